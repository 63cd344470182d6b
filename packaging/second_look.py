"""Tests of windows, processes and clocks, with a second look at the few that failed.

A computer that is busy with something else can keep such a test waiting for longer than it is ready
to wait. So what failed is run once more by itself: a fault fails again. A test that passes then is
called unsteady, for somebody to mend, and the summary of the checks says so. There is no second
look where many tests failed, where pytest did not come to its end, or for a test that watches over
hidden information.
"""

import json
import sys
from enum import Enum
from pathlib import Path
from typing import Final

import checkout

FEW: Final = 3
"""How many failures may be an accident of a busy computer."""
STRICT: Final = "tests/ui/leaks/"
"""Where one failure is enough."""
TESTS_FAILED: Final = 1
"""What pytest exits with if it came to its end and tests failed."""


class Verdict(Enum):
    """What a check found; the value is the word for it in the summary."""

    PASSED = "passed"
    UNSTEADY = "UNSTEADY"
    FAILED = "FAILED"


def verdict(exit_code: int) -> Verdict:
    """What the exit code of a command means that is run once."""
    return Verdict.FAILED if exit_code else Verdict.PASSED


def run_tests(memory: Path, *options: str) -> Verdict:
    """Run pytest in the checkout, and again what failed; `memory` is a folder for the names."""
    command = (sys.executable, "-m", "pytest", "-o", f"cache_dir={memory}", *options)
    exit_code = checkout.run(*command, "--cache-clear")
    failed = _failed(memory)
    if exit_code != TESTS_FAILED or not _may_be_accidents(failed):
        return verdict(exit_code)
    print("\n── once more, by themselves:", *failed, sep="\n  ", flush=True)
    again = checkout.run(*command, "--last-failed", "--last-failed-no-failures=none")
    return Verdict.FAILED if again else Verdict.UNSTEADY


def _failed(memory: Path) -> list[str]:
    """The names of the tests that failed last."""
    names = memory / "v/cache/lastfailed"
    return sorted(json.loads(names.read_text("utf-8"))) if names.is_file() else []


def _may_be_accidents(failed: list[str]) -> bool:
    return 0 < len(failed) <= FEW and not any(name.startswith(STRICT) for name in failed)
