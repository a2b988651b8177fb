"""Where the cards meet the leaders."""

from __future__ import annotations

from arnak_core.testing import Scenario, legal, me, play, tokens
from arnak_leaders.mystic import MysticBoard
from arnak_leaders.professor import ProfessorBoard

ROW = ("treasure_chest", "gold_pan", "flask", "watch", "trowel", "rope")


def position(leader: str, *, hand: list[str], **have: object) -> Scenario:
    scenario = Scenario(expansions=("base", "leaders"), leaders=(leader, ""))
    return scenario.player(0, hand=hand, **have)


def test_fear_exiled_from_the_deck_goes_to_the_mystics_pile() -> None:
    game = position("mystic", hand=["first_aid_kit"], deck=["fear", "axe"], idols=1).start()
    fear = game.state.fear
    play(game, "play/first_aid_kit", "choose/0", "exile/deck/fear", "skip")
    board = me(game).board
    assert isinstance(board, MysticBoard)
    assert board.pile == 1
    assert game.state.fear == fear
    assert me(game).deck == ["axe"]


def test_hidden_fear_exiled_from_the_deck_brings_fear_and_a_compass() -> None:
    game = position("captain", hand=["rod_of_division"], deck=["captain_hidden_fear", "axe"], tablet=1, idols=1).start()
    play(game, "play/rod_of_division", "keep/axe", "exile/deck/captain_hidden_fear")
    assert tokens(game) == {"coin": 1, "compass": 1}
    assert me(game).play == ["rod_of_division", "fear"]


def test_an_item_raised_by_landing_net_can_still_be_delivered_to_the_hand() -> None:
    hand = ["landing_net", "baroness_special_delivery"]
    game = position("baroness", hand=hand, deck=["fear"]).row(*ROW).start()
    play(game, "play/landing_net", "buy/flask", "top")
    assert me(game).deck == ["flask", "fear"]
    deliver = next(key for key in legal(game) if "baroness_special_delivery" in key)
    play(game, deliver)
    assert "flask" in me(game).hand
    assert me(game).deck == ["fear"]


def test_cursed_idol_offers_no_blue_effect() -> None:
    game = position("mystic", hand=["cursed_idol"], tablet=1, coin=1, deck=["axe"], idols=1).start()
    play(game, "play/cursed_idol")
    offered = [key for key in legal(game) if key.startswith("slot/")]
    assert offered == [f"slot/{effect.id}" for effect in game.rules.default_idol_slots.effects]


def test_an_idol_given_up_for_pedestal_frees_any_slot_of_a_leader() -> None:
    game = position("mystic", hand=["pedestal"], tablet=1, slots=["", "", "", "", "idol_coin"], idols=1).start()
    play(game, "play/pedestal", "pay")
    assert me(game).slots == [""] * 5
    assert tokens(game) == {"coin": 3}


def test_shovel_exiles_an_artifact_of_the_professors_archive() -> None:
    archive = ProfessorBoard(compasses=2, archive=("ritual_dagger", "war_mask"))
    game = position("professor", hand=["shovel"], idols=1, board=archive).start()
    play(game, "play/shovel", "buy/ritual_dagger", "skip")
    assert game.state.artifact_exile == ["ritual_dagger"]
    board = me(game).board
    assert isinstance(board, ProfessorBoard)
    assert board.archive == ("war_mask",)
    assert board.compasses == 0
