"""The Professor: a suitcase of tokens for artifacts, and an archive of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from arnak_core.components import BasicCard, IdolSlots, SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from arnak_core.effects.tokens import Gain, Trade
from arnak_core.events import AnyEvent, Event, RoundBegan
from arnak_core.hooks import Leader, Offer, Panel, PanelMaker, Purse, Reaction
from arnak_core.ruleset import Ruleset
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import ARTIFACT, NOTHING, Cost, amount, icons

from .effects import ByCount, board_of, leader_slots

ARCHIVE_SIZE = 3


class ProfessorBoard(PluginState, frozen=True):
    """The suitcase and the archive."""

    compasses: int = 0
    tablets: int = 0
    archive: tuple[str, ...] = ()
    refilled: bool = False
    """Whether the archive was refilled, which happens once in the game."""

    def held(self) -> tuple[str, ...]:
        return self.archive


class SuitcaseFilled(Event, frozen=True):
    """Tokens put into the suitcase."""

    compasses: int
    tablets: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"puts {suitcase_words(self.compasses, self.tablets)} into the suitcase"


class SuitcasePaid(Event, frozen=True):
    """Tokens of the suitcase back to the supply."""

    compasses: int
    tablets: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"pays {suitcase_words(self.compasses, self.tablets)} from the suitcase"


class ArchiveFilled(Event, frozen=True):
    """Artifacts laid into the archive, for all to see."""

    cards: tuple[str, ...]

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "lays into the archive: " + ", ".join(rules.name(card) for card in self.cards)


def suitcase_words(compasses: int, tablets: int) -> str:
    """Tokens of the suitcase in words."""
    said = [amount(n, token) for n, token in ((compasses, "compass"), (tablets, "tablet")) if n]
    return " and ".join(said) or "nothing"


class GainToSuitcase(Effect, frozen=True):
    """Tokens into the suitcase, where they pay for artifacts only."""

    compass: int = 0
    tablet: int = 0

    def resolve(self, table: Table) -> None:
        fill_suitcase(table, self.compass, self.tablet)

    def comes_first(self, table: Table) -> bool:
        return True

    def text(self, rules: Ruleset) -> str:
        return f"{suitcase_words(self.compass, self.tablet)} into the suitcase"

    def steps(self) -> list[Step]:
        step: Step = {"op": "suitcase_gain"}
        step |= {token: n for token, n in (("compass", self.compass), ("tablet", self.tablet)) if n}
        return [step]


def fill_suitcase(table: Table, compasses: int, tablets: int) -> None:
    """Tokens from the supply into the acting player's suitcase."""
    board = board_of(table, ProfessorBoard)
    table.me.board = replace(board, compasses=board.compasses + compasses, tablets=board.tablets + tablets)
    table.emit(SuitcaseFilled(table.state.actor, compasses, tablets))


class SwapWithArchive(Effect, frozen=True):
    """Swap an artifact of the archive with one of the card row. Optional."""

    def resolve(self, table: Table) -> Ask | None:
        if not self.possible(table):
            return None
        options: list[Option] = [
            table.option(f"swap/{mine}/{theirs}", SwapArtifacts(mine, theirs))
            for mine in board_of(table, ProfessorBoard).archive
            for theirs in artifacts_in_row(table)
        ]
        options.append(table.option("skip", Nothing(), text="Swap none"))
        return Ask(table.state.actor, "Swap an artifact of the archive with one of the row", options)

    def possible(self, table: Table) -> bool:
        return bool(board_of(table, ProfessorBoard).archive and artifacts_in_row(table))

    def text(self, rules: Ruleset) -> str:
        return "you may swap an artifact of your archive with one of the card row"

    def steps(self) -> list[Step]:
        return [{"op": "archive_swap", "optional": True}]


def artifacts_in_row(table: Table) -> list[str]:
    """The artifacts of the card row."""
    state = table.state
    return [card for card in state.card_row[: state.staff] if card]


class SwapArtifacts(Effect, frozen=True):
    """Two artifacts change places: one of the archive, one of the card row."""

    given: str
    taken: str

    def resolve(self, table: Table) -> None:
        board = board_of(table, ProfessorBoard)
        row = table.state.card_row
        row[row.index(self.taken)] = self.given
        archive = tuple(self.taken if card == self.given else card for card in board.archive)
        table.me.board = replace(board, archive=archive)
        table.emit(ArchiveFilled(table.state.actor, (self.taken,)))

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.given)} of the archive for {rules.name(self.taken)} of the row"


CARDS = (
    BasicCard("professor_funding", "Funding", travel=icons(boat=1), free_action=True, effect=Gain(coin=1)),
    BasicCard(
        "professor_preservation",
        "Preservation",
        travel=icons(boat=1),
        free_action=True,
        effect=(Gain(compass=1) | Trade()),
    ),
    BasicCard(
        "professor_arnakology",
        "Arnakology",
        travel=icons(car=1),
        free_action=True,
        effect=Gain(compass=1) >> SwapWithArchive(),
    ),
    BasicCard(
        "professor_linguistics",
        "Linguistics",
        note="Any artifact in the play area counts, also one spent for travel; those of the archive don't.",
        travel=icons(car=1),
        free_action=True,
        effect=ByCount(
            "artifact_cards_in_your_play_area",
            ((0, Gain(coin=1)), (1, GainToSuitcase(compass=1)), (2, GainToSuitcase(compass=1, tablet=1))),
        ),
    ),
)

