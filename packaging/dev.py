"""The developer commands: ``python3 packaging/dev.py COMMAND``. Standard library only.

This file is the table of the commands and nothing else. ``play`` is a module next to it; every
other command runs inside ``.venv``, which is made or brought up to date first. Old Pythons must
be able to read this file, and print in one sentence that they are too old.
"""

from __future__ import annotations

import os
import sys

import supported

# The module of each command inside .venv, its variables, and its purpose.
COMMANDS = {
    "test": (["packaging/checks.py"], {}, "run every check: ruff, mypy, pytest with coverage"),
    "busy": (["packaging/busy.py"], {}, "run tests beside a busy loop on every processor"),
    "gallery": (["packaging/gallery.py"], {}, "render every named screen to PNG"),
    "golden": (["packaging/golden.py"], {}, "compare or renew the golden picture of each screen"),
    "translate": (["packaging/translate.py"], {}, "bring translations/*.ts up to date"),
    "demo": (["packaging/demo.py"], {}, "let bots play a game, and save screenshots of it"),
    "build": (["packaging/build_packages.py"], {}, "build what players install, in dist/"),
    "trial": (["packaging/try_packages.py"], {}, "try the built packages in fresh systems"),
    "measure": (
        ["packaging/measure_bundle.py"],
        {},
        "measure the bundle's size and start-up time",
    ),
    "native": (["packaging/native.py"], {}, "compile the search, and run Python on it"),
    "learn": (
        ["packaging/native.py", "packaging/learn.py"],
        {},
        "learn what positions of a title are worth, from games of bots",
    ),
    "compile": (
        ["packaging/compile_translations.py"],
        {},
        "compile translations that are out of date",
    ),
    "bake": (["packaging/bake.py"], {}, "paint the landscapes, the icons and the start page again"),
    "fonts": (["packaging/bake.py", "fonts"], {}, "build resources/fonts from Debian's packages"),
    "bench": (["-m", "tests.benchmarks"], {}, "run the benchmarks and print their ratios"),
    "nightly": (
        ["-m", "pytest"],
        {"CHANGCHENG_NIGHTLY": "1"},
        "run all tests, at full length",
    ),
    "wine": (["packaging/under_wine.py"], {}, "run tests on Python for Windows, under Wine"),
    "mutants": (
        ["packaging/mutants.py"],
        {},
        "plant faults in the rules for tests to catch",
    ),
}
PLAY = "open the game; without a screen, bots play and save screenshots"


def usage() -> str:
    """The commands, one a line."""
    lines = [f"  {name:<10} {text}" for name, (_, _, text) in COMMANDS.items()]
    listing = "\n".join([f"  {'play':<10} {PLAY}", *lines])
    return f"usage: python3 packaging/dev.py COMMAND [OPTIONS]\n\n{listing}"


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code; 2 if there is no such command."""
    name, *rest = arguments or ["--help"]
    if name in {"-h", "--help"}:
        print(usage())
        return 0
    if name not in COMMANDS and name != "play":
        print(f"Unknown command: {name}\n\n{usage()}", file=sys.stderr)
        return 2
    if not supported.is_supported(sys.version_info[:2]):
        return with_another_python(arguments)
    import checkout

    try:
        return dispatch(name, rest)
    except checkout.CannotContinue as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def with_another_python(arguments: list[str]) -> int:
    """Start over with a Python that fits; 1 where there is none."""
    other = supported.another_python()
    if other:
        os.execv(other, [other, os.path.abspath(__file__), *arguments])
    oldest, newest = dotted(supported.OLDEST), dotted(supported.NEWEST)
    running = dotted(sys.version_info[:3])
    print(f"Chang Cheng needs Python {oldest} to {newest}; this is {running}.", file=sys.stderr)
    return 1


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(str(part) for part in version)


def dispatch(name: str, rest: list[str]) -> int:
    """Run a known command on a Python that fits."""
    if name == "play":
        import play

        return play.main(rest)
    import environment

    words, variables, _ = COMMANDS[name]
    return environment.run_inside([*words, *rest], variables)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
