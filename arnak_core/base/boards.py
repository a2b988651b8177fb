"""Both sides of the game board: camp sites, spaces to discover and their travel costs."""

from __future__ import annotations

from ..components import Board, BoardSite
from ..vocabulary import CAMP, Cost, Icons, icons

CAMP_SITES = tuple(
    BoardSite(id=f"camp_{token}", level=CAMP, row=0, order=order, spaces=(icons(boot=1), icons(boot=2)))
    for order, token in enumerate(("coin", "compass", "tablet", "arrowhead", "jewel"), start=1)
)


def _space(level: int, name: str, row: int, order: int, travel: Icons) -> BoardSite:
    """A space where a site may be discovered: for 3 compasses and one idol, or for 6 and two, one of them face down."""
    return BoardSite(
        id=name,
        level=level,
        row=row,
        order=order,
        spaces=(travel,),
        discover=Cost(compass=3 * level),
        idols=1,
        hidden_idols=level - 1,
    )


BIRD = Board(
    id="bird",
    name="Bird Temple side",
    track="bird",
    sites=(
        *CAMP_SITES,
        _space(1, "l1_low_1", 1, 1, icons(car=1)),
        _space(1, "l1_low_2", 1, 2, icons(car=1)),
        _space(1, "l1_low_3", 1, 3, icons(boat=1)),
        _space(1, "l1_low_4", 1, 4, icons(boat=1)),
        _space(1, "l1_high_1", 2, 1, icons(car=1)),
        _space(1, "l1_high_2", 2, 2, icons(car=1)),
        _space(1, "l1_high_3", 2, 3, icons(boat=1)),
        _space(1, "l1_high_4", 2, 4, icons(boat=1)),
        _space(2, "l2_1", 3, 1, icons(car=2)),
        _space(2, "l2_2", 3, 2, icons(car=2)),
        _space(2, "l2_3", 3, 3, icons(boat=2)),
        _space(2, "l2_4", 3, 4, icons(boat=2)),
    ),
)

SNAKE = Board(
    id="snake",
    name="Snake Temple side",
    track="snake",
    sites=(
        *CAMP_SITES,
        _space(1, "l1_low_1", 1, 1, icons(car=1)),
        _space(1, "l1_low_2", 1, 2, icons(car=1)),
        _space(1, "l1_low_3", 1, 3, icons(boat=1)),
        _space(1, "l1_low_4", 1, 4, icons(boat=1)),
        _space(1, "l1_high_1", 2, 1, icons(car=1)),
        _space(1, "l1_high_2", 2, 2, icons(boot=2)),
        _space(1, "l1_high_3", 2, 3, icons(plane=1)),
        _space(1, "l1_high_4", 2, 4, icons(boat=1)),
        _space(2, "l2_1", 3, 1, icons(car=2)),
        _space(2, "l2_2", 3, 2, icons(boot=1, plane=1)),
        _space(2, "l2_3", 3, 3, icons(boat=1, car=1)),
        _space(2, "l2_4", 3, 4, icons(boat=2)),
    ),
)

BOARDS = (BIRD, SNAKE)
