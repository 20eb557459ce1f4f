"""The Automa at a real table: the box lies before a person, and this is the Automa's deck, its memory and its rules.

A pure state machine. It stands at a stage, has something to say about it, and takes answers as plain words; what the
person moves stays with the person. The header (level, variant, seed) and the answers so far give the same state for
ever, so that a game is kept as a list of words, like a record. §10
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from ludoteca.facets.message import Message, cited, family
from ludoteca.games.red_rising.automa import play_card
from ludoteca.games.red_rising.automa_choice import location_of, onward
from ludoteca.games.red_rising.pads.typed_answer import Unusable, expect, number, yes
from ludoteca.games.red_rising.pieces import (
    AUTOMA_BASE_POINTS,
    AUTOMA_BONUS_CAP,
    AUTOMA_CARDS,
    AUTOMA_ROWS,
    AUTOMA_START_HAND,
    CARDS_PER_TURN,
    CHARACTERS,
    END_THRESHOLD,
    INFLUENCE_TOKENS,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
    PRIORITIES,
    SET_ASIDE,
    Arrow,
    Extra,
    Row,
    Rows,
    row_of,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import automa_hand_lines, track_lines
from ludoteca.games.red_rising.table import AUTOMA
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Decision, Script, choose
from ludoteca.kernel.event import Fact
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.notation import WORD
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

LAID_OUT: Final = 8
"""The cards on the locations at the start, whose core values say the word. §10.2"""

PLACES: Final = (*LOCATIONS, *PRIORITIES)
ROW: Final = (
    PLACES,
    PLACES,
    tuple([arrow.value for arrow in Arrow]),
    tuple([extra.value for extra in Extra]),
)
"""What can be printed on an Automa card, section by section."""
AT: Final = list(family("red_rising-companion-at", LOCATIONS).values())
ME: Final = Seat(0)
CARD: Final = Ask("card", WORD, "red_rising §10.3")
BLOCK: Final = Ask("block", WORD, "red_rising §10.5")
GAINED: Final = ("done", "empty", "deck")
"""What a person may say of the card that the Automa is to gain."""
GETS: Final = list(family("red_rising-companion-gets", ["ship", "helium", "token", "influence"]).values())
ARROWS: Final = family("red_rising-companion-arrow", Arrow)


class Stage(Enum):
    """What is waited for."""

    ODD = "odd"
    APOLLO = "apollo"
    PLAYER = "player"
    DRAWN = "drawn"
    """A card of the owner's own Automa deck, and what is printed on it."""
    CARD = "card"
    BLOCK = "block"
    HAND = "hand"
    TOKEN = "token"
    INFLUENCE = "influence"
    NEUTRAL = "neutral"
    OVER = "over"


ASKED: Final = {CARD.name: Stage.CARD, BLOCK.name: Stage.BLOCK}
"""What is waited for when the Automa asks."""


class Owner(Enum):
    """Who has the Sovereign token, or begins."""

    NOBODY = "none"
    PLAYER = "me"
    AUTOMA = "automa"


