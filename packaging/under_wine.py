"""``dev.py wine [ARGUMENT ...]``: runs tests on Python for Windows, under Wine on Linux.

The arguments are pytest's. Without any, the tests of differences between systems are run: those of
files, of the program around the table and of the engine, which take an hour.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import checkout
from checkout import CannotContinue
from trial.screen import hidden_screen
from wine import gaps, interpreter
from wine.cache import CACHE
from wine.prefix import Prefix, fresh_prefix, windows_path

USUAL: Final = ("tests/saves", "tests/app", "tests/engine")


def main(arguments: list[str]) -> int:
    """Run the tests; return pytest's exit code."""
    parser = argparse.ArgumentParser(prog="dev.py wine", description=__doc__.partition("\n")[0])
    _, options = parser.parse_known_args(arguments)
    return on_windows("-m", "pytest", "-p", "no:cacheprovider", *(options or USUAL))


def on_windows(*words: str | Path) -> int:
    """Run Python for Windows, and print its output as it goes; return its exit code."""
    try:
        python = interpreter.provide()
        with hidden_screen() as display, fresh_prefix(CACHE, display) as wine:
            gaps.fill(wine)
            return run(wine, python, words)
    except CannotContinue as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1


def run(wine: Prefix, python: Path, words: Sequence[str | Path]) -> int:
    """Run Python in a prefix, on the checkout."""
    first = wine.folder / "first"
    first.mkdir()
    shutil.copy(gaps.LOCKS, first / "sitecustomize.py")
    told = {
        "PYTHONPATH": ";".join(map(windows_path, (first, checkout.ROOT))),
        "PYTHONPYCACHEPREFIX": windows_path(wine.folder / "bytecode"),
        "PYTHONUTF8": "1",
    }
    program, piped = python / "python.exe", subprocess.PIPE
    with wine.start(
        program, "-u", *words, variables=told, cwd=checkout.ROOT, output=piped
    ) as running:
        for line in running.stdout or ():
            print(line.decode(errors="replace").rstrip(), flush=True)
    return running.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
