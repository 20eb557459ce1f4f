"""Drawing: the pieces that screens for the terminal are made of."""
