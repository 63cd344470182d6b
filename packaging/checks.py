"""``dev.py test``: runs every check to its end and prints one summary. Runs inside ``.venv``.

The checks do not depend on each other, so as many run side by side as there are processors, and one
more, since each waits now and then for a process or a clock; the one that mostly waits begins
first, and the order of the others keeps two processors busy to the end. The output of each is shown
in one piece when it has ended.

Modules that are compiled in packages are tested in both forms: as plain Python with all the rest,
and again as native code, which is compiled during the first checks. Without a compiler the second
is left out, which the checks of a change do not accept.

Options for pytest may follow, such as ``-k peek``; then the checks run one after the other and
nothing is said about coverage, since a part of the tests cannot be complete.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Lock
from typing import IO, TypeAlias

import checkout
import coverage_gate
import for_windows
import native
import second_look
import system_libraries
from checkout import BUILD, CannotContinue
from second_look import Verdict

REPORT = BUILD / "coverage.json"
BYTECODE = BUILD / "bytecode"
KEPT = 1 << 25
"""How many freed bytes a process keeps before it returns them to the kernel; the most that glibc
accepts.
"""


def rooms(name: str) -> tuple[str, ...]:
    """The folders with the tests of one room of each title, such as its rules."""
    found = sorted((checkout.ROOT / "tests" / "titles").glob(f"*/{name}"))
    return tuple(folder.relative_to(checkout.ROOT).as_posix() for folder in found)


COVERED = (
    *("tests/engine", "tests/verdicts", "tests/saves", "tests/conformance/rules"),
    *rooms("rules"),
    *rooms("core"),
)
"""The tests of the modules that must be covered to the last branch. Measuring makes repetitive
tests several times slower, so it leaves out all others, and among these the long ones that are
marked `no_cover`: games by the dozen, which only pass where shorter tests have been.
"""
BOTS = ("tests/bots", "tests/conformance/bots")
"""Tests of searching code, and of whole games played for it."""
WINDOW = ("tests/ui", *rooms("table"))
SIGHTS = ("tests/conformance/leaks", "tests/ui/reading")
"""Tests of all that can be seen and heard, of all screens and of many games: a process of its own,
since windows by the hundred make the others slow.
"""
JOURNEYS = ("tests/journeys", "tests/conformance/journeys")
"""Whole games by mouse and keys."""
PROGRAM = "tests/app"
"""The program around a table: files, sessions, processes, lessons."""
COMPANY = ("tests/net", "tests/app/tables", "tests/app/waiting")
"""Tables of several computers: they wait for letters and clocks more than for a processor."""
ANALYSIS = "tests/analysis"
"""Tests that simulate whole finished games: too slow by day as plain Python."""
BY_THE_DOZEN = tuple(
    f"tests/bots/test_{name}.py" for name in ("judging", "strength", "sums", "whole_games")
)
"""Tests of bots that play games or playouts by the dozen: three times as fast as native code, so
where there is a compiler they do not run as plain Python by day. Forms that differ in a choice
are found by the other tests of bots, which run in both.
"""
OF_ADVICE = (
    *(f"tests/app/test_{name}.py" for name in ("analyse", "analysis_pool", "analysis_runner")),
    *(file for name in ("asking_first", "club", "trading") for file in rooms(f"test_{name}.py")),
    *("tests/i18n/test_explanations.py", "tests/lessons/test_warned_of.py"),
)
"""Tests of what is made of searches: up to ten times as fast as native code, so for them the same
holds. `test_one_judge` and the tests of levels judge in plain Python, too.
"""
HONEST_CHOICES = "tests/conformance/bots/test_honesty.py::test_secrets_change_no_choice"
"""Searches of each level, for which the same holds."""
COMPILED = (
    ANALYSIS,
    *BY_THE_DOZEN,
    *OF_ADVICE,
    *("tests/bots/test_forms.py", "tests/conformance/bots", "tests/bots/test_levels.py"),
    *("tests/bots/test_search.py", "tests/titles/changcheng/core", "tests/titles/china/core"),
    *("tests/titles/changcheng/test_searching.py", "tests/titles/china/test_china_searching.py"),
    *("tests/titles/riders/core", "tests/titles/riders/test_searching.py"),
)
"""The tests of the modules that are compiled in packages."""
MYPY = (
    "-c",
    "import gc; gc.enable = gc.disable; from mypy.__main__ import console_entry; console_entry()",
)
"""Runs mypy without a search for garbage, of which it makes little: a tenth of its time."""
FOR_WINDOWS = ("--platform", "win32", "--cache-dir", ".mypy_cache/win32")
"""Has mypy read the program as it is on Windows, whose standard library lacks some names."""
SLOWEST = ("--durations=15", "--durations-min=3")
"""Has pytest name the tests that took longest, so that it is seen when one of them grows."""

Run: TypeAlias = Callable[[IO[bytes]], Verdict]
"""Runs a check; its output goes into the file."""


@dataclass(frozen=True, slots=True)
class Check:
    """One check: its name, how to run it, and which tests pytest runs for it."""

    name: str
    run: Run
    options: tuple[str, ...] = ()


def module(*words: str) -> Run:
    """A check that runs a module of the environment's Python."""
    return python("-m", *words)


