"""Goblins, Inc., where two teams build robots and let them fight, for 2 to 4 players (Filip Neduk, 2012)."""
