"""Compiles modules for Windows: ``cross_setup.py FOLDER PYTHON OF_WINDOWS MODULE ...``.

As `native_setup`, in a process of its own for the same reason. The C is mypyc's, told that it is
for Windows; mingw compiles it with the headers and the import library of the Python in the folder
`OF_WINDOWS`.
"""

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[1]))
import native_setup
from wine import gaps

if TYPE_CHECKING:
    from setuptools import Extension

VERSION: Final = f"{sys.version_info.major}{sys.version_info.minor}"
"""The version of the running interpreter, for which mypyc writes its C."""
SUFFIX: Final = f".cp{VERSION}-win_amd64.pyd"
BASE: Final = "-Wl,--image-base=0x180000000"
"""Where the library would like to be in memory, as Microsoft's linker says it; mingw's derives it
from the path of the result, which is another one each time.
"""
RELEASE: Final = ("-DNDEBUG", "-static-libgcc")
"""As Python's own libraries are compiled: without assertions, which are slow and name the folder of
each source; and nothing of the compiler's own is asked for at run time.
"""
OPTIONS: Final = ("-shared", "-s", *RELEASE, "-Wl,--no-insert-timestamp", BASE)
"""The time is not in the result."""


def compile_modules(folder: Path, python: str, of_windows: Path, modules: list[str]) -> None:
    """Compile modules into a folder; leaves the process if one cannot be compiled."""
    work = folder.parent / f"{folder.name}-work"
    told = ("--platform", "win32", "--python-executable", python)
    for extension in native_setup.in_c(work, *told, *modules):
        link(extension, folder, of_windows)


def link(extension: "Extension", folder: Path, of_windows: Path) -> None:
    """Compile an extension that is one library on Windows."""
    made = folder / (extension.name.replace(".", "/") + SUFFIX)
    made.parent.mkdir(parents=True, exist_ok=True)
    headers = [f"-I{path}" for path in (of_windows / "include", *extension.include_dirs)]
    words = [*OPTIONS, *extension.extra_compile_args, *headers, *extension.sources]
    library = str(of_windows / f"libs/python{VERSION}.lib")
    done = subprocess.run([gaps.COMPILER, *words, library, "-o", str(made)], check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), sys.argv[4:])
