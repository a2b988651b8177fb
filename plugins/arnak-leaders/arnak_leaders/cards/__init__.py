"""The cards and tiles of Expedition Leaders: items, artifacts, assistants, guardians, sites, idols, and the promos.

`add_content` brings them into a game; `CONTENT_TYPES` are the modules with effects that only these cards have.
"""

from __future__ import annotations

from types import ModuleType
from typing import Protocol

from arnak_core.registry import Components

from . import conditions, row_items, supply
from .artifacts import ARTIFACTS, STONE_KEY
from .assistants import ASSISTANTS, MINER, REPLACED_MINER
from .guardians import GUARDIANS
from .idols import IDOLS
from .items import ITEMS
from .promos import PROMOS
from .sites import SITES

CONTENT_TYPES: tuple[ModuleType, ...] = (conditions, row_items, supply)


class ContentOptions(Protocol):
    """The options that the cards read."""

    @property
    def promos(self) -> bool:
        """Whether the four promo cards are in the game."""
        ...


def add_content(components: Components, options: ContentOptions) -> None:
    """Add the cards and tiles; the new Stone Key and Miner take the places of the base game's.

    Without the option `promos` a promo card only comes in if the configuration includes it by its id.
    """
    components.add(*ITEMS, *ARTIFACTS, *ASSISTANTS, *GUARDIANS, *SITES)
    components.replace(STONE_KEY.id, STONE_KEY)
    components.replace(REPLACED_MINER, MINER)
    if components.content:
        for idol in IDOLS:
            components.ensure_copies(idol)
    components.add(*PROMOS, optional=not options.promos)
