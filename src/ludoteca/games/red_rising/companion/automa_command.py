"""Run the Automa of Red Rising for a solo game with the box on your table."""

from __future__ import annotations

import argparse
import io
import json
import secrets
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ludoteca.facets.bad_input import BadInput, add_language, file_text, spoken, whole
from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.kept_file import chosen_path, save
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, family
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.companion.score_command import find_characters, score_sheet
from ludoteca.games.red_rising.pads import telling
from ludoteca.games.red_rising.pads.solo_match import AT, Owner, SoloMatch, Stage, replay
from ludoteca.games.red_rising.pads.typed_answer import Unusable
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ROWS,
    AUTOMA_ROWS_1,
    CORE,
    DEFAULT_LEVEL,
    LEVELS,
    NEUTRAL_INFLUENCE,
)  # fmt: skip
from ludoteca.kernel.luck import SEED_BYTES, seed_from

KIND = "red_rising automa"
VERSION = 2
ROWS = {1: AUTOMA_ROWS_1, VERSION: AUTOMA_ROWS}
"""What the Automa cards said in each version of the files: those of version 1 go on with the fifth card as it was (R31)."""
FIELDS = ("kind", "version", "level", "returned", "seed", "answers")


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--level", metavar="L", help=f"1 to {max(LEVELS)}; {DEFAULT_LEVEL} is the normal one")
    parser.add_argument("--returned", action="store_true", help="the variant with characters that return")
    parser.add_argument("--seed", metavar="S", help="anything; the same seed shuffles the same Automa cards")
    add_language(parser)
    parser.add_argument("--state", metavar="FILE", type=Path, help="where to keep the game")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with the game of this file")


def run(args: argparse.Namespace) -> int:
    """Talk the game through; it is kept after every answer."""
    language = spoken(args.lang)
    table = _new(args) if args.resume is None else _old(args)
    path = chosen_path(args.state, args.resume, "automa", "", "json")
    if isinstance(sys.stdin, io.TextIOWrapper):
        # What cannot be read becomes a word that nobody understands, not a crash.
        sys.stdin.reconfigure(errors="replace")
    terminal: Terminal = args.terminal

    def keep(now: SoloMatch) -> None:
        try:
            save(text_of(now), path)
        except OSError as error:
            raise BadInput(f"the game cannot be written to {path}: {error.strerror or error}") from error

    try:
        Conversation(table, keep, terminal, language).run()
    except Leave:
        _say_how_to_go_on(terminal, language, path)
    return 0


def _say_how_to_go_on(terminal: Terminal, language: Language, path: Path) -> None:
    terminal.show(language.text("common-saved"))
    terminal.print_whole(f"    ludoteca automa --resume {shlex.quote(str(path))} --lang {language.code}")


def _new(args: argparse.Namespace) -> SoloMatch:
    level = DEFAULT_LEVEL if args.level is None else whole(args.level, "--level", 1)
    if level not in LEVELS:
        raise BadInput(f"--level is 1 to {max(LEVELS)}, not {level}")
    seed = secrets.token_bytes(SEED_BYTES) if args.seed is None else seed_from("automa", args.seed)
    return SoloMatch(level, args.returned, seed)


def _old(args: argparse.Namespace) -> SoloMatch:
    if args.level is not None or args.returned or args.seed is not None:
        raise BadInput("a resumed game keeps its level, its variant and its seed")
    path = str(args.resume)
    return load(path, file_text(path))


