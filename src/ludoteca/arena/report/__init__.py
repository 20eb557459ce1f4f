"""The report of an arena: one page with tables and plots."""
