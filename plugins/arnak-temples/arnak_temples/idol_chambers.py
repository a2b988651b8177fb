"""The idol chambers of the Tree Temple: slots for the idols of magnifying glasses, a stack of idols for notebooks."""

from __future__ import annotations

from msgspec import Struct, structs

from arnak_core.base.setup import set_up_for
from arnak_core.components import SlotEffect
from arnak_core.effect import AnyEffect, Ask, Effect, Nothing, Step
from arnak_core.events import Event, IdolTaken
from arnak_core.ruleset import Ruleset
from arnak_core.sampling import mixed_with_face_down_idols
from arnak_core.state import PluginState
from arnak_core.table import Table
from arnak_core.vocabulary import amount

from .state import SLOT, temple_state


class IdolChamber(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A chamber of the Tree Temple: the idol in each of its slots ("" while it is free) and its face-down stack."""

    space: str
    slots: tuple[str, ...]
    stack: tuple[str, ...]


class TreeState(PluginState, frozen=True):
    """The idol chambers of the Tree Temple. Idols in slots are face down, as those of players: only which slots are
    filled is of interest."""

    chambers: tuple[IdolChamber, ...] = ()

    def chamber(self, space: str) -> IdolChamber:
        """The chamber on a space."""
        return next(chamber for chamber in self.chambers if chamber.space == space)

    def with_chamber(self, changed: IdolChamber) -> TreeState:
        """The same with another state of one chamber."""
        return TreeState(tuple(changed if chamber.space == changed.space else chamber for chamber in self.chambers))

    def redacted(self, viewer: int, owner: int) -> TreeView:
        return TreeView(
            tuple(
                ChamberView(chamber.space, tuple(bool(idol) for idol in chamber.slots), len(chamber.stack))
                for chamber in self.chambers
            )
        )

    def shuffled_unknown(self, table: Table, viewer: int, owner: int) -> TreeState:
        unseen = [chamber for chamber in self.chambers if not searches(table, viewer, chamber.space)]
        idols = mixed_with_face_down_idols(table, tuple(idol for chamber in unseen for idol in chamber.stack))
        state = self
        for chamber in unseen:
            number = len(chamber.stack)
            state = state.with_chamber(structs.replace(chamber, stack=idols[:number]))
            idols = idols[number:]
        return state

    def held(self) -> tuple[str, ...]:
        return tuple(idol for chamber in self.chambers for idol in (*chamber.slots, *chamber.stack) if idol)


class ChamberView(Struct, frozen=True, gc=False):
    """A chamber as everybody sees it: which slots are filled, how many idols its stack has."""

    space: str
    slots: tuple[bool, ...]
    stack: int


class TreeView(PluginState, frozen=True):
    """The idol chambers as everybody sees them."""

    chambers: tuple[ChamberView, ...] = ()


def searches(table: Table, viewer: int, space: str) -> bool:
    """Whether the viewer is just looking through the stack of a chamber."""
    ask = table.ask
    return ask is not None and ask.player == viewer and ChooseChamberIdol(space) in table.state.stack


class IdolPlaced(Event, frozen=True):
    """An unused idol given up for the reward of a chamber's slot."""

    space: str
    slot: int

    def text(self, rules: Ruleset, viewer: int | None = None) -> str:
        return f"places an idol in slot {self.slot + 1} of the chamber in {rules.track_words(self.space)}"


class OfferIdol(Effect, frozen=True):
    """Optional: place one of your unused idols in a free slot of the chamber and gain what the slot shows.

    Without an idol, or a free slot, the chance is lost.
    """

    space: str
    slots: tuple[SlotEffect, ...]

    def _free(self, table: Table) -> list[int]:
        chamber = temple_state(table, TreeState).chamber(self.space)
        return [slot for slot, idol in enumerate(chamber.slots) if not idol]

    def resolve(self, table: Table) -> Ask | None:
        if not self.possible(table):
            return None
        options = [
            table.option(f"chamber/{self.space}/{slot + 1}", PlaceIdol(self.space, slot, self.slots[slot].effect))
            for slot in self._free(table)
        ]
        options.append(table.option("skip", Nothing(), text="Place no idol"))
        return Ask(table.state.actor, "Place an idol in the chamber", options)

    def possible(self, table: Table) -> bool:
        return bool(table.me.idols and self._free(table))

    def text(self, rules: Ruleset) -> str:
        slots = [
            f"({number}) {slot.effect.text(rules)}{' [house]' * bool(slot.house)}"
            for number, slot in enumerate(self.slots, start=1)
        ]
        return f"place an unused idol in a free slot of the chamber: {', '.join(slots)}"

    def steps(self) -> list[Step]:
        slots: list[dict[str, object]] = []
        for slot in self.slots:
            facts: dict[str, object] = {"id": slot.id, "effect": slot.effect.steps()}
            slots.append(facts | {"house": list(slot.house)} if slot.house else facts)
        return [{"op": "place_idol", "slots": slots, "optional": True}]

    def parts(self) -> tuple[AnyEffect, ...]:
        return tuple(slot.effect for slot in self.slots)


class PlaceIdol(Effect, frozen=True):
    """One of your unused idols into a slot of a chamber, for the slot's reward. You no longer have it."""

    space: str
    slot: int
    reward: AnyEffect

    def resolve(self, table: Table) -> AnyEffect:
        tree = temple_state(table, TreeState)
        chamber = tree.chamber(self.space)
        slots = list(chamber.slots)
        slots[self.slot] = table.me.idols.pop(0)
        table.state.plugins[SLOT] = tree.with_chamber(structs.replace(chamber, slots=tuple(slots)))
        table.emit(IdolPlaced(table.state.actor, self.space, self.slot))
        return self.reward

    def text(self, rules: Ruleset) -> str:
        return f"place an idol in slot {self.slot + 1}: {self.reward.text(rules)}"

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.reward,)


