"""What the deploy abilities of Red Rising are worth where they are used, at a glance.

Many say only which track moves, on what condition; those stand in tables. What cannot be told beforehand has a number.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.heuristics_prospect import PLACING, Prospect
from ludoteca.games.red_rising.pieces import (
    AEGIS_CRAFTSMAN,
    AJA,
    ALFRUN,
    ALIA_SNOWSPARROW,
    ANTONIA,
    ARLUS,
    ARTIFICER,
    ARTISAN_CHEF,
    ASSASSIN,
    AUCTIONEER,
    BANKER,
    BONERIDERS,
    BRIDGE,
    CALLIOPE,
    CASSIUS,
    CEO,
    CHARACTERS,
    CODEBREAKER,
    COLONEL_VALENTIN,
    COLOUR,
    CONVERSATIONALIST,
    CYTHER,
    DANCER,
    DANTO,
    DARROW,
    DEANNA,
    DEVELOPER,
    DIPLOMAT,
    EO,
    EVEY,
    FITCHNER,
    FOUR_D_PAINTER,
    GARDEN_TRAINED_ROSE,
    GARDENER,
    GRAVBOOT_COBBLER,
    HACKER,
    HARMONY,
    HELGA,
    HOLIDAY,
    HOLO_HOST,
    HYPNOTIST,
    INSTITUTE,
    INVESTOR,
    INVICTUS,
    IS_GOLD,
    JANITOR,
    JOPHO,
    JUPITER,
    KARNUS,
    LAWYER,
    LOAN_SHARK,
    LUNA,
    LYSANDER,
    MAGISTRATE,
    MARS,
    MASSEUSE,
    MATTEO,
    MESS_HALL_COOK,
    MICKEY_THE_CARVER,
    MODJOB,
    MORNING_STAR,
    MUSICIAN,
    MUSTANG,
    NANNY,
    NERO,
    OCTAVIA,
    ONLINE_GAMBLER,
    ORATOR,
    ORION,
    PELUS,
    POLITICIAN,
    PRIESTESS,
    PSYCHOLOGIST,
    PULSE_ARMORER,
    PULSE_FIST_ENGINEER,
    QUICKSILVER,
    QUIETUS,
    RAGNAR,
    RAZOR_DESIGNER,
    REPORTER,
    ROMULUS,
    ROQUE,
    SEER,
    SEFI,
    SEVRO,
    SPONSOR,
    STAINED,
    STOCK_BROKER,
    SUN_HWA,
    SURGEON,
    TACTUS,
    THE_HOWLERS,
    THE_JACKAL,
    THE_PAX,
    THEODORA,
    TIMONY,
    TRIGG,
    UGLY_DAN,
    UNCLE_NAROL,
    VICTRA,
    VIRGA,
    VLOGGER,
    ZANZIBAR,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.tracks import excess
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

ANYWHERE: Final = -1
WEAKENED: Final = 10.0
"""What a card is worth that an opponent chooses to lose."""
OF_AUTOMA: Final = 5.0
"""What a card is worth that the Automa loses."""

STEPS: Final[dict[Card, tuple[int, int, int, int]]] = {
    DANCER: (ANYWHERE, 1, 0, 0),
    DEANNA: (ANYWHERE, 1, 0, 0),
    FITCHNER: (INSTITUTE, 0, 0, 1),
    INVICTUS: (MARS, 0, 1, 0),
    LAWYER: (ANYWHERE, 0, 0, 1),
    MORNING_STAR: (JUPITER, 0, 1, 0),
    QUIETUS: (INSTITUTE, 0, 1, 0),
    THE_PAX: (LUNA, 0, 1, 0),
    UNCLE_NAROL: (ANYWHERE, 2, 0, 0),
}
"""Where an ability moves how far: Helium, ship, Influence."""
BENEATH: Final[dict[Card, tuple[tuple[Colour, ...], int, int, int]]] = {
    ARTISAN_CHEF: ((Colour.GOLD,), 0, 0, 1),
    ASSASSIN: ((Colour.GOLD,), 0, 0, 1),
    GARDENER: ((Colour.VIOLET, Colour.PINK), 1, 0, 0),
    GARDEN_TRAINED_ROSE: ((Colour.SILVER,), 1, 0, 0),
    JANITOR: ((Colour.GREEN, Colour.YELLOW, Colour.BLUE), 0, 1, 0),
    MESS_HALL_COOK: ((Colour.GRAY, Colour.ORANGE), 0, 1, 0),
    NANNY: ((Colour.SILVER, Colour.WHITE, Colour.COPPER), 1, 0, 0),
}
"""On what colours an ability moves how far."""
WITH_TOKEN: Final[dict[Card, tuple[int, int, int]]] = {
    MAGISTRATE: (1, 0, 0),
    ORATOR: (0, 0, 1),
    PRIESTESS: (0, 1, 0),
}
"""How far an ability moves whoever has the Sovereign token."""


def _of(*wanted: Colour) -> list[bool]:
    return [COLOUR[card] in wanted for card in CHARACTERS]


ALL: Final[list[bool]] = [True] * len(CHARACTERS)
STOPS: Final[dict[Card, list[bool]]] = {
    AEGIS_CRAFTSMAN: _of(Colour.GOLD),
    ALFRUN: [card in (NERO, JOPHO) for card in CHARACTERS],
    ARTIFICER: _of(Colour.GOLD, Colour.ORANGE),
    CYTHER: _of(Colour.BLUE),
    DEVELOPER: ALL,
    GRAVBOOT_COBBLER: _of(Colour.GOLD, Colour.GRAY),
    JOPHO: [card in (NERO, ALFRUN) for card in CHARACTERS],
    PULSE_ARMORER: _of(Colour.GRAY),
    PULSE_FIST_ENGINEER: _of(Colour.OBSIDIAN),
    RAZOR_DESIGNER: _of(Colour.GOLD),
}
"""Which cards an ability may take from here; that ends the turn."""
PULLS: Final[dict[Card, list[bool]]] = {
    BRIDGE: _of(Colour.PINK, Colour.VIOLET),
    COLONEL_VALENTIN: _of(Colour.GOLD),
    DANTO: _of(Colour.COPPER, Colour.WHITE),
    HOLIDAY: _of(Colour.ORANGE, Colour.BLUE),
    SUN_HWA: _of(Colour.OBSIDIAN, Colour.GREEN),
    TRIGG: _of(Colour.GRAY, Colour.YELLOW),
    UGLY_DAN: _of(Colour.RED, Colour.BROWN),
}
"""The same from anywhere."""
TAKES: Final[dict[Card, list[bool]]] = {
    DARROW: [not IS_GOLD[card] for card in CHARACTERS],
    ROMULUS: _of(Colour.BLUE),
    SEFI: _of(Colour.OBSIDIAN),
}
"""Which cards an ability takes from here while the turn goes on."""
TYPICAL: Final[dict[Card, float]] = {
    ALIA_SNOWSPARROW: 3.0,
    ARLUS: 2.0,
    CALLIOPE: 3.0,
    CODEBREAKER: 13.0,
    EO: 1.0,
    FOUR_D_PAINTER: 1.5,
    HACKER: 1.5,
    HARMONY: 2.0,
    HYPNOTIST: 5.0,
    KARNUS: 1.0,
    LOAN_SHARK: 3.0,
    LYSANDER: 18.0,
    MODJOB: 3.0,
    MUSICIAN: 1.5,
    ONLINE_GAMBLER: 6.0,
    ORION: 1.0,
    PSYCHOLOGIST: 3.0,
    ROQUE: 1.0,
    SEER: PLACING,
    ZANZIBAR: 1.5,
}
"""What an ability is worth that cannot be told at a glance."""


def ability(p: Prospect, card: Card, here: int) -> float:
    """What it is worth to deploy a card here, compared with a card without an ability."""
    found = TYPICAL.get(card)
    if found is not None:
        return found
    where = STEPS.get(card)
    if where is not None:
        if where[0] not in (ANYWHERE, here):
            return 0.0
        more = 2 if card == DANCER and _held(p, Colour.RED, card) >= 2 else 0
        return p.steps(where[1] + more, where[2], where[3])
    beneath = BENEATH.get(card)
    if beneath is not None:
        return p.steps(beneath[1], beneath[2], beneath[3]) if top_colour(p.t, here) in beneath[0] else 0.0
    stops = STOPS.get(card)
    if stops is not None:
        return _instead(p, p.best_here(here, stops, card), here)
    pulls = PULLS.get(card)
    if pulls is not None:
        best = max([p.best_here(location, pulls, card) for location in EVERYWHERE])
        return _instead(p, best, here)
    takes = TAKES.get(card)
    if takes is not None:
        return _besides(p, p.best_here(here, takes, card))
    rewarded = WITH_TOKEN.get(card)
    if rewarded is not None:
        return p.steps(rewarded[0], rewarded[1], rewarded[2]) if p.standing.sovereign else 0.0
    return _special(p, card, here)


def _besides(p: Prospect, taken: float) -> float:
    """What it is worth to take a card beside the one to be gained."""
    held = len(p.hand.cards)
    return taken + excess(held + 2) - excess(held + 1) if taken > 0.0 else 0.0


def _instead(p: Prospect, taken: float, here: int) -> float:
    """What it is worth to take a card and end the turn, if that is better than to gain as usual."""
    return max(0.0, taken - p.best_offer(here)) if taken > 0.0 else 0.0


def top_colour(t: Table, here: int) -> Colour | None:
    """The colour of the top card of a location, if it lies open."""
    pile = t.pile(here)
    return None if not pile or t.is_down(here, len(pile) - 1) else COLOUR[pile[-1]]


def _count(p: Prospect, location: int, colour: Colour) -> int:
    return len([1 for card in p.t.face_up(location) if COLOUR[card] is colour])


def _held(p: Prospect, colour: Colour, other_than: Card) -> int:
    return len([1 for card in p.hand.cards if COLOUR[card] is colour and card != other_than])


def _special(p: Prospect, card: Card, here: int) -> float:
    t = p.t
    if card in (BONERIDERS, THE_JACKAL):
        return p.token
    if card in (PELUS, VIRGA):
        return p.steps(0, 2, 0) - 4.0
    if card in (HOLO_HOST, REPORTER, VLOGGER):
        return _handed_over(p, card, here)
    if card == CASSIUS:
        return _beneath(p, here)
    if card == SEVRO:
        return _beneath(p, here) if THE_HOWLERS in p.hand.cards else 0.0
    if card == VICTRA:
        return _besides(p, p.lying(here, 0)) if t.pile(here) else 0.0
    if card == OCTAVIA:
        return _besides(p, p.lying(LUNA, 0)) if t.pile(LUNA) and p.standing.sovereign else 0.0
    if card == MUSTANG:
        return _besides(p, 18.0 + min(len(t.banished), 10)) if t.banished else 0.0
    if card == SURGEON:
        return 10.0 if [gold for gold in t.banished if IS_GOLD[gold]] else 0.0
    if card == MICKEY_THE_CARVER:
        return 12.0 if _held(p, Colour.RED, card) else 0.0
    if card in (AJA, ANTONIA):
        return _struck(t, p.me)
    if card == TACTUS:
        return max(0.0, _struck(t, p.me) + p.hand.unknown() - 6.0 - p.best_offer(here))
    return _special_of_tracks(p, card, here)


def _special_of_tracks(p: Prospect, card: Card, here: int) -> float:
    t = p.t
    if card == NERO:
        return p.steps(_count(p, here, Colour.RED), 0, 0)
    if card == TIMONY:
        return p.steps(0, 0, _count(p, INSTITUTE, Colour.GOLD))
    if card == EVEY:
        return p.steps(0, 0, min(3, _count(p, here, Colour.GOLD)))
    if card == HELGA:
        return p.steps(1, 0, 0) if len(t.pile(here)) == 1 else 0.0
    if card == MATTEO:
        return p.steps(0, 0, min(1, _count(p, here, Colour.PINK)))
    if card == STAINED:
        return p.steps(0, 0, min(1, _count(p, here, Colour.OBSIDIAN)))
    if card == RAGNAR:
        tops = [top_colour(t, location) for location in EVERYWHERE if location != here]
        return p.steps(0, 0, 1) if Colour.GOLD in tops or Colour.GRAY in tops else 0.0
    if card == POLITICIAN:
        return p.steps(0, 0, 2) if _held(p, Colour.GOLD, card) >= 2 else 0.0
    if card == DIPLOMAT:
        return p.steps(0, 0, 1) / 2.0
    if card == AUCTIONEER:
        return p.steps(1, 1, 1) - 1.5 * max(p.helium, p.fleet, p.influence)
    if card == INVESTOR:
        return p.steps(most_alike(t, here), 0, 0)
    if card == CEO:
        return max(0.0, p.steps(2, -1, 0)) if p.standing.fleet else 0.0
    if card == SPONSOR:
        return max(0.0, p.steps(-1, 0, 2)) if p.standing.helium else 0.0
    if card == STOCK_BROKER:
        return max(0.0, p.steps(2, 0, -1)) if p.standing.influence else 0.0
    if card == BANKER:
        return max(0.0, p.best_here(here, ALL, card) - p.steps(3, 0, 0)) if p.standing.helium >= 3 else 0.0
    if card == QUICKSILVER:
        return 1.5 * p.helium if max(p.standing.rivals_helium) else 0.0
    if card == CONVERSATIONALIST:
        return max(
            [0.0] + [p.on_top(location) for location in EVERYWHERE if top_colour(t, location) is Colour.WHITE]
        )
    if card == MASSEUSE:
        return max(
            [p.bonus(location) for location in EVERYWHERE if location != here and t.pile(location)] + [0.0]
        )
    if card == THEODORA:
        lifted = t.pile(here)[0] if t.pile(here) and not t.is_down(here, 0) else None
        if lifted is not None and COLOUR[lifted] in (Colour.GOLD, Colour.RED):
            return _instead(p, p.hand.gain(lifted), here)
    return 0.0


def most_alike(t: Table, location: int) -> int:
    """How many open cards of one colour other than Silver lie there."""
    colours = [COLOUR[card] for card in t.face_up(location)]
    return max([0] + [colours.count(colour) for colour in colours if colour is not Colour.SILVER])


def _beneath(p: Prospect, here: int) -> float:
    """What it is worth to take the card that lies on top here now."""
    pile = p.t.pile(here)
    return _besides(p, p.lying(here, len(pile) - 1)) if pile else 0.0


def _handed_over(p: Prospect, card: Card, here: int) -> float:
    """Two cards of the deck for the card and the rest of the turn."""
    t = p.t
    values = t.influence if card == HOLO_HOST else t.helium if card == REPORTER else t.fleet
    if values[p.me] <= values[t.right_of(p.me)]:
        return 0.0
    return 2.0 * p.hand.unknown() - p.best_offer(here) - (OF_AUTOMA if t.solo else WEAKENED)


def _struck(t: Table, me: Seat) -> float:
    """What it is worth that an opponent loses a card."""
    return OF_AUTOMA if t.solo else WEAKENED / (t.sides - 1)
