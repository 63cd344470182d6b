"""``dev.py native [ARGUMENT ...]``: compiles the search, and runs Python on it with the arguments.

The same modules run as plain Python in a checkout and as native code in packages. Those that are
compiled, the native group, need no list: they are the ones that name a type of ``mypy_extensions``,
the integers of native code, for the eyes of the compiler only. All of them go into one library, so
that calls between them cost little; the group imports nothing but itself and Python's own modules.

What is made lies in ``build/native``, in a folder named after all that it depends on, so that the
next who asks has it at once. `native_setup` compiles, `native_finder` lets a Python of the checkout
find what was compiled, and `build.wheel` puts it into a wheel. Traps of compiling:

- Integers of native code have 64 bits and wrap; those of Python grow. Nothing may pass 2^63.
- ``1 << x`` is a shift of 32 bits in C, whatever `x` is; the constant on the left is to blame, also
  if it has a name. The tests refuse it in the group: shift a variable, or ask a table.
- An ``int`` is Python's own and slow, an ``i64`` the machine's: say which at the first assignment
  (``total: i64 = 0``). Elements of a ``list[int]`` are Python's, those of ``bytes`` cost nothing.
- A plain class cannot inherit from a native one, unless that says so, as `Core` does in
  ``engine/core.py``; nor can a test replace what is compiled.
- Native objects have the attributes that their class names, and no others; ``__new__`` and
  ``__getattr__`` do not do what they do in Python, so the group has none.
"""

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from checkout import CannotContinue

MARK: Final = "from mypy_extensions import "
"""What a module of the native group has, under ``TYPE_CHECKING``."""
FORM: Final = "CHANGCHENG_FORM"
"""The variable by which tests know that they are to run on the compiled form."""
BUILT: Final = checkout.BUILD / "native"
SETUP: Final = Path(__file__).with_name("native_setup.py")
FINDER: Final = Path(__file__).with_name("native_finder.py")
LIST: Final = "changcheng_qt/_data/compiled.txt"
"""The file with the names of the compiled modules, one a line; a wheel carries it, and from then on
the program finds fault with itself if one of them is plain."""


def main(arguments: list[str]) -> int:
    """Compile; then tell where that is, or run Python and return its exit code."""
    try:
        folder = build()
    except CannotContinue as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    if not arguments:
        print(f"{len(group())} modules are compiled in {folder.relative_to(checkout.ROOT)}")
        return 0
    shown = {"QT_QPA_PLATFORM": ""} if system_libraries.has_screen(os.environ) else {}
    return checkout.run(sys.executable, *arguments, variables={**variables(folder), **shown})


def build() -> Path:
    """Compile the group if that was not done; return the folder that holds it, laid out as the
    package is. Raises `CannotContinue` where there is no compiler.
    """
    folder = BUILT / fingerprint()
    if folder.is_dir():
        return folder
    provide_compiler()
    BUILT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=BUILT) as place:
        made = Path(place) / "made"
        words = [str(path.relative_to(checkout.ROOT)) for path in group()]
        print(f"Compiling {len(words)} modules of the search", flush=True)
        if checkout.run(sys.executable, SETUP, made, *words):
            raise CannotContinue("The search could not be compiled (see above).")
        names = [f"{name_of(path)}\n" for path in group()]
        (made / LIST).parent.mkdir()
        (made / LIST).write_text("".join(names), encoding="utf-8")
        shutil.copy(FINDER, made / "sitecustomize.py")
        put_in_place(made, folder)
    return folder


def put_in_place(made: Path, folder: Path) -> None:
    """Give a folder its name, all at once, unless another process was faster."""
    try:
        made.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


def group(package: Path = checkout.ROOT / "changcheng_qt") -> list[Path]:
    """The modules that are compiled."""
    return [path for path in sorted(package.rglob("*.py")) if MARK in path.read_text("utf-8")]


def name_of(module: Path) -> str:
    """The name by which a module of the checkout is imported."""
    return ".".join(module.relative_to(checkout.ROOT).with_suffix("").parts)


def libraries(folder: Path) -> Iterator[Path]:
    """What the compiler made, below a folder."""
    for suffix in (".so", ".pyd"):
        yield from sorted((folder / "changcheng_qt").rglob(f"*{suffix}"))


def fingerprint() -> str:
    """All that the compiled form depends on, as one short word."""
    digest = hashlib.sha256()
    for path in (SETUP, FINDER, *group()):
        digest.update(f"{path.relative_to(checkout.ROOT)}\0".encode() + path.read_bytes())
    compiler = importlib.metadata.version("mypy")
    digest.update(f"{sys.version}\0{sysconfig.get_platform()}\0{compiler}".encode())
    return digest.hexdigest()[:16]


def variables(folder: Path) -> dict[str, str]:
    """The variables of a Python that finds the compiled form of the modules before their source."""
    before = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(filter(None, (str(folder), before)))
    return {"PYTHONPATH": path, FORM: "compiled"}


def provide_compiler() -> None:
    """See to it that there are a C compiler and Python's headers, by installing them where we may.

    What other systems have is found by setuptools, or missed.
    """
    if sys.platform.startswith("linux") and (absent := missing_packages()):
        print(f"The search is compiled with {' and '.join(absent)}: missing here.", flush=True)
        system_libraries.install(absent)


def missing_packages() -> list[str]:
    """The Debian packages of what compiling needs and is not there."""
    told = os.environ.get("CC") or sysconfig.get_config_var("CC") or "gcc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    needed = {
        "gcc": shutil.which(shlex.split(told)[0]),
        "libc6-dev": Path("/usr/include/stdio.h").is_file(),
        f"python{sysconfig.get_python_version()}-dev": header.is_file(),
    }
    return [package for package, is_there in needed.items() if not is_there]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
