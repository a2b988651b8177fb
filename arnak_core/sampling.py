"""A guess at what a player can't know, for bots that don't cheat: hidden piles drawn anew, fairly.

What a viewer is just looking at stays as it is.
"""

from __future__ import annotations

from collections.abc import Container

from msgspec import structs

from .effects.assistants import RESCUE, ChooseAssistant
from .effects.research import TakeBonusTile
from .table import Table
from .view import revealed_card


def draw_unknown_anew(table: Table, viewer: int, seed: int) -> None:
    """Shuffle everything that the viewer can't know, in place: a fair guess at the hidden information.

    Hands and decks of the others, the order of the own deck, all face-down piles, the future of chance.
    """
    state = table.state
    state.random = seed
    pinned = [card for effect in state.stack for card in effect.cards_in_hand()]
    seen = looked_at_by(table, viewer)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            shuffle_below(table, player.deck, seen)
            continue
        known = player.board.cards_in_hand() if player.board is not None else ()
        kept = [card for card in player.hand if card in known or (card in pinned and seat == state.actor)]
        loose = [card for card in player.hand if card not in kept]
        unknown = [*loose, *player.discarding, *player.deck]
        table.shuffle(unknown)
        hand, down = len(loose), len(player.discarding)
        player.hand = kept + unknown[:hand]
        player.discarding = unknown[hand : hand + down]
        player.deck = unknown[hand + down :]
    for deck in (state.item_deck, state.artifact_deck):
        shuffle_below(table, deck, {revealed_card(state)})
    for stack in (*state.site_stacks.values(), state.guardians):
        shuffle_below(table, stack, seen)
    _shuffle_assistants(table, viewer)
    mixed_with_face_down_idols(table)
    _shuffle_bonus_stacks(table, viewer)
    for plugin, slot in list(state.plugins.items()):
        state.plugins[plugin] = slot.shuffled_unknown(table, viewer, -1)
    for seat, player in enumerate(state.players):
        if player.board is not None:
            player.board = player.board.shuffled_unknown(table, viewer, seat)


def looked_at_by(table: Table, viewer: int) -> set[str]:
    """The pieces on top of face-down piles at which a viewer looks right now."""
    looking = table.ask is not None and table.ask.player == viewer == table.state.actor
    return {piece for effect in table.state.stack for piece in effect.looked_at(table)} if looking else set()


def shuffle_below(table: Table, pile: list[str], seen: set[str]) -> None:
    """Shuffle a pile in place, but for the pieces on top that have just been seen."""
    top = next((place for place, piece in enumerate(pile) if piece not in seen), len(pile)) if seen else 0
    rest = pile[top:]
    table.shuffle(rest)
    pile[top:] = rest


def _shuffle_assistants(table: Table, viewer: int) -> None:
    """The assistants below the tops; not those of the rescue stack while the viewer looks through it."""
    state = table.state
    ask = table.ask
    looking = ask is not None and ask.player == viewer and ChooseAssistant(RESCUE) in state.stack
    stacks = [stack for stack in (*state.assistants, *(() if looking else (state.rescue,))) if stack]
    hidden = [assistant for stack in stacks for assistant in stack[1:]]
    table.shuffle(hidden)
    for stack in stacks:
        stack[1:], hidden = hidden[: len(stack) - 1], hidden[len(stack) - 1 :]


def mixed_with_face_down_idols(table: Table, idols: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Face-down idols that nobody has seen, mixed for a sample with those of the map and those left over at the
    set-up, which change in place; returns as many as were given."""
    state = table.state
    hidden = [*idols, *(idol for site in state.sites for idol in site.hidden_idols)]
    hidden += _taken_out(state.left_over, table.rules.idols)
    table.shuffle(hidden)
    for index, site in enumerate(state.sites):
        number = len(site.hidden_idols)
        if number:
            state.sites[index] = structs.replace(site, hidden_idols=tuple(hidden[:number]))
            del hidden[:number]
    state.left_over += hidden[len(idols) :]
    return tuple(hidden[: len(idols)])


def _shuffle_bonus_stacks(table: Table, viewer: int) -> None:
    """Face-down stacks that the viewer is not just looking through, mixed with each other and with the tiles left
    over at the set-up."""
    state = table.state
    looking = table.ask is not None and table.ask.player == viewer
    spaces = [
        space
        for space in state.bonus_tiles
        if table.rules.spaces[space].bonus_stack and not (looking and TakeBonusTile(space) in state.stack)
    ]
    tiles = [tile for space in spaces for tile in state.bonus_tiles[space]]
    tiles += _taken_out(state.left_over, table.rules.bonus_tiles)
    table.shuffle(tiles)
    for space in spaces:
        number = len(state.bonus_tiles[space])
        state.bonus_tiles[space], tiles = tuple(tiles[:number]), tiles[number:]
    state.left_over += tiles


def _taken_out(pile: list[str], kind: Container[str]) -> list[str]:
    """The pieces of a kind, taken out of a pile."""
    found = [piece for piece in pile if piece in kind]
    pile[:] = [piece for piece in pile if piece not in kind]
    return found
