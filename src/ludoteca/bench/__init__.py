"""The benchmark: our own figures, and the peers' beside them in the same run."""
