"""The artifact on the Monkey Temple's track: its effect for every magnifying glass that comes, the card for nobody."""

from __future__ import annotations

from arnak_core.effect import Ask, Effect, Nothing, Step
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


class UseTrackArtifact(Effect, frozen=True):
    """Optional: the effect of the artifact on the track, as if you had just bought it, so without its tablet; other
    costs of the effect are paid. The artifact stays where it is."""

    def resolve(self, table: Table) -> Ask | None:
        card = table.rules.artifacts.get(temple_state(table, MonkeyState).artifact)
        if card is None or card.effect is None:
            return None
        options = [table.option("skip", Nothing(), text="Don't use it")]
        if card.effect.possible(table):
            words = f"Use it: {card.effect.text(table.rules)}"
            options.insert(0, table.option("use", carried_out(card.effect), text=words))
        return Ask(table.state.actor, f"Use the effect of {card.name}?", options)

    def possible(self, table: Table) -> bool:
        card = table.rules.artifacts.get(temple_state(table, MonkeyState).artifact)
        return card is not None and card.effect is not None and card.effect.possible(table)

    def text(self, rules: Ruleset) -> str:
        return "use the artifact of the track"

    def steps(self) -> list[Step]:
        return [{"op": "activate_track_artifact", "optional": True}]


def about_artifact(table: Table, viewer: int) -> list[str]:
    """The artifact in words."""
    card = table.rules.artifacts.get(temple_state(table, MonkeyState).artifact)
    if card is None or card.effect is None:
        return ["No artifact lies on the track."]
    return [f"On the track lies {card.name}: {card.effect.text(table.rules)}"]


LAY_ARTIFACT = SetupStep(
    "temples: lay the artifact", lay_artifact, after=("item_and_artifact_decks",), before=("card_row",)
)
