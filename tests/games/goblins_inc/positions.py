"""Positions of Goblins, Inc. in few words: a test names the pieces that matter, the others find a lawful place.

A robot is written as ``"2.3:weapon-ESW-N 3.2:engine-NES"``: row and column, then what the tile shows as it lies, turned
already. Tactics cards, agendas and scrapped tiles are words; which copy, or which colour, follows by itself.

With four seats red and blue are team 0, yellow and green team 1; seats 0 and 2 are Pilots in the first combat round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.goblins_inc import pieces
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import EDGES as SIDES
from ludoteca.games.goblins_inc.geometry import (
    LETTERS,
    edges_named,
    frame_of,
    marks_named,
    marks_on,
    square_at,
    token_over,
    turned_edges,
    turned_marks,
)
from ludoteca.games.goblins_inc.pieces import ARROWS, IS_UPGRADED, KIND, METAL, NAMES, SHIELDS, TILES, Colour
from ludoteca.kernel.card import Card
from ludoteca.kernel.match import Match
from tests.games.goblins_inc.robots import bits, places_of
from tests.playing import Choice, at

COLOURS = [colour.value for colour in Colour]
AGENDAS = [NAMES[card].partition("#")[0] for card in pieces.AGENDAS[Colour.RED]]
BATTLE = ("choose", "before", "after", "order", "strike")
PLAIN = "2.3:weapon-ESW-N 4.3:engine-NES"
"""A small robot: one weapon that fires at the enemy, and an engine beside that of the cockpit."""


# -- tiles -----------------------------------------------------------------------------------------


def look(tile: Card, turn: int) -> tuple[str, bool, int, int]:
    """What a tile shows when it is turned so."""
    marks = ARROWS[tile] or SHIELDS[tile]
    return (
        KIND[tile].value,
        IS_UPGRADED[tile],
        turned_edges(METAL[tile], turn),
        turned_marks(marks, turn),
    )


def tile_like(shown: str, spare: list[Card]) -> tuple[Card, int]:
    """A spare tile, and how to turn it, so that it shows this; it is spare no longer."""
    kind, metal, marks = (*shown.split("-"), "", "")[:3]
    if kind.startswith("decoration"):
        metal = "NESW"
    wanted = (kind.rstrip("2"), kind.endswith("2"), edges_named(metal), marks_named(marks))
    for tile in spare:
        for turn in range(4):
            if look(tile, turn) == wanted:
                spare.remove(tile)
                return tile, turn
    raise LookupError(f"no tile is left that shows {shown}")


def place_named(name: str) -> tuple[int, int]:
    """The place that is written as ``2.3``."""
    row, column = name.split(".")
    return int(row), int(column)


def square(name: str) -> int:
    """The square that is written as ``2.3``."""
    return square_at(*place_named(name))


def robot(vector: Mapping[str, Any]) -> str:
    """The robot of a worked example."""
    words = []
    for row, column, kind, upgraded, metal, arrows, shields, _ in vector["tiles"]:
        parts = [f"{row}.{column}:{kind}{'2' if upgraded else ''}", metal]
        words.append("-".join([*parts, arrows + shields] if arrows + shields else parts))
    return " ".join(words)


def assembled(text: str, spare: list[Card]) -> tuple[list[Card | None], list[int]]:
    """For each square the tile and its turn."""
    tiles: list[Card | None] = [None] * 25
    turns = [0] * 25
    for word in text.split():
        where, shown = word.split(":")
        tiles[square(where)], turns[square(where)] = tile_like(shown, spare)
    return tiles, turns


def shield_tokens(tiles: list[Card | None], turns: list[int]) -> list[int]:
    """The tokens that the shield symbols of a robot bring. §9"""
    laid = [0 if tile is None else turned_edges(METAL[tile], turns[here]) for here, tile in enumerate(tiles)]
    return [
        token_over(frame_of(laid), here, side)
        for here, tile in enumerate(tiles)
        if tile is not None
        for side in SIDES
        for _ in range(marks_on(turned_marks(SHIELDS[tile], turns[here]), side))
    ]


def scrapped(text: str, spare: list[Card]) -> list[Card]:
    """Spare tiles of these kinds: ``weapon`` for a regular weapon, ``weapon2`` for an upgraded one."""
    found = []
    for word in text.split():
        fits = [
            tile
            for tile in spare
            if KIND[tile].value == word.rstrip("2") and IS_UPGRADED[tile] == word.endswith("2")
        ]
        spare.remove(fits[0])
        found.append(fits[0])
    return found


# -- the position ----------------------------------------------------------------------------------


def crews_of(seats: int, card: str) -> list[list[int]]:
    """The teams of a team card, that of red first."""
    if seats == 2:
        return [[0], [1]]
    teams = [
        [COLOURS.index(colour.value) for colour in team if COLOURS.index(colour.value) < seats]
        for team in pieces.TEAMS[NAMES.index(card)]
    ]
    return sorted(teams, key=len, reverse=True)


def position(
    *,
    seats: int = 4,
    robots: Sequence[str] | None = None,
    scrap: Sequence[str] = ("", ""),
    tokens: Sequence[str | None] = (None, None),
    phase: str = "choose",
    blueprint: str = "mechaball",
    team_card: str = "red-with-blue",
    crews: list[list[int]] | None = None,
    tiles: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    kept: Mapping[int, str] | None = None,
    ends: Mapping[int, str] | None = None,
    row: str = "nitro sabotage emergency",
    held: Sequence[str | None] = (None, None),
    fronts: str = "NN",
    edges: str = "NN",
    round: int = 1,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position; ``robots`` and whatever else comes in pairs by team, hands, tiles and kept agendas by seat.

    Tokens are those of the shield symbols unless they are written, as ``"2.2+2.3 2.4"``. The row lies open, or, while
    three cards are still to be turned up, on top of the deck. A held card is one of the row.
    """
    if phase in ("vote", "over"):
        round = max(round, 2)
        fields.setdefault("result", "draw")
    if robots is None:
        robots = ("", "") if phase == "assembly" and fields.get("step", 0) < 2 else (PLAIN, PLAIN)
    spare = list(TILES)
    laid = [assembled(text, spare) for text in robots]
    scraps = [scrapped(text, spare) for text in scrap]
    held_tiles = {
        seat: [tile_like(word, spare)[0] for word in text.split()] for seat, text in (tiles or {}).items()
    }
    zones: dict[str, list[str]] = {"tile stack": named(spare)}
    for team in (0, 1):
        zones[f"yard {team}"] = named([tile for tile in laid[team][0] if tile is not None])
        zones[f"scrap {team}"] = named(scraps[team])
    combat: int = fields.get("combat", 1 if phase in BATTLE else 0)
    shown = _lay_tactics(zones, row, phase, round, combat)
    _lay_decks(zones, seats, blueprint, team_card, round)
    for seat, colour in enumerate(COLOURS):
        _lay_agendas(
            zones, seat, seats, phase, options or {}, (hands or {}).get(seat), (kept or {}).get(seat)
        )
        chosen = (ends or {}).get(seat, "snitch") if phase in BATTLE else ""
        both = {"snitch", "star"}
        if seat < seats:
            zones[f"end {seat}"] = [f"{end}#{colour}" for end in both & {chosen}]
            zones[f"other end {seat}"] = [f"{end}#{colour}" for end in sorted(both - {chosen})]
            zones[f"tiles {seat}"] = named(held_tiles.get(seat, []))
        else:
            zones["box"] += [f"{end}#{colour}" for end in sorted(both)]
    written = {
        "phase": phase,
        "round": round,
        "rounds": 2 if (options or {}).get("version", "standard") == "standard" else 3,
        "crews": crews or crews_of(seats, team_card),
        "step": 0 if phase == "assembly" else 5 if seats == 4 else 8,
        "combat": combat,
        "tiles": [[None if tile is None else NAMES[tile] for tile in yard] for yard, _ in laid],
        "turns": [turns for _, turns in laid],
        "tokens": [
            (shield_tokens(*laid[team]) if phase in BATTLE else [])
            if text is None
            else [token_of(word) for word in text.split()]
            for team, text in enumerate(tokens)
        ],
        "goblins": [2] * seats,
        "lost_tokens": [0, 0],
        "lost_goblins": [0, 0],
        "loose": [0, 0],
        "fronts": [LETTERS.index(letter) for letter in fronts],
        "edges": [LETTERS.index(letter) for letter in edges],
        "unused": [0, 0],
        "overheated": [False, False],
        "held": [None if card is None else next(one for one in shown if bare(one) == card) for card in held],
        "used": [[], []],
        "sabotage": [False, False],
        "dice": [[], []],
        "rolled": [len(dice) for dice in fields.get("dice", [[], []])],
        "acting": [],
        "scores": [0] * seats,
        "line_rounds": [],
        "line_seats": [],
        "line_cards": [],
        "line_points": [],
        "result": "none",
    }
    _lose_goblins(written, fields)
    scores = fields.get("scores", [])
    fields = {
        "line_rounds": [max(1, round - 1)] * len(scores),
        "line_seats": list(range(len(scores))),
        "line_cards": [None] * len(scores),
        "line_points": scores,
        **fields,
    }
    odd = sorted(set(fields) - set(written))
    if odd:
        raise TypeError(f"a position has no {', '.join(odd)}")
    return {
        "game": "goblins_inc",
        "seats": seats,
        "options": dict(options or {}),
        "zones": zones,
        "fields": {**written, **fields},
    }


