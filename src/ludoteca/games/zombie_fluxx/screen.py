"""The screen of Zombie Fluxx: Goals and rules in force, everybody's Keepers and zombies, the own hand. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.columns import how_many, line_or_shelf, numbered, open_hands, pointing, shelf
from ludoteca.facets.drawing.question import TerminalChoice
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.message import Message, Told, family
from ludoteca.facets.standing import known_table
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.in_force import draw_number, play_number
from ludoteca.games.zombie_fluxx.naming import card, kin
from ludoteca.games.zombie_fluxx.needs import Need, needs
from ludoteca.games.zombie_fluxx.pieces import (
    ALL,
    BASIC_RULES,
    CREEPERS,
    FIGURE,
    HAS_BURST,
    KIND,
    LOOK_OVER_THERE,
    NAMES,
    NUMBERS,
    SHOTGUN,
    SLOT,
    WEAPON_BONUS,
    ZOMBIE_SEASON,
    ZOMBIES,
    Figure,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import BOX, DISCARD, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

LETTER: Final = family("zombie_fluxx-letter", Kind)
COLOUR: Final = {
    Kind.BASIC_RULES: "bold yellow",
    Kind.NEW_RULE: "bold yellow",
    Kind.GOAL: "bold magenta",
    Kind.KEEPER: "bold green",
    Kind.ACTION: "bold blue",
    Kind.CREEPER: "bold white",
    Kind.UNGOAL: "bold reverse",
}
GROUPS: Final = (
    ("zombie_fluxx-group-draw", ("draw",)),
    ("zombie_fluxx-group-play", ("play",)),
    ("zombie_fluxx-group-limits", ("hand_limit", "double_agenda")),
    (
        "zombie_fluxx-group-zombies",
        (
            "zombie_season",
            "weapon_bonus",
            "look_over_there",
            "dead_friends",
            "zombies_aint_so_bad",
            "its_not_working",
            "zombie_boss",
            "groaning_required",
        ),
    ),
    ("zombie_fluxx-group-bonuses", ("no_hand_bonus", "adrenaline_bonus", "eradication_bonus")),
)
"""What New Rules govern, and the slots that belong to it. LOOK.md"""
SHORT_GROUPS: Final = 3
"""Draw, play and limits share a line where lines have to be saved."""
ASIDE: Final = ("draw two", "draw three", "gifts")
SKULL: Final = "☠"
ARROW: Final = {"zombie-trio-left": "←", "zombie-trio-right": "→"}
NOTHING: Final = "—"


def table(scene: TerminalScene) -> list[RenderableType]:
    """Header, Goals with the rules in force, and the seats."""
    t = known_table(RULES, scene.view, ())
    return [_header(scene, t), _board(scene, t), _seats(scene, t)]


def hand(scene: TerminalScene) -> list[RenderableType]:
    """The counters, the viewer's cards, and the choices that are no cards in hand. A spectator sees open hands."""
    t = known_table(RULES, scene.view, ())
    own = f"hand {scene.view.viewer}"
    if not any(zone.name == own for zone in scene.view.zones):
        title = scene.language.text("zombie_fluxx-title-hands")
        hands = open_hands(
            scene, title, lambda names: Text(", ").join([_named(scene, name, "") for name in names])
        )
        return [*hands, _counter(scene, t)]
    cards = scene.known(own)
    title = scene.language.text("zombie_fluxx-title-hand", count=len(cards))
    parts = [shelf(scene, f"{title} · {_counter(scene, t)}", [_entry(scene, name) for name in cards])]
    aside = [name for zone in ASIDE for name in scene.known(f"{zone} {scene.view.viewer}")]
    if aside:
        title = scene.language.text("zombie_fluxx-title-aside")
        parts.append(shelf(scene, title, [_entry(scene, name) for name in aside]))
    parts += _other_choices(scene, t, [*cards, *aside])
    return [
        *parts,
        *_next_gift(scene),
        *how_many(scene, "zombie_fluxx-choose", "zombie_fluxx-choose-between"),
    ]


def now(scene: TerminalScene, name: str) -> Told | None:
    """Whether, and why, a card can be played or chosen now, and the rule that says so."""
    return now_of(scene, known_table(RULES, scene.view, ()), name)


