"""Parts of costs that are neither tokens nor travel icons: exiled cards, unused boons, idols from slots."""

from __future__ import annotations

from ..effect import AnyEffect, Ask, Effect, Option
from ..events import BoonGivenUp, IdolPaid
from ..ruleset import Ruleset
from ..table import Table
from ..vocabulary import ANY, FEAR_TILE, CostPart, amount
from .exile import ExileCard, exilable


class PayExile(CostPart, Effect, frozen=True):
    """Exile that many of your cards, from hand or play area; `what` as for `Exile`."""

    number: int = 1
    what: str = ANY

    def payable(self, table: Table) -> bool:
        me = table.me
        if self.what == ANY:
            return len(me.hand) + len(me.play) + me.fear_tiles >= self.number
        kinds = {card for _, card in exilable(table, self.what)}
        tiles = me.fear_tiles if FEAR_TILE in kinds else 0
        return sum(card in kinds for card in (*me.hand, *me.play)) + tiles >= self.number

    def resolve(self, table: Table) -> Ask:
        options: list[Option] = []
        for zone, card in exilable(table, self.what):
            exile: AnyEffect = ExileCard(card, zone)
            if self.number > 1:
                exile = exile >> PayExile(self.number - 1, self.what)
            options.append(table.option(f"exile/{zone}/{card}", exile))
        return Ask(table.state.actor, "Exile a card to pay", options, free_actions=False)

    def text(self, rules: Ruleset) -> str:
        return self.cost_words()

    def cost_words(self) -> str:
        what = "card" if self.what == ANY else self.what
        if self.number > 1:
            return f"exile {amount(self.number, what)}"
        return f"exile {'an' if what[0] in 'aeiou' else 'a'} {what}"

    def cost_step(self) -> dict[str, object]:
        if self.what == ANY:
            return {"exile": self.number}
        return {"exile": {"what": self.what, "from": ["hand", "play"], "n": self.number}}


class PayBoon(CostPart, Effect, frozen=True):
    """Turn an overcome guardian with an unused boon face down, without its boon (the icon "unuse a guardian")."""

    def payable(self, table: Table) -> bool:
        return any(not guardian.used for guardian in table.me.guardians)

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Turn a guardian face down to pay",
            [
                table.option(f"give_up/{guardian.id}", GiveUpBoon(guardian.id))
                for guardian in table.me.guardians
                if not guardian.used
            ],
            free_actions=False,
        )

    def text(self, rules: Ruleset) -> str:
        return self.cost_words()

    def cost_words(self) -> str:
        return "turn an unused guardian face down"

    def cost_step(self) -> dict[str, object]:
        return {"guardian_boon": 1}


class GiveUpBoon(Effect, frozen=True):
    """A guardian of yours face down, its boon lost."""

    guardian: str

    def resolve(self, table: Table) -> None:
        table.me.turn_guardian(self.guardian, used=True)
        table.emit(BoonGivenUp(table.state.actor, self.guardian))

    def text(self, rules: Ruleset) -> str:
        return f"give up the boon of {rules.name(self.guardian)}: {rules.guardians[self.guardian].boon.text(rules)}"


class PaySlottedIdol(CostPart, Effect, frozen=True):
    """An idol from any of your slots out of the game: its points are lost, the slot is open again."""

    def payable(self, table: Table) -> bool:
        return any(table.me.slots)

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Give up the idol of a slot to pay",
            [
                table.option(f"give_up/slot/{index + 1}", GiveUpSlottedIdol(index))
                for index, idol in enumerate(table.me.slots)
                if idol
            ],
            free_actions=False,
        )

    def text(self, rules: Ruleset) -> str:
        return self.cost_words()

    def cost_words(self) -> str:
        return "give up an idol from a slot"

    def cost_step(self) -> dict[str, object]:
        return {"slotted_idol": 1}


class GiveUpSlottedIdol(Effect, frozen=True):
    """The idol of a slot into the box."""

    slot: int

    def resolve(self, table: Table) -> None:
        me = table.me
        table.state.box.append(me.slots[self.slot])
        me.slots[self.slot] = ""
        table.emit(IdolPaid(table.state.actor))

    def text(self, rules: Ruleset) -> str:
        return f"give up the idol of slot {self.slot + 1}"
