"""The parts of Windows that Wine 8 lacks, filled in a prefix; none of them gets into the build.

Qt loads ``icuuc.dll``, a part of Windows 10. The runtime library's ``_locking`` sets no error, so
Python takes a lock that another process holds for a disk without locks.
"""

import shutil
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from checkout import CannotContinue
from wine.prefix import Prefix

COMPILER: Final = "x86_64-w64-mingw32-gcc"
COMPILER_PACKAGE: Final = "gcc-mingw-w64-x86-64-win32"
STAND_IN: Final = Path(__file__).with_name("icuuc.c")
LOCKS: Final = Path(__file__).with_name("locks.py")
"""Run first by a Python, by the name of ``sitecustomize`` or as a hook of PyInstaller's."""


def fill(prefix: Prefix) -> None:
    """Give a prefix the library that Qt loads."""
    provide_compiler()
    library = prefix.drive / "windows/system32/icuuc.dll"
    if library.exists():
        return
    if checkout.run(COMPILER, "-shared", "-s", "-o", library, STAND_IN):
        raise CannotContinue("The stand-in for icuuc.dll could not be compiled (see above).")


def provide_compiler() -> None:
    """See to it that there is a compiler for Windows."""
    if not shutil.which(COMPILER):
        print("What Windows runs is compiled with mingw: missing here.", flush=True)
        system_libraries.install([COMPILER_PACKAGE])
