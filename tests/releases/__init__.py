"""What released versions have written, kept for ever: every later version opens it."""
