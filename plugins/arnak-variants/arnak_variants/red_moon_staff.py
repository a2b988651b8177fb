"""The red moon staff: more cards of the row come and go (variant of Expedition Leaders)."""

from __future__ import annotations

from arnak_core.base.flow import NextRow
from arnak_core.effect import AnyEffect
from arnak_core.hooks import Panel
from arnak_core.table import Table

EACH_SIDE = 2
"""Places of the row on each side of the staff whose cards are exiled at the end of a round."""


def clear_two_on_each_side(table: Table, effect: AnyEffect) -> AnyEffect | None:
    """At the end of a round two cards on each side of the staff go instead of one, as far as there are so many places:
    in round I there is one left of it. As in the base game a gap beside the staff stays a gap."""
    if isinstance(effect, NextRow) and effect.each_side != EACH_SIDE:
        return NextRow(EACH_SIDE)
    return None


def panel(table: Table, viewer: int) -> Panel:
    """A reminder for everybody at the table."""
    return Panel("Red moon staff", ("At the end of a round the two cards on each side of the staff are exiled.",))
