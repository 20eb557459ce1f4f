"""Information-set Monte Carlo tree search: one search for all games, over what a seat may know."""
