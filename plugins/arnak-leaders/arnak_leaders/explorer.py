"""The Explorer: one archaeologist, who moves on from site to site as long as there are snacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from arnak_core.components import BasicCard, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Step
from arnak_core.effects.digging import RevealSite, ShowSite
from arnak_core.effects.idols import UseFaceUpIdol
from arnak_core.effects.pay import Pay, PayCost
from arnak_core.effects.sites import ActivateSite, own_sites, place_of, set_figure
from arnak_core.effects.tokens import Gain
from arnak_core.effects.travel import Travel
from arnak_core.effects.turn import MainAction
from arnak_core.events import AnyEvent, Event, FigureMoved, RoundBegan, RoundEnded, TurnEnded
from arnak_core.hooks import (
    FigureSource,
    FigureSources,
    Leader,
    Panel,
    PanelMaker,
    Permission,
    Reaction,
    Replacement,
)
from arnak_core.ruleset import Ruleset, derived
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import CAMP, FREE_SPACE, NOTHING, Cost, CostPart, icons

from .effects import board_of, leader_slots

READY, LATER, ON_CARD = "", "later", "card"
"""Where a snack is, unless it lies at a site: ready on the board, not yet there, on Hike or Cartography."""


class Snack(Struct, frozen=True):
    """A snack: what using it costs, and the round in which it comes."""

    id: str
    words: str
    cost: Cost
    from_round: int = 1


SNACKS = (
    Snack("snack_free", "the free snack", NOTHING),
    Snack("snack_coin", "the snack for a coin", Cost(coin=1)),
    Snack("snack_compass", "the snack for a compass", Cost(compass=1), from_round=3),
)


class ExplorerBoard(PluginState, frozen=True):
    """The three snacks."""

    snacks: tuple[str, ...] = tuple(READY if snack.from_round == 1 else LATER for snack in SNACKS)
    """Where each one is: a site, or READY, LATER or ON_CARD."""
    scouting: bool = False
    """Whether Scouting was played this turn."""

    def with_snack(self, number: int, place: str) -> ExplorerBoard:
        """The board with a snack at another place."""
        return replace(self, snacks=(*self.snacks[:number], place, *self.snacks[number + 1 :]))


class SnackUsed(Event, frozen=True):
    """A snack left at a site ("" for a card), or taken back from there."""

    snack: str
    site: str
    back: bool = False

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        where = rules.site_words(self.site) if self.site else "a card"
        return f"takes a snack back from {where}" if self.back else f"leaves a snack at {where}"


def ready_snacks(table: Table) -> list[int]:
    """The snacks that the acting player could use now, and pay for."""
    tokens = table.me.tokens
    return [
        number
        for number, place in enumerate(board_of(table, ExplorerBoard).snacks)
        if place == READY and SNACKS[number].cost.tokens_covered_by(tokens)
    ]


class LeaveSnack(Effect, frozen=True):
    """The archaeologist leaves its site for another one; a snack stays there."""

    number: int
    site: str

    def resolve(self, table: Table) -> None:
        seat = table.state.actor
        set_figure(table, self.site, place_of(table, self.site)[0].figures.index(seat), FREE_SPACE)
        table.me.archaeologists += 1
        table.me.board = board_of(table, ExplorerBoard).with_snack(self.number, self.site)
        table.emit(SnackUsed(seat, SNACKS[self.number].id, self.site))
        table.emit(FigureMoved(seat, self.site, "board"))

    def text(self, rules: Ruleset) -> str:
        return f"leave {SNACKS[self.number].words} at {rules.site_words(self.site)}"


class SnackToCard(Effect, frozen=True):
    """A snack onto a card for the rest of the round."""

    number: int

    def resolve(self, table: Table) -> None:
        table.me.board = board_of(table, ExplorerBoard).with_snack(self.number, ON_CARD)
        table.emit(SnackUsed(table.state.actor, SNACKS[self.number].id, ""))

    def text(self, rules: Ruleset) -> str:
        return f"use {SNACKS[self.number].words}"


class PaySnack(CostPart, Effect, frozen=True):
    """A ready snack with its own cost, laid onto the card that asks for it."""

    def payable(self, table: Table) -> bool:
        return bool(ready_snacks(table))

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Which snack?",
            [
                table.option(
                    f"snack/{SNACKS[number].id}",
                    PayCost(SNACKS[number].cost) >> SnackToCard(number),
                    text=f"Use {SNACKS[number].words}",
                )
                for number in ready_snacks(table)
            ],
            free_actions=False,
        )

    def text(self, rules: Ruleset) -> str:
        return self.cost_words()

    def cost_words(self) -> str:
        return "use a snack (with its own cost)"

    def cost_step(self) -> dict[str, object]:
        return {"snack": 1}


class ReturnSnack(Effect, frozen=True):
    """A snack left at a site comes back, ready: that site is open again. One on a card stays there."""

    def _left(self, table: Table) -> list[int]:
        places = board_of(table, ExplorerBoard).snacks
        return [number for number, place in enumerate(places) if place not in (READY, LATER, ON_CARD)]

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Take a snack back",
            [table.option(f"take_back/{SNACKS[number].id}", TakeSnackBack(number)) for number in self._left(table)],
        )

    def possible(self, table: Table) -> bool:
        return bool(self._left(table))

    def text(self, rules: Ruleset) -> str:
        return "take back a snack from a site"

    def steps(self) -> list[Step]:
        return [{"op": "snack_return", "n": 1}]


class TakeSnackBack(Effect, frozen=True):
    """A snack from a site back to the board."""

    number: int

    def resolve(self, table: Table) -> None:
        board = board_of(table, ExplorerBoard)
        table.me.board = board.with_snack(self.number, READY)
        table.emit(SnackUsed(table.state.actor, SNACKS[self.number].id, board.snacks[self.number], back=True))

    def text(self, rules: Ruleset) -> str:
        return f"take back {SNACKS[self.number].words}"


class Scout(Effect, frozen=True):
    """Until the end of the turn: at a discovery choose the site from the top two tiles of its stack."""

    def resolve(self, table: Table) -> None:
        table.me.board = replace(board_of(table, ExplorerBoard), scouting=True)

    def text(self, rules: Ruleset) -> str:
        return "if you discover a site this turn, choose its tile from the top two; the other goes under the stack"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "peek_on_discover",
                "stack": "sites_of_that_level",
                "n": 2,
                "keep": 1,
                "rest": "bottom",
                "until": "end_of_turn",
            }
        ]


class PeekSites(Effect, frozen=True):
    """Look at the top two site tiles, one of which is laid."""

    site: str

    def resolve(self, table: Table) -> AnyEffect:
        table.reveal("site tiles were looked at")
        return ChooseSiteTile(self.site)

    def text(self, rules: Ruleset) -> str:
        return "look at the top two site tiles"


class ChooseSiteTile(Effect, frozen=True):
    """Choose which of the top two site tiles is laid."""

    site: str

    def resolve(self, table: Table) -> Ask:
        rules = table.rules
        return Ask(
            table.state.actor,
            "Which site is it?",
            [
                table.option(
                    f"tile/{tile}",
                    LaySiteTile(self.site, tile),
                    text=f"{rules.name(tile)}: {rules.site_tiles[tile].effect.text(rules)}",
                )
                for tile in self.looked_at(table)
            ],
            free_actions=False,
        )

    def looked_at(self, table: Table) -> Iterable[str]:
        return site_stack(table, self.site)[:2]

    def text(self, rules: Ruleset) -> str:
        return "choose one of the top two site tiles"


def site_stack(table: Table, site: str) -> list[str]:
    """The stack of tiles for a place of the map."""
    return table.state.site_stacks[str(place_of(table, site)[1].level)]


class LaySiteTile(Effect, frozen=True):
    """One of the top two tiles is laid, the other goes under the stack."""

    site: str
    tile: str

    def resolve(self, table: Table) -> AnyEffect:
        stack = site_stack(table, self.site)
        top, stack[:2] = stack[:2], []
        top.remove(self.tile)
        stack += top
        return ShowSite(self.site, self.tile)

    def text(self, rules: Ruleset) -> str:
        return f"lay {rules.name(self.tile)}"


CARDS = (
    BasicCard("explorer_funding", "Funding", travel=icons(boat=1), free_action=True, effect=Gain(coin=1)),
    BasicCard(
        "explorer_hike",
        "Hike",
        note="The snack lies on the card for the rest of the round, even if the card is exiled.",
        travel=icons(boat=1),
        free_action=True,
        effect=(Gain(compass=1) | MainAction(Pay(Cost(parts=(PaySnack(),)), ActivateSite((CAMP,))))),
    ),
    BasicCard(
        "explorer_cartography",
        "Cartography",
        note="The idol is neither taken nor turned. The snack lies on the card for the rest of the round.",
        travel=icons(car=1),
        free_action=True,
        effect=(Gain(coin=1) | MainAction(Pay(Cost(parts=(PaySnack(),)), Gain(tablet=1) >> UseFaceUpIdol()))),
    ),
    BasicCard(
        "explorer_scouting", "Scouting", travel=icons(car=1), free_action=True, effect=Gain(compass=1) >> Scout()
    ),
)

BLUE = SlotEffect(
    "explorer_slot",
    "Coin, compass, boot and snack",
    effect=Gain(coin=1, compass=1) >> Travel(boot=1) >> ReturnSnack(),
)


def move_on(table: Table) -> Iterable[FigureSource]:
    """The archaeologist of a site may go on to another one, for a snack."""
    ready = () if table.me.archaeologists else ready_snacks(table)
    if not ready:
        return ()
    made = _sources(table.rules)
    return [made[number, site] for site in own_sites(table, table.state.actor) for number in ready]


@derived
def _sources(rules: Ruleset) -> dict[tuple[int, str], FigureSource]:
    """For each snack and site: how the archaeologist leaves the site."""
    return {
        (number, place.id): FigureSource(
            snack.id,
            f"leaving {snack.words} at {rules.site_words(place.id)}",
            snack.cost,
            LeaveSnack(number, place.id),
            place.id,
        )
        for number, snack in enumerate(SNACKS)
        for place in rules.board.sites
    }


def may_enter(table: Table, site: str) -> bool | None:
    """A site with one of the Explorer's snacks is closed to her archaeologist, on every space."""
    return False if site in board_of(table, ExplorerBoard).snacks else None


