"""Solved positions: of each game some in which exact solvers know which choices are best."""
