"""The Monkey Temple, rule by rule."""

from __future__ import annotations

import pytest
from temples_kit import on, player, started, temple_slot

from arnak_core.components import Artifact
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import PluginInfo, PluginManager, hookimpl, installed_plugins
from arnak_core.registry import Components
from arnak_core.testing import Scenario, legal, legal_main, play, tokens
from arnak_temples.state import SLOT, MonkeyState


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4)])
def test_bonus_tiles_lie_in_face_down_stacks_of_one_per_player(players: int, number: int) -> None:
    game = started("monkey", players=players)
    sizes = {space: len(tiles) for space, tiles in game.state.bonus_tiles.items()}
    assert sizes == {"monkey_3a": number, "monkey_6a": number, "lost_temple": number}
    shown = game.view(0).bonus_tiles
    assert all(not tiles.tiles and tiles.face_down == number for tiles in shown.values())


def test_who_comes_looks_through_the_stack_and_takes_one() -> None:
    game = (
        on("monkey")
        .player(0, arrowhead=1, car=1, magnifying_glass="monkey_2a")
        .bonus("monkey_3a", "bonus_coin", "bonus_tablet")
        .start()
    )
    play(game, "research/magnifying_glass/monkey_3a")
    assert legal_main(game) == ["bonus/bonus_coin", "bonus/bonus_tablet"]
    assert game.undo_stops_because
    assert game.view(1).decision is not None
    assert game.view(1).decision.options == []
    play(game, "bonus/bonus_tablet")
    assert game.state.bonus_tiles["monkey_3a"] == ("bonus_coin",)
    assert tokens(game) == {"tablet": 1, "compass": 1}


def test_the_second_token_may_take_a_second_bonus_tile_while_tiles_are_left() -> None:
    game = (
        on("monkey")
        .player(0, arrowhead=1, car=1, magnifying_glass="monkey_3a", notebook="monkey_2a")
        .bonus("monkey_3a", "bonus_coin")
        .start()
    )
    play(game, "research/notebook/monkey_3a", "bonus/bonus_coin")
    assert tokens(game) == {"coin": 4}
    assert game.state.bonus_tiles["monkey_3a"] == ()


def test_travel_on_the_track_is_paid_like_all_travel() -> None:
    game = on("monkey").player(0, arrowhead=1, hand=["automobile"], magnifying_glass="monkey_2a").start()
    play(game, "research/magnifying_glass/monkey_3a")
    assert player(game).play == ["automobile"]
    assert player(game).travel == [0, 0, 1, 0]
    assert player(game).magnifying_glass == "monkey_3a"
    without = on("monkey").player(0, arrowhead=1, hand=["gold_pan"], magnifying_glass="monkey_2a").start()
    assert "research/magnifying_glass/monkey_3a" not in legal(without)


def test_where_two_ways_meet_one_of_the_two_costs_is_paid() -> None:
    game = on("monkey").player(0, arrowhead=1, tablet=2, boat=1, car=1, magnifying_glass="monkey_2b").start()
    keys = ["research/magnifying_glass/monkey_3a", "research/magnifying_glass/monkey_3a/2"]
    assert [key for key in legal(game) if key in keys] == keys
    play(game, keys[1])
    assert "tablet" not in tokens(game)
    assert tokens(game)["arrowhead"] == 1


def test_a_discard_in_a_cost_is_a_card_from_hand_to_the_play_area() -> None:
    game = on("monkey").player(0, jewel=1, hand=["hat", "fear"], magnifying_glass="monkey_6a").start()
    play(game, "research/magnifying_glass/monkey_7a", "discard/fear")
    assert player(game).play == ["fear"]
    assert player(game).hand == ["hat"]


@pytest.mark.parametrize("seed", range(6))
def test_the_artifact_costs_three_compasses_and_is_taken_out_before_the_row_is_dealt(seed: int) -> None:
    game = started("monkey", seed=seed)
    slot = temple_slot(game)
    assert isinstance(slot, MonkeyState)
    assert game.rules.artifacts[slot.artifact].cost == 3
    assert slot.artifact not in (*game.state.artifact_deck, *game.state.card_row)
    assert len(game.state.artifact_deck) == len(game.rules.artifacts) - 2


