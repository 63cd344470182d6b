"""Every screen looks as its golden picture does, and some of them at scale 2, too.

Both scales are rendered side by side, in processes of their own. Differences are left in the
test's folder: the picture, the golden one and the difference. `dev.py golden --update` renews
golden pictures, and asks for the reason that their commit then carries.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import golden
from checkout import ROOT
from golden_pictures import GOLDEN, SIZES, fine, golden_file, known_digests, pictured
from tests.effort import NIGHTLY, TODAY

KEPT = {scale: {path.stem for path in GOLDEN.glob(f"scale{scale}/*.webp")} for scale in SIZES}
MOST_BYTES = 10_000_000
"""The most bytes of all golden pictures together in the repository."""

CHANGES = {
    "a button two pixels further down": """
from screens import stage
from PySide6.QtWidgets import QPushButton
from changcheng_qt.ui.gate.plaque import Plaque
bring_to_rest = stage.bring_to_rest
def changed(window):
    bring_to_rest(window)
    button = window.findChild(Plaque).findChild(QPushButton)
    button.move(button.x(), button.y() + 2)
stage.bring_to_rest = changed
""",
    "another shade of red": """
from changcheng_qt.ui.looks import appearance
appearance.LIGHT = appearance.LIGHT._replace(accent="#A63A38")
""",
}

BUSY_COMPUTER = """
import time
from PySide6.QtWidgets import QApplication
deliver = QApplication.processEvents
def deliver_late():
    time.sleep(0.3)
    deliver()
QApplication.processEvents = staticmethod(deliver_late)
"""
CLOCK_RUNS = """
from contextlib import nullcontext
from screens import stage
stage.stopped_clock = nullcontext
"""
PLANTED = {
    **{change: ("gate", code) for change, code in CHANGES.items()},
    "a busy computer": ("result", BUSY_COMPUTER),
    "a busy computer whose clock runs": ("result", BUSY_COMPUTER + CLOCK_RUNS),
}
"""Changes to the program, each with the screen to check."""
CHECKS = """
import json, os, sys
sys.path[:0] = ["packaging"]
from golden_pictures import main, pictured
pictured()
planted, out = json.loads(sys.argv[1]), sys.argv[2]
codes = {}
for change, (screen, code) in planted.items():
    process = os.fork()
    if not process:
        exec(code)
        os._exit(main(["1", os.path.join(out, change), "check", screen]))
    codes[change] = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
print(json.dumps(codes))
"""
"""Tell the exit codes of the checks by change, each from a copy of one process that has imported
the program: that takes longer than a picture.
"""


def test_every_screen_looks_as_its_golden_picture(tmp_path: Path) -> None:
    """By day those with a picture at scale 2, every other one of them at that scale, the rest at
    scale 1, and every sixteenth one of the others; each day others.
    """
    kept = {scale: sorted(KEPT[scale]) for scale in SIZES} if NIGHTLY else of_day(TODAY)
    assert golden.run_all(kept, tmp_path, "check") == 0, f"see {tmp_path}"


def of_day(day: int) -> dict[int, list[str]]:
    """The screens that are compared by day, by scale."""
    both, others = sorted(KEPT[2]), sorted(KEPT[1] - KEPT[2])
    return {1: both[(day + 1) % 2 :: 2] + others[day % 16 :: 16], 2: both[day % 2 :: 2]}


def test_each_picture_has_its_day() -> None:
    days = [of_day(day) for day in range(16)]
    assert all(KEPT[2] <= {*day[1], *day[2]} for day in days)
    assert {scale: {name for day in days for name in day[scale]} for scale in SIZES} == KEPT


def test_every_screen_has_a_golden_picture_and_some_a_fine_one() -> None:
    assert KEPT[1] == pictured().keys()
    assert KEPT[2] == fine()


def test_every_golden_picture_is_of_a_screen() -> None:
    assert KEPT[1] | KEPT[2] <= pictured().keys()
    assert all(known_digests(scale).keys() <= kept for scale, kept in KEPT.items())
    assert sum(path.stat().st_size for path in GOLDEN.glob("*/*.webp")) < MOST_BYTES


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, set[str]]]:
    """The exit code of the check of one screen at scale 1 after each change to the program, and the
    names of the pictures that it leaves.
    """
    folder = tmp_path_factory.mktemp("planted")
    command = [sys.executable, "-c", CHECKS, json.dumps(PLANTED), str(folder)]
    checks = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    codes = json.loads(checks.stdout.splitlines()[-1])
    left = {name: {path.name for path in folder.glob(f"{name}/*")} for name in PLANTED}
    return {name: (codes[name], left[name]) for name in PLANTED}


@pytest.mark.parametrize("change", CHANGES)
def test_a_small_change_of_the_gate_is_seen(
    change: str, found: dict[str, tuple[int, set[str]]]
) -> None:
    kinds = ("is.webp", "should_be.webp", "difference.png")
    assert found[change] == (1, {f"scale1_gate_{kind}" for kind in kinds})


def test_a_busy_computer_paints_the_same_while_the_clock_stands_still(
    found: dict[str, tuple[int, set[str]]],
) -> None:
    """The result's first button has the focus as soon as its time has come."""
    assert found["a busy computer"] == (0, set())
    code, left = found["a busy computer whose clock runs"]
    assert code == 1
    assert left


def test_every_commit_with_golden_pictures_says_why() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    pictures = [golden_file("*", scale) for scale in SIZES]
    log = ["git", "log", "--format=%s", "--", *map(str, pictures)]
    subjects = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for subject in subjects.splitlines():
        assert subject.startswith(golden.SUBJECT)
        assert len(subject.removeprefix(golden.SUBJECT).split()) >= golden.LEAST_WORDS
