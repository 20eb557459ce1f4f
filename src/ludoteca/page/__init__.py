"""The page that is the whole table: the rooms of the server, run in a worker of the browser."""
