"""The Waterfall Temple, rule by rule."""

from __future__ import annotations

import pytest
from temples_kit import on, player, started, temple_slot

from arnak_core import Game
from arnak_core.hooks import Permission, PluginInfo, PluginManager, hookimpl, installed_plugins
from arnak_core.table import Table
from arnak_core.testing import Scenario, legal, legal_main, play, tokens
from arnak_core.vocabulary import TOKENS
from arnak_temples.state import SLOT, WaterfallState

SITES = WaterfallState(sites=("site_1_02", "site_1_10", "site_1_08"))


def waterfall(game: Game) -> WaterfallState:
    slot = temple_slot(game)
    assert isinstance(slot, WaterfallState)
    return slot


def researches(scenario: Scenario) -> list[str]:
    return [key.removeprefix("research/") for key in legal(scenario.start()) if key.startswith("research/")]


# -- the cataracts


def test_a_covered_cost_does_not_apply_and_at_first_the_left_one_is_covered() -> None:
    rich = on("waterfall").player(0, tablet=3, jewel=1, boot=1, magnifying_glass="waterfall_r2")
    assert researches(rich) == ["magnifying_glass/waterfall_r3/2"]
    assert researches(on("waterfall").player(0, tablet=3, magnifying_glass="waterfall_r2")) == []
    other = WaterfallState(right_covered=("waterfall_r3",))
    assert researches(on("waterfall", other).player(0, tablet=3, magnifying_glass="waterfall_r2")) == [
        "magnifying_glass/waterfall_r3"
    ]


def test_each_time_the_space_above_is_researched_the_tile_slides_whoever_does() -> None:
    game = (
        on("waterfall")
        .player(0, jewel=1, boot=1, magnifying_glass="waterfall_r2", notebook="waterfall_r2")
        .player(1, tablet=3, magnifying_glass="waterfall_r3", notebook="waterfall_r2")
        .bonus("waterfall_r3")
        .start()
    )
    play(game, "research/magnifying_glass/waterfall_r3/2")
    assert waterfall(game).right_covered == ("waterfall_r3",)
    assert "right" in " ".join(event.text(game.rules) for event in game.events if event.player == 0)
    play(game, "choose/0", "take/assistant_01_coins", "end_turn")
    assert [key for key in legal(game) if key.startswith("research/notebook")] == ["research/notebook/waterfall_r3"]
    play(game, "research/notebook/waterfall_r3")
    assert waterfall(game).right_covered == ()


def test_the_tile_slides_before_the_rewards_of_the_move() -> None:
    game = (
        on("waterfall")
        .player(0, jewel=1, boot=1, magnifying_glass="waterfall_r2")
        .bonus("waterfall_r3", "bonus_exile")
        .start()
    )
    play(game, "research/magnifying_glass/waterfall_r3/2")
    assert game.state.bonus_tiles["waterfall_r3"] == ("bonus_exile",)
    assert waterfall(game).right_covered == ("waterfall_r3",)


def test_the_two_tiles_slide_each_for_itself() -> None:
    game = on("waterfall").player(0, tablet=1, jewel=1, magnifying_glass="waterfall_r6").start()
    play(game, "research/magnifying_glass/waterfall_r7/2")
    assert waterfall(game).right_covered == ("waterfall_r7",)


def test_a_discount_is_taken_off_the_uncovered_cost() -> None:
    game = (
        on("waterfall")
        .player(0, tablet=1, boot=1, hand=["idol_of_ara_anu"], magnifying_glass="waterfall_r2")
        .bonus("waterfall_r3")
        .start()
    )
    play(game, "play/idol_of_ara_anu")
    assert "research/magnifying_glass/waterfall_r3/2" in legal(game)
    assert "research/magnifying_glass/waterfall_r3" not in legal(game)


# -- the shortcut


def test_the_shortcut_leads_the_magnifying_glass_from_row_7_to_the_lost_temple_for_an_unused_idol() -> None:
    def scenario(idols: int, slots: int = 0) -> Scenario:
        return on("waterfall", idols=0).player(
            0,
            arrowhead=1,
            jewel=1,
            idols=idols,
            slots=[True] * slots,
            magnifying_glass="waterfall_r7",
            notebook="waterfall_r7",
        )

    assert "magnifying_glass/lost_temple" not in researches(scenario(0, 1))
    assert researches(scenario(1)) == ["magnifying_glass/lost_temple"]
    game = play(scenario(2).bonus("lost_temple").start(), "research/magnifying_glass/lost_temple")
    assert len(player(game).idols) == 1
    assert game.state.temple_arrivals == [0]
    assert game.result().scores[0].lines["research"] == 20 + 14


# -- the hidden site


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4)])
def test_one_level_1_site_per_player_lies_hidden(players: int, number: int) -> None:
    game = started("waterfall", players=players)
    assert len(waterfall(game).sites) == number
    assert len(game.state.site_stacks["1"]) == 10 - number
    assert game.view(0).plugins[SLOT] == WaterfallState(sites=("",) * number)


def arriving(slot: WaterfallState = SITES) -> Scenario:
    return on("waterfall", slot).player(0, tablet=2, arrowhead=1, magnifying_glass="waterfall_r3")


def test_only_the_magnifying_glass_goes_to_the_hidden_site() -> None:
    both = on("waterfall", SITES).player(
        0, tablet=3, arrowhead=2, jewel=1, magnifying_glass="waterfall_hidden_site", notebook="waterfall_r3"
    )
    assert [key for key in researches(both) if key.startswith("notebook")] == ["notebook/waterfall_r4_notebook"]
    assert researches(arriving()) == ["magnifying_glass/waterfall_hidden_site"]


