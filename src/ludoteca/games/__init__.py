"""The games, one package each; see the registry."""
