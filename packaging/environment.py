"""The virtual environment of the checkout: made when missing, brought up to date when old.

A stamp in the environment records the sources of the installation; as long as it agrees, nothing is
asked of the network.
"""

import hashlib
import importlib.util
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import checkout
import compile_translations
import supported
import system_libraries
from checkout import CannotContinue

STAMP = "changcheng-installed.json"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The sources of an environment, and whether with the developers' tools."""

    source: str
    tools: bool

    @classmethod
    def read(cls, environment: Path) -> "Stamp | None":
        """The stamp of an environment; None if it has none that can be read."""
        try:
            return cls(**json.loads((environment / STAMP).read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def write(self, environment: Path) -> None:
        """Leave the stamp in an environment."""
        (environment / STAMP).write_text(json.dumps(asdict(self)), encoding="utf-8")

    def covers(self, wanted: "Stamp") -> bool:
        """Whether everything wanted was installed."""
        return self.source == wanted.source and self.tools >= wanted.tools


def run_inside(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Run the environment's Python on a command line, developers' tools at hand, offscreen."""
    system_libraries.provide(system_libraries.OFFSCREEN)
    python = ready(tools=True)
    compile_stale_translations(python)
    return checkout.run(python, *command, variables={"QT_QPA_PLATFORM": "offscreen", **variables})


def ready(*, tools: bool) -> Path:
    """The environment's interpreter, once the program (and the tools) are installed there."""
    environment = checkout.ENVIRONMENT
    python = checkout.python_in(environment)
    if not works(python):
        create(environment)
    wanted = Stamp(source_fingerprint(), tools)
    found = Stamp.read(environment)
    if found is None or not found.covers(wanted):
        install(python, tools=tools)
        wanted.write(environment)
    return python


def works(python: Path) -> bool:
    """Whether an environment's interpreter is there, has pip and is a Python that fits."""
    if not python.exists():
        return False
    code = "import sys, pip; print(*sys.version_info[:2])"
    result = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    version = tuple(int(part) for part in result.stdout.split())
    return result.returncode == 0 and supported.is_supported(version)


def create(environment: Path) -> None:
    """Make a virtual environment, also in the place of a broken one."""
    print(f"Making {environment.name} with Python {sys.version.split()[0]}", flush=True)
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        print(f"This Python has no ensurepip, which {environment.name} needs: it is in {package}.")
        system_libraries.install([package])
    if checkout.run(sys.executable, "-m", "venv", "--clear", environment):
        raise CannotContinue(f"{sys.executable} could not make {environment} (see above).")


def install(python: Path, *, tools: bool) -> None:
    """Install the program for editing."""
    print("Installing the program into .venv; the first time this takes a minute", flush=True)
    target = f"{checkout.ROOT}[dev,sound,net]" if tools else f"{checkout.ROOT}[sound]"
    options = ["--disable-pip-version-check", "--quiet", "--editable"]
    if checkout.run(python, "-m", "pip", "install", *options, target):
        raise CannotContinue(
            "pip could not install the program (its words are above). It needs the network, or "
            "an index of your own in pip's configuration, and about 700 MB of free disk."
        )


def compile_stale_translations(python: Path) -> None:
    """Compile the translations if one is newer than its compiled file."""
    if compile_translations.is_needed(checkout.TRANSLATIONS) and checkout.run(
        python, "packaging/compile_translations.py"
    ):
        raise CannotContinue("The translations could not be compiled (see above).")


def source_fingerprint() -> str:
    """The dependencies of an installation, as one short text."""
    parts = [(checkout.ROOT / "pyproject.toml").read_bytes(), str(checkout.ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()
