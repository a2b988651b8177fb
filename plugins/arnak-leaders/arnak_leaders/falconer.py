"""The Falconer: an eagle that flies along its track and comes back with what lies there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from arnak_core.components import BasicCard, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Option, Step
from arnak_core.effects.cost_parts import GiveUpBoon
from arnak_core.effects.digging import PlaceGuardian, RevealGuardian
from arnak_core.effects.exile import Exile
from arnak_core.effects.sites import ActivateSite
from arnak_core.effects.tokens import Gain
from arnak_core.effects.travel import Travel
from arnak_core.effects.turn import MainAction
from arnak_core.events import AnyEvent, Event, RoundBegan, TurnEnded
from arnak_core.hooks import ActionProvider, Leader, Panel, PanelMaker, Reaction, Replacement
from arnak_core.ruleset import Ruleset, derived
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import icons

from .effects import ByCount, board_of, leader_slots

LAST = 4
"""The last space of the eagle's track; it starts on space 0."""

REWARDS: dict[int, AnyEffect] = {
    1: Gain(coin=1),
    2: Gain(tablet=1) >> Travel(plane=1),
    3: ActivateSite((1,)),
    4: ActivateSite((2,)),
}
"""What the spaces of the eagle's track give."""
MAIN_SPACES = (3, 4)
"""The spaces that are a main action."""


class FalconerBoard(PluginState, frozen=True):
    """The eagle's track."""

    eagle: int = 0
    """The space where the eagle is."""
    tracking: bool = False
    """Whether Tracking was played this turn."""


class EagleMoved(Event, frozen=True):
    """The eagle moved along its track, or back to the start."""

    space: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"moves the eagle to space {self.space}" if self.space else "takes the eagle back"


class AdvanceEagle(Effect, frozen=True):
    """The eagle one space on, at most to the last."""

    def resolve(self, table: Table) -> None:
        board = board_of(table, FalconerBoard)
        if board.eagle < LAST:
            table.me.board = replace(board, eagle=board.eagle + 1)
            table.emit(EagleMoved(table.state.actor, board.eagle + 1))

    def possible(self, table: Table) -> bool:
        return board_of(table, FalconerBoard).eagle < LAST

    def text(self, rules: Ruleset) -> str:
        return "the eagle one space on"

    def steps(self) -> list[Step]:
        return [{"op": "eagle_advance", "n": 1}]


class ReturnEagle(Effect, frozen=True):
    """The eagle back to the start, for the effect of its space or an earlier one."""

    space: int

    def resolve(self, table: Table) -> AnyEffect:
        table.me.board = replace(board_of(table, FalconerBoard), eagle=0)
        table.emit(EagleMoved(table.state.actor, 0))
        return REWARDS[self.space]

    def text(self, rules: Ruleset) -> str:
        return f"the eagle comes back with: {REWARDS[self.space].text(rules)}"


class Track(Effect, frozen=True):
    """Until the end of the turn: at a discovery choose the guardian from the top two of the stack."""

    def resolve(self, table: Table) -> None:
        table.me.board = replace(board_of(table, FalconerBoard), tracking=True)

    def text(self, rules: Ruleset) -> str:
        return "if you discover a site this turn, choose its guardian from the top two; the other goes under the stack"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "peek_on_discover",
                "stack": "guardians",
                "n": 2,
                "keep": 1,
                "rest": "bottom",
                "until": "end_of_turn",
            }
        ]


class PeekGuardians(Effect, frozen=True):
    """Look at the top two guardians, one of which comes to the site."""

    site: str

    def resolve(self, table: Table) -> AnyEffect:
        table.reveal("guardians were looked at")
        return ChooseGuardian(self.site)

    def text(self, rules: Ruleset) -> str:
        return "look at the top two guardians"


class ChooseGuardian(Effect, frozen=True):
    """Choose which of the top two guardians comes to the site."""

    site: str

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Which guardian comes?",
            [
                table.option(
                    f"guardian/{guardian}",
                    TakeGuardianFromTop(self.site, guardian),
                    text=guardian_words(table.rules, guardian),
                )
                for guardian in self.looked_at(table)
            ],
            free_actions=False,
        )

    def looked_at(self, table: Table) -> Iterable[str]:
        return table.state.guardians[:2]

    def text(self, rules: Ruleset) -> str:
        return "choose one of the top two guardians"


def guardian_words(rules: Ruleset, guardian: str) -> str:
    """A guardian with its cost and its boon."""
    printed = rules.guardians[guardian]
    return f"{printed.name} (cost: {printed.cost.words()}; boon: {printed.boon.text(rules)})"


class TakeGuardianFromTop(Effect, frozen=True):
    """One of the top two guardians comes to the site, the other goes under the stack."""

    site: str
    guardian: str

    def resolve(self, table: Table) -> AnyEffect:
        stack = table.state.guardians
        top, stack[:2] = stack[:2], []
        top.remove(self.guardian)
        stack += top
        return PlaceGuardian(self.site, self.guardian)

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.guardian)} comes"


