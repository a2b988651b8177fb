"""What is printed: cards, tiles, guardians, assistants, idols, boards and research tracks.

Components are declarations: immutable, told apart by `id`, read like the printed thing. `house` names the fields whose
printed value is not known and for which a value of our own stands in.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .effect import AnyEffect
from .vocabulary import (
    CAMP,
    MAGNIFYING_GLASS,
    NO_ICONS,
    NOTEBOOK,
    NOTHING,
    Cost,
    Icons,
    ResearchToken,
)


class Component(Struct, frozen=True, gc=False, omit_defaults=True):
    """What all printed things have: an id, a name, a remark where the data can't say it all, house fields."""

    id: str
    name: str
    note: str = ""
    house: tuple[str, ...] = ()


class OtherComponent(Component, frozen=True):
    """The base of a kind of component that a plugin brings and that its rules alone know, such as a rival's tiles."""

    catalogue_kind: ClassVar[str]
    """The catalogue's name of the kind: "rival_tiles"."""
    kind_words: ClassVar[str]
    """What one of them is, in words."""

    def facts(self) -> dict[str, object]:
        """What is printed, as the catalogue's plain data, beside id, name, note and house fields."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """What is printed, in words, a line for each thing."""
        raise NotImplementedError


class Card(Component, frozen=True, kw_only=True):
    """A card of a player's deck: spent for its travel icons, or played for its effect."""

    travel: Icons = NO_ICONS
    points: int = 0
    free_action: bool = False
    exiles_itself: bool = False
    """Whether playing the card sends it to exile instead of the play area."""
    effect: AnyEffect | None = None
    """None: it can't be played for an effect."""


class Item(Card, frozen=True, kw_only=True):
    """An item: bought for coins, goes under the deck."""

    cost: int


class Artifact(Card, frozen=True, kw_only=True):
    """An artifact: bought for compasses, its effect at once; played from the hand it costs a tablet first."""

    cost: int
    play_cost: Cost = Cost(tablet=1)
    bought_effect: AnyEffect | None = None
    """The effect that it has when it is bought, if another than when it is played from the hand."""


class BasicCard(Card, frozen=True, kw_only=True):
    """A starting card or Fear; no card of the row. It leaves the game when exiled, unless it is Fear."""

    copies: int = 1
    """How many each player starts with."""
    is_fear: bool = False


class SiteTile(Component, frozen=True, kw_only=True):
    """The effect of a site: a camp site printed on the board, or a tile of level 1 or 2."""

    level: int
    effect: AnyEffect


class Guardian(Component, frozen=True, kw_only=True):
    """A guardian: what overcoming it costs, and the boon it then gives once."""

    cost: Cost
    boon: AnyEffect
    points: int = 5


class AssistantSide(Struct, frozen=True, gc=False, omit_defaults=True):
    """One side of an assistant."""

    effect: AnyEffect
    free_action: bool = True


class Assistant(Component, frozen=True, kw_only=True):
    """An assistant: silver when it comes, gold once upgraded."""

    silver: AssistantSide
    gold: AssistantSide

    def side(self, gold: bool) -> AssistantSide:
        """The side that is up."""
        return self.gold if gold else self.silver


class Idol(Component, frozen=True, kw_only=True):
    """A kind of idol tile with the effect that its finder gets."""

    effect: AnyEffect
    copies: int
    points: int = 3


class BonusTile(Component, frozen=True, kw_only=True):
    """A kind of research bonus tile."""

    effect: AnyEffect
    copies: int


class SlotEffect(Component, frozen=True, kw_only=True):
    """One of the effects that putting an idol into a slot gives."""

    effect: AnyEffect
    free_action: bool = True
    """Whether putting the idol there for it is a free action, else the main action of the turn."""


class IdolSlot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A slot for idols on a player's board: points while empty, what filling it triggers first, its own effects."""

    points: int
    mark: AnyEffect | None = None
    effects: tuple[SlotEffect, ...] = ()
    """Effects that only this slot offers, beside the usual ones."""


class IdolSlots(Struct, frozen=True, gc=False):
    """The idol slots of a board, from the left, and the effects that all of them offer."""

    slots: tuple[IdolSlot, ...]
    effects: tuple[SlotEffect, ...]
    leftmost_first: bool = True


