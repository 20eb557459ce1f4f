"""The Automa at a real table: the box lies before a person, and this is the Automa's deck, its memory and its rules.

A pure state machine. It stands at a stage, has something to say about it, and takes answers as plain words; what the
person moves stays with the person. The header (level, variant, seed) and the answers so far give the same state for
ever, so that a game is kept as a list of words, like a record. §10
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from ludoteca.facets.message import Message
from ludoteca.games.red_rising.automaton import first_open, location_of, onward, shown_by_luna
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ARROW,
    AUTOMA_BASE_POINTS,
    AUTOMA_BONUS_CAP,
    AUTOMA_CARDS,
    AUTOMA_DEPLOY,
    AUTOMA_EXTRA,
    AUTOMA_GAIN,
    AUTOMA_START_HAND,
    CARDS_PER_TURN,
    CHARACTERS,
    END_THRESHOLD,
    HELIUM_POINTS,
    INFLUENCE_TOKENS,
    JUPITER,
    LEVELS,
    LUNA,
    MARS,
    PRIORITIES,
    SET_ASIDE,
    SOVEREIGN_POINTS,
    Arrow,
    Extra,
)  # fmt: skip
from ludoteca.games.red_rising.realwords import Unusable, expect, number, yes
from ludoteca.games.red_rising.table import AUTOMA
from ludoteca.games.red_rising.tracks import automa_kept, fleet_points, influence_points
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Fact
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.rules import ScoreLine

LAID_OUT: Final = 8
"""The cards on the locations at the start, whose core values say the word. §10.2"""

AT: Final = (
    "red_rising-companion-at-jupiter",
    "red_rising-companion-at-mars",
    "red_rising-companion-at-luna",
    "red_rising-companion-at-institute",
)
GETS: Final = (
    "red_rising-companion-gets-ship",
    "red_rising-companion-gets-helium",
    "red_rising-companion-gets-token",
    "red_rising-companion-gets-influence",
)
ARROWS: Final = {
    Arrow.LEFT: "red_rising-companion-arrow-left",
    Arrow.RIGHT: "red_rising-companion-arrow-right",
}


class Stage(Enum):
    """What is waited for."""

    ODD = "odd"
    APOLLO = "apollo"
    PLAYER = "player"
    CARD = "card"
    BLOCK = "block"
    HAND = "hand"
    TOKEN = "token"
    INFLUENCE = "influence"
    NEUTRAL = "neutral"
    OVER = "over"


class Owner(Enum):
    """Who has the Sovereign token, or begins."""

    NOBODY = "none"
    PLAYER = "me"
    AUTOMA = "automa"


class RealTable:
    """The Automa's side of a solo game."""

    def __init__(self, level: int, returned: bool, seed: bytes) -> None:
        self.level = level
        self.returned = returned
        self.seed = seed
        self.answers: list[str] = []
        self.luck = Luck(seed)
        self.deck: list[Card] = []
        """The Automa cards still to come, the next one last."""
        self._mix()
        places = list(range(len(PRIORITIES)))
        self.luck.shuffle("priorities", places)
        self.priorities: tuple[int, ...] = tuple(places)
        self.stage = Stage.ODD
        self.odd = False
        self.apollo = False
        self.first = Owner.PLAYER
        self.helium = 0
        self.fleet = 0
        self.influence = 0
        self.token = Owner.NOBODY
        self.cards = AUTOMA_START_HAND
        self.turns = 0
        """How many turns the Automa has begun."""
        self.number = 0
        """Which card of the turn is carried out, from 1."""
        self.shown: Card | None = None
        self.passed = 0
        """How many locations the search for a card has passed over."""
        self.no_deck = False
        self.met = 0
        """How many end conditions the Automa met when that was last looked at."""
        self.ending = False
        self.extra = False
        self.acceptable = 0
        self.unacceptable = 0
        self.player_influence = 0
        self.neutral = 0
        self.notes: list[Message] = []
        """What the last answer has brought about."""

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def card(self) -> Card:
        """The Automa card that is carried out."""
        assert self.shown is not None
        return self.shown

    @property
    def deploys_to(self) -> int:
        """The location that the card deploys to. §10.3"""
        return location_of(self.priorities, AUTOMA_DEPLOY[self.card])

    @property
    def way(self) -> list[int]:
        """The locations at which the card may be gained, in the order of the search. §10.4"""
        return onward(location_of(self.priorities, AUTOMA_GAIN[self.card]), AUTOMA_ARROW[self.card])

    @property
    def gains_from(self) -> int | None:
        """The location where the search for a card stands; None when all were empty."""
        return self.way[self.passed] if self.passed < len(self.way) else None

    @property
    def is_certain(self) -> bool:
        """Whether a card lies there for sure, since it was deployed there just now."""
        return not self.no_deck and self.gains_from == self.deploys_to

    @property
    def conditions(self) -> int:
        """How many of the three end conditions the Automa meets. §7"""
        return len([value for value in (self.helium, self.fleet, self.influence) if value >= END_THRESHOLD])

    def score_lines(self) -> list[ScoreLine]:
        """Every line of the Automa's score. §10.7"""
        placed = influence_points([self.influence, self.player_influence, self.neutral])[0]
        good, bad = automa_kept(self.acceptable, self.unacceptable)
        each = LEVELS[self.level]
        token = SOVEREIGN_POINTS if self.token is Owner.AUTOMA else 0
        return [
            _line("automa_base", AUTOMA_BASE_POINTS, "red_rising §10.7"),
            _line("fleet", fleet_points(self.fleet), "red_rising §8", {"at": self.fleet}),
            _line("helium", self.helium * HELIUM_POINTS, "red_rising §8", {"count": self.helium}),
            _line("sovereign", token, "red_rising §8"),
            _line("influence", placed, "red_rising §8", {"count": self.influence}),
            _line("acceptable", good * each[0], "red_rising §10.7", {"count": good, "each": each[0]}),
            _line("unacceptable", bad * each[1], "red_rising §10.7", {"count": bad, "each": each[1]}),
        ]

    # -- answers -----------------------------------------------------------------------------------

    def answer(self, text: str) -> list[Message]:
        """Take an answer and say what it has brought about; raises Unusable and changes nothing."""
        self.notes = []
        word, _, rest = text.partition(" ")
        if word in ("helium", "fleet", "influence", "cards", "token", "end"):
            self._correct(word, rest)
        elif self.stage is Stage.ODD:
            self.odd = 2 * number(text, 0, LAID_OUT) > LAID_OUT
            self._say(
                Message("red_rising-companion-word-odd" if self.odd else "red_rising-companion-word-even")
            )
            self.stage = Stage.APOLLO
        elif self.stage is Stage.APOLLO:
            self._begin(yes(text))
        elif self.stage is Stage.PLAYER:
            expect(text, ("next",))
            self._after_player()
        elif self.stage is Stage.CARD:
            self._take_card_answer(text)
        elif self.stage is Stage.BLOCK:
            self._luna(yes(text))
        elif self.stage is Stage.HAND:
            self._take_hand(text)
        elif self.stage is Stage.TOKEN:
            expect(text, tuple([owner.value for owner in Owner]))
            self.token = Owner(text)
            self.stage = Stage.INFLUENCE
        elif self.stage is Stage.INFLUENCE:
            self.player_influence = number(text, 0, INFLUENCE_TOKENS)
            self.stage = Stage.NEUTRAL
        elif self.stage is Stage.NEUTRAL:
            self.neutral = number(text, 0, INFLUENCE_TOKENS)
            self.stage = Stage.OVER
        else:
            raise Unusable(Message("red_rising-companion-problem-over"))
        self.answers.append(text)
        return self.notes

    def _say(self, note: Message) -> None:
        self.notes.append(note)

    def _correct(self, word: str, rest: str) -> None:
        """Change what the person's own cards have changed, or note that the end was triggered."""
        if self.stage in (Stage.ODD, Stage.APOLLO, Stage.OVER):
            raise Unusable(Message("red_rising-companion-problem-correction"))
        if word == "helium":
            self.helium = number(rest, 0, AUTOMA_BONUS_CAP)
        elif word == "fleet":
            self.fleet = number(rest, 0, AUTOMA_BONUS_CAP)
        elif word == "influence":
            self.influence = number(rest, 0, INFLUENCE_TOKENS)
        elif word == "cards":
            self.cards = number(rest, 0, len(CHARACTERS))
        elif word == "token":
            expect(rest, tuple([owner.value for owner in Owner]))
            self.token = Owner(rest)
        else:
            expect(rest, ("",))
            if self.ending:
                raise Unusable(Message("red_rising-companion-problem-ending"))
            self._say(Message("red_rising-companion-end-noted"))
            self.ending = True
        self._look_for_the_end()

    def _begin(self, apollo: bool) -> None:
        """House Apollo begins, otherwise chance decides. R12"""
        self.apollo = apollo
        self.stage = Stage.PLAYER
        if apollo:
            self._say(Message("red_rising-companion-first-apollo"))
        elif self.luck.below("first player", 2):
            self.first = Owner.AUTOMA
            self._say(Message("red_rising-companion-first-automa"))
            self._begin_turn()
        else:
            self._say(Message("red_rising-companion-first-player"))

    # -- turns -------------------------------------------------------------------------------------

    def _after_player(self) -> None:
        """The Automa's turn, or the end: the round is over, or Apollo has had its extra turn. §7, R34"""
        if self.extra or self.ending and self.first is Owner.AUTOMA:
            self._begin_scoring()
        else:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """Mix the Automa cards if none is left, and turn over the first. §10.3"""
        if not self.deck:
            self._mix()
            self._say(Message("red_rising-companion-mixed"))
        self.turns += 1
        self.number = 0
        self._turn_over()

    def _mix(self) -> None:
        """All 22 cards are shuffled and four set aside. §10.2, §10.3"""
        cards = AUTOMA_CARDS[:]
        self.luck.shuffle("automa", cards)
        self.deck = cards[: len(cards) - SET_ASIDE]

    def _turn_over(self) -> None:
        self.number += 1
        self.shown = self.deck.pop()
        self.passed = 0
        self.stage = Stage.CARD

    def _take_card_answer(self, text: str) -> None:
        if text == "done":
            self.cards += 1
            self._after_gain(self.gains_from)
        elif text == "deck":
            self.no_deck = not self.no_deck
        elif text == "empty":
            if self.is_certain:
                raise Unusable(
                    Message("red_rising-companion-problem-not-empty", {"at": Message(AT[self.deploys_to])})
                )
            self.passed += 1
            if self.gains_from is None:
                self._say(Message("red_rising-companion-nothing-to-gain"))
                self._after_gain(None)
        else:
            expect(text, ("done", "empty", "deck"))

    def _after_gain(self, source: int | None) -> None:
        """The extra of the card: a bonus, a banishment or nothing. §10.3 C"""
        extra = AUTOMA_EXTRA[self.card]
        if extra is Extra.BANISH and not self.no_deck:
            self._say(Message("red_rising-companion-banish"))
        if extra is not Extra.BONUS or source is None:
            self._end_card()
            return
        given = first_open(source, AUTOMA_ARROW[self.card], self._amounts(), luna=True)
        assert given is not None
        self._say(Message("red_rising-companion-star", {"at": Message(AT[source])}))
        self._tell_used_up(source, given)
        if given != LUNA:
            self._give(given)
            self._end_card()
        else:
            # The token may have changed hands in the player's turn, so whoever is thought to have it, ask.
            self.stage = Stage.BLOCK

    def _luna(self, blocked: bool) -> None:
        """The Sovereign token unless it was blocked, and in any case the bonus that the Luna card shows. §10.5"""
        self.token = Owner.PLAYER if blocked else Owner.AUTOMA
        self._say(Message("red_rising-companion-blocked" if blocked else GETS[LUNA]))
        shown = shown_by_luna(self.priorities)
        self._say(Message("red_rising-companion-luna-shows", {"at": Message(AT[shown])}))
        given = first_open(shown, AUTOMA_ARROW[self.card], self._amounts(), luna=False)
        if given is None:
            self._say(Message("red_rising-companion-all-used-up"))
        else:
            self._tell_used_up(shown, given)
            self._give(given)
        self._end_card()

    def _tell_used_up(self, wanted: int, given: int) -> None:
        if given != wanted:
            arrow = Message(ARROWS[AUTOMA_ARROW[self.card]])
            facts = {"at": Message(AT[wanted]), "arrow": arrow, "to": Message(AT[given])}
            self._say(Message("red_rising-companion-used-up", facts))

    def _amounts(self) -> list[int]:
        return [self.fleet, self.helium, 0, self.influence]

    def _give(self, location: int) -> None:
        """One step, one Helium or one Influence for the Automa. §5.1"""
        if location == JUPITER:
            self.fleet += 1
        elif location == MARS:
            self.helium += 1
        else:
            self.influence += 1
        self._say(Message(GETS[location], {"count": self._amounts()[location]}))
        self._look_for_the_end()

    def _end_card(self) -> None:
        """The second card follows; after it the player, an extra turn of Apollo, or the end. §7, §10.3"""
        if self.number < CARDS_PER_TURN:
            self._turn_over()
            return
        self.shown = None
        self.stage = Stage.PLAYER
        if self.ending and self.first is Owner.PLAYER:
            if self.apollo:
                self.extra = True
            else:
                self._begin_scoring()

    # -- the end -----------------------------------------------------------------------------------

    def _look_for_the_end(self) -> None:
        """With two sides the end has come when one of them meets two conditions. §7"""
        if self.conditions > self.met and not self.ending:
            self.ending = self.conditions >= 2
            self._say(
                Message(
                    "red_rising-companion-end-triggered" if self.ending else "red_rising-companion-end-near"
                )
            )
        self.met = self.conditions

    def _begin_scoring(self) -> None:
        self._say(Message("red_rising-companion-scoring"))
        self.stage = Stage.HAND

    def _take_hand(self, text: str) -> None:
        """How many cards of its hand are acceptable and how many are not. §10.7"""
        words = text.split(" ")
        if len(words) != 2:
            raise Unusable(Message("red_rising-companion-problem-hand"))
        acceptable = number(words[0], 0, len(CHARACTERS))
        unacceptable = number(words[1], 0, len(CHARACTERS))
        if acceptable + unacceptable > len(CHARACTERS):
            raise Unusable(Message("red_rising-companion-problem-hand"))
        if acceptable + unacceptable != self.cards:
            told = acceptable + unacceptable
            self._say(Message("red_rising-companion-other-count", {"count": self.cards, "told": told}))
        self.acceptable, self.unacceptable = acceptable, unacceptable
        self.cards = acceptable + unacceptable
        self.stage = Stage.TOKEN


def replay(level: int, returned: bool, seed: bytes, answers: Sequence[str]) -> RealTable:
    """The table after these answers; raises Unusable at the first that does not fit."""
    table = RealTable(level, returned, seed)
    for text in answers:
        table.answer(text)
    return table


def _line(name: str, points: int, rule: str, facts: dict[str, Fact] | None = None) -> ScoreLine:
    return ScoreLine(AUTOMA, name, points, rule, facts or {})
