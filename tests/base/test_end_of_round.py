"""The end of a round (rules: "Round", points 4 and 5)."""

from __future__ import annotations

from arnak_core import Game, GameConfig, new_game
from arnak_core.base.flow import EndRound
from arnak_core.testing import Scenario, keep_all, legal, me, play, site

from .kit import pass_turn


def ending(players: int = 2) -> Scenario:
    """A position at the end of round 1 in which the next turn is a real one."""
    return Scenario(players).player(0, coin=9)


def test_both_archaeologists_come_back() -> None:
    game = (
        ending()
        .site("camp_coin", figures=[0])
        .site("l1_low_1", tile="site_1_02", figures=[0])
        .site("camp_tablet", figures=[1])
        .start(effect=EndRound())
    )
    assert [player.archaeologists for player in game.state.players] == [2, 2]
    assert not any(figure >= 0 for place in game.state.sites for figure in place.figures)


def test_blocked_spaces_stay_blocked() -> None:
    game = ending().site("camp_coin", figures=[0]).start(effect=EndRound())
    assert site(game, "camp_coin").figures == (-1, -2)


def test_a_fear_from_a_guardian_is_shuffled_in_with_the_play_area() -> None:
    game = (
        ending()
        .player(0, deck=["dog", "hat", "axe", "rope", "tent"])
        .site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[0])
        .start(effect=EndRound())
    )
    assert me(game).hand == ["dog", "hat", "axe", "rope", "tent"]
    assert me(game).deck == ["fear"]


def choosing() -> Game:
    return (
        ending(3)
        .player(0, hand=["fear", "dog"])
        .player(1, hand=["horse"])
        .player(2, hand=["axe"])
        .start(effect=EndRound())
    )


def test_each_card_left_in_hand_may_be_kept_or_discarded() -> None:
    game = choosing()
    assert game.decision.player == 0
    assert legal(game) == ["keep", "discard/fear", "discard/dog"]
    play(game, "discard/fear")
    assert legal(game) == ["keep", "discard/dog"]
    play(game, "keep", "keep", "keep")
    assert me(game).hand[0] == "dog"
    assert "fear" in me(game).cards


def test_players_choose_in_seat_order_and_do_not_see_each_others_answers() -> None:
    game = choosing()
    play(game, "discard/fear", "keep")
    assert game.decision.player == 1
    seen = game.view(1).players[0]
    assert (seen.hand, seen.hand_size, seen.play) == (None, 2, [])
    other = choosing()
    play(other, "keep")
    assert other.view(1) == game.view(1)


def test_discarded_cards_are_shuffled_in_with_the_play_area() -> None:
    game = ending().player(0, hand=["fear", "dog"], play=["axe"], deck=["rope"]).start(effect=EndRound())
    play(game, "discard/dog", "keep")
    assert me(game).hand[:2] == ["fear", "rope"]
    assert sorted(me(game).hand[2:]) == ["axe", "dog"]
    assert me(game).play == []


def test_items_bought_in_the_round_lie_above_the_shuffled_play_area() -> None:
    game = (
        Scenario(seed=3)
        .player(0, coin=5, deck=["horse"], play=["dog", "axe", "tent", "whip", "torch"])
        .player(1, passed=True)
        .row("mortar", "hat", "rope", "parrot", "brush", "flask")
        .start()
    )
    play(game, "buy/hat")
    pass_turn(game)
    keep_all(game)
    assert me(game).hand[:2] == ["horse", "hat"]
    assert len(me(game).hand) == 5


def test_the_shuffle_differs_by_seed() -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(8):
        game = (
            Scenario(seed=seed).player(0, coin=9, play=["dog", "axe", "tent", "whip", "torch"]).start(effect=EndRound())
        )
        seen.add(tuple(me(game).hand))
    assert len(seen) > 3


def test_free_actions_are_over_when_cards_are_kept() -> None:
    game = ending().player(0, hand=["hat"], idols=1).start(effect=EndRound())
    assert legal(game) == ["keep", "discard/hat"]


def test_round_effects_and_passes_end_with_the_round() -> None:
    game = (
        ending()
        .player(0, round_effects=["all_planes", "no_guardian_fear"], passed=True)
        .player(1, passed=True)
        .start(effect=EndRound())
    )
    assert me(game).round_effects == []
    assert not me(game).passed


def test_tokens_idols_guardians_and_positions_are_kept() -> None:
    game = (
        ending()
        .player(0, jewel=3, tablet=1, idols=2, guardians=["guardian_01"], magnifying_glass="bird_r3_a")
        .start(effect=EndRound())
    )
    assert me(game).tokens == [9, 0, 1, 0, 3]
    assert (len(me(game).idols), len(me(game).guardians), me(game).magnifying_glass) == (2, 1, "bird_r3_a")


def test_the_game_ends_after_five_rounds() -> None:
    game = new_game(GameConfig(players=2, seed=1))
    rounds = set()
    while not game.is_over:
        rounds.add(game.state.round)
        play(game, "keep" if "keep" in legal(game) else "pass")
        if not game.is_over and "end_turn" in legal(game):
            play(game, "end_turn")
    assert rounds == {1, 2, 3, 4, 5}
    assert len(game.result().ranking) >= 1