def python(*words: str) -> Run:
    """A check that runs the environment's Python."""
    return lambda output: second_look.verdict(checkout.run(sys.executable, *words, output=output))


def tests(name: str, *options: str) -> Check:
    """A check that runs tests, and looks twice at the few that fail."""
    return Check(
        name,
        lambda output: second_look.run_tests(output, memory(name), *SLOWEST, *options),
        options,
    )


def steady_tests(
    output: IO[bytes],
    name: str,
    *options: str,
    first: Sequence[str] = (),
    variables: Mapping[str, str] | None = None,
) -> Verdict:
    """Run tests that wait for nothing: one failure is enough."""
    return second_look.run_tests(
        output,
        memory(name),
        *SLOWEST,
        *options,
        first=first,
        variables=variables,
        may_be_accidents=False,
    )


def memory(name: str) -> Path:
    """The folder for the names of a check's failed tests."""
    return BUILD / "failed" / name.replace(" ", "_")


def covered_tests(output: IO[bytes]) -> Verdict:
    """Run the tests of the modules that must be covered completely, and check that they are."""
    coverage = ("--cov", "--cov-report=", f"--cov-report=json:{REPORT}")
    verdict = steady_tests(output, "covered", *COVERED, first=coverage)
    complaints = missing_coverage()
    output.write("".join(f"{complaint}\n" for complaint in complaints).encode())
    return Verdict.FAILED if complaints else verdict


def missing_coverage() -> list[str]:
    """The gaps in the coverage of the packages, as one sentence each."""
    if not REPORT.is_file():
        return ["pytest left no coverage report."]
    return coverage_gate.gaps(json.loads(REPORT.read_text("utf-8")))


def is_ready() -> bool:
    """Whether the packages are there that some tests need, or may be missing because nobody here
    can install them: those tests are then skipped.
    """
    try:
        system_libraries.provide_for_tests()
    except CannotContinue as reason:
        print(reason)
        return False
    return True


def has_compiler() -> bool:
    """Whether the search can be compiled here; says why not."""
    try:
        native.provide_compiler()
    except CannotContinue as reason:
        print(f"{reason}\nThe search is tested as plain Python only.", flush=True)
        return False
    return True


