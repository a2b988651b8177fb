"""Which research is possible on the four tracks, worked out a second time from the rules and the reference data."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from temples_kit import BARE, GUARDIAN, on

from arnak_core.state import PluginState
from arnak_core.testing import Scenario, legal_main
from arnak_core.vocabulary import TOKENS
from arnak_temples.state import LizardState, WaterfallState

REFERENCE = json.loads((Path(__file__).parent / "reference_tracks.json").read_text())
TRACKS: dict[str, Any] = {track["id"]: track for track in REFERENCE["research_tracks"]}
TRAVEL = ("boot", "boat", "car", "plane")
CARDS: dict[str, tuple[str, ...]] = {
    "hat": ("boat",),
    "steam_boat": ("boat", "boat"),
    "automobile": ("car", "car"),
    "fear": ("boot",),
    "war_club": ("plane",),
}
"""Cards that may be in the hand, with their travel; of these War Club is an artifact."""
WATERFALLS = ("waterfall_r3", "waterfall_r7")
GUARDED_ROW = 4
POINTS_IN_THE_TEMPLE = {2, 6, 11}


def covered(have: list[str], need: list[str]) -> bool:
    """Whether icons can be matched with the needed ones, tried one by one."""
    if not need:
        return True
    return any(
        (icon in ("plane", need[0]) or (need[0] == "boot" and icon in ("boat", "car")))
        and covered(have[:place] + have[place + 1 :], need[1:])
        for place, icon in enumerate(have)
    )


class Position:
    """A random position of one player on a track."""

    def __init__(self, temple: str, random: Random) -> None:
        self.track = TRACKS[temple]
        self.nodes = {node["id"]: node for node in self.track["nodes"]}
        glasses = [name for name, node in self.nodes.items() if "magnifying_glass" in node["tokens"]]
        self.glass = random.choice(glasses)
        self.notebook = random.choice(
            [
                name
                for name, node in self.nodes.items()
                if "notebook" in node["tokens"] and node["row"] <= self.row(self.glass)
            ]
        )
        self.tokens = {token: random.choice([0, 0, 1, 1, 2, 3]) for token in TOKENS}
        self.travel = {icon: random.choice([0, 0, 0, 1]) for icon in TRAVEL}
        self.hand = random.sample(list(CARDS), random.choice([0, 0, 1, 1, 2]))
        self.play = random.choice([[], ["serpents_gold"], ["torch"]])
        self.idols = random.choice([0, 0, 1, 2])
        self.right_covered = tuple(space for space in WATERFALLS if random.random() < 0.5)
        self.guarded = temple == "lizard" and self.row(self.glass) <= GUARDED_ROW and random.random() < 0.5
        self.slot: PluginState = BARE[temple]
        if temple == "lizard":
            face_up = not self.guarded or random.random() < 0.7
            self.slot = LizardState(GUARDIAN if self.guarded else "", face_up=face_up)
        if temple == "waterfall":
            self.slot = WaterfallState(right_covered=self.right_covered)

    def row(self, space: str) -> int:
        return int(self.nodes[space]["row"])

    def scenario(self, temple: str, board: str) -> Scenario:
        scenario = on(temple, self.slot, board=board, idols=0)
        scenario.player(0, hand=self.hand, play=self.play, idols=self.idols, **self.tokens, **self.travel)
        if self.glass == "lost_temple":
            scenario.temple(arrivals=[0])
        return scenario.player(0, magnifying_glass=self.glass, notebook=self.notebook)

    def payable(self, cost: dict[str, Any]) -> bool:
        if any(self.tokens[token] < cost.get(token, 0) for token in TOKENS):
            return False
        if cost.get("idol", 0) > self.idols or cost.get("discard", 0) > len(self.hand):
            return False
        if "exile" in cost and "war_club" not in self.hand and "serpents_gold" not in self.play:
            return False
        pilots = (self.tokens["coin"] - cost.get("coin", 0)) // 2
        icons = [icon for card in self.hand for icon in CARDS[card]]
        icons += [icon for icon, number in self.travel.items() for _ in range(number)]
        return covered([*icons, *["plane"] * pilots], [icon for icon in TRAVEL for _ in range(cost.get(icon, 0))])

    def costs(self, edge: dict[str, Any]) -> dict[int, dict[str, Any]]:
        """The costs of which one is paid, by their place on the board."""
        if "sliding_cost" in edge:
            left = edge["to"] in self.right_covered
            return {0: edge["sliding_cost"]["left"]} if left else {1: edge["sliding_cost"]["right"]}
        return dict(enumerate(edge.get("alternatives") or [edge["cost"]]))

    def possible(self) -> list[str]:
        """The keys of what research can be done."""
        found: list[str] = []
        for token, space in (("magnifying_glass", self.glass), ("notebook", self.notebook)):
            for edge in self.nodes[space]["edges"]:
                to = self.row(edge["to"])
                if token not in edge["tokens"] or (token == "notebook" and to > self.row(self.glass)):
                    continue
                if self.guarded and to > GUARDED_ROW:
                    continue
                for place, cost in self.costs(edge).items():
                    if self.payable(cost):
                        found.append(f"research/{token}/{edge['to']}{f'/{place + 1}' if place else ''}")
        return found + self._temple_tiles()

    def _temple_tiles(self) -> list[str]:
        points = POINTS_IN_THE_TEMPLE if self.glass == "lost_temple" else set[int]()
        spaces = [self.glass, self.notebook] if self.track["early_temple_tiles_token"] == "any" else [self.glass]
        for row in self.track["rows"]:
            if row["row"] in [self.row(space) for space in spaces]:
                points = points | set(row["early_temple_tiles"])
        costs = self.track["temple_tiles"]
        tiles = {
            **{
                f"bronze_{where}": (2, cost)
                for where, cost in zip(("left", "middle", "right"), costs["bronze"], strict=True)
            },
            **{f"silver_{where}": (6, cost) for where, cost in zip(("left", "right"), costs["silver"], strict=True)},
            "gold": (11, costs["gold"]),
        }
        return [
            f"temple/temple_{name}" for name, (worth, cost) in tiles.items() if worth in points and self.payable(cost)
        ]


@pytest.mark.parametrize("temple", TRACKS)
def test_research_is_possible_exactly_where_the_track_and_the_purse_allow(temple: str) -> None:
    offered = 0
    for seed in range(250):
        position = Position(temple, Random(seed))
        game = position.scenario(temple, ("bird", "snake")[seed % 2]).start()
        if game.state.round > 1 or game.decision.player != 0:
            assert not position.possible(), f"position {seed}: passed though something was possible"
            continue
        found = [key for key in legal_main(game) if key.startswith(("research/", "temple/"))]
        assert sorted(found) == sorted(position.possible()), f"position {seed}"
        offered += len(found)
    assert offered > 200
