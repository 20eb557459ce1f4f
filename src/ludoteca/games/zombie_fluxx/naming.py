"""What people call the cards: the messages of their names. Cards that differ only in their number share one."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message

MESSAGES: Final = (
    "zombie_fluxx-card-basic-rules",
    "zombie_fluxx-card-draw-2",
    "zombie_fluxx-card-draw-3",
    "zombie_fluxx-card-draw-4",
    "zombie_fluxx-card-draw-5",
    "zombie_fluxx-card-play-2",
    "zombie_fluxx-card-play-3",
    "zombie_fluxx-card-play-4",
    "zombie_fluxx-card-play-all",
    "zombie_fluxx-card-hand-limit-0",
    "zombie_fluxx-card-hand-limit-1",
    "zombie_fluxx-card-hand-limit-2",
    "zombie_fluxx-card-hand-limit-3",
    "zombie_fluxx-card-double-agenda",
    "zombie_fluxx-card-no-hand-bonus",
    "zombie_fluxx-card-zombie-season",
    "zombie_fluxx-card-weapon-bonus",
    "zombie_fluxx-card-dead-friends",
    "zombie_fluxx-card-zombie-boss",
    "zombie_fluxx-card-adrenaline-bonus",
    "zombie_fluxx-card-eradication-bonus",
    "zombie_fluxx-card-look-over-there",
    "zombie_fluxx-card-groaning-required",
    "zombie_fluxx-card-its-not-working",
    "zombie_fluxx-card-zombies-aint-so-bad",
    "zombie_fluxx-card-draw-2-and-use-em",
    "zombie_fluxx-card-draw-3-play-2-of-them",
    "zombie_fluxx-card-discard-and-draw",
    "zombie_fluxx-card-everybody-gets-1",
    "zombie_fluxx-card-exchange-keepers",
    "zombie_fluxx-card-steal-a-keeper",
    "zombie_fluxx-card-trash-a-keeper",
    "zombie_fluxx-card-trash-a-new-rule",
    "zombie_fluxx-card-rules-reset",
    "zombie_fluxx-card-lets-simplify",
    "zombie_fluxx-card-lets-do-that-again",
    "zombie_fluxx-card-take-another-turn",
    "zombie_fluxx-card-trade-hands",
    "zombie_fluxx-card-taxation",
    "zombie_fluxx-card-use-what-you-take",
    "zombie_fluxx-card-return-of-the-dead",
    "zombie_fluxx-card-no-zombies",
    "zombie_fluxx-card-and-stay-dead",
    "zombie_fluxx-card-out-of-ammo",
    "zombie_fluxx-card-eaten-by-zombies",
    "zombie_fluxx-card-hey-over-here",
    "zombie_fluxx-card-zombie-jamboree",
    "zombie_fluxx-card-lets-shamble",
    "zombie_fluxx-card-brains",
    "zombie_fluxx-card-friend-woman",
    "zombie_fluxx-card-friend-man",
    "zombie_fluxx-card-donuts",
    "zombie_fluxx-card-sandwiches",
    "zombie_fluxx-card-coffee",
    "zombie_fluxx-card-shovel",
    "zombie_fluxx-card-lumber",
    "zombie_fluxx-card-chainsaw",
    "zombie_fluxx-card-can-of-gasoline",
    "zombie_fluxx-card-baseball-bat",
    "zombie_fluxx-card-car",
    "zombie_fluxx-card-shotgun",
    "zombie_fluxx-card-zombie-repellent",
    "zombie_fluxx-card-sonic-tranquilizer",
    "zombie_fluxx-card-zombie",
    "zombie_fluxx-card-zombie-pair",
    "zombie_fluxx-card-zombie-trio-left",
    "zombie_fluxx-card-zombie-trio-right",
    "zombie_fluxx-card-zombie-quartet",
    "zombie_fluxx-card-larry",
    "zombie_fluxx-card-donuts-with-coffee",
    "zombie_fluxx-card-zombie-baseball-team",
    "zombie_fluxx-card-four-three-two-one",
    "zombie_fluxx-card-ill-hold-em-off",
    "zombie_fluxx-card-i-alone-survived",
    "zombie_fluxx-card-zombie-food",
    "zombie_fluxx-card-arsenal",
    "zombie_fluxx-card-getaway-driver",
    "zombie_fluxx-card-barricade-the-windows",
    "zombie_fluxx-card-were-all-all-right",
    "zombie_fluxx-card-hit-the-gas",
    "zombie_fluxx-card-shotgun-goal",
    "zombie_fluxx-card-food-for-thought",
    "zombie_fluxx-card-brain-sandwiches",
    "zombie_fluxx-card-brain-baseball",
    "zombie_fluxx-card-breakfast-and-lunch",
    "zombie_fluxx-card-provisions",
    "zombie_fluxx-card-food-and-gas",
    "zombie_fluxx-card-we-need-firewood",
    "zombie_fluxx-card-they-fear-fire",
    "zombie_fluxx-card-whats-in-the-toolshed",
    "zombie_fluxx-card-zombie-victory",
)

_NAMED: Final[dict[str, str]] = {message.split("-", 2)[2]: message for message in MESSAGES}


def kin(name: str) -> str:
    """The name without the number that tells alike cards apart."""
    return name.partition("#")[0]


def card(name: str) -> Message:
    """What people call a card."""
    return Message(_NAMED[kin(name)])
