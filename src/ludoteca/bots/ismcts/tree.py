"""The tree of a search: what has been tried where, and what came of it."""

from __future__ import annotations

from math import sqrt
from typing import Any

FLOOR = 1e-4
"""The least spread of values that is reckoned with: where all are alike, any of them is tried."""


class Edge:
    """One option at a node: how often it was taken and what that brought the deciding seat."""

    __slots__ = ("option", "prior", "visits", "total", "squares")

    def __init__(self, option: Any, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        """The average of what the option brought."""
        return self.total / self.visits

    @property
    def error(self) -> float:
        """The standard error of that average; of a single trial nothing is known."""
        if self.visits < 2:
            return 1.0
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(spread / (self.visits - 1))


class Node:
    """One situation of one seat, as far as the searching seat can tell situations apart."""

    __slots__ = ("edges", "visits", "total", "squares", "places", "ways")

    def __init__(self) -> None:
        self.edges: dict[Any, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.places: list[int] = []
        """The options worth a look, best first, where they are the same in every world."""
        self.ways = 0
        """Among how many options these places are."""

    def choose(self, options: list[Any], exploration: float) -> int:
        """The place among these options, best first, of the one to try next: promising, favoured, or little tried.

        What is gained by trying is measured by how much the values here differ at all.
        """
        mean = self.total / self.visits if self.visits else 0.5
        spread = sqrt(max(FLOOR, self.squares / self.visits - mean * mean)) if self.visits else 1.0
        urge = exploration * spread * sqrt(self.visits + 1)
        best, best_worth = 0, -1e9
        for rank, option in enumerate(options):
            edge = self.edges.get(option)
            if edge is None:
                worth = mean + urge / (rank + 1)
            else:
                worth = edge.total / edge.visits + urge * edge.prior / (1 + edge.visits)
            if worth > best_worth:
                best, best_worth = rank, worth
        return best

    def least_tried(self, options: list[Any]) -> int:
        """The place of the option that was tried least, the favoured one of several."""
        best, fewest = 0, -1
        for rank, option in enumerate(options):
            edge = self.edges.get(option)
            visits = 0 if edge is None else edge.visits
            if fewest < 0 or visits < fewest:
                best, fewest = rank, visits
        return best

    def edge(self, option: Any, rank: int) -> Edge:
        """The edge of an option, with a prior that falls with its rank."""
        found = self.edges.get(option)
        if found is None:
            found = self.edges[option] = Edge(option, 1.0 / (rank + 1))
        return found

    def learn(self, edge: Edge, value: float) -> None:
        """Note what an option brought this time."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        edge.visits += 1
        edge.total += value
        edge.squares += value * value
