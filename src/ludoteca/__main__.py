"""``ludoteca`` and ``python -m ludoteca`` are the command line."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line; a component file that does not add up is bad input like any other."""
    try:
        from ludoteca.cli import main as run
    except ValueError as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
