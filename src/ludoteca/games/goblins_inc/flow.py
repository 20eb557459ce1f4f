"""The flow of Goblins, Inc.: setup, the parts of a round, and the end. §4, §5, §13"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ludoteca.games.goblins_inc import scoring
from ludoteca.games.goblins_inc.asks import ANOTHER, Offer
from ludoteca.games.goblins_inc.assembly import assembly_step, begin_round, steps
from ludoteca.games.goblins_inc.checking import check
from ludoteca.games.goblins_inc.driving import choose_step
from ludoteca.games.goblins_inc.pieces import CARDS, COLOUR, FACES, KIND, NAMES, TEAM_CARDS, TILE_KINDS, Kind
from ludoteca.games.goblins_inc.preparation import keep_step, prepare
from ludoteca.games.goblins_inc.strikes import order_step, strike_step
from ludoteca.games.goblins_inc.table import (
    BLUEPRINT_DECK,
    BOX,
    COLOURS,
    FEWEST_SEATS,
    MOST_SEATS,
    TACTICS_DECK,
    TEAM_DECK,
    TILE_STACK,
    Phase,
    Switches,
    Table,
    agendas_zone,
    blank_table,
    other_end_zone,
)  # fmt: skip
from ludoteca.games.goblins_inc.tactics import after_step, before_step
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose_together
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.position import lay_at_home
from ludoteca.kernel.rules import Identity, Manners, Option, Outcome
from ludoteca.kernel.seat import Seat, clockwise

SILENT: Final = (Phase.ASSEMBLY, Phase.CHOOSE)
"""The phases in which partners must not tell each other what they are about to do."""


def may_talk(t: Table) -> bool:
    """Not while robots are built, nor during the secret choices. §7, §10.2"""
    return t.phase not in SILENT


def home(t: Table, card: Card) -> int:
    """Cards that are not named lie in the deck of their kind, or in the box if they do not take part. §4, §14.2"""
    kind, colour = KIND[card], COLOUR[card]
    if colour is not None and COLOURS.index(colour) < t.seats:
        seat = Seat(COLOURS.index(colour))
        if kind is Kind.END:
            return other_end_zone(seat)
        # In the team version one set of agendas serves all.
        return BOX if seat and t.switches.team_version else agendas_zone(seat)
    if kind is Kind.TEAMS:
        return TEAM_DECK if t.seats > 2 else BOX
    return DECKS.get(kind, BOX)


BY_COLOUR: Final = TEAM_CARDS + [
    card
    for colour in (None, *COLOURS)
    for card in CARDS
    if COLOUR[card] is colour and KIND[card] is not Kind.TEAMS
]
"""All cards, those of a colour together: how they lie in the box."""
DECKS: Final = dict.fromkeys(TILE_KINDS, TILE_STACK) | {
    Kind.TACTICS: TACTICS_DECK,
    Kind.BLUEPRINT: BLUEPRINT_DECK,
}
IDENTITY: Final = Identity(
    id="goblins_inc",
    name="Goblins, Inc.",
    seats=(FEWEST_SEATS, MOST_SEATS),
    options=(
        Option("version", ("standard", "full", "team"), "goblins_inc §14"),
        Option("tiles_in_hand", ("secret", "shown_to_partner"), "goblins_inc §18.2"),
        Option("loose_parts", ("are_damage", "are_no_damage"), "goblins_inc §18.3"),
        Option("overspending", ("punished", "forbidden"), "goblins_inc §18.4"),
        Option("overheated_sabotage", ("may_be_nothing", "at_least_one"), "goblins_inc §18.4"),
        Option("driller_counts", ("every_square", "buildable_squares"), "goblins_inc §18.6"),
        Option("crane_drops", ("allowed", "forbidden"), "goblins_inc §18.5"),
        Option("laying", ("unseen", "seen"), "goblins_inc §18.2"),
    ),
    version=2,
    names=NAMES,
    bound=4_000,
    luck={
        "dice 0": tuple(range(FACES)),
        "dice 1": tuple(range(FACES)),
        "acts second": (0, 1),
        "first player": tuple(range(MOST_SEATS)),
        "tiles": (),
        "tactics": (),
    },
    home=home,
    manners=Manners(may_talk=may_talk),
)


class GoblinsInc:
    """The rules of Goblins, Inc., by one version of them."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""
        return self._identity

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A table with no card on it."""
        switches = Switches(
            team_version=options["version"] == "team",
            rounds=2 if options["version"] == "standard" else 3,
            partners_see_tiles=options["tiles_in_hand"] == "shown_to_partner",
            loose_parts_count=options["loose_parts"] == "are_damage",
            overspending_forbidden=options["overspending"] == "forbidden",
            sabotage_always_rolls=options["overheated_sabotage"] == "at_least_one",
            driller_spares_forbidden=options["driller_counts"] == "buildable_squares",
            crane_drops_nothing=options["crane_drops"] == "forbidden",
            tiles_are_shifted=self._identity.version > 1,
            laying_is_seen=options.get("laying") == "seen",
        )
        return blank_table(seats, switches, luck)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """Shuffle every deck and begin the first round. §4"""
        t = self.blank(seats, options, luck)
        lay_at_home(t, BY_COLOUR, home)
        t.zones.shuffle(TACTICS_DECK, "tactics", "goblins_inc §4")
        t.zones.shuffle(BLUEPRINT_DECK, "blueprints", "goblins_inc §4")
        t.zones.shuffle(TEAM_DECK, "teams", "goblins_inc §4")
        for seat in clockwise(Seat(0), seats):
            t.zones.shuffle(agendas_zone(seat), f"agendas {seat}", "goblins_inc §4")
        begin_round(t)
        return t

    def next_step(self, table: Table) -> Script[None] | None:
        """The script of the next step, or None when the game is over."""
        phase = table.phase
        if phase is Phase.ASSEMBLY:
            return build_step(table)
        if phase is Phase.KEEP:
            return keep_step(table)
        if phase is Phase.CHOOSE:
            return choose_step(table)
        if phase is Phase.BEFORE:
            return before_step(table)
        if phase is Phase.AFTER:
            return after_step(table)
        if phase is Phase.ORDER:
            return order_step(table)
        if phase is Phase.STRIKE:
            return fight_step(table)
        if phase is Phase.VOTE:
            return vote_step(table)
        return None

    def check(self, table: Table) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""
        check(table)

    def outcome(self, table: Table) -> Outcome:
        """Ranks, scores and score lines: of the finished game, or of the rounds so far."""
        return scoring.outcome(table)


def build_step(t: Table) -> Script[None]:
    """A step of assembly; after the last one the battle is prepared. §7, §9"""
    yield from assembly_step(t)
    if t.step == steps(t):
        prepare(t)


def fight_step(t: Table) -> Script[None]:
    """The strikes; after the last combat round points are counted. §10.4, §12, §13"""
    yield from strike_step(t)
    if t.phase is Phase.CHOOSE:
        return
    scoring.score_round(t)
    if t.round < t.rounds:
        begin_round(t)
    elif t.round == 2 and t.scores.count(max(t.scores)) > 1:
        t.phase = Phase.VOTE
    else:
        t.phase = Phase.OVER


def vote_step(t: Table) -> Script[None]:
    """Several are first after two rounds: a third one is played if all want it. §13"""
    everybody = clockwise(Seat(0), t.seats)
    votes = yield from choose_together(ANOTHER, {seat: list(Offer) for seat in everybody})
    if all(votes[seat] is Offer.YES for seat in everybody):
        t.rounds += 1
        begin_round(t)
    else:
        t.phase = Phase.OVER


RULES: Final = GoblinsInc(IDENTITY)
RULES_1: Final = GoblinsInc(replace(IDENTITY, version=1, options=IDENTITY.options[:-1]))
