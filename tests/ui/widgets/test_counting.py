"""Numbers that count from their old value to the new one."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.panels.words import NUMBER
from changcheng_qt.ui.widgets.counting import EACH, LONGEST, CountedWords, Counting
from tests.titles.changcheng.table.playing import plain_looks


def counting(parent: QWidget, motion: MotionSpeed = MotionSpeed.NORMAL) -> Counting:
    return Counting(plain_looks(motion), parent)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("points", "milliseconds"), [(1, EACH), (-3, 3 * EACH), (12, 12 * EACH), (30, LONGEST)]
)
def test_each_point_takes_its_time_up_to_a_bound(
    window: QWidget, points: int, milliseconds: int
) -> None:
    number = counting(window)
    number.count_to(points)
    assert number._clock.duration() == milliseconds  # noqa: SLF001
    assert (number.shown, number.goal) == (0, points)
    number._clock.setCurrentTime(milliseconds // 2)  # noqa: SLF001
    assert 0 <= abs(number.shown) <= abs(points)
    number._clock.setCurrentTime(milliseconds)  # noqa: SLF001
    assert number.shown == points


@pytest.mark.parametrize("motion", [MotionSpeed.NONE, MotionSpeed.REDUCED])
def test_without_movement_the_number_is_there_at_once(window: QWidget, motion: MotionSpeed) -> None:
    number = counting(window, motion)
    ticks: list[int] = []
    number.ticked.connect(lambda: ticks.append(number.shown))
    number.count_to(9)
    number.count_to(9)
    assert ticks == [9]


def test_another_number_on_the_way_is_counted_from_where_it_stands(
    qtbot: QtBot, window: QWidget
) -> None:
    number = counting(window)
    number.count_to(10)
    number._clock.setCurrentTime(200)  # noqa: SLF001
    half_way = number.shown
    assert 0 < half_way < 10
    number.count_to(2)
    assert number.shown == half_way
    qtbot.waitUntil(lambda: number.shown == 2)
    number.count_to(40)
    number.finish()
    assert number.shown == 40
    number.jump_to(-1)
    assert (number.shown, number.goal) == (-1, -1)


def test_the_first_number_and_unseen_ones_are_not_counted(window: QWidget) -> None:
    words = CountedWords(plain_looks(MotionSpeed.NORMAL), NUMBER, window)
    words.show()
    words.show_number(7)
    assert words.text() == "7"
    words.show_number(9)
    assert (words.text(), words.accessibleName(), words.number) == ("7", "9", 9)
    words.finish()
    assert words.text() == "9"
    words.show_number(3, at_once=True)
    assert words.text() == "3"
    words.hide()
    words.show_number(-4)
    assert words.text() == "−4"
