"""Red Rising for 2 to 6 players, or alone against the Automa (Jamey Stegmaier, Alexander Schmidt, 2021)."""
