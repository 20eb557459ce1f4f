"""Fuzzing is the same on every machine, so that a red test is the change's own; LUDOTECA_FUZZ=soak looks further, and
LUDOTECA_FUZZ=brief less far."""

import os
import re
from pathlib import Path

try:
    from hypothesis import settings
except ImportError:
    # It has no build for WebAssembly: whatever fuzzes stays out there.
    tests = Path(__file__).parent.rglob("*.py")
    collect_ignore = [
        str(test) for test in tests if re.search("^from hypothesis", test.read_text(), re.MULTILINE)
    ]
else:
    settings.register_profile("steady", derandomize=True, deadline=None)
    settings.register_profile("brief", derandomize=True, deadline=None, max_examples=20)
    settings.register_profile("soak", max_examples=3000, deadline=None)
    settings.load_profile(os.environ.get("LUDOTECA_FUZZ", "steady"))
