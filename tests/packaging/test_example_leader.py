"""The example of "Write your own leader": as on the page, installed by pip, checked by the kit, and played."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from installed import answer, install

from arnak_core import Game, PluginManager, base
from arnak_core.testing import Scenario, legal, legal_free, play
from arnak_core.testing.conformance import check_plugin

ROOT = Path(__file__).parents[2]
EXAMPLE = "arnak-example-leader"
SOURCE = ROOT / "examples" / EXAMPLE / "arnak_example_leader" / "__init__.py"
PAGE = ROOT / "docs" / "write-a-leader.md"


@pytest.fixture(name="example", scope="module")
def example_module() -> ModuleType:
    """The example, loaded from its file."""
    spec = spec_from_file_location("arnak_example_leader", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(name="plugins", scope="module")
def plugins_with_example(example: ModuleType) -> PluginManager:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(example, "botanist")
    return manager


def scenario(plugins: PluginManager) -> Scenario:
    return (
        Scenario(players=2, expansions=["base", "botanist"], leaders=["botanist", ""], plugins=plugins)
        .player(0, hand=["fear"], idols=1)
        .player(1, hand=["fear"], deck=["horse"], idols=1)
    )


def herbs(game: Game) -> int:
    return int(getattr(game.state.players[0].board, "herbs", -1))


def test_a_discovery_brings_a_herb_to_the_botanist_alone(plugins: PluginManager) -> None:
    position = scenario(plugins).player(0, coin=4, compass=3).player(1, coin=4, compass=3)
    game = position.decks(level_1=["site_1_02", "site_1_06"]).start()
    play(game, "discover/l1_low_1")
    while herbs(game) == 0:
        play(game, "pilot")
    assert herbs(game) == 1


def test_herbs_are_brewed_into_tea(plugins: PluginManager, example: ModuleType) -> None:
    game = scenario(plugins).player(0, deck=["rope"], board=example.Herbarium(3)).start()
    assert "tea" in legal_free(game)
    play(game, "tea")
    assert herbs(game) == 1
    assert "rope" in game.state.players[0].hand
    assert "tea" not in legal(game)
    game = scenario(plugins).player(0, deck=["rope"], board=example.Herbarium(3)).start(turn=1)
    assert "tea" not in legal(game)


def test_herbs_left_are_points_and_shown(plugins: PluginManager, example: ModuleType) -> None:
    game = scenario(plugins).player(0, board=example.Herbarium(3)).start()
    assert game.result().scores[0].lines["herbs"] == 3
    assert "herbs" not in game.result().scores[1].lines
    assert [(panel.seat, panel.lines) for panel in game.view(1).panels] == [(0, ("3 herbs",))]


def test_blue_slots_in_any_order(plugins: PluginManager) -> None:
    game = scenario(plugins).start()
    play(game, "idol/4/botanist_slot")
    assert herbs(game) == 2


def test_the_example_conforms(example: ModuleType) -> None:
    report = check_plugin(example, games=8)
    assert report.passed, report.text()


def test_the_page_shows_the_example_as_it_is() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    shown = [block.split("```")[0] for block in PAGE.read_text(encoding="utf-8").split("```python\n")[1:]]
    parts = [block for block in shown if block in source]
    assert "\n\n".join(parts).count("\n") > 0
    missing = [line for line in source.splitlines() if line.strip() and not any(line in part for part in parts)]
    assert missing == []


PLAYED = """
import json, random
from arnak_core import GameConfig, installed_plugins, new_game
game = new_game(GameConfig(players=2, seed=6, expansions=["base", "botanist"], leaders=["botanist", ""]))
chance = random.Random(6)
while not game.is_over:
    game.choose(chance.choice(game.decision.options).key)
manager = installed_plugins()
print(json.dumps({
    "version": manager.infos["botanist"].version,
    "leader": game.state.players[0].leader,
    "scored": "herbs" in game.result().scores[0].lines,
    "broken": [report.name for report in manager.broken],
}))
"""


def test_installed_by_pip_it_is_found_and_played(tmp_path: Path) -> None:
    install(EXAMPLE, tmp_path)
    assert answer(tmp_path, PLAYED) == {"version": "1.0.0", "leader": "botanist", "scored": True, "broken": []}
