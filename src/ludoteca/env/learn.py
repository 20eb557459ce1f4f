"""Learning by self-play: proximal policy optimisation with a small network, in NumPy.

All seats that a batch asks are played by the network as it is, and each learns from its own decisions. Whether a decision was good is
told by an oracle that sees all cards: what it thinks of the match before and after, and for a while later. Where there is none, the
network's own guesses stand in for it, and the end of the match corrects them. The network is a stack of dense layers over the features
that the caller makes of rows; its last layer scores actions and guesses what the oracle says, or how the match ends.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteca.env.batch import Batch
from ludoteca.facets.encoding.planes import Bytes, Floats

Features = Callable[[Bytes], Floats]
NEVER = np.float32(-1e9)
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Recipe:
    """The numbers of the training."""

    steps: int = 64
    """Steps of every lane between two lessons."""
    epochs: int = 3
    minibatch: int = 1024
    rate: float = 5e-4
    """Of learning, at the beginning; it falls to a tenth."""
    clip: float = 0.2
    trace: float = 0.9
    """How much of what the next decision changed is put down to this one too: the lambda of the advantages."""
    entropy: float = 0.01
    """What it is worth to stay open, at the beginning; it falls to a tenth."""
    value: float = 0.5


class Layers:
    """A stack of dense layers that learns by Adam."""

    def __init__(self, sizes: list[int], luck: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            (luck.standard_normal((low, high)) * np.sqrt(2 / low)).astype(np.float32)
            for low, high in itertools.pairwise(sizes)
        ]
        self.weights[-1] *= np.float32(0.01)
        self.biases: list[Floats] = [np.zeros(size, np.float32) for size in sizes[1:]]
        parameters = [*self.weights, *self.biases]
        self._means: list[Floats] = [np.zeros_like(parameter) for parameter in parameters]
        self._squares: list[Floats] = [np.zeros_like(parameter) for parameter in parameters]
        self._lessons = 0

    def forward(self, features: Floats) -> list[Floats]:
        """What comes out of every layer, the features first; each but the last without what is below 0."""
        through = [features]
        last = len(self.weights) - 1
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            out = through[-1] @ weight
            out += bias
            if number < last:
                np.maximum(out, 0, out=out)
            through.append(out)
        return through

    def learn(self, through: list[Floats], slope: Floats, rate: float) -> None:
        """Take one step against the slope of the last layer."""
        of_weights: list[Floats] = []
        of_biases: list[Floats] = []
        for number in range(len(self.weights) - 1, -1, -1):
            of_weights.insert(0, through[number].T @ slope)
            of_biases.insert(0, slope.sum(0))
            if number:
                slope = slope @ self.weights[number].T
                slope[through[number] <= 0] = 0
        slopes = [*of_weights, *of_biases]
        norm = np.sqrt(sum([float(np.vdot(one, one)) for one in slopes]))
        shorten = np.float32(min(1.0, 0.5 / (norm + 1e-8)))
        self._lessons += 1
        warm = np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for parameter, one, mean, square in zip(
            [*self.weights, *self.biases], slopes, self._means, self._squares, strict=True
        ):
            one *= shorten
            mean += np.float32(0.1) * (one - mean)
            square += np.float32(0.001) * (one * one - square)
            parameter -= np.float32(rate * warm) * mean / (np.sqrt(square) + np.float32(1e-8))


def log_chances(scores: Floats, masks: Bytes) -> Floats:
    """The logarithms of the chances of all actions; those that may not be given have none."""
    scores = np.where(masks != 0, scores, NEVER)
    scores = scores - scores.max(1, keepdims=True)
    logs: Floats = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return logs


class Learner:
    """Plays a batch with itself and learns from it."""

    def __init__(
        self,
        batch: Batch,
        features: Features,
        hidden: list[int],
        recipe: Recipe,
        seed: int,
    ) -> None:
        self.batch = batch
        self.features = features
        self.recipe = recipe
        self.luck = np.random.default_rng(seed)
        width = features(batch.rows[:1]).shape[1]
        self.layers = Layers([width, *hidden, batch.masks.shape[1] + 1], self.luck)
        self.played = 0
        """Steps so far."""
        self.finished = 0
        """Matches so far."""

    def lesson(self, progress: float) -> dict[str, float]:
        """Play on for a while and learn from it; ``progress`` goes from 0 to 1. Returns figures to watch."""
        seen, masks, actions, olds, targets, gains = self._play()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        fading = 1 - 0.9 * progress
        count = len(actions)
        open_for, wrong = 0.0, 0.0
        for _ in range(self.recipe.epochs):
            order = self.luck.permutation(count)
            for first in range(0, count - self.recipe.minibatch + 1, self.recipe.minibatch):
                some = order[first : first + self.recipe.minibatch]
                slope, through, entropy, error = self._slope(
                    seen[some], masks[some], actions[some], olds[some], gains[some], targets[some], fading
                )
                self.layers.learn(through, slope, self.recipe.rate * fading)
                open_for, wrong = entropy, error
        return {"entropy": open_for, "value error": wrong}

    def _play(self) -> tuple[Floats, Bytes, Ints, Floats, Floats, Floats]:
        """Play some steps in every lane: what was seen, could be done, was done, how likely, told, and gained."""
        batch, steps = self.batch, self.recipe.steps
        lanes, seats = batch.rewards.shape
        width, actions = self.layers.weights[0].shape[0], batch.masks.shape[1]
        seen = np.empty((steps, lanes, width), np.float32)
        masks = np.empty((steps, lanes, actions), np.uint8)
        done = np.empty((steps, lanes), np.int64)
        logs = np.empty((steps, lanes), np.float32)
        movers = np.empty((steps, lanes), np.int64)
        ended = np.empty((steps, lanes), bool)
        wins = np.empty((steps, lanes, seats), np.float32)
        guesses = np.empty((steps, lanes), np.float32)
        told = np.empty((steps + 1, lanes, seats), np.float32)
        every = np.arange(lanes)
        for step in range(steps):
            seen[step] = self.features(batch.rows)
            masks[step] = batch.masks
            movers[step] = batch.movers
            told[step] = batch.oracle
            out = self.layers.forward(seen[step])[-1]
            guesses[step] = out[:, -1]
            chances = log_chances(out[:, :-1], batch.masks)
            # The largest of the scores with noise of Gumbel's kind is an action drawn by its chance.
            noise = -np.log(-np.log(self.luck.random((lanes, actions), np.float32) + 1e-12) + 1e-12)
            done[step] = np.where(batch.masks != 0, chances + noise, -np.inf).argmax(1)
            logs[step] = chances[every, done[step]]
            batch.step(done[step])
            ended[step] = batch.ended != 0
            # From 1 for a win and -1 for a loss to what the oracle speaks of.
            wins[step] = (batch.rewards + 1) / 2
        told[steps] = batch.oracle
        self.played += steps * lanes
        self.finished += int(ended.sum())
        targets, gains = self._judged(told, guesses, movers, ended, wins)
        flat = steps * lanes
        return (
            seen.reshape(flat, width), masks.reshape(flat, actions), done.reshape(flat), logs.reshape(flat),
            targets.reshape(flat), gains.reshape(flat),
        )  # fmt: skip

    def _judged(
        self, told: Floats, guesses: Floats, movers: Ints, ended: NDArray[np.bool_], wins: Floats
    ) -> tuple[Floats, Floats]:
        """For each action what should have been guessed before it, and what it gained."""
        targets: Floats = np.take_along_axis(told[:-1], movers[:, :, None], 2)[:, :, 0]
        return targets, self._gains(told, movers, ended, wins)

    def _gains(self, told: Floats, movers: Ints, ended: NDArray[np.bool_], wins: Floats) -> Floats:
        """What each action changed for its own seat, by what the oracle told before and after and what was won at last."""
        steps, lanes = movers.shape
        every = np.arange(lanes)
        felt = np.zeros_like(told[0])
        gains = np.empty((steps, lanes), np.float32)
        for step in range(steps - 1, -1, -1):
            over = ended[step][:, None]
            change = np.where(over, wins[step], told[step + 1]) - told[step]
            felt = change + np.where(over, 0, np.float32(self.recipe.trace) * felt)
            gains[step] = felt[every, movers[step]]
        return gains

    def _slope(
        self,
        seen: Floats,
        masks: Bytes,
        actions: Ints,
        olds: Floats,
        gains: Floats,
        targets: Floats,
        fading: float,
    ) -> tuple[Floats, list[Floats], float, float]:
        """The slope of the loss at the last layer, what went through the layers, the entropy, and the error of the value."""
        recipe = self.recipe
        count = len(actions)
        every = np.arange(count)
        through = self.layers.forward(seen)
        logs = log_chances(through[-1][:, :-1], masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[every, actions] - olds)
        held = np.where(gains > 0, ratio > 1 + recipe.clip, ratio < 1 - recipe.clip)
        push = np.where(held, 0, -gains * ratio).astype(np.float32)
        slope = np.empty_like(through[-1])
        of_scores = -chances * push[:, None]
        of_scores[every, actions] += push
        safe = np.where(masks != 0, logs, 0)
        entropy = -(chances * safe).sum(1, keepdims=True)
        of_scores += np.float32(recipe.entropy * fading) * chances * (safe + entropy)
        slope[:, :-1] = of_scores
        error = through[-1][:, -1] - targets
        slope[:, -1] = recipe.value * error
        slope /= np.float32(count)
        return slope, through, float(entropy.mean()), float((error * error).mean())


class SelfTaught(Learner):
    """Learns without an oracle, from what it guessed itself and how matches ended."""

    def _judged(
        self, told: Floats, guesses: Floats, movers: Ints, ended: NDArray[np.bool_], wins: Floats
    ) -> tuple[Floats, Floats]:
        """An action is judged by the guess at the seat's next decision, or by the end; the last ones of a lesson by nothing."""
        steps, lanes = movers.shape
        every = np.arange(lanes)
        later = np.full(wins.shape[1:], np.nan, np.float32)
        felt = np.zeros(wins.shape[1:], np.float32)
        gains = np.empty((steps, lanes), np.float32)
        for step in range(steps - 1, -1, -1):
            over, mover = ended[step][:, None], movers[step]
            later = np.where(over, wins[step], later)
            felt = np.where(over, np.float32(0), felt)
            change = later[every, mover] - guesses[step]
            gain = np.where(np.isnan(change), 0, change + np.float32(self.recipe.trace) * felt[every, mover])
            gains[step] = gain
            felt[every, mover] = gain
            later[every, mover] = guesses[step]
        return guesses + gains, gains