CARDS = (
    BasicCard("falconer_funding", "Funding", travel=icons(car=1), free_action=True, effect=Gain(coin=1)),
    BasicCard(
        "falconer_falconry",
        "Falconry",
        travel=icons(car=1),
        free_action=True,
        effect=(Gain(compass=1) | AdvanceEagle()),
    ),
    BasicCard(
        "falconer_tracking", "Tracking", travel=icons(boat=1), free_action=True, effect=Gain(compass=1) >> Track()
    ),
    BasicCard(
        "falconer_animal_bond",
        "Animal Bond",
        travel=icons(boat=1),
        free_action=True,
        effect=ByCount("guardians_overcome", ((1, Gain(coin=1)), (2, Exile()), (3, Gain(coin=1) >> AdvanceEagle()))),
    ),
)

BLUE = SlotEffect("falconer_slot", "Compass and eagle", effect=Gain(compass=1) >> AdvanceEagle())


def return_eagle(table: Table, options: list[Option]) -> None:
    """Free action: the eagle back for the first or second space."""
    options += _free_returns(table.rules)[: board_of(table, FalconerBoard).eagle]


@derived
def _free_returns(rules: Ruleset) -> list[Option]:
    """The options to take the eagle back for each of the first spaces."""
    return [
        rules.option(f"eagle/{space}", ReturnEagle(space), free=True) for space in REWARDS if space not in MAIN_SPACES
    ]


def return_eagle_to_sites(table: Table, options: list[Option]) -> None:
    """Main action: the eagle back for the use of a site, occupied or not."""
    for space in range(MAIN_SPACES[0], board_of(table, FalconerBoard).eagle + 1):
        if REWARDS[space].possible(table):
            options.append(table.option(f"eagle/{space}", MainAction(ReturnEagle(space))))


def fly_past_guardian(table: Table, options: list[Option]) -> None:
    """Free action: an overcome guardian face down, without its boon, for a step of the eagle."""
    for guardian in table.me.guardians:
        if not guardian.used and AdvanceEagle().possible(table):
            fly = GiveUpBoon(guardian.id) >> AdvanceEagle()
            text = f"Turn {table.rules.name(guardian.id)} face down without its boon: the eagle one space on"
            options.append(table.option(f"flight/{guardian.id}", fly, free=True, text=text))


def round_begins(table: Table, event: AnyEvent) -> AnyEffect:
    """The eagle moves at the beginning of every round, the first included."""
    return AdvanceEagle()


def turn_ends(table: Table, event: AnyEvent) -> None:
    """Tracking lasts until the end of the turn."""
    board = board_of(table, FalconerBoard)
    if board.tracking:
        table.me.board = replace(board, tracking=False)


def choose_guardian(table: Table, effect: AnyEffect) -> AnyEffect | None:
    """With Tracking the guardian is chosen from two, if there are two."""
    if isinstance(effect, RevealGuardian) and board_of(table, FalconerBoard).tracking:
        return PeekGuardians(effect.site) if len(table.state.guardians) > 1 else None
    return None


def panel(table: Table, viewer: int) -> Panel:
    """The eagle's track in words."""
    board = board_of(table, FalconerBoard)
    lines = [f"The eagle is on space {board.eagle} of {LAST}"]
    lines += [
        f"Space {space}{' (main action)' if space in MAIN_SPACES else ''}: {effect.text(table.rules)}"
        + ("" if space <= board.eagle else ", not reached")
        for space, effect in REWARDS.items()
    ]
    if board.tracking:
        lines.append("Tracking: at a discovery this turn the guardian is chosen from two")
    return Panel("Falconer", tuple(lines))


class Falconer(Leader):
    """The Falconer and his hooks."""

    id: ClassVar[str] = "falconer"
    name: ClassVar[str] = "Falconer"
    starting_cards: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)
    idol_slots: ClassVar[IdolSlots | None] = leader_slots(BLUE)

    def board(self) -> FalconerBoard:
        return FalconerBoard()

    def facts(self) -> dict[str, object]:
        spaces = [
            {"position": space, "free_action": space not in MAIN_SPACES, "effect": effect.steps()}
            for space, effect in REWARDS.items()
        ]
        start: dict[str, object] = {"position": 0, "free_action": False, "effect": []}
        return {"eagle_track": {"start": 0, "last": LAST, "spaces": [start, *spaces]}}

    def about(self) -> list[str]:
        return [
            "Your eagle moves one space on at the beginning of every round, and for each eagle you gain, at most to "
            "the fourth.",
            "Return it to the start to use the effect of its space or of any earlier one: a coin, or a tablet and a "
            "plane (free actions), or a discovered site of level 1 or of level 2, occupied or not (main actions).",
            "Free action: turn an overcome guardian face down without using its boon to move the eagle one space.",
            "With Tracking you choose the guardian of a site that you discover from the top two.",
        ]

    def arnak_main_actions(self) -> Iterable[ActionProvider]:
        return (return_eagle_to_sites,)

    def arnak_free_actions(self) -> Iterable[ActionProvider]:
        return (return_eagle, fly_past_guardian)

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        return {RoundBegan: round_begins, TurnEnded: turn_ends}

    def arnak_replacements(self) -> Mapping[type[AnyEffect], Replacement]:
        return {RevealGuardian: choose_guardian}

    def arnak_panels(self) -> Iterable[PanelMaker]:
        return (panel,)
