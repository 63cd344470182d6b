"""`dev.py test` runs every check to its end, and fails if one fails."""

import json
from pathlib import Path

import pytest

import checks
from checks import Check


def test_all_checks_run_and_one_failure_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    ran = []

    def check(name: str, *, passes: bool) -> Check:
        return Check(name, lambda: ran.append(name) or passes)  # type: ignore[func-returns-value]

    assert not checks.run_all([check("first", passes=False), check("second", passes=True)])
    assert ran == ["first", "second"]
    summary = capsys.readouterr().out.partition("Summary")[2]
    assert "FAILED  first" in summary
    assert "passed  second" in summary
    assert checks.run_all([check("third", passes=True)])


def test_a_part_of_the_tests_is_not_judged_by_its_coverage() -> None:
    names = [check.name for check in checks.checks(["-k", "peek"])]
    assert names == ["ruff check", "ruff format", "mypy --strict", "pytest"]
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
    assert not checks.coverage_is_complete()
    files = {
        f"changcheng_qt/{package}/part.py": {"missing_lines": missing, "missing_branches": []}
        for package in ("engine", "games", "saves")
    }
    path.write_text(json.dumps({"meta": {"branch_coverage": True}, "files": files}))
    assert checks.coverage_is_complete() == (not missing)
    assert ("engine/part.py: lines 3" in capsys.readouterr().out) == bool(missing)
