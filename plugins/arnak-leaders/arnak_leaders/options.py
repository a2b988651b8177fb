"""The options of Expedition Leaders."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True, kw_only=True):
    """How leaders are chosen, and what else comes into the game."""

    draft: Annotated[
        bool, Meta(description="Players choose their leaders before the first round, the last seat first")
    ] = False
    promos: Annotated[bool, Meta(description="The four promo cards are in the game")] = False
