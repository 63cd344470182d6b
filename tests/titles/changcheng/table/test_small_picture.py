"""The small picture of a board shows the same as the board, even if it is painted in many small
parts.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene, small_picture
from changcheng_qt.ui.looks.appearance import Appearance
from tests.saves.conftest import random_match

ROOM = QSize(400, 170)


def painted(steps: int, seconds: float) -> QImage:
    """The picture of a game after some steps, painted for so long at a time."""
    view = random_match(3, seats=3, steps=steps).view(PUBLIC)
    picture = small_picture(view, Appearance(), ROOM, 1.0)
    slices = 1
    while not picture.paint_for(seconds):
        slices += 1
    assert (slices > 5) == (seconds == 0)
    return picture.pixmap.toImage()


def rendered(steps: int) -> QImage:
    """The same by way of the scene."""
    scene = BoardScene(
        random_match(3, seats=3, steps=steps).view(PUBLIC), BoardLooks.of(Appearance())
    )
    room = scene.layout.scene_rect
    scale = min(ROOM.width() / room.width(), ROOM.height() / room.height())
    picture = QPixmap((room.size() * scale).toSize())
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scene.render(painter, QRectF(0, 0, room.width() * scale, room.height() * scale), room)
    return picture.toImage()


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of grey, 0 to 255, over the picture."""
    assert one.size() == other.size()
    values = [
        abs((one.pixel(x, y) >> 8 & 255) - (other.pixel(x, y) >> 8 & 255))
        for x in range(0, one.width(), 2)
        for y in range(0, one.height(), 2)
    ]
    return sum(values) / len(values)


def test_it_is_the_same_however_often_painting_is_interrupted(qtbot: QtBot) -> None:
    for steps in (0, 40):
        assert painted(steps, 60.0) == painted(steps, 0)


def test_it_looks_like_the_board_and_not_like_another(qtbot: QtBot) -> None:
    for steps in (0, 40):
        own = difference(painted(steps, 60.0), rendered(steps))
        other = difference(painted(steps, 60.0), rendered(40 - steps))
        assert 1.5 * own < other
