"""Leaders and their cards on the tracks of the temples."""

from __future__ import annotations

import pytest

from arnak_core import GameConfig, new_game
from arnak_core.testing import Scenario, legal, legal_main, play
from arnak_leaders.mystic import MysticBoard
from arnak_temples import TEMPLES
from arnak_temples.state import SLOT, LizardState, MonkeyState

GUARDIAN = "guardian_08"


def test_a_ritual_of_the_mystic_overcomes_the_guardian_of_the_lizard_temple() -> None:
    def position(glass: str) -> Scenario:
        scenario = Scenario(
            expansions=("base", "leaders", "temples"), options={"temples": {"temple": "lizard"}}, leaders=["mystic"]
        )
        scenario.plugin(SLOT, LizardState(GUARDIAN, face_up=True))
        return scenario.player(
            0, hand=["mystic_meditation"], idols=1, magnifying_glass=glass, board=MysticBoard(pile=4)
        )

    game = play(position("lizard_4a").start(), "play/mystic_meditation", "choose/2", "ritual/4", "overcome/lizard_4a")
    assert [guardian.id for guardian in game.state.players[0].guardians] == [GUARDIAN]
    assert game.state.plugins[SLOT] == LizardState("", face_up=True)
    game = play(position("lizard_3a").start(), "play/mystic_meditation", "choose/2")
    assert "ritual/4" not in legal(game)


@pytest.mark.parametrize(
    ("glass", "options"), [("monkey_3a", 1), ("monkey_45m", 2), ("monkey_7a", 2), ("monkey_8a", 3)]
)
def test_the_artifact_space_of_the_monkey_temple_is_one_row_for_hand_lens(glass: str, options: int) -> None:
    scenario = Scenario(expansions=("base", "leaders", "temples"), options={"temples": {"temple": "monkey"}})
    scenario.plugin(SLOT, MonkeyState("mortar")).player(
        0, hand=["hand_lens"], deck=["fear"], idols=1, magnifying_glass=glass
    )
    game = play(scenario.start(), "play/hand_lens")
    chosen = 0
    while any(key.startswith("choose/") for key in legal_main(game)):
        play(game, legal_main(game)[0])
        chosen += 1
    assert chosen == options


@pytest.mark.parametrize(("temple", "number"), [("monkey", 20), ("lizard", 20), ("waterfall", 20), ("tree", 28)])
def test_the_idols_of_the_leaders_box_are_not_doubled(temple: str, number: int) -> None:
    game = new_game(GameConfig(expansions=("base", "leaders", "temples"), options={"temples": {"temple": temple}}))
    assert sum(idol.copies for idol in game.rules.idols.values()) == number
    assert sum(len(site.idols) + len(site.hidden_idols) for site in game.state.sites) == 16


@pytest.mark.parametrize("temple", TEMPLES)
def test_every_leader_can_start_on_every_track(temple: str) -> None:
    leaders = list(new_game(GameConfig(expansions=("base", "leaders"))).rules.leaders)
    for leader in leaders:
        game = new_game(
            GameConfig(
                expansions=("base", "leaders", "temples"), options={"temples": {"temple": temple}}, leaders=[leader]
            )
        )
        assert game.state.players[0].magnifying_glass == game.rules.track.start
        assert not game.is_over
