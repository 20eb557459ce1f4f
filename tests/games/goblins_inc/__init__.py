"""The rulings of Goblins, Inc."""
