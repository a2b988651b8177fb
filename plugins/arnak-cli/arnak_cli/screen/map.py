"""The map on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arnak_core import View
from arnak_core.ruleset import Ruleset
from arnak_core.view import PlayerView, SiteView
from arnak_core.vocabulary import (
    BLOCKED_SPACE,
    CAMP,
    FREE_SPACE,
    icon_words,
)

from ..terminal import RIVAL_STYLE, coloured, joined, seat_name, seat_text


def map_table(view: View, rules: Ruleset) -> RenderableType:
    """The map as it lies on the table: the camp sites below, level 2 at the top."""
    rows: dict[int, list[SiteView]] = {}
    for place, site in zip(rules.board.sites, view.sites, strict=True):
        rows.setdefault(place.row, []).append(site)
    grids: list[Table] = []
    wide = -1
    for row in sorted(rows, reverse=True):
        cells = sorted(rows[row], key=lambda site: rules.place(site.id).order)
        if len(cells) != wide:
            wide = len(cells)
            grids.append(
                Table(
                    box=box.ROUNDED, show_header=False, expand=True, show_lines=True, border_style="dim", padding=(0, 1)
                )
            )
            for _ in cells:
                grids[-1].add_column(ratio=1)
        grids[-1].add_row(*(site_cell(site, rules, view.players) for site in cells))
    return Group(map_legend(rules), *grids)


def map_legend(rules: Ruleset) -> Text:
    """What the signs of the map mean."""
    rows: dict[int, list[str]] = {}
    for place in rules.board.sites:
        if place.level != CAMP:
            letter = rules.site_words(place.id).rpartition(" ")[2][0]
            if letter not in rows.setdefault(place.level, []):
                rows[place.level].append(letter)
    levels = ", ".join(f"{' and '.join(letters)} level {level}" for level, letters in sorted(rows.items()))
    return joined(
        [
            Text("Map", style="bold"),
            Text(f"{levels} · ○ free ● taken, with its travel cost · ◆ idol · ! guardian", style="dim"),
        ],
        "  ",
    )


def figure_text(figure: int, players: int) -> Text:
    """An archaeologist of a player, or a rival's figure."""
    return (
        seat_text(figure, f"● {seat_name(figure)}")
        if figure < players
        else Text("● Rival", style=f"bold {RIVAL_STYLE}")
    )


def site_cell(site: SiteView, rules: Ruleset, players: Sequence[PlayerView]) -> Text:
    """One place of the map: what it is, who stands there, what it costs and gives."""
    place = rules.place(site.id)
    lines: list[Text] = []
    where = "" if place.level == CAMP else rules.site_words(site.id).rpartition(" ")[2] + " "
    if site.tile:
        lines.append(Text(where + rules.name(site.tile), style="bold"))
        lines.append(coloured(rules.site_tiles[site.tile].effect.text(rules)))
    else:
        lines.append(joined([Text(where, style="bold"), coloured(place.discover.words())], ""))
    for space, figure in zip(place.spaces, site.figures, strict=True):
        if figure == BLOCKED_SPACE:
            continue
        cost = coloured(icon_words(space))
        if figure == FREE_SPACE:
            lines.append(joined([Text("○", style="dim"), cost]))
        else:
            lines.append(joined([figure_text(figure, len(players)), cost]))
    if site.guardian:
        guardian = rules.guardians[site.guardian]
        name = Text(f"! {guardian.name}", style="bold red")
        lines.append(joined([name, coloured(guardian.cost.words())], ": "))
    idols = [coloured(rules.name(idol)) for idol in site.idols]
    if site.hidden_idols:
        idols.append(
            Text("face-down idol" if site.hidden_idols == 1 else f"{site.hidden_idols} face-down idols", style="dim")
        )
    lines += [joined([Text("◆", style="gold3"), idol]) for idol in idols]
    return joined(lines, "\n")
