"""Legal main and free actions, worked out a second time from the rules and the reference data, in random games."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from arnak_core import Game, GameConfig, new_game
from arnak_core.testing import legal_free, legal_main, me, tokens

FOLDER = Path(__file__).parent.parent / "reference"
FACTS: dict[str, Any] = json.loads((FOLDER / "base.json").read_text())
TRACKS: dict[str, Any] = {
    track["id"]: track for track in json.loads((FOLDER / "tracks_base.json").read_text())["research_tracks"]
}
BY_ID: dict[str, Any] = {
    entry["id"]: entry
    for kind in ("items", "artifacts", "basic_cards", "guardians", "assistants", "sites")
    for entry in FACTS[kind]
}
TRAVEL = ("boot", "boat", "car", "plane")
PAYS: dict[str, tuple[str, ...]] = {
    wanted: tuple(name for name in TRAVEL if wanted in FACTS["resources"]["travel_pays_for"][name]) for wanted in TRAVEL
}
Amounts = dict[str, int]
WITHOUT_FREE_ACTIONS = ("Pay for travel", "Discard a card to pay", "Keep one in hand", "Put one back")
"""Questions within a payment, and those about cards drawn with an Earring."""


@cache
def covered(have: tuple[int, ...], need: tuple[str, ...]) -> bool:
    """Whether icons can be matched with the needed ones, tried one by one."""
    if not need:
        return True
    for name in PAYS[need[0]]:
        kind = TRAVEL.index(name)
        if have[kind]:
            rest = tuple(n - (place == kind) for place, n in enumerate(have))
            if covered(rest, need[1:]):
                return True
    return False


def travel_of(effect: list[dict[str, Any]]) -> Amounts:
    """The travel icons that an effect gives, alone or as one of its choices."""
    for step in effect:
        if step["op"] == "travel":
            return {name: step.get(name, 0) for name in TRAVEL}
        if step["op"] == "choose":
            return next((found for option in step["options"] if (found := travel_of(option))), {})
    return {}


def icons_at_hand(game: Game, hand: list[str]) -> Amounts:
    """All icons that the player could use, without pilots, if only these cards were in hand."""
    player = me(game, game.state.turn)
    sources = [dict(zip(TRAVEL, player.travel, strict=True)), *(BY_ID[card]["travel"] for card in hand)]
    for owned in player.assistants:
        side = BY_ID[owned.id]["gold" if owned.gold else "silver"]
        if owned.ready and side["free_action"]:
            sources.append(travel_of(side["effect"]))
    sources += [travel_of(BY_ID[guardian.id]["boon"]) for guardian in player.guardians if not guardian.used]
    total = {name: sum(source.get(name, 0) for source in sources) for name in TRAVEL}
    if "all_planes" in player.round_effects:
        return {"boot": 0, "boat": 0, "car": 0, "plane": sum(total.values())}
    return total


def payable(game: Game, cost: Amounts) -> bool:
    """Whether the player whose turn it is can pay tokens, travel icons, discards and unused idols together."""
    seat = game.state.turn
    player = me(game, seat)
    has = tokens(game, seat)
    if any(has.get(name, 0) < n for name, n in cost.items() if name not in (*TRAVEL, "discard", "idol")):
        return False
    if len(player.idols) < cost.get("idol", 0) or len(player.hand) < cost.get("discard", 0):
        return False
    need = tuple(name for name in TRAVEL for _ in range(cost.get(name, 0)))
    pilots = (has.get("coin", 0) - cost.get("coin", 0)) // FACTS["setup"]["pilot"]["cost"]["coin"]
    for discarded in combinations(range(len(player.hand)), cost.get("discard", 0)):
        hand = [card for place, card in enumerate(player.hand) if place not in discarded]
        have = icons_at_hand(game, hand)
        have["plane"] += pilots
        if covered(tuple(min(have[name], 4) for name in TRAVEL), need):
            return True
    return False


def both(first: Amounts, second: Amounts) -> Amounts:
    return {name: first.get(name, 0) + second.get(name, 0) for name in {**first, **second}}


def main_actions(game: Game) -> set[str]:
    """The keys of all main actions that the rules allow the player whose turn it is."""
    state = game.state
    seat = state.turn
    player = me(game, seat)
    keys = {"pass"}
    for entry, site in zip(FACTS["board"][game.config.board], state.sites, strict=True):
        for space, figure in enumerate(site.figures):
            if figure == -1 and player.archaeologists:
                travel = entry["spaces"][space]
                if site.tile and payable(game, travel):
                    keys.add(f"dig/{entry['id']}/{space}")
                if (
                    not site.tile
                    and state.site_stacks[str(entry["level"])]
                    and payable(game, both(travel, entry["discover"]))
                ):
                    keys.add(f"discover/{entry['id']}")
        if site.guardian and seat in site.figures and payable(game, BY_ID[site.guardian]["cost"]):
            keys.add(f"overcome/{entry['id']}")
    keys |= {f"buy/{card}" for card in state.card_row if card and payable(game, BY_ID[card]["cost"])}
    for card in player.hand:
        facts = BY_ID[card]
        if facts["effect"] and not facts["free_action"] and payable(game, facts.get("play_cost", {})):
            keys.add(f"play/{card}")
    return keys | research_actions(game) | assistants(game)


def assistants(game: Game) -> set[str]:
    """The one assistant that is a main action: it needs a card that can be bought at its discount."""
    player = me(game, game.state.turn)
    keys: set[str] = set()
    for owned in player.assistants:
        side = BY_ID[owned.id]["gold" if owned.gold else "silver"]
        if owned.ready and not side["free_action"]:
            less = side["effect"][0]["discount"]
            prices = [BY_ID[card]["cost"] for card in game.state.card_row if card]
            if any(payable(game, {name: max(0, n - less[name]) for name, n in price.items()}) for price in prices):
                keys.add(f"assistant/{owned.id}")
    return keys


def research_actions(game: Game) -> set[str]:
    """Moves along the connections of the track, and temple tiles from the Lost Temple."""
    player = me(game, game.state.turn)
    track = TRACKS[game.config.board]
    nodes = {node["id"]: node for node in track["nodes"]}
    keys: set[str] = set()
    for token in ("magnifying_glass", "notebook"):
        for edge in nodes[getattr(player, token)]["edges"]:
            too_high = token == "notebook" and nodes[edge["to"]]["row"] > nodes[player.magnifying_glass]["row"]
            if token in edge["tokens"] and not too_high and payable(game, edge["cost"]):
                keys.add(f"research/{token}/{edge['to']}")
    if player.magnifying_glass == "lost_temple":
        for stack, left in zip(FACTS["temple_tiles"]["stacks"], game.state.temple_stacks, strict=True):
            if left and payable(game, stack["cost"][game.config.board]):
                keys.add(f"temple/{stack['id']}")
    return keys


def does_something(game: Game, effect: list[dict[str, Any]]) -> bool:
    """Whether any step of an effect could do something for the player whose turn it is."""
    player = me(game, game.state.turn)
    has = tokens(game, game.state.turn)
    for step in effect:
        match step["op"]:
            case "gain" | "travel":
                possible = True
            case "draw":
                possible = bool(player.deck)
            case "discard":
                possible = bool(player.hand)
            case "exile":
                possible = bool(player.hand or player.play or player.fear_tiles)
            case "trade":
                possible = "tablet" in has or "arrowhead" in has
            case "pay":
                possible = payable(game, step["cost"]) and does_something(game, step["then"])
            case "choose":
                possible = any(does_something(game, option) for option in step["options"])
            case "pass_gain":
                possible = not game.state.main_action_done
            case op:
                raise AssertionError(f"no free action of the base game has the step {op}")
        if possible:
            return True
    return False


def free_actions(game: Game) -> set[str]:
    """The keys of all free actions that the rules allow the player whose turn it is."""
    player = me(game, game.state.turn)
    keys: set[str] = set()
    for card in player.hand:
        if BY_ID[card]["free_action"] and does_something(game, BY_ID[card]["effect"]):
            keys.add(f"play/{card}")
    for owned in player.assistants:
        side = BY_ID[owned.id]["gold" if owned.gold else "silver"]
        if owned.ready and side["free_action"] and does_something(game, side["effect"]):
            keys.add(f"assistant/{owned.id}")
    for guardian in player.guardians:
        if not guardian.used and does_something(game, BY_ID[guardian.id]["boon"]):
            keys.add(f"boon/{guardian.id}")
    if player.idols and "" in player.slots:
        for effect in FACTS["idol_slots"]["effects"]:
            if does_something(game, effect["effect"]):
                keys.add(f"idol/{effect['id']}")
    return keys


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_the_actions_offered_are_those_that_the_rules_allow(board: str, players: int, rich: bool) -> None:
    asked = temple_tiles = 0
    for seed in range(10):
        chance = random.Random(seed)
        game = new_game(GameConfig(players=players, board=board, seed=seed), undo=False)
        while not game.is_over:
            if game.decision.prompt == "Your main action":
                asked += 1
                assert set(legal_main(game)) == main_actions(game)
            if game.decision.prompt == "Free actions, or end the turn":
                assert set(legal_main(game)) == {"end_turn"}
            if game.state.turn < 0 or game.decision.prompt.startswith(WITHOUT_FREE_ACTIONS):
                assert legal_free(game) == []
            else:
                assert game.decision.player == game.state.turn
                assert set(legal_free(game)) == free_actions(game)
            if rich and game.decision.prompt == "Your main action":
                _give(game, chance)
            keys = [option.key for option in game.decision.options if option.key != "pass"] or ["pass"]
            research = [key for key in keys if key.startswith(("research/", "temple/"))]
            game.choose(chance.choice(research if rich and research and chance.random() < 0.5 else keys))
        temple_tiles += sum(len(player.temple_tiles) for player in game.state.players)
    assert asked > 100
    assert bool(temple_tiles) is rich


def _give(game: Game, chance: random.Random) -> None:
    """A few tokens, so that the game gets further up the track; they count from the next decision on."""
    player = me(game, game.state.turn)
    for kind in range(5):
        player.tokens[kind] += chance.randrange(3)
