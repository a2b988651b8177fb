"""The Falconer (Expedition Leaders)."""

from __future__ import annotations

import pytest

from arnak_core.testing import (
    finish_turn,
    leftover,
    legal,
    legal_free,
    legal_main,
    me,
    play,
    site,
    starting_with,
    tokens,
)
from arnak_leaders.falconer import FalconerBoard

from .leaders_kit import first_round, next_round, other_passes, panel_lines, position

THREE = ["guardian_01:used", "guardian_02:used", "guardian_03:used"]


@pytest.mark.parametrize("number", [1, 3])
def test_eagle_moves_at_the_beginning_of_every_round(number: int) -> None:
    game = first_round(position("falconer").player(0, hand=["fear", "falconer_funding"]).round(number))
    assert me(game).board == FalconerBoard(eagle=1)


def test_eagle_moves_also_when_another_player_starts_the_round() -> None:
    game = first_round(position("falconer").player(0, hand=["fear"]).round(2, starting_player=1))
    assert me(game).board == FalconerBoard(eagle=1)


def test_eagle_stays_on_its_last_space() -> None:
    game = next_round(position("falconer").player(0, hand=["fear"], board=FalconerBoard(4)))
    assert me(game).board == FalconerBoard(eagle=4)


def test_falconry_is_a_compass_or_an_eagle() -> None:
    for choice, gained, eagle in (("choose/0", {"compass": 1}, 1), ("choose/1", {}, 2)):
        game = position("falconer").player(0, hand=["falconer_falconry", "fear"], board=FalconerBoard(1)).start()
        play(game, "play/falconer_falconry", choice)
        assert tokens(game) == gained
        assert me(game).board == FalconerBoard(eagle)


@pytest.mark.parametrize(
    ("eagle", "free", "main"),
    [
        (0, [], []),
        (1, ["eagle/1"], []),
        (2, ["eagle/1", "eagle/2"], []),
        (3, ["eagle/1", "eagle/2"], ["eagle/3"]),
        (4, ["eagle/1", "eagle/2"], ["eagle/3", "eagle/4"]),
    ],
)
def test_eagle_comes_back_for_its_space_or_an_earlier_one(eagle: int, free: list[str], main: list[str]) -> None:
    game = (
        position("falconer")
        .player(0, hand=["fear"], board=FalconerBoard(eagle))
        .site("l1_low_1", tile="site_1_02")
        .site("l2_1", tile="site_2_01")
        .start()
    )
    assert [key for key in legal_free(game) if key.startswith("eagle")] == free
    assert [key for key in legal_main(game) if key.startswith("eagle")] == main


def test_first_space_is_a_coin() -> None:
    game = position("falconer").player(0, hand=["fear"], board=FalconerBoard(3)).start()
    play(game, "eagle/1")
    assert tokens(game) == {"coin": 1}
    assert me(game).board == FalconerBoard(0)
    assert not game.state.main_action_done


def test_second_space_is_a_tablet_and_a_plane() -> None:
    game = position("falconer").player(0, hand=["fear"], board=FalconerBoard(2)).start()
    play(game, "eagle/2")
    assert tokens(game) == {"tablet": 1}
    assert leftover(game) == {"plane": 1}


def test_third_space_is_an_occupied_level_1_site() -> None:
    game = (
        position("falconer")
        .player(0, hand=["fear"], idols=1, board=FalconerBoard(3))
        .site("l1_low_1", tile="site_1_02", figures=[1], guardian="guardian_01")
        .site("l2_1", tile="site_2_01")
        .start()
    )
    play(game, "eagle/3")
    assert legal_main(game) == ["activate/l1_low_1", "skip"]
    play(game, "activate/l1_low_1")
    assert tokens(game) == {"coin": 1, "arrowhead": 1}
    assert game.state.main_action_done
    assert me(game).board == FalconerBoard(0)
    assert site(game, "l1_low_1").figures == (1,)


def test_fourth_space_is_a_level_2_site() -> None:
    game = (
        position("falconer")
        .player(0, hand=["fear"], board=FalconerBoard(4))
        .site("l1_low_1", tile="site_1_02")
        .site("l2_1", tile="site_2_01")
        .start()
    )
    play(game, "eagle/4", "activate/l2_1")
    assert tokens(game) == {"compass": 2, "jewel": 1}


def test_undiscovered_sites_are_out_of_reach_of_the_eagle() -> None:
    game = position("falconer").player(0, hand=["fear"], board=FalconerBoard(4)).start()
    assert "eagle/3" not in legal(game)
    assert "eagle/4" not in legal(game)


def test_main_spaces_only_as_the_main_action() -> None:
    game = (
        position("falconer").player(0, hand=["fear"], board=FalconerBoard(4)).site("l1_low_1", tile="site_1_02").start()
    )
    play(game, "dig/camp_coin/0")
    assert starting_with(game, "eagle") == ["eagle/1", "eagle/2"]


