"""What a game is set up with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from .errors import BadConfiguration

OptionValue = bool | int | str | list[str]


class GameConfig(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The choice of players, expansions and options. The same configuration, seed and choices give the same game.

    `expansions` names ids; `"leaders:content"` takes only the cards and tiles of an expansion, `"leaders:rules"` only
    its rules. `without` and `include` leave out or put in single components by id. `options` holds, by expansion, the
    options that it declares. `leaders` names a leader id for each seat, or "random"; "" is a player without leader.
    """

    players: int = 2
    expansions: Sequence[str] = ("base",)
    board: str = "bird"
    seed: int = 0
    options: dict[str, dict[str, OptionValue]] = {}
    without: Sequence[str] = ()
    include: Sequence[str] = ()
    leaders: Sequence[str] = ()

    def __post_init__(self) -> None:
        for name in ("expansions", "without", "include", "leaders"):
            ids = getattr(self, name)
            if isinstance(ids, str):
                raise BadConfiguration(f"{name} is a list of ids: [{ids!r}], not {ids!r}")
            force_setattr(self, name, tuple(ids))

    def check_types(self) -> None:
        """Raise BadConfiguration if a field has a value of a wrong type (in Python nobody else checks it)."""
        try:
            msgspec.convert(msgspec.to_builtins(self), GameConfig)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadConfiguration(f"the configuration is wrong: {error}") from error
