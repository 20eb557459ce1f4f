"""``python -m ludoteca`` is the command line."""

from ludoteca.cli import main

raise SystemExit(main())
