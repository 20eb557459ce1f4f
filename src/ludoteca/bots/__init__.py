"""Bots: computer players. Each gets a perspective and nothing else."""
