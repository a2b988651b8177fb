"""The rival of the solo game on the tracks of the temples."""

from __future__ import annotations

from msgspec import structs

from arnak_core import Game, GameConfig, new_game
from arnak_core.state import PluginState
from arnak_core.testing import Scenario, legal, play
from arnak_solo.actions import RivalOvercome, RivalResearch
from arnak_solo.state import RivalState, rival_of
from arnak_temples.idol_chambers import TreeState
from arnak_temples.state import SLOT, LizardState, MonkeyState, WaterfallState

GUARDIAN = "guardian_08"
BARE: dict[str, PluginState] = {
    "monkey": MonkeyState("mortar"),
    "lizard": LizardState(GUARDIAN),
    "waterfall": WaterfallState(),
    "tree": TreeState(),
}


def on(temple: str, slot: PluginState | None = None) -> Scenario:
    """A solo game on a temple's track."""
    scenario = Scenario(players=1, expansions=("base", "temples", "solo"), options={"temples": {"temple": temple}})
    return scenario.plugin(SLOT, BARE[temple] if slot is None else slot)


def rival_at(scenario: Scenario, space: str) -> Scenario:
    slot = scenario.state.plugins["solo"]
    assert isinstance(slot, RivalState)
    return scenario.plugin("solo", structs.replace(slot, magnifying_glass=space))


def researching(scenario: Scenario, space: str, times: int = 1) -> Game:
    scenario = rival_at(scenario, space)
    effect = RivalResearch("left", assistant=False)
    return scenario.start(effect=effect if times == 1 else effect >> effect)


def test_the_rival_turns_the_guardian_up_and_is_held_up_by_it() -> None:
    game = researching(on("lizard"), "lizard_3a", times=2)
    assert rival_of(game.table).magnifying_glass == "lizard_4a"
    assert game.state.plugins[SLOT] == LizardState(GUARDIAN, face_up=True, rival=True)


def test_the_rival_overcomes_the_guardian_that_holds_it_up() -> None:
    scenario = rival_at(on("lizard", LizardState(GUARDIAN, face_up=True, rival=True)), "lizard_4a")
    game = scenario.start(effect=RivalOvercome("left") >> RivalResearch("left", assistant=False))
    assert rival_of(game.table).guardians == (GUARDIAN,)
    assert rival_of(game.table).magnifying_glass == "lizard_5a"


def test_the_rival_before_the_guardian_is_another_player_for_bear_trap() -> None:
    game = (
        on("lizard", LizardState(GUARDIAN, face_up=True, rival=True))
        .player(0, hand=["bear_trap"], magnifying_glass="lizard_4a")
        .start()
    )
    play(game, "play/bear_trap")
    assert "overcome/lizard_4a" not in legal(game)
    assert game.state.players[0].guardians == []


def test_the_rival_moves_the_water_and_does_not_take_the_shortcut() -> None:
    game = researching(on("waterfall"), "waterfall_r2")
    assert game.state.plugins[SLOT] == WaterfallState(right_covered=("waterfall_r3",))
    game = researching(on("waterfall"), "waterfall_r7")
    assert rival_of(game.table).magnifying_glass == "waterfall_r8_left"


def test_the_rival_discards_the_top_hidden_site() -> None:
    scenario = on("waterfall", WaterfallState(sites=("site_1_02", "site_1_10")))
    game = researching(scenario, "waterfall_r3")
    assert game.state.plugins[SLOT] == WaterfallState(sites=("site_1_10",))
    assert "site_1_02" not in game.state.site_stacks["1"]
    assert "site_1_02" in game.state.box


def test_what_the_rival_does_to_the_waterfall_is_told_without_the_site_tile() -> None:
    game = researching(on("waterfall", WaterfallState(sites=("site_1_02", "site_1_10"))), "waterfall_r2", times=2)
    words = [event.text(game.rules) for event in game.events if event.player < 0]
    assert "the waterfall below row 3 moves over the right cost" in words
    assert any("leaves the game, unseen" in line for line in words)
    assert not [line for line in words if game.rules.name("site_1_02") in line]


def test_the_rival_walks_by_the_artifact_and_the_idol_chambers() -> None:
    game = researching(on("monkey"), "monkey_3a", times=2)
    assert rival_of(game.table).magnifying_glass == "monkey_6a"
    game = researching(on("tree"), "tree_r2_left", times=2)
    assert rival_of(game.table).magnifying_glass == "tree_r4"


def test_two_tiles_lie_in_each_stack_of_a_solo_game() -> None:
    game = new_game(GameConfig(players=1, expansions=("base", "temples", "solo")))
    left = sum(len(tiles) for tiles in game.state.bonus_tiles.values())
    unseen = sum(tile in game.rules.bonus_tiles for tile in game.state.left_over)
    assert left + unseen == sum(tile.copies for tile in game.rules.bonus_tiles.values())
    assert left in (3 * 2 - 1, 3 * 2)
