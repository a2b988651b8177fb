"""The tiles that slide before the Waterfall Temple's cataracts: each covers one of two costs."""

from __future__ import annotations

from arnak_core.events import AnyEvent, Event, Researched
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table

from .state import WaterfallState, change_temple, temple_state

LEFT, RIGHT = 0, 1


class WaterfallSlid(Event, frozen=True):
    """A waterfall tile moved: it covers the cost just paid, and the other one counts from now on."""

    space: str
    right_covered: bool

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        side = "right" if self.right_covered else "left"
        waterfall = f"the waterfall below {rules.track_words(self.space)}"
        if self.player < 0:
            return f"{waterfall} moves over the {side} cost"
        return f"moves {waterfall} over the {side} cost"


def covered(table: Table, space: str) -> int:
    """Which of the two costs (LEFT or RIGHT) of moving to a space the waterfall covers now."""
    return RIGHT if space in temple_state(table, WaterfallState).right_covered else LEFT


def uncovered_only(table: Table, choice: str) -> bool | None:
    """Of two costs with a waterfall tile only the uncovered one is paid."""
    source, to, index = choice.split("/")
    if not table.rules.bridge(source, to).sliding:
        return None
    return int(index) != covered(table, to)


def slide(table: Table, event: AnyEvent) -> None:
    """Each time the space above a waterfall is researched its tile slides over the other cost, at once."""
    assert isinstance(event, Researched)
    slide_below(table, event.space, event.player)


def slide_below(table: Table, to: str, seat: int) -> None:
    """Slide the tile, if there is one, below a space that a seat's token reached (-1: nobody's)."""
    below = [bridge for space in table.rules.track.spaces for bridge in space.bridges if bridge.to == to]
    if any(bridge.sliding for bridge in below):
        waterfall = temple_state(table, WaterfallState)
        right = waterfall.right_covered
        moved = tuple(space for space in right if space != to) if to in right else (*right, to)
        change_temple(table, waterfall, right_covered=moved)
        table.emit(WaterfallSlid(seat, to, to in moved))


def about_waterfalls(table: Table) -> list[str]:
    """The costs that count now, in words."""
    rules = table.rules
    return [
        f"To {rules.track_words(bridge.to)} costs {bridge.alternatives[1 - covered(table, bridge.to)].words()} now, "
        f"next time {bridge.alternatives[covered(table, bridge.to)].words()}."
        for space in rules.track.spaces
        for bridge in space.bridges
        if bridge.sliding
    ]


def rival_arrives(table: Table, space: str, arrow: str) -> None:
    """A rival's magnifying glass moves the water as well."""
    slide_below(table, space, -1)
