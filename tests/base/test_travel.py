"""Travel icons and paying with them (rules: "Travel"; "Paying is atomic")."""

from __future__ import annotations

from itertools import product

import pytest

from arnak_core import Game
from arnak_core.testing import leftover, legal, legal_free, me, play, site, starting_with, tokens
from arnak_core.vocabulary import TRAVEL, Icons, covers, icons

from .kit import assistant, position

ONE = {name: icons(**{name: 1}) for name in TRAVEL}


@pytest.mark.parametrize(
    ("source", "pays_for"),
    [
        ("boot", {"boot"}),
        ("boat", {"boot", "boat"}),
        ("car", {"boot", "car"}),
        ("plane", {"boot", "boat", "car", "plane"}),
    ],
)
def test_what_an_icon_pays_for(source: str, pays_for: set[str]) -> None:
    assert {name for name in TRAVEL if covers(ONE[source], ONE[name])} == pays_for


def test_a_pilot_pays_for_anything() -> None:
    assert all(covers((0, 0, 0, 0), ONE[name], pilots=1) for name in TRAVEL)
    assert not covers((0, 0, 0, 0), icons(car=2), pilots=1)


def assignable(have: Icons, need: Icons) -> bool:
    """Whether single icons can be matched with the needed ones, tried one by one."""
    wanted = [kind for kind, n in enumerate(need) for _ in range(n)]
    if not wanted:
        return True
    pays = {0: (0, 1, 2, 3), 1: (1, 3), 2: (2, 3), 3: (3,)}
    first = wanted[0]
    rest = tuple(n - (kind == first) for kind, n in enumerate(need))
    for source in pays[first]:
        if have[source]:
            left = tuple(n - (kind == source) for kind, n in enumerate(have))
            if assignable(left, rest):
                return True
    return False


def test_the_cover_check_agrees_with_trying_every_assignment() -> None:
    amounts = list(product(range(3), repeat=4))
    for have in amounts:
        for need in amounts:
            assert covers(have, need) == assignable(have, need), (have, need)


CARDS = {"boot": "fear", "boat": "rope", "car": "lantern", "plane": "airdrop"}
SPACES = {"boot": "dig/camp_coin/0", "boat": "dig/l1_low_4/0", "car": "dig/l1_low_1/0", "plane": "dig/l1_high_3/0"}


@pytest.mark.parametrize(
    ("source", "reached"),
    [
        ("boot", ["boot"]),
        ("boat", ["boot", "boat"]),
        ("car", ["boot", "car"]),
        ("plane", ["boot", "boat", "car", "plane"]),
    ],
)
def test_a_card_reaches_the_spaces_that_its_icon_pays_for(source: str, reached: list[str]) -> None:
    game = (
        position(board="snake")
        .player(0, hand=[CARDS[source]])
        .site("l1_low_1", tile="site_1_02")
        .site("l1_low_4", tile="site_1_04")
        .site("l1_high_3", tile="site_1_05")
        .start()
    )
    assert [name for name in TRAVEL if SPACES[name] in legal(game)] == reached


def test_two_coins_are_one_plane_as_often_as_you_can_pay() -> None:
    for coins, possible in ((1, False), (2, False), (3, False), (4, True)):
        game = position().player(0, coin=coins).site("l2_1", tile="site_2_03").start()
        assert ("dig/l2_1/0" in legal(game)) is possible
    game = position().player(0, coin=5).site("l2_1", tile="site_2_03").start()
    play(game, "dig/l2_1/0")
    assert tokens(game) == {"coin": 1, "arrowhead": 1, "jewel": 1}


def test_a_cost_of_two_icons_may_be_covered_from_two_sources() -> None:
    game = position().player(0, hand=["lantern"], guardians=["guardian_09"]).site("l2_1", tile="site_2_03").start()
    play(game, "dig/l2_1/0", "spend/lantern")
    assert me(game).guardians[0].used
    assert me(game).play == ["lantern"]


def test_an_icon_not_needed_is_left_over_for_another_cost_of_the_turn() -> None:
    game = position().player(0, hand=["aeroplane"], assistants=["assistant_03_arrowhead"]).start()
    play(game, "dig/camp_coin/0")
    assert leftover(game) == {"plane": 1}
    play(game, "assistant/assistant_03_arrowhead")
    assert leftover(game) == {}
    assert tokens(game) == {"coin": 2, "arrowhead": 1}


def test_leftover_icons_of_an_assistant_used_before_pay_for_the_dig() -> None:
    game = position().player(0, hand=["fear"], assistants=["assistant_08_car:gold"]).start()
    play(game, "assistant/assistant_08_car", "choose/1")
    assert leftover(game) == {"car": 2}
    play(game, "dig/camp_coin/0")
    assert set(legal(game)) == {"pay/car", "spend/fear"}
    play(game, "pay/car")
    assert tokens(game) == {"coin": 2}
    assert not assistant(game, "assistant_08_car").ready


