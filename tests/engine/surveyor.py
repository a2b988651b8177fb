"""A small leader for these tests, which uses most hooks that a leader has: the Surveyor, with mules and a tent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType

from msgspec.structs import replace

from arnak_core import AnyEffect, Effect, Leader, Option, PluginInfo, hookimpl
from arnak_core.base.idols import USUAL_SLOT_EFFECTS
from arnak_core.components import BasicCard, IdolSlot, IdolSlots, SlotEffect
from arnak_core.effects.drawing import Draw
from arnak_core.effects.tokens import Gain
from arnak_core.effects.travel import add_travel
from arnak_core.effects.turn import MainAction
from arnak_core.events import AnyEvent, CardBought, RoundBegan
from arnak_core.hooks import (
    ActionProvider,
    CostChange,
    Invariant,
    Offer,
    Panel,
    PanelMaker,
    Permission,
    Purse,
    Reaction,
    Replacement,
    ScoreRule,
    TravelSource,
    TravelSources,
)
from arnak_core.registry import Components
from arnak_core.ruleset import Ruleset
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import ITEM, Cost, icons

MULES = 2
TENT = 3


class SurveyorBoard(PluginState, frozen=True):
    """The Surveyor's board: mules to ride, notes that pay for artifacts, items in the tent, the top one unseen."""

    mules: int = MULES
    notes: int = 0
    surveyed: bool = False
    tent: tuple[str, ...] = ()
    """Items on offer to the Surveyor alone."""
    sealed: str = ""
    """An item that nobody has looked at."""

    def held(self) -> tuple[str, ...]:
        return (*self.tent, self.sealed) if self.sealed else self.tent

    def redacted(self, viewer: int, owner: int) -> SurveyorBoard:
        return replace(self, sealed="hidden") if self.sealed else self

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> SurveyorBoard:
        deck = table.state.item_deck
        if not self.sealed or not deck:
            return self
        place = table.below(len(deck))
        sealed, deck[place] = deck[place], self.sealed
        return replace(self, sealed=sealed)


def board_of(table: Table) -> SurveyorBoard:
    """The acting player's board."""
    board = table.me.board
    assert isinstance(board, SurveyorBoard)
    return board


class Survey(Effect, frozen=True):
    """The main action, once per round: two notes."""

    def resolve(self, table: Table) -> None:
        table.me.board = replace(board_of(table), surveyed=True, notes=board_of(table).notes + 2)

    def text(self, rules: Ruleset) -> str:
        return "survey: 2 notes"


class BurnNote(Effect, frozen=True):
    """The free action: a note for a coin."""

    def resolve(self, table: Table) -> AnyEffect:
        table.me.board = replace(board_of(table), notes=board_of(table).notes - 1)
        return Gain(coin=1)

    def text(self, rules: Ruleset) -> str:
        return "a note for a coin"


class RideMule(Effect, frozen=True):
    """A mule gives a car, until the next round."""

    def resolve(self, table: Table) -> None:
        table.me.board = replace(board_of(table), mules=board_of(table).mules - 1)
        add_travel(table, icons(car=1), "a mule")

    def text(self, rules: Ruleset) -> str:
        return "ride a mule (1 car)"


class NewDay(Effect, frozen=True):
    """The mules are rested and there is something to survey again."""

    def resolve(self, table: Table) -> None:
        table.me.board = replace(board_of(table), mules=MULES, surveyed=False)

    def text(self, rules: Ruleset) -> str:
        return "the mules are rested"


