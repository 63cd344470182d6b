"""``dev.py play``: opens the game, or has bots play it where there is no screen. While the window
is open `compile_beside` compiles the search.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import checkout
import environment
import system_libraries

LETTER: Final = "CHANGCHENG_COMPILED"
"""The variable by which the window knows the file that will name the compiled modules' folder."""


def main(arguments: list[str]) -> int:
    """Set up the missing parts, then run the program and return its exit code."""
    parser = argparse.ArgumentParser(prog="dev.py play", description=__doc__)
    parser.add_argument(
        "--out",
        type=Path,
        default=checkout.BUILD / "demo",
        help="where the demo leaves its pictures and its game, if there is no screen",
    )
    options = parser.parse_args(arguments)
    screen = system_libraries.has_screen(os.environ)
    if not screen:
        print("There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set).")
    system_libraries.provide(system_libraries.wanted(os.environ))
    python = environment.ready(tools=False)
    environment.compile_stale_translations(python)
    if screen:
        with compiling_beside(python) as variables:
            return checkout.run(python, "-m", "changcheng_qt", variables=variables)
    return demo(python, options.out.resolve())


def demo(python: Path, out: Path) -> int:
    """Play a game by bots in an offscreen window."""
    print("Bots are playing a game in an invisible window.", flush=True)
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    return checkout.run(python, "packaging/demo.py", "--out", out, variables=offscreen)


@contextmanager
def compiling_beside(python: Path) -> Iterator[dict[str, str]]:
    """Compile the search until the end of the block; yield the variables of the window."""
    with tempfile.TemporaryDirectory(prefix="changcheng-", ignore_cleanup_errors=True) as place:
        letter = Path(place, "letter")
        command = [python, Path(__file__).with_name("compile_beside.py"), letter]
        process = subprocess.Popen(
            command, cwd=checkout.ROOT, stdin=subprocess.DEVNULL, start_new_session=True
        )
        try:
            yield {LETTER: str(letter)}
        finally:
            end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a process, and with it the compilers that it runs, except on Windows."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
