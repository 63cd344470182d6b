"""``dev.py busy``: runs tests while busy loops run, one for each processor. Runs inside ``.venv``.

A test that asks the clock instead of the program passes on a quiet computer and fails next to other
work. Here each failure counts: there is no second look, and nothing is written into the ledger.

Name checks of ``dev.py test`` that run tests (``window``, ``bots``), or give arguments for pytest.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import checkout
from checks import Check, checks

_LOOP = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    sum(range(1_000_000))
"""
"""A loop that keeps a processor busy, until its parent process ends."""


@contextmanager
def busy_loops(count: int) -> Iterator[Sequence["subprocess.Popen[bytes]"]]:
    """Keep that many processors busy."""
    command = [sys.executable, "-c", _LOOP, str(os.getpid())]
    loops = [subprocess.Popen(command) for _ in range(count)]
    try:
        yield loops
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def named(words: Sequence[str], listed: Sequence[Check]) -> list[Check]:
    """Return the checks with these names; none where one is no name of a check with tests."""
    by_name = {check.name: check for check in listed if check.options}
    return [by_name[word] for word in words] if words and set(words) <= set(by_name) else []


def runs(words: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the options for each run of pytest."""
    found = named(words, checks([], compiler=False))
    return [check.options for check in found] or [tuple(words)]


def main(arguments: Sequence[str]) -> int:
    """Run the tests while busy loops run; the exit code of the first run that failed, or 0."""
    names = ", ".join(repr(check.name) for check in checks([], compiler=False) if check.options)
    parser = argparse.ArgumentParser(
        prog="dev.py busy", description=__doc__, epilog=f"The checks: {names}."
    )
    parser.add_argument("--loops", type=int, default=os.cpu_count() or 1, help="busy loops")
    parser.add_argument("--times", type=int, default=1, help="how often to run the tests")
    options, words = parser.parse_known_args(arguments)
    with busy_loops(options.loops):
        for asked in runs(words) * options.times:
            if code := checkout.run(sys.executable, "-m", "pytest", *asked):
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
