"""The card row and a player's own cards on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arnak_core import View
from arnak_core.components import Artifact, Card, Item
from arnak_core.description import card_text
from arnak_core.ruleset import Ruleset
from arnak_core.vocabulary import (
    Cost,
    icon_words,
)

from ..terminal import coloured


def card_table(title: str, cards: Sequence[str], rules: Ruleset) -> Table:
    """Cards with their price, points, travel icons and effect."""
    table = Table(
        title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, expand=True, padding=(0, 1)
    )
    table.add_column("Card", no_wrap=True)
    table.add_column("Cost", no_wrap=True)
    table.add_column("Pts", justify="right")
    table.add_column("Travel", no_wrap=True)
    table.add_column("Effect", ratio=1)
    for name in cards:
        card = rules.cards.get(name)
        if card is None:
            table.add_row(Text(rules.name(name) if name else "(gap)", style="dim"), "", "", "", "")
            continue
        table.add_row(*card_cells(card, rules))
    return table


def card_cells(card: Card, rules: Ruleset) -> tuple[Text, Text, str, Text, Text]:
    """A card's row in a table."""
    cost = ""
    style = "bold"
    if isinstance(card, Item):
        cost, style = Cost(coin=card.cost).words(), "bold orange3"
    elif isinstance(card, Artifact):
        cost, style = Cost(compass=card.cost).words(), "bold deep_sky_blue1"
    return (
        Text(card.name, style=style),
        coloured(cost),
        str(card.points),
        coloured(icon_words(card.travel)),
        coloured(card_text(rules, card)),
    )


def row_table(view: View, rules: Ruleset) -> Table:
    """The card row: artifacts left of the moon staff, items right of it."""
    table = card_table("Card row", [], rules)
    for place, name in enumerate(view.card_row):
        if place == view.staff:
            table.add_section()
        card = rules.cards.get(name)
        if card is None:
            table.add_row(Text("(gap)", style="dim"), "", "", "", "")
        else:
            table.add_row(*card_cells(card, rules))
    table.caption = (
        f"Decks: {view.artifact_deck_size} artifacts, {view.item_deck_size} items · "
        f"exile: {len(view.artifact_exile)} artifacts, {len(view.item_exile)} items · {view.fear} Fear"
    )
    table.caption_justify = "left"
    return table


def hand_table(view: View, rules: Ruleset) -> RenderableType:
    """The viewer's own hand and play area."""
    me = view.players[view.viewer]
    parts: list[RenderableType] = [
        card_table("Your hand", me.hand or [], rules) if me.hand else Text("Your hand is empty")
    ]
    if me.play:
        parts.append(Text("Play area: " + ", ".join(rules.name(card) for card in me.play), style="dim"))
    return Group(*parts)
