"""What lies on the table and before each player.

Two layers are mutable, `State` and `Player`; all below them is immutable and replaced as a whole, so that a copy of
the state copies a few lists. Piles are lists with the top (or the left end) first.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

from .effect import AnyEffect, snake_case

if TYPE_CHECKING:
    from .table import Table


class AnyPluginState:
    """The interface of a plugin's own slot of the state; annotate such fields with it."""

    __slots__ = ()

    def redacted(self, viewer: int, owner: int) -> AnyPluginState:
        """The slot as a viewer may see it; hides nothing unless overridden. `owner` is the seat of a leader's slot,
        -1 for a slot of the table; `viewer` is -1 for a spectator."""
        return self

    def held(self) -> tuple[str, ...]:
        """The components of the game (by id, one entry for each copy) that lie in this slot, for the invariants."""
        return ()

    def figures(self, seat: int) -> int:
        """How many archaeologists of a seat stand in this slot, for the invariants."""
        return 0

    def cards_in_hand(self) -> tuple[str, ...]:
        """Cards of which everybody knows that they are in the owner's hand whenever they are not in the open."""
        return ()

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> AnyPluginState:
        """The slot with what the viewer can't know drawn anew, for bots that sample hidden information."""
        return self


class PluginState(
    AnyPluginState,
    Struct,
    frozen=True,
    gc=False,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=snake_case,
):
    """The base of a plugin's or leader's slot: frozen, replaced as a whole when something changes."""


class OwnedAssistant(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An assistant of a player: its side and whether it is ready."""

    id: str
    gold: bool = False
    ready: bool = True


class OwnedGuardian(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A guardian that a player overcame and whether its boon is used."""

    id: str
    used: bool = False


class SiteState(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies on a place of the map: the tile ("" while undiscovered), a guardian, idols, figures by space."""

    figures: tuple[int, ...]
    """For each space a seat, FREE_SPACE or BLOCKED_SPACE."""
    tile: str = ""
    guardian: str = ""
    idols: tuple[str, ...] = ()
    hidden_idols: tuple[str, ...] = ()

    @property
    def occupied(self) -> bool:
        """Whether any figure stands on any of its spaces."""
        return max(self.figures) >= 0


class Player(Struct, forbid_unknown_fields=True):
    """What a player has. `deck[0]` is the top of the deck; `tokens` and `travel` count in the vocabulary's order."""

    tokens: list[int]
    """Coins, compasses, tablets, arrowheads, jewels."""
    deck: list[str]
    archaeologists: int
    """Figures on the player's board."""
    slots: list[str]
    """The idol in each slot, "" while it is empty."""
    magnifying_glass: str
    notebook: str
    leader: str = ""
    board: AnyPluginState | None = None
    """The leader's own state."""
    hand: list[str] = []
    play: list[str] = []
    """The play area."""
    discarding: list[str] = []
    """Cards chosen to be discarded at the end of the round, until all players have chosen."""
    travel: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Boots, boats, cars and planes left over this turn."""
    idols: list[str] = []
    """Unused idols on the crates."""
    guardians: list[OwnedGuardian] = []
    assistants: list[OwnedAssistant] = []
    temple_tiles: list[str] = []
    fear_tiles: int = 0
    passed: bool = False
    round_effects: list[str] = []
    """What lasts until the end of the round, such as "all_planes"."""

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.tokens[:],
            self.deck[:],
            self.archaeologists,
            self.slots[:],
            self.magnifying_glass,
            self.notebook,
            self.leader,
            self.board,
            self.hand[:],
            self.play[:],
            self.discarding[:],
            self.travel[:],
            self.idols[:],
            self.guardians[:],
            self.assistants[:],
            self.temple_tiles[:],
            self.fear_tiles,
            self.passed,
            self.round_effects[:],
        )

    def turn_assistant(self, assistant: str, *, ready: bool, gold: bool = False) -> OwnedAssistant:
        """Turn an assistant of the player ready or exhausted, and to gold if it says so; returns it as it is now."""
        index = [mine.id for mine in self.assistants].index(assistant)
        turned = self.assistants[index] = OwnedAssistant(assistant, gold or self.assistants[index].gold, ready)
        return turned

    def turn_guardian(self, guardian: str, *, used: bool) -> None:
        """Turn a guardian of the player face down, as one whose boon is used, or up again."""
        index = [mine.id for mine in self.guardians].index(guardian)
        self.guardians[index] = OwnedGuardian(guardian, used)

    @property
    def cards(self) -> list[str]:
        """All cards the player has, wherever they are."""
        return [*self.deck, *self.hand, *self.play, *self.discarding]


class State(Struct, forbid_unknown_fields=True):
    """The whole game: the stack of effects still to do, the players, and what lies on the table."""

    random: int
    """The state of the random number generator."""
    players: list[Player]
    sites: list[SiteState]
    stack: list[AnyEffect]
    """Effects still to do; the last one is next."""
    round: int = 0
    """1 to 5."""
    turn: int = -1
    """The seat whose turn it is, -1 between turns."""
    actor: int = 0
    """The seat for which effects are resolved."""
    starting_player: int = 0
    main_action_done: bool = False
    item_deck: list[str] = []
    artifact_deck: list[str] = []
    item_exile: list[str] = []
    artifact_exile: list[str] = []
    card_row: list[str] = []
    """Six cards, "" for a gap; the moon staff stands right of the first `staff` places."""
    staff: int = 1
    """Places left of the moon staff: the artifacts' side."""
    fear: int = 0
    """Cards in the Fear deck."""
    site_stacks: dict[str, list[str]] = {}
    """The face-down stacks of site tiles, by level: "1" and "2"."""
    guardians: list[str] = []
    assistants: list[list[str]] = []
    """The supply stacks; only the top of each is known."""
    rescue: list[str] = []
    temple_stacks: list[int] = []
    """Tiles left in each temple stack, in the order of the track's `temple_tiles`."""
    bonus_tiles: dict[str, tuple[str, ...]] = {}
    """Bonus tiles on the spaces of the research track."""
    temple_arrivals: list[int] = []
    """Seats in the order in which they reached the Lost Temple."""
    left_over: list[str] = []
    """Idols and bonus tiles that the set-up did not deal: face down in the box, nobody knows which."""
    box: list[str] = []
    """What left the game in the open."""
    plugins: dict[str, AnyPluginState] = {}
    """One slot for each plugin that needs one."""

    @property
    def me(self) -> Player:
        """The acting player."""
        return self.players[self.actor]

    def copy(self) -> State:
        """An independent copy: a few microseconds."""
        return State(
            self.random,
            [player.copy() for player in self.players],
            self.sites[:],
            self.stack[:],
            self.round,
            self.turn,
            self.actor,
            self.starting_player,
            self.main_action_done,
            self.item_deck[:],
            self.artifact_deck[:],
            self.item_exile[:],
            self.artifact_exile[:],
            self.card_row[:],
            self.staff,
            self.fear,
            {level: stack[:] for level, stack in self.site_stacks.items()},
            self.guardians[:],
            [stack[:] for stack in self.assistants],
            self.rescue[:],
            self.temple_stacks[:],
            self.bonus_tiles.copy(),
            self.temple_arrivals[:],
            self.left_over[:],
            self.box[:],
            self.plugins.copy(),
        )

    def digest(self) -> str:
        """A hash of the whole state: equal states have equal digests, on every machine."""
        return hashlib.blake2b(msgspec.json.encode(self, order="deterministic"), digest_size=16).hexdigest()
