"""Random games of the base game, watched; a smaller share of the full measure, which is

python -m arnak_core.testing.fuzz --games 2000 --resume 200
"""

from __future__ import annotations

import pytest

from arnak_core import Effect, Game, GameConfig, Option, PluginInfo, PluginManager, base, hookimpl
from arnak_core.effect import Ask, Nothing
from arnak_core.hooks import ActionProvider, Panel, PanelMaker
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table
from arnak_core.testing import fuzz
from arnak_core.testing.fuzz import EVERYTHING, INVARIANTS_ONLY, Fuzzer, FuzzFailure, Measure, configurations

BOARDS_AND_PLAYERS = [(board, players) for board in ("bird", "snake") for players in (2, 3, 4)]


@pytest.mark.parametrize(("board", "players"), BOARDS_AND_PLAYERS)
def test_random_games_keep_the_invariants_to_the_end(board: str, players: int) -> None:
    fuzzer = Fuzzer(INVARIANTS_ONLY)
    for seed in range(10):
        game = fuzzer.play(GameConfig(players=players, board=board, seed=seed), riches=10 * (seed % 2))
        assert game.state.round == 5
    assert fuzzer.tally["games"] == 10


@pytest.mark.parametrize(("board", "players"), BOARDS_AND_PLAYERS)
def test_copies_saves_undo_options_and_views_in_random_games(board: str, players: int) -> None:
    fuzzer = Fuzzer(EVERYTHING)
    for seed in range(100, 104):
        fuzzer.play(GameConfig(players=players, board=board, seed=seed), riches=10 * (seed % 2))
    for check in fuzz.CHECKS:
        assert fuzzer.tally[check], check


def test_rich_players_reach_the_lost_temple_and_the_sites_of_level_2() -> None:
    game = Fuzzer(INVARIANTS_ONLY).play(GameConfig(players=4, seed=1), riches=10)
    assert game.state.temple_arrivals
    assert any(player.temple_tiles for player in game.state.players)
    assert any(
        site.tile for site, place in zip(game.state.sites, game.rules.board.sites, strict=True) if place.level == 2
    )


def test_configurations_go_through_all_boards_and_player_counts() -> None:
    made = configurations(players=(2, 4))
    found = [next(made) for _ in range(4)]
    assert [(config.board, config.players) for config in found] == [
        ("bird", 2),
        ("bird", 4),
        ("snake", 2),
        ("snake", 4),
    ]
    assert [config.seed for config in found] == [0, 1, 2, 3]


def test_the_command_plays_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "2", "--resume", "1", "--players", "2", "--board", "snake", "--seed", "5"]) == 0
    assert '"games": 2' in capsys.readouterr().out


# -- a fuzzer that finds nothing is worth nothing: faults, planted by a plugin


class ImpureAsk(Effect, frozen=True):
    """Asks, and takes a coin while asking."""

    def resolve(self, table: Table) -> Ask:
        table.me.tokens[0] += 1
        return Ask(table.state.actor, "Impure?", [table.option("yes", Nothing()), table.option("no", Nothing())])

    def text(self, rules: Ruleset) -> str:
        return "ask and gain"


class DeadEnd(Effect, frozen=True):
    """An option that can't be carried through."""

    def resolve(self, table: Table) -> None:
        raise RuntimeError("nothing here")

    def text(self, rules: Ruleset) -> str:
        return "a dead end"


class PeekAtDeck(Effect, frozen=True):
    """Looks at the top card of the own deck without saying so: undo would take back what was seen."""

    def resolve(self, table: Table) -> Ask:
        top = table.me.deck[0]
        return Ask(table.state.actor, "Do you like it?", [table.option(f"{top}/{like}", Nothing()) for like in "yn"])

    def text(self, rules: Ruleset) -> str:
        return "look at the top card"


class QuietDraw(Effect, frozen=True):
    """Draws a card without saying that hidden information came up."""

    def resolve(self, table: Table) -> None:
        table.me.hand.append(table.me.deck.pop(0))

    def text(self, rules: Ruleset) -> str:
        return "draw on the quiet"


class LoseCard(Effect, frozen=True):
    """The top card of the item deck is lost."""

    def resolve(self, table: Table) -> None:
        table.state.item_deck.pop(0)

    def text(self, rules: Ruleset) -> str:
        return "lose a card"


class Planted:
    """A plugin that offers one free action with a fault, once per game and player, while there is a deck."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="planted", name="Planted", version="1", description="A planted fault.")

    @hookimpl
    def arnak_types(self) -> list[type]:
        return [type(self.effect)]

    @hookimpl
    def arnak_main_actions(self) -> list[ActionProvider]:
        def offer(table: Table, options: list[Option]) -> None:
            if table.me.deck:
                options.append(table.option("planted", self.effect))

        return [offer]


def plays(effect: Effect, measure: Measure) -> Game | None:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(Planted(effect), "planted")
    fuzzer = Fuzzer(measure, plugins=manager)
    game = None
    for seed in range(5):
        game = fuzzer.play(GameConfig(players=2, expansions=["base", "planted"], seed=seed))
    return game


@pytest.mark.parametrize(
    ("effect", "measure", "check"),
    [
        (ImpureAsk(), Measure(purity=1.0), fuzz.PURE),
        (ImpureAsk(), Measure(resume=1.0), fuzz.RESUMED),
        (DeadEnd(), Measure(options=1.0), fuzz.OPTIONS),
        (DeadEnd(), Measure(), fuzz.TO_THE_END),
        (PeekAtDeck(), Measure(leaks=1.0), fuzz.UNDO),
        (QuietDraw(), Measure(leaks=1.0), fuzz.UNDO),
        (LoseCard(), Measure(), fuzz.INVARIANTS),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Effect) else "",
)
def test_a_planted_fault_is_found(effect: Effect, measure: Measure, check: str) -> None:
    with pytest.raises(FuzzFailure) as caught:
        plays(effect, measure)
    assert caught.value.check == check
    assert '"expansions":["base","planted"]' in str(caught.value)


class Gossip:
    """A plugin whose panel tells everybody the top card of the item deck."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="gossip", name="Gossip", version="1", description="A leak.")

    @hookimpl
    def arnak_panels(self) -> list[PanelMaker]:
        return [lambda table, viewer: Panel("Gossip", tuple(table.state.item_deck[:1]))]


def test_a_planted_leak_is_found() -> None:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(Gossip(), "gossip")
    with pytest.raises(FuzzFailure, match=r"viewer -1 sees what it can't know .*panels") as caught:
        Fuzzer(Measure(leaks=1.0), plugins=manager).play(GameConfig(expansions=["base", "gossip"]))
    assert caught.value.check == fuzz.VIEWS
