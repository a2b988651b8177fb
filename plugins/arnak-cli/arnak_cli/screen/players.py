"""What the players have, and the assistants to take, on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from arnak_core import View
from arnak_core.ruleset import Ruleset
from arnak_core.view import PlayerView
from arnak_core.vocabulary import (
    TOKENS,
    amount,
)

from ..terminal import coloured, joined, seat_style
from .track import space_name


def players_table(view: View, rules: Ruleset, names: Sequence[str]) -> Table:
    """What each player has before them."""
    table = Table(
        title="Players", title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, expand=True, padding=(0, 1)
    )
    table.add_column("")
    for player in view.players:
        words = names[player.seat] + (" (passed)" if player.passed else "")
        table.add_column(Text(words, style=f"bold {seat_style(player.seat)}"), ratio=1)
    rows: list[tuple[str, list[Text]]] = [
        ("Tokens", [tokens_text(player) for player in view.players]),
        ("Archaeologists", [Text(f"{player.archaeologists} at home") for player in view.players]),
        ("Cards", [Text(f"{player.hand_size} in hand, {player.deck_size} in the deck") for player in view.players]),
        ("Research", [research_text(player, rules) for player in view.players]),
        ("Assistants", [assistants_text(player, rules) for player in view.players]),
        ("Guardians", [guardians_text(player, rules) for player in view.players]),
        ("Idols", [idols_text(player) for player in view.players]),
    ]
    if any(player.leader for player in view.players):
        rows.insert(
            0, ("Leader", [Text(rules.name(player.leader) if player.leader else "none") for player in view.players])
        )
    if any(player.temple_tiles for player in view.players):
        rows.append(("Temple tiles", [temple_text(player, rules) for player in view.players]))
    if any(player.fear_tiles for player in view.players):
        rows.append(("Fear tiles", [Text(str(player.fear_tiles)) for player in view.players]))
    for title, cells in rows:
        table.add_row(Text(title, style="dim"), *cells)
    return table


def supply_text(view: View, rules: Ruleset) -> Text:
    """The assistants on top of the supply stacks."""
    tops = [
        joined(
            [
                f"{rules.name(stack.top)} ({stack.size}):",
                coloured(rules.assistants[stack.top].silver.effect.text(rules)),
            ]
        )
        for stack in view.assistants
        if stack.size
    ]
    shown = joined(tops, Text(" · ", style="dim")) if tops else "none"
    return joined([Text("Assistants to take", style="bold"), shown], "  ")


def tokens_text(player: PlayerView) -> Text:
    """A player's tokens, those that there are, and leftover travel icons."""
    have = [coloured(amount(player.tokens[token], token)) for token in TOKENS if player.tokens[token]]
    have += [coloured(amount(number, icon)) for icon, number in player.travel.items() if number]
    return joined(have, ", ") if have else Text("none", style="dim")


def research_text(player: PlayerView, rules: Ruleset) -> Text:
    """Where a player's research tokens stand."""
    glass, notebook = space_name(rules, player.magnifying_glass), space_name(rules, player.notebook)
    return Text(f"glass {glass.lower()}, notebook {notebook.lower()}")


def assistants_text(player: PlayerView, rules: Ruleset) -> Text:
    """A player's assistants with side and state."""
    lines: list[Text] = []
    for mine in player.assistants:
        side = rules.assistants[mine.id].side(mine.gold)
        name = Text(rules.name(mine.id), style="bold gold3" if mine.gold else "bold")
        words = coloured(f": {side.effect.text(rules)}")
        lines.append(joined([name, words, Text("" if mine.ready else " (used)", style="dim")], ""))
    return joined(lines, "\n") if lines else Text("none", style="dim")


def guardians_text(player: PlayerView, rules: Ruleset) -> Text:
    """A player's guardians; the boon while it is unused."""
    lines: list[Text] = []
    for mine in player.guardians:
        boon = "boon used" if mine.used else rules.guardians[mine.id].boon.text(rules)
        lines.append(
            joined([Text(rules.name(mine.id), style="bold"), coloured(boon, "dim" if mine.used else "")], ": ")
        )
    return joined(lines, "\n") if lines else Text("none", style="dim")


def idols_text(player: PlayerView) -> Text:
    """A player's unused idols and the filled slots."""
    slots = "".join("◆" if filled else "◇" for filled in player.slots)
    return Text(f"{player.idols} unused, slots {slots}")


def temple_text(player: PlayerView, rules: Ruleset) -> Text:
    """The points of a player's temple tiles."""
    return Text(", ".join(f"{rules.temple_tile(tile).points} points" for tile in player.temple_tiles) or "none")
