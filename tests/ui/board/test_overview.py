"""The strip shows the band that matters, and where the view is in it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.board.overview import OverviewStrip
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.scene.sprites import SpriteStore

BAND = QRectF(0, 100, 2000, 200)


@pytest.fixture
def strip(qtbot: QtBot) -> Iterator[OverviewStrip]:
    parent = QWidget()
    qtbot.addWidget(parent)
    scene = QGraphicsScene(parent)
    scene.addRect(QRectF(0, 0, 1000, 500), brush=QColor("#FF0000"))
    strip = OverviewStrip(scene, SpriteStore(), Appearance(), parent)
    strip.resize(612, 66)
    strip.follow(BAND, lambda: QRectF(0, 0, 1000, 500))
    parent.resize(612, 66)
    parent.show()
    yield strip
    strip.close()


def test_the_visible_part_is_framed_and_the_rest_is_darker(strip: OverviewStrip) -> None:
    picture = strip.grab().toImage()
    seen, unseen = picture.pixelColor(150, 33), picture.pixelColor(450, 33)
    assert seen.name() == "#ff0000"
    assert unseen.lightness() < seen.lightness() or unseen.red() < 200
    edges = {picture.pixelColor(x, 33).name() for x in range(295, 317)}
    assert len(edges) > 2, "a frame stands between them"


def test_a_press_and_a_drag_ask_for_a_place(qtbot: QtBot, strip: OverviewStrip) -> None:
    asked: list[float] = []
    strip.place_asked.connect(asked.append)
    QTest.mousePress(strip, Qt.MouseButton.LeftButton, pos=QPoint(306, 33))
    QTest.mouseMove(strip, QPoint(456, 33))
    assert asked == [pytest.approx(1000, abs=2), pytest.approx(1000 + 150 / 0.27, abs=2)]


def test_shows_the_scene_as_of_its_last_change(strip: OverviewStrip) -> None:
    before = strip.grab().toImage()
    strip._scene.addRect(QRectF(0, 0, 1000, 500), brush=QColor("#00FF00"))  # noqa: SLF001
    assert strip.grab().toImage() == before
    strip.renew()
    assert strip.grab().toImage().pixelColor(150, 33).name() == "#00ff00"


def test_shows_what_changed_while_it_was_hidden(strip: OverviewStrip) -> None:
    strip.grab()
    strip.hide()
    strip._scene.addRect(QRectF(0, 0, 1000, 500), brush=QColor("#00FF00"))  # noqa: SLF001
    strip.show()
    assert strip.grab().toImage().pixelColor(150, 33).name() == "#00ff00"


def test_next_to_the_picture_it_can_be_dim(strip: OverviewStrip) -> None:
    def lightness() -> tuple[int, int]:
        picture = strip.grab().toImage()
        beside, middle = QPoint(3, 3), picture.rect().center()
        return picture.pixelColor(beside).lightness(), picture.pixelColor(middle).lightness()

    bright, shown = lightness()
    strip.dim(True)
    assert lightness() == (pytest.approx(bright * 0.65, abs=12), shown)
    strip.dim(False)
    assert lightness() == (bright, shown)
