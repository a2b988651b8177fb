"""Face-down tiles drawn anew for bots: mixed with all others that nobody has seen."""

from __future__ import annotations

from arnak_core.sampling import looked_at_by
from arnak_core.table import Table


def mixed_with_guardians(table: Table, viewer: int, guardian: str) -> str:
    """A face-down guardian, exchanged for one of the stack that may as well lie there."""
    stack = table.state.guardians
    seen = looked_at_by(table, viewer)
    places = [place for place, other in enumerate(stack) if other not in seen]
    chosen = table.below(len(places) + 1)
    if chosen == len(places):
        return guardian
    stack[places[chosen]], guardian = guardian, stack[places[chosen]]
    return guardian


def mixed_with_site_tiles(table: Table, viewer: int, level: int, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Face-down site tiles, mixed with the stack of their level and those that left the game unseen."""
    state = table.state
    stack = state.site_stacks[str(level)]
    seen = looked_at_by(table, viewer)
    if not seen.isdisjoint(tiles):
        return tiles
    level_tiles = {tile.id for tile in table.rules.site_tiles.values() if tile.level == level}
    unseen = [(stack, place) for place, tile in enumerate(stack) if tile not in seen]
    unseen += [(state.box, place) for place, piece in enumerate(state.box) if piece in level_tiles]
    pile = [*tiles, *(where[place] for where, place in unseen)]
    table.shuffle(pile)
    for where, place in unseen:
        where[place] = pile.pop()
    return tuple(pile)
