"""The flow of Zombie Fluxx: setup, the parts of a turn, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ludoteca.games.zombie_fluxx.asks import CALL_DRAW, MOVE, Vote
from ludoteca.games.zombie_fluxx.checking import check
from ludoteca.games.zombie_fluxx.in_force import draw_number, hand_limit, play_number
from ludoteca.games.zombie_fluxx.kills import free_actions, use
from ludoteca.games.zombie_fluxx.pieces import (
    BASIC_RULES,
    CARDS,
    EXTRA_CARDS,
    HAS_ZOMBIE_EDGE,
    NAMES,
    NO_HAND_BONUS,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.playing import play
from ludoteca.games.zombie_fluxx.settle import choose_discards, lay_off, settle
from ludoteca.games.zombie_fluxx.table import (
    BASIC,
    BOX,
    DECK,
    FEWEST_SEATS,
    LAST_TURN,
    MOST_SEATS,
    Phase,
    Result,
    Switches,
    Table,
    blank_table,
    creepers_zone,
    hand_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass, choose_together, no_question
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.position import lay_at_home
from ludoteca.kernel.rules import Identity, Option, Outcome, ScoreLine, Verdict
from ludoteca.kernel.seat import Seat, clockwise

FIRST_HAND: Final = 3
ASK_FOR_A_DRAW: Final = 300


def home(t: Table, card: Card) -> int:
    """Cards that are not named lie in the draw pile, or in the box if they are for zombies and there are none. §3.1"""
    if card == BASIC_RULES:
        return BASIC
    return BOX if t.switches.without_zombies and HAS_ZOMBIE_EDGE[card] else DECK


IDENTITY: Final = Identity(
    id="zombie_fluxx",
    name="Zombie Fluxx",
    seats=(FEWEST_SEATS, MOST_SEATS),
    options=(
        Option("zombies", ("with", "without"), "zombie_fluxx §3.1"),
        Option("first_player", ("random", "first_seat"), "zombie_fluxx §14 R-1"),
        Option("empty_hand", ("ends_plays", "ends_turn"), "zombie_fluxx §14 R-6"),
        Option("larry_moves", ("before_check", "after_check"), "zombie_fluxx §14 R-11"),
        Option("trio_passes_from", ("holder", "killer"), "zombie_fluxx §14 R-14"),
        Option("pairs_flee", ("any_kill", "own_zombies"), "zombie_fluxx §14 R-15"),
        Option("eradication_bonus", ("last_zombie", "each_kill"), "zombie_fluxx §14 R-20"),
        Option("dead_friends_first", ("every_kill", "own_zombies"), "zombie_fluxx §14 R-22"),
        Option("simplify_rounding", ("down", "up"), "zombie_fluxx §14 R-27"),
        Option("groaning", ("automatic", "asked"), "zombie_fluxx §14 R-21"),
    ),
    version=2,
    names=NAMES,
    bound=60_000,
    joins=True,
    luck={"draw pile": ()},
    home=home,
)


class ZombieFluxx:
    """The rules of Zombie Fluxx, by one version of them."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""
        return self._identity

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A table with no card on it."""
        switches = Switches(
            empty_hand_ends_turn=options["empty_hand"] == "ends_turn",
            larry_after_check=options["larry_moves"] == "after_check",
            trio_from_killer=options["trio_passes_from"] == "killer",
            pairs_stay_for_others=options["pairs_flee"] == "own_zombies",
            eradicate_each_kill=options["eradication_bonus"] == "each_kill",
            shots_spare_friends=options["dead_friends_first"] == "own_zombies",
            simplify_up=options["simplify_rounding"] == "up",
            groans_are_asked=options["groaning"] == "asked",
            silence_costs_a_card=self._identity.version == 1,
            without_zombies=options["zombies"] == "without",
        )
        return blank_table(seats, switches, luck)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """Deal three cards to everybody; a random player begins (R-1). §3"""
        t = self.blank(seats, options, luck)
        lay_at_home(t, CARDS, home)
        t.zones.shuffle(DECK, "draw pile", "zombie_fluxx §3")
        if options["first_player"] == "random":
            t.turn = Seat(luck.below("first player", seats))
        for seat in t.everybody():
            t.draw(seat, FIRST_HAND, hand_zone(seat), "zombie_fluxx §3")
        t.groaners = ()
        return t

    def next_step(self, table: Table) -> Script[None] | None:
        """The script of the next step, or None when the game is over."""
        phase = table.phase
        if phase is Phase.PLAY:
            return move(table)
        if phase is Phase.BEGIN:
            return welcome(table) if table.joining else begin_turn(table)
        if phase is Phase.BEFORE_DRAW:
            return before_draw(table)
        if phase is Phase.DRAW:
            return draw(table)
        if phase is Phase.LIMIT:
            return end_turn(table)
        return None

    def check(self, table: Table) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""
        check(table)

    def outcome(self, table: Table) -> Outcome:
        """The winner has one point; if the zombies win, or a draw is called, nobody has. §7"""
        won = [1 if table.winner == seat else 0 for seat in range(table.seats)]
        if table.result is Result.WON:
            ranks = tuple([1 if score else 2 for score in won])
        else:
            ranks = tuple([2 if table.result is Result.ZOMBIES else 1 for _ in won])
        lines = [
            ScoreLine(Seat(seat), "won", score, "zombie_fluxx §7.4")
            for seat, score in enumerate(won)
            if score
        ]
        verdict = Verdict.DRAW if table.result is Result.DRAW else Verdict.DECIDED
        return Outcome(ranks, tuple(won), tuple(lines), verdict)


def welcome(t: Table) -> Script[None]:
    """Between two turns a newcomer sits down with three cards, Creepers laid out as in the setup. §3.2"""
    newcomer = t.let_in()
    t.draw_done = False
    t.zones.tell("joined", "zombie_fluxx §3.2", newcomer, [], {})
    t.draw(newcomer, FIRST_HAND, hand_zone(newcomer), "zombie_fluxx §3.2")
    yield from settle(t)


def begin_turn(t: Table) -> Script[None]:
    """Begin a turn: nothing drawn, played or used yet. §4.1 A"""
    if t.turns == 0:
        tell_first_creepers(t)
    t.turns += 1
    t.turns_in_a_row = t.turns_in_a_row + 1 if t.extra_turn else 1
    t.extra_turn = False
    t.drawn = t.played = 0
    t.used = ()
    t.draw_done = False
    t.no_hand = t.in_force(NO_HAND_BONUS) and not t.hand(t.turn)
    t.zones.tell("turn", "zombie_fluxx §4.1", t.turn, [], {"turn": t.turns})
    t.phase = Phase.BEFORE_DRAW
    if t.turns > LAST_TURN:
        t.finish(Result.DRAW, None, "zombie_fluxx §14 R-43")
    elif t.turns > ASK_FOR_A_DRAW and (t.turns - ASK_FOR_A_DRAW) % t.seats == 1:
        yield from call_draw(t)


def tell_first_creepers(t: Table) -> None:
    """The zombies that the first deal has brought lie there before anything is told. §8.1"""
    for seat in t.everybody():
        creepers = list(t.zones.cards[creepers_zone(seat)])
        if creepers:
            t.zones.tell("begins_with", "zombie_fluxx §8.1", seat, creepers, {})


def call_draw(t: Table) -> Script[None]:
    """After very many turns ask everybody, once a round, whether to call it a draw (R-43)."""
    everybody = clockwise(Seat(0), t.seats)
    votes = yield from choose_together(CALL_DRAW, {seat: list(Vote) for seat in everybody})
    if sum([votes[seat] is Vote.DRAW for seat in everybody]) * 2 > t.seats:
        t.finish(Result.DRAW, None, "zombie_fluxx §14 R-43")


def before_draw(t: Table) -> Script[None]:
    """Free actions may be used before the draw. §4.1 B"""
    source = yield from choose_or_pass(t.turn, MOVE, free_actions(t, t.turn))
    if source is None:
        t.phase = Phase.DRAW
    else:
        yield from use(t, t.turn, source)


def draw(t: Table) -> Script[None]:
    """Draw what the rules ask, Creepers replaced on the way, then settle. §4.1 C"""
    me = t.turn
    if t.no_hand:
        t.draw(me, EXTRA_CARDS[NO_HAND_BONUS], hand_zone(me), "zombie_fluxx §6.1")
    number = draw_number(t, me)
    t.draw(me, number, hand_zone(me), "zombie_fluxx §4.1")
    t.drawn = number
    t.draw_done = True
    t.phase = Phase.PLAY
    yield from settle(t)


class Moves(Sequence[Card]):
    """The moves of the active player: the cards of the hand while a play is due, and the free actions."""

    __slots__ = ("table", "free")

    def __init__(self, table: Table, free: list[Card]) -> None:
        self.table = table
        self.free = free

    def now(self) -> list[Card]:
        """The moves as the hand is now."""
        return [*self.table.hand(self.table.turn), *self.free]

    def __len__(self) -> int:
        return len(self.table.hand(self.table.turn)) + len(self.free)

    def __getitem__(self, place: Any) -> Any:
        return self.now()[place]


def is_due(t: Table) -> bool:
    """Whether the active player has still to play a card, and holds one. §4.2"""
    return t.played < play_number(t, t.turn) and bool(t.hand(t.turn))


def move(t: Table) -> Script[None]:
    """Play a card if one is due, or use a free action; with neither left the play part is over. §4.1 D, E"""
    me = t.turn
    due = is_due(t)
    over = t.switches.empty_hand_ends_turn and t.played > 0 and not t.hand(me)
    free = [] if over else free_actions(t, me)
    if due:
        card = yield from choose(me, MOVE, Moves(t, free))
    else:
        chosen = yield from choose_or_pass(me, MOVE, free)
        if chosen is None:
            t.phase = Phase.LIMIT
            return
        card = chosen
    if card in t.hand(me):
        t.played += 1
        yield from play(t, me, card)
    else:
        yield from use(t, me, card)


def end_turn(t: Table) -> Script[None]:
    """Keep to the Hand Limit, and let the next player begin. §4.1 F, G"""
    me = t.turn
    limit = hand_limit(t)
    if limit is not None and len(t.hand(me)) > limit:
        cards = yield from choose_discards(t, me, limit)
        lay_off(t, me, cards)
    if not t.extra_turn:
        t.turn = t.left_of(me)
    t.phase = Phase.BEGIN
    yield from no_question()


RULES: Final = ZombieFluxx(IDENTITY)
RULES_1: Final = ZombieFluxx(replace(IDENTITY, version=1))
