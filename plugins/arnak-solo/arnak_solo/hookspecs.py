"""Hooks for expansions that bring something the rival has to deal with: a track, a kind of site, idol or tile.

They are marked `optionalhook` by the plugins that implement them, since the solo game need not be installed; nothing of
this package has to be imported for them. Each function gets the table and, where a choice may be needed, the arrow that
decides ("left" or "right"). What no hook speaks of, the rival treats by the rules of the base game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from arnak_core.components import OtherComponent
from arnak_core.config import GameConfig
from arnak_core.effect import AnyEffect
from arnak_core.hooks import hookspec
from arnak_core.table import Table

TileAction = Callable[[Table, OtherComponent, str], AnyEffect | None]
"""`(table, tile, arrow)`: carries an action tile out, itself or by the effect that it gives."""
Arrival = Callable[[Table, str, str], AnyEffect | None]
"""`(table, space, arrow)`: what happens when the rival's magnifying glass enters a space of the research track."""
Ways = Callable[[Table, str], Sequence[str] | None]
"""`(table, space)`: the spaces to which the glass may go on, from left to right; none: held up; None: as usual."""
SiteOffer = Callable[[Table, str, str], bool | None]
"""`(table, site, resource)`: whether a discovered site offers a token; None: as usual."""
IdolTaken = Callable[[Table, str, str], AnyEffect | None]
"""`(table, site, idol)`: what happens besides when the rival takes a face-up idol."""
GuardiansBeside = Callable[[Table, str], Iterable[str]]
"""`(table, space)`: the guardian places beside the map that a rival with its glass on that space occupies."""
RivalPoints = Callable[[Table], int]


@hookspec
def arnak_rival_tiles(config: GameConfig, options: Struct | None) -> Mapping[str, TileAction]:
    """Carry out action tiles, by kind: new kinds of tiles, or the usual ones in another way."""
    ...


@hookspec
def arnak_rival_spaces(config: GameConfig, options: Struct | None) -> Mapping[str, Arrival]:
    """Say what happens besides when the rival enters a space of the track, by the space's id."""
    ...


@hookspec
def arnak_rival_ways(config: GameConfig, options: Struct | None) -> Iterable[Ways]:
    """Say where the rival's magnifying glass may go, or that something holds it up."""
    ...


@hookspec
def arnak_rival_sites(config: GameConfig, options: Struct | None) -> Iterable[SiteOffer]:
    """Say which sites offer which tokens to a dig of the rival."""
    ...


@hookspec
def arnak_rival_idols(config: GameConfig, options: Struct | None) -> Mapping[str, IdolTaken]:
    """Say what happens besides when the rival takes an idol, by the idol's id."""
    ...


@hookspec
def arnak_rival_guardians(config: GameConfig, options: Struct | None) -> Iterable[GuardiansBeside]:
    """Say which guardian places beside the map (`arnak_guardian_places`) the rival occupies."""
    ...


@hookspec
def arnak_rival_scoring(config: GameConfig, options: Struct | None) -> Mapping[str, RivalPoints]:
    """Add points to the rival's score, by category: a new one or a usual one."""
    ...