def _header(scene: TerminalScene, t: Table) -> RenderableType:
    """The name of the game, whose turn it is, and the piles."""
    language = scene.language
    sizes = [len(scene.view.zone(pile).cards) for pile in ("draw pile", "discard pile")]
    turn = language.text("zombie_fluxx-header-turn", turn=t.turns, player=scene.players[t.turn])
    piles = language.text("zombie_fluxx-header-piles", deck=sizes[0], discard=sizes[1])
    return Rule(f"{language.text('zombie_fluxx-title')} · {turn} · {piles}", style="dim", characters="═")


# -- Goals and rules -------------------------------------------------------------------------------


def _board(scene: TerminalScene, t: Table) -> RenderableType:
    """The Goals first, then the rules by what they govern: everything always at the same place."""
    language = scene.language
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(ratio=1, overflow="fold")
    goals = [_goal(scene, t, goal) for goal in t.goals]
    none = Text(language.text("zombie_fluxx-no-goal"), "dim")
    grid.add_row(language.text("zombie_fluxx-goal"), Text("\n").join(goals) if goals else none)
    rows = [(language.text(group), _rules(scene, t, slots)) for group, slots in GROUPS]
    if scene.is_low:
        first, *others = rows[:SHORT_GROUPS]
        short = [Text.assemble((f"{label} ", "bold"), rules) for label, rules in others]
        rows = [(first[0], Text("   ").join([first[1], *short])), *rows[SHORT_GROUPS:]]
    for label, rules in rows:
        grid.add_row(label, rules)
    if scene.is_low:
        return grid
    title = language.text("zombie_fluxx-title-rules")
    legend = language.text("zombie_fluxx-legend")
    subtitle = legend if cell_len(legend) + 6 <= scene.width else None
    return Panel(
        grid, title=title, title_align="left", subtitle=subtitle, subtitle_align="left", box=box.ROUNDED
    )


def _goal(scene: TerminalScene, t: Table, goal: Card) -> Text:
    """A Goal and what it asks for."""
    asked = needs(t, Seat(0), goal)
    larry = "zombie_fluxx-need-no-larry"
    parts = [scene.language.say(need.message) for need in asked if need.message.id != larry]
    return Text.assemble(_named(scene, NAMES[goal], "bold"), ": ", " + ".join(parts))


def _rules(scene: TerminalScene, t: Table, slots: Sequence[str]) -> Text:
    """The rules in force for some slots; where nothing else says how many, the Basic Rules do."""
    rules = [rule for slot in slots for rule in t.rules if SLOT[rule] == slot]
    if not rules and slots[0] in ("draw", "play"):
        return Text.assemble(scene.language.say(card(NAMES[BASIC_RULES])), " (1)")
    names = [_named(scene, NAMES[rule], "") for rule in rules]
    return Text(", ").join(names) if names else Text(NOTHING, "dim")


def _named(scene: TerminalScene, name: str, style: str) -> Text:
    """A card with the letter of its kind: colour never says it alone."""
    kind = KIND[NUMBERS[name]]
    label = scene.language.say(card(name))
    named = Text.assemble((scene.language.text(LETTER[kind]), COLOUR[kind]), " ", (label, style))
    return pointing(named, card=name)


# -- the seats -------------------------------------------------------------------------------------


def _seats(scene: TerminalScene, t: Table) -> RenderableType:
    """What everybody holds, has towards the Goal, and has in play; the active player bears the arrow."""
    language = scene.language
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(language.text("zombie_fluxx-column-player"), no_wrap=True, overflow="ellipsis")
    grid.add_column(language.text("zombie_fluxx-column-hand"), justify="right", no_wrap=True)
    grid.add_column(language.text("zombie_fluxx-column-goal"), no_wrap=True)
    grid.add_column(language.text("zombie_fluxx-column-keepers"), ratio=3, overflow="fold")
    grid.add_column(language.text("zombie_fluxx-column-zombies"), ratio=2, overflow="fold")
    for number, player in enumerate(scene.players):
        seat = Seat(number)
        asked = [needs(t, seat, goal) for goal in t.goals]
        arrow = "▶ " if t.turn == seat else "  "
        grid.add_row(
            Text.assemble((arrow, "bold yellow"), (player, "bold" if seat in scene.view.waiting else "")),
            str(len(scene.view.zone(f"hand {number}").cards)),
            Text("\n").join([_pips(one) for one in asked]) or Text(NOTHING, "dim"),
            _keepers(scene, t, seat, asked),
            _zombies(scene, t, seat),
        )
    return grid


