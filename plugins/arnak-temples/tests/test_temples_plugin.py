"""The plugin: choosing a track, what all tracks have in common, and other expansions beside them."""

from __future__ import annotations

import pytest
from temples_kit import on, player
from temples_random import play

from arnak_core import BadConfiguration, GameConfig, PluginManager, new_game
from arnak_core.base.idols import IDOLS
from arnak_core.components import Idol
from arnak_core.effects.exile import TakeFear
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import PluginInfo, hookimpl, installed_plugins
from arnak_core.registry import Components
from arnak_core.ruleset import ruleset
from arnak_core.testing import conformance

TEMPLES = ("monkey", "lizard", "waterfall", "tree")


def config(temple: str, players: int = 2, board: str = "bird", *more: str) -> GameConfig:
    return GameConfig(
        players=players, board=board, expansions=("base", "temples", *more), options={"temples": {"temple": temple}}
    )


@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_a_track_replaces_the_printed_one_and_the_map_stays(temple: str, board: str) -> None:
    rules = ruleset(config(temple, 2, board))
    assert rules.track.id == temple
    assert rules.board.id == board
    assert rules.board.sites == ruleset(GameConfig(board=board)).board.sites


def test_without_an_option_the_monkey_temple_is_played() -> None:
    assert ruleset(GameConfig(expansions=("base", "temples"))).track.id == "monkey"


def test_an_unknown_temple_is_refused() -> None:
    with pytest.raises(BadConfiguration, match="temple"):
        new_game(config("owl"))


def test_the_option_is_described() -> None:
    options = installed_plugins().infos["temples"].options
    assert options is not None
    assert options.__struct_fields__ == ("temple",)


def test_the_rescue_space_belongs_to_the_printed_snake_track() -> None:
    game = new_game(config("lizard", 2, "snake"))
    assert game.state.rescue == []
    assert [len(stack) for stack in game.state.assistants] == [4, 4, 4]


def test_only_the_chosen_track_acts() -> None:
    assert not ruleset(config("monkey")).reactions
    assert not ruleset(config("tree")).permissions
    assert not ruleset(config("monkey")).guardian_places
    assert set(ruleset(config("lizard")).permissions) == {"research"}


def test_the_content_alone_changes_nothing() -> None:
    rules = ruleset(GameConfig(expansions=("base", "temples:content")))
    assert rules.track.id == "bird"
    assert list(rules.tracks) == ["bird", "snake"]


@pytest.mark.parametrize("temple", TEMPLES)
def test_c26_lost_temple_points_by_arrival_on_every_track(temple: str) -> None:
    points = {
        "monkey": (23, 21, 20, 19),
        "lizard": (28, 26, 25, 24),
        "waterfall": (20, 18, 17, 16),
        "tree": (27, 25, 24, 23),
    }
    game = on(temple, players=4, idols=0).temple(arrivals=[2, 0, 3, 1]).start()
    scores = [game.result().scores[seat].lines["research"] for seat in (2, 0, 3, 1)]
    assert tuple(scores) == points[temple]


@pytest.mark.parametrize("temple", TEMPLES)
def test_below_the_lost_temple_each_token_scores_its_row(temple: str) -> None:
    rules = ruleset(config(temple))
    for row in rules.track.rows:
        space = next(space for space in rules.track.spaces if space.row == row.row and "notebook" in space.tokens)
        assert rules.research_points("notebook", space.id) == row.notebook_points


@pytest.mark.parametrize("temple", TEMPLES)
def test_every_space_can_be_reached_and_left(temple: str) -> None:
    track = ruleset(config(temple)).track
    for token in ("magnifying_glass", "notebook"):
        reached = {track.start}
        for space in sorted(track.spaces, key=lambda space: space.row):
            if space.id in reached:
                reached |= {bridge.to for bridge in space.bridges if token in bridge.tokens}
        assert reached == {space.id for space in track.spaces if token in space.tokens}
    rows = {space.id: space.row for space in track.spaces}
    assert all(rows[bridge.to] > space.row for space in track.spaces for bridge in space.bridges)


@pytest.mark.parametrize("temple", TEMPLES)
def test_every_track_has_a_panel_in_words(temple: str) -> None:
    game = new_game(config(temple))
    panel = next(panel for panel in game.view(0).panels if panel.title == ruleset(config(temple)).track.name)
    assert panel.lines
    assert game.view(1).panels == game.view(0).panels


# -- idols of the boxes


class Box:
    """An expansion whose box has the same idols, as that of the leaders."""

    def __init__(self, name: str) -> None:
        self.name = name

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id=self.name, name="A box", version="1")

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.ensure_copies(
            Idol("idol_fear_arrowhead", "The box's name", copies=2, effect=TakeFear() >> Gain(arrowhead=1))
        )
        for idol in IDOLS:
            if idol.id in ("idol_exile", "idol_tablet"):
                components.ensure_copies(Idol(idol.id, idol.name, copies=4, effect=idol.effect))


@pytest.mark.parametrize("name", ["a-box", "z-box"])
def test_no_idol_is_doubled_whichever_expansion_brings_it_first(name: str) -> None:
    manager = PluginManager(strict=True)
    for plugin in ("base", "temples"):
        manager.register(installed_plugins().plugins[plugin], plugin)
    manager.register(Box(name), name)
    game = new_game(config("lizard", 2, "bird", name), plugins=manager)
    assert sum(idol.copies for idol in game.rules.idols.values()) == 20
    assert game.rules.idols["idol_exile"].copies == game.rules.idols["idol_tablet"].copies == 4


@pytest.mark.parametrize(("temple", "number"), [("monkey", 16), ("lizard", 20), ("waterfall", 16), ("tree", 24)])
def test_a_track_brings_the_idols_that_it_needs(temple: str, number: int) -> None:
    assert sum(idol.copies for idol in ruleset(config(temple)).idols.values()) == number


# -- games


def test_random_games_on_all_tracks() -> None:
    reached = play(24)
    assert all(reached[f"{temple} lost_temple"] for temple in TEMPLES)


def test_the_plugin_conforms() -> None:
    conformance.assert_conforms("temples", games=10)


def test_a_player_sees_nothing_of_what_lies_face_down() -> None:
    game = new_game(config("lizard"))
    slot = game.state.plugins["temples"]
    seen = str(game.view(0).plugins["temples"])
    assert not any(piece in seen for piece in slot.held())
    assert len(slot.held()) == 5
    assert player(game).idols == []
