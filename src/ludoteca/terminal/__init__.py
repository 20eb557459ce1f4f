"""The terminal client: a table in text. It shows views and asks questions; it knows no rules."""
