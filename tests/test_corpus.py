"""Old games: records that every change replays, playthroughs for a reviewer to read, and counts of moves.

``python -m tests.test_corpus`` records games of variants that have none yet, keeps the old ones, and writes the rest anew.
After a change of the rules that is meant, raise their version first. Records of the version before stay as long as its rules are
kept in the box (``earlier``); without them, delete these records.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.laws import variants
from ludoteca.laws.law import draw_answer
from ludoteca.laws.perft import perft_of
from ludoteca.laws.playthrough import playthrough
from tests.boxes import built_in

HERE = Path(__file__).parent
RECORDS = HERE / "records"
SCORES = RECORDS / "scores.json"
PLAYTHROUGHS = HERE / "playthroughs"
PERFT = HERE / "perft.json"
GAMES_PER_VARIANT = 2
DEPTH = 3
AGAIN = "if this change of the rules is meant: python -m tests.test_corpus, and read the difference"


def tables() -> Iterator[tuple[Rules, int]]:
    """Every game at every number of seats."""
    for rules in [find(game).rules for game in built_in()]:
        low, high = rules.identity.seats
        for seats in range(low, high + 1):
            yield rules, seats


def record_names() -> Iterator[tuple[str, Rules, int, dict[str, str], int]]:
    """The name of each record with what it is a record of."""
    for rules in [find(game).rules for game in built_in()]:
        for seats, options in variants(rules):
            for number in range(1, GAMES_PER_VARIANT + 1):
                chosen = "-".join(options.values())
                yield f"{_name(rules)}-{seats}-{chosen}-{number}", rules, seats, options, number


def _name(rules: Rules) -> str:
    """What records of these rules are called by: those of later versions stand beside the earlier ones."""
    identity = rules.identity
    return identity.id if identity.version == 1 else f"{identity.id}.{identity.version}"


def played(name: str, rules: Rules, seats: int, options: dict[str, str]) -> Match:
    """A match whose answers are drawn at random."""
    match = Match.start(rules, seats, seed_from("corpus", name), options)
    luck = Luck(seed_from("corpus answers", name))
    while not match.over:
        match.take(*draw_answer(match, luck))
    return match


def ending(match: Match) -> dict[str, Any]:
    """How a match ended, as it is kept beside its record."""
    outcome = match.outcome()
    return {"scores": list(outcome.scores), "ranks": list(outcome.ranks), "answers": len(match.history)}


def playthrough_text(rules: Rules, seats: int) -> str:
    return playthrough(rules, seats, {}, "corpus")


def counts(rules: Rules, seats: int) -> list[int]:
    return perft_of(rules, seats, seed_from("perft"), DEPTH)


def write_corpus() -> None:
    """Record what is missing; write playthroughs and counts anew."""
    for name, rules, seats, options, _ in record_names():
        path = RECORDS / f"{name}.txt"
        if not path.exists():
            path.write_text(played(name, rules, seats, options).record().text(), encoding="utf-8")
    endings = {}
    for path in sorted(RECORDS.glob("*.txt")):
        record = Record.parse(path.read_text(encoding="utf-8"))
        endings[path.stem] = ending(Match.replay(find(record.game, record.rules).rules, record))
    SCORES.write_text(_lines(endings), encoding="utf-8")
    for rules, seats in tables():
        path = PLAYTHROUGHS / f"{rules.identity.id}-{seats}.txt"
        path.write_text(playthrough_text(rules, seats), encoding="utf-8")
    perft = {f"{rules.identity.id}-{seats}": counts(rules, seats) for rules, seats in tables()}
    PERFT.write_text(_lines(perft), encoding="utf-8")


def _lines(data: dict[str, Any]) -> str:
    """JSON with a line for each entry, so that a difference can be read."""
    rows = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


every_table = pytest.mark.parametrize(
    ("rules", "seats"),
    [pytest.param(rules, seats, id=f"{rules.identity.id}-{seats}") for rules, seats in tables()],
)


def test_every_variant_is_in_the_corpus() -> None:
    kept = {path.stem for path in RECORDS.glob("*.txt")}
    assert kept >= {named[0] for named in record_names()}, AGAIN


def test_every_record_has_its_scores_beside_it() -> None:
    assert set(json.loads(SCORES.read_text())) == {path.stem for path in RECORDS.glob("*.txt")}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_an_old_game_ends_as_it_did(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    match = Match.replay(find(record.game, record.rules).rules, record)
    assert ending(match) == json.loads(SCORES.read_text())[path.stem], AGAIN


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_an_old_game_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert Match.replay(find(record.game, record.rules).rules, record).record().text() == text, AGAIN


@every_table
def test_a_playthrough_reads_as_it_did(rules: Rules, seats: int) -> None:
    path = PLAYTHROUGHS / f"{rules.identity.id}-{seats}.txt"
    assert playthrough_text(rules, seats).encode() == path.read_bytes(), AGAIN


@every_table
def test_there_are_as_many_ways_to_begin_as_there_were(rules: Rules, seats: int) -> None:
    assert counts(rules, seats) == json.loads(PERFT.read_text())[f"{rules.identity.id}-{seats}"], AGAIN


if __name__ == "__main__":
    write_corpus()
