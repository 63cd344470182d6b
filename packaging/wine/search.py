"""The search, compiled for Windows on Linux, as in `native`."""

import sys
from pathlib import Path
from typing import Final

import checkout
import native
from checkout import CannotContinue
from wine import gaps, interpreter
from wine.cache import kept
from wine.prefix import Prefix, windows_path

SETUP: Final = Path(__file__).with_name("cross_setup.py")


def tag(version: str = interpreter.VERSION) -> str:
    """The tag of a wheel for Windows."""
    short = interpreter.short(version)
    return f"{short}-{short}-win_amd64"


def build(python: Path, prefix: Prefix, compiler: Path = Path(sys.executable)) -> Path:
    """Compile the group for a Python for Windows, and import it there; return its folder. The
    interpreter that compiles has the same version.
    """
    made_from = f"{native.fingerprint()} {python.name} {SETUP.read_text('utf-8')}"
    kind = f"search-{python.name.partition('-')[0]}"

    def make(work: Path) -> Path:
        return compile_into(work / "made", python, prefix, compiler)

    return kept(kind, made_from, make)


def compile_into(made: Path, python: Path, prefix: Prefix, compiler: Path) -> Path:
    """Compile the group into a folder; return it."""
    gaps.provide_compiler()
    print(f"Compiling {len(native.group())} modules of the search for Windows", flush=True)
    words = [str(path.relative_to(checkout.ROOT)) for path in native.group()]
    if checkout.run(compiler, SETUP, made, sys.executable, python, *words):
        raise CannotContinue("The search could not be compiled for Windows (see above).")
    native.complete(made)
    load(made, python, prefix)
    return made


def load(made: Path, python: Path, prefix: Prefix) -> None:
    """Import the compiled search, on Windows; raises `CannotContinue`."""
    path = {"PYTHONPATH": windows_path(made)}
    words = (python / "python.exe", "-c", native.loading())
    result = prefix.run(*words, variables=path, cwd=checkout.ROOT)
    if result.returncode:
        raise CannotContinue(f"What was compiled for Windows does not run:\n{result.stdout}")
