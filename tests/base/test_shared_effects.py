"""Effects of the core that only expansions' cards print, tried in positions of the base game."""

from __future__ import annotations

import pytest

from arnak_core import Game, PluginInfo, PluginManager, base, hookimpl
from arnak_core.components import Artifact
from arnak_core.effect import AnyEffect, Repeat
from arnak_core.effects.assistants import UseSupplyAssistant
from arnak_core.effects.buying import Buy, items_to_deck_top
from arnak_core.effects.card_row import LEFTMOST_ITEM, ExileRowCard
from arnak_core.effects.cost_parts import PayBoon, PayExile, PaySlottedIdol
from arnak_core.effects.drawing import Discard, Draw
from arnak_core.effects.exile import ExileThisCard
from arnak_core.effects.figures import Relocate
from arnak_core.effects.guardians import RefreshGuardians
from arnak_core.effects.idols import UseFaceUpIdol, UseSlotEffect
from arnak_core.effects.looking import ChooseLooked, ExileLooked, KeepLooked, LookTop
from arnak_core.effects.pay import Pay
from arnak_core.effects.research import ChooseByRows
from arnak_core.effects.sites import ActivateSite
from arnak_core.effects.tokens import Gain
from arnak_core.registry import Components
from arnak_core.testing import Scenario, legal, me, play, tokens
from arnak_core.vocabulary import ITEM, Cost, CostPart

ROW = ("stone_jar", "gold_pan", "flask", "watch", "trowel", "rope")


def resolved(effect: AnyEffect, scenario: Scenario) -> Game:
    """The position while the first player resolves the effect, with nothing else to do."""
    return scenario.start(effect=effect)


def paying(part: CostPart) -> AnyEffect:
    return Pay(Cost(parts=(part,)), Gain(coin=1))


# -- the top of the deck


def test_what_is_left_of_the_cards_looked_at_goes_back_as_it_was() -> None:
    game = resolved(LookTop(3, (KeepLooked(),)), Scenario().player(0, deck=["axe", "fear", "rope", "hat"]))
    play(game, "keep/fear")
    assert me(game).hand == ["fear"]
    assert me(game).deck == ["axe", "rope", "hat"]


def test_two_of_the_cards_looked_at_are_kept_one_after_the_other() -> None:
    game = resolved(LookTop(3, (KeepLooked(number=2),)), Scenario().player(0, deck=["axe", "fear", "rope"]))
    play(game, "keep/rope", "keep/axe")
    assert me(game).hand == ["rope", "axe"]
    assert me(game).deck == ["fear"]


def test_each_card_exiled_from_the_deck_gives_its_tokens() -> None:
    look = LookTop(3, (ExileLooked(number=2, gain=Gain(coin=1)),))
    game = resolved(look, Scenario().player(0, deck=["axe", "fear", "rope"]))
    play(game, "exile/deck/axe", "exile/deck/rope")
    assert tokens(game) == {"coin": 2}
    assert game.state.item_exile == ["rope", "axe"]


def test_the_rest_in_any_order() -> None:
    look = LookTop(4, (KeepLooked(),), any_order=True)
    game = resolved(look, Scenario().player(0, deck=["axe", "fear", "rope", "hat", "trowel"]))
    play(game, "keep/fear", "order/hat", "order/rope")
    assert me(game).deck == ["hat", "rope", "axe", "trowel"]


def test_equal_cards_need_no_order() -> None:
    look = LookTop(3, (KeepLooked(),), any_order=True)
    game = resolved(look, Scenario().player(0, deck=["fear", "fear", "axe"]))
    play(game, "keep/axe")
    assert me(game).deck == ["fear", "fear"]


def test_a_sample_leaves_the_cards_that_its_player_looks_at() -> None:
    look = LookTop(2, (ChooseLooked(options=(ExileLooked(), KeepLooked())),))
    game = resolved(look, Scenario().player(0, deck=["axe", "rope", "hat", "trowel", "flask"]))
    for seed in range(10):
        sample = game.sample(0, seed)
        assert me(sample).deck[:2] == ["axe", "rope"]
        assert sample.decision == game.decision


