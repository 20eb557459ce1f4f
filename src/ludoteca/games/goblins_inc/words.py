"""What Goblins, Inc. has to say: pieces, events, questions and the result as messages. The words are in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, as_number, enumerated, family, listed
from ludoteca.facets.words import questions, variants
from ludoteca.games.goblins_inc import asks, naming
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import COCKPIT, Aim, Steering, squares_in
from ludoteca.games.goblins_inc.naming import about_card, card
from ludoteca.games.goblins_inc.pieces import KIND, NUMBERS, TEAMS, Ability, Kind
from ludoteca.games.goblins_inc.table import COLOURS
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

__all__ = [
    "LOST", "TITLE", "about_card", "card", "choice", "option", "question", "question_help", "score_line", "tell",
]  # fmt: skip

TITLE: Final = Message("goblins_inc-title")
LOST: Final = Message("common-won-nobody")

QUESTION: Final = family("goblins_inc-ask", questions(asks))
HELP: Final = family("goblins_inc-help", QUESTION)
CHOICES: Final = {
    ("pick", "left"): "goblins_inc-tactics-left",
    ("pick", "middle"): "goblins_inc-tactics-middle",
    ("pick", "right"): "goblins_inc-tactics-right",
    ("bet_on", "snitch"): "goblins_inc-agenda-snitch",
    ("bet_on", "star"): "goblins_inc-agenda-star",
    ("use", PASS_TEXT): "goblins_inc-choice-no-ability",
    ("shift", PASS_TEXT): "goblins_inc-choice-finished",
    ("tape", PASS_TEXT): "goblins_inc-choice-drop",
    ("lift", PASS_TEXT): "goblins_inc-choice-drop",
    ("put", PASS_TEXT): "goblins_inc-choice-drop",
    # What was shifted before is told with the question about the tile that is shifted now.
    ("lay", PASS_TEXT): "goblins_inc-choice-finished",
    ("nitro", "all"): "goblins_inc-choice-all-dice",
    ("dynamite", "yes"): "goblins_inc-choice-dynamite",
    ("dynamite", "no"): "goblins_inc-choice-no-dynamite",
    # The order of the dice follows Dynamite in the same sealed question, and tells what was answered to it.
    ("order", "yes"): "goblins_inc-choice-dynamite",
    ("order", "no"): "goblins_inc-choice-no-dynamite",
    ("another", "yes"): "goblins_inc-choice-another",
    ("another", "no"): "goblins_inc-choice-no-other",
}
FACE: Final = list(family("goblins_inc-face", ["blank", "one", "two", "three", "four", "five"]).values())
"""The faces of a die in words: figures would be taken for the numbers of choices."""
STEERING: Final = family("goblins_inc-steering", Steering)
AIM: Final = family("goblins_inc-aim", Aim)
OPTION: Final = family("goblins_inc-option", variants(RULES.identity))
RESULT: Final = family("goblins_inc-event-battle", ["first", "second", "draw"])
TOLD: Final = (
    "round", "passed_on", "laid", "shifted", "fell", "combat", "drove", "picked", "used", "taped", "craned", "rolled",
    "dice", "row", "struck", "token_lost", "goblin_out", "out_of_action", "battle", "victory", "agenda",
)  # fmt: skip
"""The events of the log; the moves of single cards are told by them."""
HARM: Final = ("fell", "token_lost", "goblin_out")
"""What comes of a strike."""
BLANK: Final = "–"
"""How a blank die is written."""

Arguments = dict[str, int | str | Message]


# -- questions -------------------------------------------------------------------------------------


def question(ask: str, about: Sequence[str]) -> Message:
    """What is asked, in one line; ``about`` is the tile that is laid or moved."""
    return Message(QUESTION[ask], {"tile": card(about[0])} if about else {})


def question_help(ask: str) -> Message:
    """What the question means, in a few sentences."""
    return Message(HELP[ask])


def choice(ask: str, text: str, players: Sequence[Message]) -> Message:
    """What people call an option: a piece, a word, a die, or a place on the yard."""
    if (ask, text) in CHOICES:
        return Message(CHOICES[ask, text])
    if text in NUMBERS:
        return naming.shape(text) if KIND[NUMBERS[text]] in naming.ABOUT_TILE else card(text)
    if text in [ability.value for ability in Ability]:
        return Message(naming.ABILITY[Ability(text)])
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
    told = 0
    for number, event in enumerate(events, start=1):
        if event.kind not in TOLD:
            continue
        if group and not _continues(group[0], event):
            lines.append(Told(_line(group, viewer, players), group[0].rule, told))
            group = []
        group.append(event)
        told = number
    if group:
        lines.append(Told(_line(group, viewer, players), group[0].rule, told))
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
        return Message(
            "goblins_inc-event-combat", {"combat": as_number(event.facts["combat"]), "cards": cards}
        )
    if kind == "fell":
        return Message("goblins_inc-event-fell", _robot(event) | {"tiles": _tiles(group)})
    if kind == "token_lost":
        return Message("goblins_inc-event-token-lost", _robot(event) | {"token": _token(event)})
    if kind == "out_of_action":
        return Message("goblins_inc-event-out", _robot(event))
    if kind == "battle":
        return Message(RESULT[str(event.facts["result"])])
    if kind == "taped":
        return Message("goblins_inc-event-taped", _robot(event) | {"square": _square(event)})
    if kind == "craned":
        moved: Arguments = {
            "tile": card(event.cards[0]),
            "from": naming.square(as_number(event.facts["from"])),
            "to": naming.square(as_number(event.facts["square"])),
            "degrees": 90 * as_number(event.facts["turned"]),
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
        arguments = {"player": players[seat], "other": players[as_number(event.facts["to"])]}
        if not event.cards:
            return Message("goblins_inc-event-passed-on-unseen", arguments | {"count": event.count})
        tiles = listed([naming.tile(name, 0) for name in event.cards])
        return Message("goblins_inc-event-passed-on", arguments | {"tiles": tiles})
    if kind == "laid":
        laid = enumerated([_laid(one) for one in group])
        return Message("goblins_inc-event-laid", arguments | {"tiles": laid})
    if kind == "shifted":
        return Message("goblins_inc-event-shifted", arguments | {"tile": _laid(event)})
    if kind == "drove":
        return _drove(event, players[seat])
    if kind == "picked":
        if event.cards:
            return Message("goblins_inc-event-picked", arguments | {"card": card(event.cards[0])})
        wanted = Message(CHOICES["pick", str(event.facts["pick"])])
        return Message("goblins_inc-event-missed", {"player": players[seat], "card": wanted})
    if kind == "used":
        ability = Message(naming.ABILITY[Ability(str(event.facts["ability"]))])
        return Message("goblins_inc-event-used", arguments | {"ability": ability})
    if kind == "goblin_out":
        return Message("goblins_inc-event-goblin", _robot(event) | {"player": players[seat]})
    if kind == "victory":
        points = as_number(event.facts["points"])
        return Message("goblins_inc-event-victory", {"player": players[seat], "points": points})
    scored = [
        Message("goblins_inc-event-agenda", {"card": _scored(one), "points": as_number(one.facts["points"])})
        for one in group
    ]
    total = sum([as_number(one.facts["points"]) for one in group])
    agendas: Arguments = {"player": players[seat], "agendas": enumerated(scored), "total": total}
    return Message("goblins_inc-event-agendas", agendas)


def _scored(event: SeenEvent) -> Message:
    """An agenda that pays; of the bet card the end that was chosen."""
    end = event.facts.get("end")
    if end is None:
        return card(event.cards[0])
    return Message("goblins_inc-event-bet", {"card": card(event.cards[0]), "end": card(str(end))})


def _token(event: SeenEvent) -> str:
    """A token by the squares under it."""
    return " + ".join([naming.square(one) for one in squares_in(as_number(event.facts["token"]))])


def _round(event: SeenEvent, players: Sequence[Message]) -> Message:
    """A new round: its number, the teams by name, the blueprint and the first player."""
    blueprint = event.cards[0]
    seats = [[0], [1]]
    for name in event.cards:
        if KIND[NUMBERS[name]] is Kind.BLUEPRINT:
            blueprint = name
        else:
            seats = [[COLOURS.index(colour) for colour in team] for team in TEAMS[NUMBERS[name]]]
    # Robot 1 is that of the first player's team.
    seats.sort(key=lambda team: event.seat not in team)
    teams = [[players[seat] for seat in team if seat < len(players)] for team in seats]
    assert event.seat is not None
    return Message(
        "goblins_inc-event-round",
        {
            "round": as_number(event.facts["round"]),
            "first": listed(teams[0]),
            "second": listed(teams[1]),
            "blueprint": card(blueprint),
            "player": players[event.seat],
        },
    )


def _laid(event: SeenEvent) -> Message:
    square, turn = as_number(event.facts["square"]), as_number(event.facts["turn"])
    tile = naming.tile(event.cards[0], turn)
    return Message("goblins_inc-event-laid-tile", {"tile": tile, "square": naming.square(square)})


def _drove(event: SeenEvent, player: Message) -> Message:
    needed, engines = as_number(event.facts["needed"]), as_number(event.facts["engines"])
    arguments: Arguments = {
        "player": player,
        "drive": drive(Steering(str(event.facts["steering"])), Aim(str(event.facts["aim"]))),
        "needed": needed,
        "engines": engines,
    }
    if needed > engines:
        return Message("goblins_inc-event-overspent", arguments)
    arguments["unused"] = as_number(event.facts["unused"])
    if as_number(event.facts["overheated"]):
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
    arguments = _robot(event) | {"face": as_number(event.facts["face"])}
    if event.facts["square"] is None:
        return Message("goblins_inc-event-struck-nothing", arguments)
    if as_number(event.facts["square"]) == COCKPIT:
        out = [players[one.seat] for one in group if one.kind == "goblin_out" and one.seat is not None]
        if not out:
            return Message("goblins_inc-event-struck-empty", arguments)
        return Message("goblins_inc-event-struck-goblin", arguments | {"player": out[0]})
    arguments["square"] = _square(event)
    lost = [one for one in group if one.kind == "token_lost"]
    if lost:
        return Message("goblins_inc-event-struck-token", arguments | {"token": _token(lost[0])})
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
    return {"robot": as_number(event.facts["team"]) + 1}


def _square(event: SeenEvent) -> str:
    return naming.square(as_number(event.facts["square"]))


def _tiles(group: Sequence[SeenEvent]) -> Message:
    return naming.several([name for event in group for name in event.cards])
