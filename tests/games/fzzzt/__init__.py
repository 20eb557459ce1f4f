"""The rulings of Fzzzt!."""
