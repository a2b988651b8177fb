"""The rival of the solo game on the four tracks."""

from __future__ import annotations

from msgspec import structs
from temples_kit import GUARDIAN, on, player, temple_slot

from arnak_core import Game
from arnak_core.testing.scenario import Scenario, legal, play
from arnak_solo.actions import RivalOvercome, RivalResearch
from arnak_solo.state import rival_of
from arnak_temples.state import LizardState, WaterfallState


def rival_at(scenario: Scenario, space: str) -> Scenario:
    slot = scenario.state.plugins["solo"]
    return scenario.plugin("solo", structs.replace(slot, magnifying_glass=space))  # type: ignore[type-var]


def researching(scenario: Scenario, space: str, times: int = 1) -> Game:
    scenario = rival_at(scenario, space)
    effect = RivalResearch("left", assistant=False)
    return scenario.start(effect=effect if times == 1 else effect >> effect)


def test_the_rival_turns_the_guardian_up_and_is_held_up_by_it() -> None:
    game = researching(on("lizard", players=1, more=["solo"]), "lizard_3a", times=2)
    assert rival_of(game.table).magnifying_glass == "lizard_4a"
    assert temple_slot(game) == LizardState(GUARDIAN, face_up=True, rival=True)


def test_the_rival_overcomes_the_guardian_that_holds_it_up() -> None:
    scenario = rival_at(
        on("lizard", LizardState(GUARDIAN, face_up=True, rival=True), players=1, more=["solo"]), "lizard_4a"
    )
    game = scenario.start(effect=RivalOvercome("left") >> RivalResearch("left", assistant=False))
    assert rival_of(game.table).guardians == (GUARDIAN,)
    assert rival_of(game.table).magnifying_glass == "lizard_5a"


def test_the_rival_before_the_guardian_is_another_player_for_bear_trap() -> None:
    game = (
        on("lizard", LizardState(GUARDIAN, face_up=True, rival=True), players=1, more=["solo"])
        .player(0, hand=["bear_trap"], magnifying_glass="lizard_4a")
        .start()
    )
    play(game, "play/bear_trap")
    assert "overcome/lizard_4a" not in legal(game)
    assert player(game).guardians == []


def test_the_rival_moves_the_water_and_does_not_take_the_shortcut() -> None:
    game = researching(on("waterfall", players=1, more=["solo"]), "waterfall_r2")
    assert temple_slot(game) == WaterfallState(right_covered=("waterfall_r3",))
    game = researching(on("waterfall", players=1, more=["solo"]), "waterfall_r7")
    assert rival_of(game.table).magnifying_glass == "waterfall_r8_left"


def test_the_rival_discards_the_top_hidden_site() -> None:
    scenario = on("waterfall", WaterfallState(sites=("site_1_02", "site_1_10")), players=1, more=["solo"])
    game = researching(scenario, "waterfall_r3")
    assert temple_slot(game) == WaterfallState(sites=("site_1_10",))
    assert "site_1_02" not in game.state.site_stacks["1"]


def test_the_rival_walks_by_the_artifact_and_the_idol_chambers() -> None:
    game = researching(on("monkey", players=1, more=["solo"]), "monkey_3a", times=2)
    assert rival_of(game.table).magnifying_glass == "monkey_6a"
    game = researching(on("tree", players=1, more=["solo"]), "tree_r2_left", times=2)
    assert rival_of(game.table).magnifying_glass == "tree_r4"


def test_two_tiles_lie_in_each_stack_of_a_solo_game() -> None:
    game = on("monkey", players=1, more=["solo"]).start()
    assert [len(tiles) for tiles in game.state.bonus_tiles.values()] == [2, 2, 2]
