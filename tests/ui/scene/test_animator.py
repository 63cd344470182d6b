"""Motions run one change after another, and end at the right place even if they are cut short."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.scene.animator import LONGEST_QUEUE, Animator, Movement


class Shown:
    """The values that a motion was asked to show."""

    def __init__(self, name: str, log: list[str]) -> None:
        self.name = name
        self.log = log
        self.shares: list[float] = []

    def __call__(self, share: float) -> None:
        self.shares.append(share)
        if share >= 1:
            self.log.append(self.name)


@pytest.fixture
def log() -> list[str]:
    return []


def motion(name: str, log: list[str], duration: int = 40, delay: int = 0) -> Movement:
    return Movement(duration, Shown(name, log), delay=delay)


def shares(made: Movement) -> list[float]:
    assert isinstance(made.show, Shown)
    return made.show.shares


def test_begins_at_once_at_nought_and_ends_at_one(qtbot: QtBot, log: list[str]) -> None:
    animator, moved = Animator(), motion("a", log)
    with qtbot.waitSignal(animator.settled):
        animator.play([moved])
        assert animator.is_moving
        assert shares(moved)[0] == 0
    assert shares(moved)[-1] == 1
    assert len(shares(moved)) > 2
    assert sorted(shares(moved)) == shares(moved)
    assert not animator.is_moving


def test_motions_of_one_change_run_together_and_changes_in_turn(
    qtbot: QtBot, log: list[str]
) -> None:
    animator = Animator()
    with qtbot.waitSignal(animator.settled):
        animator.play([motion("a", log), motion("b", log, 20)])
        animator.play([motion("c", log, 10)])
    assert log.index("c") > log.index("a")
    assert set(log) == {"a", "b", "c"}


def test_without_duration_it_just_ends(qtbot: QtBot, log: list[str]) -> None:
    animator, moved = Animator(), motion("a", log, 0)
    animator.play([moved])
    assert shares(moved) == [0, 1]
    assert not animator.is_moving
    animator.play([])
    assert not animator.is_moving


def test_a_delay_holds_a_motion_back(qtbot: QtBot, log: list[str]) -> None:
    animator = Animator()
    late = motion("late", log, 30, delay=60)
    with qtbot.waitSignal(animator.settled):
        animator.play([motion("early", log, 20), late])
    assert log.index("early") < log.index("late")
    assert shares(late).count(0) > 1


def test_finishing_ends_everything_at_once_and_only_once(qtbot: QtBot, log: list[str]) -> None:
    animator = Animator()
    moved = [motion("a", log, 9999), motion("b", log, 9999)]
    animator.play(moved[:1])
    animator.play(moved[1:])
    with qtbot.waitSignal(animator.settled):
        animator.finish()
    assert log == ["a", "b"]
    assert not animator.is_moving
    with qtbot.assertNotEmitted(animator.settled):
        animator.finish()


def test_older_changes_are_cut_short_when_many_come(qtbot: QtBot, log: list[str]) -> None:
    animator = Animator()
    for number in range(LONGEST_QUEUE + 3):
        animator.play([motion(str(number), log, 9999)])
    assert log == ["0", "1"], "the two oldest have ended"
    assert animator.is_moving
    animator.finish()
    assert log == [str(number) for number in range(LONGEST_QUEUE + 3)]
