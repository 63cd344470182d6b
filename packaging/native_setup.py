"""Compiles modules by mypyc and the C compiler: ``native_setup.py FOLDER PYTHON MODULE ...``.

Run by `native` in a process of its own, since both mypyc and setuptools speak to the terminal and
leave the process when something is wrong. The modules are paths in the checkout, which is the
working folder; the output goes into the folder, laid out as the package is. The packages that
they name in annotations are those of the interpreter `PYTHON`, which need not have a compiler.
"""

import os
import shlex
import sys
import sysconfig
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from native import QUICKLY

GROUP: Final = "changcheng_qt.native"
"""The one group of all modules, so that calls between them cost as little as inside of one:
a library of this name with ``__mypyc`` behind it. It is in the package."""
INLINE: Final = "-fno-semantic-interposition"
"""Makes a C compiler on Linux inline functions of a shared library within it, a fifth faster."""
UNASKED: Final = "-Wno-all"
"""Spares a C compiler the warnings about C that nobody writes: half of its time."""
QUICK: Final = "1" if sys.platform == "win32" else "g"
"""What a C compiler improves for tests: as much as costs little time."""
MACHINE: Final = ("-L", "-Wl,-rpath")
"""The options of a linker for folders of the machine that Python was built on."""


def compile_modules(folder: Path, python: str, modules: list[str]) -> None:
    """Compile modules into a folder; leaves the process if one cannot be compiled."""
    work = folder.parent / f"{folder.name}-work"
    forget_machine()
    extensions = in_c(work, "--python-executable", python, *modules)
    if sys.platform.startswith("linux"):
        for extension in extensions:
            extension.extra_link_args = [*(extension.extra_link_args or []), "-Wl,--strip-all"]
            extension.extra_compile_args = [
                *(extension.extra_compile_args or []),
                *(INLINE, UNASKED),
            ]
    # Not by `setup`, which would read the project file of the whole program.
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(work)
    command.ensure_finalized()
    command.run()


def in_c(work: Path, *options: str) -> list[Extension]:
    """Translate modules to C in a folder; the last of the options, which are mypy's, are the
    modules.
    """
    extensions: list[Extension] = mypycify(
        ["--strict", "--cache-dir", str(work / "mypy"), *options],
        opt_level=QUICK if os.environ.get(QUICKLY) else "3",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name=GROUP,
    )
    return extensions


def forget_machine() -> None:
    """Keep the folders of this machine out of the linked files."""
    linker = sysconfig.get_config_var("LDSHARED")
    if linker:
        kept = [word for word in shlex.split(linker) if not word.startswith(MACHINE)]
        os.environ["LDSHARED"] = shlex.join(kept)


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
