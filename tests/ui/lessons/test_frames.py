"""Frames around the coach's subject: over the board, but never over a name that is read."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainterPath, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.accessible.things import outline_of_place
from changcheng_qt.ui.lessons.frames import Frames, PartFrames
from changcheng_qt.ui.looks.appearance import Appearance, Looks
from changcheng_qt.ui.panels.words import TextStyle, Words
from changcheng_qt.ui.seam.table import spot_of
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.board_table import seen_at
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.changcheng.table.positions import half_built

NAME = QRect(80, 20, 60, 24)


def inside(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PartFrames, "brought_here", Frames.brought_here)


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


@pytest.mark.parametrize("scale", [1.0, 2.0])
@with_and_without(inside)
def test_no_letter_at_the_edge_of_a_part_is_painted_over(
    qtbot: QtBot, scale: float, fault: Fault | None
) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(300, 200)
    part = QWidget(over)
    part.setGeometry(NAME.translated(40, 40))
    frames = PartFrames(Appearance(Looks(scale=scale)), over)
    with planted(fault):
        frames.frame([frames.brought_here(*spot_of(part))])
        assert painted(frames, frames.rect())
        assert not painted(frames, part.geometry())


def test_no_letter_of_a_heading_above_a_part_is_painted_over(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(300, 200)
    part = QWidget(over)
    part.setGeometry(40, 60, 200, 80)
    heading = Words(plain_looks(), parent=over)
    heading.setText("Build")
    heading.setGeometry(40, 40, 200, 20)
    over.show()
    frames = PartFrames(plain_looks(), over)
    frames.frame([frames.brought_here(*spot_of(part))])
    assert not painted(frames, heading.text_room.translated(heading.pos()))
    assert all(painted(frames, QRect(x, 58, 1, 12)) for x in range(44, 236)), "no gap below it"


def test_a_part_as_high_as_its_bar_is_framed_without_gaps(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(200, 84)
    looks = plain_looks()
    score = Words(looks, TextStyle(size=14), over)
    score.setText("23")
    score.setGeometry(90, 0, 40, 84)
    over.show()
    frames = PartFrames(looks, over)
    part = QPainterPath()
    part.addRect(QRectF(0, 0, 100, 84))
    frames.frame([frames.brought_here(over, part)])
    assert not painted(frames, score.text_room.translated(score.pos()))
    edge = QRect(score.x(), 0, score.text_room.width(), 20)
    assert painted(frames, edge) > 2 * edge.width(), "the frame is whole above the number"


def test_a_part_at_the_edge_of_the_window_is_framed_on_all_sides(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(300, 200)
    part = QWidget(over)
    part.setGeometry(200, 0, 100, 200)
    frames = PartFrames(plain_looks(), over)
    frames.frame([frames.brought_here(*spot_of(part))])
    for edge in (QRect(292, 90, 8, 20), QRect(240, 0, 20, 8), QRect(240, 192, 20, 8)):
        assert painted(frames, edge)


def test_the_board_tells_where_names_and_enlarged_names_lie(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    board = table.board
    usual = board.signs()
    assert len(usual) == len(board.scene.view.wall.provinces) + len(board.scene.view.wall.regions)
    table.hover(table.square(2))
    names = board.signs()
    assert len(names) == len(usual) + 2, "of a province and a region"
    assert all(board.view.viewport().rect().intersects(name) for name in names)


def test_the_outline_of_a_province_runs_through_no_name_of_a_large_interface(
    qtbot: QtBot,
) -> None:
    table = seen_at(qtbot, half_built(), size=(780, 500))
    table.appearance.follow_window(QSize(1600, 1200))
    table.appearance.choose_scale(2.0)
    board = table.board
    outlines = []
    for province in board.scene.view.wall.provinces:
        drawn = outline_of_place("p", province, board.scene).toFillPolygon()
        path = QPainterPath()
        path.addPolygon(QPolygonF(board.view.mapFromScene(drawn)))
        outlines.append(path)
    through, around = Frames(plain_looks(), board), Frames(plain_looks(), board, board.signs)
    for frames in (through, around):
        frames.frame(outlines)
    assert any(painted(through, name) for name in board.signs())
    assert not any(painted(around, name) for name in board.signs())
