"""``ludoteca`` and ``python -m ludoteca`` are the command line."""

from __future__ import annotations

from ludoteca.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
