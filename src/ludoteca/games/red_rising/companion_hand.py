"""Score a hand of Red Rising by the names of its cards: every line with its rule."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ludoteca.facets.complaint import Complaint, spoken
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, listed
from ludoteca.games.red_rising.companion_names import NoCharacter, character, find_characters, score_sheet
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.mimicry import best
from ludoteca.games.red_rising.pieces import (
    CHARACTERS,
    HELIUM_POINTS,
    INFLUENCE_TOKENS,
    LOCATIONS,
    NAMES,
    NEUTRAL_INFLUENCE,
    SOVEREIGN_POINTS,
)  # fmt: skip
from ludoteca.games.red_rising.points import FACE_DOWN, Standing
from ludoteca.games.red_rising.table import FLEET_END
from ludoteca.games.red_rising.tracks import excess, fleet_points, influence_points
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Fact
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

GAME = "red_rising"
FACE_DOWN_TEXT = "?"
HELIUM_MOST = 999
"""There is no limit to Helium; beyond this it is a slip of the finger."""
FOR_HANDS = (
    "helium", "fleet", "influence", "sovereign", "rivals_helium", "rivals_fleet", "rivals_influence", "neutral",
    "banished", "banished_before", *LOCATIONS,
)  # fmt: skip
"""The arguments that belong to --hand."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    hand = parser.add_argument_group(
        "a hand of Red Rising",
        "names in any language, separated by commas; the beginning of a name will do. End-of-game abilities are not "
        "carried out: give everything as it lies after them.",
    )
    hand.add_argument("--hand", metavar="NAMES", help='your cards: "Darrow, Sevro, The Jackal"')
    hand.add_argument("--helium", metavar="N", help="your Helium")
    hand.add_argument("--fleet", metavar="N", help="where your ship is, 0 to 10")
    hand.add_argument("--influence", metavar="N", help="your Influence on the Institute, 0 to 10")
    hand.add_argument("--sovereign", action="store_true", default=None, help="you have the Sovereign token")
    hand.add_argument("--rivals-helium", metavar="N,N", help="the Helium of each opponent")
    hand.add_argument("--rivals-fleet", metavar="N,N", help="the ship of each opponent")
    hand.add_argument("--rivals-influence", metavar="N,N", help="the Influence of each opponent")
    hand.add_argument(
        "--neutral",
        metavar="N",
        help="Influence of the neutral house; 3 against one opponent, otherwise none",
    )
    hand.add_argument("--banished", metavar="NAMES", help="the banished cards")
    hand.add_argument(
        "--banished-before",
        metavar="N",
        help="how many were banished when scoring began; else as many as named",
    )
    for location in LOCATIONS:
        what = f"the cards of this location, bottom to top; {FACE_DOWN_TEXT} for one face down"
        hand.add_argument(f"--{location}", metavar="NAMES", help=what)


def wanted(args: argparse.Namespace) -> bool:
    """Whether what was typed is about a hand of this game."""
    named = args.position == GAME and not Path(GAME).exists()
    return named or any(getattr(args, name) is not None for name in ("hand", *FOR_HANDS))


def run(args: argparse.Namespace) -> int:
    """Score a hand of Red Rising by the names of its cards."""
    language = spoken(args.lang)
    if args.hand is None:
        given = [name for name in FOR_HANDS if getattr(args, name) is not None]
        if given:
            raise Complaint(
                language.text("red_rising-companion-problem-needs-hand", option=_option(given[0]))
            )
        raise Complaint(language.text("red_rising-companion-problem-which-hand"))
    if args.position != GAME:
        raise Complaint(language.text("red_rising-companion-problem-hand-of", game=args.position))
    standing = read_standing(args, language)
    lines = score_lines(standing, neutral(args, standing, language))
    if args.json:
        plain = [
            {"name": line.name, "points": line.points, "rule": line.rule, "facts": line.facts}
            for line in lines
        ]
        total = sum([line.points for line in lines])
        print(json.dumps({"total": total, "lines": plain}, ensure_ascii=False))
        return 0
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(score_sheet(Message("red_rising-companion-sheet-hand"), lines, language))
    able = [character(card) for card in standing.hand if card in ENDINGS]
    if able:
        console.print(language.say(Message("red_rising-companion-abilities-apart", {"cards": listed(able)})))
    return 0


