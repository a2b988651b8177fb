"""The rival's score, and how a game against it ended (rulebook: solo pages)."""

from __future__ import annotations

from msgspec import Struct

from arnak_core.game import Game
from arnak_core.hooks import Score
from arnak_core.table import Table
from arnak_core.vocabulary import MAGNIFYING_GLASS

from .actions import FIRST_OF_A_KIND, OTHER_IDOL
from .guidance import guidance
from .state import rival_of, rival_seat

WON, LOST, TIED = "won", "lost", "tied"


def score(table: Table) -> Score:
    """The rival's points by category: it has no notebook, no idol slots, and gets no Fear."""
    rules = table.rules
    rival = rival_of(table)
    lines = {
        "research": _research(table),
        "temple tiles": sum(rules.temple_tile(tile).points for tile in rival.temple_tiles),
        "idols": FIRST_OF_A_KIND * len(rival.idols) + OTHER_IDOL * (len(rival.duplicates) + len(rival.hidden_idols)),
        "guardians": sum(rules.guardians[guardian].points for guardian in rival.guardians),
        "cards": sum(rules.cards[card].points for card in rival.cards),
    }
    for category, points in guidance(rules).scoring:
        lines[category] = lines.get(category, 0) + points(table)
    return Score("Rival", lines)


def _research(table: Table) -> int:
    rules = table.rules
    glass = rival_of(table).magnifying_glass
    if glass != rules.track.temple:
        return rules.research_points(MAGNIFYING_GLASS, glass)
    place = table.state.temple_arrivals.index(rival_seat(table))
    return rules.track.temple_points[min(place, len(rules.track.temple_points) - 1)]


class Outcome(Struct, frozen=True):
    """How a game against the rival ended: "won", "lost" or "tied" (which is no win), and by how many points."""

    verdict: str
    margin: int
    player: int
    """The player's points."""
    rival: int
    """The rival's points."""


def outcome(game: Game) -> Outcome:
    """The outcome as the scores stand; final once the game is over."""
    result = game.result()
    player = max(found.total for found in result.scores)
    rival = max(found.total for found in result.rivals)
    verdict = WON if player > rival else LOST if player < rival else TIED
    return Outcome(verdict, player - rival, player, rival)