def share_bytecode() -> None:
    """Have the checks, and the hundreds of processes that tests start, compile each module once:
    in a folder of its own, also where the environment asks for no files next to the source.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)


def keep_memory() -> None:
    """Have processes keep the memory that they free: each picture of a window takes megabytes, and
    the kernel clears every page of them again. Memory that is never touched costs nothing.
    """
    for name in ("MMAP_THRESHOLD", "TRIM_THRESHOLD", "TOP_PAD"):
        os.environ[f"MALLOC_{name}_"] = str(KEPT)


def calculate_in_one_thread() -> None:
    """Have the fits of the tests use one processor each, as all work: the threads of numpy wait for
    each other in busy loops, three times the work itself.
    """
    os.environ["OPENBLAS_NUM_THREADS"] = "1"


def compile_quickly() -> None:
    """Compile the search with less optimization than for packages: its tests are as quick then."""
    os.environ[native.QUICKLY] = "1"


def static_checks() -> list[Check]:
    """The checks that only read. For a change they run once: mypy then keeps nothing for later."""
    once = ("--cache-dir", os.devnull) if os.environ.get("CI") == "true" else ()
    return [
        Check("ruff check", module("ruff", "check", ".")),
        Check("ruff format", module("ruff", "format", "--check", ".")),
        Check("mypy --strict", python(*MYPY, *once)),
        Check("mypy for Windows", python(*MYPY, *FOR_WINDOWS, *once, *for_windows.to_read())),
    ]


def checks(pytest_options: list[str], *, compiler: bool) -> list[Check]:
    """All checks: first the one that waits most, during which all processors work; then the long
    ones, in an order in which the last of them end together on two processors; then the short ones,
    in the time that is left. Where there is a `compiler` the search is tested compiled, before the
    tests of packages, which would wait for it.
    """
    if pytest_options:
        return [*static_checks(), Check("pytest", module("pytest", *pytest_options))]
    apart = (*COVERED, ANALYSIS, *BOTS, *WINDOW, *SIGHTS, *JOURNEYS, *COMPANY, PROGRAM)
    others = (f"--ignore={folder}" for folder in apart)
    native_alone = [f"--ignore={file}" for file in OF_ADVICE] if compiler else []
    ruff, layout, mypy, on_windows = static_checks()
    left_out = [*(f"--ignore={file}" for file in BY_THE_DOZEN), f"--deselect={HONEST_CHOICES}"]
    bots = (*BOTS, *(left_out if compiler else ()))
    return [
        tests("several computers", *COMPANY),
        tests("window", *WINDOW, *(f"--ignore={folder}" for folder in SIGHTS)),
        tests("program", PROGRAM, *(f"--ignore={folder}" for folder in COMPANY), *native_alone),
        tests("whole games in the window", *JOURNEYS),
        Check("rules and files, covered 100 %", covered_tests, COVERED),
        *([Check("the search, compiled", compiled_tests)] if compiler else []),
        tests("packages and pictures", *others, *native_alone),
        tests("leaks and texts", *SIGHTS),
        mypy,
        Check("bots", lambda output: steady_tests(output, "bots", *bots), bots),
        on_windows,
        ruff,
        layout,
    ]


def compiled_tests(output: IO[bytes]) -> Verdict:
    """Compile the search, and run its tests on native code."""
    try:
        folder = native.build(output)
    except CannotContinue as reason:
        output.write(f"{reason}\n".encode())
        return Verdict.FAILED
    return steady_tests(output, "compiled", *COMPILED, variables=native.variables(folder))


def run_all(listed: list[Check], at_once: int) -> bool:
    """Run checks, n side by side, print a summary, and return whether none failed."""
    begun = os.times().elapsed
    run = partial(in_one_piece, Lock()) if at_once > 1 else live
    with ThreadPoolExecutor(at_once) as pool:
        results = list(pool.map(run, listed))
    lines = [
        f"  {verdict.value:<8}  {check.name:<42} {seconds:6.1f} s"
        for check, (verdict, seconds) in zip(listed, results, strict=True)
    ]
    used = os.times()
    minutes = (used.children_user + used.children_system) / 60
    lines.append(f"  {minutes:.1f} minutes of processor time, {used.elapsed - begun:.0f} s in all")
    print("\n── Summary", *lines, sep="\n", flush=True)
    return all(verdict is not Verdict.FAILED for verdict, _ in results)


def live(check: Check) -> tuple[Verdict, float]:
    """Run a check that prints as it goes; its verdict and how many seconds it took."""
    print(f"\n── {check.name}", flush=True)
    return timed(check, sys.stdout.buffer)


def in_one_piece(turn_to_speak: Lock, check: Check) -> tuple[Verdict, float]:
    """Run a check and print its output when it has ended; as `live`."""
    with tempfile.TemporaryFile() as output:
        result = timed(check, output)
        output.seek(0)
        said = output.read().decode(errors="replace")
    with turn_to_speak:
        print(f"\n── {check.name}\n{said}", end="", flush=True)
    return result


def timed(check: Check, output: IO[bytes]) -> tuple[Verdict, float]:
    """Run a check; its verdict and how many seconds it took."""
    start = time.monotonic()
    return check.run(output), time.monotonic() - start


def main(pytest_options: list[str]) -> int:
    """Run every check; 1 if one failed."""
    BUILD.mkdir(exist_ok=True)
    share_bytecode()
    keep_memory()
    calculate_in_one_thread()
    compile_quickly()
    REPORT.unlink(missing_ok=True)
    ready = is_ready()
    compiler = bool(pytest_options) or has_compiler()
    complete = compiler or os.environ.get("CI") != "true"
    at_once = 1 if pytest_options else 1 + (os.cpu_count() or 1)
    passed = run_all(checks(pytest_options, compiler=compiler), at_once)
    return 0 if passed and ready and complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
