"""How bots judge Fzzzt!: nothing here is a rule, and no rule asks it."""
