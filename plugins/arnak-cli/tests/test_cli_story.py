"""The log in words."""

from __future__ import annotations

from typing import ClassVar

import pytest
from cli_kit import GiftPlugin

from arnak_cli.story import told
from arnak_core import GameConfig, PluginManager, base, new_game
from arnak_core.events import AnyEvent, Event, HandDrawn, RoundBegan, TurnBegan
from arnak_core.ruleset import Ruleset, ruleset


class StrangerMoved(Event, frozen=True):
    """Somebody who is no player takes a turn."""

    main: ClassVar[bool] = True
    who: ClassVar[str] = "The stranger"

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return "moves"


def headings(events: list[AnyEvent], rules: Ruleset) -> list[str]:
    return [paragraph.text for paragraph in told(events, rules, None) if paragraph.heading]


BEGIN: list[AnyEvent] = [RoundBegan(1, 2), HandDrawn(1)]


@pytest.mark.parametrize(
    ("following", "words"),
    [
        ([TurnBegan(1)], "Round 2: player 2 starts"),
        ([StrangerMoved(2), TurnBegan(0)], "Round 2: the stranger starts"),
        ([], "Round 2: player 2 starts"),
        ([RoundBegan(0, 3), StrangerMoved(2)], "Round 2: player 2 starts"),
    ],
)
def test_the_heading_of_a_round_names_who_takes_its_first_turn(following: list[AnyEvent], words: str) -> None:
    rules = new_game(GameConfig(players=2)).rules
    assert headings([*BEGIN, *following], rules)[0] == words


def test_the_heading_of_a_round_names_nobody_while_a_rival_might_start() -> None:
    manager = PluginManager(strict=True)
    manager.register(base)
    manager.register(GiftPlugin())
    rules = ruleset(GameConfig(players=2, expansions=("base", "gifts")), manager)
    assert rules.rivals
    assert headings(BEGIN, rules) == ["Round 2"]
