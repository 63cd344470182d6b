"""Wheels and source distribution, made by hatchling from the checkout and checked by twine.

There are two wheels. The pure one runs everywhere, on plain Python. The other one has the search
compiled as well, for this Python and this kind of system; the packages for players hold that one.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import checkout
import hatch_build
import native
import system_libraries
from build import linux, product, tools
from checkout import CannotContinue

RUNNING: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
OLDEST_GLIBC: Final = (2, 17)
"""The oldest that a tag tells, since nothing older has a Python that the program runs on."""


def build(out: Path) -> Path:
    """Make the source distribution and the pure wheel in a folder; return the wheel."""
    for old in out.glob("changcheng_qt-*"):
        if old.suffix in {".whl", ".gz"}:
            old.unlink()
    run_hatchling(out, "sdist", "wheel", variables={})
    (wheel,) = out.glob("changcheng_qt-*.whl")
    return wheel


def build_compiled(out: Path) -> Path:
    """Make the wheel for this Python and system in a folder; return it."""
    before = set(out.glob("changcheng_qt-*.whl"))
    folder = native.build()
    told = {hatch_build.COMPILED: str(folder)}
    if tag := linux_tag(native.libraries(folder)):
        told[hatch_build.TAG] = tag
    run_hatchling(out, "wheel", variables=told)
    (wheel,) = {*out.glob("changcheng_qt-*.whl")} - before
    return wheel


def run_tagged(out: Path, compiled: Path, tag: str) -> Path:
    """Make the wheel with a compiled search and of a tag in a folder; return it."""
    told = {hatch_build.COMPILED: str(compiled), hatch_build.TAG: tag}
    run_hatchling(out, "wheel", variables=told)
    return out / f"changcheng_qt-{product.version()}-{tag}.whl"


def run_hatchling(out: Path, *targets: str, variables: Mapping[str, str]) -> None:
    """Build targets with hatchling in a folder, and check everything there with twine."""
    words = [word for target in targets for word in ("-t", target)]
    hatchling = (checkout.python_in(checkout.ENVIRONMENT), "-m", "hatchling", "build")
    if checkout.run(*hatchling, "-d", out, *words, variables=variables):
        raise CannotContinue("hatchling could not build the wheel (see above).")
    made = sorted(out.glob(f"changcheng_qt-{product.version()}*"))
    if checkout.run(tools.python(), "-m", "twine", "check", "--strict", *made):
        raise CannotContinue("twine finds fault with the wheel (see above).")


def linux_tag(libraries: Iterable[Path], version: str = RUNNING) -> str | None:
    """The tag of a wheel with such libraries on Linux; None where hatchling knows it as well.

    An index of packages takes wheels for Linux only if they tell the oldest glibc that they run on,
    and they may ask for nothing but it. Both are read from the linker's output.
    """
    if not sys.platform.startswith("linux"):
        return None
    command = ["objdump", "--private-headers", *map(str, libraries)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    oldest = oldest_glibc(told)
    if oldest is None:
        return None
    python = f"cp{version.replace('.', '')}"
    return f"{python}-{python}-manylinux_{oldest[0]}_{oldest[1]}_{os.uname().machine}"


def oldest_glibc(headers: str) -> tuple[int, int] | None:
    """The oldest glibc with all that is asked for in the output of objdump; None if anything else
    is asked for, or nothing.
    """
    asked = {*re.findall(r"^\s+NEEDED\s+(\S+)", headers, re.MULTILINE)}
    versions = re.findall(r"\bGLIBC_(\d+)\.(\d+)", headers)
    if asked - linux.LIBC or not versions:
        return None
    return max(OLDEST_GLIBC, *((int(major), int(minor)) for major, minor in versions))


def try_out(wheel: Path, python: Path = Path(sys.executable)) -> None:
    """Install a wheel with pip into an empty environment of an interpreter, and run the program's
    self-check there.
    """
    system_libraries.provide(system_libraries.OFFSCREEN)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if checkout.run(python, "-m", "venv", folder):
            raise CannotContinue(f"{python} could not make an environment (see above).")
        inside = checkout.python_in(Path(folder))
        tools.install(inside, wheel)
        program = inside.with_name(product.COMMAND + inside.suffix)
        if tools.check_itself(program):
            raise CannotContinue(f"{wheel.name} does not pass its own check (see above).")
