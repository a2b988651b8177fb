"""Every plugin is set up by the first command of the README, tested by the second, and named in both."""

from __future__ import annotations

import configparser
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLUGINS = sorted(path.parent for path in (ROOT / "plugins").glob("*/pyproject.toml"))
REQUIREMENTS = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
README = (ROOT / "README.md").read_text(encoding="utf-8")


def tox() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(ROOT / "tox.ini", encoding="utf-8")
    return parser


def test_there_are_plugins() -> None:
    assert PLUGINS


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda path: path.name)
def test_requirements_install_every_plugin(plugin: Path) -> None:
    assert "." in REQUIREMENTS
    assert f"./plugins/{plugin.name}" in REQUIREMENTS


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda path: path.name)
def test_tox_tests_every_plugin_with_the_core_and_with_all(plugin: Path) -> None:
    name = plugin.name.removeprefix("arnak-")
    configuration = tox()
    assert name in configuration["tox"]["envlist"].split(", ")
    lines = configuration["testenv"]["commands"].splitlines() + configuration["testenv"]["commands_pre"].splitlines()
    assert f"{name}, all: pytest -n 2 plugins/{plugin.name}/tests" in lines
    assert f"{name}, all: python -m pip install --quiet ./plugins/{plugin.name}" in lines


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda path: path.name)
def test_the_readme_names_every_plugin(plugin: Path) -> None:
    assert f"plugins/{plugin.name}" in README


def test_the_readme_begins_with_the_two_commands() -> None:
    commands = [line for line in README.splitlines() if line.startswith("pip install")]
    assert commands == ["pip install -r requirements.txt && arnak play", "pip install tox && tox"]


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda path: path.name)
def test_every_plugin_is_a_distribution_of_its_own(plugin: Path) -> None:
    project = tomllib.loads((plugin / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == plugin.name
    assert project["license"] == "MIT"
    assert project["license-files"] == ["LICENSE"]
    assert (plugin / "LICENSE").read_text(encoding="utf-8") == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert project["requires-python"] == ">=3.11"
