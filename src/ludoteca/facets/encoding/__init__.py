"""Encodings: a seat's knowledge as rows of bytes, and options as numbered actions."""
