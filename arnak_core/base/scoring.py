"""Final scoring and tie-breaks (rulebook: "Final scoring")."""

from __future__ import annotations

from ..hooks import ScoreRule
from ..table import Table
from ..vocabulary import FEAR, MAGNIFYING_GLASS, NOTEBOOK

FEAR_TILE_POINTS = -2


def research(table: Table, seat: int) -> int:
    """Each research token by its row; in the Lost Temple by order of arrival instead."""
    rules = table.rules
    player = table.state.players[seat]
    points = rules.research_points(NOTEBOOK, player.notebook)
    if player.magnifying_glass == rules.track.temple:
        arrivals = table.state.temple_arrivals
        place = min(arrivals.index(seat), len(rules.track.temple_points) - 1)
        return points + rules.track.temple_points[place]
    return points + rules.research_points(MAGNIFYING_GLASS, player.magnifying_glass)


def temple_tiles(table: Table, seat: int) -> int:
    """The points printed on temple tiles."""
    return sum(table.rules.temple_tile(tile).points for tile in table.state.players[seat].temple_tiles)


def idols(table: Table, seat: int) -> int:
    """Idols, slotted or not."""
    player = table.state.players[seat]
    return sum(table.rules.idols[idol].points for idol in (*player.idols, *player.slots) if idol)


def idol_slots(table: Table, seat: int) -> int:
    """The points of empty idol slots."""
    player = table.state.players[seat]
    slots = table.rules.idol_slots(player).slots
    return sum(slot.points for slot, idol in zip(slots, player.slots, strict=False) if not idol)


def guardians(table: Table, seat: int) -> int:
    """Guardians, boon used or not."""
    return sum(table.rules.guardians[guardian.id].points for guardian in table.state.players[seat].guardians)


def cards(table: Table, seat: int) -> int:
    """Printed points of items, artifacts and starting cards, wherever they are."""
    known = table.rules.cards
    return sum(known[card].points for card in table.state.players[seat].cards if card != FEAR)


def fear(table: Table, seat: int) -> int:
    """Fear cards and Fear tiles."""
    player = table.state.players[seat]
    return player.cards.count(FEAR) * table.rules.cards[FEAR].points + player.fear_tiles * FEAR_TILE_POINTS


SCORE_RULES = (
    ScoreRule("research", research),
    ScoreRule("temple tiles", temple_tiles),
    ScoreRule("idols", idols),
    ScoreRule("idol slots", idol_slots),
    ScoreRule("guardians", guardians),
    ScoreRule("cards", cards),
    ScoreRule("fear", fear),
)


def reached_lost_temple_first(table: Table, seat: int) -> int:
    """Who reached the Lost Temple, the earlier the better."""
    arrivals = table.state.temple_arrivals
    return len(arrivals) - arrivals.index(seat) if seat in arrivals else 0


def higher_research_score(table: Table, seat: int) -> int:
    """The research score; it decides only where no tied player reached the Lost Temple."""
    return research(table, seat)


TIE_BREAKS = (reached_lost_temple_first, higher_research_score)
