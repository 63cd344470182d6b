"""The place of a passing sentence: over nothing else that is to be read."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import OF_LESSONS, Barrier
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.window import toast as toast_module
from changcheng_qt.ui.window.toast import RefusalShow, Toast
from tests.patience import PATIENCE
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyTitle
from tests.ui.looks.colour_science import contrast
from tests.ui.shop import settle

WRAP = int(Qt.TextFlag.TextWordWrap)
BOARD = QRect(0, 70, 1024, 490)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 720)
    made.show()
    settle()
    return made


@pytest.fixture
def other(window: QWidget) -> QWidget:
    """A recap."""
    recap = QWidget(window)
    recap.show()
    return recap


@pytest.fixture
def toast(window: QWidget, other: QWidget) -> Toast:
    made = Toast(Appearance(), window)
    made.stand_above(other)
    made.place(BOARD)
    return made


def test_a_sentence_is_above_a_recap_that_it_would_cover(toast: Toast, other: QWidget) -> None:
    other.setGeometry(10, 470, 700, 80)
    toast.show_sentence("A wall stands there already.")
    assert not toast.geometry().intersects(other.geometry())
    assert BOARD.contains(toast.geometry())


def test_it_makes_room_for_a_recap_and_comes_down_when_that_is_gone(
    toast: Toast, other: QWidget
) -> None:
    other.hide()
    toast.show_sentence("A wall stands there already.")
    low = toast.geometry()
    other.setGeometry(10, 470, 700, 80)
    other.show()
    settle()
    assert toast.geometry().bottom() < other.geometry().top()
    other.hide()
    settle()
    assert toast.geometry() == low


def test_it_stays_where_the_recap_leaves_it_no_room(toast: Toast, other: QWidget) -> None:
    other.hide()
    toast.show_sentence("A wall stands there already.")
    low = toast.geometry()
    other.setGeometry(BOARD)
    other.show()
    settle()
    assert toast.geometry() == low


def test_it_covers_no_button_of_a_panel_that_opens_after_it(toast: Toast, window: QWidget) -> None:
    """As the warning before a turn ends: there is no room above it."""
    panel = QWidget(window)
    panel.hide()
    toast.keep_off([panel])
    toast.show_sentence("You can still peek at Tatar. End turn again to skip it.")
    panel.setGeometry(450, 80, 560, 470)
    panel.show()
    settle()
    assert toast.geometry().intersects(BOARD)
    assert not toast.geometry().intersects(panel.geometry())
    assert BOARD.contains(toast.geometry())


def test_only_a_sentence_that_no_longer_holds_is_taken_back(
    qtbot: QtBot, toast: Toast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("changcheng_qt.ui.window.toast._LEAST_MS", 2 * PATIENCE)
    toast.show_sentence("End turn again to skip it.")
    toast.take_back("Something else.")
    qtbot.wait(200)
    assert toast.isVisible()
    toast.take_back("End turn again to skip it.")
    qtbot.waitUntil(toast.isHidden)


@pytest.mark.parametrize(
    "theme",
    [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST],
    ids=lambda one: one.value,
)
def test_it_is_told_apart_from_a_panel_below_it(theme: ThemeChoice, window: QWidget) -> None:
    """In the dark, its words alone seemed to belong to the panel."""
    looks = Appearance(Looks(theme=theme, motion=MotionSpeed.NONE))
    toast = Toast(looks, window)
    toast.place(BOARD)
    toast.show_sentence("The file isn't a saved game.")
    panel = looks.colour("panel").name()
    image = QImage(toast.size(), QImage.Format.Format_RGB32)
    image.fill(panel)
    toast.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    edge = [image.pixelColor(toast.width() // 2, y).name() for y in range(3)]
    assert max(contrast(one, panel) for one in edge) > 3


def stay_on_the_board(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toast, "stand_on", lambda _toast, _cover: None)


@with_and_without(stay_on_the_board)
def test_it_is_low_in_the_middle_of_a_gate_over_the_window(
    window: QWidget, toast: Toast, fault: Fault | None
) -> None:
    with planted(fault):
        gate = QWidget(window)
        toast.stand_on(gate)
        gate.hide()
        toast.show_sentence("The file isn't a saved game.")
        low = toast.geometry()
        gate.setGeometry(window.rect())
        gate.show()
        settle()
        assert toast.geometry().bottom() > BOARD.bottom()
        gate.hide()
        settle()
        assert toast.geometry() == low


def lay_out_greedily(patch: pytest.MonkeyPatch) -> None:
    def taken(metrics: QFontMetrics, widest: int, text: str) -> QSize:
        return metrics.boundingRect(QRect(0, 0, widest, 400), WRAP, text).size()

    patch.setattr(toast_module, "_balanced", taken)


@with_and_without(lay_out_greedily)
def test_two_lines_are_about_equally_long(toast: Toast, fault: Fault | None) -> None:
    """No word stands alone on the second line."""
    words = ["wall"]
    while True:
        toast.show_sentence(" ".join(words))
        one_line = toast.height()
        words.append("wall")
        toast.show_sentence(" ".join(words))
        if toast.height() > one_line:
            break
    with planted(fault):
        toast.show_sentence(" ".join(words))
        metrics = QFontMetrics(toast.appearance.text_font(14.5))
        longest = metrics.horizontalAdvance(" ".join(words))
        assert toast.width() < 0.75 * longest


SEA = QRect(20, 470, 480, 90)
"""A part of the board without anything to read."""
LONG = "Luca offered 1 wool and 1 ore for 1 grain. You can't pay that, so your answer was No."


def know_no_rooms(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toast, "share_board", lambda _toast, _rooms: None)


@with_and_without(know_no_rooms)
def test_it_covers_nothing_legible_where_a_room_is_free_of_that(
    toast: Toast, other: QWidget, fault: Fault | None
) -> None:
    other.hide()
    with planted(fault):
        toast.share_board(lambda: [SEA, QRect(900, 80, 100, 300), QRect(20, 80, 480, 90)])
        toast.show_sentence(LONG)
        assert SEA.contains(toast.geometry())


def test_it_is_in_a_wide_room_rather_than_on_more_lines_nearer_to_the_middle(
    toast: Toast, other: QWidget
) -> None:
    other.hide()
    narrow = QRect(270, 420, 230, 140)
    rooms = [narrow]
    toast.share_board(lambda: rooms)
    toast.show_sentence(LONG)
    on_many_lines = toast.height()
    rooms.append(SEA)
    toast.show_sentence(LONG)
    assert toast.height() < on_many_lines


def test_it_leaves_the_room_to_a_recap(toast: Toast, other: QWidget) -> None:
    toast.share_board(lambda: [SEA])
    other.setGeometry(SEA)
    toast.show_sentence(LONG)
    assert not toast.geometry().intersects(SEA)


def mistake_the_last_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toast_module, "OF_LESSONS", {Barrier.NOT_ASKED})


@with_and_without(mistake_the_last_step)
def test_a_lesson_says_why_it_refuses_a_dropped_piece_at_its_last_step_too(
    toast: Toast, fault: Fault | None
) -> None:
    """The slip about a held piece says nothing of the lesson."""
    title = ToyTitle()
    show = RefusalShow(title, toast, None, lambda: "Set the city down.")
    with planted(fault):
        for reason in OF_LESSONS:
            show.say_of_place(reason)
            assert toast.text == title.words.refusal(reason)
