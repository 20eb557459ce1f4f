"""What a box is made of: the Game, its facets with their defaults, and what facets are built on."""
