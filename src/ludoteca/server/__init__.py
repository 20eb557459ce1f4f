"""The table server: rooms where people and bots play, nothing lost and nothing leaked."""
