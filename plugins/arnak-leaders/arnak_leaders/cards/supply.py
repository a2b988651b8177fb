"""Using several assistants of the supply with one effect (Friendship Medallion)."""

from __future__ import annotations

from arnak_core.effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from arnak_core.effects.assistants import SupplyEffect, supply_tops
from arnak_core.ruleset import Ruleset
from arnak_core.table import Table

SILVER, GOLD = False, True


class UseDifferentAssistants(Effect, frozen=True):
    """Use one silver and one gold effect of two different assistants of the supply, in any order; each is optional."""

    sides: tuple[bool, ...] = (SILVER, GOLD)
    """The sides still to use (True: gold)."""
    used: tuple[str, ...] = ()
    """Assistants that this effect used already."""

    def _usable(self, table: Table) -> list[tuple[str, bool]]:
        assistants = table.rules.assistants
        return [
            (assistant, gold)
            for gold in self.sides
            for assistant in supply_tops(table)
            if assistant not in self.used and assistants[assistant].side(gold).effect.possible(table)
        ]

    def resolve(self, table: Table) -> Ask | None:
        usable = self._usable(table)
        if not usable:
            return None
        options: list[Option] = []
        for assistant, gold in usable:
            use: AnyEffect = SupplyEffect(assistant, gold)
            rest = tuple(side for side in self.sides if side != gold)
            if rest:
                use = use >> UseDifferentAssistants(rest, (*self.used, assistant))
            key = f"supply/{'gold' if gold else 'silver'}/{assistant}"
            options.append(table.option(key, use, text=SupplyEffect(assistant, gold).text(table.rules)))
        options.append(table.option("skip", Nothing(), text="Use none"))
        return Ask(table.state.actor, "Use an assistant of the supply", options)

    def possible(self, table: Table) -> bool:
        return bool(self._usable(table))

    def text(self, rules: Ruleset) -> str:
        sides = " and ".join("a gold" if gold else "a silver" for gold in self.sides)
        return f"you may use {sides} side of different assistants of the supply"

    def steps(self) -> list[Step]:
        return [
            {
                "op": "choose",
                "n": len(self.sides),
                "distinct": True,
                "options": [
                    [
                        {
                            "op": "assistant_use_supply",
                            "level": "gold" if gold else "silver",
                            "different_assistant": True,
                            "optional": True,
                        }
                    ]
                    for gold in self.sides
                ],
            }
        ]