def _lose_goblins(written: dict[str, Any], fields: dict[str, Any]) -> None:
    """Goblins that are lost are out of the cockpit, and the other way round."""
    goblins, lost = fields.get("goblins"), fields.get("lost_goblins")
    for team, crew in enumerate(written["crews"]):
        if goblins is not None:
            written["lost_goblins"][team] = sum(2 - goblins[seat] for seat in crew)
        elif lost is not None:
            for number in range(lost[team]):
                written["goblins"][crew[number % len(crew)]] -= 1


def named(cards: list[Card]) -> list[str]:
    """The names of cards."""
    return [NAMES[card] for card in cards]


def bare(name: str) -> str:
    """The name of a piece without its copy or colour."""
    return name.partition("#")[0]


def token_of(word: str) -> int:
    """The token that is written by the squares under it, as ``2.2+2.3``."""
    return bits([place_named(name) for name in word.split("+")])


def _take(words: str, spare: list[str]) -> list[str]:
    found = []
    for word in words.split():
        card = next(name for name in spare if bare(name) == word)
        spare.remove(card)
        found.append(card)
    return found


def _lay_tactics(zones: dict[str, list[str]], row: str, phase: str, round: int, combat: int) -> list[str]:
    """Twelve cards for each of two rounds; the cards of the row."""
    spare = named(pieces.TACTICS)
    shown = _take(row, spare)
    is_open = phase in BATTLE and phase != "choose"
    used = 12 * (min(round, 2) - 1) + 3 * max(combat - 1, 0)
    zones["tactics used"] = [spare.pop() for _ in range(used)]
    zones["tactics aside"] = []
    zones["tactics row"] = shown if is_open else []
    zones["tactics deck"] = spare if is_open else spare + shown[::-1]
    return shown


