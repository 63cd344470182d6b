"""Tests of windows, processes and clocks, with a second look at the few that failed.

A computer that is busy with something else can keep such a test waiting for longer than it is ready
to wait. So failed tests are run once more on their own: a fault fails again. A test that passes
then is called unsteady, and the summary of the checks says so. It is written into a ledger with its
date, to be committed and mended; a test that is in the ledger already has failed, however it does
alone: it waits for too little, or depends on the tests before it.

Where many tests failed, or one that promises that nothing is lost or leaked, or where tests wait
for nothing, the second look changes no verdict. It shows the values in the assertions of the first
few, since the first look runs assertions plainly.
"""

import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import IO, Final

import checkout

FEW: Final = 3
"""How many failures may be an accident of a busy computer."""
STRICT: Final = (
    "tests/app/test_autosave.py",
    "tests/app/test_killed_program.py",
    "tests/app/test_recovery.py",
    "tests/app/test_slow_disk.py",
    "tests/journeys/test_monkey.py",
    "tests/journeys/test_open_peek.py",
    "tests/conformance/leaks/",
)
"""Tests of which one failure is enough: losses and leaks."""
LEDGER: Final = "tests/unsteady.toml"
"""When each test was unsteady, by its name."""
PLAIN: Final = ("--assert=plain",)
"""Has pytest run assertions as Python does. To list their values it would rewrite each module of
tests, a third of the time until its first test runs.
"""
WHOLE_DIFFERENCES: Final = ("-o", "verbosity_assertions=2")
"""Has pytest list whole differences of values, which takes long for large ones."""
TESTS_FAILED: Final = 1
"""The exit code of pytest if it finished and tests failed."""


class Verdict(Enum):
    """The result of a check; the value is the word for it in the summary."""

    PASSED = "passed"
    UNSTEADY = "UNSTEADY"
    FAILED = "FAILED"


def verdict(exit_code: int) -> Verdict:
    """The meaning of the exit code of a command that is run once."""
    return Verdict.FAILED if exit_code else Verdict.PASSED


def run_tests(
    output: IO[bytes],
    memory: Path,
    *options: str,
    first: Sequence[str] = (),
    variables: Mapping[str, str] | None = None,
    may_be_accidents: bool = True,
) -> Verdict:
    """Run pytest in the checkout, and again on the failed tests, which is without the options that
    are for the `first` look.

    Its output goes to the file `output`; `memory` is a folder for the names of failed tests.
    """
    command = (sys.executable, "-m", "pytest", "-o", f"cache_dir={memory}", *options)
    run = partial(checkout.run, *command, variables=variables, output=output)
    exit_code = run("--cache-clear", *PLAIN, *first)
    failed = _failed(memory)
    if exit_code != TESTS_FAILED:
        return verdict(exit_code)
    _say(output, "once more, by themselves:", failed)
    once_more = ("--last-failed", "--last-failed-no-failures=none", *WHOLE_DIFFERENCES)
    again = run(*once_more, f"--maxfail={FEW}")
    if again or not (may_be_accidents and _may_be_accidents(failed)):
        return Verdict.FAILED
    return _unsteady(output, failed)


def _unsteady(output: IO[bytes], names: Sequence[str]) -> Verdict:
    """Write tests into the ledger that pass alone; one that is there already fails."""
    ledger = checkout.ROOT / LEDGER
    known = tomllib.loads(ledger.read_text("utf-8")) if ledger.is_file() else {}
    if repeated := [name for name in names if name in known]:
        _say(output, f"unsteady again, see {LEDGER}:", repeated)
        return Verdict.FAILED
    with ledger.open("a", encoding="utf-8") as file:
        file.writelines(f"{json.dumps(name)} = {date.today()}\n" for name in names)
    _say(output, f"written into {LEDGER}; commit it:", names)
    return Verdict.UNSTEADY


def _say(output: IO[bytes], heading: str, names: Sequence[str]) -> None:
    output.write("\n  ".join([f"\n── {heading}", *names]).encode() + b"\n")
    output.flush()


def _failed(memory: Path) -> list[str]:
    """The names of the tests that failed last."""
    names = memory / "v/cache/lastfailed"
    return sorted(json.loads(names.read_text("utf-8"))) if names.is_file() else []


def _may_be_accidents(failed: list[str]) -> bool:
    return 0 < len(failed) <= FEW and not any(name.startswith(STRICT) for name in failed)
