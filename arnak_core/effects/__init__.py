"""The effects that games share, by what they are about."""

from . import (
    assistants,
    buying,
    card_row,
    cost_parts,
    digging,
    drawing,
    exile,
    figures,
    guardians,
    idols,
    looking,
    pay,
    playing,
    research,
    sites,
    tokens,
    travel,
    turn,
)

MODULES = (
    tokens,
    travel,
    pay,
    cost_parts,
    drawing,
    exile,
    playing,
    buying,
    card_row,
    looking,
    sites,
    digging,
    figures,
    idols,
    guardians,
    assistants,
    research,
    turn,
)
"""All of them, for the base game to register their effects."""
