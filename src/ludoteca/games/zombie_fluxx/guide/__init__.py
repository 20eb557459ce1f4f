"""How bots judge Zombie Fluxx: nothing here is a rule, and no rule asks it."""
