"""Score a hand of Red Rising by the names of its cards: every line with its rule."""

from __future__ import annotations

import argparse
import json
import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ludoteca.facets.bad_input import BadInput, spoken
from ludoteca.facets.language import Language, language, languages
from ludoteca.facets.message import Message, cited, listed
from ludoteca.games.red_rising import naming, words
from ludoteca.games.red_rising.clauses import Stat
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.pads.hand import wanted as wanted_by
from ludoteca.games.red_rising.pads.typed_answer import Unusable, number
from ludoteca.games.red_rising.pieces import (
    CHARACTERS,
    INFLUENCE_TOKENS,
    LOCATIONS,
    NAMES,
    NEUTRAL_INFLUENCE,
    NUMBERS,
)  # fmt: skip
from ludoteca.games.red_rising.points import FACE_DOWN, Standing
from ludoteca.games.red_rising.scoring import excess_lines, hand_lines, track_lines
from ludoteca.games.red_rising.table import FLEET_END
from ludoteca.kernel.card import Card
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
        "carried out: give everything as it lies after them. What a card asks for has to be told; what lies nowhere is told "
        'as ""; tracks that are not told are not counted.',
    )
    hand.add_argument("--hand", metavar="NAMES", help='your cards: "Darrow, Sevro, The Jackal"')
    hand.add_argument("--helium", metavar="N", help="your Helium")
    hand.add_argument("--fleet", metavar="N", help="where your ship is, 0 to 10")
    hand.add_argument("--influence", metavar="N", help="your Influence on the Institute, 0 to 10")
    hand.add_argument(
        "--sovereign",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="whether you have the Sovereign token",
    )
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
            raise BadInput(language.text("red_rising-companion-problem-needs-hand", option=_option(given[0])))
        raise BadInput(language.text("red_rising-companion-problem-which-hand"))
    if args.position != GAME:
        raise BadInput(language.text("red_rising-companion-problem-hand-of", game=args.position))
    standing = read_standing(args, language)
    _complain_of_missing(args, standing, language)
    lines = score_lines(args, standing, neutral(args, standing, language))
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
        raise BadInput(language.text("red_rising-companion-problem-empty-hand"))
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
            raise BadInput(
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


def _complain_of_missing(args: argparse.Namespace, standing: Standing, language: Language) -> None:
    """Raise BadInput with whatever the cards ask for and nobody has told: nothing is taken for granted."""
    asked = wanted_by(standing.hand)
    needed = [stat.value for stat in Stat if stat in asked.own]
    needed += [f"rivals_{stat.value}" for stat in Stat if stat in asked.compared]
    if asked.token is not None:
        needed.append("sovereign")
    if asked.on_locations or asked.top_core is not None or asked.bare is not None:
        needed += LOCATIONS
    if asked.among_banished or asked.banished is not None:
        needed.append("banished")
    if asked.banished_before is not None and args.banished is None:
        needed.append("banished_before")
    if args.influence is not None:
        needed.append("rivals_influence")
    missing = [_option(name) for name in dict.fromkeys(needed) if getattr(args, name) is None]
    if missing:
        raise BadInput(language.text("red_rising-companion-problem-missing", options=", ".join(missing)))


def score_lines(args: argparse.Namespace, standing: Standing, neutral: list[int]) -> list[ScoreLine]:
    """Every line of a hand and of the tracks that were told, with the best names for Oranges and colours for Grays. §8"""
    me, placed = Seat(0), [standing.influence, *standing.rivals_influence, *neutral]
    tracks = track_lines(me, standing.fleet, standing.helium, standing.sovereign, placed)
    told = [line for line in tracks if getattr(args, line.name) is not None]
    return [*hand_lines(me, standing), *told, *excess_lines(me, len(standing.hand))]


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
            except Unusable as error:
                raise BadInput(f"{option}: {self.language.say(error.problem)}") from error
            for card in named:
                self._lay(card, option)
            found += named
        return tuple(found)

    def _lay(self, card: Card, option: str) -> None:
        if card in self.laid:
            twice = Message("red_rising-companion-problem-twice", {"card": character(card)})
            where = option if self.laid[card] == option else f"{self.laid[card]}, {option}"
            raise BadInput(f"{where}: {self.language.say(twice)}")
        self.laid[card] = option

    def number(self, option: str, typed: str | None, most: int) -> int | None:
        """A whole number from 0, if one was typed."""
        if typed is None:
            return None
        try:
            return number(typed.strip(), 0, most)
        except Unusable as error:
            raise BadInput(f"{option}: {self.language.say(error.problem)}") from error

    def numbers(self, option: str, typed: str | None, most: int) -> list[int]:
        """Whole numbers, one for each opponent."""
        parts: Sequence[str] = typed.split(",") if typed else []
        return [found for part in parts if (found := self.number(option, part, most)) is not None]


# -- hands in words --------------------------------------------------------------------------------


SEPARATORS = re.compile(r"[,;]")
WORD = re.compile(r"\w+")
SHOWN_AT_MOST = 6


# -- finding characters ----------------------------------------------------------------------------


def character(card: Card) -> Message:
    """What people call a character."""
    return naming.card(NAMES[card])


def words_of(name: str) -> list[str]:
    """The words of a name without case, accents, dots and quotation marks."""
    bare = "".join(
        [
            letter
            for letter in unicodedata.normalize("NFKD", name.casefold())
            if not unicodedata.combining(letter)
        ]
    )
    return WORD.findall(re.sub(r"['’ʼ]", "", bare))


@cache
def _spellings(code: str) -> tuple[tuple[Card, list[str]], ...]:
    """Each character with the words of its name in a language."""
    spoken = language(code)
    return tuple([(card, words_of(spoken.say(character(card)))) for card in CHARACTERS])


def find_character(typed: str, spoken: Language) -> Card:
    """The character of this name in any language, or the only one whose name begins so; raises Unusable."""
    words = words_of(typed)
    if not words:
        raise Unusable(Message("red_rising-companion-problem-no-name"))
    own = _spellings(spoken.code)
    every = [spelling for code in languages() for spelling in _spellings(code)]
    notation = [(card, words_of(NAMES[card])) for card in CHARACTERS]
    for fits in (_is, _begins, _contains):
        for spellings in (own, every, notation):
            found = sorted({card for card, name in spellings if fits(words, name)})
            if len(found) == 1:
                return found[0]
            if found:
                names = [spoken.say(character(card)) for card in found[:SHOWN_AT_MOST]]
                more = " …" if len(found) > SHOWN_AT_MOST else ""
                facts: dict[str, int | str | Message] = {
                    "typed": cited(typed.strip()),
                    "fits": ", ".join(names) + more,
                }
                raise Unusable(Message("red_rising-companion-problem-ambiguous", facts))
    raise Unusable(Message("red_rising-companion-problem-unknown", {"typed": cited(typed.strip())}))


def _is(words: Sequence[str], name: Sequence[str]) -> bool:
    return list(words) == list(name)


def _begins(words: Sequence[str], name: Sequence[str]) -> bool:
    return len(words) <= len(name) and all(
        full.startswith(word) for word, full in zip(words, name, strict=False)
    )


def _contains(words: Sequence[str], name: Sequence[str]) -> bool:
    return any(_begins(words, name[start:]) for start in range(1, len(name)))


def find_characters(typed: str, spoken: Language) -> list[Card]:
    """The characters named, separated by commas; raises Unusable, also if one is named twice."""
    found: list[Card] = []
    for part in SEPARATORS.split(typed):
        if not part.strip():
            continue
        card = find_character(part, spoken)
        if card in found:
            raise Unusable(Message("red_rising-companion-problem-twice", {"card": character(card)}))
        found.append(card)
    return found


# -- telling the score -----------------------------------------------------------------------------


def end_text(card: Card, spoken: Language) -> str:
    """What a card says about the end of the game."""
    whole = spoken.text(naming.TEXTS[NAMES[card]])
    return whole.partition(spoken.text("red_rising-companion-end-marker"))[2].strip() or whole


def score_sheet(title: Message, lines: Sequence[ScoreLine], spoken: Language) -> RenderableType:
    """All lines with their points and rules, and the total."""
    table = Table(title=spoken.say(title), box=box.SIMPLE_HEAD, title_style="bold", title_justify="left")
    table.add_column(spoken.text("common-sheet-what"), ratio=1, overflow="fold")
    table.add_column(spoken.text("common-sheet-points"), justify="right")
    table.add_column(spoken.text("common-sheet-rule"), style="dim", no_wrap=True)
    explained: set[object] = set()
    for line in lines:
        message = words.score_line(line)
        if line.name == "points" and line.facts["card"] not in explained:
            # The first line that a card's text brings says what the text is.
            card = NUMBERS[str(line.facts["card"])]
            message = Message(
                "red_rising-companion-line-points", {"card": character(card), "text": end_text(card, spoken)}
            )
            explained.add(line.facts["card"])
        table.add_row(spoken.say(message), str(line.points), line.rule)
    table.add_section()
    total = sum([line.points for line in lines])
    table.add_row(Styled(spoken.text("common-sheet-total"), "bold"), Styled(str(total), "bold"), "")
    return table
