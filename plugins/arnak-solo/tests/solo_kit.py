"""Short words for the tests of the solo game: the rival's position, one of its turns, what it has then."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_core import Game
from arnak_core.config import OptionValue
from arnak_core.hooks import PluginManager
from arnak_core.testing import Scenario
from arnak_solo import RivalState, rival_of
from arnak_solo.flow import RivalTurn
from arnak_solo.state import FIGURES, rival_sites
from arnak_solo.tiles import TILES

RIVAL = 1
"""The rival's number among the figures in a game for one."""
LEFT, RIGHT = "dig_coin", "dig_compass"
"""Tiles with this arrow, to lie below the one that is turned up."""
ARROWS = {tile.id: tile.arrow for tile in TILES}


def solo(board: str = "bird", plugins: PluginManager | None = None, **options: OptionValue) -> Scenario:
    """A scenario of a solo game."""
    return Scenario(1, board=board, expansions=("base", "solo"), options={"solo": options}, plugins=plugins)


def with_rival(
    scenario: Scenario,
    *stack: str,
    used: Sequence[str] = (),
    glass: str = "start",
    **fields: Sequence[str],
) -> Scenario:
    """The rival's tiles, top first, and what else it has; its figures are those on the map and the rest."""
    out = sum(site.figures.count(RIVAL) for site in scenario.state.sites)
    rival = RivalState(
        magnifying_glass=glass,
        stack=stack,
        arrow=ARROWS[stack[0]] if stack else "",
        used=tuple(used),
        archaeologists=FIGURES - out,
        **{name: tuple(values) for name, values in fields.items()},
    )
    return scenario.plugin("solo", rival)


def after_turn(
    scenario: Scenario, *stack: str, used: Sequence[str] = (), glass: str = "start", **fields: Sequence[str]
) -> Game:
    """The game after the rival turned up the first of these tiles and carried it out."""
    return with_rival(scenario, *stack, used=used, glass=glass, **fields).start(effect=RivalTurn())


def rival(game: Game) -> RivalState:
    """What the rival has."""
    return rival_of(game.table)


def occupied(game: Game) -> list[str]:
    """The places where the rival stands."""
    return rival_sites(game.table)


def told(game: Game) -> str:
    """What happened since the last choice, in words."""
    return "\n".join(event.text(game.rules, 0) for event in game.events if event.who)
