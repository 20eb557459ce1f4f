"""Fuzzing is the same on every machine, so that a red test is the change's own; LUDOTECA_FUZZ=soak looks further."""

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=3000, deadline=None)
settings.load_profile(os.environ.get("LUDOTECA_FUZZ", "steady"))
