"""The starting cards and Fear."""

from __future__ import annotations

from ..components import BasicCard
from ..effects.tokens import Gain
from ..vocabulary import icons

BASIC_CARDS = (
    BasicCard(
        "funding_boat", "Funding", copies=1, points=0, travel=icons(boat=1), free_action=True, effect=Gain(coin=1)
    ),
    BasicCard("funding_car", "Funding", copies=1, points=0, travel=icons(car=1), free_action=True, effect=Gain(coin=1)),
    BasicCard(
        "exploration_boat",
        "Exploration",
        copies=1,
        points=0,
        travel=icons(boat=1),
        free_action=True,
        effect=Gain(compass=1),
    ),
    BasicCard(
        "exploration_car",
        "Exploration",
        copies=1,
        points=0,
        travel=icons(car=1),
        free_action=True,
        effect=Gain(compass=1),
    ),
    BasicCard("fear", "Fear", copies=2, points=-1, travel=icons(boot=1), is_fear=True),
)

FEAR_CARDS = 19
"""Fear cards in the box; two are in each starting deck."""
