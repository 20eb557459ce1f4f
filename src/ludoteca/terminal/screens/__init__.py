"""The screens, one module for each game; see the registry."""
