"""Environments for researchers: the same games through the interfaces that learning code speaks."""
