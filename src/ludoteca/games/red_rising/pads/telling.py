"""What is said of a solo game at a real table: what to lay where, each Automa card with its reasons, and how the Automa stands. §10"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, family, listed
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.automa_choice import location_of, shown_by_luna
from ludoteca.games.red_rising.pads.solo_match import ARROWS, AT, Owner, SoloMatch
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    CARDS_PER_TURN,
    LOCATIONS,
    NAMES,
    NEUTRAL_INFLUENCE,
    OUT_OF_SOLO,
    OUT_OF_SOLO_VARIANT,
    PRIORITIES,
    SET_ASIDE,
    Extra,
)  # fmt: skip

ONTO: Final = list(family("red_rising-companion-onto", LOCATIONS).values())
OFF: Final = list(family("red_rising-companion-off", LOCATIONS).values())
EXTRAS: Final = family("red_rising-companion-extra", Extra)
TOKENS: Final = family("red_rising-companion-token", Owner)


def out_of_the_game(returned: bool) -> list[str]:
    """The characters that do not take part. §10.2, §10.10"""
    return [NAMES[card] for card in sorted(OUT_OF_SOLO_VARIANT if returned else OUT_OF_SOLO)]


def preparation(table: SoloMatch) -> list[Message]:
    """What to lay where, step by step. §10.2"""
    laid = [
        Message(
            "red_rising-companion-lay-letter",
            {
                "letter": Message(naming.LETTER[PRIORITIES[letter]]),
                "onto": Message(ONTO[table.priorities.index(letter)]),
            },
        )
        for letter in range(len(PRIORITIES))
    ]
    deck = Message("red_rising-companion-prepare-deck", {"count": len(AUTOMA_CARDS)})
    if table.rows is None:
        deck = Message("red_rising-pad-prepare-own", {"count": len(AUTOMA_CARDS), "aside": SET_ASIDE})
    out = listed([naming.card(name) for name in out_of_the_game(table.returned)])
    return [
        deck,
        Message("red_rising-companion-prepare-out", {"cards": out}),
        Message("red_rising-companion-prepare-letters", {"letters": listed(laid)}),
        Message("red_rising-companion-prepare-luna", {"at": Message(AT[shown_by_luna(table.priorities)])}),
        Message("red_rising-companion-prepare-board", {"neutral": NEUTRAL_INFLUENCE}),
        Message("red_rising-companion-prepare-hand"),
    ]


def your_turn(table: SoloMatch) -> Message:
    """Whose turns are still to come. §7, R34"""
    if not table.ending:
        return Message("red_rising-companion-your-turn")
    if table.extra:
        return Message("red_rising-companion-your-extra-turn")
    if table.first is Owner.AUTOMA:
        return Message("red_rising-companion-your-last-turn")
    return Message(
        "red_rising-companion-turns-left-apollo" if table.apollo else "red_rising-companion-turns-left"
    )


def card_title(table: SoloMatch) -> Message:
    """Which card of which turn lies there."""
    facts: dict[str, int | str | Message] = {
        "turn": table.turns, "place": table.number, "of": CARDS_PER_TURN,
    }  # fmt: skip
    if table.rows is None:
        return Message("red_rising-pad-own-card", facts)
    return Message("red_rising-companion-card", {**facts, "number": AUTOMA_CARDS.index(table.card) + 1})


def card_steps(table: SoloMatch) -> list[Message]:
    """What the Automa card says as it lies there: deploy, gain, arrow and extra, each with its reason. §10.3"""
    place = table.gains_from
    assert place is not None
    told: list[Message] = []
    if table.no_deck:
        told.append(Message("red_rising-companion-no-deploy"))
    elif not table.passed:
        # Once a location was found empty, the card has been deployed; to say it again would deploy a second one.
        deploy = table.row.deploy
        onto = Message(ONTO[location_of(table.priorities, deploy)])
        told.append(Message("red_rising-companion-deploy", {"onto": onto, "why": why(deploy)}))
    arrow = Message(ARROWS[table.row.arrow])
    for passed in table.way[: table.passed]:
        told.append(Message("red_rising-companion-empty", {"at": Message(AT[passed]), "arrow": arrow}))
    reason = Message("red_rising-companion-why-arrow") if table.passed else why(table.row.gain)
    told.append(Message("red_rising-companion-gain", {"off": Message(OFF[place]), "why": reason}))
    told.append(Message(EXTRAS[table.row.extra]))
    return told


def why(place: int | str) -> Message:
    """Why a card means a location."""
    if isinstance(place, int):
        return Message("red_rising-companion-why-named")
    return Message("red_rising-companion-why-letter", {"letter": Message(naming.LETTER[place])})


def state(table: SoloMatch) -> Message:
    """How the Automa stands."""
    return Message(
        "red_rising-companion-state",
        {
            "cards": table.cards,
            "helium": table.helium,
            "fleet": table.fleet,
            "influence": table.influence,
            "token": Message(TOKENS[table.token]),
            "word": word(table),
        },
    )


def word(table: SoloMatch) -> Message:
    """The word of this game, even or odd."""
    return Message("red_rising-companion-odd" if table.odd else "red_rising-companion-even")


def told_rows(table: SoloMatch) -> Sequence[str]:
    """What the Automa cards said that were carried out, as names where our cards are played."""
    if table.rows is None:
        return ()
    return [NAMES[AUTOMA_CARDS[table.rows.index(row)]] for row in table.discard]