def _pips(asked: Sequence[Need]) -> Text:
    """A full pip for each thing of a Goal that the seat has, an empty one for each that it lacks."""
    done = all(need.met for need in asked)
    pips = "".join(["●" if need.met else "○" for need in asked])
    return Text(pips + (" ✓" if done else ""), "bold green" if done else "")


def _keepers(scene: TerminalScene, t: Table, seat: Seat, asked: Sequence[Sequence[Need]]) -> Text:
    """The Keepers, those that a Goal in play asks for underlined; with room to spare also what is lacking."""
    language = scene.language
    wanted = {need.message.id for needed in asked for need in needed}
    shown = [
        pointing(
            Text(language.say(card(NAMES[keeper])), "underline" if card(NAMES[keeper]).id in wanted else ""),
            card=NAMES[keeper],
        )
        for keeper in sorted(t.keepers(seat))
    ]
    line = Text(", ").join(shown) if shown else Text(NOTHING, "dim")
    if scene.is_low:
        return line
    for needed in asked:
        lacking = ", ".join([language.say(need.message) for need in needed if not need.met])
        if lacking:
            line = Text.assemble(line, "\n", (language.text("zombie_fluxx-lacks", needs=lacking), "dim"))
    return line


def _zombies(scene: TerminalScene, t: Table, seat: Seat) -> Text:
    """Zombie cards as many as their pictures show; alike ones together."""
    alike: dict[str, int] = {}
    for creeper in sorted(t.zombie_cards(seat)):
        alike[kin(NAMES[creeper])] = alike.get(kin(NAMES[creeper]), 0) + 1
    shown = [_flock(scene, name, count) for name, count in alike.items()]
    return Text("  " if scene.is_low else ", ").join(shown) if shown else Text(NOTHING, "dim")


def _flock(scene: TerminalScene, name: str, count: int) -> Text:
    """Alike zombie cards; where room is short the skulls tell Zombie, Pair, Trio and Quartet apart."""
    first = next(number for number, other in enumerate(NAMES) if kin(other) == name)
    skulls = SKULL * max(1, ZOMBIES[first]) + ARROW.get(name, "")
    if count > 1:
        skulls = f"{count}×{skulls}"
    nameless = scene.is_low and FIGURE[first] not in (Figure.LARRY, Figure.NONE)
    called = skulls if nameless else f"{skulls} {scene.language.say(card(name))}"
    return pointing(Text(called), card=NAMES[first])


# -- the hand and the choices ----------------------------------------------------------------------


def _counter(scene: TerminalScene, t: Table) -> str:
    """How much of the draw and of the play is done."""
    plays = play_number(t, t.turn)
    return scene.language.text(
        "zombie_fluxx-counter",
        drawn=t.drawn,
        draws=draw_number(t, t.turn),
        played=t.played,
        plays=scene.language.text("zombie_fluxx-plays-all") if plays >= ALL else str(plays),
    )


def _entry(scene: TerminalScene, name: str) -> Text:
    """A card of the own, with its number if it can be chosen."""
    chosen = scene.question is None or scene.question.choice(name) is not None
    entry = Text.assemble(numbered(scene, name), " ", _named(scene, name, "" if chosen else "dim"))
    return pointing(entry, choice=name)


def _other_choices(scene: TerminalScene, t: Table, own: Sequence[str]) -> list[RenderableType]:
    """The choices that are no cards of the own: free actions, cards in play, players, words."""
    question = scene.question
    if question is None:
        return []
    others = [choice for choice in question.choices if choice.text not in own and choice.number > 0]
    free = question.ask == "move"
    title = scene.language.text("zombie_fluxx-title-free" if free else "zombie_fluxx-title-choices")
    entries = [_offered(scene, t, choice) for choice in others]
    return line_or_shelf(scene, title, entries)


def _offered(scene: TerminalScene, t: Table, choice: TerminalChoice) -> Text:
    if choice.text.isdigit():
        called = Text(scene.players[int(choice.text)])
    elif choice.text not in NUMBERS:
        called = Text(choice.label)
    else:
        holder = t.holder(NUMBERS[choice.text])
        owner = "" if holder is None or holder == scene.view.viewer else f" ({scene.players[holder]})"
        called = Text.assemble(_named(scene, choice.text, ""), (owner, "dim"))
    return pointing(Text.assemble((f"{choice.number:>2}", "bold cyan"), " ", called), choice=choice.text)