def test_the_hidden_sites_are_looked_through_one_is_used_and_goes_under_the_stack() -> None:
    game = arriving().start()
    play(game, "research/magnifying_glass/waterfall_hidden_site")
    used = [f"hidden_site/{tile}" for tile in SITES.sites]
    assert [key for key in legal_main(game) if not key.endswith("/skip")] == used
    assert game.undo_stops_because
    assert game.view(1).plugins[SLOT] == WaterfallState(sites=("",) * 3)
    assert game.view(1).decision is not None
    assert game.view(1).decision.options == []
    play(game, "hidden_site/site_1_10")
    assert tokens(game) == {"jewel": 1}
    assert waterfall(game).sites == ("site_1_02", "site_1_08")
    assert game.state.site_stacks["1"][-1] == "site_1_10"


def test_the_site_chosen_need_not_be_used_but_goes_under_the_stack_all_the_same() -> None:
    game = play(arriving().start(), "research/magnifying_glass/waterfall_hidden_site", "hidden_site/site_1_08/skip")
    assert tokens(game) == {}
    assert player(game).play == []
    assert game.state.site_stacks["1"][-1] == "site_1_08"


def test_with_no_site_left_nothing_happens() -> None:
    game = play(arriving(WaterfallState()).start(), "research/magnifying_glass/waterfall_hidden_site")
    assert legal_main(game) == ["end_turn"]


def test_no_level_1_site_is_discovered_while_all_its_tiles_lie_hidden() -> None:
    scenario = on("waterfall", SITES).player(0, compass=3, hand=["automobile", "aeroplane"])
    assert [key for key in legal(scenario.decks(level_1=["site_1_01"], complete=True).start()) if "discover" in key]
    scenario = on("waterfall", SITES).player(0, compass=3, hand=["automobile", "aeroplane"])
    assert not [key for key in legal(scenario.decks(level_1=[], complete=True).start()) if "discover" in key]


def test_the_notebooks_way_past_the_hidden_site_is_two_rows() -> None:
    def ways(notebook: str) -> list[str]:
        rich = dict.fromkeys(TOKENS, 3)
        scenario = on("waterfall").player(0, magnifying_glass="waterfall_hidden_site", notebook=notebook, **rich)
        return [key for key in researches(scenario) if key.startswith("notebook")]

    assert ways("waterfall_r3") == ["notebook/waterfall_r4_notebook"]
    assert ways("waterfall_r4_notebook") == ["notebook/waterfall_r5_notebook"]
    assert ways("waterfall_r5_notebook") == []
    rules = on("waterfall").start().rules
    assert rules.rows_advanced("notebook", "waterfall_r6") == 6
    assert rules.rows_advanced("magnifying_glass", "waterfall_hidden_site") == 4
    assert rules.rows_advanced("magnifying_glass", "waterfall_r6") == 5


class OneRowAhead:
    """A permission like that of a leader whose notebook may be one row ahead."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="one-row-ahead", name="One row ahead", version="1")

    @hookimpl
    def arnak_permissions(self) -> dict[str, Permission]:
        return {"notebook_ahead": one_row_ahead}


def one_row_ahead(table: Table, space: str) -> bool:
    spaces = table.rules.spaces
    return spaces[space].row <= spaces[table.me.magnifying_glass].row + 1


def test_a_notebook_that_may_be_a_row_ahead_goes_up_to_the_row_above_the_hidden_site() -> None:
    manager = PluginManager(strict=True)
    for name, plugin in installed_plugins().plugins.items():
        if name in ("base", "temples"):
            manager.register(plugin, name)
    manager.register(OneRowAhead(), "one-row-ahead")

    def ways(notebook: str) -> list[str]:
        scenario = Scenario(
            expansions=("base", "temples", "one-row-ahead"),
            options={"temples": {"temple": "waterfall"}},
            plugins=manager,
        ).plugin(SLOT, WaterfallState())
        rich = dict.fromkeys(TOKENS, 3)
        scenario.player(0, magnifying_glass="waterfall_hidden_site", notebook=notebook, **rich)
        return [key for key in researches(scenario) if key.startswith("notebook")]

    assert ways("waterfall_r5_notebook") == ["notebook/waterfall_r6"]
    assert ways("waterfall_r6") == []


# -- rows


def test_a_card_is_drawn_from_the_bottom_of_the_deck() -> None:
    game = (
        on("waterfall")
        .player(0, tablet=1, jewel=1, deck=["hat", "watch", "torch"], magnifying_glass="waterfall_r6")
        .start()
    )
    play(game, "research/magnifying_glass/waterfall_r7/2")
    assert player(game).hand == ["torch"]
    assert player(game).deck == ["hat", "watch"]


def test_early_temple_tiles_from_rows_7_and_8_of_the_magnifying_glass() -> None:
    def tiles(glass: str, notebook: str) -> set[str]:
        rich = dict.fromkeys(TOKENS, 9)
        game = on("waterfall").player(0, magnifying_glass=glass, notebook=notebook, **rich).start()
        return {key.split("_")[1] for key in legal(game) if key.startswith("temple/")}

    assert tiles("waterfall_r7", "waterfall_r7") == {"bronze"}
    assert tiles("waterfall_r8_left", "start") == {"bronze", "silver"}
    assert tiles("waterfall_r6", "waterfall_r6") == set()