def text_of(table: SoloMatch) -> str:
    """The game as it is kept in a file."""
    data = {
        "kind": KIND,
        "version": 1 if table.rows == AUTOMA_ROWS_1 else VERSION,
        "level": table.level,
        "returned": table.returned,
        "seed": table.seed.hex(),
        "answers": table.answers,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def load(path: str, text: str) -> SoloMatch:
    """The game of a file, played again from its answers; complains about whatever does not add up."""
    data = _checked(path, text)
    table = SoloMatch(data["level"], data["returned"], bytes.fromhex(data["seed"]), ROWS[data["version"]])
    for number, answer in enumerate(data["answers"], start=1):
        stage = table.stage.value
        try:
            table.answer(answer)
        except Unusable as error:
            raise BadInput(
                f"{path}: answer {number}, {answer!r}, does not fit the question about {stage!r}"
            ) from error
    return table


def _checked(path: str, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: this is no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise BadInput(f"{path}: this is no game against the Automa; its kind would be {KIND!r}")
    if data.get("version") not in ROWS:
        read = " and ".join([str(version) for version in ROWS])
        raise BadInput(f"{path}: the file has version {data.get('version')!r}; this program reads {read}")
    if sorted(data) != sorted(FIELDS):
        raise BadInput(f"{path}: the fields are {', '.join(FIELDS)}, not {', '.join(data)}")
    if type(data["level"]) is not int or data["level"] not in LEVELS:
        raise BadInput(f"{path}: level is 1 to {max(LEVELS)}, not {data['level']!r}")
    if not isinstance(data["returned"], bool):
        raise BadInput(f"{path}: returned is true or false, not {data['returned']!r}")
    answers = data["answers"]
    if not isinstance(answers, list) or not all(isinstance(answer, str) for answer in answers):
        raise BadInput(f"{path}: answers is a list of texts")
    if not _is_seed(data["seed"]):
        raise BadInput(f"{path}: seed is {2 * SEED_BYTES} hexadecimal digits, not {data['seed']!r}")
    return data


def _is_seed(seed: object) -> bool:
    digits = "0123456789abcdef"
    return isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and all(digit in digits for digit in seed)


# -- the conversation ------------------------------------------------------------------------------


QUESTIONS = family(
    "red_rising-companion-ask", [Stage.ODD, Stage.APOLLO, Stage.PLAYER, Stage.BLOCK, Stage.INFLUENCE]
)
HELP: dict[Stage, str] = family(
    "red_rising-companion-help", [stage for stage in Stage if stage not in (Stage.OVER, Stage.DRAWN)]
)
"""At a terminal the cards are ours: none is drawn by hand."""
CORRECTIONS = ("helium", "fleet", "influence", "cards", "token", "end")
OWNERS = ("me", "automa", "none")
KEYS = family("red_rising-companion-keys", ["yes", "no", "next", "empty", "deck", *CORRECTIONS, *OWNERS])
"""The words of a language for the words of an answer."""
MEANT = {
    Stage.ODD: (),
    Stage.APOLLO: ("yes", "no"),
    Stage.PLAYER: ("next",),
    Stage.CARD: ("empty", "deck"),
    Stage.BLOCK: ("yes", "no"),
    Stage.HAND: (),
    Stage.TOKEN: OWNERS,
    Stage.INFLUENCE: (),
    Stage.NEUTRAL: (),
    Stage.OVER: (),
}
"""The words that a stage understands, besides corrections."""
ENTER = {Stage.PLAYER: "next", Stage.CARD: "done", Stage.BLOCK: "no", Stage.NEUTRAL: str(NEUTRAL_INFLUENCE)}
"""What an empty line means, where it means something."""


class Conversation:
    """A solo game talked through at a terminal; ``save`` is called after every answer."""

    def __init__(
        self, table: SoloMatch, save: Callable[[SoloMatch], None], terminal: Terminal, language: Language
    ) -> None:
        self.table = table
        self.save = save
        self.terminal = terminal
        self.language = language

    def run(self) -> None:
        """Talk until the Automa's score is told; raises Leave when the person wants to go."""
        self.save(self.table)
        self._tell_stage()
        while self.table.stage is not Stage.OVER:
            self._turn(self.terminal.ask(self.language.say(self._question())))
        self._tell_score()

    # -- what is typed -----------------------------------------------------------------------------

    def _turn(self, typed: str) -> None:
        """Understand one line and do what it asks for."""
        word = typed.casefold()
        if word in self._keys("common-keys-leave"):
            raise Leave
        if word in self._keys("common-keys-help"):
            self._tell([Message(HELP[self.table.stage]), Message("red_rising-companion-help-always")])
        elif word in self._keys("common-keys-undo"):
            self._undo()
        else:
            self._answer(typed)

    def _answer(self, typed: str) -> None:
        try:
            answer = self._meaning(typed)
            notes = self.table.answer(answer)
        except Unusable as error:
            self._tell([error.problem, Message("red_rising-companion-hint-help")])
            return
        self.save(self.table)
        self._tell(notes)
        corrected = answer.partition(" ")[0] in CORRECTIONS
        if corrected and (answer != "end" or self.table.stage is not Stage.PLAYER):
            self._tell([telling.state(self.table)])
        else:
            self._tell_stage()

    def _undo(self) -> None:
        table = self.table
        if not table.answers:
            self._tell([Message("red_rising-companion-nothing-to-undo")])
            return
        self.table = replay(table, table.answers[:-1])
        self.save(self.table)
        self._tell([Message("red_rising-companion-undone")])
        self._tell_stage()

    def _meaning(self, typed: str) -> str:
        """The answer meant, in the words of the real table."""
        stage = self.table.stage
        if not typed:
            if stage in ENTER:
                return ENTER[stage]
            if stage is Stage.TOKEN:
                return self.table.token.value
            raise Unusable(Message("red_rising-companion-problem-empty"))
        head, _, rest = typed.casefold().partition(" ")
        word = self._word(head, CORRECTIONS)
        if word == "token":
            return f"token {self._word(rest.strip(), OWNERS)}"
        if word in CORRECTIONS and (rest or word == "end"):
            return f"{word} {rest.strip()}".strip()
        if stage is Stage.HAND:
            return self._hand(typed)
        return self._word(typed.casefold(), MEANT[stage])

    def _word(self, typed: str, allowed: tuple[str, ...]) -> str:
        for word, key in KEYS.items():
            if word in allowed and typed in self._keys(key):
                return word
        return typed

    def _keys(self, message: str) -> list[str]:
        return self.language.text(message).split()

    def _hand(self, typed: str) -> str:
        """Two numbers as they are; names are counted by the word of this game."""
        numbers = typed.replace(",", " ").split()
        if all(number.isdecimal() for number in numbers):
            return " ".join(numbers)
        cards = find_characters(typed, self.language)
        acceptable = len([card for card in cards if (CORE[card] % 2 == 1) == self.table.odd])
        return f"{acceptable} {len(cards) - acceptable}"

    # -- what is said ------------------------------------------------------------------------------

    def _tell(self, messages: list[Message]) -> None:
        for message in messages:
            self.terminal.show(_hanging(self.language.say(message)))

    def _tell_stage(self) -> None:
        told = self._stage()
        if told:
            self.terminal.show("")
            self._tell(told)

    def _stage(self) -> list[Message]:
        """All that a person needs to hear where the table stands now."""
        stage = self.table.stage
        if stage is Stage.ODD:
            return self._preparation()
        if stage is Stage.CARD:
            return [telling.card_title(self.table), *telling.card_steps(self.table)]
        if stage is Stage.PLAYER:
            return [telling.state(self.table), telling.your_turn(self.table)]
        return [telling.state(self.table)] if stage is Stage.HAND else []

    def _preparation(self) -> list[Message]:
        table = self.table
        level: dict[str, int | str | Message] = {
            "level": table.level,
            "name": Message(naming.LEVEL[str(table.level)]),
        }
        return [Message("red_rising-companion-prepare", level), *telling.preparation(table)]

    def _question(self) -> Message:
        table = self.table
        if table.stage is Stage.CARD:
            place = table.gains_from
            assert place is not None
            if table.no_deck:
                return Message("red_rising-companion-ask-card-no-deck", {"at": Message(AT[place])})
            if table.is_certain:
                return Message("red_rising-companion-ask-card-certain")
            return Message("red_rising-companion-ask-card", {"at": Message(AT[place])})
        if table.stage is Stage.HAND:
            word = "red_rising-companion-even-cards" if not table.odd else "red_rising-companion-odd-cards"
            return Message("red_rising-companion-ask-hand", {"count": table.cards, "word": Message(word)})
        if table.stage is Stage.TOKEN:
            return Message("red_rising-companion-ask-token", {"token": Message(telling.TOKENS[table.token])})
        if table.stage is Stage.NEUTRAL:
            return Message("red_rising-companion-ask-neutral", {"count": NEUTRAL_INFLUENCE})
        return Message(QUESTIONS[table.stage])

    def _tell_score(self) -> None:
        table = self.table
        self.terminal.show(
            score_sheet(Message("red_rising-companion-sheet-automa"), table.score_lines(), self.language)
        )
        self._tell([Message("red_rising-companion-compare")])
        self.terminal.print_whole(
            '    ludoteca score red_rising --hand "…" --helium N --fleet N'
            f" --influence {table.player_influence}{' --sovereign' if table.token is Owner.PLAYER else ''}"
            f" --rivals-helium {table.helium} --rivals-fleet {table.fleet} --rivals-influence {table.influence}"
            f" --neutral {table.neutral} --lang {self.language.code}"
        )


def _hanging(text: str) -> RenderableType:
    """A line of a list with its later lines under its words, any other text as it is."""
    mark, _, words = text.partition(" ")
    if mark != "·" and not mark.rstrip(".").isdigit():
        return text
    grid = Table.grid(padding=(0, 1))
    grid.add_row(mark, words)
    return grid
