"""Digging and discovering (rules: "Dig", "Discover")."""

from __future__ import annotations

import pytest

from arnak_core import Game
from arnak_core.events import BonusTileTaken, FigureMoved, GuardianAppeared, IdolTaken, SiteRevealed, TokensGained
from arnak_core.testing import Scenario, finish_turn, legal, me, play, site, starting_with, tokens

from .kit import position

CAMPS = {
    "camp_coin": {"coin": 2},
    "camp_compass": {"compass": 2},
    "camp_tablet": {"tablet": 2},
    "camp_arrowhead": {"arrowhead": 1},
}


@pytest.mark.parametrize(("camp", "gained"), CAMPS.items())
def test_digging_moves_an_archaeologist_and_resolves_the_site(camp: str, gained: dict[str, int]) -> None:
    game = position().player(0, hand=["fear"]).start()
    play(game, f"dig/{camp}/0")
    assert tokens(game) == gained
    assert site(game, camp).figures[0] == 0
    assert me(game).archaeologists == 1
    assert me(game).play == ["fear"]


def test_the_second_space_of_a_camp_costs_two_boots() -> None:
    game = position(4).player(0, hand=["fear"]).site("camp_coin", figures=[1]).start()
    assert "dig/camp_coin/1" not in legal(game)
    game = position(4).player(0, hand=["fear", "fear"]).site("camp_coin", figures=[1]).start()
    play(game, "dig/camp_coin/1")
    assert site(game, "camp_coin").figures == (1, 0)


def test_the_two_boot_space_may_be_taken_while_the_one_boot_space_is_free() -> None:
    game = position(4).player(0, hand=["fear", "fear"]).start()
    assert {"dig/camp_coin/0", "dig/camp_coin/1"} <= set(legal(game))


def test_one_player_may_stand_on_both_spaces_on_different_turns() -> None:
    game = Scenario(4).player(0, hand=["fear"] * 4).start()
    play(game, "dig/camp_coin/0", "dig/camp_coin/1", "spend/fear", "spend/fear")
    assert site(game, "camp_coin").figures == (0, 0)
    assert tokens(game) == {"coin": 4}


def test_a_blocked_space_is_never_dug() -> None:
    game = position(2).player(0, hand=["fear", "fear"]).start()
    assert starting_with(game, "dig/") == [
        f"dig/camp_{token}/0" for token in ("coin", "compass", "tablet", "arrowhead", "jewel")
    ]


def test_a_taken_space_is_not_dug() -> None:
    game = (
        position(2)
        .player(0, hand=["ostrich", "fear"])
        .site("camp_coin", figures=[1])
        .site("l1_low_1", tile="site_1_02", figures=[1])
        .start()
    )
    assert "dig/camp_coin/0" not in legal(game)
    assert "dig/l1_low_1/0" not in legal(game)


def test_who_has_no_archaeologist_left_neither_digs_nor_discovers() -> None:
    game = (
        position()
        .player(0, compass=9, hand=["aeroplane", "ostrich"])
        .site("camp_coin", figures=[0])
        .site("camp_compass", figures=[0])
        .start()
    )
    assert starting_with(game, "dig/", "discover/") == []


@pytest.mark.parametrize("guardian", ["", "guardian_08"])
def test_a_guardian_does_not_stop_a_dig(guardian: str) -> None:
    game = position().player(0, hand=["ostrich"]).site("l1_low_1", tile="site_1_02", guardian=guardian).start()
    play(game, "dig/l1_low_1/0")
    assert tokens(game) == {"coin": 1, "arrowhead": 1}
    assert me(game).guardians == []
    assert site(game, "l1_low_1").guardian == guardian


def test_an_undiscovered_site_is_not_dug() -> None:
    game = position().player(0, compass=2, hand=["ostrich"]).start()
    assert starting_with(game, "dig/l", "discover/") == []


def discovery(*, board: str = "bird", compass: int = 3, idol: str = "idol_coin", tile: str = "site_1_02") -> Game:
    return (
        position(board=board)
        .player(0, compass=compass, hand=["ostrich"])
        .site("l1_low_1", idols=[idol])
        .decks(level_1=[tile], guardians=["guardian_05"])
        .start()
    )


def test_discovering_pays_three_compasses_and_the_travel_cost_of_the_space() -> None:
    game = play(discovery(), "discover/l1_low_1")
    assert me(game).play == ["ostrich"]
    assert tokens(game) == {"coin": 2, "arrowhead": 1}
    assert me(game).idols == ["idol_coin"]
    assert me(game).archaeologists == 1
    found = site(game, "l1_low_1")
    assert (found.tile, found.guardian, found.figures, found.idols) == ("site_1_02", "guardian_05", (0,), ())
    assert "site_1_02" not in game.state.site_stacks["1"]
    assert "guardian_05" not in game.state.guardians