BLUE = SlotEffect(
    "professor_slot",
    "Coin, trade and suitcase compass",
    effect=Gain(coin=1) >> Trade() >> GainToSuitcase(compass=1),
)

INCOME = {
    2: GainToSuitcase(compass=1),
    3: GainToSuitcase(tablet=1),
    4: GainToSuitcase(compass=1),
    5: GainToSuitcase(tablet=1),
}
"""What comes into the suitcase at the beginning of a round."""


def fill_archive(table: Table) -> None:
    """Up to three artifacts from the top of the deck into the acting player's archive."""
    deck = table.state.artifact_deck
    cards = tuple(deck[:ARCHIVE_SIZE])
    del deck[:ARCHIVE_SIZE]
    table.me.board = replace(board_of(table, ProfessorBoard), archive=cards)
    if cards:
        table.reveal("artifacts came into the archive")
        table.emit(ArchiveFilled(table.state.actor, cards))


def archived(table: Table, kind: str) -> Iterable[str]:
    """The archive's artifacts are for sale to the Professor."""
    return board_of(table, ProfessorBoard).archive if kind == ARTIFACT else ()


def take_from_archive(table: Table, card: str) -> bool:
    """A card leaves the archive; the first time that it is empty it is refilled, with a compass for the suitcase."""
    board = board_of(table, ProfessorBoard)
    if card not in board.archive:
        return False
    archive = tuple(other for other in board.archive if other != card)
    table.me.board = board = replace(board, archive=archive)
    if not archive and not board.refilled:
        table.me.board = replace(board, refilled=True)
        fill_suitcase(table, 1, 0)
        fill_archive(table)
    return True


def compasses_held(table: Table) -> Cost:
    """The suitcase's compasses, which buy artifacts."""
    compasses = board_of(table, ProfessorBoard).compasses
    return Cost(compass=compasses) if compasses else NOTHING


def tablets_held(table: Table) -> Cost:
    """The suitcase's tablets, which pay for playing artifacts."""
    tablets = board_of(table, ProfessorBoard).tablets
    return Cost(tablet=tablets) if tablets else NOTHING


def pay_from_suitcase(table: Table, cost: Cost) -> None:
    """Tokens out of the suitcase."""
    board = board_of(table, ProfessorBoard)
    table.me.board = replace(board, compasses=board.compasses - cost.compass, tablets=board.tablets - cost.tablet)
    table.emit(SuitcasePaid(table.state.actor, cost.compass, cost.tablet))


def round_begins(table: Table, event: AnyEvent) -> AnyEffect | None:
    """The token above the card row comes into the suitcase."""
    return INCOME.get(table.state.round)


def panel(table: Table, viewer: int) -> Panel:
    """The suitcase and the archive in words."""
    board = board_of(table, ProfessorBoard)
    names = ", ".join(table.rules.name(card) for card in board.archive)
    coming = [
        f"round {number}: {suitcase_words(effect.compass, effect.tablet)}"
        for number, effect in INCOME.items()
        if number > table.state.round
    ]
    refill = "was refilled" if board.refilled else "refilled once when empty, with a suitcase compass"
    return Panel(
        "Professor",
        (
            f"Suitcase, for artifacts only: {suitcase_words(board.compasses, board.tablets)}",
            f"Archive: {names or 'empty'} ({refill})",
            f"Still to come into the suitcase: {'; '.join(coming) or 'nothing'}",
        ),
    )


class Professor(Leader):
    """The Professor's hooks."""

    id: ClassVar[str] = "professor"
    name: ClassVar[str] = "Professor"
    starting_cards: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)
    idol_slots: ClassVar[IdolSlots | None] = leader_slots(BLUE)

    def board(self) -> ProfessorBoard:
        return ProfessorBoard()

    def setup(self, table: Table) -> None:
        fill_archive(table)

    def facts(self) -> dict[str, object]:
        return {
            "income": [{"round": number, "effect": effect.steps()} for number, effect in INCOME.items()],
            "archive": {
                "size": ARCHIVE_SIZE,
                "refill_once": {"effect": GainToSuitcase(compass=1).steps(), "cards": ARCHIVE_SIZE},
            },
        }

    def about(self) -> list[str]:
        return [
            "Tokens in your suitcase pay for artifacts only: compasses to buy one, tablets to play one from the hand. "
            "They are used before your other tokens.",
            "Your suitcase gets a compass in rounds 2 and 4 and a tablet in rounds 3 and 5.",
            "Whenever you buy or gain an artifact, the three of your archive are on offer as well as those of the row.",
            "The first time that the archive is empty it gets three new ones, and the suitcase a compass.",
            "With Arnakology you may swap an artifact of the archive with one of the row.",
        ]

    def arnak_reactions(self) -> Mapping[type[AnyEvent], Reaction]:
        return {RoundBegan: round_begins}

    def arnak_purses(self) -> Iterable[Purse]:
        return (
            Purse(("buy_artifact",), compasses_held, pay_from_suitcase),
            Purse(("play_artifact",), tablets_held, pay_from_suitcase),
        )

    def arnak_offers(self) -> Iterable[Offer]:
        return (Offer(archived, take_from_archive),)

    def arnak_panels(self) -> Iterable[PanelMaker]:
        return (panel,)
