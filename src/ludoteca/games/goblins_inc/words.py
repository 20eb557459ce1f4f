"""What Goblins, Inc. has to say: pieces, events, questions and the result as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, enumerated, listed
from ludoteca.games.goblins_inc import naming
from ludoteca.games.goblins_inc.geometry import COCKPIT, Aim, Steering
from ludoteca.games.goblins_inc.pieces import KIND, NUMBERS, TEAMS, Ability, Kind
from ludoteca.games.goblins_inc.table import COLOURS, Result
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

TITLE: Final = Message("goblins_inc-title")

QUESTION: Final = {
    "pass_on": ("goblins_inc-ask-pass-on", "goblins_inc-help-pass-on"),
    "lay": ("goblins_inc-ask-lay", "goblins_inc-help-lay"),
    "keep": ("goblins_inc-ask-keep", "goblins_inc-help-keep"),
    "bet_on": ("goblins_inc-ask-bet-on", "goblins_inc-help-bet-on"),
    "drive": ("goblins_inc-ask-drive", "goblins_inc-help-drive"),
    "pick": ("goblins_inc-ask-pick", "goblins_inc-help-pick"),
    "use": ("goblins_inc-ask-use", "goblins_inc-help-use"),
    "tape": ("goblins_inc-ask-tape", "goblins_inc-help-tape"),
    "lift": ("goblins_inc-ask-lift", "goblins_inc-help-lift"),
    "put": ("goblins_inc-ask-put", "goblins_inc-help-put"),
    "nitro": ("goblins_inc-ask-nitro", "goblins_inc-help-nitro"),
    "homing": ("goblins_inc-ask-homing", "goblins_inc-help-homing"),
    "turn_to": ("goblins_inc-ask-turn-to", "goblins_inc-help-turn-to"),
    "dynamite": ("goblins_inc-ask-dynamite", "goblins_inc-help-dynamite"),
    "order": ("goblins_inc-ask-order", "goblins_inc-help-order"),
    "token": ("goblins_inc-ask-token", "goblins_inc-help-token"),
    "another": ("goblins_inc-ask-another", "goblins_inc-help-another"),
}
"""What is asked, and what that means."""
WORDS: Final = {
    ("pick", "left"): "goblins_inc-tactics-left",
    ("pick", "middle"): "goblins_inc-tactics-middle",
    ("pick", "right"): "goblins_inc-tactics-right",
    ("bet_on", "snitch"): "goblins_inc-agenda-snitch",
    ("bet_on", "star"): "goblins_inc-agenda-star",
    ("use", PASS_TEXT): "goblins_inc-choice-no-ability",
    ("nitro", "all"): "goblins_inc-choice-all-dice",
    ("dynamite", "yes"): "goblins_inc-choice-dynamite",
    ("dynamite", "no"): "goblins_inc-choice-no-dynamite",
    # The order of the dice follows Dynamite in the same sealed question, and tells what was answered to it.
    ("order", "yes"): "goblins_inc-choice-dynamite",
    ("order", "no"): "goblins_inc-choice-no-dynamite",
    ("another", "yes"): "goblins_inc-choice-another",
    ("another", "no"): "goblins_inc-choice-no-other",
}
FACE: Final = (
    "goblins_inc-face-blank",
    "goblins_inc-face-one",
    "goblins_inc-face-two",
    "goblins_inc-face-three",
    "goblins_inc-face-four",
    "goblins_inc-face-five",
)
"""The faces of a die in words: figures would be taken for the numbers of choices."""
STEERING: Final = {
    Steering.AHEAD: "goblins_inc-steering-ahead",
    Steering.RIGHT: "goblins_inc-steering-right",
    Steering.BACK: "goblins_inc-steering-back",
    Steering.LEFT: "goblins_inc-steering-left",
}
AIM: Final = {
    Aim.FRONT: "goblins_inc-aim-front",
    Aim.RIGHT: "goblins_inc-aim-right",
    Aim.BACK: "goblins_inc-aim-back",
    Aim.LEFT: "goblins_inc-aim-left",
}
OPTION: Final = {
    ("version", "standard"): "goblins_inc-option-version-standard",
    ("version", "full"): "goblins_inc-option-version-full",
    ("version", "team"): "goblins_inc-option-version-team",
    ("tiles_in_hand", "secret"): "goblins_inc-option-tiles-secret",
    ("tiles_in_hand", "shown_to_partner"): "goblins_inc-option-tiles-shown",
    ("loose_parts", "are_damage"): "goblins_inc-option-loose-damage",
    ("loose_parts", "are_no_damage"): "goblins_inc-option-loose-no-damage",
    ("overspending", "punished"): "goblins_inc-option-overspending-punished",
    ("overspending", "forbidden"): "goblins_inc-option-overspending-forbidden",
    ("overheated_sabotage", "may_be_nothing"): "goblins_inc-option-sabotage-nothing",
    ("overheated_sabotage", "at_least_one"): "goblins_inc-option-sabotage-one",
    ("driller_counts", "every_square"): "goblins_inc-option-driller-every",
    ("driller_counts", "buildable_squares"): "goblins_inc-option-driller-buildable",
    ("crane_drops", "allowed"): "goblins_inc-option-crane-allowed",
    ("crane_drops", "forbidden"): "goblins_inc-option-crane-forbidden",
}
RESULT: Final = {
    Result.FIRST.value: "goblins_inc-event-battle-first",
    Result.SECOND.value: "goblins_inc-event-battle-second",
    Result.DRAW.value: "goblins_inc-event-battle-draw",
}
TOLD: Final = (
    "round", "passed_on", "laid", "fell", "combat", "drove", "picked", "used", "taped", "craned", "rolled",
    "dice", "row", "struck", "token_lost", "goblin_out", "out_of_action", "battle", "victory", "agenda",
)  # fmt: skip
"""The events of the log; the moves of single cards are told by them."""
HARM: Final = ("fell", "token_lost", "goblin_out")
"""What comes of a strike."""
BLANK: Final = "–"
"""How a blank die is written."""

Arguments = dict[str, int | str | Message]


# -- pieces ----------------------------------------------------------------------------------------


def card(name: str) -> Message:
    """What people call a piece."""
    return naming.card(name)


def about_card(name: str) -> Told:
    """What a piece does, with the rule that says so."""
    return naming.about(name)


# -- questions -------------------------------------------------------------------------------------


def question(ask: str, about: Sequence[str]) -> Message:
    """What is asked, in one line; ``about`` is the tile that is laid or moved."""
    return Message(QUESTION[ask][0], {"tile": card(about[0])} if about else {})


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(QUESTION[ask][1])


def choice(ask: str, text: str) -> Message:
    """What people call an option: a piece, a word, a die, or a place on the yard."""
    if (ask, text) in WORDS:
        return Message(WORDS[ask, text])
    if text in NUMBERS:
        return naming.shape(text) if KIND[NUMBERS[text]] in naming.ABOUT_TILE else card(text)
    if text in [ability.value for ability in Ability]:
        return Message(naming.ABILITY[Ability(text)][0])
    if text.isdigit():
        return Message(FACE[int(text)])
    parts = text.split("+")
    if parts[0] in NUMBERS:
        return enumerated([card(part) for part in parts])
    if parts[0] in [steering.value for steering in Steering]:
        return drive(Steering(parts[0]), Aim(parts[1]))
    square, _, turn = text.partition("/")
    if turn not in ("", "0"):
        return Message("goblins_inc-choice-turned", {"square": square, "degrees": 90 * int(turn)})
    # A square without a turn, or a row of dice: as it is typed.
    return Message("goblins_inc-choice-notation", {"text": square.replace("-", " ")})


def drive(steering: Steering, aim: Aim) -> Message:
    """A steering and an aim."""
    sides: Arguments = {"steering": Message(STEERING[steering]), "aim": Message(AIM[aim])}
    return Message("goblins_inc-choice-drive", sides)


def option(name: str, value: str) -> Message:
    """What a match option means."""
    return Message(OPTION[name, value])


# -- what happened ---------------------------------------------------------------------------------


def tell(events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
    """The log. The tiles of a batch, the agendas of a player, and a strike with its harm are a line each."""
    lines: list[Told] = []
    group: list[SeenEvent] = []
    for event in events:
        if event.kind not in TOLD:
            continue
        if group and _continues(group[0], event):
            group.append(event)
            continue
        if group:
            lines.append(Told(_line(group, viewer, players), group[0].rule))
        group = [event]
    if group:
        lines.append(Told(_line(group, viewer, players), group[0].rule))
    return lines


def _continues(first: SeenEvent, event: SeenEvent) -> bool:
    if first.kind in ("laid", "agenda"):
        return event.kind == first.kind and event.seat == first.seat
    if first.kind == "fell":
        return event.kind == "fell" and event.facts["team"] == first.facts["team"]
    return first.kind == "struck" and event.kind in HARM


def _line(group: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> Message:
    event = group[0]
    kind = event.kind
    if kind == "round":
        return _round(event, players)
    if kind == "combat":
        cards = enumerated([card(name) for name in event.cards])
        return Message("goblins_inc-event-combat", {"combat": _number(event, "combat"), "cards": cards})
    if kind == "fell":
        return Message("goblins_inc-event-fell", _robot(event) | {"tiles": _tiles(group)})
    if kind == "token_lost":
        return Message("goblins_inc-event-token-lost", _robot(event) | {"square": _square(event)})
    if kind == "out_of_action":
        return Message("goblins_inc-event-out", _robot(event))
    if kind == "battle":
        return Message(RESULT[str(event.facts["result"])])
    if kind == "taped":
        return Message("goblins_inc-event-taped", _robot(event) | {"square": _square(event)})
    if kind == "craned":
        moved: Arguments = {
            "tile": card(event.cards[0]),
            "from": naming.square(_number(event, "from")),
            "to": naming.square(_number(event, "square")),
        }
        return Message("goblins_inc-event-craned", _robot(event) | moved)
    if kind in ("rolled", "dice", "row"):
        return _dice(event)
    if kind == "struck":
        return _strike(group, players)
    return _done(group, viewer, players)


def _done(group: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> Message:
    """What one player did, or got."""
    event = group[0]
    kind, seat = event.kind, event.seat
    assert seat is not None
    arguments: Arguments = {"player": players[seat], "who": "me" if seat == viewer else "other"}
    if kind == "passed_on":
        arguments = {"player": players[seat], "other": players[_number(event, "to")]}
        if not event.cards:
            return Message("goblins_inc-event-passed-on-unseen", arguments | {"count": event.count})
        tiles = listed([naming.tile(name, 0) for name in event.cards])
        return Message("goblins_inc-event-passed-on", arguments | {"tiles": tiles})
    if kind == "laid":
        laid = enumerated([_laid(one) for one in group])
        return Message("goblins_inc-event-laid", arguments | {"tiles": laid})
    if kind == "drove":
        return _drove(event, players[seat])
    if kind == "picked":
        if event.cards:
            return Message("goblins_inc-event-picked", arguments | {"card": card(event.cards[0])})
        wanted = Message(WORDS["pick", str(event.facts["pick"])])
        return Message("goblins_inc-event-missed", {"player": players[seat], "card": wanted})
    if kind == "used":
        ability = Message(naming.ABILITY[Ability(str(event.facts["ability"]))][0])
        return Message("goblins_inc-event-used", arguments | {"ability": ability})
    if kind == "goblin_out":
        return Message("goblins_inc-event-goblin", _robot(event) | {"player": players[seat]})
    if kind == "victory":
        points = _number(event, "points")
        return Message("goblins_inc-event-victory", {"player": players[seat], "points": points})
    scored = [
        Message("goblins_inc-event-agenda", {"card": card(one.cards[0]), "points": _number(one, "points")})
        for one in group
    ]
    total = sum([_number(one, "points") for one in group])
    agendas: Arguments = {"player": players[seat], "agendas": enumerated(scored), "total": total}
    return Message("goblins_inc-event-agendas", agendas)


def _round(event: SeenEvent, players: Sequence[Message]) -> Message:
    """A new round: its number, the teams by name, the blueprint and the first player."""
    blueprint = event.cards[0]
    teams = [[players[0]], [players[-1]]]
    for name in event.cards:
        if KIND[NUMBERS[name]] is Kind.BLUEPRINT:
            blueprint = name
            continue
        seats = [[COLOURS.index(colour) for colour in team] for team in TEAMS[NUMBERS[name]]]
        teams = [[players[seat] for seat in team if seat < len(players)] for team in seats]
    assert event.seat is not None
    return Message(
        "goblins_inc-event-round",
        {
            "round": _number(event, "round"),
            "first": listed(teams[0]),
            "second": listed(teams[1]),
            "blueprint": card(blueprint),
            "player": players[event.seat],
        },
    )


def _laid(event: SeenEvent) -> Message:
    square, turn = _number(event, "square"), _number(event, "turn")
    tile = naming.tile(event.cards[0], turn)
    return Message("goblins_inc-event-laid-tile", {"tile": tile, "square": naming.square(square)})


def _drove(event: SeenEvent, player: Message) -> Message:
    needed, engines = _number(event, "needed"), _number(event, "engines")
    arguments: Arguments = {
        "player": player,
        "drive": drive(Steering(str(event.facts["steering"])), Aim(str(event.facts["aim"]))),
        "needed": needed,
        "engines": engines,
    }
    if needed > engines:
        return Message("goblins_inc-event-overspent", arguments)
    arguments["unused"] = _number(event, "unused")
    if _number(event, "overheated"):
        return Message("goblins_inc-event-drove-overheated", arguments)
    return Message("goblins_inc-event-drove", arguments)


def _dice(event: SeenEvent) -> Message:
    faces = [face for face in str(event.facts["dice"]).split("-") if face]
    arguments = _robot(event) | {"dice": " ".join([BLANK if face == "0" else face for face in faces])}
    if event.kind == "row":
        return Message("goblins_inc-event-row" if faces else "goblins_inc-event-row-nothing", arguments)
    return Message("goblins_inc-event-dice" if faces else "goblins_inc-event-dice-nothing", arguments)


def _strike(group: Sequence[SeenEvent], players: Sequence[Message]) -> Message:
    """A die and what it does; what it does is not told yet while the Pilot chooses a token."""
    event = group[0]
    arguments = _robot(event) | {"face": _number(event, "face")}
    if event.facts["square"] is None:
        return Message("goblins_inc-event-struck-nothing", arguments)
    if _number(event, "square") == COCKPIT:
        out = [players[one.seat] for one in group if one.kind == "goblin_out" and one.seat is not None]
        if not out:
            return Message("goblins_inc-event-struck-empty", arguments)
        return Message("goblins_inc-event-struck-goblin", arguments | {"player": out[0]})
    arguments["square"] = _square(event)
    if any(one.kind == "token_lost" for one in group):
        return Message("goblins_inc-event-struck-token", arguments)
    if len(group) == 1:
        return Message("goblins_inc-event-struck", arguments)
    return Message("goblins_inc-event-struck-tiles", arguments | {"tiles": _tiles(group)})


def score_line(line: ScoreLine) -> Message:
    """What a line of the score sheet counts."""
    number = line.facts["round"]
    assert isinstance(number, int)
    if line.name == "victory":
        return Message("goblins_inc-score-victory", {"round": number})
    return Message("goblins_inc-score-agenda", {"round": number, "card": card(str(line.facts["card"]))})


def _robot(event: SeenEvent) -> Arguments:
    """The robots have numbers: the first is that of the first player."""
    return {"robot": _number(event, "team") + 1}


def _square(event: SeenEvent) -> str:
    return naming.square(_number(event, "square"))


def _tiles(group: Sequence[SeenEvent]) -> Message:
    return naming.several([name for event in group for name in event.cards])


def _number(event: SeenEvent, name: str) -> int:
    fact = event.facts[name]
    if not isinstance(fact, int):
        raise TypeError(f"{name} should be a number, not {fact!r}")
    return fact
