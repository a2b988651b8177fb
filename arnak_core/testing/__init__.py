"""The kit that rule and plugin authors test with."""

from .scenario import Scenario, legal, legal_free, legal_main, play

__all__ = ["Scenario", "legal", "legal_free", "legal_main", "play"]
