"""What lies on a temple's track besides tokens and bonus tiles: the slot `temples` of the state."""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from arnak_core.sampling import mixed_with_face_down_idols
from arnak_core.state import PluginState
from arnak_core.table import Table

from .unknown import mixed_with_guardians, mixed_with_site_tiles

SLOT = "temples"
FACE_DOWN = ""
"""What a view shows in place of a tile that lies face down."""

S = TypeVar("S", bound=PluginState)


def temple_state(table: Table, kind: type[S]) -> S:
    """The slot, which is of the kind that belongs to the chosen temple."""
    slot = table.state.plugins[SLOT]
    assert isinstance(slot, kind)
    return slot


def change_temple(table: Table, slot: PluginState, **changes: object) -> None:
    """Replace fields of the slot."""
    table.state.plugins[SLOT] = structs.replace(slot, **changes)


def face_down(pile: tuple[str, ...]) -> tuple[str, ...]:
    """A pile as a view shows it: only its size."""
    return (FACE_DOWN,) * len(pile)


class MonkeyState(PluginState, frozen=True):
    """The artifact that lies on the Monkey Temple's track ("" if the game has none for its price)."""

    artifact: str = ""

    def held(self) -> tuple[str, ...]:
        return (self.artifact,) if self.artifact else ()


class LizardState(PluginState, frozen=True):
    """The guardian of the Lizard Temple ("" once overcome; views show "" while it lies face down, too) and the idols
    set aside, the top one first."""

    guardian: str = ""
    face_up: bool = False
    idols: tuple[str, ...] = ()
    rival: bool = False
    """Whether a rival's magnifying glass reached the guardian, which it can't have left before it is overcome."""

    def redacted(self, viewer: int, owner: int) -> LizardState:
        guardian = self.guardian if self.face_up else FACE_DOWN
        return structs.replace(self, guardian=guardian, idols=face_down(self.idols))

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> LizardState:
        guardian = self.guardian
        if guardian and not self.face_up:
            guardian = mixed_with_guardians(table, viewer, guardian)
        return structs.replace(self, guardian=guardian, idols=mixed_with_face_down_idols(table, self.idols))

    def held(self) -> tuple[str, ...]:
        return (self.guardian, *self.idols) if self.guardian else self.idols


class WaterfallState(PluginState, frozen=True):
    """Where the waterfall tiles lie, and the site tiles behind the waterfall."""

    right_covered: tuple[str, ...] = ()
    """The spaces (above a pair of costs) below which the tile covers the right cost; the others have it on the left."""
    sites: tuple[str, ...] = ()

    def redacted(self, viewer: int, owner: int) -> WaterfallState:
        return WaterfallState(self.right_covered, face_down(self.sites))

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> WaterfallState:
        return WaterfallState(self.right_covered, mixed_with_site_tiles(table, viewer, 1, self.sites))

    def held(self) -> tuple[str, ...]:
        return self.sites
