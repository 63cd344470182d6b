"""Frames around the coach's subject: over the board, but never over a name that is read."""

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.lessons.frames import Frames
from tests.titles.changcheng.table.board_table import seat_at
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.changcheng.table.positions import half_built

NAME = QRect(80, 20, 60, 24)


def painted(frames: Frames, room: QRect) -> int:
    """How many pixels of a room the frames paint."""
    image = QImage(frames.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    frames.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    places = ((x, y) for x in range(room.left(), room.right() + 1) for y in rows(room))
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in places)


def rows(room: QRect) -> range:
    return range(room.top(), room.bottom() + 1)


def test_no_letter_of_an_enlarged_name_is_painted_over(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(200, 100)
    outline = QPainterPath()
    outline.addRect(QRectF(40, 30, 120, 50))
    names: list[QRect] = []
    frames = Frames(plain_looks(), over, lambda: names)
    frames.frame([outline])
    assert painted(frames, NAME), "the outline runs through the name"
    names.append(NAME)
    assert not painted(frames, NAME)
    assert painted(frames, QRect(40, 26, 30, 8)), "elsewhere it is there"


def test_the_board_tells_where_enlarged_names_lie(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    board = table.board
    assert board.signs() == []
    table.hover(table.square(2))
    names = board.signs()
    assert len(names) == 2, "of a province and a region"
    assert all(board.view.viewport().rect().intersects(name) for name in names)
