"""What steps of the catalogue's format should do to a player: kept by hand beside the engine, to compare with it.

`follow` plays an effect in a game, choosing one way through its decisions, and keeps the tokens and cards that the
player should have then. It knows only what the steps say, not how the engine carries them out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from arnak_core import Game
from arnak_core.effects.tokens import Gain
from arnak_core.testing import legal, legal_main, me, play, tokens
from arnak_core.vocabulary import TOKENS, TRAVEL

Steps = Sequence[dict[str, Any]]


class Expected:
    """What the acting player should have."""

    def __init__(self, game: Game) -> None:
        player = me(game)
        self.tokens = Counter(tokens(game))
        self.hand = list(player.hand)
        self.deck = list(player.deck)
        self.play = list(player.play)
        self.travel = dict(zip(TRAVEL, player.travel, strict=True))
        self.exiled = Counter[str]()
        self.passed = player.passed
        self.fear = game.state.fear

    def check(self, game: Game) -> None:
        """Compare with the game."""
        player = me(game)
        assert Counter(tokens(game)) == +self.tokens
        assert Counter(player.hand) == Counter(self.hand)
        assert player.deck == self.deck
        assert Counter(player.play) == Counter(self.play)
        assert dict(zip(TRAVEL, player.travel, strict=True)) == self.travel
        state = game.state
        assert Counter([*state.item_exile, *state.artifact_exile]) == self.exiled
        assert player.passed is self.passed
        assert state.fear == self.fear


def tokens_of_site(game: Game, tile: str) -> Counter[str]:
    """What a site tile that gives tokens alone gives."""
    effect = game.rules.site_tiles[tile].effect
    assert isinstance(effect, Gain)
    return Counter({name: n for name, n in zip(TOKENS, effect.tokens, strict=True) if n})


def amounts(step: dict[str, Any]) -> Counter[str]:
    """The tokens that a step names."""
    return Counter({name: step[name] for name in TOKENS if step.get(name)})


def ways(steps: Steps) -> int:
    """How many ways there are through the choices of the steps."""
    for step in steps:
        if step["op"] == "choose":
            return len(step["options"])
        if step["op"] == "pay":
            return ways(step["then"])
    return 1


def follow(game: Game, expected: Expected, steps: Steps, way: int, *, carried_out: bool = False) -> None:
    """Carry the steps out, taking one way at choices. `carried_out`: a cost at the front is paid without asking."""
    for index, step in enumerate(steps):
        globals()[f"_{step['op']}"](game, expected, step, way, carried_out and index == 0)


def _gain(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    expected.tokens += amounts(step)


def _travel(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    for name in TRAVEL:
        expected.travel[name] += step.get(name, 0)


def _draw(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    for _ in range(min(step.get("n", 1), len(expected.deck))):
        expected.hand.append(expected.deck.pop(-1 if step.get("from") == "bottom" else 0))


def _fear(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    expected.play += ["fear"] * step["n"]
    expected.fear -= step["n"]


def _exile_self(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    """Done when the card is laid."""


def _exile(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    offered = {f"exile/hand/{card}" for card in expected.hand} | {f"exile/play/{card}" for card in expected.play}
    assert set(legal_main(game)) == {*offered, "skip"}
    play(game, "exile/hand/fear")
    expected.hand.remove("fear")
    expected.fear += 1


def _discard(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    for _ in range(step["n"]):
        assert set(legal_main(game)) == {f"discard/{card}" for card in expected.hand}
        play(game, "discard/fear")
        expected.hand.remove("fear")
        expected.play.append("fear")


def _pay(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    if not paid:
        assert set(legal_main(game)) == {"pay", "skip"}
        play(game, "pay")
    cost = step["cost"]
    expected.tokens -= amounts(cost)
    for _ in range(cost.get("discard", 0)):
        play(game, "discard/fear")
        expected.hand.remove("fear")
        expected.play.append("fear")
    if cost.get("boot"):
        play(game, "spend/fear")
        expected.hand.remove("fear")
        expected.play.append("fear")
    follow(game, expected, step["then"], way)


def _choose(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    assert set(legal_main(game)) == {f"choose/{index}" for index in range(len(step["options"]))}
    options = list(step["options"])
    play(game, f"choose/{way}")
    follow(game, expected, options.pop(way), way)
    for _ in range(step.get("n", 1) - 1):
        assert set(legal_main(game)) == {f"choose/{index}" for index in range(len(options))}
        play(game, "choose/0")
        follow(game, expected, options.pop(0), 0)


def _pass_gain(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    expected.tokens += amounts(step)
    expected.passed = True


def _trade(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    assert set(legal_main(game)) == {"trade/arrowhead", "trade/jewel", "skip"}
    play(game, "trade/jewel")
    expected.tokens += Counter(jewel=1)
    expected.tokens -= Counter(arrowhead=1)


def _gain_per(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    player = me(game)
    sites = [site for site in game.state.sites if 0 in site.figures]
    counted = {
        "guardian_overcome": len(player.guardians),
        "guardian_at_own_site": sum(bool(site.guardian) for site in sites),
        "idol_on_crates": len(player.idols),
        "idol_in_slot": sum(map(bool, player.slots)),
        "archaeologist_placed": sum(site.figures.count(0) for site in sites),
    }
    times = sum(counted[name] for name in step["per"])
    for _ in range(min(times, step["max"] or times)):
        expected.tokens += amounts(step["gain"])


def _activate_site(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    """Uses the first sites that may be used; all of those in the position give tokens alone."""
    used: set[str] = set()
    for _ in range(step["n"]):
        offered: dict[str, Any] = {}
        for place, site in zip(game.rules.board.sites, game.state.sites, strict=True):
            level = "camp" if place.level == 0 else place.level
            occupied = any(figure >= 0 for figure in site.figures)
            if (
                site.tile
                and level in step["levels"]
                and not (step["unoccupied"] and occupied)
                and not (step["occupied_by_you"] and 0 not in site.figures)
                and place.id not in used
            ):
                offered[f"activate/{place.id}"] = (site.tile, step.get("cost_by_level", {}).get(str(level), {}))
        assert set(legal_main(game)) == {*offered, "skip"}
        key = list(offered)[-1 if len(offered) < 4 else 1]
        tile, cost = offered[key]
        used.add(key.removeprefix("activate/"))
        play(game, key)
        expected.tokens -= amounts(cost)
        expected.tokens += tokens_of_site(game, tile)


def _activate_top_tile(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    tile = game.state.site_stacks[str(step["level"])][-1]
    expected.tokens += tokens_of_site(game, tile)


def _archaeologist(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    keys = legal_main(game)
    assert "skip" in keys
    kinds = {key.split("/")[0] for key in keys if key != "skip"}
    assert kinds == set(step.get("actions", ["dig", "discover"]))
    if step.get("levels") == ["camp"]:
        assert all(key.startswith("dig/camp_") for key in keys if key != "skip")
    play(game, "skip")


def _relocate(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    keys = [key for key in legal_main(game) if key != "skip"]
    levels = {place.id: "camp" if place.level == 0 else place.level for place in game.rules.board.sites}
    assert {levels[key.split("/")[2]] for key in keys} == set(step["to"])
    play(game, "skip")


def _overcome_guardian(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    play(game, "overcome/l1_low_1")
    assert me(game).guardians[-1].id == "guardian_08"
    assert not me(game).guardians[-1].used


def _move_guardian(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    play(game, "move_guardian/l1_low_1/camp_tablet")
    expected.tokens += Counter(tablet=2)


def _buy(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    keys = [key for key in legal_main(game) if key != "skip"]
    assert all(key.startswith("buy/") for key in keys)
    bought = [key.removeprefix("buy/") for key in keys]
    kinds = {"item" if card in game.rules.items else "artifact" for card in bought}
    assert kinds == ({"item", "artifact"} if step["kind"] == "any" else {step["kind"]})
    items = [card for card in bought if card in game.rules.items]
    if not items:
        play(game, "skip")
        return
    item = items[0]
    play(game, f"buy/{item}")
    if not step.get("free"):
        price = game.rules.items[item].cost - step.get("discount", {}).get("coin", 0)
        expected.tokens -= Counter(coin=max(0, price))
    to = step.get("to", "deck_bottom")
    if to == "hand":
        expected.hand.append(item)
    else:
        expected.deck.insert(0 if to == "deck_top" else len(expected.deck), item)


def _research(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    keys = [key for key in legal_main(game) if key != "skip"]
    assert keys
    named = {key.split("/")[1] for key in keys if key.startswith("research/")}
    wanted = {"magnifying_glass", "notebook"} if step["token"] == "any" else {step["token"]}
    assert named == wanted
    play(game, "skip")


def _assistant_refresh(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    for _ in range(step["n"]):
        used = [owned.id for owned in me(game).assistants if not owned.ready]
        assert set(legal_main(game)) == {f"refresh/{name}" for name in used}
        play(game, f"refresh/{used[0]}")
        assert next(owned for owned in me(game).assistants if owned.id == used[0]).ready


def _assistant_use_supply(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    tops = [stack[0] for stack in game.state.assistants if stack]
    assert set(legal_main(game)) == {*(f"supply/{top}" for top in tops), "skip"}
    play(game, "supply/assistant_01_coins")
    expected.tokens += Counter(coin=2 if step["level"] == "silver" else 3)
    assert [stack[0] for stack in game.state.assistants if stack] == tops


def _exchange_assistant(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    play(game, "exchange/assistant_02_tablet/assistant_01_coins")
    assert [owned.id for owned in me(game).assistants] == ["assistant_01_coins", "assistant_12_compass"]


def _ignore_guardian_fear(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    assert me(game).round_effects == ["no_guardian_fear"]


def _travel_all_planes(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    assert me(game).round_effects == ["all_planes"]


def _return_archaeologist(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    assert set(legal_main(game)) == {"return/l1_low_1", "skip"}
    play(game, "return/l1_low_1")
    assert me(game).archaeologists == 2


def _draw_keep(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    most = step["max"]
    assert set(legal_main(game)) == {f"draw/{n}" for n in range(1, most + 1)}
    play(game, f"draw/{most}")
    drawn = [expected.deck.pop(-1 if step["from"] == "bottom" else 0) for _ in range(most)]
    assert set(legal(game)) == {f"keep/{card}" for card in drawn}
    play(game, f"keep/{drawn[0]}")
    expected.hand.append(drawn[0])
    if step["to_top"]:
        assert set(legal(game)) == {*(f"top/{card}" for card in drawn[1:]), "skip"}
        play(game, f"top/{drawn[1]}")
        expected.deck.insert(0, drawn.pop(1))
    expected.play += drawn[1:]


def _exile_row_item(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    expected.exiled["trowel"] += 1
    assert game.state.card_row[-1] == ""


def _gain_exiled_item(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    play(game, "gain/trowel")
    expected.exiled["trowel"] -= 1
    expected.exiled = +expected.exiled
    expected.deck.append("trowel")


def _return_slotted_idol(game: Game, expected: Expected, step: dict[str, Any], way: int, paid: bool) -> None:
    play(game, "unslot/1")
    assert me(game).slots == [""] * 4
    assert len(me(game).idols) == 2
