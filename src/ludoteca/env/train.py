"""Train a network by self-play.

    python -m ludoteca.env.train GAME net.npz --seed 1

Any game will do, its rules alone are enough. The network then gives actions of the game's action space, reads the row as it is, and
learns from how matches end, playing against itself.

Where the encoding proposes options and the box tells the traits of the cards, the course is another one: the network chooses among the
options that the heuristics propose. It begins with a leaning to what they propose first, and learns when
to do something else: in half the matches by playing against itself, in the others against a partner, greedy unless told; at last it spars
with the partner in all of them. Its features are what the row knows, summed up by zone: how many cards, and their traits; and the judgements of the row as they are. All are sums, so what is saved is an ordinary network over all floats of a row.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import numpy as np

from ludoteca.bots.network import About, Net
from ludoteca.env.batch import Batch
from ludoteca.env.learn import Learner, Recipe, SelfTaught
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.encoding.planes import Bytes, Floats, Planes
from ludoteca.facets.encoding.traits import Traits
from ludoteca.facets.registry import find

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


class Summary:
    """Sums up the floats of rows: wherever there is one for each card, by as many traits as matter there.

    Without traits they stay as they are.
    """

    def __init__(self, encoder: Encoder, traits: Traits | None) -> None:
        self.planes = Planes(encoder)
        self.zones = encoder.zone_names()
        self.as_they_are = traits is None
        if traits is None:
            traits = Traits((), {}, {}, ())
        self.ignored = traits.ignored
        self.brief: Floats = np.array(traits.brief, np.float32)
        self.by_zone = {zone: np.array(lines, np.float32) for zone, lines in traits.by_zone.items()}
        self.by_part = {part: np.array(lines, np.float32) for part, lines in traits.by_part.items()}
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
        if self.as_they_are:
            return floats
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
            if not name.startswith(self.ignored):
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
    """Which game a network learns, how long and how widely; unless told, one in which the heuristics propose options."""

    game: str
    seed: int = 1
    players: int = 2
    lanes: int = 256
    steps: int = 16_000_000
    sparring: int = 1_500_000
    hidden: int = 128
    partner: str = "greedy"
    processes: int = 2


def course_of(game: str) -> Course:
    """The course that suits a game."""
    box = find(game)
    if box.encoder(box.usual, None, Knowledge.JUDGED).plan.proposals:
        return Course(game)
    return Course(game, players=box.usual, steps=2_000_000, sparring=0, partner="")


def stroll(batch: Batch, steps: int, luck: np.random.Generator, usually: float = USUALLY) -> Bytes:
    """Rows of all stages of matches that are played by chance, usually by the first proposals."""
    rows: list[Bytes] = []
    for step in range(steps):
        if step % 8 == 0:
            rows.append(batch.rows[:64].copy())
        anything = (luck.random(batch.masks.shape) * batch.masks).argmax(1)
        batch.step(np.where(luck.random(len(anything)) < usually, 0, anything))
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
    box = find(course.game)
    proposals = box.encoder(course.players, None, Knowledge(KNOWLEDGE)).plan.proposals
    with Batch(
        course.game, course.players, lanes,
        reward="win" if proposals else "rank", knowledge=KNOWLEDGE, proposals=proposals > 0, oracle=proposals > 0, partner=course.partner,
        every=2 if start is None else 1, seed=course.seed, processes=course.processes,
    ) as batch:  # fmt: skip
        encoder = batch.encoder
        summary = Summary(encoder, box.traits)
        usually = USUALLY if proposals else 0
        summary.fit(stroll(batch, STROLL, np.random.default_rng(course.seed), usually))
        kind = Learner if proposals else SelfTaught
        learner = kind(batch, summary, [course.hidden, course.hidden], recipe, course.seed)
        learner.layers.biases[-1][:proposals] = LEANING / np.arange(1, proposals + 1) ** 2
        if start is not None:
            go_on_from(start, learner, summary)
        about = About(
            course.game,
            course.players,
            encoder.options,
            KNOWLEDGE,
            encoder.plan.version,
            proposals=proposals > 0,
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
    parser = ArgumentParser(prog="python -m ludoteca.env.train", description="Train a network by self-play.")
    parser.add_argument("game", help="what is learnt")
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
        parser.add_argument(f"--{name}", type=type(getattr(Course, name)), help=told)
    args = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    train(args.pop("file"), replace(course_of(args["game"]), **args), Recipe())


if __name__ == "__main__":
    main()
