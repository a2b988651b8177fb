"""Examples installed by pip, as their users do, each into a folder of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples"


def install(example: str, folder: Path) -> Path:
    """Install an example, and nothing else, into the folder."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(folder), str(EXAMPLES / example)], check=True)
    return folder


def printed(folder: Path, *arguments: str) -> str:
    """What a fresh interpreter that sees the installed example prints."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"},
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    ).stdout


def answer(folder: Path, program: str) -> Any:
    """What a program prints as JSON."""
    return json.loads(printed(folder, "-c", program))
