"""The Professor (Expedition Leaders)."""

from __future__ import annotations

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.effects.buying import Buy
from arnak_core.testing import legal, legal_free, legal_main, me, play, tokens
from arnak_core.vocabulary import ARTIFACT, Cost
from arnak_leaders.professor import ArchiveFilled, ProfessorBoard

from .leaders_kit import EXPANSIONS, first_round, panel_lines, position

ARCHIVE = ("serpent_idol", "stone_key", "war_mask")
ROW = ("stone_jar", "gold_pan", "flask", "watch", "trowel", "rope")


def board_of(game: Game) -> ProfessorBoard:
    board = me(game).board
    assert isinstance(board, ProfessorBoard)
    return board


def test_archive_of_three_artifacts_from_the_deck() -> None:
    game = new_game(GameConfig(expansions=EXPANSIONS, leaders=("professor", ""), seed=5))
    archive = board_of(game).archive
    assert len(archive) == 3
    assert all(card in game.rules.artifacts for card in archive)
    assert not set(archive) & {*game.state.artifact_deck, *game.state.card_row}
    assert len(game.state.artifact_deck) == 35 - 1 - 3


@pytest.mark.parametrize(("number", "compasses", "tablets"), [(1, 0, 0), (2, 1, 0), (3, 0, 1), (4, 1, 0), (5, 0, 1)])
def test_income_into_the_suitcase_by_round(number: int, compasses: int, tablets: int) -> None:
    game = first_round(position("professor").player(0, hand=["fear"]).round(number, starting_player=1))
    assert (board_of(game).compasses, board_of(game).tablets) == (compasses, tablets)
    assert tokens(game) == {}


def test_suitcase_compasses_buy_artifacts_before_the_own_ones() -> None:
    game = (
        position("professor")
        .player(0, compass=1, hand=["fear"], board=ProfessorBoard(compasses=1, archive=ARCHIVE))
        .row(*ROW)
        .start()
    )
    assert "buy/stone_jar" in legal_main(game)
    assert "buy/serpent_idol" in legal_main(game)
    assert "buy/war_mask" not in legal_main(game)
    play(game, "buy/stone_jar")
    assert board_of(game).compasses == 0
    assert tokens(game) == {}


def test_suitcase_compasses_discover_nothing() -> None:
    game = (
        position("professor")
        .player(0, hand=["professor_arnakology", "professor_funding"], board=ProfessorBoard(compasses=9))
        .start()
    )
    assert not [key for key in legal(game) if key.startswith("discover")]


def test_suitcase_tablets_play_artifacts_only() -> None:
    game = (
        position("professor")
        .player(0, hand=["serpent_idol", "fear"], board=ProfessorBoard(tablets=1), magnifying_glass="bird_r1_a")
        .start()
    )
    assert "play/serpent_idol" in legal_main(game)
    play(game, "play/serpent_idol")
    assert board_of(game).tablets == 0
    assert tokens(game) == {"jewel": 1}


def test_suitcase_compasses_play_no_artifact_and_tablets_buy_none() -> None:
    game = (
        position("professor").player(0, hand=["sundial", "fear"], board=ProfessorBoard(compasses=3)).row(*ROW).start()
    )
    assert "buy/stone_jar" in legal(game)
    assert "play/sundial" not in legal(game)
    game = position("professor").player(0, hand=["sundial", "fear"], board=ProfessorBoard(tablets=3)).row(*ROW).start()
    assert "buy/stone_jar" not in legal(game)
    assert "play/sundial" in legal(game)


def test_bought_archive_artifact_is_used_at_once() -> None:
    game = (
        position("professor")
        .player(0, compass=2, hand=["fear"], board=ProfessorBoard(archive=ARCHIVE))
        .row(*ROW)
        .start()
    )
    play(game, "buy/serpent_idol", "use")
    assert tokens(game) == {"jewel": 1}
    assert "serpent_idol" in me(game).play
    assert board_of(game).archive == ("stone_key", "war_mask")


def test_archive_is_on_offer_to_discounts_and_gains() -> None:
    for effect in (Buy(ARTIFACT, discount=Cost(compass=3)), Buy(ARTIFACT, free=True)):
        game = position("professor").player(0, board=ProfessorBoard(archive=ARCHIVE)).row(*ROW).start(effect=effect)
        assert legal(game) == ["buy/stone_jar", *(f"buy/{card}" for card in ARCHIVE), "skip"]


def test_archive_is_on_offer_to_the_professor_alone() -> None:
    game = (
        position("professor")
        .player(0, board=ProfessorBoard(archive=ARCHIVE))
        .player(1, compass=9)
        .row(*ROW)
        .start(turn=1)
    )
    assert [key for key in legal(game) if key.startswith("buy")] == ["buy/stone_jar"]


def test_archive_is_refilled_once_with_a_compass() -> None:
    scenario = (
        position("professor")
        .player(0, compass=4, hand=["fear"], board=ProfessorBoard(archive=("serpent_idol",)))
        .row(*ROW)
        .decks(artifacts=["stone_key", "war_mask", "mortar", "sundial"])
    )
    game = scenario.start()
    play(game, "buy/serpent_idol", "skip")
    assert board_of(game) == ProfessorBoard(compasses=1, archive=("stone_key", "war_mask", "mortar"), refilled=True)
    assert game.state.artifact_deck[0] == "sundial"


def test_archive_is_not_refilled_a_second_time() -> None:
    game = (
        position("professor")
        .player(0, compass=4, hand=["fear"], board=ProfessorBoard(archive=("serpent_idol",), refilled=True))
        .row(*ROW)
        .start()
    )
    play(game, "buy/serpent_idol", "skip")
    assert board_of(game) == ProfessorBoard(refilled=True)


