"""The page about the command line: its commands run, and no command or flag is missing."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

from arnak_cli.main import COMMANDS, main
from arnak_core import installed_plugins

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
SECTIONS = {
    section.split("\n", 1)[0].removeprefix("arnak "): section
    for section in PAGE.split("\n## ")
    if section.startswith("arnak ")
}


def declared_flags() -> set[str]:
    """The flags of expansions' options; the pages of the expansions explain them."""
    structs = [info.options for info in installed_plugins().infos.values() if info.options is not None]
    return {"--" + field.replace("_", "-") for struct in structs for field in struct.__struct_fields__}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("command-line")


@pytest.mark.parametrize("command", SECTIONS)
def test_the_commands_on_the_page_run(command: str, folder: Path) -> None:
    lines = [line for line in SECTIONS[command].splitlines()[1:] if line.startswith("arnak ")]
    assert lines
    for line in lines:
        program = [sys.executable, "-m", "arnak_cli", *shlex.split(line)[1:]]
        done = subprocess.run(
            program,
            cwd=folder,
            input="quit\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            timeout=120,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        assert done.stdout.strip(), line


def test_every_command_is_on_the_page() -> None:
    assert sorted(SECTIONS) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_flag_is_on_the_page(command: str) -> None:
    found = main.get_command(click.Context(main), command)
    assert found is not None
    flags = {name for parameter in found.params for name in parameter.opts if name.startswith("--")}
    assert {flag for flag in flags - declared_flags() if flag not in SECTIONS[command]} == set()
