"""A house rule as a distribution of its own: installed by pip, found by its entry point, free when not chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from installed import answer, install

EXAMPLE = "arnak-example-house-rule"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip installed the example, and nothing else."""
    return install(EXAMPLE, tmp_path_factory.mktemp("house-rule"))


FOUND = """
import json
from arnak_core import installed_plugins
manager = installed_plugins()
info = manager.infos["generous-pass"]
print(json.dumps({"version": info.version, "options": info.options.__struct_fields__, "broken": len(manager.broken)}))
"""

FIRST_PASS = """
import json
from arnak_core import GameConfig, new_game
found = []
for expansions, options in (
    (["base"], {}),
    (["base", "generous-pass"], {}),
    (["base", "generous-pass"], {"generous-pass": {"coins": 3}}),
):
    game = new_game(GameConfig(players=2, seed=4, expansions=expansions, options=options))
    before = game.state.players[0].tokens[0]
    game.choose("pass")
    while game.state.turn == 0:
        game.choose("end_turn")
    found.append(game.state.players[0].tokens[0] - before)
print(json.dumps(found))
"""

NOT_CHOSEN = """
import json
import random
from arnak_core import GameConfig, PluginManager, base, installed_plugins, new_game

called = []
manager = installed_plugins()
manager.pluggy.add_hookcall_monitoring(lambda *call: None, lambda outcome, name, impls, arguments: called.extend(
    (impl.plugin_name, name) for impl in impls))
alone = PluginManager(strict=True)
alone.register(base, "base")

def digest(plugins):
    game = new_game(GameConfig(players=3, seed=8), plugins=plugins)
    chance = random.Random(5)
    while not game.is_over:
        game.choose(chance.choice(game.decision.options).key)
    return game.state.digest()

tables = [
    [list(vars(rules)[name]) for name in ("main_actions", "free_actions", "scoring", "reactions", "replacements",
     "cost_changes", "permissions", "travel_sources", "purses", "offers", "panels", "setup_steps", "tie_breaks")]
    for rules in (new_game(GameConfig(seed=8), plugins=plugins).rules for plugins in (manager, alone))
]
print(json.dumps({
    "same game": digest(manager) == digest(alone),
    "same tables": tables[0] == tables[1],
    "hooks called": [name for plugin, name in called if plugin == "generous-pass"],
}))
"""


def test_found_by_its_entry_point_with_its_option(site: Path) -> None:
    assert answer(site, FOUND) == {"version": "1.0.0", "options": ["coins"], "broken": 0}


def test_changes_one_rule_as_its_option_says(site: Path) -> None:
    assert answer(site, FIRST_PASS) == [0, 1, 3]


def test_costs_nothing_when_not_chosen(site: Path) -> None:
    assert answer(site, NOT_CHOSEN) == {"same game": True, "same tables": True, "hooks called": []}
