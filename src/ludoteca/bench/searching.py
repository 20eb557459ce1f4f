"""What is measured of the search: worlds and decisions a second, and where its time goes.

Each decision is searched twice with the same luck, so that both searches do the same: once as bots do, for the time it
takes, and once with a clock around every call, for what is done in it and how long each deed takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from time import perf_counter, process_time
from typing import Any, Final, TypeVar, cast

from ludoteca.bench.measures import Figures
from ludoteca.bots.ismcts.search import Knowledge, Search, Tuning
from ludoteca.bots.ismcts.tree import Node
from ludoteca.facets.guide import Guide
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import STREAM, play_out
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

T = TypeVar("T")

WORLDS: Final = 100
"""So many worlds a decision, as many simulations as the peers are given."""
CHOICE: Final = 13
"""Who searches by chance looks at so many options, as many as a hand of hearts has."""
DEEDS: Final = ("copy", "deal", "list", "favourites", "answer", "chances", "tree")
"""What a search does."""


def search(rules: Rules, seats: int, seconds: float) -> Figures:
    """The search as bots use it, with the guide of the game."""
    return _measured(rules, seats, seconds, lambda profile: find(rules.identity.id).guide, Tuning())


def search_by_chance(rules: Rules, seats: int, seconds: float) -> Figures:
    """The same search without heuristics: from the tree every match is played to its end by chance, as the peers do."""
    return _measured(rules, seats, seconds, partial(chance_guide, rules), Tuning())


def chance_guide(rules: Rules, profile: Profile | None = None) -> Guide:
    """A guide that knows nothing but the rules: any options, and who has won in the end. Each has the same luck.

    From the tree on the kernel plays by chance, as the peers' own loops do; a profile is told of it.
    """
    luck = Luck(seed_from("chance"))
    ended = find(rules.identity.id).guide.chances
    """What each has got of a match that is over."""

    def favourites(match: Match, decision: Decision, most: int) -> list[int]:
        ways = len(decision.options)
        if ways <= most:
            return list(range(ways))
        return list(dict.fromkeys([luck.below("favourites", ways) for _ in range(most)]))

    def points(match: Match, seat: Seat | None) -> list[float]:
        if profile is None:
            play_out(match, luck)
        else:
            profile.played(match, luck)
        got = ended(match, None)
        won = [float(one == max(got) > 0.0) for one in got]
        return [one / max(1.0, sum(won)) for one in won]

    return Guide(favourites, points, horizon=0, width=CHOICE, others=CHOICE)


def positions(rules: Rules, seats: int) -> Iterator[Match]:
    """Matches played by chance, each up to a decision drawn evenly from all that it would have."""
    for number in count():
        setting = seed_from("bench", number)
        length = play_out(Match.start(rules, seats, setting, None, Log.NONE), Luck(setting))
        left = Luck(setting).below("stop", length)
        match, luck = Match.start(rules, seats, setting, None, Log.NONE), Luck(setting)
        while True:
            decision = next(iter(match.pending.values()))
            ways = len(decision.options)
            if ways > 1 and not left:
                break
            left -= ways > 1
            match.take(decision, luck.below(STREAM, ways))
        yield match


class Profile:
    """What has been done in the worlds of a search, and the seconds spent on each deed."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(DEEDS, 0.0)
        self.answers = 0
        self.decisions = 0
        """The answers that left a choice."""

    def timed(self, deed: str, act: Callable[..., T], *given: Any) -> T:
        """Do something, and note its time."""
        begun = perf_counter()
        done = act(*given)
        self.spent[deed] += perf_counter() - begun
        return done

    def played(self, match: Match, luck: Luck) -> None:
        """Play a match to its end by chance while its chances are asked for; that is none of their time."""
        before = self.spent["answer"]
        counted = len(match.history)
        self.decisions += self.timed("answer", play_out, match, luck)
        self.answers += len(match.history) - counted
        self.spent["chances"] -= self.spent["answer"] - before

    def guide(self, guide: Guide) -> Guide:
        """The same guide with a clock beside its heuristics; who is next counts as part of the tree."""

        def favourites(world: Any, decision: Decision, most: int) -> list[int]:
            return self.timed("favourites", guide.favourites, world.match, decision, most)

        def chances(world: Any, seat: Seat | None) -> list[float]:
            return self.timed("chances", guide.chances, world.match, seat)

        def onward(world: Any, seat: Seat, beyond: int) -> Decision | None:
            return guide.onward(world.match, seat, beyond)

        def outlined(world: Any, decision: Decision, seat: Seat) -> tuple[Any, ...] | None:
            return guide.outline.of(world.match, decision, seat) if guide.outline is not None else None

        outline = guide.outline and replace(guide.outline, of=outlined)
        return replace(guide, favourites=favourites, chances=chances, onward=onward, outline=outline)


