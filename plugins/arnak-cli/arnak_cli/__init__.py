"""The terminal frontend and simulator of arnak."""

from .version import VERSION

__version__ = VERSION