def round_begins(table: Table, event: AnyEvent) -> None:
    """The third snack comes at the beginning of its round."""
    board = board_of(table, ExplorerBoard)
    for number, snack in enumerate(SNACKS):
        if board.snacks[number] == LATER and table.state.round >= snack.from_round:
            board = board.with_snack(number, READY)
    table.me.board = board


def round_ends(table: Table, event: AnyEvent) -> None:
    """All snacks are ready again."""
    board = board_of(table, ExplorerBoard)
    table.me.board = replace(board, snacks=tuple(LATER if place == LATER else READY for place in board.snacks))


def turn_ends(table: Table, event: AnyEvent) -> None:
    """Scouting lasts until the end of the turn."""
    board = board_of(table, ExplorerBoard)
    if board.scouting:
        table.me.board = replace(board, scouting=False)


def choose_site(table: Table, effect: AnyEffect) -> AnyEffect | None:
    """With Scouting the site is chosen from two tiles, if there are two."""
    if isinstance(effect, RevealSite) and board_of(table, ExplorerBoard).scouting:
        return PeekSites(effect.site) if len(site_stack(table, effect.site)) > 1 else None
    return None


def panel(table: Table, viewer: int) -> Panel:
    """The snacks in words."""
    board = board_of(table, ExplorerBoard)
    lines: list[str] = []
    for snack, place in zip(SNACKS, board.snacks, strict=True):
        where = {READY: "ready", LATER: f"comes in round {snack.from_round}", ON_CARD: "on a card this round"}
        at = where.get(place) or f"at {table.rules.site_words(place)}, closed this round"
        cost = "free" if snack.cost == NOTHING else f"costs {snack.cost.words()}"
        lines.append(f"Snack ({cost}): {at}")
    if board.scouting:
        lines.append("Scouting: at a discovery this turn the site tile is chosen from two")
    return Panel("Explorer", tuple(lines))


