"""The coverage gate accepts complete coverage, and nothing else."""

import tomllib
from typing import Any

import pytest
from coverage.files import GlobMatcher

import coverage_gate

FOLDERS = ("changcheng_qt/engine", "changcheng_qt/titles/*/rules")


def entry(lines: list[int], branches: list[tuple[int, int]]) -> dict[str, Any]:
    return {"missing_lines": lines, "missing_branches": branches}


def report(**changed: dict[str, Any]) -> dict[str, Any]:
    """A report of three complete files, some of them changed."""
    files = {
        "changcheng_qt/engine/match.py": entry([], []),
        "changcheng_qt/titles/changcheng/rules/steps.py": entry([], []),
        "changcheng_qt/ui/gate/gate.py": entry([1, 2], [(1, 2)]),
    }
    return {"meta": {"branch_coverage": True}, "files": files | changed}


def test_complete_coverage_passes_without_that_of_the_window() -> None:
    assert coverage_gate.gaps(report(), FOLDERS) == []


@pytest.mark.parametrize(
    ("path", "lacking", "complaint"),
    [
        ("changcheng_qt/engine/match.py", entry([7], []), "lines 7"),
        ("changcheng_qt/engine/match.py", entry([], [(3, -1), (4, 9)]), "branches 3->exit, 4->9"),
        (
            "changcheng_qt/titles/china/rules/__init__.py",
            entry([1], [(1, 2)]),
            "lines 1; branches 1->2",
        ),
        ("changcheng_qt\\titles\\china\\rules\\new.py", entry([1], []), "lines 1"),
    ],
)
def test_one_line_or_branch_is_enough_to_fail(
    path: str, lacking: dict[str, Any], complaint: str
) -> None:
    found = coverage_gate.gaps(report(**{path: lacking}), FOLDERS)
    assert found == [f"{path.replace(chr(92), '/')}: {complaint}"]


def test_a_package_that_was_never_measured_fails() -> None:
    complaints = coverage_gate.gaps(report(), (*FOLDERS, "changcheng_qt/saves"))
    assert complaints == ["changcheng_qt/saves: not measured at all"]


def test_a_report_without_branches_fails() -> None:
    blind = report() | {"meta": {"branch_coverage": False}}
    assert coverage_gate.gaps(blind, FOLDERS) == ["branches were not measured"]


def test_the_project_asks_for_rules_engine_verdicts_and_saves() -> None:
    assert {path.rpartition("/")[2] for path in coverage_gate.COMPLETE} == {
        "engine",
        "verdicts",
        "rules",
        "core",
        "saves",
    }


def test_nothing_is_traced_that_need_not_be_complete(pytestconfig: pytest.Config) -> None:
    """Tracing costs time, and so does the report on each file."""
    root = pytestconfig.rootpath
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["coverage"]
    omitted = GlobMatcher(settings["run"]["omit"], "omit")
    complete = GlobMatcher([f"{folder}/*" for folder in coverage_gate.COMPLETE], "complete")
    files = {file.relative_to(root).as_posix() for file in root.glob("changcheng_qt/**/*.py")}
    assert {file for file in files if complete.match(file)} == {
        file for file in files if not omitted.match(file)
    }
