"""Where plugins announce their components while a ruleset is assembled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import structs

from .components import (
    Artifact,
    Assistant,
    BasicCard,
    Board,
    BonusTile,
    Component,
    Guardian,
    Idol,
    Item,
    OtherComponent,
    SiteTile,
    Track,
)
from .errors import BadConfiguration
from .hooks import Leader

T = TypeVar("T")

KINDS: dict[type[Component], str] = {
    Item: "items",
    Artifact: "artifacts",
    BasicCard: "basic_cards",
    SiteTile: "sites",
    Guardian: "guardians",
    Assistant: "assistants",
    Idol: "idols",
    BonusTile: "research_bonus_tiles",
    Board: "boards",
    Track: "research_tracks",
}
"""The catalogue's name of each kind of component."""


def kind_of(component: Component | Leader) -> str:
    """The catalogue's name of a component's kind."""
    if isinstance(component, OtherComponent):
        return component.catalogue_kind
    return "leaders" if isinstance(component, Leader) else KINDS[type(component)]


class Components:
    """The components of a game while plugins add, replace and remove them. Ids are unique within a kind."""

    def __init__(self, without: Iterable[str] = (), include: Iterable[str] = ()) -> None:
        self.found: dict[tuple[str, str], Component | Leader] = {}
        """By kind and id."""
        self.expansion_of: dict[str, str] = {}
        self.without = frozenset(without)
        self.include = frozenset(include)
        self.seen: set[str] = set()
        """All ids that were announced, in the game or not."""
        self.adding = ""
        """The expansion whose hook is being called."""
        self.content = True
        """Whether that expansion's content is switched on: cards, tiles, guardians, assistants, idols."""
        self.rules = True
        """Whether that expansion's rules are switched on: leaders, starting cards, tracks, boards, own kinds."""
        self.track: str | None = None
        """The research track to use, if not the board's own; set by an expansion that brings another."""

    def add(self, *components: Component | Leader, optional: bool = False) -> None:
        """Add components with new ids; optional ones only come into the game if the configuration includes them."""
        for component in components:
            place = (kind_of(component), component.id)
            if place in self.found:
                raise BadConfiguration(
                    f"{self.adding}: there is already a component {component.id!r} (use replace, or another id)"
                )
            self.seen.add(component.id)
            if (
                not self._switched_on(component)
                or component.id in self.without
                or (optional and component.id not in self.include)
            ):
                continue
            self.found[place] = component
            self.expansion_of[component.id] = self.adding

    def _switched_on(self, component: Component | Leader) -> bool:
        return self.rules if isinstance(component, (Leader, Board, Track, BasicCard, OtherComponent)) else self.content

    def replace(self, old: str, new: Component | Leader) -> None:
        """Put a component in the place of another of its kind, if that is there; the id may be the same."""
        if self._switched_on(new):
            self.found.pop((kind_of(new), old), None)
            self.add(new)

    def ensure_copies(self, tile: Idol | BonusTile) -> None:
        """Bring a kind of tile with its copies unless the game has as many already: for what several expansions bring
        and none may double, as far as a rule needs it (whichever half of the expansion is on). Copies of a kind that is
        there are made more."""
        place = (kind_of(tile), tile.id)
        there = self.found.get(place)
        self.seen.add(tile.id)
        if there is None:
            if tile.id not in self.without:
                self.found[place] = tile
                self.expansion_of[tile.id] = self.adding
        elif isinstance(there, (Idol, BonusTile)) and there.copies < tile.copies:
            self.found[place] = structs.replace(there, copies=tile.copies)

    def remove(self, kind: str, old: str) -> None:
        """Take a component out, if it is there; kinds are named as in the catalogue ("items", "guardians" ...)."""
        self.found.pop((kind, old), None)

    def of(self, kind: type[T]) -> dict[str, T]:
        """The components of a kind by id, in the order in which they were added."""
        return {place[1]: component for place, component in self.found.items() if isinstance(component, kind)}
