"""Where things are in the checkout, and how the developer commands run others."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv"
TOOLS = ROOT / ".venv-tools"
TRANSLATIONS = ROOT / "translations"
BUILD = ROOT / "build"


class CannotContinue(Exception):
    """A command cannot go on; the message has the reason and the remedy, for the person at the
    keyboard.
    """


def python_in(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    if sys.platform == "win32":
        return environment / "Scripts" / "python.exe"
    return environment / "bin" / "python"


def run(
    *words: str | Path, variables: Mapping[str, str] | None = None, output: IO[bytes] | None = None
) -> int:
    """Run a command in the checkout and return its exit code.

    Its output goes to the terminal, or both its streams to the file `output`.
    """
    sys.stdout.flush()
    environ = {**os.environ, **(variables or {})}
    errors = subprocess.STDOUT if output else None
    command = list(map(str, words))
    return subprocess.run(
        command, cwd=ROOT, env=environ, check=False, stdout=output, stderr=errors
    ).returncode
