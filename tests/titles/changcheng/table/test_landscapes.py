"""The baked landscapes: readable, small, calm under counters, true to their generator."""

import statistics

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from art import webp
from changcheng_qt.assets import title_folder
from changcheng_qt.titles.changcheng.rules.geography import Face
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.painting.terrain import landscape_file
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
