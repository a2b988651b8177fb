"""Imports run downwards only; the core needs pluggy and msgspec alone and knows no expansion by name."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "arnak_core"

LAYERS = (
    ("version", "errors", "vocabulary"),
    ("effect",),
    ("components",),
    ("state", "events", "config"),
    ("hooks",),
    ("registry", "chosen"),
    ("ruleset",),
    ("table",),
    ("invariants", "damage"),
    ("effects",),
    ("base",),
    ("view",),
    ("sampling",),
    ("game",),
    ("record", "description"),
    ("catalogue",),
    ("schema",),
    ("testing",),
)
"""From the ground up; modules of a layer don't import each other."""
ROOF = "__init__"
"""The package's front door, which offers the public names of all layers."""
LEVEL = {module: level for level, layer in enumerate(LAYERS) for module in layer} | {ROOF: len(LAYERS)}
FIRST_PLUGIN = ("hooks", "base")
"""The one exception: whoever looks for plugins registers the base game as the first, inside of a function."""
THIRD_PARTY = {"pluggy", "msgspec"}


class Import(NamedTuple):
    """An import: the file with its line, the module that is imported, and the names taken from it."""

    where: str
    module: str
    names: tuple[str, ...]
    in_function: bool


def for_types_only(node: ast.stmt) -> bool:
    """Whether this is an `if TYPE_CHECKING:` block."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports_of(path: Path, package: str, root: Path = ROOT) -> list[Import]:
    """The imports of a file, without those for type checkers; relative ones made absolute."""
    parents = [package, *path.relative_to(package_folder(path, package)).parts[:-1]]
    found: list[Import] = []

    def walk(node: ast.AST, in_function: bool) -> None:
        where = f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Import):
            found.extend(Import(where, alias.name, (), in_function) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.append(Import(where, module, tuple(alias.name for alias in node.names), in_function))
        inside = in_function or isinstance(node, ast.FunctionDef)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt) and for_types_only(child):
                for other in child.orelse if isinstance(child, ast.If) else []:
                    walk(other, inside)
            else:
                walk(child, inside)

    walk(ast.parse(path.read_text(encoding="utf-8")), False)
    return found


def package_folder(path: Path, package: str) -> Path:
    """The folder of the package that a file belongs to."""
    return next(parent for parent in path.parents if parent.name == package)


def core_module(module: str, names: tuple[str, ...]) -> Iterator[str]:
    """The modules of the core, by their first name, that an import reaches."""
    rest = module.split(".")[1:]
    if rest:
        yield rest[0]
    else:
        for name in names:
            yield name if name in LEVEL else ROOF


def layer_of(path: Path) -> str:
    """The module or package of the core that a file belongs to."""
    return path.relative_to(CORE).parts[0].removesuffix(".py")


CORE_FILES = sorted(CORE.rglob("*.py"))


def test_every_module_of_the_core_has_a_layer() -> None:
    assert {layer_of(path) for path in CORE_FILES} == set(LEVEL)


def test_imports_of_the_core_run_downwards() -> None:
    wrong: list[str] = []
    for path in CORE_FILES:
        mine = layer_of(path)
        for found in imports_of(path, "arnak_core"):
            if found.module.split(".")[0] != "arnak_core":
                continue
            for other in core_module(found.module, found.names):
                if (mine, other) == FIRST_PLUGIN and found.in_function:
                    continue
                if other != mine and LEVEL[other] >= LEVEL[mine]:
                    wrong.append(f"{found.where} imports {other}")
    assert wrong == []


def test_an_import_upwards_or_sideways_would_be_seen(tmp_path: Path) -> None:
    """The reader of imports sees plain, relative, nested and aliased ones, and leaves out those for type checkers."""
    package = tmp_path / "arnak_core" / "effects"
    package.mkdir(parents=True)
    file = package / "sample.py"
    file.write_text(
        "import arnak_core.game\n"
        "from .. import base\n"
        "from ..table import Table as T\n"
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from ..record import save\n"
        "def later():\n    from .drawing import Draw\n"
    )
    found = imports_of(file, "arnak_core", tmp_path)
    assert [(each.module, each.names, each.in_function) for each in found] == [
        ("arnak_core.game", (), False),
        ("arnak_core", ("base",), False),
        ("arnak_core.table", ("Table",), False),
        ("typing", ("TYPE_CHECKING",), False),
        ("arnak_core.effects.drawing", ("Draw",), True),
    ]
    assert list(core_module("arnak_core", ("base", "Game"))) == ["base", ROOF]


def test_the_core_needs_pluggy_and_msgspec_alone() -> None:
    allowed = THIRD_PARTY | set(sys.stdlib_module_names) | {"arnak_core"}
    wrong = [
        f"{found.where} imports {found.module}"
        for path in CORE_FILES
        for found in imports_of(path, "arnak_core")
        if found.module.split(".")[0] not in allowed
    ]
    assert wrong == []
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert {re.split(r"[<>=~! ]", name)[0] for name in declared} == THIRD_PARTY


# -- plugins

DISTRIBUTIONS = sorted(
    path.parent for folder in ("plugins", "examples") for path in (ROOT / folder).glob("*/pyproject.toml")
)


@pytest.mark.parametrize("folder", DISTRIBUTIONS, ids=lambda folder: folder.name)
def test_a_plugin_imports_public_names_and_only_plugins_that_it_requires(folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    package = project["name"].replace("-", "_")
    required = {re.split(r"[<>=~!\[; ]", name)[0].replace("-", "_") for name in project["dependencies"]}
    assert "arnak_core" in required
    wrong: list[str] = []
    files = sorted((folder / package).rglob("*.py"))
    assert files
    for path in files:
        for found in imports_of(path, package):
            first = found.module.split(".")[0]
            if first == package or not first.startswith("arnak_"):
                continue
            if first not in required:
                wrong.append(f"{found.where} imports {first}, which {project['name']} does not require")
            wrong += [
                f"{found.where} imports the private {name}"
                for name in (*found.module.split("."), *found.names)
                if name.startswith("_")
            ]
    assert wrong == []


# -- names

EXPANSION_NAMES = {
    *("captain", "falconer", "baroness", "professor", "explorer", "mystic"),
    *("journalist", "mechanic", "prospector", "traveler"),
    *("monkey", "lizard", "waterfall", "tree"),
}
"""The leaders and temples of the expansions."""


def named_in(source: str) -> set[str]:
    """Expansions' names that a source uses as an identifier, as a part of one, or as a string of its own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        words: list[str] = []
        for field in ("id", "name", "attr", "arg"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                words += re.findall(r"[A-Z]?[a-z]+", name)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.append(node.value)
        found |= EXPANSION_NAMES & {word.lower() for word in words}
    return found


def test_the_core_names_no_leader_and_no_temple_of_an_expansion() -> None:
    assert {str(path): names for path in CORE_FILES if (names := named_in(path.read_text(encoding="utf-8")))} == {}


def test_a_leaders_name_in_the_core_would_be_seen() -> None:
    assert named_in("if player.leader == 'captain': pass") == {"captain"}
    assert named_in("class FalconerBoard: pass") == {"falconer"}
    assert named_in("MONKEY_MEDALLION = 'monkey_medallion'") == set()
