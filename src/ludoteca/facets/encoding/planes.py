"""Planes: rows of encodings as arrays of numbers between 0 and 1."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import Form, Slot

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


def actions_of(encoder: Encoder, proposals: bool) -> int:
    """How many actions there are: of the whole space or, of proposals, the longest list; ValueError if there is none."""
    if not proposals:
        return encoder.space.size
    if not encoder.judges:
        raise ValueError(f"{encoder.rules.identity.id} has no proposals for {encoder.knowledge.value!r}")
    return encoder.plan.proposals


@dataclass(frozen=True)
class Stretch:
    """Where a part of a row lies among the floats, as an array of this shape."""

    name: str
    first: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many floats there are."""
        return int(np.prod(self.shape))


class Planes:
    """Turns rows of bytes into floats: choices become flags, numbers parts of their top."""

    def __init__(self, encoder: Encoder) -> None:
        self.slots = list(encoder.slots)
        self.stretches: list[Stretch] = []
        first = 0
        for slot in self.slots:
            stretch = Stretch(slot.name, first, _shape(slot), slot.meaning)
            self.stretches.append(stretch)
            first += stretch.size
        self.size = first

    def __call__(self, rows: Bytes) -> Floats:
        """The floats of many rows, one line each; of a single row, one line less."""
        many = rows.reshape(-1, rows.shape[-1])
        out = np.empty((len(many), self.size), np.float32)
        for slot, stretch in zip(self.slots, self.stretches, strict=True):
            part = many[:, slot.first : slot.first + slot.size]
            target = out[:, stretch.first : stretch.first + stretch.size]
            target[:] = _floats(slot, part).reshape(len(many), -1)
        return out.reshape(*rows.shape[:-1], self.size)

    def part(self, floats: Floats, name: str) -> Floats:
        """A part by its name, in its own shape."""
        for stretch in self.stretches:
            if stretch.name == name:
                part = floats[..., stretch.first : stretch.first + stretch.size]
                return part.reshape(*floats.shape[:-1], *stretch.shape)
        raise LookupError(f"this encoding has no part {name!r}")


def _shape(slot: Slot) -> tuple[int, ...]:
    if slot.form is Form.CHOICE:
        return (slot.size, slot.top)
    if slot.form is Form.BITS:
        return (slot.size // ((slot.top + 7) // 8), slot.top)
    return (slot.size,)


def _floats(slot: Slot, part: Bytes) -> NDArray[np.generic]:
    if slot.form is Form.NUMBER:
        shares: Floats = np.minimum(part.astype(np.float32) / np.float32(slot.top), np.float32(1))
        return shares
    if slot.form is Form.CHOICE:
        return np.equal(part[:, :, None], np.arange(1, slot.top + 1, dtype=np.uint8))
    if slot.form is Form.BITS:
        groups, bits = _shape(slot)
        flags = np.unpackbits(part.reshape(len(part), groups, -1), axis=2, bitorder="little")
        return flags[:, :, :bits]
    return part