@pytest.mark.parametrize("left", [[], ["stone_key"], ["stone_key", "war_mask"]])
def test_archive_is_refilled_with_as_many_as_the_deck_has_and_always_with_the_compass(left: list[str]) -> None:
    scenario = (
        position("professor")
        .player(0, compass=4, hand=["fear"], board=ProfessorBoard(archive=("serpent_idol",)))
        .row(*ROW)
        .decks(artifacts=left, complete=True)
    )
    game = scenario.start()
    play(game, "buy/serpent_idol")
    assert board_of(game) == ProfessorBoard(compasses=1, archive=tuple(left), refilled=True)
    assert game.state.artifact_deck == []
    told = [event.cards for event in game.events if isinstance(event, ArchiveFilled)]
    assert told == ([tuple(left)] if left else [])


def test_a_revealed_top_artifact_not_bought_may_come_into_the_archive() -> None:
    scenario = (
        position("professor")
        .player(0, compass=4, hand=["precision_compass", "fear"], board=ProfessorBoard(archive=("serpent_idol",)))
        .row(*ROW)
        .decks(artifacts=["stone_key", "war_mask", "mortar", "sundial"])
    )
    game = play(scenario.start(), "play/precision_compass")
    assert {"buy/serpent_idol", "buy/stone_key"} <= {*legal(game)}
    play(game, "buy/serpent_idol")
    assert board_of(game).archive == ("stone_key", "war_mask", "mortar")


def test_suitcase_compasses_also_pay_where_an_assistant_buys_with_a_discount() -> None:
    board = ProfessorBoard(compasses=2, archive=("war_mask", "mortar"))
    game = position("professor").player(0, assistants=["assistant_10_buy"], board=board).row(*ROW).start()
    play(game, "assistant/assistant_10_buy", "buy/war_mask", "skip")
    assert board_of(game) == ProfessorBoard(archive=("mortar",))


def test_archive_not_refilled_while_a_card_is_left() -> None:
    game = (
        position("professor")
        .player(0, compass=4, hand=["fear"], board=ProfessorBoard(archive=("serpent_idol", "war_mask")))
        .row(*ROW)
        .start()
    )
    play(game, "buy/serpent_idol", "skip")
    assert board_of(game) == ProfessorBoard(archive=("war_mask",))


def test_archive_is_worth_no_points() -> None:
    game = position("professor").player(0, board=ProfessorBoard(archive=ARCHIVE)).start()
    assert game.result().scores[0].lines["cards"] == 0


@pytest.mark.parametrize(
    ("artifacts", "rows"),
    [
        ([], ["row/0"]),
        (["war_club"], ["row/0", "row/1"]),
        (["war_club", "mortar"], ["row/0", "row/1", "row/2"]),
    ],
)
def test_linguistics_by_artifacts_in_play(artifacts: list[str], rows: list[str]) -> None:
    game = (
        position("professor")
        .player(
            0,
            hand=["professor_linguistics", "fear"],
            play=[*artifacts, "rope"],
            idols=1,
            board=ProfessorBoard(archive=ARCHIVE),
        )
        .start()
    )
    play(game, "play/professor_linguistics")
    assert legal_main(game) == rows


def test_linguistics_with_two_artifacts_fills_the_suitcase() -> None:
    game = position("professor").player(0, hand=["professor_linguistics", "fear"], play=["war_club", "mortar"]).start()
    play(game, "play/professor_linguistics", "row/2")
    assert board_of(game) == ProfessorBoard(compasses=1, tablets=1)
    assert tokens(game) == {}


def test_linguistics_counts_an_artifact_spent_for_travel() -> None:
    game = position("professor").player(0, hand=["professor_linguistics", "war_club"], idols=1).start()
    play(game, "dig/camp_coin/0", "spend/war_club", "play/professor_linguistics")
    assert legal_main(game) == ["row/0", "row/1"]


def test_preservation_is_a_compass_or_a_trade() -> None:
    game = position("professor").player(0, tablet=1, hand=["professor_preservation", "fear"]).start()
    play(game, "play/professor_preservation", "choose/1", "trade/arrowhead")
    assert tokens(game) == {"arrowhead": 1}


def test_arnakology_swaps_archive_and_row() -> None:
    game = (
        position("professor")
        .player(0, hand=["professor_arnakology", "fear"], board=ProfessorBoard(archive=ARCHIVE))
        .row(*ROW)
        .start()
    )
    play(game, "play/professor_arnakology")
    assert tokens(game) == {"compass": 1}
    assert legal_main(game) == [*(f"swap/{card}/stone_jar" for card in ARCHIVE), "skip"]
    play(game, "swap/stone_key/stone_jar")
    assert board_of(game).archive == ("serpent_idol", "stone_jar", "war_mask")
    assert game.state.card_row[0] == "stone_key"


def test_blue_slots_give_coin_trade_and_suitcase_compass() -> None:
    game = position("professor").player(0, arrowhead=1, hand=["fear"], idols=1).start()
    assert "idol/3/professor_slot" in legal_free(game)
    play(game, "idol/3/professor_slot", "trade/jewel")
    assert tokens(game) == {"coin": 1, "jewel": 1}
    assert board_of(game).compasses == 1


def test_panel_tells_suitcase_and_archive() -> None:
    game = position("professor").player(0, board=ProfessorBoard(2, 1, ARCHIVE)).round(3).start()
    assert panel_lines(game) == (
        "Suitcase, for artifacts only: 2 compasses and 1 tablet",
        "Archive: Serpent Idol, Stone Key, War Mask (refilled once when empty, with a suitcase compass)",
        "Still to come into the suitcase: round 4: 1 compass; round 5: 1 tablet",
    )