@pytest.mark.parametrize(("overcome", "rows"), [(0, []), (1, ["row/1"]), (2, ["row/1", "row/2"])])
def test_animal_bond_by_guardians_overcome(overcome: int, rows: list[str]) -> None:
    game = (
        position("falconer")
        .player(0, hand=["falconer_animal_bond", "fear"], guardians=THREE[:overcome], idols=1)
        .start()
    )
    assert ("play/falconer_animal_bond" in legal_free(game)) is bool(rows)
    if rows:
        play(game, "play/falconer_animal_bond")
        assert legal_main(game) == rows


def test_animal_bond_with_three_guardians_is_a_coin_and_an_eagle() -> None:
    game = position("falconer").player(0, hand=["falconer_animal_bond", "fear"], guardians=THREE).start()
    play(game, "play/falconer_animal_bond")
    assert legal_main(game) == ["row/1", "row/2", "row/3"]
    play(game, "row/3")
    assert tokens(game) == {"coin": 1}
    assert me(game).board == FalconerBoard(1)


def test_animal_bond_with_two_guardians_exiles_a_card() -> None:
    game = position("falconer").player(0, hand=["falconer_animal_bond", "fear"], guardians=THREE[:2]).start()
    play(game, "play/falconer_animal_bond", "row/2", "exile/hand/fear")
    assert me(game).hand == []


def test_tracking_chooses_the_guardian_from_two() -> None:
    game = (
        position("falconer")
        .player(0, compass=3, hand=["falconer_tracking", "falconer_funding", "falconer_falconry"], idols=1)
        .decks(level_1=["site_1_02"], guardians=["guardian_05", "guardian_06", "guardian_07"])
        .start()
    )
    play(game, "play/falconer_tracking")
    assert tokens(game) == {"compass": 4}
    discover = next(key for key in legal_main(game) if key.startswith("discover/l1"))
    play(game, discover)
    while "guardian/guardian_05" not in legal(game):
        play(game, legal_main(game)[0])
    assert legal(game) == ["guardian/guardian_05", "guardian/guardian_06"]
    assert game.view(1).decision is not None
    play(game, "guardian/guardian_06")
    assert site(game, discover.removeprefix("discover/")).guardian == "guardian_06"
    assert game.state.guardians[0] == "guardian_07"
    assert game.state.guardians[-1] == "guardian_05"


def test_tracking_lasts_until_the_end_of_the_turn() -> None:
    game = position("falconer").player(0, hand=["falconer_tracking", "fear"], idols=1).start()
    play(game, "play/falconer_tracking")
    assert me(game).board == FalconerBoard(0, tracking=True)
    play(game, "dig/camp_coin/0")
    finish_turn(game)
    assert me(game).board == FalconerBoard(0)


def test_tracking_with_one_guardian_left_looks_at_none() -> None:
    game = (
        position("falconer")
        .player(0, compass=3, hand=["falconer_funding"], board=FalconerBoard(0, tracking=True))
        .decks(level_1=["site_1_02"], guardians=["guardian_05"], complete=True)
        .start()
    )
    discover = next(key for key in legal_main(game) if key.startswith("discover/l1"))
    play(game, discover)
    while game.state.turn == 0 and not site(game, discover.removeprefix("discover/")).guardian:
        play(game, legal_main(game)[0])
    assert site(game, discover.removeprefix("discover/")).guardian == "guardian_05"


def test_guardian_face_down_without_its_boon_moves_the_eagle() -> None:
    game = position("falconer").player(0, hand=["fear"], guardians=["guardian_01", "guardian_02:used"]).start()
    assert starting_with(game, "flight") == ["flight/guardian_01"]
    play(game, "flight/guardian_01")
    assert me(game).board == FalconerBoard(1)
    assert me(game).guardians[0].used
    assert leftover(game) == {}
    assert not starting_with(game, "flight", "boon")


def test_no_guardian_is_given_up_for_an_eagle_on_its_last_space() -> None:
    game = position("falconer").player(0, hand=["fear"], guardians=["guardian_01"], board=FalconerBoard(4)).start()
    assert not starting_with(game, "flight")


def test_blue_slots_give_compass_and_eagle() -> None:
    game = position("falconer").player(0, hand=["fear"], idols=1).start()
    play(game, "idol/4/falconer_slot")
    assert tokens(game) == {"compass": 1}
    assert me(game).board == FalconerBoard(1)


def test_eagle_rests_while_others_play() -> None:
    game = position("falconer").player(0, hand=["fear", "falconer_funding"], board=FalconerBoard(2)).start()
    play(game, "dig/camp_coin/0", "spend/fear")
    other_passes(game)
    assert me(game).board == FalconerBoard(2)


def test_panel_tells_the_eagles_track() -> None:
    game = position("falconer").player(0, hand=["fear"], board=FalconerBoard(2, tracking=True)).start()
    lines = panel_lines(game)
    assert lines[0] == "The eagle is on space 2 of 4"
    assert lines[2] == "Space 2: 1 tablet, then travel: 1 plane"
    assert lines[3].startswith("Space 3 (main action): ")
    assert lines[3].endswith(", not reached")
    assert "Tracking" in lines[-1]