def read_standing(args: argparse.Namespace, language: Language) -> Standing:
    """All that was typed about a hand and what lies around it."""
    reader = _Reader(language)
    hand = reader.cards("--hand", args.hand)
    if not hand:
        raise Complaint(language.text("red_rising-companion-problem-empty-hand"))
    locations = [reader.cards(_option(name), getattr(args, name)) for name in LOCATIONS]
    banished = reader.cards("--banished", args.banished)
    rivals = {
        name: reader.numbers(_option(name), getattr(args, name), most)
        for name, most in (
            ("rivals_helium", HELIUM_MOST), ("rivals_fleet", FLEET_END), ("rivals_influence", INFLUENCE_TOKENS),
        )
    }  # fmt: skip
    count = max([len(numbers) for numbers in rivals.values()])
    for name, numbers in rivals.items():
        if numbers and len(numbers) != count:
            raise Complaint(
                language.text(
                    "red_rising-companion-problem-rivals",
                    option=_option(name),
                    count=len(numbers),
                    rivals=count,
                )
            )
    told = {name: numbers or [0] * count for name, numbers in rivals.items()}
    before = reader.number("--banished-before", args.banished_before, len(CHARACTERS))
    return Standing(
        hand=hand,
        helium=reader.number("--helium", args.helium, HELIUM_MOST) or 0,
        fleet=reader.number("--fleet", args.fleet, FLEET_END) or 0,
        influence=reader.number("--influence", args.influence, INFLUENCE_TOKENS) or 0,
        sovereign=bool(args.sovereign),
        rivals_helium=told["rivals_helium"],
        rivals_fleet=told["rivals_fleet"],
        rivals_influence=told["rivals_influence"],
        ranked_influence=told["rivals_influence"],
        locations=locations,
        banished=banished,
        banished_before=len(banished) if before is None else before,
    )


def neutral(args: argparse.Namespace, standing: Standing, language: Language) -> list[int]:
    """The Influence of the neutral house, if it takes part: as told, else against one opponent. §3, R20"""
    typed = _Reader(language).number("--neutral", args.neutral, INFLUENCE_TOKENS)
    if typed is None:
        placed = [NEUTRAL_INFLUENCE] if len(standing.rivals_influence) == 1 else []
    else:
        placed = [typed]
    standing.ranked_influence = standing.rivals_influence + placed
    return placed


def score_lines(standing: Standing, neutral: list[int]) -> list[ScoreLine]:
    """Every line of a hand and its tracks, with the best names for Oranges and colours for Grays. §8"""
    scored = best(standing)
    lines = [
        _line("assumed_name", 0, "red_rising §8.1", {"card": NAMES[card], "name": NAMES[name]})
        for card, name in sorted(scored.names.items())
    ]
    lines += [
        _line(
            "assumed_colour",
            0,
            "red_rising §8.1",
            {"card": NAMES[card], "colour": scored.colours[card].value},
        )
        for card in sorted(scored.colours)
    ]
    for found in scored.lines:
        if found.clause == 0:
            lines.append(_line("core", found.points, found.rule, {"card": NAMES[found.card]}))
        elif found.points:
            facts: dict[str, Fact] = {"card": NAMES[found.card], "clause": found.clause}
            lines.append(_line("points", found.points, found.rule, facts))
    placed = [standing.influence, *standing.rivals_influence, *neutral]
    lines += [
        _line("fleet", fleet_points(standing.fleet), "red_rising §8", {"at": standing.fleet}),
        _line("helium", standing.helium * HELIUM_POINTS, "red_rising §8", {"count": standing.helium}),
        _line("sovereign", SOVEREIGN_POINTS if standing.sovereign else 0, "red_rising §8", {}),
        _line("influence", influence_points(placed)[0], "red_rising §8", {"count": standing.influence}),
    ]
    if excess(len(standing.hand)):
        lines.append(
            _line("excess", excess(len(standing.hand)), "red_rising §8", {"count": len(standing.hand)})
        )
    return lines


def _line(name: str, points: int, rule: str, facts: dict[str, Fact]) -> ScoreLine:
    return ScoreLine(Seat(0), name, points, rule, facts)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


class _Reader:
    """Reads what was typed; a character that lies in two places is a complaint."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.laid: dict[Card, str] = {}

    def cards(self, option: str, typed: str | None) -> tuple[Card, ...]:
        """The cards named, in this order."""
        found: list[Card] = []
        for part in (typed or "").split(","):
            if part.strip() == FACE_DOWN_TEXT and option.removeprefix("--") in LOCATIONS:
                found.append(FACE_DOWN)
                continue
            try:
                named = find_characters(part, self.language)
            except NoCharacter as error:
                raise Complaint(f"{option}: {self.language.say(error.problem)}") from error
            for card in named:
                self._lay(card, option)
            found += named
        return tuple(found)

    def _lay(self, card: Card, option: str) -> None:
        if card in self.laid:
            twice = Message("red_rising-companion-problem-twice", {"card": character(card)})
            where = option if self.laid[card] == option else f"{self.laid[card]}, {option}"
            raise Complaint(f"{where}: {self.language.say(twice)}")
        self.laid[card] = option

    def number(self, option: str, typed: str | None, most: int) -> int | None:
        """A whole number from 0, if one was typed."""
        if typed is None:
            return None
        text = typed.strip()
        if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text) <= most):
            problem = Message(
                "red_rising-companion-problem-number", {"typed": text, "least": 0, "most": most}
            )
            raise Complaint(f"{option}: {self.language.say(problem)}")
        return int(text)

    def numbers(self, option: str, typed: str | None, most: int) -> list[int]:
        """Whole numbers, one for each opponent."""
        parts: Sequence[str] = [] if typed is None else typed.split(",")
        return [number for part in parts if (number := self.number(option, part, most)) is not None]
