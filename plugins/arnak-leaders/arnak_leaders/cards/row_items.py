"""Using the effect of an item that lies in the card row (Tool Box)."""

from __future__ import annotations

from arnak_core.components import Item
from arnak_core.effect import AnyEffect, Ask, Choose, Effect, Nothing, Option, Step
from arnak_core.effects.exile import ExileThisCard
from arnak_core.effects.pay import carried_out
from arnak_core.effects.turn import PassToGain
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table


class UseRowItem(Effect, frozen=True):
    """Use the effect of an item in the card row as if you had played it, its costs included; the item stays.

    Where that effect exiles the item, the card named here is exiled in its place.
    """

    card: str

    def _usable(self, table: Table) -> list[tuple[Item, AnyEffect]]:
        state = table.state
        found: list[tuple[Item, AnyEffect]] = []
        for name in state.card_row[state.staff :]:
            item = table.rules.items.get(name)
            if item is not None and item.effect is not None:
                effect = within_main_action(item.effect)
                if effect.possible(table):
                    found.append((item, effect))
        return found

    def resolve(self, table: Table) -> Ask | None:
        usable = self._usable(table)
        if not usable:
            return None
        options: list[Option] = []
        for item, effect in usable:
            use = carried_out(effect)
            if item.exiles_itself:
                use = ExileThisCard(self.card) >> use
            text = f"Use {item.name}: {effect.text(table.rules)}"
            options.append(table.option(f"use/{item.id}", use, text=text))
        options.append(table.option("skip", Nothing(), text="Use none"))
        return Ask(table.state.actor, "Use the effect of an item in the row", options)

    def possible(self, table: Table) -> bool:
        return bool(self._usable(table))

    def text(self, rules: Ruleset) -> str:
        return f"use the effect of an item in the row; {rules.name(self.card)} is exiled where that item would be"

    def steps(self) -> list[Step]:
        return [{"op": "use_row_item_effect", "exile_instead": "this_card"}]


def within_main_action(effect: AnyEffect) -> AnyEffect:
    """The effect as part of a main action: an option to pass for tokens may be taken, since it needs no other one."""
    if isinstance(effect, PassToGain):
        return PassToGain(effect.gain, within_main_action=True)
    if isinstance(effect, Choose):
        return Choose(tuple(within_main_action(option) for option in effect.options), effect.number)
    return effect
