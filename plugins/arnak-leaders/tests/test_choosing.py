"""How players get their leaders, and what of the expansion comes into the game."""

from __future__ import annotations

import pytest

from arnak_core import BadConfiguration, Game, GameConfig, base, new_game
from arnak_core.config import OptionValue
from arnak_core.testing import legal, legal_free, me, play

from .leaders_kit import position

ALL = ("captain", "falconer", "baroness", "professor", "explorer", "mystic")


def started(
    players: int = 2,
    leaders: tuple[str, ...] = (),
    *,
    seed: int = 0,
    expansions: tuple[str, ...] = ("base", "leaders"),
    without: tuple[str, ...] = (),
    draft: bool = False,
) -> Game:
    """A game with leaders."""
    options: dict[str, dict[str, OptionValue]] = {"leaders": {"draft": True}} if draft else {}
    return new_game(
        GameConfig(players=players, leaders=leaders, seed=seed, expansions=expansions, without=without, options=options)
    )


def leaders_of(game: Game) -> list[str]:
    return [player.leader for player in game.state.players]


def test_named_for_each_seat() -> None:
    assert leaders_of(started(3, ("mystic", "captain", "explorer"))) == ["mystic", "captain", "explorer"]


def test_dealt_at_random_when_none_is_named() -> None:
    seen: set[str] = set()
    for seed in range(30):
        leaders = leaders_of(started(4, seed=seed))
        assert len(set(leaders)) == 4
        seen |= set(leaders)
    assert seen == set(ALL)


def test_same_seed_deals_the_same_leaders() -> None:
    assert leaders_of(started(4, seed=9)) == leaders_of(started(4, seed=9))


def test_random_for_one_seat_is_never_a_leader_that_is_named() -> None:
    for seed in range(20):
        first, second = leaders_of(started(2, ("random", "captain"), seed=seed))
        assert second == "captain"
        assert first in ALL
        assert first != "captain"


def test_seats_not_mentioned_get_a_random_leader() -> None:
    first, second = leaders_of(started(2, ("captain",), seed=3))
    assert first == "captain"
    assert second in ALL[1:]


def test_empty_name_is_a_player_without_leader() -> None:
    game = started(2, ("captain", ""))
    assert leaders_of(game) == ["captain", ""]
    assert me(game, 1).board is None
    assert sorted(card for card in me(game, 1).cards if card != "fear") == [
        "exploration_boat",
        "exploration_car",
        "funding_boat",
        "funding_car",
    ]


def test_each_leader_exists_once() -> None:
    with pytest.raises(BadConfiguration, match="each leader exists once"):
        started(2, ("captain", "captain"))


def test_unknown_leader_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadConfiguration, match="captain, falconer"):
        started(2, ("admiral",))


def test_leader_left_out_is_never_dealt() -> None:
    for seed in range(10):
        assert "mystic" not in leaders_of(started(4, seed=seed, without=("mystic",)))


def test_draft_in_reverse_seat_order_from_all_that_are_left() -> None:
    game = started(3, draft=True)
    assert game.decision.player == 2
    assert legal(game) == [f"leader/{leader}" for leader in ALL]
    play(game, "leader/explorer")
    assert game.decision.player == 1
    assert "leader/explorer" not in legal(game)
    play(game, "leader/captain")
    assert game.decision.player == 0
    assert len(legal(game)) == 4
    play(game, "leader/professor")
    assert leaders_of(game) == ["professor", "captain", "explorer"]
    assert game.state.round == 1
    assert [player.archaeologists for player in game.state.players] == [2, 3, 1]
    assert [len(player.hand) for player in game.state.players] == [5, 5, 5]


def test_draft_for_the_seats_that_name_none() -> None:
    game = started(3, ("mystic",), draft=True)
    assert game.decision.player == 2
    assert "leader/mystic" not in legal(game)
    play(game, "leader/captain", "leader/falconer")
    assert leaders_of(game) == ["mystic", "falconer", "captain"]


def test_choice_of_a_leader_can_be_taken_back() -> None:
    game = started(2, draft=True)
    play(game, "leader/captain")
    game.undo()
    assert game.decision.player == 1
    assert "leader/captain" in legal(game)


def test_table_can_be_looked_at_while_leaders_are_chosen() -> None:
    game = started(2, draft=True)
    play(game, "leader/captain")
    assert game.view(0).players[1].leader == "captain"
    assert game.view(0).card_row
    assert game.result().scores[0].total == 0


@pytest.mark.parametrize("leader", ALL)
def test_deck_is_the_leaders_four_cards_and_two_fear(leader: str) -> None:
    game = started(2, (leader, ""), expansions=("base", "leaders:rules"))
    cards = [card for card in me(game).cards if card != "fear"]
    assert sorted(cards) == sorted(game.rules.leaders[leader].starting_cards)
    drawn_later = 1 if leader == "mystic" else 0
    assert me(game).cards.count("fear") == 2 + drawn_later


@pytest.mark.parametrize("leader", ALL)
def test_starting_resources_by_seat_as_without_leaders(leader: str) -> None:
    game = started(2, ("", leader))
    assert me(game, 1).tokens[:2] == [1, 1]


def test_leaders_without_the_new_cards() -> None:
    game = started(2, expansions=("base", "leaders:rules"))
    assert leaders_of(game) != ["", ""]
    assert len(game.rules.items) == 40
    assert len(game.rules.artifacts) == 35
    assert len(game.rules.assistants) == 12


def test_cards_without_leaders() -> None:
    game = started(2, expansions=("base", "leaders:content"))
    assert leaders_of(game) == ["", ""]
    assert game.rules.leaders == {}
    assert len(game.rules.items) == 58
    with pytest.raises(BadConfiguration, match="no leader"):
        started(2, ("captain",), expansions=("base", "leaders:content"))


def test_fifteen_assistants_in_three_stacks_of_five() -> None:
    game = started(2)
    assert [len(stack) for stack in game.state.assistants] == [5, 5, 5]


def test_c40_each_leader_has_its_own_funding() -> None:
    rules = started(2).rules
    shown = {card.id: card.travel for card in rules.basic_cards.values() if card.name == "Funding"}
    assert shown["professor_funding"] == shown["explorer_funding"] == (0, 1, 0, 0)
    assert shown["captain_funding"] == shown["falconer_funding"] == (0, 0, 1, 0)
    game = started(2, ("professor", "falconer"))
    assert "professor_funding" in me(game, 0).cards
    assert "falconer_funding" in me(game, 1).cards


def test_without_a_leader_slots_are_filled_from_the_left() -> None:
    game = position("captain").player(1, idols=1).start(turn=1)
    assert [key for key in legal_free(game) if key.startswith("idol")]
    assert not [key for key in legal_free(game) if key.startswith("idol/2")]


def test_not_chosen_the_expansion_leaves_the_base_game_as_it_is() -> None:
    game = new_game(GameConfig(seed=4))
    assert leaders_of(game) == ["", ""]
    assert not game.rules.reactions
    assert not game.rules.replacements
    assert [step.name for step in game.rules.setup_steps] == [step.name for step in base.setup.STEPS]
