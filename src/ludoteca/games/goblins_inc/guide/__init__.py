"""How bots judge Goblins, Inc.: nothing here is a rule, and no rule asks it."""
