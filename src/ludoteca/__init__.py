"""Ludoteca: a digital table for modern tabletop games."""

__version__ = "0.1.0"