def test_the_artifact_is_random() -> None:
    found = {temple_slot(started("monkey", seed=seed)) for seed in range(12)}
    assert len(found) > 3


def test_the_magnifying_glass_goes_to_the_artifact_and_the_notebook_its_own_way() -> None:
    game = (
        on("monkey")
        .player(0, tablet=2, arrowhead=2, jewel=2, magnifying_glass="monkey_3a", notebook="monkey_3a")
        .start()
    )
    assert [key for key in legal(game) if key.startswith("research/")] == ["research/magnifying_glass/monkey_45m"]
    play(game, "research/magnifying_glass/monkey_45m", "skip", "end_turn")
    game = (
        on("monkey")
        .player(0, tablet=1, arrowhead=1, jewel=1, magnifying_glass="monkey_45m", notebook="monkey_3a")
        .start()
    )
    assert [key for key in legal(game) if key.startswith("research/")] == ["research/notebook/monkey_4n"]


def test_the_notebook_may_stand_in_row_4_and_5_while_the_glass_is_at_the_artifact_but_not_above() -> None:
    def ways(notebook: str) -> list[str]:
        game = on("monkey").player(
            0, coin=1, tablet=1, arrowhead=1, jewel=1, magnifying_glass="monkey_45m", notebook=notebook
        )
        return [key for key in legal(game.start()) if key.startswith("research/notebook")]

    assert ways("monkey_3a") == ["research/notebook/monkey_4n"]
    assert ways("monkey_4n") == ["research/notebook/monkey_5n"]
    assert ways("monkey_5n") == []


def test_the_artifact_space_is_one_row_for_the_glass() -> None:
    rules = on("monkey").start().rules
    assert rules.rows_advanced("magnifying_glass", "monkey_45m") == 4
    assert rules.rows_advanced("magnifying_glass", "monkey_6a") == 5
    assert rules.rows_advanced("notebook", "monkey_5n") == 5
    assert rules.rows_advanced("notebook", "monkey_6a") == 6


def test_the_artifact_is_used_without_a_tablet_and_taken_by_nobody() -> None:
    game = (
        on("monkey", MonkeyState("serpents_gold"))
        .player(0, tablet=2, arrowhead=1, magnifying_glass="monkey_3a")
        .player(1, tablet=2, arrowhead=1, magnifying_glass="monkey_3a")
        .start()
    )
    play(game, "research/magnifying_glass/monkey_45m", "use", "end_turn")
    assert tokens(game) == {"coin": 4}
    assert player(game).play == ["fear"]
    play(game, "research/magnifying_glass/monkey_45m", "use", "end_turn")
    assert tokens(game, 1) == {"coin": 4}
    assert temple_slot(game) == MonkeyState("serpents_gold")
    assert "serpents_gold" not in player(game).cards


