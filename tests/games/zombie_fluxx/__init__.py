"""The rulings of Zombie Fluxx."""
