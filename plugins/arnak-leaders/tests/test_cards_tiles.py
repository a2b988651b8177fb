"""What the assistants, guardians, sites, idols and promo cards do."""

from __future__ import annotations

import pytest

from arnak_core import Game
from arnak_core.testing import legal, legal_free, legal_main, me, play, tokens
from arnak_core.vocabulary import BOOT, TRAVEL

from .cards_kit import scenario

# -- assistants


@pytest.mark.parametrize(
    ("assistant", "have", "keys", "gained"),
    [
        ("assistant_700", {"hand": ["fear"]}, [], {"coin": 1, "tablet": 1}),
        ("assistant_700:gold", {}, ["trade/arrowhead"], {"arrowhead": 1}),
        ("assistant_701", {}, ["choose/0"], {"coin": 1}),
        ("assistant_701:gold", {}, [], {"jewel": 1}),
        ("assistant_702", {}, [], {"compass": 1}),
        ("assistant_702:gold", {}, [], {"arrowhead": 1}),
        ("miner_new", {}, [], {"coin": 1}),
        ("miner_new:gold", {}, [], {"coin": 3}),
    ],
)
def test_assistants_are_free_actions(
    assistant: str, have: dict[str, list[str]], keys: list[str], gained: dict[str, int]
) -> None:
    game = scenario().player(0, assistants=[assistant], hand=have.get("hand", []), idols=1).start()
    key = f"assistant/{assistant.partition(':')[0]}"
    assert key in legal_free(game)
    play(game, key, *keys)
    assert tokens(game) == gained
    assert not me(game).assistants[0].ready
    assert not game.state.main_action_done


def test_the_miner_gives_a_boot_and_a_coin() -> None:
    game = play(scenario().player(0, assistants=["miner_new"]).start(), "assistant/miner_new")
    assert me(game).travel[BOOT] == 1
    assert tokens(game) == {"coin": 1}


def test_the_miner_pays_for_a_dig_and_gives_its_coin_too() -> None:
    game = scenario().player(0, assistants=["miner_new"], idols=1).start()
    assert "dig/camp_compass/0" in legal(game)
    play(game, "dig/camp_compass/0")
    assert tokens(game) == {"coin": 1, "compass": 2}
    assert not me(game).assistants[0].ready


def test_two_boots_of_an_assistant_pay_for_the_two_boot_space() -> None:
    game = scenario(4).player(0, assistants=["assistant_701"], idols=1).start()
    play(game, "dig/camp_compass/1")
    assert tokens(game) == {"compass": 2}
    assert not me(game).assistants[0].ready


def test_the_fear_of_a_gold_assistant_goes_to_the_play_area() -> None:
    game = play(scenario().player(0, assistants=["assistant_701:gold"]).start(), "assistant/assistant_701")
    assert me(game).play == ["fear"]


# -- guardians


@pytest.mark.parametrize(
    ("guardian", "have", "left"),
    [
        ("guardian_1200", {"boat": 1, "tablet": 2}, {}),
        ("guardian_1201", {"coin": 1, "tablet": 1, "arrowhead": 2}, {"arrowhead": 1}),
        ("guardian_1202", {"plane": 1, "compass": 2}, {}),
        ("guardian_1204", {"car": 1, "compass": 1, "tablet": 1}, {}),
    ],
)
def test_overcoming_a_guardian_costs_what_it_shows(guardian: str, have: dict[str, int], left: dict[str, int]) -> None:
    position = scenario().player(0, idols=1, **have)
    game = position.site("l1_low_1", tile="site_1_02", figures=[0], guardian=guardian).start()
    play(game, "overcome/l1_low_1")
    assert [mine.id for mine in me(game).guardians] == [guardian]
    assert tokens(game) == left


def test_the_purple_bird_costs_a_card_and_a_jewel() -> None:
    position = scenario().player(0, idols=1, hand=["fear"], jewel=1)
    game = position.site("l1_low_1", tile="site_1_02", figures=[0], guardian="guardian_1203").start()
    play(game, "overcome/l1_low_1")
    assert me(game).play == ["fear"]
    assert tokens(game) == {}


def with_boon(guardian: str, **have: object) -> Game:
    position = scenario().player(0, guardians=[guardian], **have)
    game = position.start()
    assert f"boon/{guardian}" in legal_free(game)
    return play(game, f"boon/{guardian}")


def test_the_crab_trades() -> None:
    game = play(with_boon("guardian_1200", arrowhead=1, tablet=1), "trade/jewel")
    assert tokens(game) == {"jewel": 1, "tablet": 1}


def test_the_blue_beast_draws() -> None:
    assert me(with_boon("guardian_1201", deck=["axe"])).hand == ["axe"]


def test_the_flying_insect_exiles() -> None:
    game = play(with_boon("guardian_1202", hand=["fear"]), "exile/hand/fear")
    assert me(game).hand == []


