"""Wheels with the search compiled for each other Python that runs the program.

An interpreter of the same version compiles: on Linux for itself, and for Windows with the headers
of a Python for Windows (`packaging/wine`). A version of which the machine has none is left out.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import checkout
import environment
import native
import supported
from build import tools, wheel
from checkout import CannotContinue

RUNNING: Final = sys.version_info.minor
"""The version of this Python, whose wheels `wheel` and `wine.bundle` make."""


def versions() -> Iterator[tuple[str, Path]]:
    """The other versions that are supported, each with an interpreter."""
    for minor in range(supported.OLDEST[1], supported.NEWEST[1] + 1):
        if minor == RUNNING:
            continue
        version = f"3.{minor}"
        if found := next(filter(_runs, interpreters(version)), None):
            yield version, found
        else:
            print(f"No Python {version} here: no wheel for it", flush=True)


def interpreters(version: str) -> Iterator[Path]:
    """Commands that may run a version: the one on the path, then those of pyenv, the newest first.
    pyenv's own commands on the path fail unless the version was chosen for this folder.
    """
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    places = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted(places.glob(f"{version}.*/bin/python"), key=_patch, reverse=True)


def _patch(python: Path) -> int:
    """The third number of the version of pyenv's interpreter; 0 for one of another kind."""
    number = python.parts[-3].rpartition(".")[2]
    return int(number) if number.isdecimal() else 0


def _runs(python: Path) -> bool:
    return not subprocess.run([python, "-V"], capture_output=True, check=False).returncode


def compiler(version: str, python: Path) -> Path:
    """An environment's interpreter of a version, with the packages that compile."""
    folder = checkout.BUILD / f"python{version}"
    inside = checkout.python_in(folder)
    if not environment.works(inside) and checkout.run(python, "-m", "venv", "--clear", folder):
        raise CannotContinue(f"{python} could not make {folder} (see above).")
    tools.install(inside, *native.requirements())
    return inside


def build(out: Path, version: str, inside: Path) -> Path:
    """Make the wheel of a version for this system in a folder, and try it; return it."""
    with tempfile.TemporaryDirectory(prefix="wheel-", dir=checkout.BUILD) as place:
        made = Path(place, "made")
        print(f"Compiling the search for Python {version}", flush=True)
        native.compile_into(made, inside)
        tag = wheel.linux_tag(native.libraries(made), version)
        if tag is None:
            raise CannotContinue("Wheels for other Pythons are made on Linux.")
        built = wheel.run_tagged(out, made, tag)
    wheel.try_out(built, inside)
    return built
