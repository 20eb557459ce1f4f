"""The flow of Red Rising: setup, turns in a round, the end of the game. §3, §4, §7, §8"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import ludoteca.games.red_rising.castes  # noqa: F401  files all abilities
from ludoteca.games.red_rising import scoring
from ludoteca.games.red_rising.asks import ABILITY, CERES, fitting
from ludoteca.games.red_rising.automa import carry_out, mix_automa_cards
from ludoteca.games.red_rising.automa_choice import is_odd
from ludoteca.games.red_rising.checking import check
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    AUTOMA_ROWS,
    AUTOMA_ROWS_1,
    AUTOMA_START_HAND,
    CARDS_PER_LOCATION,
    CHARACTERS,
    CORE,
    NAMES,
    OUT_OF_SOLO,
    OUT_OF_SOLO_VARIANT,
    PRIORITIES,
    Face,
    House,
)  # fmt: skip
from ludoteca.games.red_rising.table import (
    AUTOMA_DECK,
    AUTOMA_HAND,
    BOX,
    DECK,
    MOST_SEATS,
    Phase,
    Switches,
    Table,
    blank_table,
    hand_zone,
)  # fmt: skip
from ludoteca.games.red_rising.turn import gain, lead_or_scout
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.position import lay_at_home
from ludoteca.kernel.rules import Identity, Option, Outcome
from ludoteca.kernel.seat import Seat, clockwise

HOUSES: Final[list[House]] = [house for house in House if house is not House.NONE]
EVERY_CARD: Final = CHARACTERS + AUTOMA_CARDS
LAST_TURN: Final = 600
"""A match that has not ended by then ends with that round (R45)."""


def home(t: Table, card: Card) -> int:
    """Cards that are not named lie in the deck of their kind, or in the box if they do not take part. §3, §10.2"""
    if card in AUTOMA_CARDS:
        return AUTOMA_DECK if t.solo else BOX
    return BOX if card in t.switches.absent else DECK


IDENTITY: Final = Identity(
    id="red_rising",
    name="Red Rising",
    seats=(1, MOST_SEATS),
    options=(
        Option("hands", ("open", "protected"), "red_rising §9"),
        Option("neutral", ("ranked", "ignored"), "red_rising §12"),
        Option("deployed", ("every", "first"), "red_rising §12"),
        Option("automa", ("2", "1", "3", "4", "5", "6"), "red_rising §10.7"),
        Option("returned", ("no", "yes"), "red_rising §10.10"),
        Option("houses", ("random", *[house.value for house in HOUSES]), "red_rising §5.4"),
    ),
    version=2,
    names=NAMES,
    bound=30_000,
    luck={"die": tuple([face.value for face in Face]), "automa": (), "gambled": (), "roque": ()},
    home=home,
)


class RedRising:
    """The rules of Red Rising, by one version of them."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""
        return self._identity

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A table with no card on it."""
        switches = Switches(
            # The official variant is for several players (R36).
            hands_protected=options["hands"] == "protected" and seats > 1,
            neutral_ranked=options["neutral"] == "ranked",
            first_deploy_bars=options["deployed"] == "first",
            level=int(options["automa"]),
            absent=frozenset()
            if seats > 1
            else OUT_OF_SOLO_VARIANT
            if options["returned"] == "yes"
            else OUT_OF_SOLO,
            rows=AUTOMA_ROWS_1 if self._identity.version == 1 else AUTOMA_ROWS,
            # Against the Automa there is nobody who could learn anything from a pause.
            empty_asked=seats > 1 or self._identity.version < 2,
        )
        return blank_table(seats, switches, luck)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """Two cards on each location, a hand and a house for each player. §3, §10.2"""
        t = self.blank(seats, options, luck)
        lay_at_home(t, EVERY_CARD, home)
        if t.solo:
            mix_automa_cards(t)
            priorities = list(range(len(PRIORITIES)))
            luck.shuffle("priorities", priorities)
            t.priorities = tuple(priorities)
        t.zones.shuffle(DECK, "deck", "red_rising §3")
        for location in EVERYWHERE:
            for _ in range(CARDS_PER_LOCATION):
                t.put(t.deck[-1], location, "red_rising §3")
        _deal_houses(t, options["houses"], luck)
        for seat in clockwise(Seat(0), seats):
            t.zones.carry_top(t.start_hand(seat), DECK, hand_zone(seat), "red_rising §3")
        if t.solo:
            t.zones.carry_top(AUTOMA_START_HAND, DECK, AUTOMA_HAND, "red_rising §10.2")
            t.odd = is_odd([CORE[card] for location in EVERYWHERE for card in t.pile(location)])
        t.first = _first_player(t, luck)
        _begin_turn(t, t.first)
        return t

    def next_step(self, table: Table) -> Script[None] | None:
        """The script of the next step, or None when the game is over."""
        phase = table.phase
        if phase is Phase.ACT:
            return act(table)
        if phase is Phase.GAIN:
            return gain_step(table)
        if phase is Phase.AUTOMA:
            return automa_step(table)
        if phase is Phase.ABILITIES:
            return ability_step(table)
        return None

    def check(self, table: Table) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""
        check(table)

    def outcome(self, table: Table) -> Outcome:
        """Ranks, scores and score lines: of the finished game, or as if it ended now."""
        return scoring.outcome(table)


def _deal_houses(t: Table, wanted: str, luck: Luck) -> None:
    """Each player gets a house; the first seat may have asked for one. §3"""
    left = [house for house in HOUSES if house.value != wanted]
    luck.shuffle("houses", left)
    chosen = left[: t.seats] if wanted == "random" else [House(wanted), *left[: t.seats - 1]]
    t.houses = (*chosen, House.NONE) if t.solo else tuple(chosen)


def _first_player(t: Table, luck: Luck) -> Seat:
    """House Apollo begins, else a random side. §3, R12"""
    if House.APOLLO in t.houses:
        return Seat(t.houses.index(House.APOLLO))
    return Seat(luck.below("first player", t.sides))


def _begin_turn(t: Table, side: Seat) -> None:
    t.turn = side
    t.turns += 1
    t.barred = ()
    t.ended = False
    t.automa_cards = 0
    t.phase = Phase.AUTOMA if t.is_automa(side) else Phase.ACT


def act(t: Table) -> Script[None]:
    """Lead or scout. §4"""
    _announce(t)
    due = yield from lead_or_scout(t, t.turn)
    if due:
        t.phase = Phase.GAIN
    else:
        _pass_on(t)


def _announce(t: Table) -> None:
    t.zones.tell("turn", "red_rising §4", t.turn, [], {"turn": t.turns})


def gain_step(t: Table) -> Script[None]:
    """Gain a card after deploying one. §4.1"""
    yield from gain(t, t.turn)
    _pass_on(t)


def automa_step(t: Table) -> Script[None]:
    """One card of the Automa. §10.3"""
    if t.automa_cards == 0:
        _announce(t)
    done = yield from carry_out(t)
    if done:
        _pass_on(t)


def _pass_on(t: Table) -> None:
    """The next player's turn; at the end of the last round Apollo's extra turn, and the end. §7"""
    following = Seat((t.turn + 1) % t.sides)
    if t.turns >= LAST_TURN:
        t.ending = True
    if t.extra:
        _begin_scoring(t)
    elif not t.ending or following != t.first:
        _begin_turn(t, following)
    elif House.APOLLO in t.houses:
        t.extra = True
        _begin_turn(t, Seat(t.houses.index(House.APOLLO)))
    else:
        _begin_scoring(t)


def _begin_scoring(t: Table) -> None:
    t.phase = Phase.ABILITIES
    t.banished_before = len(t.banished)
    t.turn = t.first
    t.resolved = ()
    t.zones.tell("scoring", "red_rising §8", None, [], {"banished": t.banished_before})
    # Whoever has no ability shows that too, so all hands are laid open now (R46).
    t.zones.reveal([hand_zone(seat) for seat in clockwise(Seat(0), t.seats)], "red_rising §8")


def ability_step(t: Table) -> Script[None]:
    """One end-of-game ability of the player whose turn it is; after the last one the next player's. §8, R28"""
    me = t.turn

    def usable(card: Card) -> bool:
        ending = ENDINGS.get(card)
        return ending is not None and card not in t.resolved and ending.possible(t, me)

    held = () if t.is_automa(me) else fitting(t, me, usable)
    if held:
        card = yield from choose(me, ABILITY, held)
        t.resolved += (card,)
        t.zones.tell("ability", "red_rising §8", me, [card], {})
        # In an imagined hand the card may be one without an ability.
        if card in ENDINGS:
            yield from ENDINGS[card].act(t, me)
        return
    t.resolved = ()
    t.turn = Seat((me + 1) % t.sides)
    if t.turn == t.first:
        yield from banish_for_ceres(t)
        if t.solo:
            t.zones.reveal([AUTOMA_HAND], "red_rising §10.7")
        t.phase = Phase.OVER


def banish_for_ceres(t: Table) -> Script[None]:
    """House Ceres banishes a card from hand before points are counted. §5.4"""
    if House.CERES in t.houses:
        ceres = Seat(t.houses.index(House.CERES))
        if t.hand(ceres):
            card = yield from choose(ceres, CERES, t.zones.live(hand_zone(ceres)))
            t.banish(card, "red_rising §5.4")


RULES: Final = RedRising(IDENTITY)
RULES_1: Final = RedRising(replace(IDENTITY, version=1))
