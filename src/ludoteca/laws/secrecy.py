"""Laws of secrecy: whatever a seat gets is the same in all worlds it cannot tell apart."""

from __future__ import annotations

import re

from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Bundle, Decision, IllegalAnswer
from ludoteca.kernel.imagine import deal_anew
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.seat import Seat, bit, viewers
from ludoteca.kernel.zone import Zones
from ludoteca.laws.law import Law, canonical, spelt


def heard_by(match: Match, viewer: Seat) -> str:
    """All bytes that a viewer gets at this moment: the view with its question, and the text of an error."""
    try:
        match.answer_text(viewer, "no such option")
    except IllegalAnswer as refusal:
        error = str(refusal)
    return canonical({"view": match.view(viewer).plain(), "error": error})


class Secrecy(Law):
    """The serialised view, question and error are identical in the true world and in imagined ones."""

    name = "secrecy"
    promise = "view, question and error the same in the true world and in imagined worlds"

    def at(self, match: Match) -> None:
        """Compare the bytes of every viewer with those of a world imagined for it."""
        for viewer in viewers(match.seats):
            true = heard_by(match, viewer)
            world = match.imagine(viewer, Luck(self.luck.seed_for("secrecy")))
            imagined = heard_by(world, viewer)
            if true != imagined:
                where = next(
                    at for at, pair in enumerate(zip(true, imagined, strict=False)) if pair[0] != pair[1]
                )
                self.demand(
                    False,
                    f"after {len(match.history)} answers viewer {viewer} can tell: "
                    f"{true[max(0, where - 60) : where + 40]!r} or {imagined[max(0, where - 60) : where + 40]!r}",
                )


class Imagination(Law):
    """An imagined world has the same cards and the same own question, and can be played to its end."""

    name = "imagination"
    promise = "multiset and own question unchanged, truth forgotten, play to the end never raises"

    def at(self, match: Match) -> None:
        """Imagine for every viewer, twice with the same luck and once from another world; for one of them play on."""
        dreamers = viewers(match.seats)
        player = dreamers[self.luck.below("player", len(dreamers))]
        for viewer in dreamers:
            seed = self.luck.seed_for("imagination")
            world = match.imagine(viewer, Luck(seed))
            lying = sorted(card for cards in world.table.zones.cards for card in cards)
            self.demand(lying == list(range(len(match.names))), "the imagined cards are not the same")
            self._same_sizes(match.table.zones, world.table.zones)
            self._forgets_the_truth(match, viewer, world, seed)
            own = match.pending.get(viewer)
            if own is not None:
                asked = spelt(world, world.decision(viewer))
                self.demand(asked == spelt(match, own), f"viewer {viewer} imagines another question")
            if viewer == player:
                self._plays_on(match, world, seed)

    def _plays_on(self, match: Match, world: Match, seed: bytes) -> None:
        try:
            play_out(world, Luck(seed))
        except Exception as error:  # noqa: BLE001 - whatever a script raises there breaks the law
            self.demand(False, f"after {len(match.history)} answers an imagined world raises {error!r}")

    def _forgets_the_truth(self, match: Match, viewer: Seat, world: Match, seed: bytes) -> None:
        """The same luck, from a world that the viewer cannot tell from the true one, imagines the same cards."""
        other = match.clone()
        deal_anew(other.table.zones, viewer, Luck(self.luck.seed_for("another truth")))
        deal_anew(other.table.zones, viewer, Luck(seed))
        self.demand(
            other.table.zones.cards == world.table.zones.cards,
            f"what viewer {viewer} imagines depends on what it cannot know",
        )

    def _same_sizes(self, true: Zones, imagined: Zones) -> None:
        sizes = [len(cards) for cards in true.cards]
        self.demand([len(cards) for cards in imagined.cards] == sizes, "an imagined zone has another size")


