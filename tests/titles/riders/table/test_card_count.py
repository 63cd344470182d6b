"""The number of cards in the hand at the bottom: bold and red once a seven would cost some."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.riders.table.tray import goods_row
from changcheng_qt.titles.riders.table.tray.goods_row import CardCount
from changcheng_qt.ui.lessons.frames import PartFrames
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.table import spot_of
from tests.planted import Fault, planted, with_and_without
from tests.ui.lessons.test_frames import painted

RED = QColor("#FF9C7E").rgb()
SIZE = 13.0


class Watched(Appearance):
    """An appearance that remembers the last font of running text."""

    last = QFont()

    def text_font(self, size: float, *, bold: bool = False, italic: bool = False) -> QFont:
        self.last = super().text_font(size, bold=bold, italic=italic)
        return self.last


def looks(qtbot: QtBot, count: int) -> tuple[bool, bool]:
    """Whether a number of cards is shown bold, and in red."""
    appearance, parent = Watched(), QWidget()
    qtbot.addWidget(parent)
    shown = CardCount(appearance, parent)
    shown.show_count(count)
    shown.resize(shown.sizeHint())
    image = shown.grab().toImage()
    pixels = (image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))
    return appearance.last.bold(), any(pixel == RED for pixel in pixels)


def from_nine(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(goods_row, "HAND_SAFE", 8)


def from_seven(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(goods_row, "HAND_SAFE", 6)


def never(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(goods_row, "HAND_SAFE", 95)


@with_and_without(from_seven, from_nine, never)
def test_eight_cards_are_shown_as_a_danger_and_seven_are_not(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        assert looks(qtbot, 7) == (False, False)
        assert looks(qtbot, 8) == (True, True)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_bold_figures_have_room(qtbot: QtBot, scale: float) -> None:
    appearance, parent = Appearance(), QWidget()
    qtbot.addWidget(parent)
    appearance.choose_scale(scale)
    shown = CardCount(appearance, parent)
    shown.show_count(18)
    bold = QFontMetricsF(appearance.text_font(SIZE, bold=True))
    assert shown.sizeHint().width() >= bold.horizontalAdvance(shown.text())


@pytest.mark.parametrize("count", [7, 8, 18])
def test_no_figure_is_under_a_frame_around_the_goods(qtbot: QtBot, count: int) -> None:
    appearance, over = Appearance(), QWidget()
    qtbot.addWidget(over)
    over.resize(300, 160)
    shown, goods = CardCount(appearance, over), QWidget(over)
    shown.show_count(count)
    goods.setGeometry(20, 40, 240, 100)
    size = shown.sizeHint()
    shown.setGeometry(QRect(QPoint(260 - size.width(), 42 - size.height()), size))
    over.show()
    frames = PartFrames(appearance, over)
    frames.frame([frames.brought_here(*spot_of(goods))])
    assert not painted(frames, shown.text_room.translated(shown.pos()))
    assert painted(frames, QRect(40, 40, 20, 12)), "it is below the figure"
