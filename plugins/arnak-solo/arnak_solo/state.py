"""What the rival has: the slot `solo` of the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import structs

from arnak_core.ruleset import Ruleset, derived
from arnak_core.sampling import mixed_with_face_down_idols
from arnak_core.state import AnyPluginState, PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import FREE_SPACE

from .tiles import Arrow, RivalTile

SLOT = "solo"
FIGURES = 6


class RivalState(PluginState, frozen=True):
    """The rival's tiles, figures and what it has won. Piles have their top first."""

    magnifying_glass: str
    stack: tuple[str, ...] = ()
    """The face-down action tiles."""
    arrow: str = ""
    """The arrow that everybody sees on the back of the top tile; "" on an empty stack."""
    used: tuple[str, ...] = ()
    """The tiles played this round, the first one (the bottom of the pile) first."""
    archaeologists: int = FIGURES
    """Figures not on the map."""
    idols: tuple[str, ...] = ()
    """The first idol of each kind, face up."""
    duplicates: tuple[str, ...] = ()
    """Further face-up idols of a kind."""
    hidden_idols: tuple[str, ...] = ()
    """Idols taken face down; nobody looks at them."""
    guardians: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    temple_tiles: tuple[str, ...] = ()

    def redacted(self, viewer: int, owner: int) -> RivalView:
        return RivalView(
            magnifying_glass=self.magnifying_glass,
            tiles_left=tuple(sorted(self.stack)),
            arrow=self.arrow,
            used=self.used,
            archaeologists=self.archaeologists,
            idols=self.idols,
            duplicates=self.duplicates,
            hidden_idols=len(self.hidden_idols),
            guardians=self.guardians,
            cards=self.cards,
            temple_tiles=self.temple_tiles,
        )

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> RivalState:
        """The stack in another order with the same arrow on top; idols that the rival took face down mixed with
        those still face down on the map or left over at the set-up."""
        return structs.replace(
            self,
            stack=_another_order(table, self.stack),
            hidden_idols=mixed_with_face_down_idols(table, self.hidden_idols),
        )

    def held(self) -> tuple[str, ...]:
        return (
            *self.idols,
            *self.duplicates,
            *self.hidden_idols,
            *self.guardians,
            *self.cards,
            *self.temple_tiles,
        )


class RivalView(PluginState, frozen=True):
    """What everybody sees of the rival: of the tiles left which they are (listed by id) but not their order, of idols
    taken face down only the number."""

    magnifying_glass: str
    tiles_left: tuple[str, ...]
    arrow: str
    used: tuple[str, ...]
    archaeologists: int
    idols: tuple[str, ...]
    duplicates: tuple[str, ...]
    hidden_idols: int
    guardians: tuple[str, ...]
    cards: tuple[str, ...]
    temple_tiles: tuple[str, ...]


def _another_order(table: Table, stack: tuple[str, ...]) -> tuple[str, ...]:
    """An order of the tiles, each as likely as every other one with the same arrow on top."""
    if not stack:
        return stack
    arrow = arrow_of(table, stack[0])
    rest = list(stack)
    tops = [tile for tile in rest if arrow_of(table, tile) == arrow]
    top = tops[table.below(len(tops))]
    rest.remove(top)
    table.shuffle(rest)
    return (top, *rest)


@derived
def tiles_of(rules: Ruleset) -> dict[str, RivalTile]:
    """The action tiles in the game, by id."""
    return rules.components.of(RivalTile)


def arrow_of(table: Table, tile: str) -> Arrow:
    """The arrow on the back of a tile."""
    return tiles_of(table.rules)[tile].arrow


def rival_of(table: Table) -> RivalState:
    """What the rival has now."""
    slot: AnyPluginState = table.state.plugins[SLOT]
    return cast(RivalState, slot)


def change_rival(table: Table, **changes: object) -> None:
    """Replace fields of the rival's slot."""
    table.state.plugins[SLOT] = structs.replace(rival_of(table), **changes)


def lay_stack(table: Table, stack: Sequence[str], used: Sequence[str] = ()) -> None:
    """Lay the action tiles: the face-down stack, from its top, and the used pile, from its bottom."""
    arrow = arrow_of(table, stack[0]) if stack else ""
    change_rival(table, stack=tuple(stack), used=tuple(used), arrow=arrow)


def rival_seat(table: Table) -> int:
    """The number that stands for the rival among the figures on the map and in the Lost Temple: after the players'."""
    return len(table.state.players)


def deciding_arrow(table: Table) -> Arrow:
    """The arrow that decides now: on top of the tiles left; for the last tile that at the bottom of the used pile."""
    rival = rival_of(table)
    return arrow_of(table, rival.stack[0] if rival.stack else rival.used[0])


def rival_sites(table: Table) -> list[str]:
    """The places where the rival has a figure."""
    seat = rival_seat(table)
    return [
        place.id for site, place in zip(table.state.sites, table.rules.board.sites, strict=True) if seat in site.figures
    ]


def figures_home(table: Table) -> int:
    """All figures of the rival back from the map, without Fear; returns how many."""
    seat = rival_seat(table)
    home = 0
    for index, site in enumerate(table.state.sites):
        number = site.figures.count(seat)
        if number:
            home += number
            figures = tuple(FREE_SPACE if figure == seat else figure for figure in site.figures)
            table.state.sites[index] = structs.replace(site, figures=figures)
    change_rival(table, archaeologists=rival_of(table).archaeologists + home)
    return home
