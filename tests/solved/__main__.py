"""Make solved positions anew: python -m tests.solved GAME COUNT SEED > tests/solved/GAME.json."""

from __future__ import annotations

import json
import sys

from tests.solved.solved import solver

if __name__ == "__main__":
    game, count, seed = sys.argv[1:]
    print(json.dumps(solver(game).generate(int(count), seed), indent=0))
