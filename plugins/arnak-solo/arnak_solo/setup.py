"""The set-up of a solo game: as for two players, of whom the rival is the first (rulebook: solo pages)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from arnak_core.base.setup import STARTING_RESOURCES
from arnak_core.errors import BadConfiguration
from arnak_core.hooks import SetupStep
from arnak_core.table import Table
from arnak_core.vocabulary import TOKENS

from .actions import can_carry_out
from .flow import shuffle_tiles
from .options import SoloOptions, checked_names
from .state import SLOT, RivalState, change_rival, tiles_of
from .tiles import LEFT, RED, RIGHT, TILES, RivalTile


def tiles_for(options: SoloOptions) -> list[RivalTile]:
    """The action tiles with the arrows of the options. Raises BadConfiguration."""
    if not options.left:
        return list(TILES)
    groups = [tile.pair or tile.id for tile in TILES]
    left = checked_names("left", options.left, groups)
    return [structs.replace(tile, arrow=LEFT if (tile.pair or tile.id) in left else RIGHT, house=()) for tile in TILES]


def red_pairs(options: SoloOptions) -> frozenset[str]:
    """The pairs named to show red; none if they are drawn. Raises BadConfiguration."""
    named = [name.removesuffix(f"_{RED}") for name in options.red]
    red = checked_names("red", named, (tile.pair for tile in TILES if tile.pair))
    if red and options.difficulty not in (0, len(red)):
        raise BadConfiguration(
            f"options of solo: difficulty {options.difficulty} doesn't fit the number of red tiles named ({len(red)})"
        )
    return red


def resources_of_later_seats(table: Table) -> None:
    """The rival is the first player, so the others start with what the next seat gets: 1 coin and 1 compass."""
    for seat, player in enumerate(table.state.players):
        player.tokens[:] = [STARTING_RESOURCES[seat + 1].get(token, 0) for token in TOKENS]


def set_up_rival(table: Table, options: SoloOptions) -> None:
    """The rival's board: magnifying glass and figures, and a shuffled stack with one tile of each pair."""
    table.state.plugins[SLOT] = RivalState(magnifying_glass=table.rules.track.start)
    tiles = tiles_of(table.rules).values()
    for tile in tiles:
        if not can_carry_out(table.rules, tile):
            raise BadConfiguration(f"no chosen expansion says how the rival carries out {tile.id!r} ({tile.kind})")
    pairs = list(dict.fromkeys(tile.pair for tile in tiles if tile.pair))
    red = red_pairs(options)
    if not red:
        drawn = pairs[:]
        table.shuffle(drawn)
        red = frozenset(drawn[: options.difficulty])
    change_rival(
        table,
        stack=tuple(tile.id for tile in tiles if not tile.pair or (tile.color == RED) == (tile.pair in red)),
    )
    shuffle_tiles(table)


def steps(options: SoloOptions) -> Iterable[SetupStep]:
    """The steps of the set-up."""
    return (
        SetupStep("resources_of_later_seats", resources_of_later_seats, after=("players",), before=("starting_decks",)),
        SetupStep("rival", lambda table: set_up_rival(table, options), after=("starting_decks",), before=("begin",)),
    )
