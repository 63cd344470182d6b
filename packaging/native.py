"""``dev.py native [ARGUMENT ...]``: compiles the search, and runs Python on it with the arguments.

The same modules run as plain Python in a checkout and as native code in packages. Those that are
compiled, the native group, need no list: they are the ones that name a type of ``mypy_extensions``,
the integers of native code, for the eyes of the compiler only. All of them go into one library, so
that calls between them cost little; the group imports nothing but itself and Python's own modules.

The result is in ``build/native``, in a folder named after everything it depends on, so it is
compiled once. It is made in another folder under a lock, checked, and then renamed: a process that
is killed leaves only rubbish, which the next one removes. `native_setup` compiles, `native_finder`
makes a Python of the checkout import the result, `compile_beside` compiles while a game runs, and
`build.wheel` puts the result into a wheel. Traps of compiling:

- Integers of native code have 64 bits and wrap; those of Python grow. Nothing may pass 2^63.
- ``1 << x`` is a shift of 32 bits in C, for every `x`; the constant on the left is to blame, also
  if it has a name. The tests refuse it in the group: shift a variable, or ask a table.
- An ``int`` is Python's own and slow, an ``i64`` the machine's: say which at the first assignment
  (``total: i64 = 0``). Elements of a ``list[int]`` are Python's, those of ``bytes`` cost nothing.
- A plain class cannot inherit from a native one, unless that says so, as `Core` does in
  ``engine/core.py``; nor can a test replace compiled code.
- Native objects have the attributes that their class names, and no others; ``__new__`` and
  ``__getattr__`` do not work as in Python, so the group has none.
"""

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import checkout
import system_libraries
from checkout import CannotContinue

MARK: Final = b"from mypy_extensions import "
"""The mark of a module of the native group, under ``TYPE_CHECKING``."""
FORM: Final = "CHANGCHENG_FORM"
"""The variable by which tests know that they are to run on the compiled form."""
QUICKLY: Final = "CHANGCHENG_COMPILED_QUICKLY"
"""The variable by which tests have the C compiler improve less. It then takes two thirds of the
time, and what it makes chooses the same.
"""
BUILT: Final = checkout.BUILD / "native"
NEW: Final = "new-"
"""How the names of folders begin in which something is being compiled."""
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


def build(output: IO[bytes] | None = None) -> Path:
    """Compile the group unless it is compiled already; return its folder, laid out as the package
    is. The compilers print into `output`, if there is one. Raises `CannotContinue` where there is
    no compiler.
    """
    folder = BUILT / fingerprint()
    if folder.is_dir():
        return folder
    provide_compiler()
    print(f"Compiling {len(group())} modules of the search", flush=True)
    with one_at_a_time():
        return compile_group(Path(sys.executable), output)


def compile_group(python: Path, output: IO[bytes] | None = None) -> Path:
    """Compile the group by an interpreter that has `requirements`, unless another process was
    faster; return the folder. The compilers print into `output`, if there is one. To be called
    within `one_at_a_time`.
    """
    while not (folder := BUILT / fingerprint()).is_dir():
        with tempfile.TemporaryDirectory(prefix=NEW, dir=BUILT) as place:
            made = Path(place, "made")
            compile_into(made, python, output)
            # A module that was saved in the meantime may be in it, or not.
            if BUILT / fingerprint() == folder:
                put_in_place(made, folder)
    return folder


def put_in_place(made: Path, folder: Path) -> None:
    """Give a folder its name, all at once, unless another process was faster."""
    try:
        made.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for other processes that compile here, and remove the rubbish of killed ones. Windows
    has no such lock: there both compile.
    """
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("wb") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
            for left in BUILT.glob(f"{NEW}*"):
                shutil.rmtree(left, ignore_errors=True)
        yield


def compile_into(made: Path, python: Path, output: IO[bytes] | None = None) -> None:
    """Compile the group into a folder, and import it from there; raises `CannotContinue`."""
    words = [str(path.relative_to(checkout.ROOT)) for path in group()]
    if checkout.run(python, SETUP, made, sys.executable, *words, output=output):
        raise CannotContinue("The search could not be compiled (see above).")
    complete(made)
    if checkout.run(python, "-c", loading(), variables=variables(made), output=output):
        raise CannotContinue("What was compiled cannot be imported (see above).")
    for path in filter(Path.is_file, made.rglob("*")):
        with path.open("rb+") as file:
            os.fsync(file)


def complete(made: Path) -> None:
    """Put the list of the compiled modules next to them, and the file that finds them."""
    (made / LIST).parent.mkdir()
    names = "".join(f"{name_of(path)}\n" for path in group())
    (made / LIST).write_text(names, encoding="utf-8")
    shutil.copy(FINDER, made / "sitecustomize.py")


def loading() -> str:
    """The statement that imports the whole group."""
    return f"import {', '.join(map(name_of, group()))}"


def group(package: Path = checkout.ROOT / "changcheng_qt") -> list[Path]:
    """The modules that are compiled."""
    return [path for path in sorted(package.rglob("*.py")) if MARK in path.read_bytes()]


def name_of(module: Path) -> str:
    """The name by which a module of the checkout is imported."""
    return ".".join(module.relative_to(checkout.ROOT).with_suffix("").parts)


def libraries(folder: Path) -> Iterator[Path]:
    """The output of the compiler, below a folder."""
    for suffix in (".so", ".pyd"):
        yield from sorted((folder / "changcheng_qt").rglob(f"*{suffix}"))


def fingerprint() -> str:
    """All that the compiled form depends on, as one short word."""
    digest = hashlib.sha256()
    for path in (SETUP, FINDER, *group()):
        digest.update(f"{path.relative_to(checkout.ROOT)}\0".encode() + path.read_bytes())
    tools = f"{sys.version}\0{sysconfig.get_platform()}\0{requirements()}"
    digest.update(f"{tools}\0{os.environ.get(QUICKLY)}".encode())
    return digest.hexdigest()[:16]


def requirements() -> list[str]:
    """The packages that compile, with the versions that the project file allows."""
    project = tomllib.loads((checkout.ROOT / "pyproject.toml").read_text("utf-8"))
    tools: list[str] = project["project"]["optional-dependencies"]["dev"]
    return [tool for tool in tools if tool.startswith(("mypy[mypyc]", "setuptools"))]


def variables(folder: Path) -> dict[str, str]:
    """The variables of a Python that finds the compiled form of the modules before their source."""
    before = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(filter(None, (str(folder), before)))
    return {"PYTHONPATH": path, FORM: "compiled"}


def provide_compiler() -> None:
    """See to it that there are a C compiler and Python's headers, by installing them where we may.

    On other systems setuptools finds a compiler, or fails.
    """
    if sys.platform.startswith("linux") and (absent := missing_packages()):
        print(f"The search is compiled with {' and '.join(absent)}: missing here.", flush=True)
        system_libraries.install(absent)


def missing_packages() -> list[str]:
    """The Debian packages that compiling needs and that are missing."""
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
