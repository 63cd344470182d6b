"""``dev.py play``: opens the game, or lets bots play it where there is no screen."""

import argparse
import os
from pathlib import Path

import checkout
import environment
import system_libraries


def main(arguments: list[str]) -> int:
    """Set up what is missing, then run the program and return its exit code."""
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
        return checkout.run(python, "-m", "changcheng_qt")
    return demo(python, options.out.resolve())


def demo(python: Path, out: Path) -> int:
    """Let bots play a game in an offscreen window."""
    print("Bots are playing a game in an invisible window.", flush=True)
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    return checkout.run(python, "packaging/demo.py", "--out", out, variables=offscreen)
