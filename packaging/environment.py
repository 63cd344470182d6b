"""The virtual environment of the checkout: made when missing, brought up to date when old.

A stamp in the environment records the sources of the installation; as long as it agrees, nothing is
asked of the network.
"""

import hashlib
import importlib.util
import json
import math
import os
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
QUICKER = 0.8
"""The share of the running Python's time within which another one must finish to replace it."""
_LAPS = """
import importlib.util, os, sys, sysconfig, time

def lap():
    begun = time.process_time()
    sum(len(str(number)) for number in range(50_000))
    return time.process_time() - begun

header = os.path.join(sysconfig.get_path("include"), "Python.h")
is_whole = importlib.util.find_spec("ensurepip") and os.path.isfile(header)
print(min(lap() for _ in range(9)) if is_whole else float("inf"))
"""


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
    python = quickest() if os.environ.get("CI") == "true" else sys.executable
    print(f"Making {environment.name} with {python}", flush=True)
    if python == sys.executable and importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        print(f"This Python has no ensurepip, which {environment.name} needs: it is in {package}.")
        system_libraries.install([package])
    if checkout.run(python, "-m", "venv", "--clear", environment):
        raise CannotContinue(f"{python} could not make {environment} (see above).")


def quickest() -> str:
    """The Python for the checks of a change: the running one, or another of its version on the path
    that is clearly quicker and lacks nothing to make an environment and to compile. One that was
    built without optimization takes a third longer.
    """
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    others = (os.path.join(folder, name) for folder in os.get_exec_path())
    best, mark = sys.executable, seconds_of(sys.executable) * QUICKER
    for path in filter(os.path.isfile, others):
        if (seconds := seconds_of(path)) < mark:
            best, mark = path, seconds
    return best


def seconds_of(python: str) -> float:
    """How long a Python takes for a short piece of work; infinite if it cannot serve here."""
    try:
        ran = subprocess.run(
            [python, "-I", "-c", _LAPS], capture_output=True, text=True, check=True
        )
        return float(ran.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return math.inf


def install(python: Path, *, tools: bool) -> None:
    """Install the program for editing. Of its packages only what is imported is compiled, then."""
    print("Installing the program into .venv; the first time this takes a minute", flush=True)
    target = f"{checkout.ROOT}[dev,sound,net]" if tools else f"{checkout.ROOT}[sound]"
    options = ["--disable-pip-version-check", "--quiet", "--no-compile", "--editable"]
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
