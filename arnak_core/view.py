"""What one player may see.

A view has the player's own hand and the public table; of hidden piles only the counts and the public tops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from .effect import Option
from .effects.buying import BuyFrom
from .hooks import Panel
from .state import AnyPluginState, OwnedAssistant, OwnedGuardian, Player
from .table import Table
from .vocabulary import TOKENS, TRAVEL

if TYPE_CHECKING:
    from .state import State

SPECTATOR = -1


class PlayerView(Struct, frozen=True):
    """What a viewer sees of a player. `hand` is None unless it is the viewer's own."""

    seat: int
    leader: str
    tokens: dict[str, int]
    travel: dict[str, int]
    hand: list[str] | None
    hand_size: int
    deck_size: int
    play: list[str]
    archaeologists: int
    magnifying_glass: str
    notebook: str
    idols: int
    """Unused idols; which they are no longer matters."""
    slots: list[bool]
    """Which idol slots are filled."""
    guardians: list[OwnedGuardian]
    assistants: list[OwnedAssistant]
    temple_tiles: list[str]
    fear_tiles: int
    passed: bool
    round_effects: list[str]
    board: AnyPluginState | None


class SiteView(Struct, frozen=True):
    """A place of the map; `figures` holds for each space a seat, -1 (free) or -2 (blocked)."""

    id: str
    level: int
    tile: str
    guardian: str
    idols: list[str]
    hidden_idols: int
    figures: list[int]


class AssistantStack(Struct, frozen=True):
    """A supply stack: only its top is known."""

    top: str
    size: int


class BonusTiles(Struct, frozen=True):
    """The bonus tiles on a space; of a face-down stack only the number."""

    tiles: list[str]
    face_down: int


class DecisionView(Struct, frozen=True):
    """Who decides; the options only if it is the viewer."""

    player: int
    prompt: str
    options: list[Option]


class View(Struct, frozen=True):
    """The game as one player sees it (`viewer` -1: a spectator)."""

    viewer: int
    round: int
    turn: int
    starting_player: int
    main_action_done: bool
    board: str
    track: str
    players: list[PlayerView]
    sites: list[SiteView]
    card_row: list[str]
    staff: int
    revealed_card: str
    """The top card of a deck while it is turned up to be bought, else ""."""
    item_deck_size: int
    artifact_deck_size: int
    item_exile: list[str]
    artifact_exile: list[str]
    fear: int
    site_stack_sizes: dict[str, int]
    guardian_stack_size: int
    assistants: list[AssistantStack]
    rescue: AssistantStack
    temple_stacks: dict[str, int]
    bonus_tiles: dict[str, BonusTiles]
    temple_arrivals: list[int]
    plugins: dict[str, AnyPluginState]
    panels: list[Panel]
    decision: DecisionView | None


def make_view(table: Table, viewer: int) -> View:
    """The table as a seat sees it; SPECTATOR sees what everybody sees."""
    state = table.state
    rules = table.rules
    ask = table.ask
    decision = None
    if ask is not None:
        decision = DecisionView(ask.player, ask.prompt, list(ask.options) if ask.player == viewer else [])
    return View(
        viewer=viewer,
        round=state.round,
        turn=state.turn,
        starting_player=state.starting_player,
        main_action_done=state.main_action_done,
        board=rules.board.id,
        track=rules.track.id,
        players=[player_view(player, seat, viewer) for seat, player in enumerate(state.players)],
        sites=[
            SiteView(
                place.id,
                place.level,
                site.tile,
                site.guardian,
                list(site.idols),
                len(site.hidden_idols),
                list(site.figures),
            )
            for site, place in zip(state.sites, rules.board.sites, strict=True)
        ],
        card_row=list(state.card_row),
        staff=state.staff,
        revealed_card=revealed_card(state),
        item_deck_size=len(state.item_deck),
        artifact_deck_size=len(state.artifact_deck),
        item_exile=list(state.item_exile),
        artifact_exile=list(state.artifact_exile),
        fear=state.fear,
        site_stack_sizes={level: len(stack) for level, stack in state.site_stacks.items()},
        guardian_stack_size=len(state.guardians),
        assistants=[stack_view(stack) for stack in state.assistants],
        rescue=stack_view(state.rescue),
        temple_stacks={
            tile.id: number for tile, number in zip(rules.track.temple_tiles, state.temple_stacks, strict=True)
        },
        bonus_tiles={
            space: BonusTiles([], len(tiles)) if rules.spaces[space].bonus_stack else BonusTiles(list(tiles), 0)
            for space, tiles in state.bonus_tiles.items()
        },
        temple_arrivals=list(state.temple_arrivals),
        plugins={plugin: slot.redacted(viewer, -1) for plugin, slot in state.plugins.items()},
        panels=panels(table, viewer),
        decision=decision,
    )


def revealed_card(state: State) -> str:
    """The card of a deck that is turned up while its buyer decides."""
    for effect in reversed(state.stack):
        if isinstance(effect, BuyFrom):
            return effect.top
    return ""


def stack_view(stack: list[str]) -> AssistantStack:
    """A stack of which only the top is known."""
    return AssistantStack(stack[0] if stack else "", len(stack))


def player_view(player: Player, seat: int, viewer: int) -> PlayerView:
    """A player as a viewer sees it. Cards chosen to be discarded still count as hand cards for the others."""
    own = seat == viewer
    return PlayerView(
        seat=seat,
        leader=player.leader,
        tokens=dict(zip(TOKENS, player.tokens, strict=True)),
        travel=dict(zip(TRAVEL, player.travel, strict=True)),
        hand=sorted(player.hand) if own else None,
        hand_size=len(player.hand) if own else len(player.hand) + len(player.discarding),
        deck_size=len(player.deck),
        play=list(player.play),
        archaeologists=player.archaeologists,
        magnifying_glass=player.magnifying_glass,
        notebook=player.notebook,
        idols=len(player.idols),
        slots=[bool(idol) for idol in player.slots],
        guardians=list(player.guardians),
        assistants=list(player.assistants),
        temple_tiles=list(player.temple_tiles),
        fear_tiles=player.fear_tiles,
        passed=player.passed,
        round_effects=list(player.round_effects),
        board=player.board.redacted(viewer, seat) if player.board is not None else None,
    )


def panels(table: Table, viewer: int) -> list[Panel]:
    """What expansions want shown besides, once the game is set up."""
    if not table.state.round:
        return []
    own = table.rules.panels
    found = [panel for make_panel in own[""] if (panel := make_panel(table, viewer)) is not None]
    for seat, player in enumerate(table.state.players):
        for make_panel in own.get(player.leader, ()) if player.leader else ():
            with table.acting(seat):
                panel = make_panel(table, viewer)
            if panel is not None:
                found.append(structs.replace(panel, seat=seat))
    return found