class Explorer(Leader):
    """The Explorer's hooks."""

    id: ClassVar[str] = "explorer"
    name: ClassVar[str] = "Explorer"
    archaeologists: ClassVar[int] = 1
    starting_cards: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)
    idol_slots: ClassVar[IdolSlots | None] = leader_slots(BLUE)

    def board(self) -> ExplorerBoard:
        return ExplorerBoard()

    def facts(self) -> dict[str, object]:
        return {
            "snacks": [{"id": snack.id, "cost": snack.cost.step(), "from_round": snack.from_round} for snack in SNACKS]
        }

    def about(self) -> list[str]:
        return [
            "You have one archaeologist, who may dig or discover more than once in a round.",
            "To go on from a site use a ready snack, with its cost, and leave it there; then dig or discover as usual, "
            "with all costs. One snack is free, one costs a coin, and from round 3 on there is one for a compass.",
            "A site with one of your snacks is closed to you for the rest of the round, all its spaces. "
            "Other players don't mind it.",
            "A snack used for Hike or Cartography lies on the card and is gone for the round.",
            "Effects that take back or relocate your archaeologist need no snack.",
            "All snacks come back at the end of the round.",
        ]

    def arnak_figure_sources(self) -> Iterable[FigureSources]:
        return (move_on,)

    def arnak_permissions(self) -> Mapping[str, Permission]:
        return {"enter": may_enter}

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        return {RoundBegan: round_begins, RoundEnded: round_ends, TurnEnded: turn_ends}

    def arnak_replacements(self) -> Mapping[type[AnyEffect], Replacement]:
        return {RevealSite: choose_site}

    def arnak_panels(self) -> Iterable[PanelMaker]:
        return (panel,)
