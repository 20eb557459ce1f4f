"""Pads over the wire: what they show, in the types of the protocol. The server and the page without one answer alike."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from ludoteca.facets import pad
from ludoteca.facets.game import BadGame, NotHere
from ludoteca.facets.message import Message
from ludoteca.facets.pad import Unfit
from ludoteca.facets.registry import find
from ludoteca.server.http_types import (
    PadAsked,
    PadChoice,
    PadDrawn,
    PadGauge,
    PadLine,
    PadOffered,
    PadRemark,
    PadSection,
    PadSheet,
    PadSheetLine,
    PadShown,
    PadUnfit,
    PadView,
)
from ludoteca.server.problems import Denied
from ludoteca.server.scene import speech

WIRE: Final[dict[type, Any]] = {
    pad.PadChoice: PadChoice,
    pad.Asked: PadAsked,
    pad.Remark: PadRemark,
    pad.Shown: PadShown,
    pad.Gauge: PadGauge,
    pad.SheetLine: PadSheetLine,
    pad.Sheet: PadSheet,
    pad.Drawn: PadDrawn,
    pad.Offered: PadOffered,
    pad.Section: PadSection,
    pad.PadPage: PadView,
}
"""Each part of a pad with what it is over the wire; the fields have the same names."""


def pads_of(game: str) -> list[PadLine]:
    """The pads of a game; raises Denied."""
    return [PadLine(name, speech(one.title)) for name, one in _pads(game).items()]


def pad_view(game: str, name: str, told: list[str]) -> PadView:
    """What a pad shows for what it was told; raises Denied if there is none of this name."""
    found = _pads(game).get(name)
    if found is None:
        raise Denied("not_found")
    try:
        view: PadView = _wired(found.page(told))
    except Unfit as error:
        return PadView([], [], [], PadUnfit(error.number, speech(error.problem)))
    return view


def _pads(game: str) -> dict[str, pad.Pad]:
    try:
        return dict(find(game).pads)
    except (NotHere, BadGame):
        raise Denied("not_found") from None


def _wired(thing: Any) -> Any:
    """A part of a pad, or what it is made of, as it goes over the wire."""
    if isinstance(thing, Message):
        return speech(thing)
    if isinstance(thing, Enum):
        return thing.value
    if is_dataclass(thing) and type(thing) in WIRE:
        return WIRE[type(thing)](
            **{field.name: _wired(getattr(thing, field.name)) for field in fields(thing)}
        )
    if isinstance(thing, tuple):
        return [_wired(one) for one in thing]
    return thing
