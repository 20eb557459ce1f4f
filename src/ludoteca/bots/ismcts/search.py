"""The search: again and again a world is imagined, played down the tree and some way beyond, and judged.

Every seat has nodes of its own. Those of the searching seat are told apart by what it sees; those of the others by what
everybody sees, so that nobody in the tree answers to a card that they could not know of. Sealed answers show in neither
until they are opened. A game may tell decisions beyond the first apart by less than that, by their outline. Which seat gets
how much is a vector with a value for each seat; each maximises its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ludoteca.bots.ismcts.tree import Edge, Node
from ludoteca.bots.ismcts.view_hash import view_hash
from ludoteca.facets.guide import Guide
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import SPECTATOR, Seat


class Knowledge(Protocol):
    """What a search is about: a seat, its decision, and the worlds it reckons with. A Perspective is one."""

    @property
    def seat(self) -> Seat:
        """Who decides."""

    @property
    def decision(self) -> Decision:
        """The question to the seat."""

    def imagine(self, luck: Luck) -> Match:
        """A whole match as it might be."""


Path = tuple[Any, ...]
"""How a seat came to a node: the node before, what it answered there, what it is asked now, and what is to be seen; or the
outline of the decision, where the game makes one."""


@dataclass(frozen=True)
class Tuning:
    """How the search explores."""

    exploration: float = 1.2
    """How much is tried against how much is trusted."""
    whim: int = 8
    """One decision in so many is left to chance, among the favourites: of others in the tree, of all beyond it."""
    floor: int = 0
    """One world in so many tries what has been tried least in the seat's decision, as it may have been bad luck; none if 0."""
    widening: int = 0
    """After every so many worlds one more option of the seat's decision is looked at; never if 0."""
    memory: int = 60_000
    """A tree that has more nodes is begun anew at the next decision."""


