"""Trained networks: a file of arrays, and what it makes of a row. Inference needs NumPy and nothing else.

A network takes the floats of rows through dense layers, the largest of 0 and the sum after each but the last; out come a score
for every action, and last of all the value that it expects for the seat.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.encoding.planes import Bytes, Floats, Planes, actions_of
from ludoteca.facets.registry import find

LAYER = "layer"
ABOUT = "about"


class BadNet(ValueError):
    """A file that holds no network, or one for another game or encoding."""


@dataclass(frozen=True)
class About:
    """What a network was trained for."""

    game: str
    players: int
    options: Mapping[str, str]
    knowledge: str
    version: int
    """Of the encoding."""
    proposals: bool = False
    """Whether it scores what the heuristics propose, not all actions."""
    note: str = ""


class Net:
    """A network with the encoding that it reads."""

    def __init__(self, about: About, weights: Sequence[Floats], biases: Sequence[Floats]) -> None:
        self.about = about
        self.weights = list(weights)
        self.biases = list(biases)
        self.encoder: Encoder = find(about.game).encoder(
            about.players, about.options, Knowledge(about.knowledge)
        )
        self.planes = Planes(self.encoder)
        if self.encoder.plan.version != about.version:
            raise BadNet(
                f"the network reads version {about.version} of the encoding of {about.game}; "
                f"this is version {self.encoder.plan.version}"
            )
        sizes = [len(self.weights[0]), *[len(bias) for bias in self.biases]]
        wanted = [(low, high) for low, high in itertools.pairwise(sizes)]
        if [weight.shape for weight in self.weights] != wanted or (sizes[0], sizes[-1]) != (
            self.planes.size,
            actions_of(self.encoder, about.proposals) + 1,
        ):
            raise BadNet(f"the layers of the network do not fit each other or the encoding of {about.game}")

    def __call__(self, rows: Bytes) -> tuple[Floats, Floats]:
        """For each row a score for every action, and the value."""
        through = self.planes(rows)
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            if number:
                through = np.maximum(through, 0)
            through = through @ weight + bias
        return through[..., :-1], through[..., -1]

    def save(self, path: Path) -> None:
        """Write the network to a file."""
        arrays: dict[str, Any] = {ABOUT: np.array(json.dumps(asdict(self.about)))}
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            arrays[f"{LAYER} {number} weight"] = weight.astype(np.float16)
            arrays[f"{LAYER} {number} bias"] = bias
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @staticmethod
    def load(path: Path) -> Net:
        """Read a network; raises BadNet if the file holds none that can be used here."""
        try:
            with np.load(path, allow_pickle=False) as arrays:
                about = About(**json.loads(str(arrays[ABOUT])))
                count = sum(name.endswith("weight") for name in arrays.files)
                weights = [arrays[f"{LAYER} {number} weight"].astype(np.float32) for number in range(count)]
                biases = [arrays[f"{LAYER} {number} bias"].astype(np.float32) for number in range(count)]
        except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as error:
            raise BadNet(f"{path}: no network could be read: {error}") from error
        try:
            return Net(about, weights, biases)
        except (LookupError, ValueError, IndexError) as error:
            raise BadNet(f"{path}: {error}") from error
