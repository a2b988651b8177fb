"""What the rival does in random games, worked out a second time from the rules and the reference data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.effect import AnyEffect
from arnak_core.events import AnyEvent
from arnak_core.state import SiteState, State
from arnak_core.table import Table
from arnak_core.vocabulary import TOKENS
from arnak_solo import events
from arnak_solo.flow import RivalTurn
from arnak_solo.state import RivalState

REFERENCE = json.loads((Path(__file__).parent / "data" / "rival.json").read_text(encoding="utf-8"))
TILES: dict[str, Any] = {tile["id"]: tile for tile in REFERENCE["rival_tiles"]}
RIVAL, FREE = 1, -1
T = TypeVar("T")


def tokens_shown(effect: object) -> set[str]:
    """The tokens that steps of the catalogue's format gain, costs left out."""
    if isinstance(effect, list):
        return set().union(*(tokens_shown(part) for part in effect))
    if not isinstance(effect, dict):
        return set()
    found = {token for token in TOKENS if token in effect} if effect.get("op") == "gain" else set[str]()
    return found.union(*(tokens_shown(part) for key, part in effect.items() if key != "cost"))


class Expectation:
    """One turn of the rival: the position before it, and which way the arrow points."""

    def __init__(self, game: Game, state: State) -> None:
        self.rules = game.rules
        self.state = state
        rival = state.plugins["solo"]
        assert isinstance(rival, RivalState)
        self.rival = rival
        self.tile = TILES[rival.stack[0]]
        rest = rival.stack[1:]
        self.arrow = TILES[rest[0] if rest else (*rival.used, rival.stack[0])[0]]["arrow"]

    def pick(self, candidates: Sequence[T]) -> T:
        return candidates[0 if self.arrow == "left" else -1]

    def place(self, fits: Callable[[SiteState, int], bool], prefer: Callable[[Iterable[int]], int]) -> str | None:
        """The site of those that fit, in the highest or lowest row, by the arrow."""
        places = self.rules.board.sites
        found = [place for place, site in zip(places, self.state.sites, strict=True) if fits(site, place.level)]
        if not found:
            return None
        row = prefer(place.row for place in found)
        return self.pick(sorted((place.order, place.id) for place in found if place.row == row))[1]

    def check(self, happened: list[AnyEvent]) -> None:
        turned, *after = happened
        assert isinstance(turned, events.RivalTileTurned)
        assert (turned.tile, turned.arrow) == (self.tile["id"], self.arrow)
        if self.state.round in self.tile["skip_rounds"]:
            assert isinstance(after[0], events.RivalDidNothing)
        else:
            getattr(self, f"check_{self.tile['kind']}")(after)

    def check_dig(self, after: list[AnyEvent]) -> None:
        def fits(site: SiteState, level: int) -> bool:
            effect = self.rules.site_tiles[site.tile].effect.steps() if site.tile else []
            return FREE in site.figures and self.tile["resource"] in tokens_shown(effect)

        expect_at(after[0], events.RivalDug, self.place(fits, max))

    def check_discover(self, after: list[AnyEvent]) -> None:
        found = self.tile["by_round"][str(self.state.round)]
        site = self.place(lambda site, level: not site.tile and level == found["level"], min)
        expect_at(after[0], events.RivalDiscovered, site)
        met = any(isinstance(event, events.RivalMetGuardian) for event in after)
        assert met == bool(site and found["guardian"] and self.state.guardians)

    def check_overcome(self, after: list[AnyEvent]) -> None:
        site = self.place(lambda site, level: bool(site.guardian) and RIVAL in site.figures, max)
        if site is not None:
            expect_at(after[0], events.RivalOvercame, site)
        else:
            assert isinstance(after[0], events.RivalFoundNoGuardian)
            self.check_move(after[1:], takes_assistant=False)

    def check_research(self, after: list[AnyEvent]) -> None:
        self.check_move(after, takes_assistant=True)

    def check_move(self, after: list[AnyEvent], *, takes_assistant: bool) -> None:
        space = self.rules.spaces[self.rival.magnifying_glass]
        gone = [event.assistant for event in after if isinstance(event, events.RivalRemovedAssistant)]
        if space.id == "lost_temple":
            assert isinstance(after[0], (events.RivalTookTempleTile, events.RivalDidNothing))
            assert gone == []
            return
        moved = after[0]
        assert isinstance(moved, events.RivalResearched)
        order = [other.id for other in self.rules.track.spaces]
        assert moved.space == self.pick(sorted((bridge.to for bridge in space.bridges), key=order.index))
        expected = self.state.rescue[:1] if moved.space == self.rules.track.rescue else []
        height = max(len(stack) for stack in self.state.assistants)
        if takes_assistant and height:
            tops = [stack[0] for stack in self.state.assistants if len(stack) == height]
            expected = [*expected, self.pick(tops)]
        assert gone == expected

    def check_buy_item(self, after: list[AnyEvent]) -> None:
        self.check_buy(after, self.state.card_row[self.state.staff :])

    def check_buy_artifact(self, after: list[AnyEvent]) -> None:
        self.check_buy(after, self.state.card_row[: self.state.staff])

    def check_buy(self, after: list[AnyEvent], row: list[str]) -> None:
        points = {card: self.rules.cards[card].points for card in row if card}
        if not points:
            assert isinstance(after[0], events.RivalDidNothing)
            return
        best = (max if self.tile["color"] == "red" else min)(points.values())
        bought = after[0]
        assert isinstance(bought, events.RivalBought)
        assert bought.card == self.pick([card for card in points if points[card] == best])


def expect_at(
    event: AnyEvent,
    kind: type[events.RivalDug] | type[events.RivalDiscovered] | type[events.RivalOvercame],
    site: str | None,
) -> None:
    """The event tells of that site, or that there was none."""
    if site is None:
        assert isinstance(event, events.RivalDidNothing)
    else:
        assert isinstance(event, kind)
        assert event.site == site


@pytest.mark.parametrize("board", ["bird", "snake"])
def test_the_rival_does_what_its_tile_and_the_arrow_say(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[State, int]] = []
    carry_out = RivalTurn.resolve

    def noted(turn: RivalTurn, table: Table) -> AnyEffect | None:
        begun.append((table.state.copy(), len(table.events)))
        return carry_out(turn, table)

    monkeypatch.setattr(RivalTurn, "resolve", noted)
    kinds: set[str] = set()
    for seed in range(12):
        random = Random(seed)
        game = new_game(
            GameConfig(
                players=1,
                expansions=("base", "solo"),
                board=board,
                seed=seed,
                options={"solo": {"difficulty": seed % 6}},
            )
        )
        while True:
            ends = [*(first for _, first in begun[1:]), len(game.events)]
            for (state, first), end in zip(begun, ends, strict=False):
                expectation = Expectation(game, state)
                expectation.check([event for event in game.events[first:end] if event.who])
                kinds.add(expectation.tile["kind"])
            begun.clear()
            if game.is_over:
                break
            game.choose(random.choice(game.decision.options).key)
    assert kinds == {tile["kind"] for tile in TILES.values()}
