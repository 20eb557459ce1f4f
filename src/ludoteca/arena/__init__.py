"""The arena: many matches between bots, and what comes out of them."""
