"""Train a network for Fzzzt! by self-play.

    python -m ludoteca.env.train net.npz --seed 1

The network begins by doing what greedy does, and goes on by playing against itself. Its features are what the row knows, summed
up by zone: how many cards, their power, points and symbols; and the judgements of the row as they are. In the same way a card is
scored by what it is, not by its number. Both are sums, so what is saved is an ordinary network over all floats of a row.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from ludoteca.bots.registry import make
from ludoteca.env.batch import Batch
from ludoteca.env.encodings import Bytes, Floats, Planes
from ludoteca.env.learn import Learner, Recipe
from ludoteca.env.net import About, Net
from ludoteca.games.fzzzt.pieces import CONVEYOR, KIND, POINTS, POWER, SHOWS, SYMBOLS, UNITS, Kind
from ludoteca.kernel.batch import Reward, next_decision, rewards_of
from ludoteca.kernel.encoding import Encoder
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match

KNOWLEDGE = "judged"
SPREAD = 40.0
"""So many points of difference count as much as the win itself."""


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


def action_traits(cards: Floats) -> Floats:
    """The same for all actions: pass and done have a trait of their own each."""
    count, each = cards.shape
    lines = np.zeros((count + 2, each + 2), np.float32)
    lines[0, each] = lines[1, each + 1] = 1
    lines[2:, :each] = cards
    return lines


class Summary:
    """Sums up the floats of rows: wherever there is one for each card, by as many traits as matter there."""

    def __init__(self, encoder: Encoder) -> None:
        self.planes = Planes(encoder)
        self.zones = encoder.zone_names()
        cards = traits()
        power = cards[:, :2]
        brief = np.concatenate([cards[:, :3], cards[:, -len(SYMBOLS) :]], 1)
        units = np.eye(len(cards), dtype=np.float32)[:, UNITS]
        self.actions = action_traits(cards)
        self.by_zone = {"hand 0": cards, "belt": np.concatenate([brief, units], 1), "units": units}
        """What counts of the cards of a zone; of any other that is looked at, the traits in brief."""
        self.brief = brief
        self.by_part = {
            "last_lot": power, "last_bids": power, "rumours": power,
            "about": np.concatenate([cards, units], 1), "hidden": np.concatenate([brief, units], 1),
            "picked": self.actions, "legal": self.actions, "earlier": self.actions,
        }  # fmt: skip

    def __call__(self, rows: Bytes) -> Floats:
        """The features of rows."""
        return self.summed(self.planes(rows))

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
            elif stretch.name not in ("variant", "order"):
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
    weights[0] = summary.summed(np.eye(summary.planes.size, dtype=np.float32)) @ weights[0]
    heads = learner.heads
    weights[-1] = np.concatenate([weights[-1][:, :-1] @ heads.T, weights[-1][:, -1:]], 1)
    biases[-1] = np.concatenate([biases[-1][:-1] @ heads.T, biases[-1][-1:]])
    return Net(about, weights, biases)


def worth(rewards: Floats) -> Floats:
    """Half for the win itself, and up to another half for the difference in points."""
    half = np.float32(0.5)
    made: Floats = np.sign(rewards) * half + np.clip(rewards / np.float32(SPREAD), -1, 1) * half
    return made


class Examples:
    """What a teacher did: rows, masks, actions, and what the match was worth to its seat."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.rows: list[bytearray] = []
        self.masks: list[bytearray] = []
        self.actions: list[int] = []
        self.worths: list[float] = []

    def watch(self, teacher: str, seed: object) -> None:
        """Let the teacher play a match in all seats."""
        encoder, game = self.encoder, self.encoder.rules.identity.id
        space = encoder.space
        match = Match.start(
            encoder.rules, encoder.seats, seed_from("lesson", seed), encoder.options, Log.NONE
        )
        bots = [make(teacher, game, Luck(seed_from("teacher", seed, seat))) for seat in range(encoder.seats)]
        seats: list[int] = []
        while (decision := next_decision(match)) is not None:
            seat = decision.seat
            place = bots[seat].decide(match.perspective(seat))
            choice = space.begin(decision)
            for action in space.spelt(decision, place):
                mask = bytearray(space.size)
                for legal in choice.legal:
                    mask[legal] = 1
                self.rows.append(encoder.row(match, seat, choice))
                self.masks.append(mask)
                self.actions.append(action)
                seats.append(seat)
                choice.act(action)
            match.take(decision, place)
        made = worth(np.array(rewards_of(match.outcome(), encoder.seats, Reward.SCORE), np.float32))
        self.worths += [float(made[seat]) for seat in seats]


def imitate(learner: Learner, teacher: str, matches: int, seed: int, passes: int) -> None:
    """Begin with what a teacher does."""
    examples = Examples(learner.batch.encoder)
    for number in range(matches):
        examples.watch(teacher, f"{seed} {number}")
    seen = np.concatenate(
        [
            learner.features(_bytes(examples.rows[first : first + 4096]))
            for first in range(0, len(examples.rows), 4096)
        ]
    )
    masks, actions = _bytes(examples.masks), np.array(examples.actions)
    targets = np.array(examples.worths, np.float32)
    for number in range(passes):
        agreed = learner.imitate(seen, masks, actions, targets)
        _tell(f"pass {number + 1} over {len(actions):,} actions of {teacher}: {agreed:.1%} the same")


def _bytes(rows: list[bytearray]) -> Bytes:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Course:
    """How long and how widely a network is trained."""

    seed: int = 1
    players: int = 2
    lanes: int = 256
    steps: int = 20_000_000
    hidden: int = 192
    teacher: str = "greedy"
    matches: int = 800
    passes: int = 6


def train(path: Path, course: Course, recipe: Recipe) -> Net:
    """Imitate the teacher, then play so many steps against itself, saving the network now and then."""
    begun = perf_counter()
    lanes = course.lanes
    with Batch(
        "fzzzt", course.players, lanes, reward="score", knowledge=KNOWLEDGE, seed=course.seed
    ) as batch:
        summary = Summary(batch.encoder)
        hidden = [course.hidden, course.hidden]
        learner = Learner(batch, summary, hidden, recipe, course.seed, worth, summary.actions)
        about = About("fzzzt", course.players, batch.encoder.options, KNOWLEDGE, batch.encoder.plan.version)
        if course.matches:
            imitate(learner, course.teacher, course.matches, course.seed, course.passes)
            finished(learner, summary, about).save(path)
        lessons = course.steps // (lanes * recipe.steps)
        for lesson in range(lessons):
            figures = learner.lesson(lesson / lessons)
            if lesson % 10 == 9:
                finished(learner, summary, about).save(path)
                told = ", ".join([f"{name} {value:.3f}" for name, value in figures.items()])
                passed = perf_counter() - begun
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
        "steps": "actions against itself, in all",
        "hidden": "the width of the two hidden layers",
        "teacher": "the bot that is imitated first",
        "matches": "how many of its matches are watched; 0 for none",
        "passes": "how often they are gone through",
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