class Search:
    """The tree of one seat in one match, kept from decision to decision as long as it fits."""

    __slots__ = ("guide", "tuning", "luck", "paths", "nodes", "root", "_last")

    def __init__(self, guide: Guide, luck: Luck, tuning: Tuning | None = None) -> None:
        self.guide = guide
        self.tuning = tuning or Tuning()
        self.luck = luck
        self.paths: dict[Path, int] = {}
        self.nodes: list[Node] = []
        """All nodes by their numbers."""
        self.root = 0
        self._last: tuple[int, Any] | None = None

    def begin(self, known: Knowledge) -> None:
        """Stand at the seat's decision: at the node of the tree that has it, or at the root of a new one."""
        sight = view_hash(known.imagine(self.luck.copy()).table.zones, known.seat)
        decision = known.decision
        number = None
        if self._last is not None and len(self.nodes) <= self.tuning.memory:
            number = self.paths.get((*self._last, decision.ask.name, sight))
        if number is None or not self._fits(self.nodes[number], decision):
            self.paths.clear()
            self.nodes.clear()
            number = self._node((-1, None, decision.ask.name, sight))
        self.root = number
        if self.guide.advise is not None and isinstance(known, Perspective):
            self._prefer(known, self.guide.advise(known, self.luck))

    def _prefer(self, known: Perspective, place: int) -> None:
        """Let the option at this place be the first that is looked at in the seat's decision."""
        root = self.nodes[self.root]
        world = known.imagine(self.luck)
        decision = world.decision(known.seat)
        if not root.places or root.ways != len(decision.options):
            root.places = self.guide.favourites(world, decision, self.guide.width)
            root.ways = len(decision.options)
        root.places = [place, *[other for other in root.places if other != place]]

    def _fits(self, node: Node, decision: Decision) -> bool:
        """Whether all that was tried at a node can be answered here: two sights may look alike."""
        return not [option for option in node.edges if decision.place(option) is None]

    def decided(self, option: Any) -> None:
        """The seat gives this answer: the search goes on from there."""
        self._last = (self.root, option)

    def forget(self) -> None:
        """The seat has answered without a search: the next decision begins anew."""
        self._last = None

    def run(self, known: Knowledge, go_on: Callable[[int], bool], place: int | None = None) -> None:
        """Search as long as ``go_on``, asked with the number of worlds so far, says so; at least one world.

        With a place only the option there is tried, whatever the search thinks of it.
        """
        done = 0
        while True:
            self._try(known, place)
            done += 1
            if not go_on(done):
                return

    def edges(self) -> list[Edge]:
        """What has been tried at the root, the most tried first."""
        tried = list(self.nodes[self.root].edges.values())
        tried.sort(key=_by_visits)
        return tried

    def main_line(self, known: Knowledge, place: int, most: int) -> Match:
        """A world, with its log, in which this option is followed by what the search thinks best for everybody.

        It goes on for so many decisions, as far as the search has been there.
        """
        me = known.seat
        world = known.imagine(self.luck.copy())
        world.table.zones.log = []
        decision = world.decision(me)
        option = decision.options[place]
        came: dict[Seat, tuple[int, Any]] = {}
        number = self.root
        for _ in range(most):
            came[decision.seat] = (number, option)
            world.answer(decision.seat, decision.options[place])
            following = self.guide.onward(world, me, 0)
            if following is None:
                break
            decision = following
            outline = self._outline(world, decision, me)
            found = self.paths.get(outline or _path(world, decision, me, came))
            if found is None:
                break
            number = found
            node = self.nodes[number]
            places, options = self._options(world, decision, node, decision.seat == me, outline is not None)
            tried = [rank for rank, one in enumerate(options) if one in node.edges]
            if not tried:
                break
            best = min(tried, key=lambda rank: _by_visits(node.edges[options[rank]]))
            place, option = places[best], options[best]
        return world

    # -- one world ---------------------------------------------------------------------------------

    def _try(self, known: Knowledge, forced: int | None) -> None:
        """Imagine a world, play it down the tree, judge it, and let all nodes on the way learn."""
        me = known.seat
        world = known.imagine(self.luck)
        world.run_out()
        came: dict[Seat, tuple[int, Any]] = {}
        way: list[tuple[Node, Edge, Seat]] = []
        number = self.root
        decision = world.decision(me)
        outline: Path | None = None
        while True:
            node = self.nodes[number]
            new = node.visits == 0
            if forced is not None and not way:
                place, rank = forced, self.guide.width
                option = decision.options[place]
            else:
                own = decision.seat == me
                places, options = self._options(world, decision, node, own, outline is not None)
                floor = self.tuning.floor
                if floor and not way and (node.visits + 1) % floor == 0:
                    rank = node.least_tried(options)
                elif own or self.luck.below("whim", self.tuning.whim):
                    rank = node.choose(options, self.tuning.exploration)
                else:
                    # Two seats that answer under seal would else try their options in step, for ever the same pairs.
                    rank = self.luck.below("whim", len(options))
                place, option = places[rank], options[rank]
            way.append((node, node.edge(option, rank), decision.seat))
            came[decision.seat] = (number, option)
            world.take(decision, place)
            following = self.guide.onward(world, me, 0)
            if following is None or (new and len(way) > 1):
                break
            decision = following
            outline = self._outline(world, decision, me)
            number = self._node(outline or _path(world, decision, me, came))
        self._play_on(world, me)
        values = self.guide.chances(world, me)
        for node, edge, seat in way:
            node.learn(edge, values[seat])

    def _node(self, path: Path) -> int:
        """The number of the node to which this path leads."""
        number = self.paths.get(path)
        if number is None:
            number = self.paths[path] = len(self.nodes)
            self.nodes.append(Node())
        return number

    def _outline(self, world: Match, decision: Decision, me: Seat) -> Path | None:
        """What the game makes of a decision beyond the first, if it does not want it told apart by all that is to be seen."""
        return None if self.guide.outline is None else self.guide.outline.of(world, decision, me)

    def _options(
        self, world: Match, decision: Decision, node: Node, own: bool, outlined: bool
    ) -> tuple[list[int], list[Any]]:
        """The places worth a look and the options there, or what they count as where a decision is told apart by its outline.

        Otherwise the own ones are the same in every world and found once.
        """
        offered = decision.options
        lasting = own and not outlined
        most = self.guide.width if own else self.guide.others
        if node is self.nodes[self.root]:
            # The heuristics may be wrong about the very decision that is to be taken.
            most += 1 + (node.visits // self.tuning.widening if self.tuning.widening else 0)
            if lasting and len(node.places) < min(most, len(offered)) and node.ways == len(offered):
                found = self.guide.favourites(world, decision, min(2 * most, len(offered)))
                node.places += [place for place in found if place not in node.places]
        if lasting and node.places and node.ways == len(offered):
            places = node.places[:most]
        else:
            places = self.guide.favourites(world, decision, most)
            if lasting:
                node.places, node.ways = places, len(offered)
        options = [offered[place] for place in places]
        if outlined and self.guide.outline is not None:
            options = [self.guide.outline.mark(option) for option in options]
        return places, options

    def _play_on(self, world: Match, me: Seat) -> None:
        """Let everybody do what seems best, with a whim now and then, as far as the horizon."""
        favourites, onward, whim = self.guide.favourites, self.guide.onward, self.tuning.whim
        for beyond in range(1, self.guide.horizon + 1):
            decision = onward(world, me, beyond)
            if decision is None:
                return
            if self.luck.below("whim", whim):
                place = favourites(world, decision, 1)[0]
            else:
                places = favourites(world, decision, self.guide.others)
                place = places[self.luck.below("whim", len(places))]
            world.take(decision, place)


def _path(world: Match, decision: Decision, me: Seat, came: dict[Seat, tuple[int, Any]]) -> Path:
    """Where a decision stands in the tree: for me by what I see, for others by what everybody sees."""
    seat = decision.seat
    before, answer = came.get(seat, (-2 - seat, None))
    sight = view_hash(world.table.zones, me if seat == me else SPECTATOR)
    return before, answer, decision.ask.name, sight


def _by_visits(edge: Edge) -> tuple[int, float]:
    return -edge.visits, -edge.total