class TwinSecrecy(Law):
    """Neither views nor events tell a viewer anything of cards that it does not see.

    After each step two cards are swapped that one viewer saw neither before, during nor after it, and the
    step is played again with the same answers: that viewer must get the same bytes all along.
    """

    name = "twin secrecy"
    promise = "views, questions and events the same when cards that stay unseen are swapped"

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._base: Match | None = None
        self._viewer = Seat(-1)
        self._known: set[Card] = set()
        self._told = 0
        self._answers: list[tuple[Seat, str]] = []
        self.compared = 0

    def at(self, match: Match) -> None:
        """Remember where the step began, and what the viewer has seen in it so far."""
        if match.at_step_start:
            self._base = match.clone()
            self._viewer = Seat(self.luck.below("viewer", match.seats + 1) - 1)
            self._known = set()
            self._answers = []
            self._told = len(match.table.zones.log or [])
        self._see(match)

    def after(self, match: Match, seat: int, text: str) -> None:
        """Note the answer; when the step is over, play it again in a world with two cards swapped."""
        self._answers.append((Seat(seat), text))
        self._see(match)
        if (match.at_step_start or match.over) and self._base is not None:
            self._compare(match, self._base)

    def _see(self, match: Match) -> None:
        zones: Zones = match.table.zones.settled()
        eye = bit(self._viewer)
        self._known |= {Card(card) for card, seen in enumerate(zones.seen) if seen & eye}
        for card, rumours in zones.rumours.by_card().items():
            if any(rumour.heard & eye for rumour in rumours):
                self._known.add(card)
        for event in (match.table.zones.log or [])[self._told :]:
            for card, sight in zip(event.cards, event.sights, strict=True):
                if sight & eye:
                    self._known.add(card)

    def _compare(self, match: Match, base: Match) -> None:
        pair = self._pair(base.boundary.zones, match.table.zones)
        if pair is None:
            return
        first, second = [match.names[card] for card in pair]
        self._play_both(match, base, {first: second, second: first})

    def _play_both(self, match: Match, base: Match, names: dict[str, str]) -> None:
        honest = replanted(base, {})
        twin = replanted(base, names)
        whole = re.compile(r"(?<![\w#-])(?:" + "|".join(map(re.escape, names)) + r")(?![\w#-])")
        self._same(honest, twin, names)
        for seat, text in self._answers:
            sealed = honest.question, twin.question
            honest.answer_text(seat, text)
            try:
                twin.answer_text(seat, whole.sub(lambda hit: names[hit.group()], text))
            except IllegalAnswer:
                return  # other seats' options differ, unseen: this seat could not have answered so
            if asked_again(honest, sealed[0], seat) != asked_again(twin, sealed[1], seat):
                return  # nobody sees how often a seat answers under seal: it would have to answer more, or less
            self._same(honest, twin, names)
        self.compared += 1

    def _same(self, honest: Match, twin: Match, names: dict[str, str]) -> None:
        """Demand that the viewer has got the same bytes in both worlds so far."""
        both = [
            heard_by(world, self._viewer) + canonical([event.plain() for event in world.events(self._viewer)])
            for world in (honest, twin)
        ]
        self.demand(both[0] == both[1], f"viewer {self._viewer} can tell {sorted(names)} apart")

    def _pair(self, before: Zones, after: Zones) -> tuple[Card, Card] | None:
        """Two cards of one pool that the viewer does not see in this step and that may change places."""
        for places in before.pools.values():
            hidden = [card for place in places for card in before.cards[place] if card not in self._known]
            if len(hidden) > 1 and self.luck.below("pool", 2):
                first = hidden.pop(self.luck.below("first", len(hidden)))
                fitting = [
                    card
                    for card in hidden
                    if may_change_places(before, first, card) and may_change_places(after, first, card)
                ]
                if fitting:
                    return first, fitting[self.luck.below("second", len(fitting))]
        return None


def asked_again(match: Match, before: Decision | Bundle | None, seat: Seat) -> bool:
    """Whether a seat that has just answered under seal has more to answer there."""
    return isinstance(before, Bundle) and match.question is before and seat in before.pending


def may_change_places(zones: Zones, first: Card, second: Card) -> bool:
    """Whether each card may lie hidden where the other one lies."""
    here, there = (zones.layout.zones[zones.find(card)] for card in (first, second))
    return first not in there.bars and second not in here.bars


def replanted(match: Match, names: dict[str, str]) -> Match:
    """A match from the same step boundary, with the same luck to come, but with cards renamed."""
    position = match.position()
    changed = {
        **position,
        "zones": {
            zone: [names.get(card, card) for card in cards] for zone, cards in position["zones"].items()
        },
        "seen": {names.get(card, card): seats for card, seats in position["seen"].items()},
        "rumours": {names.get(card, card): rumour for card, rumour in position["rumours"].items()},
    }
    luck: Luck = match.boundary.zones.luck
    return Match.at(match.rules, {**changed, "drawn": luck.drawn}, luck.seed)
