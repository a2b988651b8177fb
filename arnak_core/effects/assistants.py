"""Assistants: taking, upgrading, refreshing, using and exchanging them (rulebook: "Assistants")."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import (
    AssistantPutUnder,
    AssistantRefreshed,
    AssistantReturned,
    AssistantTaken,
    AssistantUpgraded,
    AssistantUsed,
)
from ..ruleset import Ruleset
from ..state import OwnedAssistant
from ..table import Table
from ..vocabulary import amount
from .pay import carried_out

SUPPLY, RESCUE = "supply", "rescue"
SQUARES = 2
"""Assistants that fit on a player's board."""


def supply_tops(table: Table) -> list[str]:
    """The top assistant of each supply stack that has any."""
    return [stack[0] for stack in table.state.assistants if stack]


def has_free_square(table: Table) -> bool:
    """Whether the acting player has room for another assistant."""
    return table.permitted("take_assistant", "", len(table.me.assistants) < SQUARES)


class GainAssistant(Effect, frozen=True):
    """Take an assistant, silver: the top of a supply stack, or any of the rescue stack (exhausted)."""

    source: str = SUPPLY

    def resolve(self, table: Table) -> AnyEffect | None:
        if not self.possible(table):
            return None
        if self.source == RESCUE and len(table.state.rescue) > 1:
            table.reveal("the assistants to rescue were looked at")
        return ChooseAssistant(self.source)

    def possible(self, table: Table) -> bool:
        found = table.state.assistants if self.source == SUPPLY else table.state.rescue
        return has_free_square(table) and any(found)

    def text(self, rules: Ruleset) -> str:
        return "take a silver assistant" if self.source == SUPPLY else "rescue an assistant (it comes exhausted)"

    def steps(self) -> list[Step]:
        step: Step = {"op": "assistant_gain", "level": "silver", "from": self.source}
        if self.source == RESCUE:
            step["exhausted"] = True
        return [step]


class ChooseAssistant(Effect, frozen=True):
    """Choose the assistant to take; those of the rescue stack are known to who looks through it."""

    source: str

    def resolve(self, table: Table) -> Ask:
        found = supply_tops(table) if self.source == SUPPLY else table.state.rescue
        return Ask(
            table.state.actor,
            "Take an assistant",
            [
                table.option(f"take/{assistant}", TakeAssistant(assistant, self.source, self.source == SUPPLY))
                for assistant in found
            ],
        )

    def text(self, rules: Ruleset) -> str:
        return "choose an assistant"


class TakeAssistant(Effect, frozen=True):
    """An assistant from a supply stack or the rescue stack to your board."""

    assistant: str
    source: str = SUPPLY
    ready: bool = True
    gold: bool = False

    def resolve(self, table: Table) -> None:
        state = table.state
        if self.source == SUPPLY:
            for stack in state.assistants:
                if stack and stack[0] == self.assistant:
                    stack.pop(0)
                    if stack:
                        table.reveal("another assistant was revealed")
                    break
        else:
            state.rescue.remove(self.assistant)
        table.me.assistants.append(OwnedAssistant(self.assistant, self.gold, self.ready))
        table.emit(AssistantTaken(state.actor, self.assistant, self.source))

    def text(self, rules: Ruleset) -> str:
        return (
            f"take {rules.name(self.assistant)}: {rules.assistants[self.assistant].side(self.gold).effect.text(rules)}"
        )


class UpgradeAssistant(Effect, frozen=True):
    """Turn one of your silver assistants to gold and refresh it; not optional if you have one."""

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Upgrade an assistant",
            [
                table.option(f"upgrade/{assistant.id}", SetAssistant(assistant.id, gold=True))
                for assistant in table.me.assistants
                if not assistant.gold
            ],
        )

    def possible(self, table: Table) -> bool:
        return any(not assistant.gold for assistant in table.me.assistants)

    def text(self, rules: Ruleset) -> str:
        return "upgrade an assistant"

    def steps(self) -> list[Step]:
        return [{"op": "assistant_upgrade"}]


class SetAssistant(Effect, frozen=True):
    """Turn an assistant of yours ready, and to gold if it says so."""

    assistant: str
    gold: bool = False

    def resolve(self, table: Table) -> None:
        table.me.turn_assistant(self.assistant, ready=True, gold=self.gold)
        seat = table.state.actor
        table.emit(AssistantUpgraded(seat, self.assistant) if self.gold else AssistantRefreshed(seat, self.assistant))

    def text(self, rules: Ruleset) -> str:
        if self.gold:
            return f"upgrade {rules.name(self.assistant)}: {rules.assistants[self.assistant].gold.effect.text(rules)}"
        return f"refresh {rules.name(self.assistant)}"


class RefreshAssistants(Effect, frozen=True):
    """Refresh up to that many different assistants of yours; one that is ready may be used first, as a free action."""

    number: int = 1
    different: bool = False
    """Whether it is printed that none may be refreshed twice; no assistant ever is by one effect."""
    refreshed: tuple[str, ...] = ()
    """Those that this effect refreshed already."""

    def _exhausted(self, table: Table) -> list[str]:
        return [mine.id for mine in table.me.assistants if not mine.ready and mine.id not in self.refreshed]

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for assistant in self._exhausted(table):
            refresh: AnyEffect = SetAssistant(assistant)
            if self.number > 1:
                more = RefreshAssistants(self.number - 1, self.different, (*self.refreshed, assistant))
                refresh = refresh >> more
            options.append(table.option(f"refresh/{assistant}", refresh))
        if not options and any(mine.id not in self.refreshed for mine in table.me.assistants):
            options.append(table.option("skip", Nothing(), text="Refresh none"))
        return Ask(table.state.actor, "Refresh an assistant", options)

    def possible(self, table: Table) -> bool:
        return bool(self._exhausted(table))

    def text(self, rules: Ruleset) -> str:
        return "refresh an assistant" if self.number == 1 else f"refresh {amount(self.number, 'assistant')}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "assistant_refresh", "n": self.number}
        if self.different:
            step["different"] = True
        return [step]