def _lay_decks(zones: dict[str, list[str]], seats: int, blueprint: str, team_card: str, round: int) -> None:
    blueprints = [name for name in named(pieces.BLUEPRINTS) if name != blueprint]
    zones["blueprint"] = [*blueprints[: round - 1], blueprint]
    zones["blueprint deck"] = blueprints[round - 1 :]
    cards = [name for name in named(pieces.TEAM_CARDS) if name != team_card]
    zones["box"] = [] if seats > 2 else named(pieces.TEAM_CARDS)
    zones["team card"] = [*cards[: round - 1], team_card] if seats > 2 else []
    zones["team deck"] = cards[round - 1 :] if seats > 2 else []


def _lay_agendas(
    zones: dict[str, list[str]],
    seat: int,
    seats: int,
    phase: str,
    options: Mapping[str, str],
    hand: str | None,
    kept: str | None,
) -> None:
    """Seven cards in hand until the battle, four kept and three thrown out in it; those of earlier rounds are scored."""
    zones.setdefault("scored", [])
    spare = [f"{name}#{COLOURS[seat]}" for name in AGENDAS]
    team_version = options.get("version") == "team"
    if seat >= seats or (team_version and seat > 0):
        zones["box"] += spare
        spare = []
    if seat >= seats:
        return
    for place in ("hand", "kept", "thrown out"):
        zones[f"{place} {seat}"] = []
    if not team_version:
        if phase in BATTLE:
            zones[f"kept {seat}"] = _filled(kept or "", 4, spare)
            zones[f"thrown out {seat}"] = _filled("", 3, spare)
        elif phase in ("vote", "over"):
            zones[f"thrown out {seat}"] = _filled("", 7, spare)
        else:
            zones[f"hand {seat}"] = _filled(hand or "", 7, spare)
    elif seat == 0:
        zones["scored"] += _filled(kept or "", 3, spare)
    zones[f"agendas {seat}"] = spare


