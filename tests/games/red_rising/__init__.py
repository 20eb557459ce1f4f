"""The rulings of Red Rising."""
