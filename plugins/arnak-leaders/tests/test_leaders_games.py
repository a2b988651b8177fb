"""Random games with leaders: all leaders, player counts and boards, with and without the new cards.

CI plays a small share. A thousand games, the first hundred with copies, saves, undo and leaks:

    python -m arnak_core.testing.fuzz --expansion leaders --leaders --games 1000 --resume 100
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.events import AnyEvent
from arnak_core.testing.checks import chosen_at_random
from arnak_core.testing.conformance import check_plugin
from arnak_core.testing.fuzz import EVERYTHING, INVARIANTS_ONLY, Fuzzer
from arnak_leaders import baroness, captain, explorer, falconer, mystic, professor

LEADERS = ("captain", "falconer", "baroness", "professor", "explorer", "mystic")
SEATS = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


@pytest.mark.parametrize(
    ("leader", "players", "board"), list(product(LEADERS, (2, 3, 4), ("bird", "snake"))), ids=lambda value: str(value)
)
def test_every_leader_with_every_number_of_players_on_every_board(leader: str, players: int, board: str) -> None:
    others = [other for other in LEADERS if other != leader]
    start = LEADERS.index(leader)
    seats = (leader, *(others[(start + seat) % len(others)] for seat in range(players - 1)))
    config = GameConfig(
        players=players, board=board, expansions=("base", "leaders"), leaders=seats, seed=start * 100 + players
    )
    Fuzzer(INVARIANTS_ONLY).play(config)


@pytest.mark.parametrize("leader", LEADERS)
def test_games_go_on_the_same_way_after_saving_and_undo_and_leak_nothing(leader: str) -> None:
    for half, seed in (("leaders", 1), ("leaders:rules", 2)):
        Fuzzer(EVERYTHING).play(
            GameConfig(expansions=("base", half), leaders=(leader, "random"), seed=seed, board="snake")
        )


def test_games_with_a_draft() -> None:
    for seed in range(4):
        config = GameConfig(
            players=2 + seed % 3, expansions=("base", "leaders"), options={"leaders": {"draft": True}}, seed=seed
        )
        game = Fuzzer(EVERYTHING).play(config)
        assert all(player.leader for player in game.state.players)


def test_the_expansion_conforms() -> None:
    report = check_plugin("leaders", games=3)
    assert report.passed, report.text()


def test_every_leaders_ability_is_used_by_random_players() -> None:
    """They exile Fear whenever they can, since rituals need so much of it."""
    missing: set[type[AnyEvent]] = {
        captain.SpecialistSent,
        falconer.EagleMoved,
        professor.SuitcasePaid,
        professor.ArchiveFilled,
        explorer.SnackUsed,
        mystic.FearToPile,
        mystic.RitualPerformed,
    }
    deliveries = 0
    for seed in range(40):
        config = GameConfig(players=4, expansions=("base", "leaders:rules"), seed=seed)
        game = new_game(config, undo=False)
        random = Random(seed)
        while not game.is_over:
            exiles = [
                option.key
                for option in game.decision.options
                if option.key.startswith("exile/") and option.key.endswith("/fear")
            ]
            game.choose(random.choice(exiles) if exiles else chosen_at_random(random, game.decision))
            missing -= {type(event) for event in game.events}
        deliveries += f"play/{baroness.SPECIAL_DELIVERY}" in game.keys
    assert missing == set()
    assert deliveries > 0


def test_leaders_that_are_not_chosen_leave_the_game_as_it_is() -> None:
    assert new_game(GameConfig(seed=3)).state.digest() == new_game(GameConfig(seed=3, leaders=("", ""))).state.digest()