def test_idol_site_and_guardian_come_in_this_order() -> None:
    game = play(discovery(), "discover/l1_low_1")
    wanted = (IdolTaken, SiteRevealed, GuardianAppeared, BonusTileTaken, FigureMoved)
    assert [type(event) for event in game.events if isinstance(event, wanted)] == [
        IdolTaken,
        SiteRevealed,
        GuardianAppeared,
    ]
    gains = [event.tokens for event in game.events if isinstance(event, TokensGained)]
    assert gains == [(1, 0, 0, 0, 0), (1, 0, 0, 1, 0)]


def test_without_three_compasses_nothing_of_level_1_is_discovered() -> None:
    assert starting_with(discovery(compass=2), "discover/") == []


def test_level_2_costs_six_compasses() -> None:
    for compasses, possible in ((5, False), (6, True)):
        game = position().player(0, compass=compasses, hand=["ostrich"]).start()
        assert ("discover/l2_1" in legal(game)) is possible


def test_the_guardian_does_nothing_at_once() -> None:
    game = play(discovery(), "discover/l1_low_1")
    finish_turn(game)
    assert "fear" not in me(game).play


def test_with_the_guardian_stack_empty_none_comes() -> None:
    game = (
        position()
        .player(0, compass=3, hand=["ostrich"])
        .site("l1_low_1", idols=["idol_coin"])
        .decks(guardians=[], complete=True)
        .start()
    )
    play(game, "discover/l1_low_1")
    assert site(game, "l1_low_1").guardian == ""
    assert site(game, "l1_low_1").tile != ""


def test_a_discovered_site_can_be_dug_on_a_later_turn_by_another_only_when_free() -> None:
    game = play(discovery(), "discover/l1_low_1")
    finish_turn(game)
    assert game.state.turn == 1
    assert "dig/l1_low_1/0" not in legal(game)


def test_a_discovered_site_is_not_discovered_again() -> None:
    game = position().player(0, compass=9, hand=["ostrich"]).site("l1_low_1", tile="site_1_02").start()
    assert "discover/l1_low_1" not in legal(game)
    assert "dig/l1_low_1/0" in legal(game)


def test_the_compasses_of_the_site_and_idol_do_not_pay_for_the_discovery() -> None:
    game = discovery(compass=2, idol="idol_compass", tile="site_1_04")
    assert "discover/l1_low_1" not in legal(game)


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("site_1_02", {"coin": 1, "arrowhead": 1}),
        ("site_1_03", {"coin": 1, "tablet": 1}),
        ("site_1_04", {"compass": 1, "arrowhead": 1}),
        ("site_1_05", {"coin": 1, "tablet": 2}),
        ("site_1_06", {"tablet": 1, "arrowhead": 1}),
        ("site_1_07", {"arrowhead": 1}),
        ("site_1_08", {"tablet": 1, "jewel": 1}),
        ("site_1_09", {"compass": 1, "jewel": 1}),
        ("site_1_10", {"jewel": 1}),
    ],
)
def test_the_tiles_of_level_1(tile: str, gained: dict[str, int]) -> None:
    game = position().player(0, hand=["ostrich", "fear"], deck=["dog", "rope"]).site("l1_low_1", tile=tile).start()
    play(game, "dig/l1_low_1/0")
    assert tokens(game) == gained
    assert ("dog" in me(game).hand) is (tile in ("site_1_03", "site_1_07"))
    assert ("fear" in me(game).play) is (tile in ("site_1_08", "site_1_09"))


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("site_2_01", {"compass": 2, "jewel": 1}),
        ("site_2_02", {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1}),
        ("site_2_03", {"arrowhead": 1, "jewel": 1}),
        ("site_2_04", {"tablet": 1, "jewel": 1}),
        ("site_2_05", {"tablet": 2, "jewel": 1}),
        ("site_2_06", {"tablet": 2, "arrowhead": 2}),
    ],
)
def test_the_tiles_of_level_2(tile: str, gained: dict[str, int]) -> None:
    game = position().player(0, hand=["ostrich", "fear"], deck=["dog", "rope"]).site("l2_1", tile=tile).start()
    play(game, "dig/l2_1/0")
    assert tokens(game) == gained
    assert ("dog" in me(game).hand) is (tile == "site_2_04")
    assert ("fear" in me(game).play) is (tile == "site_2_06")


def test_a_site_with_a_choice_gives_an_item_or_two_compasses() -> None:
    game = (
        position()
        .player(0, hand=["ostrich"])
        .site("l1_low_1", tile="site_1_01")
        .row("mortar", "hat", "dog", "horse", "axe", "rope")
        .start()
    )
    play(game, "dig/l1_low_1/0", "choose/0")
    assert starting_with(game, "buy/") == ["buy/hat", "buy/dog", "buy/horse", "buy/axe", "buy/rope"]
    play(game, "buy/horse")
    assert me(game).deck == ["horse"]
    assert tokens(game) == {}
