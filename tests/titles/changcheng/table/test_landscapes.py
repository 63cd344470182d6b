"""The baked landscapes: readable, small, calm under counters, true to their generator."""

import statistics
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from art import webp
from changcheng_qt.assets import title_folder
from changcheng_qt.titles.changcheng.rules.geography import Face
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.painting.terrain import landscape_file
from changcheng_qt.titles.changcheng.table.scene.scroll_art import paint_land
from changcheng_qt.ui.looks import kept_picture
from changcheng_qt.ui.looks.theme import LIGHT
from tests.titles.changcheng.table.playing import box
from tests.ui.looks.colour_science import lightness
from titles.changcheng import landscapes

FACES = tuple(face for board in box() for face in board.faces)
MOUNTAINS = QRectF(20, 430, 460, 60)
SMALL = QSize(100, 100)

each_face = pytest.mark.parametrize("face", FACES, ids=lambda face: face.code)


def landscape(face: Face) -> QImage:
    return QImage(str(title_folder("changcheng") / "art" / (landscape_file(face) or "")))


def part(picture: QImage, rect: QRectF) -> QImage:
    """A part of a landscape, in board units."""
    return picture.copy(QRectF(rect.topLeft() * 2, rect.size() * 2).toRect())


def lightness_in(picture: QImage) -> list[float]:
    """The lightness L* of a grid of points."""
    return [
        lightness(picture.pixelColor(x, y).name())
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    ]


def mean_difference(first: QImage, second: QImage) -> float:
    """The distance between two pictures, 0 to 255, seen small."""
    small = [
        image.scaled(
            SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        for image in (first, second)
    ]
    gaps = [
        _gap(small[0].pixelColor(x, y), small[1].pixelColor(x, y))
        for x in range(SMALL.width())
        for y in range(SMALL.height())
    ]
    return statistics.fmean(gaps)


def _gap(first: QColor, second: QColor) -> float:
    pairs = (
        (first.red(), second.red()),
        (first.green(), second.green()),
        (first.blue(), second.blue()),
    )
    return statistics.fmean(abs(a - b) for a, b in pairs)


@each_face
def test_a_landscape_can_be_read_and_is_small(face: Face) -> None:
    path = title_folder("changcheng") / "art" / (landscape_file(face) or "")
    assert landscape(face).size() == QSize(1000, 996)
    assert 20_000 < path.stat().st_size <= webp.MOST_BYTES


@each_face
def test_a_landscape_is_light_and_calm_where_counters_and_cards_lie(face: Face) -> None:
    picture, layout = landscape(face), FaceLayout(face)
    restless = statistics.pstdev(lightness_in(part(picture, MOUNTAINS)))
    for number in range(3):
        room = layout.province_spot(number).rect.adjusted(8, 4, -8, -4)
        calm = lightness_in(part(picture, room))
        darkest, *_, lightest = statistics.quantiles(calm, n=40)
        assert 70 < darkest < lightest < 93
        assert statistics.pstdev(calm) < 3.5 < restless


def test_the_generator_paints_what_is_baked(qtbot: QtBot) -> None:
    faces = {face.code: face for face in landscapes.faces()}
    assert set(faces) == {face.code for face in FACES}
    for face in (FACES[0], FACES[-1]):
        assert mean_difference(landscapes.bake(faces[face.code]), landscape(face)) < 1.5
    assert mean_difference(landscape(FACES[1]), landscape(FACES[0])) > 4


def painted(face: Face, scale: float = 0.5) -> QImage:
    """A face as a board of that scale paints it."""
    canvas = QImage(250, 250, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(0)
    with QPainter(canvas) as painter:
        painter.scale(scale, scale)
        paint_land(painter, FaceLayout(face), LIGHT)
    return canvas


@pytest.fixture
def unread(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From its call on no landscape can be read."""
    QPixmapCache.clear()

    def stop() -> None:
        monkeypatch.setattr(kept_picture, "_read", lambda _name, _size: QImage())

    return stop


def test_the_next_board_with_a_face_does_not_read_it_again(unread: Callable[[], None]) -> None:
    first, other = painted(FACES[0]), painted(FACES[1])
    unread()
    assert (painted(FACES[0]), painted(FACES[1])) == (first, other)


def test_another_size_is_read_for_itself(unread: Callable[[], None]) -> None:
    sharp = painted(FACES[0])
    QPixmapCache.clear()
    painted(FACES[0], 0.25)
    assert painted(FACES[0]) == sharp
    unread()
    QPixmapCache.clear()
    assert painted(FACES[0]) != sharp
