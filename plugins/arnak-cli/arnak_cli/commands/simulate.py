"""`arnak simulate`."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import click

from ..settings import GameCommand, configuration, game_flags, parts

if TYPE_CHECKING:
    from ..simulation import Outcome, Side, Spread


@click.command(cls=GameCommand)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, metavar="N", help="How many games."
)
@game_flags
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="Who plays: one name for all seats, or one for each (repeat the flag, or use commas). [default: random]",
)
@click.option("--rotate", is_flag=True, help="Bots move on by a seat from game to game, so that each starts as often.")
@click.option(
    "--jobs", type=click.IntRange(min=1), default=1, show_default=True, metavar="J", help="Processes at work."
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def simulate(games: int, bots: tuple[str, ...], rotate: bool, jobs: int, as_json: bool, **given: Any) -> None:
    """Let bots play many games, and count.

    Game number i is played with seed S + i: two runs with the same seed give the same result, whatever --jobs is.

    \b
    arnak simulate --games 1000 --jobs 2
    arnak simulate --bot greedy --bot random --rotate
    """
    import msgspec
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from .. import simulation
    from ..terminal import console

    other_flags = ("--games", "--bot", "--rotate", "--jobs", "--json")
    config = configuration({**given, "other_flags": other_flags})
    errors = console(stderr=True)
    bar = (
        Progress(
            "Playing",
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=errors,
            transient=True,
            auto_refresh=False,
        )
        if errors.is_terminal
        else None
    )
    with bar or nullcontext():
        task = bar.add_task("games", total=games) if bar is not None else None

        def progress(played: int) -> None:
            if bar is not None and task is not None:
                bar.update(task, completed=played, refresh=True)

        outcome = simulation.simulate(
            config, parts(bots) or ["random"], games, jobs=jobs, rotate=rotate, progress=progress
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(outcome), indent=2))
    else:
        show(outcome)


def show(outcome: Outcome) -> None:
    """The numbers as tables."""
    from rich.table import Table
    from rich.text import Text

    from ..settings import config_words
    from ..terminal import console

    out = console()
    out.print(
        Text(f"{outcome.games} games: {config_words(outcome.config)} and on · {', '.join(outcome.bots)}", style="dim")
    )

    def number(value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}"

    def cells(spread: Spread) -> list[str]:
        return [
            number(spread.mean),
            *(
                f"{value:g}"
                for value in (
                    spread.smallest,
                    spread.lower_quartile,
                    spread.median,
                    spread.upper_quartile,
                    spread.largest,
                )
            ),
        ]

    table = Table(title="Scores", title_justify="left", title_style="bold")
    table.add_column("")
    for heading in ("Mean", "Min", "25 %", "Median", "75 %", "Max", "Wins"):
        table.add_column(heading, justify="right")

    def add(sides: list[Side]) -> None:
        if sides:
            table.add_section()
        for side in sides:
            table.add_row(side.name, *cells(side.score), f"{side.win_share:.1%}")

    add(outcome.seats)
    add(outcome.by_bot)
    add(outcome.by_leader)
    for rival in outcome.rivals:
        table.add_section()
        table.add_row(rival.name, *cells(rival.score), f"{rival.lost:.1%}")
    out.print(table)

    columns = [(side.name, side.categories) for side in (*outcome.seats, *outcome.by_bot, *outcome.by_leader)]
    columns += [(rival.name, rival.categories) for rival in outcome.rivals]
    by_category = Table(title="Mean points by category", title_justify="left", title_style="bold")
    by_category.add_column("")
    for name, _ in columns:
        by_category.add_column(name, justify="right")
    for category in dict.fromkeys(category for _, found in columns for category in found):
        by_category.add_row(
            category[:1].upper() + category[1:],
            *(number(found[category]) if category in found else "" for _, found in columns),
        )
    out.print(by_category)
    for rival in outcome.rivals:
        out.print(
            f"Against {rival.name}: won {rival.beaten:.1%}, tied {rival.tied:.1%}, lost {rival.lost:.1%}; "
            f"mean margin {rival.margin.mean:+.1f}"
        )
    timing = outcome.timing
    out.print(
        f"Rounds {outcome.rounds:g} · decisions per game {outcome.decisions.mean:.1f} "
        f"({outcome.decisions.smallest:g} to {outcome.decisions.largest:g})"
    )
    out.print(
        Text(
            f"{timing.seconds:.1f} s with {timing.jobs} job{'s' if timing.jobs > 1 else ''}: "
            f"{timing.games_per_second:.1f} games/s, {timing.decisions_per_second:,.0f} decisions/s",
            style="dim",
        )
    )
