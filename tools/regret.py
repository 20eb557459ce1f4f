"""What a smaller search gives away, by the judgement of a larger one: whether more worlds can make a bot stronger.

    python -m tools.regret fzzzt --players 4 --games 20 --seed 1

The smaller search plays against itself. At every eighth decision both choose anew; where they differ, both choices are tried in
as many worlds as the larger search has, and the difference is what the smaller one gave away, in chances to win. The judgement
is the search's own: a mistake that all its worlds share does not show.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteca.arena.statistics import Clusters
from ludoteca.bots.ismcts.bot import Budget, Ismcts
from ludoteca.bots.ismcts.search import Search
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.playout import next_decision

EVERY = 8
"""Of so many decisions that leave a choice one is looked at."""
SLICE = 50
"""So many worlds are tried with the one choice, then as many with the other, in one tree: they share what is learnt."""


@dataclass
class Regret:
    """What was given away in some matches."""

    seats: int
    looked: int = 0
    """So many decisions were looked at,"""
    differing: int = 0
    """and in so many of them the two searches differ."""
    met: int = 0
    """So many decisions left a choice."""
    lost: Clusters = field(default_factory=Clusters)
    """The chances given away, match by match: decisions of one match are not independent."""

    @property
    def decisions(self) -> float:
        """How many decisions that leave a choice a seat has in a match."""
        return self.met / self.lost.deals / self.seats


def regret(game: str, players: int, small: int, large: int, games: int, seed: int) -> Regret:
    """What a search of few worlds gives away in so many matches against itself, by the judgement of one of many."""
    found = Regret(players)
    for number in range(games):
        lost: list[float] = []
        for perspective in decisions(game, players, small, seed_from("regret", seed, number)):
            found.met += 1
            if found.met % EVERY == 0:
                luck = seed_from("regret", seed, "at", found.met)
                lost.append(given_away(game, perspective, small, large, luck))
        found.looked += len(lost)
        found.differing += len([one for one in lost if one])
        found.lost.add(len(lost), sum(lost))
    return found


def decisions(game: str, players: int, worlds: int, seed: bytes) -> Iterator[Perspective]:
    """Whoever has a choice, one after the other, in a match of a search against itself."""
    match = Match.start(find(game).rules, players, seed, log=Log.NONE)
    bots = [
        Ismcts(find(game).guide, Luck(seed_from("bot", seed, seat)), Budget(worlds))
        for seat in range(players)
    ]
    while (decision := next_decision(match)) is not None:
        perspective = match.perspective(decision.seat)
        if len(decision.options) > 1:
            yield perspective
        match.take(decision, bots[decision.seat].decide(perspective))


def given_away(game: str, perspective: Perspective, small: int, large: int, seed: bytes) -> float:
    """By how much the choice of many worlds is better than that of few."""
    chosen, better = [
        Ismcts(find(game).guide, Luck(seed_from(seed, worlds)), Budget(worlds)).decide(perspective)
        for worlds in (small, large)
    ]
    if chosen == better:
        return 0.0
    search = Search(find(game).guide, Luck(seed_from(seed, "judge")))
    search.begin(perspective)
    for _ in range(max(1, large // SLICE)):
        for place in (chosen, better):
            search.run(perspective, lambda done: done < SLICE, place)
    found = {perspective.decision.place(edge.option): edge.mean for edge in search.edges()}
    return found[better] - found[chosen]


def main() -> None:
    """Play, and print what was found."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, required=True, metavar="K", help="matches to look at")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument("--players", type=int, default=2, metavar="P", help="how many seats; 2 unless told")
    parser.add_argument("--small", type=int, default=200, metavar="N", help="worlds; 200 unless told")
    parser.add_argument("--large", type=int, default=2000, metavar="N", help="worlds; 2000 unless told")
    args = parser.parse_args()
    found = regret(args.game, args.players, args.small, args.large, args.games, args.seed)
    mean, often = found.lost.mean(), found.decisions
    print(
        f"{args.game}, {args.players} seats, {args.small} against {args.large} worlds: {found.looked} decisions in "
        f"{args.games} matches, {found.differing / found.looked:.0%} differ, {mean.value:.2%} ± {mean.error:.2%} given away "
        f"in each, {mean.value * often:.1%} ± {mean.error * often:.1%} in {often:.0f} of a match"
    )


if __name__ == "__main__":
    main()
