"""Zombie Fluxx, where the rules change in play, for 2 to 6 players (Andrew Looney, 2007)."""
