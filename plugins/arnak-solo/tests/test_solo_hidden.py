"""What the player sees of the rival and what stays hidden; samples for bots; saves."""

from __future__ import annotations

from collections import Counter

from msgspec import structs
from solo_kit import rival, solo, with_rival

from arnak_core import Game, GameConfig, new_game
from arnak_core.record import load_bytes, save_bytes
from arnak_core.testing import Scenario
from arnak_solo import RivalState, RivalView
from arnak_solo.tiles import TILES

GREEN = [tile.id for tile in TILES if tile.color != "red"]


def position() -> Scenario:
    scenario = solo("bird").player(0, coin=2)
    return with_rival(scenario, *GREEN[1:], used=GREEN[:1], idols=["idol_coin"], hidden_idols=["idol_trade"])


def seen(game: Game) -> RivalView:
    view = game.view(0).plugins["solo"]
    assert isinstance(view, RivalView)
    return view


def panel(game: Game) -> str:
    (found,) = [one for one in game.view(0).panels if one.title == "Rival expedition"]
    return "\n".join(found.lines)


def changed(game: Game, **changes: object) -> Game:
    copy = game.copy()
    copy.state.plugins["solo"] = structs.replace(rival(game), **changes)
    return copy


def test_the_arrow_on_top_of_the_stack_is_seen() -> None:
    game = position().start()
    assert seen(game).arrow == "right"
    assert "9 action tiles left, the arrow on top points right" in panel(game)


def test_the_order_of_the_stack_is_hidden() -> None:
    game = position().start()
    stack = rival(game).stack
    other = changed(game, stack=(stack[0], *reversed(stack[1:])))
    assert rival(other) != rival(game)
    assert other.view(0) == game.view(0)
    assert seen(game).tiles_left == tuple(sorted(stack))


def test_which_idols_it_took_face_down_is_hidden() -> None:
    game = position().start()
    other = changed(game, hidden_idols=("idol_exile",))
    assert other.view(0) == game.view(0)
    assert seen(game).hidden_idols == 1
    assert game.view(0).plugins["solo"] != rival(game)


def test_the_panel_shows_what_the_rival_has() -> None:
    words = panel(position().start())
    assert "Played this round: Dig for coins" in words
    assert "Figures on its board: 6" in words
    assert "Idols: Coin idol; 1 more for 2 points each" in words
    assert "Score: 5 (research 0, temple tiles 0, idols 5, guardians 0, cards 0)" in words


def test_samples_change_the_order_of_the_stack_but_neither_its_tiles_nor_the_arrow_on_top() -> None:
    game = position().start()
    arrows = {tile.id: tile.arrow for tile in TILES}
    tops: set[str] = set()
    for seed in range(60):
        sample = rival(game.sample(0, seed))
        assert sorted(sample.stack) == sorted(rival(game).stack)
        assert sample.arrow == arrows[sample.stack[0]] == "right"
        tops.add(sample.stack[0])
    assert tops == {tile for tile in rival(game).stack if arrows[tile] == "right"}


def test_samples_have_every_order_of_the_stack_as_often() -> None:
    scenario = solo("bird").player(0, coin=2)
    game = with_rival(scenario, "dig_coin", "dig_tablet", "dig_compass", "dig_arrowhead", used=GREEN[2:]).start()
    second = Counter(rival(game.sample(0, seed)).stack[1] in ("dig_coin", "dig_tablet") for seed in range(600))
    assert 160 <= second[True] <= 240, "a third: the other tile with that arrow is one of three"


def test_samples_mix_face_down_idols_with_those_on_the_map() -> None:
    game = position().start()
    hidden = [idol for site in game.state.sites for idol in site.hidden_idols]
    taken: set[tuple[str, ...]] = set()
    for seed in range(40):
        sample = game.sample(0, seed)
        found = [idol for site in sample.state.sites for idol in site.hidden_idols]
        assert sorted([*found, *rival(sample).hidden_idols]) == sorted([*hidden, "idol_trade"])
        taken.add(rival(sample).hidden_idols)
    assert len(taken) > 1


def test_samples_mix_face_down_idols_with_those_left_over_at_the_set_up() -> None:
    game = position().start()
    for index, site in enumerate(game.state.sites):
        game.state.sites[index] = structs.replace(site, hidden_idols=())
    game.state.left_over.append("idol_exile")
    taken = {rival(game.sample(0, seed)).hidden_idols for seed in range(20)}
    assert taken == {("idol_trade",), ("idol_exile",)}


def test_samples_mix_what_lies_in_the_temple_with_the_bonus_tiles_that_left_the_game_unseen() -> None:
    game = with_rival(
        solo().temple(arrivals=[1]).bonus("lost_temple", "bonus_coin"), *GREEN, glass="lost_temple"
    ).start()
    unseen = sorted([*game.state.left_over, "bonus_coin"])
    tops: set[str] = set()
    for seed in range(40):
        sample = game.sample(0, seed).state
        assert sorted([*sample.left_over, *sample.bonus_tiles["lost_temple"]]) == unseen
        tops.update(sample.bonus_tiles["lost_temple"])
    assert len(tops) > 1


def test_a_save_keeps_the_rival() -> None:
    game = new_game(GameConfig(players=1, expansions=("base", "solo"), seed=5, options={"solo": {"difficulty": 4}}))
    loaded = load_bytes(save_bytes(game))
    assert isinstance(loaded.state.plugins["solo"], RivalState)
    assert loaded.state == game.state
    assert loaded.state.stack == game.state.stack