def test_icons_of_assistants_boons_and_pilots_are_offered_as_sources() -> None:
    game = (
        position()
        .player(0, coin=2, hand=["lantern"], assistants=["assistant_07_plane"], guardians=["guardian_09"])
        .site("l1_low_1", tile="site_1_02")
        .start()
    )
    play(game, "dig/l1_low_1/0")
    assert set(legal(game)) == {"spend/lantern", "assistant/assistant_07_plane", "boon/guardian_09", "pilot"}
    play(game, "assistant/assistant_07_plane")
    assert tokens(game) == {"coin": 3, "arrowhead": 1}
    assert not assistant(game, "assistant_07_plane").ready


def test_used_assistants_and_boons_are_no_source() -> None:
    game = (
        position()
        .player(0, coin=1, assistants=["assistant_07_plane:used"], guardians=["guardian_09:used"])
        .row("mortar", "hat", "dog", "horse", "axe", "rope")
        .start()
    )
    assert legal(game) == ["buy/hat", "pass"]


def test_a_card_is_spent_into_the_play_area_without_its_effect() -> None:
    game = position().player(0, hand=["hat"]).start()
    play(game, "dig/camp_tablet/0")
    assert me(game).play == ["hat"]
    assert tokens(game) == {"tablet": 2}


def test_a_card_played_for_its_effect_does_not_travel() -> None:
    game = position().player(0, hand=["hat"]).row("mortar", "gold_pan", "dog", "horse", "axe", "rope").start()
    play(game, "play/hat")
    assert me(game).play == ["hat"]
    assert legal(game) == ["buy/gold_pan", "pass"]


def test_a_card_that_exiles_itself_when_played_is_not_exiled_when_spent() -> None:
    game = position().player(0, hand=["rough_map"]).start()
    play(game, "dig/camp_tablet/0")
    assert me(game).play == ["rough_map"]
    assert game.state.item_exile == []


def paying() -> Game:
    game = position().player(0, coin=3, hand=["hat", "fear"], deck=["dog"], idols=2).start()
    return play(game, "dig/camp_tablet/0")


def test_paying_is_atomic_only_sources_of_payment_are_offered() -> None:
    game = paying()
    assert set(legal(game)) == {"spend/hat", "spend/fear", "pilot"}
    assert legal_free(game) == []


def test_the_whole_cost_is_paid_before_anything_else_happens() -> None:
    game = position().player(0, compass=3, hand=["lantern", "ostrich"]).site("l1_low_1", idols=["idol_compass"]).start()
    play(game, "discover/l1_low_1")
    assert tokens(game) == {}
    assert site(game, "l1_low_1").figures == (-1,)
    assert site(game, "l1_low_1").idols == ("idol_compass",)


def test_nobody_is_offered_a_dig_without_being_able_to_pay() -> None:
    game = position().player(0, coin=1, hand=["hat"]).site("l2_3", tile="site_2_03").start()
    assert "dig/l2_3/0" not in legal(game)
    assert starting_with(game, "dig/camp") != []


def test_sources_that_do_not_help_are_not_offered() -> None:
    game = position().player(0, hand=["lantern", "rope", "fear"]).site("l1_low_1", tile="site_1_02").start()
    play(game, "dig/l1_low_1/0")
    assert me(game).play == ["lantern"]


def test_a_better_icon_is_not_wasted_where_a_lesser_one_is_left_over() -> None:
    game = position().player(0, plane=1, boat=1).start()
    play(game, "dig/camp_coin/0")
    assert tokens(game)["coin"] == 2
    game = position().player(0, plane=1, boat=1, assistants=["assistant_03_arrowhead"]).start()
    play(game, "dig/camp_coin/0")
    assert leftover(game) == {"plane": 1}


def test_car_or_boat_for_a_boot_is_the_players_choice() -> None:
    game = position().player(0, car=1, boat=1, assistants=["assistant_03_arrowhead"]).start()
    play(game, "dig/camp_coin/0")
    assert set(legal(game)) == {"pay/car", "pay/boat"}
    play(game, "pay/car")
    assert leftover(game) == {"boat": 1}


def test_the_ocarina_makes_two_icons_two_planes() -> None:
    game = (
        position(board="snake")
        .player(0, hand=["gold_pan", "fear"], round_effects=["all_planes"])
        .site("l1_high_3", tile="site_1_02")
        .site("l2_1", tile="site_2_03")
        .start()
    )
    assert {"dig/l1_high_3/0", "dig/l2_1/0"} <= set(legal(game))
    play(game, "dig/l2_1/0", "spend/gold_pan")
    assert me(game).hand == ["fear"]
    assert tokens(game) == {"arrowhead": 1, "jewel": 1}


def test_discards_of_a_cost_leave_the_card_that_pays_its_travel() -> None:
    game = (
        position()
        .player(0, compass=1, arrowhead=1, hand=["fear", "lantern"])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_07", figures=[0])
        .start()
    )
    play(game, "overcome/l1_low_1")
    assert set(legal(game)) == {"discard/fear", "discard/lantern"}
