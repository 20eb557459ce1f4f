"""Train a network for Fzzzt! by self-play.

    python -m ludoteca.env.train net.npz --seed 1

The network chooses among the options that the heuristics propose. It begins with a leaning to what they propose first, and learns when
to do something else: in half the matches by playing against itself, in the others against a partner, a quick greedy; at last it spars
with the partner in all of them. Its features are what the row knows, summed up by zone: how many cards, their power, points and
symbols; and the judgements of the row as they are. All are sums, so what is saved is an ordinary network over all floats of a row.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import numpy as np

from ludoteca.env.batch import Batch
from ludoteca.env.encodings import Bytes, Floats, Planes
from ludoteca.env.learn import Learner, Recipe
from ludoteca.env.net import About, Net
from ludoteca.games.fzzzt.pieces import CONVEYOR, KIND, POINTS, POWER, SHOWS, SYMBOLS, UNITS, Kind
from ludoteca.kernel.encoding import Encoder

KNOWLEDGE = "judged"
LEANING = 2.0
"""How much higher the first proposal is scored at the beginning than one far down the list."""
LAST_RATE = 1e-4
"""How fast it learns at the beginning of the sparring."""
STROLL = 400
"""So many steps are played to see how features differ."""
USUALLY = 0.7
LEFT_OUT = ("variant", "order", "picked", "legal", "earlier")
"""Parts that say nothing new to whoever chooses among proposals."""


def traits() -> Floats:
    """What each card is: one line for each, with a one for being a card at all."""
    powers = sorted(set(POWER))
    lines = [
        [
            1.0,
            POWER[card] / 5,
            POINTS[card] / 5,
            CONVEYOR[card] / 8,
            *[float(POWER[card] == power) for power in powers],
            *[float(kind is one) for one in Kind],
            *[float(SHOWS[card] >> symbol & 1) for symbol in range(len(SYMBOLS))],
        ]
        for card, kind in enumerate(KIND)
    ]
    return np.array(lines, np.float32)


class Summary:
    """Sums up the floats of rows: wherever there is one for each card, by as many traits as matter there."""

    def __init__(self, encoder: Encoder) -> None:
        self.planes = Planes(encoder)
        self.zones = encoder.zone_names()
        cards = traits()
        power = cards[:, :2]
        brief = np.concatenate([cards[:, :3], cards[:, -len(SYMBOLS) :]], 1)
        units = np.eye(len(cards), dtype=np.float32)[:, UNITS]
        self.by_zone = {"hand 0": cards, "belt": np.concatenate([brief, units], 1), "units": units}
        """What counts of the cards of a zone; of any other that is looked at, the traits in brief."""
        self.brief = brief
        self.by_part = {
            "last_lot": power, "last_bids": power, "rumours": power,
            "about": np.concatenate([cards, units], 1), "hidden": np.concatenate([brief, units], 1),
        }  # fmt: skip
        self.mean: Floats = np.zeros_like(self.summed(np.zeros((1, self.planes.size), np.float32))[0])
        self.spread: Floats = np.ones_like(self.mean)

    def __call__(self, rows: Bytes) -> Floats:
        """The features of rows."""
        made: Floats = (self.summed(self.planes(rows)) - self.mean) / self.spread
        return made

    def fit(self, rows: Bytes) -> None:
        """Measure features by how they differ in these rows; one that hardly ever does stays small."""
        seen = self.summed(self.planes(rows))
        self.mean = seen.mean(0)
        self.spread = seen.std(0) + np.float32(0.02)

    def summed(self, floats: Floats) -> Floats:
        """The features of floats; every one is a sum."""
        found: list[Floats] = []
        for stretch in self.planes.stretches:
            part = self.planes.part(floats, stretch.name)
            lines = self.by_part.get(stretch.name)
            if stretch.name == "where":
                found += [part[:, :, number] @ told for number, told in self._zones()]
            elif lines is not None:
                axis = 1 + stretch.shape.index(len(lines))
                found.append(np.moveaxis(part, axis, -1) @ lines)
            elif stretch.name not in LEFT_OUT:
                found.append(part)
        return np.concatenate([one.reshape(len(floats), -1) for one in found], 1)

    def _zones(self) -> Iterator[tuple[int, Floats]]:
        """The zones that are looked at, with the traits that count there."""
        for number, name in enumerate(self.zones):
            if name not in ("box", "deck") and not name.startswith(("bid", "on ")):
                yield number, self.by_zone.get(name, self.by_zone.get(name.split()[0], self.brief))


def finished(learner: Learner, summary: Summary, about: About) -> Net:
    """The network as it is now, over the floats of a row: what was summed up is multiplied out."""
    layers = learner.layers
    weights, biases = layers.weights[:], layers.biases[:]
    first: Floats = weights[0] / summary.spread.reshape(-1, 1)
    weights[0] = summary.summed(np.eye(summary.planes.size, dtype=np.float32)) @ first
    biases[0] = biases[0] - summary.mean @ first
    return Net(about, weights, biases)


def go_on_from(net: Net, learner: Learner, summary: Summary) -> None:
    """Let a learner of the same widths go on from a network: the opposite of ``finished``."""
    layers = learner.layers
    lines = summary.summed(np.eye(summary.planes.size, dtype=np.float32))
    first: Floats = np.linalg.lstsq(lines, net.weights[0], rcond=1e-5)[0].astype(np.float32)
    layers.weights[:] = [first * summary.spread.reshape(-1, 1), *net.weights[1:]]
    layers.biases[:] = [net.biases[0] + summary.mean @ first, *net.biases[1:]]


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Course:
    """How long and how widely a network is trained."""

    seed: int = 1
    players: int = 2
    lanes: int = 256
    steps: int = 16_000_000
    sparring: int = 1_500_000
    hidden: int = 128
    partner: str = "greedy:worlds=6:futures=2"
    processes: int = 2


def stroll(batch: Batch, steps: int, luck: np.random.Generator) -> Bytes:
    """Rows of all stages of matches that are played by chance, mostly by the first proposals."""
    rows: list[Bytes] = []
    for step in range(steps):
        if step % 8 == 0:
            rows.append(batch.rows[:64].copy())
        anything = (luck.random(batch.masks.shape) * batch.masks).argmax(1)
        batch.step(np.where(luck.random(len(anything)) < USUALLY, 0, anything))
    return np.concatenate(rows)


def train(path: Path, course: Course, recipe: Recipe) -> Net:
    """Take the whole course: a partner in half the lanes, then in all of them."""
    net = _train(path, course, recipe, None)
    if not course.sparring:
        return net
    _tell("Now with the partner in all lanes.")
    sparring = replace(course, steps=course.sparring, seed=course.seed + 1)
    return _train(path, sparring, replace(recipe, rate=LAST_RATE), Net.load(path))


def _train(path: Path, course: Course, recipe: Recipe, start: Net | None) -> Net:
    """Play so many steps, saving the network now and then; whoever goes on from a network has a partner in all lanes."""
    since = perf_counter()
    lanes = course.lanes
    with Batch(
        "fzzzt", course.players, lanes,
        reward="win", knowledge=KNOWLEDGE, proposals=True, oracle=True, partner=course.partner,
        every=2 if start is None else 1, seed=course.seed, processes=course.processes,
    ) as batch:  # fmt: skip
        encoder = batch.encoder
        summary = Summary(encoder)
        summary.fit(stroll(batch, STROLL, np.random.default_rng(course.seed)))
        learner = Learner(batch, summary, [course.hidden, course.hidden], recipe, course.seed)
        proposals = encoder.plan.proposals
        learner.layers.biases[-1][:proposals] = LEANING / np.arange(1, proposals + 1) ** 2
        if start is not None:
            go_on_from(start, learner, summary)
        about = About(
            "fzzzt", course.players, encoder.options, KNOWLEDGE, encoder.plan.version, proposals=True
        )
        lessons = course.steps // (lanes * recipe.steps)
        for lesson in range(lessons):
            figures = learner.lesson(lesson / lessons)
            if lesson % 10 == 9:
                finished(learner, summary, about).save(path)
                told = ", ".join([f"{name} {value:.3f}" for name, value in figures.items()])
                passed = perf_counter() - since
                _tell(f"{learner.played:,} steps, {learner.finished:,} matches, {passed:.0f} s: {told}")
        net = finished(learner, summary, about)
    net.save(path)
    return net


def main() -> None:
    """Read the arguments and train."""
    usual = Course()
    parser = ArgumentParser(
        prog="python -m ludoteca.env.train", description="Train a network for Fzzzt! by self-play."
    )
    parser.add_argument("file", type=Path, help="where the network is saved")
    helps = {
        "seed": "the same again, the same network",
        "players": "how many seats",
        "lanes": "matches side by side",
        "steps": "actions with the partner in every other lane",
        "sparring": "actions after that, with the partner in all lanes",
        "hidden": "the width of the two hidden layers",
        "partner": "a bot that plays one of the seats",
        "processes": "how many play the matches, beside the one that learns",
    }
    for name, told in helps.items():
        value = getattr(usual, name)
        parser.add_argument(
            f"--{name}", type=type(value), default=value, help=f"{told} ({value} unless told)"
        )
    args = vars(parser.parse_args())
    train(args.pop("file"), Course(**args), Recipe())


if __name__ == "__main__":
    main()
