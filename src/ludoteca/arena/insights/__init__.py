"""Insights: what wins a game, counted over many matches."""
