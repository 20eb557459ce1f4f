"""What the Ludoteca that Python finds makes of records: they come on standard input, as JSON, and so it goes on."""

import json
import sys

from ludoteca import __version__
from ludoteca.facets.registry import find
from ludoteca.kernel.record import Record
from tests.releases.kept import standings

if __name__ == "__main__":
    records = [Record.parse(text) for text in json.load(sys.stdin)]
    found = [standings(find(record.game).rules, record) for record in records]
    json.dump({"version": __version__, "standings": found}, sys.stdout)
