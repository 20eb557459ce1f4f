"""The routes of the HTTP interface, one module a noun."""
