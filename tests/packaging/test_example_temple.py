"""A temple of one's own as a distribution of its own: installed by pip, found by its entry point, played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from installed import answer, install

EXAMPLE = "arnak-example-temple"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip installed the example, and nothing else."""
    return install(EXAMPLE, tmp_path_factory.mktemp("owl-temple"))


GAMES = """
import json
from collections import Counter
from random import Random
from arnak_core import GameConfig, new_game
from arnak_core.invariants import check_invariants

reached = Counter()
for seed in range(12):
    expansions = ("base", "owl-temple")
    board = ("bird", "snake")[seed % 2]
    game = new_game(GameConfig(players=2 + seed % 3, board=board, seed=seed, expansions=expansions), undo=False)
    for player in game.state.players:
        player.tokens = [8] * 5
    game.table.run()
    random = Random(seed)
    while not game.is_over:
        keys = [option.key for option in game.decision.options]
        up = [key for key in keys if key.startswith("research/")]
        game.choose(random.choice(up if up and random.random() < 0.6 else keys))
        check_invariants(game, full=random.random() < 0.1)
    reached.update(player.magnifying_glass for player in game.state.players)
    reached["branch crossed"] += sum(score.lines["research"] > 3 for score in game.result().scores)
print(json.dumps(dict(reached)))
"""

OWLS = """
import json
from arnak_core.testing import Scenario, legal, play

def scenario():
    return Scenario(expansions=("base", "owl-temple")).player(0, idols=1).player(1, idols=1)

game = (
    scenario()
    .player(0, tablet=1, arrowhead=1, magnifying_glass="owl_1_right", notebook="owl_1_left")
    .player(1, magnifying_glass="owl_branch", notebook="owl_branch")
    .start()
)
play(game, "research/magnifying_glass/owl_branch")
owls = game.state.players[0].tokens[1]
game = scenario().player(0, coin=1, jewel=1, boat=1, arrowhead=2, tablet=3, magnifying_glass="owl_branch").start()
print(json.dumps({
    "compasses": owls,
    "track": game.rules.track.name,
    "ways": [key for key in legal(game) if key.startswith("research/magnifying_glass")],
    "words": [effect.text(game.rules) for effect in game.rules.spaces["owl_branch"].rewards.values()][0],
}))
"""


def test_random_games_are_played_to_the_end_up_to_its_lost_temple(site: Path) -> None:
    reached = answer(site, GAMES)
    assert reached["lost_temple"] > 0
    assert reached["branch crossed"] > 0


def test_its_own_rule_and_its_ways(site: Path) -> None:
    assert answer(site, OWLS) == {
        "compasses": 3,
        "track": "Owl Temple",
        "ways": [
            "research/magnifying_glass/owl_3_left",
            "research/magnifying_glass/owl_3_left/2",
            "research/magnifying_glass/owl_4",
        ],
        "words": "a compass for each research token on the branch (at most 3)",
    }


def test_it_conforms(site: Path) -> None:
    program = (
        "import json\nfrom arnak_core.testing import conformance\n"
        "report = conformance.check_plugin('owl-temple', games=6)\n"
        "print(json.dumps([check.name + ': ' + check.reason for check in report.failures]))"
    )
    assert answer(site, program) == []
