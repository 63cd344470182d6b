"""What fails by accident is looked at twice; what is wrong fails all the same."""

from pathlib import Path

import pytest

import checkout
import second_look
from second_look import Verdict

GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert False\n"
ACCIDENT = """
from pathlib import Path

def test_accident():
    seen = Path(__file__).with_suffix(".seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen
"""


@pytest.fixture(autouse=True)
def own_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts =\n")


def judge(folder: Path, name: str, *contents: str) -> Verdict:
    """Judge a folder with one file of tests for each of the contents."""
    under = folder / name
    under.mkdir(parents=True)
    for number, content in enumerate(contents):
        (under / f"test_{number}.py").write_text(content)
    return second_look.run_tests(folder / "memory", name)


def test_what_passes_alone_is_unsteady(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert judge(tmp_path, "tests", GOOD, ACCIDENT) is Verdict.UNSTEADY
    said = capfd.readouterr().out
    assert "once more, by themselves:\n  tests/test_1.py::test_accident\n" in said
    assert said.count("test session starts") == 2
    assert second_look.run_tests(tmp_path / "memory", "tests") is Verdict.PASSED


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


def test_a_leak_has_no_second_chance(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert judge(tmp_path, second_look.STRICT, ACCIDENT) is Verdict.FAILED
    assert capfd.readouterr().out.count("test session starts") == 1


def test_hidden_information_is_watched_where_leaks_are_strict() -> None:
    root = Path(second_look.__file__).resolve().parents[1]
    assert any((root / second_look.STRICT).glob("test_*.py"))
