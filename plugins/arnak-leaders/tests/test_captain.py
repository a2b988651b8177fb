"""The Captain (Expedition Leaders)."""

from __future__ import annotations

import pytest

from arnak_core.testing import leftover, legal, legal_free, legal_main, me, play, tokens
from arnak_core.vocabulary import FREE_SPACE
from arnak_leaders.captain import CaptainBoard

from .leaders_kit import next_round, panel_lines, position


def test_three_archaeologists() -> None:
    game = position("captain").start()
    assert me(game).archaeologists == 3
    assert me(game, 1).archaeologists == 2


@pytest.mark.parametrize(
    ("placed", "rows"), [(0, []), (1, ["row/1"]), (2, ["row/1", "row/2"]), (3, ["row/1", "row/2", "row/3"])]
)
def test_transmission_by_archaeologists_placed(placed: int, rows: list[str]) -> None:
    scenario = position("captain").player(0, hand=["captain_transmission", "fear"], idols=1)
    for camp in ("camp_coin", "camp_compass", "camp_tablet")[:placed]:
        scenario.site(camp, figures=[0])
    game = scenario.start()
    assert ("play/captain_transmission" in legal_free(game)) is bool(rows)
    if rows:
        play(game, "play/captain_transmission")
        assert legal_main(game) == rows


@pytest.mark.parametrize(("row", "gained"), [(1, {"coin": 1}), (2, {"compass": 1}), (3, {"tablet": 1})])
def test_transmission_gives_one_row(row: int, gained: dict[str, int]) -> None:
    game = (
        position("captain")
        .player(0, hand=["captain_transmission", "fear"])
        .site("camp_coin", figures=[0])
        .site("camp_compass", figures=[0])
        .site("camp_tablet", figures=[0])
        .start()
    )
    play(game, "play/captain_transmission", f"row/{row}")
    assert tokens(game) == gained


def test_piloting_is_a_compass_or_two_planes_for_a_coin() -> None:
    scenario = position("captain").player(0, coin=1, hand=["captain_piloting", "fear"])
    game = scenario.start()
    play(game, "play/captain_piloting", "choose/1", "pay")
    assert tokens(game) == {}
    assert leftover(game) == {"plane": 2}


def test_specialist_uses_a_silver_supply_assistant_as_main_action() -> None:
    game = (
        position("captain")
        .player(0, hand=["fear"], idols=1)
        .supply(["assistant_01_coins"], ["assistant_12_compass"], ["assistant_02_tablet"])
        .start()
    )
    specialists = ["specialist/assistant_01_coins", "specialist/assistant_12_compass", "specialist/assistant_02_tablet"]
    assert [key for key in legal_main(game) if key.startswith("specialist")] == specialists
    play(game, "specialist/assistant_01_coins")
    assert tokens(game) == {"coin": 2}
    assert game.state.main_action_done
    assert game.state.assistants[0] == ["assistant_01_coins"]
    assert me(game).archaeologists == 2
    assert me(game).assistants == []


def test_specialist_works_once_a_round() -> None:
    game = position("captain").player(0, hand=["fear"], board=CaptainBoard(0)).start()
    assert me(game).archaeologists == 2
    assert not [key for key in legal(game) if key.startswith("specialist")]


def test_specialist_needs_a_figure_at_home() -> None:
    game = (
        position("captain")
        .player(0, hand=["fear"])
        .site("camp_coin", figures=[0])
        .site("camp_compass", figures=[0])
        .site("camp_tablet", figures=[0])
        .start()
    )
    assert not [key for key in legal(game) if key.startswith("specialist")]


def test_supply_assistant_that_can_do_nothing_is_not_offered() -> None:
    game = (
        position("captain")
        .player(0, hand=["fear"])
        .supply(["assistant_04_coin_for_arrowhead"], ["assistant_01_coins"], ["assistant_11_trade"])
        .start()
    )
    assert [key for key in legal(game) if key.startswith("specialist")] == ["specialist/assistant_01_coins"]


def test_borrowed_merchant_is_part_of_the_main_action() -> None:
    game = (
        position("captain")
        .player(0, coin=3, hand=["fear"])
        .supply(["assistant_10_buy"], [], [])
        .row("stone_jar", "gold_pan", "", "", "", "")
        .start()
    )
    play(game, "specialist/assistant_10_buy")
    assert legal_main(game) == ["buy/gold_pan", "skip"]


