"""``dev.py test``: runs every check to its end and prints one summary. Runs inside ``.venv``.

Options for pytest may follow, such as ``-k peek``; then nothing is said about coverage, since
a part of the tests cannot be complete.
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import checkout
import coverage_gate
import second_look
import system_libraries
from checkout import BUILD, CannotContinue
from second_look import Verdict

REPORT = BUILD / "coverage.json"
COVERED = ("tests/engine", "tests/games", "tests/saves", "tests/bots")
"""The tests of what must be covered to the last branch. The others paint for minutes, which
measuring would only make longer."""
JOURNEYS = "tests/journeys"
"""Whole games by mouse and keys."""


@dataclass(frozen=True, slots=True)
class Check:
    """One check: what it is called, and how to run it."""

    name: str
    run: Callable[[], Verdict]


def module(*words: str) -> Callable[[], Verdict]:
    """A check that runs a module of the environment's Python."""
    return lambda: second_look.verdict(checkout.run(sys.executable, "-m", *words))


def tests(name: str, *options: str) -> Check:
    """A check that runs tests, and looks twice at the few that fail."""
    memory = BUILD / "failed" / name.replace(" ", "_")
    return Check(name, lambda: second_look.run_tests(memory, *options))


def coverage_is_complete() -> Verdict:
    """Whether the packages that must be covered completely are; prints what is missing."""
    if not REPORT.is_file():
        print("pytest left no coverage report.")
        return Verdict.FAILED
    complaints = coverage_gate.gaps(json.loads(REPORT.read_text("utf-8")))
    for complaint in complaints:
        print(complaint)
    return Verdict.FAILED if complaints else Verdict.PASSED


def screen_can_be_read() -> Verdict:
    """Whether the packages are there that the tests with a screen reader need, or may be missing
    because nobody here can install them: those tests are then skipped.
    """
    try:
        system_libraries.provide_screen_reader()
    except CannotContinue as reason:
        print(reason)
        return Verdict.FAILED
    return Verdict.PASSED


def checks(pytest_options: list[str]) -> list[Check]:
    """All checks, in the order in which they run."""
    listed = [
        Check("ruff check", module("ruff", "check", ".")),
        Check("ruff format", module("ruff", "format", "--check", ".")),
        Check("mypy --strict", module("mypy")),
        Check("Debian packages of a screen reader", screen_can_be_read),
    ]
    if pytest_options:
        return [*listed, Check("pytest", module("pytest", *pytest_options))]
    coverage = ("--cov", "--cov-report=", f"--cov-report=json:{REPORT}")
    others = (f"--ignore={folder}" for folder in (*COVERED, JOURNEYS))
    return [
        *listed,
        Check("rules, bots and files", module("pytest", *coverage, *COVERED)),
        Check("coverage 100 % in engine, games, saves", coverage_is_complete),
        tests("window, program and packages", *others),
        tests("whole games in the window", JOURNEYS),
    ]


def run_all(listed: list[Check]) -> bool:
    """Run checks one after the other, print a summary, and tell whether none failed."""
    lines, verdicts = [], []
    for check in listed:
        print(f"\n── {check.name}", flush=True)
        start = time.monotonic()
        verdicts.append(check.run())
        seconds = time.monotonic() - start
        lines.append(f"  {verdicts[-1].value:<8}  {check.name:<42} {seconds:6.1f} s")
    print("\n── Summary", *lines, sep="\n", flush=True)
    return Verdict.FAILED not in verdicts


def main(pytest_options: list[str]) -> int:
    """Run every check; 1 if one failed."""
    BUILD.mkdir(exist_ok=True)
    REPORT.unlink(missing_ok=True)
    return 0 if run_all(checks(pytest_options)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
