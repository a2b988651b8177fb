"""Sphinx configuration; pages are Markdown (MyST), the reference comes from docstrings."""

from __future__ import annotations

import re

from sphinx.application import Sphinx

from arnak_core import VERSION, effect, events, hooks, ruleset, state, vocabulary
from arnak_core.registry import Components
from arnak_core.table import Table

project = "arnak"
author = "the arnak contributors"
release = version = VERSION

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

html_theme = "alabaster"
html_theme_options = {"description": "An open rules engine for Lost Ruins of Arnak", "page_width": "1100px"}

# Modules low in the layers know these classes only by name; the signatures in the reference need them.
for module in (vocabulary, effect, state, events, hooks):
    vars(module).update(Table=Table, Ruleset=ruleset.Ruleset, Components=Components)


def read_as_written(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings are plain text: `code` in single backticks, indented blocks are code."""
    written: list[str] = []
    for line in lines:
        indented = line.startswith("    ")
        if indented and written and not written[-1] and not any(part.startswith("    ") for part in written[-2:-1]):
            written += ["::", ""]
        written.append(line if indented else re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line))
    lines[:] = written


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", read_as_written)
