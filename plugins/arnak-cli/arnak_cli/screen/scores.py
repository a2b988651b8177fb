"""The scores on the terminal, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from arnak_core import Result
from arnak_core.hooks import Score
from arnak_core.vocabulary import (
    amount,
)

from ..terminal import RIVAL_STYLE, seat_style


def score_table(result: Result, names: Sequence[str], *, over: bool = True) -> Table:
    """The scores by category, rivals beside the players: final ones when the game is over."""
    scores: list[tuple[str, str, Score]] = [
        (names[score.seat], seat_style(score.seat), score) for score in result.scores
    ]
    scores += [(rival.name, RIVAL_STYLE, rival) for rival in result.rivals]
    table = Table(
        title="Final scores" if over else "Scores as they stand", title_style="bold", box=box.ROUNDED, show_footer=True
    )
    table.add_column("", footer="Total")
    for name, style, score in scores:
        table.add_column(
            Text(name, style=f"bold {style}"), justify="right", footer=Text(str(score.total), style=f"bold {style}")
        )
    categories = dict.fromkeys(category for _, _, score in scores for category in score.lines)
    for category in categories:
        table.add_row(
            category[:1].upper() + category[1:],
            *(str(score.lines[category]) if category in score.lines else "" for _, _, score in scores),
        )
    return table


def outcome_words(result: Result, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    best = max(score.total for score in result.scores)
    if result.rivals:
        rival = max(result.rivals, key=lambda rival: rival.total)
        margin = best - rival.total
        if margin > 0:
            return f"{names[result.ranking[0][0]]} wins, {amount(margin, 'point')} ahead of {rival.name}."
        if margin < 0:
            return f"{rival.name} wins, {amount(-margin, 'point')} ahead."
        return f"A tie with {rival.name}: nobody wins."
    winners = result.winners
    if len(winners) > 1:
        return " and ".join(names[seat] for seat in winners) + f" share the victory with {amount(best, 'point')}."
    others = [score.total for score in result.scores if score.seat not in winners]
    if not others:
        return f"{names[winners[0]]} has {amount(best, 'point')}."
    margin = best - max(others)
    return f"{names[winners[0]]} wins " + (f"by {amount(margin, 'point')}." if margin else "on the tie-break.")
