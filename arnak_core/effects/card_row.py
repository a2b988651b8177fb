"""The card row: refilling it and exiling from it (rulebook: "Buy a card", "Round")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import RowCardExiled, RowRefilled
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import ANY, ARTIFACT, ITEM
from .exile import put_in_exile
from .tokens import Gain

LEFTMOST_ITEM = "leftmost_item"


def refill_row(table: Table) -> None:
    """Close the gaps of the card row: cards slide towards the staff, new ones come at the far ends.

    A side whose deck is empty neither slides nor refills (rulebook: "Buy a card"); with too few cards for its gaps the
    last of them are filled as far as it goes, from the staff on.
    """
    state = table.state
    row = state.card_row
    if "" not in row:
        return
    artifacts = [card for card in row[: state.staff] if card]
    items = [card for card in row[state.staff :] if card]
    came: list[str] = []
    if state.artifact_deck:
        came += [state.artifact_deck.pop(0) for _ in range(min(state.staff - len(artifacts), len(state.artifact_deck)))]
        artifacts = [*reversed(came), *artifacts]
        row[: state.staff] = [""] * (state.staff - len(artifacts)) + artifacts
    if state.item_deck:
        places = len(row) - state.staff
        new = [state.item_deck.pop(0) for _ in range(min(places - len(items), len(state.item_deck)))]
        came += new
        items += new
        row[state.staff :] = items + [""] * (places - len(items))
    if came:
        table.reveal("new cards came into the row")
        table.emit(RowRefilled(state.turn, tuple(came)))


class ExileRowItem(Effect, frozen=True):
    """Exile the rightmost item of the card row."""

    def resolve(self, table: Table) -> None:
        row = table.state.card_row
        for place in range(len(row) - 1, table.state.staff - 1, -1):
            if row[place]:
                exile_from_row(table, place)
                return

    def text(self, rules: Ruleset) -> str:
        return "exile the rightmost item of the card row"

    def steps(self) -> list[Step]:
        return [{"op": "exile_row_item", "which": "rightmost"}]


class ExileRowCard(Effect, frozen=True):
    """Exile a card of the card row, for tokens by its kind; the row is refilled at the end of the turn as usual."""

    which: str = ANY
    """"any", or "leftmost_item": the item next to the moon staff."""
    optional: bool = True
    gain_item: Gain | None = None
    gain_artifact: Gain | None = None

    def _places(self, table: Table) -> list[int]:
        state = table.state
        if self.which == LEFTMOST_ITEM:
            return [place for place in range(state.staff, len(state.card_row)) if state.card_row[place]][:1]
        return [place for place, card in enumerate(state.card_row) if card]

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for place in self._places(table):
            card = table.state.card_row[place]
            exile: AnyEffect = ExileFromRow(card)
            gain = self.gain_item if card in table.rules.items else self.gain_artifact
            options.append(table.option(f"exile/row/{card}", exile >> gain if gain is not None else exile))
        if self.optional:
            options.append(table.option("skip", Nothing(), text="Exile none"))
        return Ask(table.state.actor, "Exile a card of the row", options)

    def possible(self, table: Table) -> bool:
        return bool(self._places(table))

    def text(self, rules: Ruleset) -> str:
        what = "a card of the row" if self.which == ANY else "the item of the row next to the moon staff"
        gains = [
            f"{gain.text(rules)} for an {kind}"
            for gain, kind in ((self.gain_item, ITEM), (self.gain_artifact, ARTIFACT))
            if gain is not None
        ]
        may = "you may " if self.optional else ""
        return f"{may}exile {what}" + (f": {', '.join(gains)}" if gains else "")

    def steps(self) -> list[Step]:
        return [
            {
                "op": "exile_row_card",
                "from": self.which,
                "optional": self.optional,
                "gain_item": self.gain_item.amounts if self.gain_item is not None else {},
                "gain_artifact": self.gain_artifact.amounts if self.gain_artifact is not None else {},
            }
        ]


class ExileFromRow(Effect, frozen=True):
    """That card of the row into exile."""

    card: str

    def resolve(self, table: Table) -> None:
        if self.card in table.state.card_row:
            exile_from_row(table, table.state.card_row.index(self.card))

    def text(self, rules: Ruleset) -> str:
        return f"exile {rules.name(self.card)} from the row"


def exile_from_row(table: Table, place: int) -> None:
    """Exile the card on a place of the row, if one lies there."""
    card = table.state.card_row[place]
    if card:
        table.state.card_row[place] = ""
        put_in_exile(table, card)
        table.emit(RowCardExiled(table.state.turn, card))