def test_c33_specialist_is_not_placed() -> None:
    game = (
        position("captain")
        .player(0, hand=["captain_transmission", "theodolite", "fear"], board=CaptainBoard(0))
        .site("camp_coin", figures=[0])
        .site("camp_compass", figures=[0])
        .start()
    )
    assert me(game).archaeologists == 0
    play(game, "play/captain_transmission")
    assert legal_main(game) == ["row/1", "row/2"]
    play(game, "row/2")
    before = tokens(game)
    play(game, "play/theodolite")
    gained = {name: n - before.get(name, 0) for name, n in tokens(game).items() if n != before.get(name, 0)}
    assert gained == {"coin": 1, "compass": 2}


def test_c33_specialist_cannot_be_moved() -> None:
    game = (
        position("captain")
        .player(0, tablet=1, hand=["guardians_ocarina", "fear"], board=CaptainBoard(0))
        .site("camp_coin", figures=[0])
        .start()
    )
    play(game, "play/guardians_ocarina")
    assert legal_main(game) == ["return/camp_coin", "skip"]


def test_c33_specialist_comes_home_without_fear() -> None:
    scenario = (
        position("captain")
        .player(0, deck=["captain_funding"], board=CaptainBoard(0))
        .site("camp_coin", figures=[0], guardian="guardian_01")
    )
    game = next_round(scenario)
    assert me(game).archaeologists == 3
    assert me(game).board == CaptainBoard(FREE_SPACE)
    assert me(game).cards.count("fear") == 1


def test_specialist_is_free_again_next_round() -> None:
    game = next_round(position("captain").player(0, hand=["fear"], board=CaptainBoard(0)))
    while game.state.turn != 0:
        play(game, "pass")
    assert [key for key in legal(game) if key.startswith("specialist")]


@pytest.mark.parametrize("zone", ["hand", "play"])
def test_hidden_fear_exiled_brings_fear_and_compass(zone: str) -> None:
    scenario = position("captain").player(0, assistants=["assistant_05_exile"])
    if zone == "hand":
        scenario.player(0, hand=["captain_hidden_fear"])
    else:
        scenario.player(0, play=["captain_hidden_fear"])
    game = scenario.start()
    play(game, "assistant/assistant_05_exile", f"exile/{zone}/captain_hidden_fear")
    assert "captain_hidden_fear" in game.state.box
    assert me(game).play == ["fear"]
    assert tokens(game) == {"compass": 1}


def test_hidden_fear_counts_as_fear_and_costs_two_points() -> None:
    game = position("captain").player(0, hand=["captain_hidden_fear"]).start()
    assert "captain_hidden_fear" in game.rules.fear_cards
    assert game.result().scores[0].lines["cards"] == -2
    assert "play/captain_hidden_fear" not in legal(game)


def test_hidden_fear_is_a_boat() -> None:
    game = position("captain").player(0, hand=["captain_hidden_fear", "fear"]).start()
    play(game, "dig/camp_coin/0", "spend/captain_hidden_fear")
    assert tokens(game) == {"coin": 2}


def test_blue_slots_give_compass_and_plane() -> None:
    game = position("captain").player(0, hand=["fear"], idols=1).start()
    blue = [key for key in legal_free(game) if key.endswith("captain_slot")]
    assert blue == ["idol/3/captain_slot", "idol/4/captain_slot"]
    play(game, "idol/3/captain_slot")
    assert tokens(game) == {"compass": 1}
    assert leftover(game) == {"plane": 1}
    assert me(game).slots[2]


def test_slots_in_any_order_with_the_usual_effects() -> None:
    game = position("captain").player(0, hand=["fear"], idols=1).start()
    for slot in (1, 2, 3, 4):
        assert f"idol/{slot}/slot_tablets" in legal_free(game)


def test_c27_captain_used_only_the_four_point_slot() -> None:
    game = position("captain").player(0, slots=["", "", "", True]).start()
    assert game.result().scores[0].lines["idol slots"] == 1 + 2 + 3
    assert game.result().scores[0].lines["idols"] == 3


def test_panel_tells_the_special_space() -> None:
    game = position("captain").player(0, hand=["fear"]).site("camp_coin", figures=[0]).start()
    assert panel_lines(game) == ("Special space: free", "Archaeologists placed, for Transmission: 1")
    game = position("captain").player(0, hand=["fear"], board=CaptainBoard(0)).start()
    assert panel_lines(game)[0] == "Special space: an archaeologist works there this round"


def test_others_have_no_specialist() -> None:
    game = position("captain").player(0, hand=["fear"]).player(1, hand=["fear"]).start(turn=1)
    assert not [key for key in legal(game) if key.startswith("specialist")]
