"""A temple: its track, and what the track adds to the rules."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arnak_core.components import Idol, Track
from arnak_core.events import AnyEvent
from arnak_core.hooks import GuardianPlace, Permission, Reaction, SetupStep
from arnak_core.table import Table

RivalArrival = Callable[[Table, str, str], None]
RivalWays = Callable[[Table, str], tuple[str, ...] | None]
RivalGuardians = Callable[[Table, str], tuple[str, ...]]
"""The functions that the solo game asks about a rival on the track (its hooks `arnak_rival_...`)."""
AboutTrack = Callable[[Table, int], list[str]]
"""Says in lines what a viewer sees of the track besides tokens and bonus tiles."""


class Temple(Struct, frozen=True, kw_only=True):
    """A temple with the idols that it needs, steps of the set-up and rules of its own."""

    track: Track
    about: AboutTrack
    idols: tuple[Idol, ...] = ()
    """The idols of the box that the track comes from: kinds and how many copies the game must have of each."""
    setup: tuple[SetupStep, ...] = ()
    reactions: dict[type[AnyEvent], Reaction] = {}
    permissions: dict[str, Permission] = {}
    guardian_places: tuple[GuardianPlace, ...] = ()
    rival_spaces: dict[str, RivalArrival] = {}
    """What happens when a rival's magnifying glass enters a space, by the space."""
    rival_ways: tuple[RivalWays, ...] = ()
    rival_guardians: tuple[RivalGuardians, ...] = ()
