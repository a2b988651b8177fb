"""Positions on the four tracks, for tests that read as the rule."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_core import Game, GameConfig, new_game
from arnak_core.state import Player, PluginState
from arnak_core.testing import Scenario
from arnak_temples.idol_chambers import IdolChamber, TreeState
from arnak_temples.state import SLOT, LizardState, MonkeyState, WaterfallState

GUARDIAN = "guardian_08"
"""Costs four coins."""
BARE: dict[str, PluginState] = {
    "monkey": MonkeyState("mortar"),
    "lizard": LizardState(GUARDIAN),
    "waterfall": WaterfallState(),
    "tree": TreeState((IdolChamber("tree_chamber_1", ("",) * 4, ()), IdolChamber("tree_chamber_2", ("",) * 4, ()))),
}
"""What lies on each track unless a test says otherwise."""


def on(
    temple: str,
    slot: PluginState | None = None,
    *,
    players: int = 2,
    board: str = "bird",
    more: Sequence[str] = (),
    idols: int = 1,
) -> Scenario:
    """A scenario on a temple's track. Players have an idol, so that their turn doesn't end without being asked."""
    scenario = Scenario(
        players=players, board=board, expansions=("base", "temples", *more), options={"temples": {"temple": temple}}
    )
    scenario.plugin(SLOT, BARE[temple] if slot is None else slot)
    for seat in range(players):
        scenario.player(seat, idols=["idol_compass"] * idols)
    return scenario


def started(temple: str, *, players: int = 2, board: str = "bird", seed: int = 0) -> Game:
    """A new game on a temple's track."""
    return new_game(
        GameConfig(
            players=players,
            board=board,
            seed=seed,
            expansions=("base", "temples"),
            options={"temples": {"temple": temple}},
        )
    )


def temple_slot(game: Game) -> PluginState:
    """What lies on the track now."""
    slot = game.state.plugins[SLOT]
    assert isinstance(slot, PluginState)
    return slot


def player(game: Game, seat: int = 0) -> Player:
    """What a player has now."""
    return game.state.players[seat]
