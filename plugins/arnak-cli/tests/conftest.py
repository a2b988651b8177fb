"""Fixtures of the terminal frontend's tests: a runner, and the small plugin installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cli_kit import GiftPlugin, Run
from click.testing import CliRunner, Result

from arnak_cli.main import main
from arnak_cli.plugins import plugins


@pytest.fixture
def run() -> Run:
    """Runs `arnak` with these arguments and this typed input."""

    def run_arnak(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, list(arguments), input=typed, prog_name="arnak")

    return run_arnak


@pytest.fixture
def gifts() -> Iterator[GiftPlugin]:
    """The small plugin, installed for one test."""
    manager = plugins()
    plugin = GiftPlugin()
    assert manager.register(plugin, "gifts") is not None
    yield plugin
    manager.pluggy.unregister(plugin)
    del manager.plugins["gifts"], manager.infos["gifts"]
    main.commands.pop("unwrap", None)