def _filled(words: str, size: int, spare: list[str]) -> list[str]:
    """The named agendas, and others that do not matter, never the bet card."""
    found = _take(words, spare)
    others = [name for name in spare if bare(name) != "snitch-star"][: max(0, size - len(found))]
    for name in others:
        spare.remove(name)
    return found + others


# -- playing ---------------------------------------------------------------------------------------


def match_at(seed: object = "a test", **what: Any) -> Match:
    """A match that goes on from such a position."""
    return at(RULES, position(**what), seed)


def drive(seat: int, steering: str, aim: str = "front") -> Choice:
    """A Pilot's choice."""
    return (str(seat), "drive", f"{steering}+{aim}")


def pick(seat: int, card: str) -> Choice:
    """A Tactician's choice."""
    return (str(seat), "pick", card)


def say(seat: int, ask: str, answer: object) -> Choice:
    """Any other choice."""
    return (str(seat), ask, str(answer))


def standing(match: Match, team: int) -> list[str]:
    """The squares of a robot that have a tile, row by row."""
    return [f"{row}.{column}" for row, column in places_of(match.table.standing(team))]


def tokens_on(match: Match, team: int) -> list[str]:
    """The tokens of a robot by the squares under them."""
    return sorted(
        [
            "+".join([f"{row}.{column}" for row, column in places_of(token)])
            for token in match.table.tokens[team]
        ]
    )


def losses(match: Match, team: int) -> dict[str, int]:
    """What lies on a scrap pile."""
    t = match.table
    return {
        "tiles": len(t.zones.cards[3 + team]),
        "tokens": t.lost_tokens[team],
        "goblins": t.lost_goblins[team],
    }


def told(match: Match, kind: str, *facts: str) -> list[Any]:
    """The events of a kind: of each this fact, or these."""
    events = [event for event in match.events() if event.kind == kind]
    if len(facts) == 1:
        return [event.facts[facts[0]] for event in events]
    return [tuple([event.facts[fact] for fact in facts]) for event in events]


def paid(match: Match, seat: int) -> dict[str, int]:
    """What a seat has got for the victory and for each agenda."""
    return {
        bare(str(line.facts.get("card", "victory"))): line.points
        for line in match.outcome().lines[_lines_before(match) :]
        if line.seat == seat
    }


def _lines_before(match: Match) -> int:
    """How many lines the score sheet of the position had."""
    assert isinstance(match.origin, dict)
    return len(match.origin["fields"]["line_points"])
