"""The rival's fifteen action tiles (rulebook: solo pages).

Which way the printed arrows point is not known: the arrows here are a house choice with what the rulebook promises, as
many left as right ones in every stack of ten, and the same arrow on both tiles of a pair.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from arnak_core.components import OtherComponent

Arrow = Literal["left", "right"]
LEFT: Arrow = "left"
RIGHT: Arrow = "right"

ARCHAEOLOGIST, GREEN, RED = "archaeologist", "green", "red"
DIG, DISCOVER, RESEARCH, OVERCOME = "dig", "discover", "research", "overcome"
BUY_ITEM, BUY_ARTIFACT = "buy_item", "buy_artifact"
LOWEST, HIGHEST = "lowest_points", "highest_points"
NUMERALS = ("I", "II", "III", "IV", "V")


class Discovery(Struct, frozen=True, gc=False):
    """What a Discover tile does in a round: the level of the site, and whether a guardian comes."""

    level: int
    guardian: bool


class RivalTile(OtherComponent, frozen=True, kw_only=True):
    """An action tile of the rival. The arrow is on its back."""

    catalogue_kind: ClassVar[str] = "rival_tiles"
    kind_words: ClassVar[str] = "action tile of the rival"

    kind: str
    color: str
    arrow: Arrow
    pair: str = ""
    """Of the tiles with the same pair one is in the stack; "": always in the stack."""
    resource: str = ""
    """The token that a dig is after."""
    by_round: tuple[Discovery | None, ...] = ()
    """What a discovery is in each round; None: nothing."""
    pick: str = ""
    """Which card of the row is bought."""
    skip_rounds: tuple[int, ...] = ()
    """Rounds in which the tile does nothing."""

    def facts(self) -> dict[str, object]:
        facts: dict[str, object] = {"kind": self.kind, "color": self.color, "arrow": self.arrow}
        if self.pair:
            facts["pair"] = self.pair
        if self.resource:
            facts["resource"] = self.resource
        if self.by_round:
            facts["by_round"] = {
                str(number): None if found is None else {"level": found.level, "guardian": found.guardian}
                for number, found in enumerate(self.by_round, start=1)
            }
        if self.pick:
            facts["pick"] = self.pick
        facts["skip_rounds"] = list(self.skip_rounds)
        facts["text"] = "\n".join(self.lines())
        return facts

    def lines(self) -> list[str]:
        lines = [f"Colour: {self.color}; arrow on the back: {self.arrow}", self.action_words()]
        if self.skip_rounds:
            lines.append(f"Does nothing in round {', '.join(NUMERALS[number - 1] for number in self.skip_rounds)}")
        return lines

    def action_words(self) -> str:
        """What the tile makes the rival do."""
        if self.kind == DIG:
            return f"Digs at a site that offers {self.resource} tokens: highest row first, then the arrow"
        if self.kind == DISCOVER:
            by_round = "; ".join(
                f"{NUMERALS[number]}: level {found.level}, {'with a' if found.guardian else 'no'} guardian"
                for number, found in enumerate(self.by_round)
                if found is not None
            )
            return f"Discovers a site: lowest row first, then the arrow ({by_round})"
        if self.kind == RESEARCH:
            return "Moves the magnifying glass up along the arrow; an assistant leaves the supply"
        if self.kind == OVERCOME:
            return "Overcomes a guardian where it stands: highest row first, then the arrow; without one it researches"
        if self.kind in (BUY_ITEM, BUY_ARTIFACT):
            what = "item" if self.kind == BUY_ITEM else "artifact"
            return f"Takes the {what} worth the {'fewest' if self.pick == LOWEST else 'most'} points; ties by the arrow"
        return self.name


_ARROW = ("arrow",)

TILES = (
    RivalTile("dig_coin", "Dig for coins", kind=DIG, color=ARCHAEOLOGIST, arrow=LEFT, resource="coin", house=_ARROW),
    RivalTile(
        "dig_compass", "Dig for compasses", kind=DIG, color=ARCHAEOLOGIST, arrow=RIGHT, resource="compass", house=_ARROW
    ),
    RivalTile(
        "dig_tablet", "Dig for tablets", kind=DIG, color=ARCHAEOLOGIST, arrow=LEFT, resource="tablet", house=_ARROW
    ),
    RivalTile(
        "dig_arrowhead",
        "Dig for arrowheads",
        kind=DIG,
        color=ARCHAEOLOGIST,
        arrow=RIGHT,
        resource="arrowhead",
        house=_ARROW,
    ),
    RivalTile("dig_jewel", "Dig for jewels", kind=DIG, color=ARCHAEOLOGIST, arrow=LEFT, resource="jewel", house=_ARROW),
    RivalTile(
        "discover_green",
        "Discover (green)",
        kind=DISCOVER,
        color=GREEN,
        pair=DISCOVER,
        arrow=RIGHT,
        by_round=(Discovery(1, True), Discovery(1, False), Discovery(1, True), Discovery(2, False), None),
        skip_rounds=(5,),
        house=_ARROW,
    ),
    RivalTile(
        "discover_red",
        "Discover (red)",
        kind=DISCOVER,
        color=RED,
        pair=DISCOVER,
        arrow=RIGHT,
        by_round=(
            Discovery(1, False),
            Discovery(1, True),
            Discovery(1, False),
            Discovery(2, True),
            Discovery(2, False),
        ),
        house=_ARROW,
    ),
    RivalTile(
        "research_green",
        "Research (green)",
        kind=RESEARCH,
        color=GREEN,
        pair=RESEARCH,
        arrow=LEFT,
        skip_rounds=(5,),
        house=_ARROW,
    ),
    RivalTile("research_red", "Research (red)", kind=RESEARCH, color=RED, pair=RESEARCH, arrow=LEFT, house=_ARROW),
    RivalTile(
        "overcome_green",
        "Overcome (green)",
        kind=OVERCOME,
        color=GREEN,
        pair=OVERCOME,
        arrow=RIGHT,
        skip_rounds=(5,),
        house=_ARROW,
    ),
    RivalTile("overcome_red", "Overcome (red)", kind=OVERCOME, color=RED, pair=OVERCOME, arrow=RIGHT, house=_ARROW),
    RivalTile(
        "buy_item_green",
        "Buy an item (green)",
        kind=BUY_ITEM,
        color=GREEN,
        pair=BUY_ITEM,
        arrow=LEFT,
        pick=LOWEST,
        skip_rounds=(5,),
        note="The sources differ on whether this tile shows the crossed V; we take it that it does.",
        house=_ARROW,
    ),
    RivalTile(
        "buy_item_red",
        "Buy an item (red)",
        kind=BUY_ITEM,
        color=RED,
        pair=BUY_ITEM,
        arrow=LEFT,
        pick=HIGHEST,
        house=_ARROW,
    ),
    RivalTile(
        "buy_artifact_green",
        "Buy an artifact (green)",
        kind=BUY_ARTIFACT,
        color=GREEN,
        pair=BUY_ARTIFACT,
        arrow=RIGHT,
        pick=LOWEST,
        house=_ARROW,
    ),
    RivalTile(
        "buy_artifact_red",
        "Buy an artifact (red)",
        kind=BUY_ARTIFACT,
        color=RED,
        pair=BUY_ARTIFACT,
        arrow=RIGHT,
        pick=HIGHEST,
        house=_ARROW,
    ),
)
