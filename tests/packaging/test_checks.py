"""`dev.py test` runs every check to its end, and fails if one fails."""

import json
from pathlib import Path

import pytest

import checks
import system_libraries
from checkout import CannotContinue
from checks import Check
from second_look import Verdict


def test_all_checks_run_and_one_failure_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    ran = []

    def check(name: str, verdict: Verdict) -> Check:
        def run() -> Verdict:
            ran.append(name)
            return verdict

        return Check(name, run)

    assert not checks.run_all([check("first", Verdict.FAILED), check("second", Verdict.PASSED)])
    assert ran == ["first", "second"]
    summary = capsys.readouterr().out.partition("Summary")[2]
    assert "FAILED    first" in summary
    assert "passed    second" in summary
    assert checks.run_all([check("third", Verdict.PASSED), check("fourth", Verdict.UNSTEADY)])
    assert "UNSTEADY  fourth" in capsys.readouterr().out


def test_a_part_of_the_tests_is_not_judged_by_its_coverage() -> None:
    names = [check.name for check in checks.checks(["-k", "peek"])]
    assert names[:3] == ["ruff check", "ruff format", "mypy --strict"]
    assert names[-1] == "pytest"
    assert not any("coverage" in name for name in names)
    assert any("coverage" in check.name for check in checks.checks([]))


@pytest.mark.parametrize("missing", [[], [3]])
def test_the_report_of_pytest_is_judged(
    missing: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "coverage.json"
    monkeypatch.setattr(checks, "REPORT", path)
    assert checks.coverage_is_complete() is Verdict.FAILED
    files = {
        f"changcheng_qt/{package}/part.py": {"missing_lines": missing, "missing_branches": []}
        for package in ("engine", "games", "saves")
    }
    path.write_text(json.dumps({"meta": {"branch_coverage": True}, "files": files}))
    assert (checks.coverage_is_complete() is Verdict.FAILED) == bool(missing)
    assert ("engine/part.py: lines 3" in capsys.readouterr().out) == bool(missing)


def test_packages_that_cannot_be_installed_fail_a_check_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise CannotContinue("apt-get failed")

    monkeypatch.setattr(system_libraries, "provide_screen_reader", fail)
    assert checks.screen_can_be_read() is Verdict.FAILED
    assert "apt-get failed" in capsys.readouterr().out
    monkeypatch.setattr(system_libraries, "provide_screen_reader", lambda: None)
    assert checks.screen_can_be_read() is Verdict.PASSED
