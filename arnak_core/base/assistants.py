"""The 12 assistants with both sides; the names are ours, the tiles show none."""

from __future__ import annotations

from ..components import Assistant, AssistantSide
from ..effects.buying import Buy
from ..effects.drawing import Discard, Draw
from ..effects.exile import Exile
from ..effects.pay import Pay
from ..effects.tokens import Gain, Trade
from ..effects.travel import Travel
from ..vocabulary import ANY, Cost

ASSISTANTS = (
    Assistant("assistant_01_coins", "Banker", silver=AssistantSide(Gain(coin=2)), gold=AssistantSide(Gain(coin=3))),
    Assistant(
        "assistant_02_tablet",
        "Scribe",
        silver=AssistantSide(Gain(tablet=1)),
        gold=AssistantSide(Gain(coin=1, tablet=1)),
    ),
    Assistant(
        "assistant_03_arrowhead",
        "Ranger",
        silver=AssistantSide(Pay(Cost(boot=1), Gain(arrowhead=1))),
        gold=AssistantSide(Gain(arrowhead=1)),
    ),
    Assistant(
        "assistant_04_coin_for_arrowhead",
        "Dealer",
        silver=AssistantSide(Pay(Cost(coin=1), Gain(arrowhead=1))),
        gold=AssistantSide(Pay(Cost(coin=1), (Gain(arrowhead=1) | Gain(jewel=1)))),
    ),
    Assistant(
        "assistant_05_exile", "Priestess", silver=AssistantSide(Exile()), gold=AssistantSide(Exile() >> Gain(compass=1))
    ),
    Assistant("assistant_06_draw", "Archivist", silver=AssistantSide(Draw() >> Discard()), gold=AssistantSide(Draw())),
    Assistant(
        "assistant_07_plane",
        "Pilot",
        silver=AssistantSide(Gain(coin=1) | Travel(plane=1)),
        gold=AssistantSide(Gain(coin=2) | Travel(plane=2)),
    ),
    Assistant(
        "assistant_08_car",
        "Driver",
        silver=AssistantSide(Gain(compass=1) | Travel(car=1)),
        gold=AssistantSide(Gain(coin=1, compass=1) | Travel(car=2)),
    ),
    Assistant(
        "assistant_09_boat",
        "Sailor",
        silver=AssistantSide(Gain(compass=1) | Travel(boat=1)),
        gold=AssistantSide(Gain(coin=1, compass=1) | Travel(boat=2)),
    ),
    Assistant(
        "assistant_10_buy",
        "Merchant",
        silver=AssistantSide(Buy(ANY, Cost(coin=1, compass=1)), free_action=False),
        gold=AssistantSide(Buy(ANY, Cost(coin=2, compass=2)), free_action=False),
    ),
    Assistant(
        "assistant_11_trade", "Jeweller", silver=AssistantSide(Trade()), gold=AssistantSide(Trade() >> Gain(compass=1))
    ),
    Assistant(
        "assistant_12_compass", "Surveyor", silver=AssistantSide(Gain(compass=1)), gold=AssistantSide(Gain(compass=2))
    ),
)
