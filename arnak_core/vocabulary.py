"""The words of the game: tokens, travel icons, levels of sites and costs (rulebook: "Components", "Travel")."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, structs

if TYPE_CHECKING:
    from .table import Table

TOKENS = ("coin", "compass", "tablet", "arrowhead", "jewel")
"""The five tokens, in the order in which a player's `tokens` list counts them."""
COIN, COMPASS, TABLET, ARROWHEAD, JEWEL = range(5)

TRAVEL = ("boot", "boat", "car", "plane")
"""The four travel icons, in the order of every `Icons` tuple."""
BOOT, BOAT, CAR, PLANE = range(4)

Icons = tuple[int, int, int, int]
"""How many boots, boats, cars and planes."""
NO_ICONS: Icons = (0, 0, 0, 0)

CAMP = 0
"""The level of the five camp sites; discovered sites have level 1 or 2."""

ROUNDS = 5
"""Rounds of a game (rulebook: "Round")."""
ROW_SIZE = 6
"""Places of the card row (rulebook: "Setup")."""

ITEM, ARTIFACT, ANY = "item", "artifact", "any"
"""Kinds of cards of the row."""

FREE_SPACE = -1
"""In a site's `figures`: nobody stands on the space."""
BLOCKED_SPACE = -2
"""In a site's `figures`: a blocking tile covers the space."""

FEAR = "fear"
FEAR_TILE = "fear_tile"
MAGNIFYING_GLASS = "magnifying_glass"
NOTEBOOK = "notebook"
ResearchToken = Literal["magnifying_glass", "notebook"]

PILOT_COINS = 2
"""Coins that hire a pilot: one plane, as often as you can pay (rulebook: "Travel")."""


def icons(boot: int = 0, boat: int = 0, car: int = 0, plane: int = 0) -> Icons:
    """Travel icons by name: `icons(boat=2)` is what Steam Boat shows."""
    return (boot, boat, car, plane)


def add_icons(first: Icons, second: Icons) -> Icons:
    """The icons of both."""
    return (
        first[0] + second[0],
        first[1] + second[1],
        first[2] + second[2],
        first[3] + second[3],
    )


def less_icons(have: Icons, taken: Icons) -> Icons:
    """What is left of icons when some of them are taken away."""
    return (
        have[0] - taken[0],
        have[1] - taken[1],
        have[2] - taken[2],
        have[3] - taken[3],
    )


@lru_cache(1 << 14)
def missing(have: Icons, need: Icons) -> int:
    """How many icons of a travel cost these icons leave unpaid: the pilots still needed.

    A plane pays for anything, a boat or a car also for a boot, nothing else is exchanged (rulebook: "Travel").
    """
    boots, boats, cars, planes = have
    unpaid = need[PLANE] - planes
    boats -= need[BOAT]
    if boats < 0:
        unpaid -= boats
    else:
        boots += boats
    cars -= need[CAR]
    if cars < 0:
        unpaid -= cars
    else:
        boots += cars
    boots -= need[BOOT]
    if boots < 0:
        unpaid -= boots
    return max(0, unpaid)


def covers(have: Icons, need: Icons, pilots: int = 0) -> bool:
    """Whether these icons and that many pilots can pay a travel cost (see `missing`)."""
    return missing(have, need) <= pilots


class CostPart:
    """A part of a cost that is neither token nor travel icon, such as exiling an artifact.

    Concrete parts are effects (`class ExileArtifact(CostPart, Effect)`): resolving one asks how it is paid.
    """

    __slots__ = ()

    def payable(self, table: Table) -> bool:
        """Whether the acting player could pay this part now."""
        raise NotImplementedError

    def cost_words(self) -> str:
        """The part in words, such as "exile an artifact"."""
        raise NotImplementedError

    def cost_step(self) -> dict[str, object]:
        """The part in the catalogue's format: one key and its value."""
        raise NotImplementedError


