"""Tests that need every plugin; they share helpers with the tests of the pages and of the packaging."""

import sys
from pathlib import Path

for folder in ("docs", "packaging"):
    sys.path.insert(0, str(Path(__file__).parents[1] / folder))
