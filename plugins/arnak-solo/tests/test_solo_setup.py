"""Setting a solo game up: the table as for two, the human's tokens, the rival's ten tiles, difficulty and options."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import arnak_solo
from arnak_core import BadConfiguration, Game, GameConfig, PluginInfo, PluginManager, base, hookimpl, new_game
from arnak_core.catalogue import export_catalogue
from arnak_core.config import OptionValue
from arnak_core.description import describe
from arnak_core.registry import Components
from arnak_core.testing.reference import differences
from arnak_core.vocabulary import BLOCKED_SPACE, TOKENS
from arnak_solo import RivalTile, rival_of
from arnak_solo.actions import FIRST_OF_A_KIND, OTHER_IDOL
from arnak_solo.state import FIGURES
from arnak_solo.tiles import TILES

REFERENCE = json.loads((Path(__file__).parent / "data" / "rival.json").read_text(encoding="utf-8"))
BOARDS = ("bird", "snake")


def game(board: str = "bird", seed: int = 0, players: int = 1, **options: OptionValue) -> Game:
    return new_game(
        GameConfig(players=players, expansions=("base", "solo"), board=board, seed=seed, options={"solo": options})
    )


def all_tiles(one: Game) -> list[str]:
    rival = rival_of(one.table)
    return [*rival.stack, *rival.used]


def red_tiles(one: Game) -> list[str]:
    return sorted(tile for tile in all_tiles(one) if tile.endswith("_red"))


@pytest.mark.parametrize("board", BOARDS)
def test_set_up_as_for_two_players(board: str) -> None:
    wanted = REFERENCE["setup"]
    one = game(board)
    state, rules = one.state, one.rules
    stacks = {space.id: len(state.bonus_tiles.get(space.id, ())) for space in rules.track.spaces}
    assert sum(site.figures.count(BLOCKED_SPACE) for site in state.sites) == wanted["blocked_camp_spaces"]
    assert set(state.temple_stacks) == {wanted["temple_tiles_per_stack"]}
    assert stacks.pop(rules.track.temple) == wanted["lost_temple_bonus_stack"]
    assert sum(stacks.values()) == wanted["bonus_tiles_on_track"][board]
    assert len(state.rescue) == wanted["rescue_stack"][board]
    # The rival has played one tile by now, which may have taken an assistant.
    fresh = [len(stack) for stack in state.assistants]
    assert sum(wanted["assistant_stacks"][board]) - sum(fresh) in (0, 1)


def test_the_human_is_second_and_starts_with_1_coin_and_1_compass() -> None:
    tokens = dict(zip(TOKENS, game().state.players[0].tokens, strict=True))
    assert {name: number for name, number in tokens.items() if number} == REFERENCE["setup"]["starting_resources"]


def test_the_rival_has_six_figures_and_ten_tiles_one_of_each_pair() -> None:
    one = game(difficulty=2)
    rival = rival_of(one.table)
    tiles = {tile.id: tile for tile in TILES}
    groups = Counter(tiles[tile].pair or tile for tile in all_tiles(one))
    out = sum(site.figures.count(1) for site in one.state.sites)
    assert rival.archaeologists + out == FIGURES == REFERENCE["rival"]["archaeologists"]
    assert len(all_tiles(one)) == REFERENCE["rival"]["plays_per_round"]
    assert set(groups.values()) == {1}
    assert set(groups) == {tile.pair or tile.id for tile in TILES}


@pytest.mark.parametrize("difficulty", range(6))
def test_difficulty_is_the_number_of_red_tiles(difficulty: int) -> None:
    for seed in range(5):
        assert len(red_tiles(game(seed=seed, difficulty=difficulty))) == difficulty


def test_which_tiles_are_red_is_drawn_at_random() -> None:
    drawn = {tuple(red_tiles(game(seed=seed, difficulty=2))) for seed in range(40)}
    assert len(drawn) > 5


def test_red_tiles_can_be_named_by_pair_or_tile() -> None:
    for seed in range(3):
        assert red_tiles(game(seed=seed, red=["discover", "buy_item_red"])) == ["buy_item_red", "discover_red"]
    assert red_tiles(game(difficulty=2, red=["research", "overcome"])) == ["overcome_red", "research_red"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"difficulty": 6}, "difficulty"),
        ({"difficulty": -1}, "difficulty"),
        ({"red": ["dig_coin"]}, "red has no 'dig_coin'; possible: discover, research"),
        ({"red": ["research", "research_red"]}, "names something twice"),
        ({"red": ["research"], "difficulty": 3}, "difficulty 3 doesn't fit the number of red tiles named"),
        ({"left": ["nonsense"]}, "left has no 'nonsense'"),
        ({"hardness": 3}, "has no option 'hardness'; it has: difficulty, red, left"),
    ],
)
def test_wrong_options_are_refused_with_what_is_possible(options: dict[str, OptionValue], complaint: str) -> None:
    with pytest.raises(BadConfiguration, match=complaint):
        game(**options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_solo_game_is_for_one_player(players: int) -> None:
    with pytest.raises(BadConfiguration, match="possible: 1"):
        game(players=players)


def test_one_player_needs_the_solo_game() -> None:
    with pytest.raises(BadConfiguration, match="needs the expansion solo"):
        new_game(GameConfig(players=1))


@pytest.mark.parametrize("difficulty", range(6))
def test_every_stack_has_five_arrows_each_way(difficulty: int) -> None:
    arrows = {tile.id: tile.arrow for tile in TILES}
    for seed in range(10):
        counted = Counter(arrows[tile] for tile in all_tiles(game(seed=seed, difficulty=difficulty)))
        assert counted == {"left": 5, "right": 5}


def test_both_tiles_of_a_pair_have_the_same_arrow() -> None:
    for pair in {tile.pair for tile in TILES if tile.pair}:
        assert len({tile.arrow for tile in TILES if tile.pair == pair}) == 1


def test_arrows_of_printed_tiles_can_be_given() -> None:
    one = game(left=["dig_jewel", "discover"])
    pointing = {tile.id: (tile.arrow, tile.house) for tile in one.rules.components.of(RivalTile).values()}
    assert {tile for tile, (arrow, _) in pointing.items() if arrow == "left"} == {
        "dig_jewel",
        "discover_green",
        "discover_red",
    }
    assert {house for _, house in pointing.values()} == {()}


def test_the_tiles_agree_with_the_reference() -> None:
    exported = export_catalogue(game().rules, expansion="solo")
    assert differences(exported, {"rival_tiles": REFERENCE["rival_tiles"]}) == []
    points = REFERENCE["rival"]["points"]
    assert (points["idol_unique_face_up"], points["idol_in_minus_one_stack"]) == (FIRST_OF_A_KIND, OTHER_IDOL)


def test_arrows_are_marked_as_house_content() -> None:
    one = game()
    exported = export_catalogue(one.rules, expansion="solo")
    entries = cast(list[dict[str, object]], exported["rival_tiles"])
    assert [entry["house"] for entry in entries] == [["arrow"]] * len(TILES)
    for tile in TILES:
        words = "\n".join(describe(one.rules, tile))
        assert "House values, not the printed ones: arrow" in words
        assert tile.name in words


class Dancers:
    """An expansion with a tile that it forgets to explain."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="dancers", name="Dancers", version="1", description="A test.", requires=("solo",))

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(RivalTile("dance", "Dance", kind="dance", color="purple", arrow="left"))


def test_a_tile_that_nobody_can_carry_out_is_refused() -> None:
    manager = PluginManager(strict=True)
    for plugin in (base, arnak_solo, Dancers()):
        manager.register(plugin)
    with pytest.raises(BadConfiguration, match="how the rival carries out 'dance'"):
        new_game(GameConfig(players=1, expansions=("base", "solo", "dancers")), plugins=manager)
