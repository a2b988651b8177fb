"""The four assistants of Expedition Leaders; its Miner replaces that of the base game. Names but Miner are ours."""

from __future__ import annotations

from arnak_core.components import Assistant, AssistantSide
from arnak_core.effects.exile import TakeFear
from arnak_core.effects.pay import Pay
from arnak_core.effects.tokens import Gain, Trade
from arnak_core.effects.travel import Travel
from arnak_core.vocabulary import Cost

ASSISTANTS = (
    Assistant(
        "assistant_700",
        "Porter",
        silver=AssistantSide(Pay(Cost(boot=1), Gain(coin=1, tablet=1))),
        gold=AssistantSide(Gain(tablet=1) >> Trade()),
    ),
    Assistant(
        "assistant_701",
        "Trapper",
        silver=AssistantSide(Gain(coin=1) | Travel(boot=2)),
        gold=AssistantSide(TakeFear() >> Gain(jewel=1)),
    ),
    Assistant("assistant_702", "Scout", silver=AssistantSide(Gain(compass=1)), gold=AssistantSide(Gain(arrowhead=1))),
)

MINER = Assistant(
    "miner_new",
    "Miner",
    silver=AssistantSide(Travel(boot=1) >> Gain(coin=1)),
    gold=AssistantSide(Gain(coin=3)),
)
REPLACED_MINER = "assistant_01_coins"
"""The tile of the base game in whose place the new Miner comes."""
