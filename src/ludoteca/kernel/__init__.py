"""The kernel: seats, luck, zones, decisions, matches. It knows no game."""
