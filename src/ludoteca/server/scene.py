"""The scene: everything of a match that one viewer may know, and what changes in it from one answer to the next.

A scene is built from the kernel's view of that viewer and from nothing else; only ``open_scene`` shows more, and only
``past`` uses it, for matches that are over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import UNSET, to_builtins
from msgspec.json import encode
from msgspec.structs import replace

from ludoteca.facets.message import Message, Told, enumerated
from ludoteca.facets.registry import box_of, find
from ludoteca.facets.words import Words, won_by_nobody
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import Outcome as KernelOutcome
from ludoteca.kernel.rules import ScoreLine as KernelScoreLine
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.kernel.view import Still, View
from ludoteca.server.wire_scene import (
    Beat,
    Choice,
    Happening,
    Line,
    Outcome,
    Question,
    Scene,
    ScenePatch,
    ScoreLine,
    Speech,
    Splice,
    Turn,
    Zone,
)

CHOICES_KEPT = 16_384
"""So many choices that name nobody are kept to be offered again."""


def speech(message: Message) -> Speech:
    """A message as it goes over the wire."""
    return Speech(
        message.id,
        {
            name: speech(value) if isinstance(value, Message) else value
            for name, value in message.arguments.items()
        },
    )


# -- what there is ---------------------------------------------------------------------------------


def scene_of(match: Match, viewer: Seat, names: Sequence[Message]) -> Scene:
    """All that a viewer may know now; ``names`` is what it calls each seat.

    Whoever has joined and not been let in yet looks on like a spectator.
    """
    view = match.view(viewer if viewer < match.seats else SPECTATOR)
    return _scene(view, _question(view, names))


def open_scene(then: Match) -> Scene:
    """A moment of a match with every card face up. Only for matches that are over: whoever calls this knows."""
    return _scene(then.open_view(), None)


def _scene(view: View, question: Question | None) -> Scene:
    game = find(view.game, view.rules)
    display = game.display
    return Scene(
        game=view.game,
        viewer=view.viewer,
        seats=view.seats,
        options=view.options,
        fingerprint=view.fingerprint,
        zones=[Zone(zone.name, zone.owner, list(zone.cards)) for zone in view.zones],
        rumours=view.rumours,
        hidden=view.hidden,
        facts=view.facts,
        waiting=list(view.waiting),
        question=question,
        outcome=None if view.outcome is None else _outcome(view.outcome, game.words),
        so_far=_score_lines(display.so_far(view), game.words),
        signs=to_builtins(display.signs(view)),
    )


def _question(view: View, names: Sequence[Message]) -> Question | None:
    """The viewer's question. Cards to choose from stand in the order of the catalogue, and to pass comes last."""
    asked = view.decision
    if asked is None:
        return None
    offered = list(asked.offered)
    order = _places(view.game, view.rules)
    if all(text in order for text in offered if text != PASS_TEXT):
        offered.sort(key=lambda text: order.get(text, len(order)))
    text = find(view.game, view.rules).words
    earlier = [text.choice(asked.ask, one, names) for one in asked.earlier]
    return Question(
        number=view.number,
        ask=asked.ask,
        rule=asked.rule,
        text=speech(text.question(asked.ask, asked.about)),
        help=speech(text.question_help(asked.ask)),
        about=list(asked.about),
        choices=[_choice(view, asked.ask, option, names) for option in offered],
        earlier=list(asked.earlier),
        already=speech(enumerated(earlier)) if earlier else None,
        least=None if asked.bounds is None else asked.bounds.at_least,
        most=None if asked.bounds is None else asked.bounds.at_most,
    )


class _NamesNeeded(Exception):
    """A choice cannot be put into words without the names of the players."""


class _Nameless(Sequence[Message]):
    """Players whose names nobody knows."""

    def __len__(self) -> int:
        raise _NamesNeeded

    def __getitem__(self, seat: Any) -> Any:
        raise _NamesNeeded


NAMELESS: Final = _Nameless()