def test_the_purple_bird_is_a_plane() -> None:
    game = with_boon("guardian_1203")
    assert me(game).travel[TRAVEL.index("plane")] == 1


def test_the_scorpion_refreshes_an_assistant() -> None:
    game = with_boon("guardian_1204", assistants=["assistant_702:used"], idols=1)
    if "refresh/assistant_702" in legal(game):
        play(game, "refresh/assistant_702")
    assert me(game).assistants[0].ready


# -- sites


@pytest.mark.parametrize(
    ("tile", "keys", "gained"),
    [
        ("site_1d796c", [], {"coin": 1, "tablet": 1, "arrowhead": 1}),
        ("site_2ecf03", ["trade/jewel"], {"jewel": 1}),
        ("site_9d9491", ["trade/arrowhead"], {"tablet": 1, "arrowhead": 1}),
        ("site_b52560", [], {"jewel": 1}),
        ("site_f40cc1", [], {"compass": 2, "tablet": 1}),
        ("site_196176", ["trade/jewel"], {"coin": 1, "jewel": 1}),
        ("site_3db92c", ["activate/camp_coin"], {"coin": 3, "tablet": 2}),
        ("site_4bae7c", [], {"compass": 1, "arrowhead": 1, "jewel": 1}),
    ],
)
def test_sites_give_what_they_show(tile: str, keys: list[str], gained: dict[str, int]) -> None:
    rules = scenario().rules
    place = "l1_low_1" if rules.site_tiles[tile].level == 1 else "l2_1"
    position = scenario().player(0, plane=2, idols=1, deck=["axe"]).site(place, tile=tile)
    game = play(position.start(), f"dig/{place}/0")
    if "pay/plane" in legal(game):
        play(game, "pay/plane")
    play(game, *keys)
    assert tokens(game) == gained
    drawn = any(step["op"] == "draw" for step in rules.site_tiles[tile].effect.steps())
    assert me(game).hand == (["axe"] if drawn else [])
    fear = any(step["op"] == "fear" for step in rules.site_tiles[tile].effect.steps())
    assert me(game).play == (["fear"] if fear else [])


def test_the_camp_site_used_by_a_tile_may_be_occupied() -> None:
    position = scenario().player(0, plane=2, idols=1).site("l2_1", tile="site_3db92c")
    game = play(position.site("camp_coin", figures=[1]).start(), "dig/l2_1/0")
    assert "activate/camp_coin" in legal(game)


# -- idols


def test_the_new_idol_gives_fear_and_an_arrowhead() -> None:
    position = scenario().player(0, compass=3, plane=1, hand=["hat"])
    game = position.site("l1_low_1", idols=["idol_fear_arrowhead"]).decks(level_1=["site_1_10"]).start()
    play(game, "discover/l1_low_1")
    assert me(game).play == ["fear"]
    assert tokens(game) == {"arrowhead": 1, "jewel": 1}
    assert me(game).idols == ["idol_fear_arrowhead"]


# -- promos


def test_saxophone_refreshes_and_gives_a_coin() -> None:
    game = scenario(promos=True).player(0, hand=["saxophone"], assistants=["assistant_702:used"], idols=1).start()
    play(game, "play/saxophone")
    if "refresh/assistant_702" in legal(game):
        play(game, "refresh/assistant_702")
    assert me(game).assistants[0].ready
    assert tokens(game) == {"coin": 1}


def test_saxophone_gives_its_coin_without_an_assistant() -> None:
    game = play(scenario(promos=True).player(0, hand=["saxophone"], idols=1).start(), "play/saxophone")
    assert tokens(game) == {"coin": 1}


def test_rat_exiles_a_card() -> None:
    game = scenario(promos=True).player(0, hand=["rat", "fear"], idols=1).start()
    play(game, "play/rat", "exile/hand/fear")
    assert me(game).hand == []


def test_soothsayers_runes_keeps_one_of_three() -> None:
    position = scenario(promos=True).player(0, hand=["soothsayers_runes"], tablet=1, deck=["fear", "axe", "rope"])
    game = play(position.player(1, idols=1).start(), "play/soothsayers_runes", "keep/axe")
    assert legal_main(game) == ["order/fear", "order/rope"]


def test_alicorn_exiles_fear_only() -> None:
    position = scenario(promos=True).player(0, hand=["alicorn", "fear", "axe"], tablet=1, idols=1)
    game = play(position.start(), "play/alicorn")
    assert legal_main(game) == ["exile/hand/fear", "skip"]
    play(game, "exile/hand/fear")
    assert tokens(game) == {"tablet": 1}


def test_alicorn_gives_its_tablet_without_fear() -> None:
    game = scenario(promos=True).player(0, hand=["alicorn"], tablet=1, idols=1).start()
    play(game, "play/alicorn", "skip")
    assert tokens(game) == {"tablet": 1}
