"""`dev.py test` runs every check to its end, and fails if one fails."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Barrier
from typing import IO

import pytest

import checkout
import checks
import for_windows
import native
import system_libraries
from checkout import CannotContinue
from checks import Check
from second_look import Verdict


@pytest.fixture(scope="module", autouse=True)
def sources_read_once() -> Iterator[None]:
    """Read the program once for all lists of checks, each of which names what Windows may lack."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(for_windows, "to_read", cache(for_windows.to_read))
        yield


def saying(name: str, verdict: Verdict) -> Check:
    """A check that says its name twice and finds something."""

    def run(output: IO[bytes]) -> Verdict:
        output.write(f"{name}, {name}\n".encode())
        return verdict

    return Check(name, run)


@pytest.mark.parametrize("at_once", [1, 2])
def test_all_checks_run_and_one_failure_is_enough(
    at_once: int, capsys: pytest.CaptureFixture[str]
) -> None:
    pair = [saying("first", Verdict.FAILED), saying("second", Verdict.PASSED)]
    assert not checks.run_all(pair, at_once)
    said, _, summary = capsys.readouterr().out.partition("── Summary")
    assert "── first\nfirst, first\n" in said
    assert "── second\nsecond, second\n" in said
    assert "FAILED    first" in summary
    assert "passed    second" in summary
    pair = [saying("third", Verdict.PASSED), saying("fourth", Verdict.UNSTEADY)]
    assert checks.run_all(pair, at_once)
    assert "UNSTEADY  fourth" in capsys.readouterr().out


def test_two_checks_run_side_by_side() -> None:
    meeting = Barrier(2)

    def run(output: IO[bytes]) -> Verdict:
        meeting.wait(timeout=10)
        return Verdict.PASSED

    assert checks.run_all([Check("one", run), Check("other", run)], 2)


def test_the_folders_of_the_checks_are_there(pytestconfig: pytest.Config) -> None:
    windows = {*checks.WINDOW, *checks.SIGHTS, *checks.JOURNEYS, checks.PROGRAM}
    folders = {*checks.COVERED, checks.ANALYSIS, *checks.BOTS, *checks.COMPANY, *windows}
    assert all((pytestconfig.rootpath / folder).exists() for folder in folders)
    assert all((pytestconfig.rootpath / tests).exists() for tests in checks.COMPILED)


def test_checks_that_mostly_wait_start_first() -> None:
    first, *others = checks.checks([], compiler=True)
    assert first.options == checks.COMPANY
    assert all(set(checks.COMPANY).isdisjoint(other.options) for other in others)


def test_a_part_of_the_tests_is_not_judged_by_its_coverage() -> None:
    names = [check.name for check in checks.checks(["-k", "peek"], compiler=True)]
    assert names == ["ruff check", "ruff format", "mypy --strict", "mypy for Windows", "pytest"]
    assert any("covered" in check.name for check in checks.checks([], compiler=False))