def _choice(view: View, ask: str, option: str, names: Sequence[Message]) -> Choice:
    kept = _choice_for_all(view.game, view.rules, ask, option)
    return _worded(view.game, view.rules, ask, option, names) if kept is None else kept


@lru_cache(maxsize=CHOICES_KEPT)
def _choice_for_all(game: str, rules: int, ask: str, option: str) -> Choice | None:
    """A choice that is called the same at every table; None if it calls a player by name."""
    try:
        return _worded(game, rules, ask, option, NAMELESS)
    except _NamesNeeded:
        return None


def _worded(game: str, rules: int, ask: str, option: str, names: Sequence[Message]) -> Choice:
    return Choice(option, speech(find(game, rules).words.choice(ask, option, names)))


@cache
def _places(game: str, rules: int) -> dict[str, int]:
    """The place of every card in the catalogue."""
    return {name: place for place, name in enumerate(find(game, rules).identity.names)}


def _outcome(outcome: KernelOutcome, text: Words) -> Outcome:
    unwon = None if outcome.winners else speech(won_by_nobody(outcome, text))
    lines = _score_lines(outcome.lines, text)
    return Outcome(list(outcome.ranks), list(outcome.scores), lines, list(outcome.winners), unwon)


def _score_lines(lines: Iterable[KernelScoreLine], text: Words) -> list[ScoreLine]:
    return [ScoreLine(line.seat, speech(text.score_line(line)), line.points, line.rule) for line in lines]


# -- what changes ----------------------------------------------------------------------------------


def patch_between(old: Scene, new: Scene) -> ScenePatch | None:
    """What makes the new scene of the old one, empty if they are the same; None if it takes the whole scene."""
    if _frame(old) != _frame(new):
        return None
    return ScenePatch(
        zones=_splices(old.zones, new.zones),
        rumours=_changes(old.rumours, new.rumours),
        hidden=_changes(old.hidden, new.hidden),
        facts=_news(old.facts, new.facts),
        waiting=UNSET if old.waiting == new.waiting else new.waiting,
        question=UNSET if old.question == new.question else new.question,
        outcome=UNSET if old.outcome == new.outcome else new.outcome,
        so_far=UNSET if old.so_far == new.so_far else new.so_far,
        signs=_news(old.signs, new.signs),
    )


def apply(scene: Scene, patch: ScenePatch) -> Scene:
    """The scene after what has changed: what every client does."""
    return replace(
        scene,
        zones=_spliced(scene.zones, patch.zones),
        rumours=_changed(scene.rumours, patch.rumours),
        hidden=_changed(scene.hidden, patch.hidden),
        facts=scene.facts | patch.facts,
        waiting=scene.waiting if patch.waiting is UNSET else patch.waiting,
        question=scene.question if patch.question is UNSET else patch.question,
        outcome=scene.outcome if patch.outcome is UNSET else patch.outcome,
        so_far=scene.so_far if patch.so_far is UNSET else patch.so_far,
        signs=scene.signs | patch.signs,
    )


def pass_by(scene: Scene, beat: Beat) -> Scene:
    """The scene after a beat."""
    return replace(scene, zones=_spliced(scene.zones, beat.zones), facts=scene.facts | beat.facts)


def _frame(scene: Scene) -> tuple[object, ...]:
    """What a patch cannot change."""
    zones = [(zone.name, zone.owner) for zone in scene.zones]
    match = (scene.game, scene.viewer, scene.seats, scene.options, scene.fingerprint)
    return *match, zones, scene.facts.keys(), scene.signs.keys()


def _splices(old: list[Zone], new: list[Zone]) -> dict[str, Splice]:
    """What has changed in which zones."""
    return {
        now.name: _splice(was.cards, now.cards)
        for was, now in zip(old, new, strict=True)
        if was.cards != now.cards
    }


def _splice(old: list[str | None], new: list[str | None]) -> Splice:
    """The one stretch outside which a zone is what it was."""
    at, shorter = 0, min(len(old), len(new))
    while at < shorter and old[at] == new[at]:
        at += 1
    kept = 0
    while kept < shorter - at and old[-1 - kept] == new[-1 - kept]:
        kept += 1
    return Splice(at, len(old) - kept - at, new[at : len(new) - kept])


