"""How another expansion tells the rival what to do with its components: each of the solo game's hooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from solo_kit import LEFT, after_turn, occupied, rival, told, with_rival

import arnak_solo
from arnak_core import PluginManager, base, hookimpl
from arnak_core.components import Idol
from arnak_core.config import GameConfig
from arnak_core.effect import AnyEffect, Nothing
from arnak_core.effects.tokens import Gain
from arnak_core.hooks import GuardianPlace, PluginInfo
from arnak_core.registry import Components
from arnak_core.table import Table
from arnak_core.testing import Scenario, legal
from arnak_solo import hookspecs
from arnak_solo.actions import RivalResearch
from arnak_solo.tiles import RivalTile

GATE = "bird_r3_a"


class Caves:
    """A small expansion with something for each hook."""

    def __init__(self) -> None:
        self.guardian = "guardian_15"

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="caves", name="Caves", version="1", description="A test.")

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(Idol("idol_bat", "Bat idol", effect=Nothing(), copies=1))

    @hookimpl
    def arnak_guardian_places(self) -> Iterable[GuardianPlace]:
        return [GuardianPlace("gate", "Gate", lambda _: self.guardian, lambda _: [], self._open)]

    def _open(self, table: Table) -> None:
        self.guardian = ""

    @hookimpl(optionalhook=True)
    def arnak_rival_tiles(self) -> Mapping[str, object]:
        return {"research": self._dance}

    def _dance(self, table: Table, tile: RivalTile, arrow: str) -> AnyEffect | None:
        return Gain(coin=3 if arrow == "left" else 4)

    @hookimpl(optionalhook=True)
    def arnak_rival_spaces(self) -> Mapping[str, object]:
        return {"bird_r1_a": lambda table, space, arrow: Gain(jewel=1) if arrow == "left" else None}

    @hookimpl(optionalhook=True)
    def arnak_rival_ways(self, config: GameConfig, options: Struct | None) -> Iterable[object]:
        return [lambda table, space: () if space == GATE and self.guardian else None]

    @hookimpl(optionalhook=True)
    def arnak_rival_sites(self) -> Iterable[object]:
        return [lambda table, site, resource: site == "camp_tablet" if resource == "coin" else None]

    @hookimpl(optionalhook=True)
    def arnak_rival_idols(self) -> Mapping[str, object]:
        return {"idol_bat": lambda table, site, idol: Gain(compass=7)}

    @hookimpl(optionalhook=True)
    def arnak_rival_guardians(self) -> Iterable[object]:
        return [lambda table, space: ["gate"] if space == GATE else []]

    @hookimpl(optionalhook=True)
    def arnak_rival_scoring(self) -> Mapping[str, object]:
        return {"caves": lambda table: 4, "idols": lambda table: 10}


def caves() -> Scenario:
    manager = PluginManager(strict=True)
    for plugin in (base, Caves(), arnak_solo):
        manager.register(plugin)
    return Scenario(1, expansions=("base", "caves", "solo"), plugins=manager)


def test_a_plugin_may_be_registered_before_the_solo_game_and_without_it() -> None:
    manager = PluginManager(strict=True)
    manager.register(base)
    manager.register(Caves())
    game = Scenario(2, expansions=("base", "caves"), plugins=manager).player(0, hand=["fear"]).start()
    assert "dig/camp_coin/0" in legal(game)


def test_tiles_of_a_kind_are_carried_out_in_another_way() -> None:
    game = after_turn(caves(), "research_red", LEFT)
    assert game.state.players[0].tokens[0] == 3
    assert rival(game).magnifying_glass == "start"


def test_something_happens_when_the_rival_enters_a_space_besides() -> None:
    game = after_turn(caves(), "overcome_red", LEFT)
    assert rival(game).magnifying_glass == "bird_r1_a"
    assert game.state.players[0].tokens[4] == 1


def test_a_guardian_beside_the_map_holds_the_rival_up_and_is_overcome_first() -> None:
    scenario = caves().site("l1_low_1", tile="site_1_02", guardian="guardian_01", figures=[1])
    game = after_turn(scenario, "overcome_red", LEFT, glass=GATE)
    assert rival(game).guardians == ("guardian_15",)
    assert "overcomes Guardian 15 at Gate" in told(game)
    assert rival(game).magnifying_glass == GATE


def test_held_up_without_that_guardian_place_it_does_nothing() -> None:
    game = with_rival(caves(), "dig_coin", glass=GATE).start(effect=RivalResearch("left"))
    assert rival(game).magnifying_glass == GATE
    assert "its magnifying glass can't go on" in told(game)


def test_sites_offer_what_the_expansion_says() -> None:
    assert occupied(after_turn(caves(), "dig_coin", LEFT)) == ["camp_tablet"]
    assert occupied(after_turn(caves(), "dig_jewel", LEFT)) == ["camp_jewel"], "where it says nothing, as usual"


def test_an_idol_of_another_kind_counts_like_the_others_and_does_what_the_expansion_says() -> None:
    scenario = caves().site("l1_low_1", idols=["idol_bat"])
    game = after_turn(scenario, "discover_red", LEFT, idols=["idol_coin"])
    assert rival(game).idols == ("idol_coin", "idol_bat")
    assert game.state.players[0].tokens[1] == 7
    assert game.result().rivals[0].lines["idols"] == 3 + 3 + 10


def test_the_rivals_score_has_the_expansions_points() -> None:
    assert after_turn(caves(), "dig_jewel", LEFT).result().rivals[0].lines["caves"] == 4


def test_every_hook_of_the_solo_game_is_used_here() -> None:
    specified = {name for name in vars(hookspecs) if name.startswith("arnak_rival_")}
    assert specified == {name for name in dir(Caves) if name.startswith("arnak_rival_")}