class Oracle:
    """An expansion with an artifact that does something else when it is bought."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="oracle", name="Oracle", version="1")

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(Artifact("oracle", "Oracle", cost=3, effect=Gain(coin=1), bought_effect=Gain(jewel=1)))


def test_the_artifact_is_used_as_if_just_bought() -> None:
    manager = PluginManager(strict=True)
    for name in ("base", "temples"):
        manager.register(installed_plugins().plugins[name], name)
    manager.register(Oracle(), "oracle")
    scenario = Scenario(expansions=("base", "temples", "oracle"), plugins=manager).plugin(SLOT, MonkeyState("oracle"))
    game = scenario.player(0, tablet=2, arrowhead=1, magnifying_glass="monkey_3a").start()
    play(game, "research/magnifying_glass/monkey_45m", "use")
    assert tokens(game) == {"jewel": 1}


def test_other_costs_of_the_artifact_are_paid_and_using_it_is_optional() -> None:
    game = (
        on("monkey", MonkeyState("star_charts"))
        .player(0, coin=1, tablet=2, arrowhead=1, magnifying_glass="monkey_3a")
        .start()
    )
    play(game, "research/magnifying_glass/monkey_45m")
    assert legal_main(game) == ["use", "skip"]
    play(game, "use")
    assert tokens(game) == {}
    assert "activate/camp_coin" in legal(game)
    poor = on("monkey", MonkeyState("star_charts")).player(0, tablet=2, arrowhead=1, magnifying_glass="monkey_3a")
    game = play(poor.start(), "research/magnifying_glass/monkey_45m")
    assert legal_main(game) == ["skip"]
    play(game, "idol/slot_coin_compass")
    assert legal_main(game) == ["use", "skip"]


def test_a_supply_assistants_silver_side_is_used_and_the_assistant_goes_under_its_stack() -> None:
    game = (
        on("monkey")
        .player(0, coin=1, jewel=1, magnifying_glass="monkey_1a")
        .supply(["assistant_01_coins", "assistant_06_draw"], ["assistant_02_tablet"])
        .start()
    )
    play(game, "research/magnifying_glass/monkey_2a")
    assert legal_main(game) == ["supply/assistant_01_coins", "supply/assistant_02_tablet", "skip"]
    play(game, "supply/assistant_01_coins")
    assert tokens(game) == {"coin": 2}
    assert player(game).assistants == []
    assert game.state.assistants[0] == ["assistant_06_draw", "assistant_01_coins"]
    assert any("under its stack" in event.text(game.rules) for event in game.events)


def test_the_notebook_recruits_or_upgrades() -> None:
    scenario = (
        on("monkey")
        .player(
            0, coin=1, jewel=1, magnifying_glass="monkey_2a", notebook="monkey_1a", assistants=["assistant_01_coins"]
        )
        .supply(["assistant_02_tablet"])
    )
    game = play(scenario.start(), "research/notebook/monkey_2a")
    assert legal_main(game) == ["choose/0", "choose/1"]
    play(game, "choose/1", "upgrade/assistant_01_coins")
    assert player(game).assistants[0].gold


def test_row_6_uses_any_discovered_level_1_site_occupied_or_not() -> None:
    game = (
        on("monkey")
        .player(0, coin=1, tablet=1, jewel=1, magnifying_glass="monkey_6a", notebook="monkey_5n")
        .site("l1_low_1", tile="site_1_02", figures=[1])
        .site("l1_low_2", tile="site_1_10")
        .site("l2_1", tile="site_2_01")
        .bonus("monkey_6a")
        .start()
    )
    play(game, "research/notebook/monkey_6a")
    assert legal_main(game) == ["activate/l1_low_1", "activate/l1_low_2", "skip"]
    play(game, "activate/l1_low_1")
    assert tokens(game) == {"coin": 1, "arrowhead": 1}


def test_row_7_refreshes_two_different_assistants() -> None:
    game = (
        on("monkey")
        .player(
            0,
            compass=1,
            tablet=1,
            arrowhead=1,
            magnifying_glass="monkey_7b",
            notebook="monkey_6a",
            assistants=["assistant_01_coins:used", "assistant_02_tablet:gold:used"],
        )
        .start()
    )
    play(game, "research/notebook/monkey_7b", "refresh/assistant_01_coins")
    assert legal_main(game) == ["refresh/assistant_02_tablet"]
    play(game, "refresh/assistant_02_tablet")
    assert [assistant.ready for assistant in player(game).assistants] == [True, True]


def test_early_temple_tiles_count_where_the_magnifying_glass_stands() -> None:
    def tiles(glass: str, notebook: str = "start") -> list[str]:
        rich = on("monkey").player(
            0, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9, magnifying_glass=glass, notebook=notebook
        )
        return [key.removeprefix("temple/temple_") for key in legal(rich.start()) if key.startswith("temple/")]

    bronze = ["bronze_left", "bronze_middle", "bronze_right"]
    assert tiles("monkey_6a") == []
    assert tiles("monkey_7a") == bronze
    assert tiles("monkey_8b", "monkey_7a") == [*bronze, "silver_left", "silver_right"]


def test_an_early_temple_tile_costs_the_usual() -> None:
    game = on("monkey").player(0, coin=1, arrowhead=1, magnifying_glass="monkey_7a").start()
    play(game, "temple/temple_bronze_right")
    assert player(game).temple_tiles == ["temple_bronze_right"]
    assert tokens(game) == {}
    assert player(game).magnifying_glass == "monkey_7a"