# -- costs of other kinds


def test_a_cost_of_two_exiled_cards() -> None:
    game = resolved(paying(PayExile(2)), Scenario().player(0, hand=["fear"], play=["axe"]))
    play(game, "pay", "exile/hand/fear")
    assert game.state.item_exile == ["axe"]
    assert tokens(game) == {"coin": 1}


@pytest.mark.parametrize(
    ("part", "have"),
    [
        (PayExile(2), {"hand": ["fear"]}),
        (PayExile(1, "artifact"), {"hand": ["fear", "axe"]}),
        (PayBoon(), {"guardians": ["guardian_07:used"]}),
        (PaySlottedIdol(), {"idols": 2}),
    ],
)
def test_a_cost_that_can_not_be_paid_gives_nothing(part: CostPart, have: dict[str, object]) -> None:
    scenario = Scenario().player(0, **have)
    game = resolved(paying(part), scenario)
    assert tokens(game) == {}


def test_a_fear_tile_pays_for_an_exiled_fear() -> None:
    game = resolved(paying(PayExile(1, "fear")), Scenario().player(0, fear_tiles=1))
    play(game, "pay")
    assert me(game).fear_tiles == 0


def test_the_player_chooses_whose_boon_is_lost() -> None:
    game = resolved(paying(PayBoon()), Scenario().player(0, guardians=["guardian_07", "guardian_08"]))
    play(game, "pay", "give_up/guardian_08")
    assert [guardian.used for guardian in me(game).guardians] == [False, True]


def test_the_player_chooses_which_slot_is_emptied() -> None:
    game = resolved(paying(PaySlottedIdol()), Scenario().player(0, slots=["idol_coin", "idol_exile"]))
    play(game, "pay", "give_up/slot/1")
    assert me(game).slots[:2] == ["", "idol_exile"]


# -- guardians, assistants, idols


def test_several_guardians_are_refreshed_each_once() -> None:
    have = ["guardian_07:used", "guardian_08:used", "guardian_09:used"]
    game = resolved(RefreshGuardians(2), Scenario().player(0, guardians=have))
    play(game, "refresh/guardian_07", "refresh/guardian_09")
    assert [guardian.used for guardian in me(game).guardians] == [False, True, False]


def test_an_assistant_of_the_supply_goes_under_its_stack() -> None:
    supply = (["assistant_01_coins", "assistant_02_tablet"], ["assistant_06_draw"])
    game = resolved(UseSupplyAssistant(then_to_bottom=True), Scenario().supply(*supply))
    play(game, "supply/assistant_01_coins")
    assert game.state.assistants[0] == ["assistant_02_tablet", "assistant_01_coins"]
    assert tokens(game) == {"coin": 2}


def test_no_assistant_is_refreshed_twice_by_one_effect() -> None:
    have = ["assistant_01_coins:used", "assistant_02_tablet"]
    game = Scenario().player(0, hand=["sacred_drum", "fear"], assistants=have, tablet=1).start()
    play(game, "play/sacred_drum", "pay", "refresh/assistant_01_coins", "assistant/assistant_01_coins")
    assert "refresh/assistant_01_coins" not in legal(game)


def test_a_face_up_idol_is_used_where_it_lies() -> None:
    scenario = Scenario().site("l1_low_1", idols=["idol_coin"]).site("l1_low_2", idols=["idol_tablet"])
    game = resolved(UseFaceUpIdol(), scenario)
    play(game, "idol/idol_tablet")
    assert tokens(game) == {"tablet": 1}
    assert game.state.sites[game.rules.site_index["l1_low_2"]].idols == ("idol_tablet",)


def test_two_face_up_idols_are_of_different_kinds() -> None:
    game = resolved(UseFaceUpIdol(2), Scenario())
    first = next(key for key in legal(game) if key != "skip")
    play(game, first)
    assert first not in legal(game)


def test_a_slot_effect_without_an_idol() -> None:
    game = resolved(UseSlotEffect(), Scenario())
    assert "slot/slot_jewel" not in legal(game)
    play(game, "slot/slot_coin_compass")
    assert tokens(game) == {"coin": 1, "compass": 1}