class SoloMatch:
    """The Automa's side of a solo game."""

    def __init__(
        self,
        level: int,
        returned: bool,
        seed: bytes,
        rows: Rows | None = AUTOMA_ROWS,
        priorities: tuple[int, ...] | None = None,
        begins: Owner | None = None,
    ) -> None:
        """With these rows on the Automa cards, or with none: then its owner draws them and says what they say.

        The priority cards and who begins are drawn, unless they are told.
        """
        self.level = level
        self.returned = returned
        self.seed = seed
        self.rows = rows
        """What the Automa cards say; None where the owner's own cards are drawn."""
        self.laid = priorities
        self.begins = begins
        self.discard: list[Row] = []
        """What the cards said that were carried out since the Automa cards were mixed, the latest last."""
        self.entered: Row | None = None
        self.answers: list[str] = []
        self.luck = Luck(seed)
        self.deck: list[Card] = []
        """The Automa cards still to come, the next one last."""
        self._mix()
        places = list(range(len(PRIORITIES)))
        self.luck.shuffle("priorities", places)
        self.priorities: tuple[int, ...] = tuple(places) if priorities is None else priorities
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
    def row(self) -> Row:
        """What is printed on it."""
        if self.rows is None:
            assert self.entered is not None
            return self.entered
        return row_of(self.card, self.rows)

    @property
    def deploys_to(self) -> int:
        """The location that the card deploys to. §10.3"""
        return location_of(self.priorities, self.row.deploy)

    @property
    def way(self) -> list[int]:
        """The locations at which the card may be gained, in the order of the search. §10.4"""
        return onward(
            location_of(self.priorities, self.row.gain),
            self.row.arrow,
        )

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
        me, placed = AUTOMA, [self.influence, self.player_influence, self.neutral]
        return [
            ScoreLine(me, "automa_base", AUTOMA_BASE_POINTS, "red_rising §10.7"),
            *track_lines(me, self.fleet, self.helium, self.token is Owner.AUTOMA, placed),
            *automa_hand_lines(me, self.level, self.acceptable, self.unacceptable),
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
        elif self.stage is Stage.DRAWN:
            self._carry_out(row_from(text))
        elif self.stage is Stage.CARD:
            expect(text, GAINED)
            if text == "empty" and self.is_certain:
                at = Message(AT[self.deploys_to])
                raise Unusable(Message("red_rising-companion-problem-not-empty", {"at": at}))
            self._go_on(text)
        elif self.stage is Stage.BLOCK:
            yes(text)
            self._go_on(text)
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
        elif self.begins is Owner.AUTOMA or self.begins is None and self.luck.below("first player", 2):
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
        self.discard = []
        self.deck = cards[: len(cards) - SET_ASIDE]

    def _turn_over(self) -> None:
        self.number += 1
        self.shown = self.deck.pop()
        self.passed = 0
        if self.rows is None:
            self.stage = Stage.DRAWN
        else:
            self._carry_out(row_of(self.shown, self.rows))

    def _carry_out(self, row: Row) -> None:
        """Begin to carry out the card that lies there."""
        self.entered = row
        self.discard.append(row)
        self._automa = play_card(self, row)
        self._go_on(None)

    def _go_on(self, answer: str | None) -> None:
        """Let the Automa go on with an answer, until it asks again or has carried out its card."""
        try:
            asked = self._automa.send(answer)
        except StopIteration:
            self._end_card()
        else:
            assert isinstance(asked, Decision)
            self.stage = ASKED[asked.ask.name]

    # -- what the Automa does ----------------------------------------------------------------------

    def amounts(self) -> list[int]:
        """Of the Automa the ship for Jupiter, the Helium for Mars and the Influence for the Institute."""
        return [self.fleet, self.helium, 0, self.influence]

    def deploy(self, location: int, by: str) -> None:
        """The person lays the card there, if there is one; what is to be done is read off the stage."""

    def gain(self, location: int, wanted: int, row: Row) -> Script[bool]:
        """The person takes the card and lays it on the Automa's hand, or sees that there is none."""
        while True:
            text = yield from choose(ME, CARD, GAINED)
            if text == "deck":
                self.no_deck = not self.no_deck
            elif text == "done":
                self.cards += 1
                if row.extra is Extra.BONUS:
                    self._say(Message("red_rising-companion-star", {"at": Message(AT[location])}))
                return True
            else:
                self.passed += 1
                return False

    def gain_sovereign(self) -> Script[None]:
        """The token may have changed hands in the person's turn, so whoever is thought to have it, ask. §10.5"""
        blocked = yield from choose(ME, BLOCK, ("yes", "no"))
        self.token = Owner.PLAYER if blocked == "yes" else Owner.AUTOMA
        self._say(Message("red_rising-companion-blocked" if blocked == "yes" else GETS[LUNA]))

    def give(self, location: int) -> None:
        """One step, one Helium or one Influence for the Automa. §5.1"""
        if location == JUPITER:
            self.fleet += 1
        elif location == MARS:
            self.helium += 1
        else:
            self.influence += 1
        self._say(Message(GETS[location], {"count": self.amounts()[location]}))
        self._look_for_the_end()

    def banish_top(self) -> None:
        """The person banishes the top card of the deck. §10.3 C"""
        if not self.no_deck:
            self._say(Message("red_rising-companion-banish"))

    def tell(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Note what happens, in the words of a real table."""
        told = {
            name: Message(AT[LOCATIONS.index(str(value))]) for name, value in facts.items() if name != "arrow"
        }
        if kind == "automa_cannot_gain":
            self._say(Message("red_rising-companion-nothing-to-gain"))
        elif kind == "automa_luna_bonus":
            self._say(Message("red_rising-companion-luna-shows", told))
        elif kind == "automa_bonus_lost":
            self._say(Message("red_rising-companion-all-used-up"))
        elif kind == "automa_passes_full":
            arrow = Message(ARROWS[self.row.arrow])
            self._say(
                Message(
                    "red_rising-companion-used-up", {"at": told["from"], "arrow": arrow, "to": told["to"]}
                )
            )

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


def row_from(text: str) -> Row:
    """What is printed on an Automa card: where it deploys and gains, its arrow and what it says besides."""
    words = text.split(" ")
    if len(words) != len(ROW):
        raise Unusable(Message("red_rising-companion-problem-word", {"typed": cited(text)}))
    for word, known in zip(words, ROW, strict=True):
        expect(word, known)
    deploy, gain = [LOCATIONS.index(word) if word in LOCATIONS else word for word in words[:2]]
    return Row(deploy, gain, Arrow(words[2]), Extra(words[3]))


def row_text(row: Row) -> str:
    """The words that ``row_from`` reads."""
    places = [LOCATIONS[place] if isinstance(place, int) else place for place in (row.deploy, row.gain)]
    return " ".join([*places, row.arrow.value, row.extra.value])


def replay(old: SoloMatch, answers: Sequence[str]) -> SoloMatch:
    """A match that begins as this one did, after these answers; raises Unusable at the first that does not fit."""
    table = SoloMatch(old.level, old.returned, old.seed, old.rows, old.laid, old.begins)
    for text in answers:
        table.answer(text)
    return table
