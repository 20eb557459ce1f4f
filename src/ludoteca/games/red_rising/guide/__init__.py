"""How bots judge Red Rising; beside each ability, the castes also file what it is worth."""