# -- the card row


def test_the_item_next_to_the_staff_is_the_leftmost() -> None:
    row = ("stone_jar", "", "flask", "watch", "trowel", "rope")
    game = resolved(ExileRowCard(LEFTMOST_ITEM), Scenario().row(*row))
    assert legal(game) == ["exile/row/flask", "skip"]


def test_items_gained_go_on_top_of_the_deck_or_under_it() -> None:
    effect = items_to_deck_top() >> Buy(ITEM, free=True) >> Buy(ITEM, free=True)
    game = resolved(effect, Scenario().player(0, deck=["fear"]).row(*ROW))
    play(game, "buy/flask", "top", "buy/watch", "bottom")
    assert me(game).deck == ["flask", "fear", "watch"]


def test_a_card_that_left_the_play_area_is_not_exiled_again() -> None:
    game = resolved(ExileThisCard("axe"), Scenario().player(0, hand=["axe"]))
    assert game.state.item_exile == []


class SelfExilingArtifact:
    """An expansion with an artifact that exiles itself for a jewel."""

    @hookimpl
    def arnak_plugin(self) -> PluginInfo:
        return PluginInfo(id="relic", name="Relic", version="1", requires=("base",))

    @hookimpl
    def arnak_components(self, components: Components) -> None:
        components.add(Artifact("relic", "Relic", cost=1, points=0, exiles_itself=True, effect=Gain(jewel=1)))


@pytest.mark.parametrize("exiled_first", [False, True])
def test_a_bought_artifact_that_exiles_itself_may_have_been_exiled_before_its_use(exiled_first: bool) -> None:
    manager = PluginManager(strict=True)
    manager.register(base, "base")
    manager.register(SelfExilingArtifact(), "relic")
    scenario = Scenario(expansions=["base", "relic"], plugins=manager)
    scenario.player(0, compass=1, hand=["fear"], guardians=["guardian_06"]).row("relic", *ROW[1:])
    game = play(scenario.start(), "buy/relic")
    if exiled_first:
        play(game, "boon/guardian_06", "exile/play/relic")
    play(game, "use")
    assert tokens(game) == {"jewel": 1}
    assert game.state.artifact_exile == ["relic"]


# -- rows of the track, repeats, sites


@pytest.mark.parametrize(("space", "coins"), [("bird_r1_a", 0), ("bird_r2_a", 1)])
def test_options_by_the_rows_of_a_token(space: str, coins: int) -> None:
    effect = ChooseByRows((Gain(coin=1), Gain(compass=1)), ((2, 1),))
    game = resolved(effect, Scenario().player(0, magnifying_glass=space))
    if coins:
        play(game, "choose/0")
    assert tokens(game) == ({"coin": 1} if coins else {})


def test_a_repeat_may_stop_before_each_time() -> None:
    effect = Repeat(Draw() >> Discard(), 2)
    game = resolved(effect, Scenario().player(0, deck=["axe", "rope"], hand=["fear"]))
    play(game, "again", "discard/fear", "skip")
    assert me(game).hand == ["axe"]


def test_only_occupied_sites_or_those_in_an_own_row() -> None:
    scenario = Scenario().site("l1_low_1", tile="site_1_02", figures=[0]).site("l1_low_2", tile="site_1_04")
    scenario.site("l1_high_1", tile="site_1_05", figures=[1])
    table = resolved(Discard(), scenario).table
    assert ActivateSite((1,), occupied=True).sites(table) == ["l1_low_1", "l1_high_1"]
    assert ActivateSite((1,), same_row_as_you=True).sites(table) == ["l1_low_1", "l1_low_2"]


def test_a_figure_comes_only_from_the_levels_named() -> None:
    scenario = Scenario().site("camp_coin", figures=[0]).site("l1_low_1", tile="site_1_02", figures=[0])
    game = resolved(Relocate((1,), from_levels=(1,)), scenario.site("l1_low_2", tile="site_1_04"))
    assert legal(game) == ["relocate/l1_low_1/l1_low_2", "skip"]
