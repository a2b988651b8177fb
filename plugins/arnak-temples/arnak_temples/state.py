"""What lies on a temple's track besides tokens and bonus tiles: the slot `temples` of the state."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct, structs

from arnak_core.state import PluginState
from arnak_core.table import Table

from .unknown import mixed_with_guardians, mixed_with_idols, mixed_with_site_tiles

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
            guardian = mixed_with_guardians(table, guardian)
        return structs.replace(self, guardian=guardian, idols=mixed_with_idols(table, self.idols))

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
        if looks_at(table, viewer, "hidden_site/"):
            return self
        return WaterfallState(self.right_covered, mixed_with_site_tiles(table, 1, self.sites))

    def held(self) -> tuple[str, ...]:
        return self.sites


class IdolChamber(Struct, frozen=True, gc=False):
    """A chamber of the Tree Temple: the idol in each of its slots ("" while it is free) and its face-down stack."""

    space: str
    slots: tuple[str, ...]
    stack: tuple[str, ...]


class TreeState(PluginState, frozen=True):
    """The idol chambers of the Tree Temple. Idols in slots are face down, as those of players: only which slots are
    filled is of interest."""

    chambers: tuple[IdolChamber, ...] = ()

    def chamber(self, space: str) -> IdolChamber:
        """The chamber on a space."""
        return next(chamber for chamber in self.chambers if chamber.space == space)

    def with_chamber(self, changed: IdolChamber) -> TreeState:
        """The same with another state of one chamber."""
        return TreeState(tuple(changed if chamber.space == changed.space else chamber for chamber in self.chambers))

    def redacted(self, viewer: int, owner: int) -> TreeView:
        return TreeView(
            tuple(
                ChamberView(chamber.space, tuple(bool(idol) for idol in chamber.slots), len(chamber.stack))
                for chamber in self.chambers
            )
        )

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> TreeState:
        unseen = [chamber for chamber in self.chambers if not looks_at(table, viewer, f"chamber/{chamber.space}/")]
        idols = mixed_with_idols(table, tuple(idol for chamber in unseen for idol in chamber.stack))
        state = self
        for chamber in unseen:
            number = len(chamber.stack)
            state = state.with_chamber(structs.replace(chamber, stack=idols[:number]))
            idols = idols[number:]
        return state

    def held(self) -> tuple[str, ...]:
        return tuple(idol for chamber in self.chambers for idol in (*chamber.slots, *chamber.stack) if idol)


class ChamberView(Struct, frozen=True, gc=False):
    """A chamber as everybody sees it: which slots are filled, how many idols its stack has."""

    space: str
    slots: tuple[bool, ...]
    stack: int


class TreeView(PluginState, frozen=True):
    """The idol chambers as everybody sees them."""

    chambers: tuple[ChamberView, ...] = ()


def looks_at(table: Table, viewer: int, keys: str) -> bool:
    """Whether the viewer is just choosing among face-down tiles, offered under keys that begin so."""
    ask = table.ask
    return ask is not None and ask.player == viewer and any(option.key.startswith(keys) for option in ask.options)