class Cost(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What has to be paid: tokens, travel icons, cards to discard, idols from the crates, and parts of other kinds."""

    coin: int = 0
    compass: int = 0
    tablet: int = 0
    arrowhead: int = 0
    jewel: int = 0
    boot: int = 0
    boat: int = 0
    car: int = 0
    plane: int = 0
    discard: int = 0
    idol: int = 0
    parts: tuple[CostPart, ...] = ()

    @property
    def icons(self) -> Icons:
        """The travel icons of the cost."""
        return (self.boot, self.boat, self.car, self.plane)

    @property
    def has_travel(self) -> bool:
        """Whether any travel icon has to be paid."""
        return bool(self.boot or self.boat or self.car or self.plane)

    def tokens_covered_by(self, tokens: list[int]) -> bool:
        """Whether these tokens are enough for the token part."""
        return (
            tokens[0] >= self.coin
            and tokens[1] >= self.compass
            and tokens[2] >= self.tablet
            and tokens[3] >= self.arrowhead
            and tokens[4] >= self.jewel
        )

    def less(self, discount: Cost) -> Cost:
        """The cost with the discount's tokens taken off, none below zero (rulebook: "Effects").

        Travel icons stay: a travel discount is paid in as icons, since which icon it covers is the player's choice.
        """
        return structs.replace(
            self,
            coin=max(0, self.coin - discount.coin),
            compass=max(0, self.compass - discount.compass),
            tablet=max(0, self.tablet - discount.tablet),
            arrowhead=max(0, self.arrowhead - discount.arrowhead),
            jewel=max(0, self.jewel - discount.jewel),
        )

    def without_travel(self) -> Cost:
        """The cost without its travel icons."""
        return structs.replace(self, boot=0, boat=0, car=0, plane=0)

    def plus(self, more: Cost) -> Cost:
        """Both costs in one."""
        return Cost(
            self.coin + more.coin,
            self.compass + more.compass,
            self.tablet + more.tablet,
            self.arrowhead + more.arrowhead,
            self.jewel + more.jewel,
            self.boot + more.boot,
            self.boat + more.boat,
            self.car + more.car,
            self.plane + more.plane,
            self.discard + more.discard,
            self.idol + more.idol,
            self.parts + more.parts,
        )

    def words(self) -> str:
        """The cost in words: "2 tablets, 1 boat"."""
        return ", ".join([*self._paid(), *self._done()]) or "nothing"

    def paying(self) -> str:
        """What one does who pays it: "pay 1 coin", "discard 1 card"."""
        paid = self._paid()
        return ", ".join([*(["pay " + ", ".join(paid)] if paid else []), *self._done()]) or "pay nothing"

    def _paid(self) -> list[str]:
        return [amount(getattr(self, name), name) for name in TOKENS + TRAVEL if getattr(self, name)]

    def _done(self) -> list[str]:
        done = [f"discard {amount(self.discard, 'card')}"] if self.discard else []
        if self.idol:
            done.append(f"give up {amount(self.idol, 'unused idol')}")
        return done + [part.cost_words() for part in self.parts]

    def step(self) -> dict[str, object]:
        """The cost in the catalogue's format: `{"coin": 1, "boat": 2}`."""
        step: dict[str, object] = {
            name: getattr(self, name) for name in (*TOKENS, *TRAVEL, "discard", "idol") if getattr(self, name)
        }
        for part in self.parts:
            step |= part.cost_step()
        return step


NOTHING = Cost()


def amount(number: int, noun: str) -> str:
    """A number and its noun: "1 coin", "2 compasses"."""
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun}es" if noun.endswith("s") else f"{number} {noun}s"


def icon_words(shown: Icons) -> str:
    """Travel icons in words: "2 boats"."""
    return ", ".join(amount(n, name) for n, name in zip(shown, TRAVEL, strict=True) if n) or "no icon"


def level_words(levels: tuple[int, ...]) -> str:
    """Levels of sites in words: "camp or level 1"."""
    return " or ".join("camp" if level == CAMP else f"level {level}" for level in levels)
