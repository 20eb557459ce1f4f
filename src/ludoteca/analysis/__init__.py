"""Analysis: what a search thinks of a position, and of the decisions of a finished match."""
