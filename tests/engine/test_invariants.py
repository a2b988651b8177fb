"""The invariants hold in new games and see what is planted against them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from arnak_core import Effect, Game, GameConfig, Option, new_game
from arnak_core.effect import Ask, Nothing
from arnak_core.effects.digging import ShowSite
from arnak_core.errors import BrokenInvariant
from arnak_core.invariants import check_invariants, inventory
from arnak_core.ruleset import Ruleset
from arnak_core.state import OwnedAssistant, OwnedGuardian
from arnak_core.table import Table
from arnak_core.vocabulary import BOAT, COIN, FEAR


def game_of(players: int = 3, board: str = "bird", seed: int = 1) -> Game:
    return new_game(GameConfig(players=players, board=board, seed=seed))


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_keeps_the_invariants(players: int, board: str) -> None:
    game = game_of(players, board)
    check_invariants(game, since=inventory(game.table))


def test_the_inventory_counts_what_is_printed() -> None:
    found = inventory(game_of().table)
    assert found[FEAR] == 19
    assert found["idol_coin"] == 3
    assert found["funding_boat"] == 3
    assert found["temple_gold"] == 3
    assert found["dog"] == 1


def take_from_deck(game: Game) -> None:
    game.state.item_deck.pop()


def double_in_hand(game: Game) -> None:
    game.state.players[0].hand.append(game.state.item_deck[0])


def lose_basic_card(game: Game) -> None:
    game.state.players[0].hand = [card for card in game.state.players[0].hand if card == FEAR]


def lose_fear(game: Game) -> None:
    game.state.fear -= 1


def unknown_card(game: Game) -> None:
    game.state.players[1].play.append("no_such_card")


def lose_guardian(game: Game) -> None:
    game.state.guardians.pop()


def double_guardian(game: Game) -> None:
    game.state.players[2].guardians.append(OwnedGuardian(game.state.guardians[0]))


def double_assistant(game: Game) -> None:
    game.state.players[2].assistants.append(OwnedAssistant(game.state.assistants[0][1]))


def lose_site(game: Game) -> None:
    game.state.site_stacks["2"].pop()


def double_idol(game: Game) -> None:
    game.state.players[0].slots[0] = "idol_trade"


def lose_bonus_tile(game: Game) -> None:
    game.state.left_over.remove(next(tile for tile in game.state.left_over if tile in game.rules.bonus_tiles))


def lose_temple_tile(game: Game) -> None:
    game.state.temple_stacks[5] -= 1


def negative_token(game: Game) -> None:
    game.state.players[1].tokens[COIN] = -1


def negative_travel(game: Game) -> None:
    game.state.players[1].travel[BOAT] = -1


def third_figure(game: Game) -> None:
    game.state.players[0].archaeologists += 1


def figure_of_nobody(game: Game) -> None:
    game.state.sites[0] = replace(game.state.sites[0], figures=(-7, *game.state.sites[0].figures[1:]))


def notebook_above(game: Game) -> None:
    game.state.players[0].notebook = "bird_r1_a"


def no_slot(game: Game) -> None:
    game.state.players[0].slots.pop()


def covered_camp(game: Game) -> None:
    game.state.sites[0] = replace(game.state.sites[0], tile="")


def guardian_at_nothing(game: Game) -> None:
    game.state.sites[-1] = replace(game.state.sites[-1], guardian=game.state.guardians.pop())


def long_row(game: Game) -> None:
    game.state.card_row.append("")


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (take_from_deck, "0 in the game instead of 1"),
        (double_in_hand, "2 in the game instead of 1"),
        (lose_basic_card, r"2 instead of 3"),
        (lose_fear, "18 Fear cards instead of 19"),
        (unknown_card, "'no_such_card' does not belong there"),
        (lose_guardian, r"guardian_\d+\): 0 in the game"),
        (double_guardian, r"guardian_\d+\): 2 in the game"),
        (double_assistant, r"assistant_\d+\w+\): 2 in the game"),
        (lose_site, r"site_2_\d+\): 0 in the game"),
        (double_idol, "3 in the game instead of 2"),
        (lose_bonus_tile, "2 in the game instead of 3"),
        (lose_temple_tile, "2 tiles temple_gold instead of 3"),
        (negative_token, "seat 1: -1 coin"),
        (negative_travel, "seat 1: -1 boat"),
        (third_figure, "seat 0: 3 archaeologists instead of 2"),
        (figure_of_nobody, "unknown figure -7"),
        (notebook_above, "the notebook .* is above the magnifying glass"),
        (no_slot, "3 idol slots instead of 4"),
        (covered_camp, "the camp site camp_coin is gone"),
        (guardian_at_nothing, "a guardian at an undiscovered place"),
        (long_row, "the card row has 7 places"),
    ],
)
def test_what_is_broken_is_said(break_it: Callable[[Game], None], said: str) -> None:
    game = game_of()
    break_it(game)
    with pytest.raises(BrokenInvariant, match=said):
        check_invariants(game)


def test_what_was_there_at_the_start_is_compared() -> None:
    game = game_of()
    since = inventory(game.table)
    game.state.box.append("a_thing_of_a_plugin")
    check_invariants(game)
    with pytest.raises(BrokenInvariant, match=r"a_thing_of_a_plugin.*: 1 in the game, 0 after the set-up"):
        check_invariants(game, since=since)


def test_what_a_pending_effect_holds_is_not_lost() -> None:
    game = game_of()
    tile = game.state.site_stacks["1"].pop()
    with pytest.raises(BrokenInvariant, match=tile):
        check_invariants(game)
    game.state.stack.insert(0, ShowSite("l1_low_1", tile) >> Nothing())
    check_invariants(game)


def test_a_key_offered_twice_and_an_option_without_text_are_seen() -> None:
    game = game_of()
    option = Option("twice", "", Nothing())
    game.table.ask = Ask(0, "Which?", [option, option])
    with pytest.raises(BrokenInvariant, match="offers 'twice' 2 times") as caught:
        check_invariants(game, full=False)
    assert any("has no text" in problem for problem in caught.value.problems)


def test_a_decision_without_a_choice_is_seen() -> None:
    game = game_of()
    game.table.ask = Ask(0, "Which?", [])
    with pytest.raises(BrokenInvariant, match="offers 0 options"):
        check_invariants(game, full=False)


class NeverRegistered(Effect, frozen=True):
    """An effect that no plugin names among its types."""

    def resolve(self, table: Table) -> None:
        return None

    def text(self, rules: Ruleset) -> str:
        return "nothing that could be saved"


def test_a_state_that_can_not_be_read_again_is_seen() -> None:
    game = game_of()
    game.state.stack.insert(0, NeverRegistered())
    check_invariants(game, full=False)
    with pytest.raises(BrokenInvariant, match="never_registered"):
        check_invariants(game)
