"""Guardians and their boons (rules: "Overcome a guardian"; "Overcome for free")."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig
from arnak_core.base.flow import EndRound
from arnak_core.effects.drawing import Draw
from arnak_core.effects.exile import Exile
from arnak_core.effects.tokens import Trade
from arnak_core.effects.travel import Travel
from arnak_core.ruleset import ruleset
from arnak_core.testing import Scenario, leftover, legal, me, play, site, starting_with, tokens
from arnak_core.vocabulary import TOKENS, TRAVEL

from .kit import position

RULES = ruleset(GameConfig())
GUARDIANS = list(RULES.guardians)
CARD_FOR = {"boot": "fear", "boat": "rope", "car": "lantern", "plane": "airdrop"}


def facing(guardian: str, *, short_of: str = "") -> Game:
    """A player beside a guardian, with exactly its cost (or without one part of it)."""
    cost = RULES.guardians[guardian].cost
    amounts = {name: getattr(cost, name) - (name == short_of) for name in TOKENS}
    hand = [CARD_FOR[name] for name in TRAVEL for _ in range(getattr(cost, name) - (name == short_of))]
    hand += ["horse"] * (cost.discard - (short_of == "discard"))
    return (
        position()
        .player(0, hand=hand, **amounts)
        .site("l1_low_1", tile="site_1_02", guardian=guardian, figures=[0])
        .start()
    )


@pytest.mark.parametrize("guardian", GUARDIANS)
def test_its_cost_overcomes_a_guardian(guardian: str) -> None:
    game = facing(guardian)
    play(game, "overcome/l1_low_1")
    if "discard/horse" in legal(game):
        play(game, "discard/horse")
    assert [(mine.id, mine.used) for mine in me(game).guardians] == [(guardian, False)]
    assert site(game, "l1_low_1").guardian == ""
    assert site(game, "l1_low_1").figures == (0,)
    assert tokens(game) == {}
    assert me(game).hand == []
    assert game.result().scores[0].lines["guardians"] == 5


@pytest.mark.parametrize("guardian", GUARDIANS)
def test_every_part_of_the_cost_is_needed(guardian: str) -> None:
    cost = RULES.guardians[guardian].cost
    for part in (*TOKENS, *TRAVEL, "discard"):
        if getattr(cost, part):
            assert "overcome/l1_low_1" not in legal(facing(guardian, short_of=part)), part


def test_it_is_a_main_action() -> None:
    game = facing("guardian_08")
    play(game, "overcome/l1_low_1")
    assert game.state.turn == 1


def test_only_where_you_have_an_archaeologist() -> None:
    game = (
        position()
        .player(0, coin=9)
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[1])
        .site("l1_low_2", tile="site_1_04", guardian="guardian_04")
        .start()
    )
    assert starting_with(game, "overcome/") == []


BOONS = {guardian: RULES.guardians[guardian].boon for guardian in GUARDIANS}


@pytest.mark.parametrize("guardian", [name for name, boon in BOONS.items() if isinstance(boon, Travel)])
def test_a_boon_of_travel_icons_is_used_once(guardian: str) -> None:
    boon = BOONS[guardian]
    assert isinstance(boon, Travel)
    game = position().player(0, hand=["fear"], guardians=[guardian]).start()
    play(game, f"boon/{guardian}")
    assert leftover(game) == {name: n for name, n in zip(TRAVEL, boon.icons, strict=True) if n}
    assert me(game).guardians[0].used
    assert f"boon/{guardian}" not in legal(game)
    assert not game.state.main_action_done


@pytest.mark.parametrize("guardian", [name for name, boon in BOONS.items() if isinstance(boon, Travel)])
def test_a_boon_of_travel_icons_pays_a_travel_cost(guardian: str) -> None:
    game = position().player(0, guardians=[guardian]).start()
    play(game, "dig/camp_tablet/0")
    assert tokens(game) == {"tablet": 2}
    assert me(game).guardians[0].used


@pytest.mark.parametrize("guardian", [name for name, boon in BOONS.items() if isinstance(boon, Exile)])
def test_a_boon_that_exiles(guardian: str) -> None:
    game = position().player(0, hand=["fear", "horse"], play=["dog"], guardians=[guardian]).start()
    play(game, f"boon/{guardian}")
    assert {"exile/hand/fear", "exile/hand/horse", "exile/play/dog", "skip"} <= set(legal(game))
    play(game, "exile/play/dog")
    assert game.state.item_exile == ["dog"]
    assert me(game).guardians[0].used


@pytest.mark.parametrize("guardian", [name for name, boon in BOONS.items() if isinstance(boon, Draw)])
def test_a_boon_that_draws(guardian: str) -> None:
    game = position().player(0, hand=["fear"], deck=["dog", "horse"], guardians=[guardian]).start()
    play(game, f"boon/{guardian}")
    assert me(game).hand == ["fear", "dog"]


@pytest.mark.parametrize("guardian", [name for name, boon in BOONS.items() if isinstance(boon, Trade)])
def test_a_boon_that_trades(guardian: str) -> None:
    game = position().player(0, tablet=1, hand=["fear"], guardians=[guardian]).start()
    play(game, f"boon/{guardian}", "trade/arrowhead")
    assert tokens(game) == {"arrowhead": 1}


def test_every_guardian_has_a_boon_of_these_kinds() -> None:
    kinds = [type(boon) for boon in BOONS.values()]
    assert (kinds.count(Travel), kinds.count(Exile), kinds.count(Draw), kinds.count(Trade)) == (8, 5, 1, 1)


@pytest.mark.parametrize("mark", ["", ":used"])
def test_five_points_at_the_end_used_or_not(mark: str) -> None:
    game = Scenario().player(0, guardians=[f"guardian_01{mark}", f"guardian_08{mark}"]).start()
    assert game.result().scores[0].lines["guardians"] == 10


def test_a_boon_is_a_free_action_on_your_own_turn() -> None:
    game = position().player(0, hand=["fear"]).player(1, guardians=["guardian_01"]).start()
    assert starting_with(game, "boon/") == []
    play(game, "pass")
    assert game.state.turn == 1
    assert "boon/guardian_01" in legal(game)


def two_guardians(card: str) -> Game:
    return (
        position()
        .player(0, compass=1, tablet=1, hand=[card])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .site("l1_low_2", tile="site_1_04", guardian="guardian_04", figures=[1])
        .site("l1_low_3", tile="site_1_05", guardian="guardian_01")
        .start()
    )


def test_overcoming_for_free_only_at_a_site_you_occupy() -> None:
    for card, left in (("war_club", {"compass": 1}), ("revolver", {"tablet": 1})):
        game = two_guardians(card)
        play(game, f"play/{card}")
        if "pay" in legal(game):
            play(game, "pay")
        assert [mine.id for mine in me(game).guardians] == ["guardian_08"]
        assert tokens(game) == left


def test_bear_trap_any_site_where_no_other_player_stands() -> None:
    game = two_guardians("bear_trap")
    play(game, "play/bear_trap")
    assert legal(game) == ["overcome/l1_low_1", "overcome/l1_low_3"]
    play(game, "overcome/l1_low_3")
    assert [mine.id for mine in me(game).guardians] == ["guardian_01"]
    assert game.state.item_exile == ["bear_trap"]


def test_bear_trap_at_a_camp_shared_with_another_player_is_forbidden() -> None:
    game = (
        position(4)
        .player(0, hand=["bear_trap", "fear"])
        .site("camp_coin", guardian="guardian_08", figures=[0, 1])
        .start()
    )
    play(game, "play/bear_trap")
    assert me(game).guardians == []


def test_war_mask_stops_the_fear_of_this_round_only() -> None:
    game = (
        Scenario()
        .player(0, tablet=1, hand=["war_mask"])
        .player(1, passed=True)
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .start()
    )
    play(game, "play/war_mask")
    assert game.state.round > 1
    assert "fear" not in me(game).cards
    assert tokens(game) == {"arrowhead": 1}
    assert me(game).round_effects == []


def test_a_fear_for_each_archaeologist_at_a_guarded_site() -> None:
    game = (
        Scenario()
        .round(5)
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .site("l1_low_2", tile="site_1_04", guardian="guardian_04", figures=[0])
        .site("l1_low_3", tile="site_1_05", figures=[1])
        .start(effect=EndRound())
    )
    assert me(game, 0).play == ["fear", "fear"]
    assert me(game, 1).play == []
    assert site(game, "l1_low_1").guardian == "guardian_08"


def crown(*, target_guardian: str = "", occupied: bool = False) -> Game:
    return (
        position()
        .player(0, tablet=1, hand=["guardians_crown", "fear"])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_08", figures=[0])
        .site("l1_low_2", tile="site_1_04", guardian=target_guardian, figures=[1] if occupied else [])
        .site("l2_1", tile="site_2_03")
        .site("camp_coin", figures=[1] if not occupied else [])
        .start()
    )


def test_guardians_crown_moves_to_an_unoccupied_camp_or_level_1_site_without_a_guardian() -> None:
    game = crown()
    play(game, "play/guardians_crown")
    assert legal(game) == [
        f"move_guardian/l1_low_1/{target}"
        for target in ("camp_compass", "camp_tablet", "camp_arrowhead", "camp_jewel", "l1_low_2")
    ]
    play(game, "move_guardian/l1_low_1/l1_low_2")
    assert site(game, "l1_low_1").guardian == ""
    assert site(game, "l1_low_2").guardian == "guardian_08"
    assert tokens(game) == {"compass": 1, "arrowhead": 1}
    assert me(game).archaeologists == 1


@pytest.mark.parametrize(("guardian", "occupied"), [("guardian_04", False), ("", True)])
def test_guardians_crown_not_to_a_guarded_or_occupied_site(guardian: str, occupied: bool) -> None:
    game = crown(target_guardian=guardian, occupied=occupied)
    play(game, "play/guardians_crown")
    assert "move_guardian/l1_low_1/l1_low_2" not in legal(game)
    assert "move_guardian/l1_low_1/camp_jewel" in legal(game)