class BoardSite(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on the map: a camp site, or a space where a site of level 1 or 2 may be discovered."""

    id: str
    level: int
    row: int
    """0 for the camp sites, counted upwards."""
    order: int
    """From the left, within the row."""
    spaces: tuple[Icons, ...]
    """The travel cost of each space for an archaeologist."""
    discover: Cost = NOTHING
    idols: int = 0
    hidden_idols: int = 0

    @property
    def square(self) -> str:
        """Its row and column as on a chessboard, "A2" (camp sites have names instead)."""
        return f"{'_ABCDEFGH'[self.row]}{self.order}"

    @property
    def blockable(self) -> tuple[int, ...]:
        """The spaces that a blocking tile may cover."""
        return tuple(range(1, len(self.spaces))) if self.level == CAMP else ()


class Board(Component, frozen=True, kw_only=True):
    """A side of the game board: its map and the research track printed on it."""

    sites: tuple[BoardSite, ...]
    track: str


class Bridge(Struct, frozen=True, gc=False, omit_defaults=True):
    """A connection of a research track upwards from a space, with its cost (or costs to choose from)."""

    to: str
    cost: Cost = NOTHING
    alternatives: tuple[Cost, ...] = ()
    tokens: tuple[ResearchToken, ...] = (MAGNIFYING_GLASS, NOTEBOOK)
    house: tuple[str, ...] = ()
    sliding: bool = False
    """Whether a tile that slides covers one of the alternatives (left, right), so that only the other one is paid;
    which one, the permission "research_cost" says."""

    @property
    def costs(self) -> tuple[Cost, ...]:
        """The costs of which one has to be paid."""
        return self.alternatives or (self.cost,)


class TrackSpace(Struct, frozen=True, gc=False, omit_defaults=True):
    """A space of a research track."""

    id: str
    row: int
    bridges: tuple[Bridge, ...] = ()
    tokens: tuple[ResearchToken, ...] = (MAGNIFYING_GLASS, NOTEBOOK)
    bonus_tiles: tuple[int, ...] = ()
    """For each bonus tile laid here: the smallest number of players with which it is laid."""
    bonus_stack: bool = False
    """Whether a face-down stack lies here, one tile per player, from which the arriving token picks."""
    rewards: dict[str, AnyEffect] = {}
    """By token: what only this space gives, beside the reward of its row."""
    spans_rows: tuple[int, ...] = ()
    """The rows that a tall space covers, which its token passes in one step; `row` is the highest of them."""


class TrackRow(Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of a research track: for each token its points and the reward on arrival."""

    row: int
    magnifying_glass_points: int
    notebook_points: int
    magnifying_glass: AnyEffect | None = None
    notebook: AnyEffect | None = None
    early_temple_tiles: tuple[int, ...] = ()
    """Points of the temple tiles that a research action may take from this row."""
    shows_assistant: bool = False
    note: str = ""
    house: tuple[str, ...] = ()

    def reward(self, token: ResearchToken) -> AnyEffect | None:
        """What a token arriving in the row gets."""
        return self.magnifying_glass if token == MAGNIFYING_GLASS else self.notebook

    def points(self, token: ResearchToken) -> int:
        """What a token standing in the row is worth at the end."""
        return self.magnifying_glass_points if token == MAGNIFYING_GLASS else self.notebook_points


class TempleTile(Struct, frozen=True, gc=False):
    """A stack of temple tiles: its tier, points and cost on this track."""

    id: str
    tier: str
    points: int
    cost: Cost


class Track(Component, frozen=True, kw_only=True):
    """A research track with its Lost Temple. The first space is the start, the last the Lost Temple."""

    spaces: tuple[TrackSpace, ...]
    rows: tuple[TrackRow, ...]
    temple_tiles: tuple[TempleTile, ...]
    temple_points: tuple[int, ...]
    """Points of the Lost Temple's spaces by order of arrival."""
    early_tiles_by: tuple[ResearchToken, ...] = (MAGNIFYING_GLASS,)
    """Tokens that allow early temple tiles from their row."""
    rescue: str = ""
    """The space with the assistants to rescue, if there is one."""

    @property
    def start(self) -> str:
        """The space where both tokens begin."""
        return self.spaces[0].id

    @property
    def temple(self) -> str:
        """The Lost Temple's space."""
        return self.spaces[-1].id
