"""The 18 research bonus tiles."""

from __future__ import annotations

from ..components import BonusTile
from ..effects.drawing import Draw
from ..effects.exile import Exile
from ..effects.tokens import Gain, Trade

BONUS_TILES = (
    BonusTile("bonus_coin", "Coin bonus", copies=3, effect=Gain(coin=1)),
    BonusTile("bonus_compass", "Compass bonus", copies=3, effect=Gain(compass=1)),
    BonusTile("bonus_tablet", "Tablet bonus", copies=3, effect=Gain(tablet=1)),
    BonusTile("bonus_exile", "Exile bonus", copies=3, effect=Exile()),
    BonusTile("bonus_draw", "Draw bonus", copies=3, effect=Draw()),
    BonusTile("bonus_trade", "Trade bonus", copies=3, effect=Trade()),
)
