"""Undo: when taking an answer back is fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.kernel.seat import Seat, viewers

if TYPE_CHECKING:
    from ludoteca.kernel.match import Match
    from ludoteca.kernel.view import View


def anybody_learned(before: Match, after: Match, seat: Seat) -> bool:
    """Whether the answer between these two moments spent luck, showed a card, or changed what others see."""
    old, new = before.table.zones.settled(), after.table.zones.settled()
    if old.luck.drawn != new.luck.drawn:
        return True
    if any(now & ~then for now, then in zip(new.seen, old.seen, strict=True)):
        return True
    others = [viewer for viewer in viewers(after.seats) if viewer != seat]
    return any(_tabletop(before.view(viewer)) != _tabletop(after.view(viewer)) for viewer in others)


def _tabletop(view: View) -> tuple[object, ...]:
    """What another viewer can see lying on the table, apart from whose turn it is."""
    return view.zones, view.rumours, view.facts
