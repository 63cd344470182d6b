"""Tests during busy loops: which run, and that no loop outlives them."""

import subprocess
import sys

import pytest

import busy
import checkout
from checks import BOTS, COVERED, checks


def test_loops_run_as_long_as_they_are_wanted() -> None:
    with busy.busy_loops(2) as loops:
        assert [loop.poll() for loop in loops] == [None, None]
    assert None not in [loop.poll() for loop in loops]


def test_loops_end_after_a_failure() -> None:
    made: list[subprocess.Popen[bytes]] = []

    def fail() -> None:
        with busy.busy_loops(1) as loops:
            made.extend(loops)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert made[0].poll() is not None


def test_a_loop_ends_with_the_process_that_started_it() -> None:
    """The loop writes to a pipe that is closed when it has ended."""
    starting = """
import os, subprocess, sys
subprocess.Popen([sys.executable, "-c", sys.argv[1], str(os.getpid())])
"""
    command = [sys.executable, "-c", starting, busy._LOOP]  # noqa: SLF001
    assert subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=60).stdout == b""


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        (["bots"], [BOTS]),
        (["rules and files, covered 100 %", "bots"], [COVERED, BOTS]),
        (["tests/bots", "-k", "honest"], [("tests/bots", "-k", "honest")]),
        (["ruff check"], [("ruff check",)]),
    ],
)
def test_checks_by_name_or_options_of_pytest(words: list[str], runs: list[tuple[str, ...]]) -> None:
    assert busy.runs(words) == runs


def test_every_check_with_tests_can_be_asked_for() -> None:
    without = {check.name for check in checks([], compiler=False) if not check.options}
    assert without == {"ruff check", "ruff format", "mypy --strict", "mypy for Windows"}


def test_the_tests_run_as_often_as_asked_until_one_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def run(*words: object) -> int:
        asked.append(words[3:])
        return len(asked) // 3

    monkeypatch.setattr(checkout, "run", run)
    assert busy.main(["--times", "2", "--loops", "1", "bots"]) == 0
    assert asked == [BOTS, BOTS]
    assert busy.main(["--times", "2", "--loops", "1", "bots"]) == 1
    assert len(asked) == 3
