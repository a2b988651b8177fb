"""What must hold in every position of the base game (rulebook: "Components", "Setup")."""

from __future__ import annotations

from collections import Counter

from ..invariants import inventory
from ..table import Table
from ..vocabulary import CAMP, FEAR, ROW_SIZE
from .basic_cards import FEAR_CARDS
from .setup import set_up_for, usual_starting_cards


def fear_cards(table: Table) -> list[str]:
    """The Fear cards are all there; Fear tiles don't count."""
    number = inventory(table)[FEAR]
    return [] if number == FEAR_CARDS else [f"{number} Fear cards instead of {FEAR_CARDS}"]


def starting_cards(table: Table) -> list[str]:
    """Each player's starting cards exist: the printed ones, or those of the player's leader."""
    rules = table.rules
    expected: Counter[str] = Counter()
    for player in table.state.players:
        if player.leader:
            expected.update(rules.leaders[player.leader].starting_cards)
        else:
            expected.update({card.id: card.copies for card in usual_starting_cards(rules)})
    found = inventory(table)
    return [
        f"{rules.name(card)} ({card}): {found[card]} instead of {number}"
        for card, number in expected.items()
        if card != FEAR and found[card] != number
    ]


def temple_tiles(table: Table) -> list[str]:
    """As many temple tiles of each kind as were laid out."""
    number = set_up_for(table)
    found = inventory(table)
    return [
        f"{found[tile.id]} tiles {tile.id} instead of {number}"
        for tile in table.rules.track.temple_tiles
        if found[tile.id] != number
    ]


def camp_sites(table: Table) -> list[str]:
    """The camp sites stay."""
    return [
        f"the camp site {place.id} is gone"
        for site, place in zip(table.state.sites, table.rules.board.sites, strict=True)
        if place.level == CAMP and not site.tile
    ]


def card_row(table: Table) -> list[str]:
    """The row has its places, and the moon staff stands within it."""
    state = table.state
    if len(state.card_row) != ROW_SIZE or not 0 <= state.staff <= ROW_SIZE:
        return [f"the card row has {len(state.card_row)} places, the moon staff stands right of {state.staff}"]
    return []


INVARIANTS = (fear_cards, starting_cards, temple_tiles, camp_sites, card_row)
