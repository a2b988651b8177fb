"""The artifact on the Monkey Temple's track: its effect for every magnifying glass that comes, the card for nobody."""

from __future__ import annotations

from arnak_core.components import Artifact
from arnak_core.effect import AnyEffect, Ask, Effect, Nothing, Step
from arnak_core.effects.buying import bought_effect
from arnak_core.effects.pay import carried_out
from arnak_core.hooks import SetupStep
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table

from .state import SLOT, MonkeyState, temple_state

PRICE = 3
"""Compasses that the artifact would cost."""


def lay_artifact(table: Table) -> None:
    """Lay a random artifact that costs exactly three compasses face up on its space, before any is dealt."""
    deck = table.state.artifact_deck
    artifact = next((card for card in deck if table.rules.artifacts[card].cost == PRICE), "")
    if artifact:
        deck.remove(artifact)
    table.state.plugins[SLOT] = MonkeyState(artifact)


def track_artifact(table: Table) -> tuple[Artifact, AnyEffect] | None:
    """The artifact on the track and the effect that it has when it is bought, if it has one."""
    card = table.rules.artifacts.get(temple_state(table, MonkeyState).artifact)
    effect = bought_effect(card) if card is not None else None
    return (card, effect) if card is not None and effect is not None else None


class UseTrackArtifact(Effect, frozen=True):
    """Optional: the effect of the artifact on the track, as if you had just bought it, so without its tablet; other
    costs of the effect are paid. The artifact stays where it is."""

    def resolve(self, table: Table) -> Ask | None:
        found = track_artifact(table)
        if found is None:
            return None
        card, effect = found
        options = [table.option("skip", Nothing(), text="Don't use it")]
        if effect.possible(table):
            words = f"Use it: {effect.text(table.rules)}"
            options.insert(0, table.option("use", carried_out(effect), text=words))
        return Ask(table.state.actor, f"Use the effect of {card.name}?", options)

    def possible(self, table: Table) -> bool:
        found = track_artifact(table)
        return found is not None and found[1].possible(table)

    def text(self, rules: Ruleset) -> str:
        return "use the artifact of the track"

    def steps(self) -> list[Step]:
        return [{"op": "activate_track_artifact", "optional": True}]


def about_artifact(table: Table, viewer: int) -> list[str]:
    """The artifact in words."""
    found = track_artifact(table)
    if found is None:
        return ["No artifact lies on the track."]
    card, effect = found
    return [f"On the track lies {card.name}: {effect.text(table.rules)}"]


LAY_ARTIFACT = SetupStep(
    "temples: lay the artifact", lay_artifact, after=("item_and_artifact_decks",), before=("card_row",)
)
