"""Research, the Lost Temple and temple tiles (rules: "Research")."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig
from arnak_core.components import Bridge
from arnak_core.ruleset import ruleset
from arnak_core.testing import Scenario, finish_turn, legal, me, play, starting_with, tokens
from arnak_core.vocabulary import TOKENS

from .kit import assistant, position

BOARDS = ("bird", "snake")
BRIDGES = [
    (board, space.id, bridge)
    for board in BOARDS
    for space in ruleset(GameConfig(board=board)).track.spaces
    for bridge in space.bridges
]
LAST = {"bird": "bird_r7_a", "snake": "snake_r7_a"}


def at_bridge(board: str, space: str, bridge: Bridge, *, token: str = "magnifying_glass", short_of: str = "") -> Game:
    """A player before a bridge, with exactly its cost or without one part of it."""
    amounts = {name: getattr(bridge.cost, name) - (name == short_of) for name in TOKENS}
    glass = space if token == "magnifying_glass" else LAST[board]
    return (
        position(board=board)
        .player(
            0,
            hand=["fear"],
            idols=bridge.cost.idol - (short_of == "idol"),
            magnifying_glass=glass,
            notebook=space if token == "notebook" else "start",
            **amounts,
        )
        .start()
    )


@pytest.mark.parametrize(("board", "space", "bridge"), BRIDGES)
def test_every_bridges_cost_moves_a_token_along_it(board: str, space: str, bridge: Bridge) -> None:
    for token in bridge.tokens:
        game = at_bridge(board, space, bridge, token=token)
        play(game, f"research/{token}/{bridge.to}")
        assert getattr(me(game), token) == bridge.to
        for part in (*TOKENS, "idol"):
            if getattr(bridge.cost, part):
                short = at_bridge(board, space, bridge, token=token, short_of=part)
                assert f"research/{token}/{bridge.to}" not in legal(short), part


def test_only_along_connections_and_one_row_at_a_time() -> None:
    game = position().player(0, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9, hand=["fear"]).start()
    assert starting_with(game, "research/") == [
        "research/magnifying_glass/bird_r1_a",
        "research/magnifying_glass/bird_r1_b",
    ]


def test_the_notebook_is_never_on_a_higher_row_than_the_magnifying_glass() -> None:
    rich = dict.fromkeys(TOKENS, 9)
    game = position().player(0, magnifying_glass="bird_r1_a", hand=["fear"], **rich).start()
    assert "research/notebook/bird_r1_b" in legal(game)
    game = position().player(0, magnifying_glass="bird_r1_a", notebook="bird_r1_b", hand=["fear"], **rich).start()
    assert starting_with(game, "research/notebook") == []


def test_the_notebook_may_stand_on_the_same_row_beside_the_glass() -> None:
    game = position().player(0, magnifying_glass="bird_r1_a", jewel=1, hand=["fear"]).start()
    play(game, "research/notebook/bird_r1_b", "take/assistant_01_coins")
    assert me(game).notebook == "bird_r1_b"


def test_costs_are_paid_before_anything_is_gained() -> None:
    game = position().player(0, compass=1, arrowhead=1, magnifying_glass="start", hand=["fear"]).start()
    play(game, "research/magnifying_glass/bird_r1_a")
    assert tokens(game) == {"coin": 1}
    game = position().player(0, tablet=1, arrowhead=1, magnifying_glass="bird_r3_a", hand=["fear"]).start()
    assert "research/magnifying_glass/bird_r4_a" not in legal(game)


GLASS_REWARDS = {
    ("bird", "start", "bird_r1_b"): {"coin": 1},
    ("bird", "bird_r1_a", "bird_r2_b"): {"compass": 1},
    ("bird", "bird_r2_a", "bird_r3_a"): {"compass": 1},
    ("bird", "bird_r3_a", "bird_r4_c"): {"compass": 1},
    ("bird", "bird_r4_a", "bird_r5_a"): {"compass": 1},
    ("bird", "bird_r6_b", "bird_r7_a"): {"compass": 1},
    ("snake", "start", "snake_r1_b"): {"coin": 1},
    ("snake", "snake_r1_a", "snake_r2_b"): {"coin": 2},
}


@pytest.mark.parametrize(("move", "gained"), GLASS_REWARDS.items())
def test_the_rows_tokens_for_the_magnifying_glass(move: tuple[str, str, str], gained: dict[str, int]) -> None:
    board, space, to = move
    rules = ruleset(GameConfig(board=board))
    cost = rules.bridge(space, to).cost
    game = (
        position(board=board)
        .player(0, hand=["fear"], magnifying_glass=space, **{name: getattr(cost, name) for name in TOKENS})
        .bonus(to)
        .start()
    )
    play(game, f"research/magnifying_glass/{to}")
    assert tokens(game) == gained


def test_the_first_token_there_gets_the_bonus_tile_and_it_leaves_the_game() -> None:
    game = (
        position()
        .player(0, jewel=1, magnifying_glass="bird_r1_a", hand=["fear"])
        .player(1, jewel=1, magnifying_glass="bird_r1_a", hand=["fear"])
        .bonus("bird_r2_a", "bonus_tablet")
        .start()
    )
    play(game, "research/magnifying_glass/bird_r2_a")
    assert tokens(game, 0) == {"compass": 1, "tablet": 1}
    assert "bonus_tablet" in game.state.box
    finish_turn(game)
    play(game, "research/magnifying_glass/bird_r2_a")
    assert tokens(game, 1) == {"compass": 1}


def test_the_notebook_takes_a_bonus_tile_too() -> None:
    game = (
        position()
        .player(0, compass=1, jewel=1, magnifying_glass="bird_r6_a", notebook="bird_r5_a", hand=["fear"])
        .bonus("bird_r6_a", "bonus_tablet")
        .start()
    )
    play(game, "research/notebook/bird_r6_a")
    assert tokens(game) == {"tablet": 1}


@pytest.mark.parametrize(
    ("tile", "gained"), [("bonus_coin", "coin"), ("bonus_compass", "compass"), ("bonus_tablet", "tablet")]
)
def test_bonus_tiles_of_tokens(tile: str, gained: str) -> None:
    game = position().player(0, jewel=1, magnifying_glass="bird_r1_a", hand=["fear"]).bonus("bird_r2_a", tile).start()
    play(game, "research/magnifying_glass/bird_r2_a")
    assert tokens(game) == ({"compass": 2} if gained == "compass" else {"compass": 1, gained: 1})


def test_a_row_effect_that_is_possible_only_after_the_bonus_tile_is_not_lost() -> None:
    game = (
        position(board="snake")
        .player(
            0,
            tablet=1,
            jewel=1,
            deck=["fear"],
            magnifying_glass="snake_r2_c",
            notebook="snake_r1_a",
        )
        .bonus("snake_r2_b", "bonus_draw")
        .start()
    )
    fear = game.state.fear
    play(game, "research/notebook/snake_r2_b")
    assert set(legal(game)) == {"exile/hand/fear", "skip"}
    play(game, "exile/hand/fear")
    assert game.state.fear == fear + 1


# -- the notebook's rewards


def test_notebook_rows_1_and_2_of_bird_take_a_silver_assistant() -> None:
    for space, to, cost in (("start", "bird_r1_b", {"jewel": 1}), ("bird_r1_a", "bird_r2_a", {"jewel": 1})):
        game = (
            position()
            .player(0, magnifying_glass="bird_r3_a", notebook=space, hand=["fear"], **cost)
            .bonus("bird_r2_a")
            .supply(["assistant_01_coins", "assistant_02_tablet"], ["assistant_12_compass"], [])
            .start()
        )
        play(game, f"research/notebook/{to}")
        assert legal(game) == ["take/assistant_01_coins", "take/assistant_12_compass"]
        play(game, "take/assistant_01_coins")
        taken = assistant(game, "assistant_01_coins")
        assert (taken.gold, taken.ready) == (False, True)
        assert game.state.assistants[0] == ["assistant_02_tablet"]


def test_notebook_row_5_of_bird_gives_three_compasses() -> None:
    game = (
        position()
        .player(0, coin=1, jewel=1, magnifying_glass="bird_r7_a", notebook="bird_r4_a", hand=["fear"])
        .bonus("bird_r5_a")
        .start()
    )
    play(game, "research/notebook/bird_r5_a")
    assert tokens(game) == {"compass": 3}


def test_notebook_row_7_of_bird_overcomes_a_guardian_at_a_site_you_occupy() -> None:
    game = (
        position()
        .player(0, tablet=1, jewel=1, magnifying_glass="bird_r7_a", notebook="bird_r6_b", hand=["fear"])
        .bonus("bird_r7_b")
        .site("l1_low_1", tile="site_1_02", guardian="guardian_06", figures=[0])
        .site("l1_low_2", tile="site_1_04", guardian="guardian_08")
        .start()
    )
    play(game, "research/notebook/bird_r7_b")
    assert [mine.id for mine in me(game).guardians] == ["guardian_06"]
    assert tokens(game) == {}


def test_notebook_row_7_of_snake_gives_a_jewel_and_a_choice_of_the_tiles_left() -> None:
    game = (
        position(board="snake")
        .player(
            0,
            coin=1,
            tablet=1,
            arrowhead=1,
            magnifying_glass="snake_r7_a",
            notebook="snake_r6_a",
            hand=["horse"],
        )
        .bonus("snake_r7_a", "bonus_coin", "bonus_exile")
        .start()
    )
    play(game, "research/notebook/snake_r7_a")
    assert set(legal(game)) == {"bonus/bonus_coin", "bonus/bonus_exile"}
    assert tokens(game) == {"jewel": 1}
    play(game, "bonus/bonus_coin")
    assert game.state.bonus_tiles["snake_r7_a"] == ("bonus_exile",)
    assert tokens(game) == {"coin": 1, "jewel": 1}


def test_magnifying_glass_rows_6_and_7_of_snake_bring_fear() -> None:
    game = (
        position(board="snake")
        .player(0, coin=1, tablet=1, arrowhead=1, magnifying_glass="snake_r6_a", hand=["horse"])
        .bonus("snake_r7_a")
        .start()
    )
    play(game, "research/magnifying_glass/snake_r7_a")
    assert me(game).play == ["fear"]


# -- idol bridge and rescue


def at_the_rescue_space(*, idols: list[str], slots: tuple[str, ...] = (), assistants: tuple[str, ...] = ()) -> Game:
    return (
        position(3, board="snake")
        .player(0, magnifying_glass="snake_r3_a", hand=["horse"], idols=idols, slots=slots, assistants=assistants)
        .supply(
            ["assistant_04_coin_for_arrowhead"],
            rescue=["assistant_01_coins", "assistant_02_tablet", "assistant_12_compass"],
        )
        .start()
    )


def test_the_idol_bridge_takes_an_unused_idol_out_of_the_game() -> None:
    game = at_the_rescue_space(idols=["idol_coin", "idol_coin"], slots=("idol_tablet",))
    play(game, "research/magnifying_glass/snake_r4_a", "take/assistant_02_tablet")
    assert me(game).idols == ["idol_coin"]
    assert me(game).slots[0] == "idol_tablet"
    assert "idol_coin" in game.state.box
    assert game.result().scores[0].lines["idols"] == 6


def test_a_slotted_idol_does_not_pay_for_the_idol_bridge() -> None:
    game = at_the_rescue_space(idols=[], slots=("idol_tablet",))
    assert starting_with(game, "research/") == []


def test_the_notebook_pays_the_idol_as_well_and_gains_an_artifact() -> None:
    game = (
        position(board="snake")
        .player(0, magnifying_glass="snake_r7_a", notebook="snake_r3_b", idols=["idol_coin"], hand=["fear"])
        .row("stone_jar", "hat", "dog", "horse", "axe", "rope")
        .start()
    )
    play(game, "research/notebook/snake_r4_a")
    assert me(game).idols == []
    assert set(legal(game)) == {"buy/stone_jar", "skip"}


def test_the_magnifying_glass_looks_through_the_rescue_stack_and_takes_one_exhausted() -> None:
    game = at_the_rescue_space(idols=["idol_coin"])
    play(game, "research/magnifying_glass/snake_r4_a")
    assert legal(game) == ["take/assistant_01_coins", "take/assistant_02_tablet", "take/assistant_12_compass"]
    assert game.undo_stops_because
    assert game.view(1).rescue.top == "assistant_01_coins"
    assert game.view(1).decision is not None
    assert game.view(1).decision.options == []
    play(game, "take/assistant_02_tablet")
    taken = assistant(game, "assistant_02_tablet")
    assert (taken.gold, taken.ready) == (False, False)
    assert game.state.rescue == ["assistant_01_coins", "assistant_12_compass"]


def test_who_has_two_assistants_rescues_none() -> None:
    game = at_the_rescue_space(idols=["idol_coin"], assistants=("assistant_05_exile:used", "assistant_06_draw:used"))
    play(game, "research/magnifying_glass/snake_r4_a")
    assert len(game.state.rescue) == 3
    assert len(me(game).assistants) == 2
    assert game.state.turn == 1


# -- the Lost Temple


def before_the_temple() -> Game:
    return (
        position(3)
        .player(0, coin=1, compass=1, jewel=1, magnifying_glass="bird_r7_a", hand=["horse"])
        .bonus("lost_temple", "bonus_coin", "bonus_tablet", "bonus_coin")
        .start()
    )


def test_entering_the_lost_temple_looks_through_the_bonus_tiles_and_takes_one() -> None:
    game = before_the_temple()
    play(game, "research/magnifying_glass/lost_temple")
    assert set(legal(game)) == {"bonus/bonus_coin", "bonus/bonus_tablet"}
    assert game.undo_stops_because
    play(game, "bonus/bonus_tablet")
    assert tokens(game) == {"tablet": 1}
    assert sorted(game.state.bonus_tiles["lost_temple"]) == ["bonus_coin", "bonus_coin"]
    assert game.state.temple_arrivals == [0]


def test_others_do_not_see_the_lost_temples_bonus_tiles() -> None:
    game = before_the_temple()
    assert game.view(1).bonus_tiles["lost_temple"].tiles == []
    assert game.view(1).bonus_tiles["lost_temple"].face_down == 3


@pytest.mark.parametrize("board", BOARDS)
def test_the_notebook_never_enters_the_lost_temple(board: str) -> None:
    rich = dict.fromkeys(TOKENS, 9)
    game = Scenario(board=board).player(0, notebook=LAST[board], hand=["fear"], **rich).temple(arrivals=[0]).start()
    assert starting_with(game, "research/") == []


def test_temple_tiles_only_from_the_lost_temple() -> None:
    rich = dict.fromkeys(TOKENS, 9)
    game = position().player(0, magnifying_glass="bird_r7_a", hand=["fear"], **rich).start()
    assert starting_with(game, "temple/") == []


@pytest.mark.parametrize("board", BOARDS)
def test_temple_tiles_cost_one_two_neighbouring_or_all_three_of_the_costs(board: str) -> None:
    rules = ruleset(GameConfig(board=board))
    for tile in rules.track.temple_tiles:
        cost = {name: getattr(tile.cost, name) for name in TOKENS}
        game = Scenario(board=board).player(0, hand=["fear"], **cost).temple(arrivals=[0]).start()
        play(game, f"temple/{tile.id}")
        assert me(game).temple_tiles == [tile.id]
        assert tokens(game) == {}
        assert game.result().scores[0].lines["temple tiles"] == tile.points
        for part in TOKENS:
            if cost[part]:
                less = cost | {part: cost[part] - 1}
                game = Scenario(board=board).player(0, hand=["fear"], **less).temple(arrivals=[0]).start()
                assert f"temple/{tile.id}" not in legal(game)


def test_an_empty_temple_stack_has_no_tile_to_take() -> None:
    rich = dict.fromkeys(TOKENS, 9)
    game = position().player(0, hand=["fear"], **rich).temple(arrivals=[0], temple_gold=0).start()
    assert "temple/temple_gold" not in legal(game)
    assert len(starting_with(game, "temple/")) == 5


def test_taking_a_temple_tile_is_the_main_action() -> None:
    game = position().player(0, jewel=2, hand=["fear"]).temple(arrivals=[0]).start()
    play(game, "temple/temple_bronze_middle")
    assert game.state.turn == 1


# -- discounts


def test_journal_moves_the_notebook_only_and_for_free() -> None:
    game = position().player(0, magnifying_glass="bird_r1_a", hand=["journal"]).start()
    play(game, "play/journal")
    assert legal(game) == ["research/notebook/bird_r1_a", "research/notebook/bird_r1_b", "skip"]
    assert game.state.item_exile == ["journal"]
    play(game, "research/notebook/bird_r1_b", "take/assistant_01_coins")
    assert me(game).notebook == "bird_r1_b"


def test_journal_obeys_the_magnifying_glass() -> None:
    game = position().player(0, hand=["journal", "fear"]).start()
    play(game, "play/journal")
    assert me(game).notebook == "start"
    assert game.state.turn == 1


def test_journal_goes_over_the_idol_bridge_for_free() -> None:
    game = (
        position(board="snake")
        .player(0, magnifying_glass="snake_r7_a", notebook="snake_r3_a", idols=1, hand=["journal"])
        .start()
    )
    play(game, "play/journal", "research/notebook/snake_r4_a")
    assert len(me(game).idols) == 1


def test_idol_of_ara_anu_a_jewel_less_also_for_a_temple_tile() -> None:
    game = position().player(0, tablet=1, hand=["idol_of_ara_anu"]).start()
    play(game, "play/idol_of_ara_anu", "research/magnifying_glass/bird_r1_b")
    assert tokens(game) == {"coin": 1}
    game = position().player(0, tablet=1, hand=["idol_of_ara_anu"]).temple(arrivals=[0]).start()
    play(game, "play/idol_of_ara_anu", "temple/temple_bronze_middle")
    assert tokens(game) == {}


def test_inscribed_blade_two_tablets_or_one_arrowhead_less() -> None:
    for choice, amounts, to in (("choose/0", {"compass": 1}, "bird_r1_a"), ("choose/1", {}, "")):
        game = position().player(0, tablet=1, hand=["inscribed_blade"], **amounts).start()
        play(game, "play/inscribed_blade", choice)
        assert starting_with(game, "research/") == ([f"research/magnifying_glass/{to}"] if to else [])
    game = position(board="snake").player(0, tablet=1, compass=1, hand=["inscribed_blade"]).start()
    play(game, "play/inscribed_blade", "choose/1", "research/magnifying_glass/snake_r1_a")
    assert tokens(game) == {"coin": 1}


def test_inscribed_blade_serves_for_a_temple_tile() -> None:
    game = position().player(0, tablet=1, coin=1, hand=["inscribed_blade"]).temple(arrivals=[0]).start()
    play(game, "play/inscribed_blade", "choose/1", "temple/temple_bronze_left")
    assert tokens(game) == {}


def test_a_discounted_research_may_be_declined() -> None:
    game = position().player(0, tablet=1, hand=["idol_of_ara_anu", "fear"]).start()
    play(game, "play/idol_of_ara_anu", "skip")
    assert me(game).magnifying_glass == "start"
    assert game.state.turn == 1


def test_the_fear_of_the_row_may_be_exiled_with_the_bonus_tile() -> None:
    game = (
        position(board="snake")
        .player(0, tablet=1, jewel=1, magnifying_glass="snake_r5_a", hand=["horse"])
        .bonus("snake_r6_a", "bonus_exile")
        .start()
    )
    play(game, "research/magnifying_glass/snake_r6_a")
    assert legal(game) == ["first/0", "first/1"]
    play(game, "first/1")
    assert "exile/play/fear" in legal(game)
    fear = game.state.fear
    play(game, "exile/play/fear")
    assert game.state.fear == fear + 1
    assert me(game).play == []


def test_a_free_artifact_that_researches_moves_on_after_the_first_move_is_done() -> None:
    game = (
        position()
        .player(
            0,
            compass=1,
            jewel=1,
            tablet=1,
            coin=1,
            arrowhead=1,
            magnifying_glass="bird_r7_a",
            notebook="bird_r5_a",
            hand=["horse"],
        )
        .bonus("bird_r6_a")
        .bonus("bird_r7_a")
        .row("inscribed_blade", "hat", "dog", "axe", "rope", "torch")
        .start()
    )
    play(game, "research/notebook/bird_r6_a", "buy/inscribed_blade", "use", "choose/0")
    assert "research/notebook/bird_r7_a" in legal(game)
    play(game, "research/notebook/bird_r7_a")
    assert me(game).notebook == "bird_r7_a"
    assert tokens(game) == {"arrowhead": 1}


def test_reaching_the_lost_temple_second_takes_the_second_space_and_a_tile_that_is_left() -> None:
    game = (
        position()
        .player(0, coin=1, compass=1, jewel=1, magnifying_glass="bird_r7_a", hand=["horse"])
        .bonus("lost_temple", "bonus_compass")
        .temple(arrivals=[1])
        .start()
    )
    play(game, "research/magnifying_glass/lost_temple")
    assert tokens(game) == {"compass": 1}
    assert game.state.temple_arrivals == [1, 0]
    assert game.result().scores[0].lines["research"] == 21
