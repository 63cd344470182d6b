"""A test that failed is run again; only one that fails twice fails the check."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict, Unpack

import pytest

import checkout
import second_look
from second_look import Verdict

GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert False\n"
DIFFERENCE = "def test_bad(): assert [*range(9)] == [*range(1, 10)]\n"
ACCIDENT = """
from pathlib import Path

def test_accident():
    seen = Path(__file__).with_suffix(".seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen
"""


class How(TypedDict, total=False):
    """The ways to run tests that differ between checks."""

    first: Sequence[str]
    may_be_accidents: bool


@pytest.fixture(autouse=True)
def own_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    # Nothing here needs a plugin, and that of Qt takes longer than all tests.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts =\n")
    (tmp_path / second_look.LEDGER).parent.mkdir()


def judge(folder: Path, name: str, *contents: str, **how: Unpack[How]) -> Verdict:
    """Judge a folder with one file of tests for each of the contents."""
    under = folder / name
    under.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(contents):
        (under / f"test_{number}.py").write_text(content)
    return judge_again(folder, name, **how)


def judge_again(folder: Path, name: str, **how: Unpack[How]) -> Verdict:
    """Judge a folder with its tests; the output is in the file `said`."""
    with (folder / "said").open("wb") as output:
        return second_look.run_tests(output, folder / "memory", name, **how)


def said(folder: Path) -> str:
    """The output of the last judgement of the folder."""
    return (folder / "said").read_text("utf-8")


def test_a_test_that_passes_alone_is_unsteady(tmp_path: Path) -> None:
    assert judge(tmp_path, "tests", GOOD, ACCIDENT) is Verdict.UNSTEADY
    assert "once more, by themselves:\n  tests/test_1.py::test_accident\n" in said(tmp_path)
    assert said(tmp_path).count("test session starts") == 2
    assert judge_again(tmp_path, "tests") is Verdict.PASSED


def test_a_test_that_is_unsteady_twice_fails(tmp_path: Path) -> None:
    assert judge(tmp_path, "tests", GOOD, ACCIDENT) is Verdict.UNSTEADY
    ledger = tomllib.loads((tmp_path / second_look.LEDGER).read_text("utf-8"))
    assert list(ledger) == ["tests/test_1.py::test_accident"]
    (tmp_path / "tests/test_1.seen").unlink()
    assert judge_again(tmp_path, "tests") is Verdict.FAILED
    assert "unsteady again" in said(tmp_path)


@pytest.mark.parametrize(
    "contents",
    [
        pytest.param((GOOD, BAD), id="a fault fails twice"),
        pytest.param((ACCIDENT, BAD), id="an accident hides no fault"),
        pytest.param((ACCIDENT,) * (second_look.FEW + 1), id="many at a time are no accident"),
        pytest.param((ACCIDENT, "import nothing_of_that_name\n"), id="not all was run"),
    ],
)
def test_a_fault_fails(tmp_path: Path, contents: tuple[str, ...]) -> None:
    assert judge(tmp_path, "tests", *contents) is Verdict.FAILED


def test_only_the_second_look_lists_differences_whole(tmp_path: Path) -> None:
    """They take long for large values, and planted faults make many."""
    assert judge(tmp_path, "tests", DIFFERENCE) is Verdict.FAILED
    first, _, second = said(tmp_path).partition("once more")
    assert ("Full diff" in first, "Full diff" in second) == (False, True)


def test_a_leak_has_no_second_chance(tmp_path: Path) -> None:
    leaks = next(name for name in second_look.STRICT if name.endswith("leaks/"))
    assert judge(tmp_path, leaks, ACCIDENT) is Verdict.FAILED


def test_where_nothing_waits_one_failure_is_enough(tmp_path: Path) -> None:
    assert judge(tmp_path, "tests", GOOD, ACCIDENT, may_be_accidents=False) is Verdict.FAILED
    assert said(tmp_path).count("test session starts") == 2


def test_what_is_measured_is_measured_once(tmp_path: Path) -> None:
    """The second look must not replace a report of the first."""
    assert judge(tmp_path, "tests", BAD, first=["--durations=1"]) is Verdict.FAILED
    first, _, second = said(tmp_path).partition("once more")
    assert ("slowest" in first, "slowest" in second) == (True, False)


def test_of_many_faults_the_first_few_are_explained(tmp_path: Path) -> None:
    faults = [DIFFERENCE] * (second_look.FEW + 2)
    assert judge(tmp_path, "tests", *faults) is Verdict.FAILED
    first, _, second = said(tmp_path).partition("once more")
    assert (first.count("At index 0"), second.count("At index 0")) == (0, second_look.FEW)


@pytest.mark.parametrize("name", second_look.STRICT)
def test_every_strict_path_exists(name: str) -> None:
    path = Path(second_look.__file__).resolve().parents[1] / name
    assert path.is_file() or any(path.glob("test_*.py"))
