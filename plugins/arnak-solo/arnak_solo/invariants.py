"""What must hold of the rival in every position."""

from __future__ import annotations

from arnak_core.effects.counting import figures_on_sites
from arnak_core.table import Table

from .state import FIGURES, rival_of, rival_seat, tiles_of


def rival_is_sound(table: Table) -> list[str]:
    """What is wrong with the rival, in words."""
    rival = rival_of(table)
    seat = rival_seat(table)
    tiles = [*rival.stack, *rival.used]
    groups = sorted(known.pair or known.id for known in (tiles_of(table.rules)[tile] for tile in tiles))
    expected = sorted({tile.pair or tile.id for tile in tiles_of(table.rules).values()})
    problems: list[str] = []
    if groups != expected:
        problems.append(f"the rival's action tiles are {', '.join(tiles)}")
    if rival.arrow != (tiles_of(table.rules)[rival.stack[0]].arrow if rival.stack else ""):
        problems.append("the arrow shown is not that of the rival's top tile")
    out = figures_on_sites(table.state, seat)
    if rival.archaeologists < 0 or rival.archaeologists + out != FIGURES:
        problems.append(f"the rival has {rival.archaeologists} figures and {out} on the map")
    if len(set(rival.idols)) < len(rival.idols) or not set(rival.duplicates) <= set(rival.idols):
        problems.append("the rival's idols are not sorted by kind")
    if (table.state.temple_arrivals.count(seat) == 1) != (rival.magnifying_glass == table.rules.track.temple):
        problems.append("the rival's arrival in the Lost Temple is not noted")
    return problems