class Surveyor(Leader):
    """A leader with a bit of everything."""

    id = "surveyor"
    name = "Surveyor"
    archaeologists = 2
    starting_cards = ("funding_boat", "exploration_car", "theodolite_of_the_surveyor", "theodolite_of_the_surveyor")
    idol_slots = IdolSlots(
        slots=(
            IdolSlot(1),
            IdolSlot(2, mark=Gain(coin=1)),
            IdolSlot(3, effects=(SlotEffect("slot_survey", "Survey", effect=Gain(compass=2)),)),
        ),
        effects=USUAL_SLOT_EFFECTS,
        leftmost_first=False,
    )

    def board(self) -> SurveyorBoard:
        return SurveyorBoard()

    def setup(self, table: Table) -> None:
        deck = table.state.item_deck
        table.me.board = replace(board_of(table), tent=tuple(deck[:TENT]), sealed=deck[TENT])
        del deck[: TENT + 1]

    def about(self) -> list[str]:
        return ["Surveys for notes, rides mules, keeps items in a tent."]

    def arnak_main_actions(self) -> Iterable[ActionProvider]:
        def survey(table: Table, options: list[Option]) -> None:
            if not board_of(table).surveyed:
                options.append(table.option("survey", MainAction(Survey())))

        return [survey]

    def arnak_free_actions(self) -> Iterable[ActionProvider]:
        def burn(table: Table, options: list[Option]) -> None:
            if board_of(table).notes:
                options.append(table.option("burn_note", BurnNote(), free=True))

        return [burn]

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        def bought(table: Table, event: AnyEvent) -> AnyEffect | None:
            assert isinstance(event, CardBought)
            return Gain(compass=1) if event.kind == ITEM else None

        return {RoundBegan: lambda table, event: NewDay(), CardBought: bought}

    def arnak_replacements(self) -> Mapping[type[AnyEffect], Replacement]:
        def from_the_bottom(table: Table, effect: AnyEffect) -> AnyEffect | None:
            assert isinstance(effect, Draw)
            return None if effect.bottom else replace(effect, bottom=True)

        return {Draw: from_the_bottom}

    def arnak_cost_changes(self) -> Mapping[str, CostChange]:
        return {"buy_item": lambda table, cost, card: cost.less(Cost(coin=1))}

    def arnak_permissions(self) -> Mapping[str, Permission]:
        return {
            "notebook_ahead": lambda table, space: True,
            "enter": lambda table, site: False if site == "camp_jewel" else None,
        }

    def arnak_travel_sources(self) -> Iterable[TravelSources]:
        def mules(table: Table) -> Iterator[TravelSource]:
            for _ in range(min(1, board_of(table).mules)):
                yield TravelSource(table.option("mule", RideMule()), icons(car=1))

        return [mules]

    def arnak_purses(self) -> Iterable[Purse]:
        def spend(table: Table, cost: Cost) -> None:
            table.me.board = replace(board_of(table), notes=board_of(table).notes - cost.compass)

        return [Purse(("buy_artifact",), lambda table: Cost(compass=board_of(table).notes), spend)]

    def arnak_offers(self) -> Iterable[Offer]:
        def take(table: Table, card: str) -> bool:
            board = board_of(table)
            if card not in board.tent:
                return False
            table.me.board = replace(board, tent=tuple(other for other in board.tent if other != card))
            return True

        return [Offer(lambda table, kind: board_of(table).tent if kind == ITEM else (), take)]

    def arnak_panels(self) -> Iterable[PanelMaker]:
        def tent(table: Table, viewer: int) -> Panel:
            board = board_of(table)
            return Panel("Tent", (*(table.rules.name(card) for card in board.tent), f"{board.mules} mules"))

        return [tent]

    def arnak_scoring(self) -> Iterable[ScoreRule]:
        def notes(table: Table, seat: int) -> int:
            board = table.state.players[seat].board
            assert isinstance(board, SurveyorBoard)
            return board.notes

        return [ScoreRule("notes", notes)]

    def arnak_invariants(self) -> Iterable[Invariant]:
        def mules(table: Table) -> list[str]:
            board = board_of(table)
            return (
                [] if 0 <= board.mules <= MULES and board.notes >= 0 else [f"{board.mules} mules, {board.notes} notes"]
            )

        return [mules]


class SurveyorPlugin:
    """The plugin that brings the Surveyor."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(
            id="surveyor", name="The Surveyor", version="1.0", description="A small leader.", requires=("base",)
        )

    @hookimpl
    def arnak_types(self) -> Iterable[type | ModuleType]:
        return [Survey, BurnNote, RideMule, NewDay, SurveyorBoard]

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(
            BasicCard(
                "theodolite_of_the_surveyor",
                "Theodolite of the Surveyor",
                copies=2,
                travel=icons(boot=1),
                free_action=True,
                effect=Draw(),
            ),
            Surveyor(),
        )
