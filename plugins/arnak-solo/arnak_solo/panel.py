"""The rival's board in words."""

from __future__ import annotations

from collections.abc import Iterable

from arnak_core.hooks import Panel
from arnak_core.table import Table
from arnak_core.vocabulary import amount

from .scoring import score
from .state import rival_of


def panel(table: Table, viewer: int) -> Panel | None:
    """What everybody sees of the rival; nothing that is face down."""
    if not table.state.plugins:
        return None
    rules = table.rules
    rival = rival_of(table)

    def names(ids: Iterable[str]) -> str:
        return ", ".join(rules.name(one) for one in ids) or "none"

    points = score(table)
    left = amount(len(rival.stack), "action tile")
    seen = f", the arrow on top points {rival.arrow}" if rival.arrow else ""
    others = len(rival.duplicates) + len(rival.hidden_idols)
    tiles = [f"{rules.temple_tile(tile).points} points" for tile in rival.temple_tiles]
    return Panel(
        "Rival expedition",
        (
            f"{left} left{seen}: {names(sorted(rival.stack))} (in unknown order)",
            f"Played this round: {names(rival.used)}",
            f"Figures on its board: {rival.archaeologists}",
            f"Magnifying glass: {rules.track_words(rival.magnifying_glass)}",
            f"Idols: {names(rival.idols)}; {others} more for 2 points each",
            f"Guardians: {names(rival.guardians)}",
            f"Cards: {names(rival.cards)}",
            f"Temple tiles: {', '.join(tiles) or 'none'}",
            f"Score: {points.total} ({', '.join(f'{name} {number}' for name, number in points.lines.items())})",
        ),
    )