def _spliced(zones: list[Zone], splices: dict[str, Splice]) -> list[Zone]:
    """Zones after what has changed in some of them."""
    return [
        zone
        if (splice := splices.get(zone.name)) is None
        else Zone(zone.name, zone.owner, _with(zone.cards, splice))
        for zone in zones
    ]


def _with(cards: list[str | None], splice: Splice) -> list[str | None]:
    return cards[: splice.at] + splice.cards + cards[splice.at + splice.gone :]


def _news(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What reads differently now; the names stay the same. The same in another order counts: a patched scene is the new one byte
    for byte."""
    return {name: value for name, value in new.items() if encode(old[name]) != encode(value)}


def _changes(old: dict[str, list[str]], new: dict[str, list[str]]) -> dict[str, list[str] | None]:
    """What has another value or is new, and null for what is gone."""
    changes: dict[str, list[str] | None] = {
        name: value for name, value in new.items() if old.get(name) != value
    }
    return changes | {name: None for name in old if name not in new}


def _changed(old: dict[str, list[str]], changes: dict[str, list[str] | None]) -> dict[str, list[str]]:
    merged = old | changes
    return {name: value for name, value in merged.items() if value is not None}


# -- what happened ---------------------------------------------------------------------------------


def beats_of(
    match: Match, viewer: Seat, names: Sequence[Message], since: int, scene: Scene
) -> tuple[list[Beat], Scene]:
    """What has happened from event number ``since`` on, in the scene as it was; and the scene once all that has passed.

    What lay where between two events is known only of a match that was filmed.
    """
    events = match.events(viewer, since)
    lines: list[list[Line]] = [[] for _ in events]
    for line in box_of(match).words.tell(events, viewer, names):
        lines[line.after - 1].append(_line(line))
    filmed = {still.number: still for still in match.film(viewer, since)}
    beats: list[Beat] = []
    for number, event in enumerate(events):
        splices: dict[str, Splice] = {}
        facts: dict[str, Any] = {}
        still = filmed.get(since + number)
        if still is not None and _fits(still, scene):
            zones = [Zone(zone.name, zone.owner, list(zone.cards)) for zone in still.zones]
            splices, facts = _splices(scene.zones, zones), _news(scene.facts, still.facts)
            scene = replace(scene, zones=zones, facts=still.facts)
        beats.append(Beat(_happening(event), splices, facts, lines[number]))
    return beats, scene


def last_turn(match: Match, viewer: Seat, names: Sequence[Message]) -> Turn | None:
    """What has happened in the latest step, for whoever comes back: it is played once more, and filmed."""
    turn = match.last_turn()
    if turn is None:
        return None
    begun, answers = turn
    scene = scene_of(begun, viewer, names)
    begun.roll()
    begun.go_on()
    for given in answers:
        begun.answer(given.seat, given.option)
    beats, _ = beats_of(begun, viewer, names, 0, scene)
    return Turn(scene, beats)


def _fits(still: Still, scene: Scene) -> bool:
    """Whether a table has the zones and the facts of the scene; it has not when somebody has joined in between."""
    same = [zone.name for zone in still.zones] == [zone.name for zone in scene.zones]
    return same and still.facts.keys() == scene.facts.keys()


def log_so_far(match: Match, viewer: Seat, names: Sequence[Message]) -> list[Line]:
    """The log as far back as the options of the match let it show."""
    events = match.events(viewer)
    return _lines(match, events[match.remembered(events) :], viewer, names)


def _happening(event: SeenEvent) -> Happening:
    return Happening(event.kind, event.rule, event.seat, list(event.cards), event.count, event.facts)


def _lines(match: Match, events: Sequence[SeenEvent], viewer: Seat, names: Sequence[Message]) -> list[Line]:
    return [_line(line) for line in box_of(match).words.tell(events, viewer, names)]


def _line(line: Told) -> Line:
    return Line(speech(line.message), line.rule)
