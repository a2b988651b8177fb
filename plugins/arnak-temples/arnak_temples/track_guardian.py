"""The guardian on the Lizard Temple's track: face down until a token comes, then in everybody's way until overcome."""

from __future__ import annotations

from arnak_core.effect import Effect
from arnak_core.effects.exile import take_fear
from arnak_core.effects.guardians import NO_GUARDIAN_FEAR
from arnak_core.effects.research import BOTH_TOKENS, position
from arnak_core.events import AnyEvent, GuardianAppeared, Researched
from arnak_core.hooks import GuardianPlace
from arnak_core.ruleset import Ruleset
from arnak_core.state import Player
from arnak_core.table import Table

from .state import LizardState, change_temple, temple_state

SPACE = "lizard_4a"


def reveal_guardian(table: Table, event: AnyEvent) -> None:
    """Turn the guardian up as soon as the first token reaches its row, before anything else happens there."""
    assert isinstance(event, Researched)
    if event.space == SPACE:
        turn_up(table, event.player)


def turn_up(table: Table, seat: int) -> None:
    """Turn the guardian up, for a token of a seat (-1: of nobody's), if it lies face down."""
    lizard = temple_state(table, LizardState)
    if not lizard.face_up:
        change_temple(table, lizard, face_up=True)
        table.reveal("the guardian of the temple was revealed")
        table.emit(GuardianAppeared(seat, SPACE, lizard.guardian))


def beyond_guardian(table: Table, move: str) -> bool | None:
    """No token may go beyond the guardian's row until somebody has overcome it."""
    if not temple_state(table, LizardState).guardian:
        return None
    spaces = table.rules.spaces
    return False if spaces[move.partition("/")[2]].row > spaces[SPACE].row else None


def tokens_before_guardian(player: Player) -> int:
    """How many of a player's research tokens stand on the guardian's space."""
    return sum(position(player, token) == SPACE for token in BOTH_TOKENS)


class FearOfTrackGuardian(Effect, frozen=True):
    """At a round's end: one Fear for each research token in the row of the guardian, while it is not overcome.

    It comes besides that for archaeologists; what spares a player the Fear of guardians for the round spares this, too.
    """

    def resolve(self, table: Table) -> None:
        lizard = temple_state(table, LizardState)
        if lizard.guardian and lizard.face_up:
            for seat, player in enumerate(table.state.players):
                if NO_GUARDIAN_FEAR not in player.round_effects:
                    take_fear(table, seat, tokens_before_guardian(player))

    def text(self, rules: Ruleset) -> str:
        return "Fear for each research token before the guardian of the track"


def end_of_round(table: Table, event: AnyEvent) -> Effect:
    """The guardian frightens once the figures are back."""
    return FearOfTrackGuardian()


def _guardian(table: Table) -> str:
    lizard = temple_state(table, LizardState)
    return lizard.guardian if lizard.face_up else ""


def _seats(table: Table) -> list[int]:
    players = table.state.players
    seats = [seat for seat, player in enumerate(players) if tokens_before_guardian(player)]
    return [*seats, len(players)] if temple_state(table, LizardState).rival else seats


def _remove(table: Table) -> None:
    change_temple(table, temple_state(table, LizardState), guardian="")


PLACE = GuardianPlace(SPACE, "the fourth row of the Lizard Temple", _guardian, _seats, _remove)
"""It is overcome like a guardian at a site, by who has a research token there. It is at no site, so effects that move
guardians don't reach it."""


def rival_arrives(table: Table, space: str, arrow: str) -> None:
    """A rival's magnifying glass turns the guardian up, too."""
    change_temple(table, temple_state(table, LizardState), rival=True)
    turn_up(table, -1)


def rival_is_held_up(table: Table, space: str) -> tuple[str, ...] | None:
    """A rival can't pass the guardian either."""
    return () if space == SPACE and temple_state(table, LizardState).guardian else None


def rival_occupies(table: Table, space: str) -> tuple[str, ...]:
    """A rival before the guardian can overcome it."""
    return (SPACE,) if space == SPACE else ()


def about_guardian(table: Table) -> str:
    """The guardian in words."""
    lizard = temple_state(table, LizardState)
    if not lizard.face_up:
        return "In row 4 lies a guardian, face down: nobody gets past it until it is overcome."
    if not lizard.guardian:
        return "The guardian in row 4 is overcome."
    guardian = table.rules.guardians[lizard.guardian]
    return f"Row 4 is guarded by {guardian.name} ({guardian.cost.words()}): nobody gets past it."