class Watched:
    """A world of a search with a clock beside it: a match as far as the search needs one."""

    def __init__(self, match: Match, profile: Profile) -> None:
        self.match = match
        self.profile = profile
        self.run_out = match.run_out
        self.decision = match.decision
        self.table = match.table

    def take(self, decision: Decision, place: int) -> None:
        """Answer, and count it."""
        self.profile.answers += 1
        self.profile.decisions += len(decision.options) > 1
        self.profile.timed("answer", self.match.take, decision, place)


class WatchedKnowledge:
    """What a seat knows, with a clock beside the imagining."""

    def __init__(self, match: Match, seat: Seat, profile: Profile) -> None:
        self.seat = seat
        self.decision = match.decision(seat)
        self._match = match
        self._profile = profile

    def imagine(self, luck: Luck) -> Match:
        """A world; a copy is made besides, for its time, because imagining begins with one."""
        spent = self._profile.spent
        before = spent["copy"]
        self._profile.timed("copy", self._match.clone)
        world = self._profile.timed("deal", self._match.imagine, self.seat, luck)
        spent["deal"] -= spent["copy"] - before
        return cast(Match, Watched(world, self._profile))


class WatchedSearch(Search):
    """A search with a clock beside the listing of options."""

    __slots__ = ("profile",)

    def __init__(self, guide: Guide, luck: Luck, tuning: Tuning, profile: Profile) -> None:
        super().__init__(profile.guide(guide), luck, tuning)
        self.profile = profile

    def _options(
        self, world: Match, decision: Decision, node: Node, own: bool, outlined: bool
    ) -> tuple[list[int], list[Any]]:
        """As ever; the options are listed once more, for the time of that alone."""
        places, options = super()._options(world, decision, node, own, outlined)
        self.profile.timed("list", _listed, decision, places)
        return places, options


def _listed(decision: Decision, places: list[int]) -> list[Any]:
    offered = decision.options
    return [offered[place] for place in places] if len(offered) else []


def _measured(
    rules: Rules,
    seats: int,
    seconds: float,
    new_guide: Callable[[Profile | None], Guide],
    tuning: Tuning,
) -> Figures:
    profile = Profile()
    spent = worked = 0.0
    searches = 0
    for match in positions(rules, seats):
        if worked >= seconds:
            break
        seat = next(iter(match.pending))
        luck = Luck(seed_from("search", searches))
        began, working = perf_counter(), process_time()
        _search(Search(new_guide(None), luck.copy(), tuning), match.perspective(seat))
        worked += process_time() - working
        spent += perf_counter() - began
        watched = WatchedSearch(new_guide(profile), luck, tuning, profile)
        _search(watched, WatchedKnowledge(match, seat, profile))
        searches += 1
    shares = {deed: time / spent for deed, time in profile.spent.items()}
    shares["tree"] = 1 - sum(shares.values())
    return {
        "searches": searches,
        "worlds": searches * WORLDS,
        "answers": profile.answers,
        "decisions": profile.decisions,
        "seconds": worked,
        **shares,
    }


def _search(searching: Search, known: Knowledge) -> None:
    searching.begin(known)
    searching.run(known, lambda done: done < WORLDS)
