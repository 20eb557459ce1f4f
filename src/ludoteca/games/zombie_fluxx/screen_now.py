"""Whether a card of Zombie Fluxx can be played or chosen now, and the rule that says so."""

from __future__ import annotations

from ludoteca.facets.drawing.scene import Scene
from ludoteca.facets.message import Message, Told
from ludoteca.games.zombie_fluxx.force import play_number
from ludoteca.games.zombie_fluxx.pieces import (
    ALL,
    CREEPERS,
    HAS_BURST,
    LOOK_OVER_THERE,
    NUMBERS,
    SHOTGUN,
    WEAPON_BONUS,
    ZOMBIE_SEASON,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import BOX, DISCARD, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat


def now_of(scene: Scene, t: Table, name: str) -> Told:
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


def _held(t: Table, me: Seat, scene: Scene) -> Told:
    """Why a card in hand cannot be played now."""
    if t.turn != me:
        return Told(Message("zombie_fluxx-now-not-turn"), "zombie_fluxx §4.4")
    if scene.question is None or scene.question.ask != "move":
        return Told(Message("zombie_fluxx-now-first"), "zombie_fluxx §9")
    if not t.draw_done:
        return Told(Message("zombie_fluxx-now-draw-first"), "zombie_fluxx §4.1")
    counts: dict[str, int | str | Message] = {"played": t.played, "plays": play_number(t, me)}
    return Told(Message("zombie_fluxx-now-no-play", counts), "zombie_fluxx §4.2")


def _elsewhere(scene: Scene, t: Table, card: Card) -> Told:
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
