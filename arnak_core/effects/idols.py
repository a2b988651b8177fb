"""Idols: taken when a site is discovered, later put into slots (rulebook: "Discover", "Free actions")."""

from __future__ import annotations

from ..components import SlotEffect
from ..effect import AnyEffect, Ask, Effect, Nothing, Option, Step
from ..events import IdolReturned, IdolSlotted, IdolTaken
from ..ruleset import Ruleset, derived
from ..state import SiteState
from ..table import Table
from .pay import carried_out
from .turn import MainAction


class TakeIdols(Effect, frozen=True):
    """Take the idols of a place to the crates; only a face-up one's effect is resolved."""

    site: str

    def resolve(self, table: Table) -> None:
        index = table.rules.site_index[self.site]
        site = table.state.sites[index]
        seat = table.state.actor
        table.me.idols += (*site.idols, *site.hidden_idols)
        table.state.sites[index] = SiteState(site.figures, site.tile, site.guardian)
        for idol in site.idols:
            table.emit(IdolTaken(seat, idol, self.site))
        for _ in site.hidden_idols:
            table.emit(IdolTaken(seat, "", self.site))
        table.push(*(UseIdol(idol) for idol in site.idols))

    def text(self, rules: Ruleset) -> str:
        return f"take the idols at {rules.site_words(self.site)}"


class UseIdol(Effect, frozen=True):
    """The effect of a face-up idol."""

    idol: str

    def resolve(self, table: Table) -> AnyEffect:
        return table.rules.idols[self.idol].effect

    def possible(self, table: Table) -> bool:
        return table.rules.idols[self.idol].effect.possible(table)

    def text(self, rules: Ruleset) -> str:
        return rules.idols[self.idol].effect.text(rules)


class UseFaceUpIdol(Effect, frozen=True):
    """Use the effect of up to that many face-up idols on undiscovered sites, of different kinds; they stay there.

    Optional; nothing happens if there is none.
    """

    number: int = 1
    used: tuple[str, ...] = ()
    """Kinds that this effect used already."""

    def _idols(self, table: Table) -> list[str]:
        shown = dict.fromkeys(idol for site in table.state.sites if not site.tile for idol in site.idols)
        return [idol for idol in shown if idol not in self.used and table.rules.idols[idol].effect.possible(table)]

    def resolve(self, table: Table) -> Ask | None:
        idols = self._idols(table)
        if not idols:
            return None
        options: list[Option] = []
        for idol in idols:
            use: AnyEffect = table.rules.idols[idol].effect
            if self.number > 1:
                use = use >> UseFaceUpIdol(self.number - 1, (*self.used, idol))
            options.append(table.option(f"idol/{idol}", use))
        options.append(table.option("skip", Nothing(), text="Use none"))
        return Ask(table.state.actor, "Use a face-up idol of an undiscovered site", options)

    def possible(self, table: Table) -> bool:
        return bool(self._idols(table))

    def text(self, rules: Ruleset) -> str:
        if self.number == 1:
            return "use a face-up idol on an undiscovered site"
        return f"use up to {self.number} different face-up idols on undiscovered sites"

    def steps(self) -> list[Step]:
        step: Step = {"op": "idol_face_up_use", "n": self.number}
        if self.number > 1:
            step["distinct"] = True
        return [step]


class UseSlotEffect(Effect, frozen=True):
    """One of the usual idol slot effects, without an idol; never one that only a leader's slot offers."""

    def resolve(self, table: Table) -> Ask | None:
        options = [
            table.option(f"slot/{effect.id}", carried_out(effect.effect))
            for effect in table.rules.default_idol_slots.effects
            if effect.effect.possible(table)
        ]
        if not options:
            return None
        options.append(table.option("skip", Nothing(), text="Use none"))
        return Ask(table.state.actor, "Use an idol slot effect without an idol", options)

    def possible(self, table: Table) -> bool:
        return any(effect.effect.possible(table) for effect in table.rules.default_idol_slots.effects)

    def text(self, rules: Ruleset) -> str:
        return "use one of the usual idol slot effects without an idol"

    def steps(self) -> list[Step]:
        return [{"op": "use_idol_slot_effect", "n": 1}]


class SlotIdol(Effect, frozen=True):
    """Free action: an unused idol into a slot, the slot's mark first, then one of the slot's effects."""

    slot: int
    effect: SlotEffect

    def resolve(self, table: Table) -> AnyEffect:
        me = table.me
        me.slots[self.slot] = me.idols.pop(0)
        table.emit(IdolSlotted(table.state.actor, self.slot, self.effect.id))
        effect = self.effect.effect
        use = carried_out(effect) if effect.possible(table) else effect
        mark = table.rules.idol_slots(me).slots[self.slot].mark
        return mark >> use if mark is not None else use

    def text(self, rules: Ruleset) -> str:
        return f"idol into slot {self.slot + 1}: {self.effect.effect.text(rules)}"


@derived
def _slot_options(rules: Ruleset) -> dict[tuple[str, int, str], Option]:
    return {}


def add_slot_options(table: Table, options: list[Option], free: bool = True) -> None:
    """Append the ways in which the acting player can put an idol into a slot: leftmost first, unless a leader's board
    says otherwise. `free`: those that are free actions, else those that are main actions."""
    me = table.me
    if not me.idols:
        return
    slots = me.slots
    board = table.rules.idol_slots(me)
    made = _slot_options(table.rules)
    usual = [effect for effect in board.effects if effect.free_action is free and effect.effect.possible(table)]
    for index, slot in enumerate(board.slots):
        if slots[index]:
            continue
        found = usual
        if slot.effects:
            marked = free and slot.mark is not None  # what the mark does may make an effect of the slot possible
            found = usual + [
                effect
                for effect in slot.effects
                if effect.free_action is free and (marked or effect.effect.possible(table))
            ]
        for effect in found:
            made_key = (me.leader, index, effect.id)
            option = made.get(made_key)
            if option is None:
                key = f"idol/{effect.id}" if board.leftmost_first else f"idol/{index + 1}/{effect.id}"
                use: AnyEffect = SlotIdol(index, effect)
                option = made[made_key] = table.option(key, use if free else MainAction(use), free=free)
            options.append(option)
        if board.leftmost_first:
            return


class ReturnSlottedIdol(Effect, frozen=True):
    """An idol from one of your slots back to the crates; the slot is free again (Stone Key)."""

    def resolve(self, table: Table) -> Ask:
        return Ask(
            table.state.actor,
            "Take an idol back",
            [
                table.option(f"unslot/{index + 1}", TakeBackIdol(index))
                for index, idol in enumerate(table.me.slots)
                if idol
            ],
        )

    def possible(self, table: Table) -> bool:
        return any(table.me.slots)

    def text(self, rules: Ruleset) -> str:
        return "take an idol back from a slot"

    def steps(self) -> list[Step]:
        return [{"op": "return_slotted_idol", "n": 1}]


class TakeBackIdol(Effect, frozen=True):
    """The idol of a slot back to the crates."""

    slot: int

    def resolve(self, table: Table) -> None:
        me = table.me
        me.idols.append(me.slots[self.slot])
        me.slots[self.slot] = ""
        table.emit(IdolReturned(table.state.actor, self.slot))

    def text(self, rules: Ruleset) -> str:
        return f"take the idol of slot {self.slot + 1} back"
