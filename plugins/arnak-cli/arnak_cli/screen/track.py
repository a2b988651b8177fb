"""The research track and the temple tiles on the terminal."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from arnak_core import AnyEffect, View
from arnak_core.ruleset import Ruleset
from arnak_core.vocabulary import (
    MAGNIFYING_GLASS,
)

from ..terminal import coloured, joined, seat_name, seat_text


def track_table(view: View, rules: Ruleset) -> Table:
    """The research track from the Lost Temple downwards: ways up with their costs, rewards, tokens standing there."""
    track = rules.track
    table = Table(
        title=f"Research: {track.name}",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        expand=True,
        padding=(0, 1),
    )
    table.add_column("Row", no_wrap=True)
    table.add_column("The way there", ratio=6)
    table.add_column("Magnifying glass", ratio=3)
    table.add_column("Notebook", ratio=3)
    table.add_column("Who", no_wrap=True)
    names = {space.id: space_name(rules, space.id) for space in track.spaces}
    shown = -1
    for space in sorted(track.spaces[1:], key=lambda space: (-space.row, names[space.id])):
        row = rules.rows.get(space.row)
        first = space.row != shown
        shown = space.row
        glass = notebook = Text("")
        if first and row is not None:
            glass = reward_text(row.magnifying_glass_points, row.magnifying_glass, rules)
            notebook = reward_text(row.notebook_points, row.notebook, rules)
        elif space.id == track.temple:
            glass = Text("/".join(map(str, track.temple_points)) + " pts", style="bold")
        for token, effect in space.rewards.items():
            own = coloured(f"here {effect.text(rules)}")
            if token == MAGNIFYING_GLASS:
                glass = joined([part for part in (glass, own) if part], "; ")
            else:
                notebook = joined([part for part in (notebook, own) if part], "; ")
        table.add_row(
            Text(names[space.id], style="bold"),
            way_text(view, rules, space.id),
            glass,
            notebook,
            who_text(view, space.id),
        )
    return table


def temple_tiles_text(view: View, rules: Ruleset) -> Text:
    """The temple tiles that are left, with their costs."""
    stacks = [
        joined(
            [
                Text(f"{number} x {rules.temple_tile(tile).points} pts for"),
                coloured(rules.temple_tile(tile).cost.words()),
            ]
        )
        for tile, number in view.temple_stacks.items()
        if number
    ]
    return joined(
        [Text("Temple tiles", style="bold"), joined(stacks, Text(" · ", style="dim")) if stacks else "none left"], "  "
    )


def space_name(rules: Ruleset, space: str) -> str:
    """A space of the track by row and letter, as everywhere; the ends of the track by name."""
    if space == rules.track.temple:
        return "Temple"
    return "Start" if space == rules.track.start else rules.track_words(space).removeprefix("row ")


def reward_text(points: int, reward: AnyEffect | None, rules: Ruleset) -> Text:
    """Points and reward of a row."""
    words = Text(f"{points} pt{'' if points == 1 else 's'}", style="bold")
    return joined([words, coloured(reward.text(rules))], ", ") if reward is not None else words


def way_text(view: View, rules: Ruleset, space: str) -> Text:
    """From where a space is reached and for what, and the bonus tiles that lie there."""
    by_cost: dict[str, list[str]] = {}
    for source in rules.track.spaces:
        for bridge in source.bridges:
            if bridge.to == space:
                costs = " or ".join(cost.words() for cost in bridge.costs)
                by_cost.setdefault(costs, []).append(space_name(rules, source.id).lower())
    several = len(by_cost) > 1 or len(rules.track.spaces) > 1
    parts: list[Text] = []
    for costs, sources in by_cost.items():
        origin = Text(f"from {' or '.join(sources)}: " if several else "", style="dim")
        parts.append(joined([origin, coloured(costs)], ""))
    tiles = view.bonus_tiles.get(space)
    if tiles is not None:
        bonus = [coloured(rules.bonus_tiles[tile].effect.text(rules)) for tile in tiles.tiles]
        if tiles.face_down:
            bonus.append(Text("1 face-down tile" if tiles.face_down == 1 else f"{tiles.face_down} face-down tiles"))
        if bonus:
            parts.append(joined([Text("bonus:", style="gold3"), joined(bonus, " / ")]))
    if space == rules.track.rescue and view.rescue.size:
        parts.append(
            joined([Text("rescue:", style="gold3"), f"{rules.name(view.rescue.top)}, one of {view.rescue.size}"])
        )
    return joined(parts, Text(" · ", style="dim"))


def who_text(view: View, space: str) -> Text:
    """Whose tokens stand on a space of the track."""
    here: list[Text] = []
    for player in view.players:
        tokens = [name for name, at in (("glass", player.magnifying_glass), ("notes", player.notebook)) if at == space]
        if tokens:
            here.append(seat_text(player.seat, f"{seat_name(player.seat)} {'+'.join(tokens)}"))
    return joined(here, "\n")
