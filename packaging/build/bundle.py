"""The bundle: a folder with Python, Qt and the program, which runs without anything installed."""

import shutil
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from shutil import which
from typing import Any

import checkout
import system_libraries
from build import licences, product, tools
from checkout import CannotContinue

FOLDER = product.COMMAND
"""The bundle's name in the folder of the build."""
EXTRAS = "sound,net"
"""The program's extras in a bundle."""
SAME_EACH_TIME = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1580601600"}
"""With these variables, PyInstaller makes the same of the same."""
UNPACKED = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
"""With this one it does not compress modules, which the installer of Windows compresses better, all
of them together.
"""
SPECIFICATION = Path(__file__).with_name("bundle.spec")


def build(wheel: Path, out: Path) -> Path:
    """Make the bundle of a wheel; return its folder, which holds the executable."""
    provide_system()
    python = tools.python()
    tools.install(python, f"{wheel}[{EXTRAS}]")
    tools.install(python, "--no-deps", "--force-reinstall", wheel)
    work = checkout.BUILD / "pyinstaller"
    shutil.rmtree(out / FOLDER, ignore_errors=True)
    words = ("--noconfirm", "--clean", "--log-level", "WARN", "--distpath", out, "--workpath", work)
    program = tools.program("pyinstaller")
    if checkout.run(program, *words, SPECIFICATION, variables=variables_on(sys.platform)):
        raise CannotContinue("PyInstaller could not make the bundle (see above).")
    strip(out / FOLDER)
    licences.gather(out / FOLDER, Path(sysconfig.get_path("stdlib")), tools.TOOLS)
    if tools.check_itself(out / FOLDER / product.COMMAND):
        raise CannotContinue("The bundle does not pass its own check (see above).")
    return out / FOLDER


def variables_on(platform: str) -> dict[str, str]:
    """Return the variables of PyInstaller for a system that `sys.platform` names so."""
    return SAME_EACH_TIME | (UNPACKED if platform == "win32" else {})


def provide_system() -> None:
    """See to it that a Linux machine has the libraries that the bundle is to hold, and binutils."""
    groups = (system_libraries.OFFSCREEN, system_libraries.X11, system_libraries.WAYLAND)
    wanted = {name: package for group in groups for name, package in group.items()}
    system_libraries.provide({**wanted, **library_of_python(sysconfig.get_config_vars())})
    if sys.platform.startswith("linux") and not (which("objdump") and which("strip")):
        system_libraries.install(["binutils"])


def library_of_python(built: Mapping[str, Any]) -> dict[str, str]:
    """The shared library of a Python built so, with its package, if it is not next to it: Debian
    has it in a package of its own.
    """
    name = str(built.get("INSTSONAME"))
    if Path(str(built.get("LIBDIR")), name).exists() or not name.startswith("libpython"):
        return {}
    return {name: f"libpython{sysconfig.get_python_version()}"}


def strip(bundle: Path) -> None:
    """Take the names for debuggers out of Python and of packages that carry them, 4 MB in all; Qt
    stays as it is.
    """
    if not sys.platform.startswith("linux"):
        return
    inside = bundle / "_internal"
    own = [*inside.glob("libpython*"), *inside.glob("python3*/lib-dynload/*.so")]
    for package in ("_miniaudio", "nacl", "zeroconf"):
        own += [*inside.glob(f"{package}*.so"), *inside.glob(f"{package}/**/*.so")]
    if checkout.run("strip", "--strip-unneeded", *own):
        raise CannotContinue("strip failed (see above).")
