"""Setup (rules: "Setup", "Components and zones")."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arnak_core import BadConfiguration, Game, GameConfig, new_game
from arnak_core.vocabulary import BLOCKED_SPACE, CAMP, FREE_SPACE, TOKENS

FACTS = json.loads((Path(__file__).parent.parent / "reference" / "base.json").read_text())
SETUP: dict[str, Any] = FACTS["setup"]
BOARDS = ("bird", "snake")
COUNTS = (2, 3, 4)

for_all = pytest.mark.parametrize(("board", "players"), [(board, count) for board in BOARDS for count in COUNTS])


def new(board: str = "bird", players: int = 2, seed: int = 1) -> Game:
    return new_game(GameConfig(players=players, board=board, seed=seed))


@for_all
def test_the_card_row_has_one_artifact_left_of_the_staff_and_five_items_right_of_it(board: str, players: int) -> None:
    game = new(board, players)
    row = game.state.card_row
    assert len(row) == SETUP["card_row"]["size"]
    assert game.state.staff == 1
    assert row[0] in game.rules.artifacts
    assert all(card in game.rules.items for card in row[1:])
    assert len(game.state.item_deck) == 40 - 5
    assert len(game.state.artifact_deck) == 35 - 1


@for_all
def test_idols_lie_on_the_map_face_up_and_face_down(board: str, players: int) -> None:
    game = new(board, players)
    idols: list[str] = []
    for site, place in zip(game.state.sites, game.rules.board.sites, strict=True):
        expected = {CAMP: (0, 0), 1: (1, 0), 2: (1, 1)}[place.level]
        assert (len(site.idols), len(site.hidden_idols)) == expected
        idols += [*site.idols, *site.hidden_idols]
    assert Counter(idols) == {idol.id: idol.copies for idol in game.rules.idols.values()}
    assert len(idols) == SETUP["idols_on_map"]["total"]


@for_all
def test_second_spaces_of_the_camps_are_blocked_by_player_count(board: str, players: int) -> None:
    game = new(board, players)
    camps = [site for site, place in zip(game.state.sites, game.rules.board.sites, strict=True) if place.level == CAMP]
    assert len(camps) == 5
    assert all(site.figures[0] == FREE_SPACE for site in camps)
    blocked = [site.figures[1] == BLOCKED_SPACE for site in camps]
    assert sum(blocked) == SETUP["blocked_camp_spaces"][str(players)]


def test_which_three_camps_are_blocked_for_three_players_is_random() -> None:
    seen = {
        tuple(site.figures[1] for site in new(players=3, seed=seed).state.sites if len(site.figures) == 2)
        for seed in range(20)
    }
    assert len(seen) > 3


@for_all
def test_temple_tiles_as_many_in_each_stack_as_players(board: str, players: int) -> None:
    game = new(board, players)
    assert game.state.temple_stacks == [SETUP["temple_tiles_per_stack"][str(players)]] * 6
    assert [(tile.tier, tile.points) for tile in game.rules.track.temple_tiles] == [
        ("bronze", 2),
        ("bronze", 2),
        ("bronze", 2),
        ("silver", 6),
        ("silver", 6),
        ("gold", 11),
    ]


@for_all
def test_bonus_tiles_on_the_track_and_at_the_lost_temple(board: str, players: int) -> None:
    game = new(board, players)
    tiles = dict(game.state.bonus_tiles)
    assert len(tiles.pop("lost_temple")) == SETUP["lost_temple_bonus_stack"][str(players)]
    assert sum(map(len, tiles.values())) == SETUP["bonus_tiles_on_track"][board][str(players)]
    for space in game.rules.track.spaces:
        if not space.bonus_stack:
            expected = sum(least <= players for least in space.bonus_tiles)
            assert len(tiles.get(space.id, ())) == expected


@for_all
def test_assistants_in_three_stacks_and_on_the_snakes_rescue_space(board: str, players: int) -> None:
    game = new(board, players)
    state = game.state
    assert [len(stack) for stack in state.assistants] == SETUP["assistant_stacks"][board][str(players)]
    rescued = SETUP["rescue_stack_snake"][str(players)] if board == "snake" else 0
    assert len(state.rescue) == rescued
    everybody = [name for stack in (*state.assistants, state.rescue) for name in stack]
    assert sorted(everybody) == sorted(game.rules.assistants)


@for_all
def test_each_player_has_the_starting_cards_and_draws_five_of_six(board: str, players: int) -> None:
    game = new(board, players)
    for player in game.state.players:
        assert Counter(player.hand + player.deck) == SETUP["starting_deck"]
        assert len(player.hand) == SETUP["hand_size"]
        assert player.play == []


@for_all
def test_starting_resources_by_seat(board: str, players: int) -> None:
    game = new(board, players)
    for seat, player in enumerate(game.state.players):
        has = {name: n for name, n in zip(TOKENS, player.tokens, strict=True) if n}
        assert has == SETUP["starting_resources_by_seat"][str(seat + 1)]


@for_all
def test_figures_research_tokens_and_slots_at_the_start(board: str, players: int) -> None:
    game = new(board, players)
    for player in game.state.players:
        assert player.archaeologists == SETUP["archaeologists_per_player"]
        assert player.magnifying_glass == player.notebook == game.rules.track.start
        assert player.slots == [""] * 4
        assert player.idols == player.guardians == player.assistants == player.temple_tiles == []
    assert game.state.starting_player == 0
    assert game.state.turn == 0


@for_all
def test_the_fear_deck_holds_what_is_not_in_the_starting_decks(board: str, players: int) -> None:
    game = new(board, players)
    assert game.state.fear == FACTS["fear_deck"]["left_after_setup"][str(players)]
    assert game.state.fear == FACTS["fear_deck"]["total"] - 2 * players


@for_all
def test_site_and_guardian_stacks(board: str, players: int) -> None:
    state = new(board, players).state
    assert {level: len(stack) for level, stack in state.site_stacks.items()} == {"1": 10, "2": 6}
    assert len(state.guardians) == 15


@pytest.mark.parametrize("board", BOARDS)
def test_the_board_side_decides_travel_costs_and_track(board: str) -> None:
    game = new(board)
    assert game.rules.board.id == game.rules.track.id == board
    spaces = {place.id: place.spaces for place in game.rules.board.sites}
    assert spaces["l2_2"] == {"bird": ((0, 0, 2, 0),), "snake": ((1, 0, 0, 1),)}[board]
    assert spaces["l1_high_3"] == {"bird": ((0, 1, 0, 0),), "snake": ((0, 0, 0, 1),)}[board]


def test_only_the_tops_of_the_assistant_stacks_are_known() -> None:
    view = new("snake").view(0)
    state = new("snake").state
    assert [stack.top for stack in view.assistants] == [stack[0] for stack in state.assistants]
    assert view.rescue.top == state.rescue[0]
    assert [stack.size for stack in view.assistants] == [3, 3, 4]


def test_a_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert new(seed=5).state.digest() == new(seed=5).state.digest()
    assert new(seed=5).state.digest() != new(seed=6).state.digest()


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_base_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadConfiguration):
        new(players=players)
