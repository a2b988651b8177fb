"""A leader is known in its own file alone, and acts for its player alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arnak_core
import arnak_leaders
from arnak_core import GameConfig
from arnak_core.base.flow import PlayRound
from arnak_core.ruleset import ruleset
from arnak_core.testing import Scenario, legal, me, play, tokens
from arnak_leaders.explorer import LATER, READY, ExplorerBoard

from .leaders_kit import position

LEADERS = ("captain", "falconer", "baroness", "professor", "explorer", "mystic")
CORE = Path(arnak_core.__file__).parent
PLUGIN = Path(arnak_leaders.__file__).parent


@pytest.mark.parametrize("leader", LEADERS)
def test_no_other_file_names_a_leader(leader: str) -> None:
    files = [*CORE.rglob("*.py"), *PLUGIN.rglob("*.py")]
    named = re.compile(rf"\b{leader}", re.IGNORECASE)
    naming = [path.relative_to(path.parents[1]).as_posix() for path in files if named.search(path.read_text("utf-8"))]
    assert sorted(naming) == ["arnak_leaders/__init__.py", f"arnak_leaders/{leader}.py"]


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leaders_hooks_are_registered_for_its_player(leader: str) -> None:
    rules = ruleset(GameConfig(expansions=("base", "leaders:rules")))
    without = ruleset(GameConfig(expansions=("base",)))
    assert len(rules.free_actions[""]) == len(without.free_actions[""])
    assert len(rules.main_actions[""]) == len(without.main_actions[""])
    reacting = {leader for own in rules.reactions.values() for leader in own}
    assert leader in reacting
    assert "" not in reacting


def test_two_leaders_each_have_their_own_income() -> None:
    scenario = Scenario(expansions=("base", "leaders:rules"), leaders=("baroness", "professor")).round(2)
    game = scenario.player(0, hand=["fear"]).player(1, hand=["fear"]).start(effect=PlayRound(2))
    assert tokens(game, 0) == {"coin": 1}
    assert tokens(game, 1) == {}
    assert getattr(me(game, 1).board, "compasses", 0) == 1


def test_another_players_sites_are_not_closed_by_snacks() -> None:
    board = ExplorerBoard(("camp_coin", READY, LATER))
    game = position("explorer").player(0, hand=["fear"], board=board).start(turn=1)
    assert "dig/camp_coin/0" in legal(game)
    play(game, "dig/camp_coin/0")
    assert tokens(game, 1) == {"coin": 2}
