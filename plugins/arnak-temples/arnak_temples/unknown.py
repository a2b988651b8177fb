"""Face-down tiles drawn anew for bots: mixed with all others that nobody has seen."""

from __future__ import annotations

from msgspec import structs

from arnak_core.table import Table


def mixed_with_guardians(table: Table, guardian: str) -> str:
    """A face-down guardian, exchanged for one that may as well lie there."""
    stack = table.state.guardians
    place = table.below(len(stack) + 1)
    if place == len(stack):
        return guardian
    stack[place], guardian = guardian, stack[place]
    return guardian


def mixed_with_site_tiles(table: Table, level: int, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Face-down site tiles, mixed with the stack of their level and those that left the game unseen."""
    state = table.state
    stack = state.site_stacks[str(level)]
    boxed = [
        index
        for index, piece in enumerate(state.box)
        if piece in table.rules.site_tiles and table.rules.site_tiles[piece].level == level
    ]
    pile = [*tiles, *stack, *(state.box[index] for index in boxed)]
    table.shuffle(pile)
    for index in boxed:
        state.box[index] = pile.pop()
    stack[:] = pile[len(tiles) :]
    return tuple(pile[: len(tiles)])


def mixed_with_idols(table: Table, idols: tuple[str, ...]) -> tuple[str, ...]:
    """Face-down idols, mixed with those on the map and in the box. Idols that players gave up lie in the box, too, and
    are mixed with the rest: what they were no longer matters."""
    state = table.state
    places = [index for index, site in enumerate(state.sites) if site.hidden_idols]
    boxed = [index for index, piece in enumerate(state.box) if piece in table.rules.idols]
    pile = [
        *idols,
        *(idol for index in places for idol in state.sites[index].hidden_idols),
        *(state.box[index] for index in boxed),
    ]
    table.shuffle(pile)
    for index in places:
        site = state.sites[index]
        number = len(site.hidden_idols)
        state.sites[index] = structs.replace(site, hidden_idols=tuple(pile[:number]))
        del pile[:number]
    for index in boxed:
        state.box[index] = pile.pop()
    return tuple(pile)