def test_a_name_that_windows_lacks_is_seen(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text("import os\n\nnumber = os.getuid()\n")
    command = [sys.executable, "-m", "mypy", *checks.FOR_WINDOWS, f"--cache-dir={tmp_path}"]
    told = subprocess.run([*command, planted], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "getuid" in told.stdout


def test_compiled_modules_are_tested_once_more() -> None:
    plain = [check.name for check in checks.checks([], compiler=False)]
    both = [check.name for check in checks.checks([], compiler=True)]
    assert set(both) - set(plain) == {"the search, compiled"}


@pytest.mark.parametrize("compiler", [False, True])
def test_long_tests_run_in_one_form(compiler: bool) -> None:
    (bots,) = (one.options for one in checks.checks([], compiler=compiler) if one.name == "bots")
    left_out = {word.partition("=")[2] for word in bots if word.startswith("--")}
    assert left_out == ({*checks.BY_THE_DOZEN, checks.HONEST_CHOICES} if compiler else set())
    assert all(word.startswith(checks.COMPILED) for word in left_out)


@pytest.mark.parametrize("file", checks.OF_ADVICE)
def test_tests_made_of_searches_run_once(file: str) -> None:
    """Compiled where there is a compiler: then no other check that would run it does."""
    assert (checkout.ROOT / file).is_file()
    assert file in checks.COMPILED
    for compiler in (False, True):
        listed = [one.options for one in checks.checks([], compiler=compiler)]
        assert any(f"--ignore={file}" in options for options in listed) == compiler


def test_choices_that_are_left_out_are_there() -> None:
    """pytest leaves out a name that it does not know without a word."""
    file, _, name = checks.HONEST_CHOICES.partition("::")
    assert f"def {name}(" in (checkout.ROOT / file).read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "variable", "code"),
    [([], "", 0), ([], "true", 1), (["-k", "peek"], "true", 0)],
)
def test_without_a_compiler_only_the_checks_of_a_change_fail(
    options: list[str],
    variable: str,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        raise CannotContinue("There is no compiler.")

    monkeypatch.setenv("CI", variable)
    monkeypatch.setattr(native, "provide_compiler", fail)
    monkeypatch.setattr(checks, "share_bytecode", lambda: None)
    monkeypatch.setattr(checks, "keep_memory", lambda: None)
    monkeypatch.setattr(checks, "calculate_in_one_thread", lambda: None)
    monkeypatch.setenv(native.QUICKLY, "")
    monkeypatch.setattr(checks, "REPORT", tmp_path / "coverage.json")
    monkeypatch.setattr(checks, "is_ready", lambda: True)
    monkeypatch.setattr(checks, "run_all", lambda listed, _: bool(listed))
    assert checks.main(options) == code
    assert os.environ[native.QUICKLY]
    assert ("There is no compiler.\nThe search" in capsys.readouterr().out) == (not options)


def test_a_search_that_cannot_be_compiled_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(output: IO[bytes]) -> Path:
        raise CannotContinue("It cannot be compiled.")

    monkeypatch.setattr(native, "build", fail)
    with (tmp_path / "output").open("w+b") as output:
        assert checks.compiled_tests(output) is Verdict.FAILED
        output.seek(0)
        assert output.read() == b"It cannot be compiled.\n"


def test_processes_share_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    checks.share_bytecode()
    asked = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", str(checks.BYTECODE)]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other allocators")
def test_processes_keep_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time that eight megabytes are asked for and filled, no page is new."""
    asked = (
        "import resource\n"
        "def new_pages():\n"
        "    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt\n"
        "    bytearray(1 << 23)\n"
        "    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before\n"
        "print(new_pages() > 1000, new_pages() < 100)"
    )

    def said() -> list[str]:
        command = [sys.executable, "-c", asked]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    for name in ("MMAP_THRESHOLD", "TRIM_THRESHOLD", "TOP_PAD"):
        monkeypatch.setenv(f"MALLOC_{name}_", str(1 << 17))
    assert said() == ["True", "False"]
    checks.keep_memory()
    assert said() == ["True", "True"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems list threads elsewhere")
def test_fits_have_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = "import os, numpy; print(len(os.listdir('/proc/self/task')))"

    def threads() -> int:
        command = [sys.executable, "-c", asked]
        return int(subprocess.run(command, capture_output=True, check=True).stdout)

    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")
    assert threads() == min(2, os.cpu_count() or 1)
    checks.calculate_in_one_thread()
    assert threads() == 1


def test_the_checks_of_a_change_leave_nothing_out(pytestconfig: pytest.Config) -> None:
    assert "export CI=true" in (pytestconfig.rootpath / ".ci" / "run").read_text("utf-8")


@pytest.mark.parametrize("missing", [[], [3]])
def test_the_report_of_pytest_is_judged(
    missing: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "coverage.json"
    monkeypatch.setattr(checks, "REPORT", path)
    assert checks.missing_coverage() == ["pytest left no coverage report."]
    files = {
        f"changcheng_qt/{package}/part.py": {"missing_lines": missing, "missing_branches": []}
        for package in ("engine", "verdicts", "saves", "titles/china/rules", "titles/china/core")
    }
    path.write_text(json.dumps({"meta": {"branch_coverage": True}, "files": files}))
    complaints = checks.missing_coverage()
    assert bool(complaints) == bool(missing)
    assert ("engine/part.py: lines 3" in "".join(complaints)) == bool(missing)


def test_packages_that_cannot_be_installed_fail_a_check_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise CannotContinue("apt-get failed")

    monkeypatch.setattr(system_libraries, "provide_for_tests", fail)
    assert not checks.is_ready()
    assert "apt-get failed" in capsys.readouterr().out
    monkeypatch.setattr(system_libraries, "provide_for_tests", lambda: None)
    assert checks.is_ready()