class UseAssistant(Effect, frozen=True):
    """Use a ready assistant of yours; it is exhausted until refreshed."""

    assistant: str
    gold: bool

    def resolve(self, table: Table) -> AnyEffect:
        table.me.turn_assistant(self.assistant, ready=False)
        table.emit(AssistantUsed(table.state.actor, self.assistant))
        return carried_out(table.rules.assistants[self.assistant].side(self.gold).effect)

    def text(self, rules: Ruleset) -> str:
        side = rules.assistants[self.assistant].side(self.gold)
        return f"use {rules.name(self.assistant)} ({'gold' if self.gold else 'silver'}): {side.effect.text(rules)}"


class UseSupplyAssistant(Effect, frozen=True):
    """Use the effect of the top assistant of a supply stack; it is neither taken nor exhausted."""

    gold: bool = False
    then_to_bottom: bool = False
    """Whether the assistant then goes under its stack."""

    def resolve(self, table: Table) -> Ask:
        options = [
            table.option(f"supply/{assistant}", self._use(assistant))
            for assistant in supply_tops(table)
            if table.rules.assistants[assistant].side(self.gold).effect.possible(table)
        ]
        options.append(table.option("skip", Nothing(), text="Use none"))
        return Ask(table.state.actor, "Use an assistant of the supply", options)

    def _use(self, assistant: str) -> AnyEffect:
        use = SupplyEffect(assistant, self.gold)
        return use >> UnderStack(assistant) if self.then_to_bottom else use

    def possible(self, table: Table) -> bool:
        return bool(supply_tops(table))

    def text(self, rules: Ruleset) -> str:
        under = ", then put it under its stack" if self.then_to_bottom else ""
        return f"use the {'gold' if self.gold else 'silver'} side of an assistant of the supply{under}"

    def steps(self) -> list[Step]:
        step: Step = {"op": "assistant_use_supply", "level": "gold" if self.gold else "silver"}
        if self.then_to_bottom:
            step["then_to_bottom"] = True
        return [step]


class UnderStack(Effect, frozen=True):
    """The top assistant of a supply stack under that stack, unless it has left the top meanwhile."""

    assistant: str

    def resolve(self, table: Table) -> None:
        for stack in table.state.assistants:
            if len(stack) > 1 and stack[0] == self.assistant:
                stack.append(stack.pop(0))
                table.reveal("another assistant was revealed")
                table.emit(AssistantPutUnder(table.state.actor, self.assistant))

    def text(self, rules: Ruleset) -> str:
        return f"put {rules.name(self.assistant)} under its stack"


class SupplyEffect(Effect, frozen=True):
    """The effect of one side of an assistant that stays in the supply."""

    assistant: str
    gold: bool

    def resolve(self, table: Table) -> AnyEffect:
        table.emit(AssistantUsed(table.state.actor, self.assistant, supply=True))
        return carried_out(table.rules.assistants[self.assistant].side(self.gold).effect)

    def text(self, rules: Ruleset) -> str:
        return f"{rules.name(self.assistant)}: {rules.assistants[self.assistant].side(self.gold).effect.text(rules)}"


class ExchangeAssistant(Effect, frozen=True):
    """Swap one of your assistants for the top of a supply stack, at the same level and refreshed; yours goes back
    silver on top of that stack (Decorated Horn)."""

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for mine in table.me.assistants:
            for new in supply_tops(table):
                options.append(table.option(f"exchange/{mine.id}/{new}", SwapAssistant(mine.id, new, mine.gold)))
        return Ask(table.state.actor, "Exchange an assistant", options)

    def possible(self, table: Table) -> bool:
        return bool(table.me.assistants and supply_tops(table))

    def text(self, rules: Ruleset) -> str:
        return "exchange one of your assistants for one of the supply, at the same level and refreshed"

    def steps(self) -> list[Step]:
        return [{"op": "exchange_assistant"}]


class SwapAssistant(Effect, frozen=True):
    """One of your assistants for the top one of a supply stack."""

    given: str
    taken: str
    gold: bool

    def resolve(self, table: Table) -> None:
        seat = table.state.actor
        for stack in table.state.assistants:
            if stack and stack[0] == self.taken:
                stack[0] = self.given
        mine = table.me.assistants
        for i, assistant in enumerate(mine):
            if assistant.id == self.given:
                mine[i] = OwnedAssistant(self.taken, assistant.gold, True)
        table.emit(AssistantReturned(seat, self.given))
        table.emit(AssistantTaken(seat, self.taken, SUPPLY))

    def text(self, rules: Ruleset) -> str:
        effect = rules.assistants[self.taken].side(self.gold).effect
        return f"{rules.name(self.given)} for {rules.name(self.taken)}: {effect.text(rules)}"
