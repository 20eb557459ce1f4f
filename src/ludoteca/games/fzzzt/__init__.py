"""Fzzzt!, an auction of robots for 2 to 4 players (Tony Boydell, 2009)."""
