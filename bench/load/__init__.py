"""Load and faults of the table server: scripted people, killed processes, cut lines. On loopback only."""
