"""Compiles the search for a window that is open: ``compile_beside.py LETTER``.

``dev.py play`` starts this together with its window, which opens with the search as plain Python.
The file `LETTER` appears as soon as the search is compiled, and names the folder of the compiled
modules: the next game uses them. The player should notice nothing else. So the compilers start
after the window, run at the lowest priority, end with the window, and print into a log; on the
terminal a line says that they have started, or why the bots remain plain.
"""

import os
import sys
import time
from pathlib import Path
from typing import IO, Final

import checkout
import environment
import native
from checkout import CannotContinue

DELAY: Final = 5
"""Seconds for the window to open."""
LOG: Final = "log.txt"
"""The name of the log in `native.BUILT`."""


def main(arguments: list[str]) -> int:
    """Compile unless that was done, and write the letter; 1 if there is nothing to write."""
    (letter,) = map(Path, arguments)
    folder = native.BUILT / native.fingerprint()
    if not folder.is_dir():
        time.sleep(DELAY)
        if hasattr(os, "nice"):
            os.nice(19)
        try:
            folder = compile_quietly()
        except CannotContinue as reason:
            print(reason, flush=True)
            return 1
    unfinished = letter.with_name("unfinished")
    unfinished.write_text(str(folder), encoding="utf-8")
    unfinished.replace(letter)
    return 0


def compile_quietly() -> Path:
    """Compile after one line on the terminal; raises `CannotContinue` with another one."""
    if sys.platform.startswith("linux") and (absent := native.missing_packages()):
        raise CannotContinue(
            f"The bots run as plain Python, without {' and '.join(absent)} to compile them; "
            "`python3 packaging/dev.py native` helps."
        )
    print("Compiling the bots in the background; the next game will use them.", flush=True)
    with native.one_at_a_time(), (native.BUILT / LOG).open("wb") as log:
        try:
            return native.compile_group(compiler(log), log)
        except CannotContinue:
            where = Path(log.name).relative_to(checkout.ROOT)
            raise CannotContinue(
                f"The bots run as plain Python: compiling them has failed (see {where})."
            ) from None


def compiler(log: IO[bytes]) -> Path:
    """An interpreter with the packages that compile: that of ``.venv`` where it has the developers'
    tools, else that of ``.venv-tools``.
    """
    stamp = environment.Stamp.read(checkout.ENVIRONMENT)
    if stamp and stamp.tools:
        return Path(sys.executable)
    python = checkout.python_in(checkout.TOOLS)
    make = (sys.executable, "-m", "venv", "--clear", checkout.TOOLS)
    if not environment.works(python) and checkout.run(*make, output=log):
        raise CannotContinue(f"{checkout.TOOLS.name} could not be made.")
    pip = ("-m", "pip", "install", "--disable-pip-version-check", "--quiet")
    if checkout.run(python, *pip, *native.requirements(), output=log):
        raise CannotContinue("pip could not install the packages that compile.")
    return python


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
