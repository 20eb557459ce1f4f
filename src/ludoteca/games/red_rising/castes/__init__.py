"""The abilities of the characters, filed by caste."""
