"""The Game: one box with everything that belongs to one game, its rules and the facets around them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

from ludoteca.facets.display import PLAIN, Display
from ludoteca.facets.extra import reason
from ludoteca.facets.guide import PLAIN_GUIDE, Guide
from ludoteca.facets.insight import NO_INSIGHT, Insight
from ludoteca.facets.lesson import BadLesson, Lesson, lessons_in
from ludoteca.facets.words import PlainWords, Words
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.rules import Identity, Rules

if TYPE_CHECKING:
    # What draws or is counted needs libraries that playing does not: it is loaded when asked for.
    from ludoteca.facets.companion import Companion
    from ludoteca.facets.drawing.scene import Screen
    from ludoteca.facets.encoding.encoder import Encoder, Encoding
    from ludoteca.facets.encoding.plan import Knowledge
    from ludoteca.facets.encoding.traits import Traits
    from ludoteca.facets.pad import Pad
    from ludoteca.facets.twin import Twin

LEVELS: Final = ("beginner", "casual", "skilled", "expert")
"""The levels that people choose bots by, the weakest first."""


class BadGame(Exception):
    """A box that cannot be opened, or a facet that is not what it should be; the message names the package."""


class NotHere(LookupError):
    """The game or the version of its rules that is asked for is not here; the message says what there is."""


class OldRules(NotHere):
    """The game is here, but not this version of its rules."""


@dataclass(frozen=True)
class Counted:
    """The open field of a table that counts its rounds, or its turns."""

    field: str
    unit: Literal["round", "turn"]


class Game:
    """One game as everybody outside its package knows it.

    ``package`` is the package of the game, ``__name__`` in its ``__init__``. Each facet is named by the module that holds
    it, or by ``module:attribute``, and loaded when it is asked for; a module that has the facet's name in
    capitals means that. The rules and the guide may also be given as they are. All but the rules may be left out: there is a
    plain one of each.

    ``earlier`` keeps earlier versions of the rules: for each its ``rules``, and what else was another facet then.
    """

    def __init__(
        self,
        package: str,
        *,
        rules: str | Rules,
        words: str | None = None,
        display: str | None = None,
        guide: str | Guide | None = None,
        encoding: str | None = None,
        traits: str | None = None,
        screen: str | None = None,
        insight: str | None = None,
        companion: str | None = None,
        pads: str | None = None,
        twin: str | None = None,
        board: str | None = None,
        levels: tuple[str, ...] = LEVELS,
        stand_in: str = "casual",
        minutes: str = "",
        usual: int | None = None,
        counted: Counted | None = None,
        earlier: Mapping[int, Mapping[str, Any]] = MappingProxyType({}),
    ) -> None:
        self.package = package
        self.levels = levels
        self.stand_in = stand_in
        """The level that takes over where a person or a bot does not answer."""
        self.minutes = minutes
        """About how long a match lasts, such as ``10–40``; empty if nobody knows."""
        self._usual = usual
        self.counted = counted
        """What of its table says how far a match is; None if nothing does."""
        self._facets: dict[str, Any] = {
            "rules": rules, "words": words, "display": display, "guide": guide, "encoding": encoding,
            "traits": traits,
            "screen": screen, "insight": insight, "companion": companion, "pads": pads,
            "twin": twin,
        }  # fmt: skip
        self._board = board
        self._earlier = earlier
        self._then: dict[int, Game] = {}

    def __repr__(self) -> str:
        return f"<Game {self.package}>"

    def _load(self, facet: str) -> Any:
        """A facet as its package gives it, or None; raises BadGame if it is not there."""
        given = self._facets[facet]
        if not isinstance(given, str):
            return given
        module, _, attribute = given.partition(":")
        try:
            found = import_module(f"{self.package}.{module}")
            return getattr(found, attribute) if attribute else getattr(found, facet.upper(), found)
        except Exception as error:
            raise BadGame(
                f"{self.package}: its {facet} ({given}) cannot be loaded: {reason(error)}"
            ) from error

    # -- the rules ---------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Rules:
        """How it is played."""
        found: Rules = self._load("rules")
        if not isinstance(getattr(found, "identity", None), Identity):
            raise BadGame(f"{self.package}: its rules ({self._facets['rules']}) have no identity")
        return found

    @property
    def identity(self) -> Identity:
        """What it is called and how it can be played."""
        return self.rules.identity

    @property
    def id(self) -> str:
        """The name by which programs know it."""
        return self.identity.id

    @property
    def usual(self) -> int:
        """How many sit at a table that nobody set up otherwise."""
        least, most = self.identity.seats
        return max(least, min(most, 2 if self._usual is None else self._usual))

    def start(
        self, seats: int, seed: bytes, options: Mapping[str, str] | None = None, log: Log = Log.KEPT
    ) -> Match:
        """A new match, set up and waiting for its first answer."""
        return Match.start(self.rules, seats, seed, options, log)

    def of(self, version: int) -> Game:
        """The game by this version of its rules; raises OldRules if it is not kept."""
        if version == self.identity.version:
            return self
        if version not in self._then:
            facets = self._earlier.get(version)
            if facets is None:
                kept = ", ".join([str(number) for number in sorted([*self._earlier, self.identity.version])])
                raise OldRules(f"{self.id} is played by rules {kept} here; rules {version} are not kept")
            then = Game(
                self.package,
                **{**self._facets, "board": self._board, **facets},
                levels=self.levels,
                stand_in=self.stand_in,
                minutes=self.minutes,
                usual=self._usual,
                counted=self.counted,
            )
            if (then.id, then.identity.version) != (self.id, version):
                raise BadGame(
                    f"{self.package}: its earlier rules {version} are {then.id} {then.identity.version}"
                )
            self._then[version] = then
        return self._then[version]

    # -- what people see ---------------------------------------------------------------------------

    @cached_property
    def words(self) -> Words:
        """What it has to say, as messages."""
        found: Words | None = self._load("words")
        return PlainWords(self.identity, self.fluent("en")) if found is None else found

    @cached_property
    def display(self) -> Display:
        """How its cards and its table look on a screen."""
        found: Display | None = self._load("display")
        return PLAIN if found is None else found

    @cached_property
    def screen(self) -> Screen:
        """How it looks in a terminal."""
        found: Screen | None = self._load("screen")
        if found is None:
            from ludoteca.facets.drawing.plain import PlainScreen

            return PlainScreen(self.words)
        return found

    def fluent(self, code: str) -> str:
        """Its messages in a language, in English where it does not speak that; empty if it has none."""
        return self._text("lang", f"{code}.ftl") or self._text("lang", "en.ftl")

    def manual(self, code: str) -> str:
        """Its rules for people in a language, in English where they are not told in that; empty if there are none."""
        return self._text("manual", f"{code}.md") or self._text("manual", "en.md")

    def positions(self) -> dict[str, Any]:
        """The positions that its rules show pictures of, by name: each with the seat that looks at it."""
        return dict(json.loads(self._text("manual", "positions.json") or "{}"))

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The guided first matches that its package brings; none if it has no file of them."""
        spec = import_module(self.package).__spec__
        if spec is None or spec.submodule_search_locations is None:
            return ()
        try:
            return lessons_in(files(self.package))
        except BadLesson as error:
            raise BadGame(f"{self.package}: {error}") from error

    def _text(self, folder: str, name: str) -> str:
        spec = import_module(self.package).__spec__
        if spec is None or spec.submodule_search_locations is None:
            return ""  # A game in a single module has no folders.
        file = files(self.package).joinpath(folder, name)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    @cached_property
    def board(self) -> Traversable | None:
        """The folder of a browser board that the package brings, built: board.js and perhaps board.css."""
        if self._board is None:
            return None
        folder = files(self.package).joinpath(self._board)
        if not folder.joinpath("board.js").is_file():
            raise BadGame(f"{self.package}: its board ({self._board}) has no board.js")
        return folder

    # -- who plays and who counts ------------------------------------------------------------------

    @cached_property
    def guide(self) -> Guide:
        """What a search asks of it."""
        found: Guide | None = self._load("guide")
        return PLAIN_GUIDE if found is None else found

    @cached_property
    def encoding(self) -> Encoding:
        """How a seat's knowledge and its options become numbers."""
        found: Encoding | None = self._load("encoding")
        if found is None:
            from ludoteca.facets.encoding.plain import PlainEncoding

            return PlainEncoding(self.rules)
        return found

    def encoder(
        self, players: int, options: Mapping[str, str] | None = None, knowledge: Knowledge | None = None
    ) -> Encoder:
        """The encoder of a match of so many; raises ValueError for what there is not."""
        from ludoteca.facets.encoding.plan import Knowledge

        settled = self.identity.settle(players, options or {})
        made = self.encoding.encoder(players, settled, knowledge or Knowledge.VIEW)
        if made.rules.identity.version != self.identity.version:
            raise ValueError(f"{self.id} has no encoding of its rules {self.identity.version}")
        return made

    @cached_property
    def traits(self) -> Traits | None:
        """What a network may be told of its cards."""
        found: Traits | None = self._load("traits")
        return found

    @cached_property
    def insight(self) -> Insight:
        """What there is to learn from its matches."""
        found: Insight | None = self._load("insight")
        return NO_INSIGHT if found is None else found

    @cached_property
    def companion(self) -> Companion | None:
        """What helps beside a real table."""
        found: Companion | None = self._load("companion")
        return found

    @cached_property
    def pads(self) -> Mapping[str, Pad]:
        """What a phone beside a real table can be, by name; at least a score pad."""
        found: Mapping[str, Pad] | None = self._load("pads")
        if found is None:
            from ludoteca.facets.plain_pad import plain_pad

            return {"score": plain_pad(self.identity, self.words, self.fluent("en"))}
        return found

    @cached_property
    def twin(self) -> Twin | None:
        """The same game in another framework."""
        found: Twin | None = self._load("twin")
        return found
