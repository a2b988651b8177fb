"""Tests that need every plugin; the reader of documentation pages is that of `tests/docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "docs"))