class SearchChamber(Effect, frozen=True):
    """Look through the idols of the chamber's stack; take one, with its effect."""

    space: str

    def resolve(self, table: Table) -> AnyEffect | None:
        if not self.possible(table):
            return None
        table.reveal("idols of a chamber were looked at")
        return ChooseChamberIdol(self.space)

    def possible(self, table: Table) -> bool:
        return bool(temple_state(table, TreeState).chamber(self.space).stack)

    def text(self, rules: Ruleset) -> str:
        return "look through the idols of the chamber and take one, with its effect"

    def steps(self) -> list[Step]:
        return [{"op": "take_chamber_idol", "look": "all", "n": 1}]


class ChooseChamberIdol(Effect, frozen=True):
    """Choose one of the idols looked at; the others go back face down."""

    space: str

    def resolve(self, table: Table) -> Ask:
        stack = temple_state(table, TreeState).chamber(self.space).stack
        return Ask(
            table.state.actor,
            "Take an idol of the chamber",
            [
                table.option(f"chamber/{self.space}/{idol}", TakeChamberIdol(self.space, idol))
                for idol in dict.fromkeys(stack)
            ],
        )

    def text(self, rules: Ruleset) -> str:
        return "take an idol of the chamber"


class TakeChamberIdol(Effect, frozen=True):
    """An idol from a chamber to your crates, and its effect."""

    space: str
    idol: str

    def resolve(self, table: Table) -> AnyEffect:
        tree = temple_state(table, TreeState)
        chamber = tree.chamber(self.space)
        stack = list(chamber.stack)
        stack.remove(self.idol)
        table.state.plugins[SLOT] = tree.with_chamber(structs.replace(chamber, stack=tuple(stack)))
        table.me.idols.append(self.idol)
        table.emit(IdolTaken(table.state.actor, self.idol, self.space))
        return table.rules.idols[self.idol].effect

    def text(self, rules: Ruleset) -> str:
        return f"take {rules.name(self.idol)}: {rules.idols[self.idol].effect.text(rules)}"


def fill_chambers(table: Table, spaces: tuple[str, ...], slots: int) -> None:
    """For each chamber a face-down stack of idols, one per player, of those that don't lie on the map."""
    left_over = table.state.left_over
    idols = [piece for piece in left_over if piece in table.rules.idols]
    number = set_up_for(table)
    chambers: list[IdolChamber] = []
    for space in spaces:
        stack, idols = idols[:number], idols[number:]
        for idol in stack:
            left_over.remove(idol)
        chambers.append(IdolChamber(space, ("",) * slots, tuple(stack)))
    table.state.plugins[SLOT] = TreeState(tuple(chambers))


def about_chambers(table: Table, slots: dict[str, tuple[SlotEffect, ...]]) -> list[str]:
    """The chambers in words: free slots with their rewards, idols left."""
    lines: list[str] = []
    for chamber in temple_state(table, TreeState).chambers:
        where = table.rules.track_words(chamber.space)
        lines.append(f"Idol chamber in {where}, {amount(len(chamber.stack), 'idol')} face down:")
        for number, (idol, slot) in enumerate(zip(chamber.slots, slots[chamber.space], strict=True), start=1):
            lines.append(f"  slot {number}, {'taken' if idol else slot.effect.text(table.rules)}")
    return lines