def _next_gift(scene: TerminalScene) -> list[RenderableType]:
    """Who gets the card that is given now, where that follows from how many are left."""
    view, question = scene.view, scene.question
    if question is None or question.ask != "give" or question.choice("-") is not None:
        return []
    left = len(scene.known(f"gifts {view.viewer}"))
    seat = (view.viewer + 1 + view.seats - left) % view.seats
    who = "me" if seat == view.viewer else "other"
    return [Text(scene.language.text("zombie_fluxx-next-gift", who=who, player=scene.players[seat]))]


# -- what a card would do now ----------------------------------------------------------------------


def now_of(scene: TerminalScene, t: Table, name: str) -> Told:
    """What can be done with a card at this moment."""
    card, me, question = NUMBERS[name], scene.view.viewer, scene.question
    held = 0 <= me < t.seats and card in t.hand(me)
    if question is not None and question.choice(name) is not None:
        if question.ask != "move":
            return Told(Message("zombie_fluxx-now-choose"), question.rule)
        return _playable(t, me) if held else Told(Message("zombie_fluxx-now-use"), "zombie_fluxx §9")
    return _held(t, me, scene) if held else _elsewhere(scene, t, card)


def _playable(t: Table, me: Seat) -> Told:
    plays = play_number(t, me)
    if plays >= ALL:
        return Told(Message("zombie_fluxx-now-play-all"), "zombie_fluxx §6.1")
    return Told(Message("zombie_fluxx-now-play", {"played": t.played, "plays": plays}), "zombie_fluxx §4.1")


def _held(t: Table, me: Seat, scene: TerminalScene) -> Told:
    """Why a card in hand cannot be played now."""
    if t.turn != me:
        return Told(Message("zombie_fluxx-now-not-turn"), "zombie_fluxx §4.4")
    if scene.question is None or scene.question.ask != "move":
        return Told(Message("zombie_fluxx-now-first"), "zombie_fluxx §9")
    if not t.draw_done:
        return Told(Message("zombie_fluxx-now-draw-first"), "zombie_fluxx §4.1")
    counts: dict[str, int | str | Message] = {"played": t.played, "plays": play_number(t, me)}
    return Told(Message("zombie_fluxx-now-no-play", counts), "zombie_fluxx §4.2")


def _elsewhere(scene: TerminalScene, t: Table, card: Card) -> Told:
    """Where a card is that the viewer does not hold, and what that means."""
    holder = t.holder(card)
    if _is_source(t, scene.view.viewer, card) and t.turn == scene.view.viewer:
        used = card in t.used
        message = "zombie_fluxx-now-used" if used else "zombie_fluxx-now-no-target"
        return Told(Message(message), "zombie_fluxx §8.3" if used else "zombie_fluxx §9")
    if holder is not None:
        who = "me" if holder == scene.view.viewer else "other"
        message_before = Message("zombie_fluxx-now-before", {"player": scene.players[holder], "who": who})
        return Told(message_before, "zombie_fluxx §8.1" if card in CREEPERS else "zombie_fluxx §7.1")
    if card in t.rules:
        return Told(Message("zombie_fluxx-now-in-play"), "zombie_fluxx §6")
    if card in t.goals:
        return Told(Message("zombie_fluxx-now-in-play"), "zombie_fluxx §7.2")
    if card in t.zones.cards[BOX]:
        return Told(Message("zombie_fluxx-now-box"), "zombie_fluxx §3.1")
    if card in CREEPERS:
        return Told(Message("zombie_fluxx-now-creeper"), "zombie_fluxx §8.1")
    if card in t.zones.cards[DISCARD]:
        return Told(Message("zombie_fluxx-now-discarded"), "zombie_fluxx §5")
    return Told(Message("zombie_fluxx-now-elsewhere"), "zombie_fluxx §4.1")


def _is_source(t: Table, me: Seat, card: Card) -> bool:
    """Whether the card grants the viewer a free action. §9"""
    if card in (ZOMBIE_SEASON, LOOK_OVER_THERE):
        return t.in_force(card)
    if not 0 <= me < t.seats or not t.has(me, card):
        return False
    return card == SHOTGUN or (HAS_BURST[card] and t.in_force(WEAPON_BONUS))
