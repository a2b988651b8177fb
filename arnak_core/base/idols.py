"""The 16 idols, and the four idol slots of a player's board with their effects."""

from __future__ import annotations

from ..components import Idol, IdolSlot, IdolSlots, SlotEffect
from ..effects.assistants import RefreshAssistants
from ..effects.drawing import Draw
from ..effects.exile import Exile
from ..effects.pay import Pay
from ..effects.tokens import Gain, Trade
from ..vocabulary import Cost

IDOLS = (
    Idol("idol_coin", "Coin idol", copies=3, effect=Gain(coin=1)),
    Idol("idol_compass", "Compass idol", copies=3, effect=Gain(compass=1)),
    Idol("idol_tablet", "Tablet idol", copies=3, effect=Gain(tablet=1)),
    Idol("idol_exile", "Exile idol", copies=3, effect=Exile()),
    Idol("idol_trade", "Trade idol", copies=2, effect=Trade()),
    Idol("idol_refresh", "Refresh idol", copies=2, effect=RefreshAssistants()),
)

USUAL_SLOT_EFFECTS = (
    SlotEffect("slot_jewel", "Jewel", effect=Pay(Cost(coin=1), Gain(jewel=1))),
    SlotEffect("slot_arrowhead", "Arrowhead", effect=Gain(arrowhead=1)),
    SlotEffect("slot_tablets", "Tablets", effect=Gain(tablet=2)),
    SlotEffect("slot_coin_compass", "Coin and compass", effect=Gain(coin=1, compass=1)),
    SlotEffect("slot_draw", "Draw", effect=Draw()),
)

IDOL_SLOTS = IdolSlots(
    slots=(IdolSlot(1), IdolSlot(2), IdolSlot(3), IdolSlot(4)),
    effects=USUAL_SLOT_EFFECTS,
)
