"""The map of China that is shipped is the output of its generator, small enough, and calm."""

import statistics

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from changcheng_qt.assets import title_folder
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import SILK_PIECES, MapLayout
from changcheng_qt.titles.china.table.painting.silk_map import (
    FINER,
    PIECES,
    WHOLE,
    SilkMap,
    pixels_of,
)
from changcheng_qt.ui.looks.theme import LIGHT
from tests.effort import NIGHTLY
from titles.china import silk_map

LAYOUT = MapLayout(load_chart(Side.A))
ART = title_folder("china") / "art"
SMALL = QSize(100, 64)
MOST_OF_ALL = 5 * 1024 * 1024


def small(picture: QImage) -> list[int]:
    """The colours of a picture seen small, a number for each part of each pixel."""
    seen = picture.scaled(
        SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    points = [(x, y) for x in range(SMALL.width()) for y in range(SMALL.height())]
    colours = [seen.pixelColor(x, y) for x, y in points]
    return [part for one in colours for part in (one.red(), one.green(), one.blue())]


def apart(first: QImage, second: QImage) -> float:
    """The distance between two pictures, 0 to 255."""
    pairs = zip(small(first), small(second), strict=True)
    return statistics.fmean(abs(one - other) for one, other in pairs)


def room_of(number: int, scale: float) -> QRect:
    """The place of a piece in a picture of the whole map."""
    return pixels_of(LAYOUT.silk_piece(number), LAYOUT.scene_rect, scale)


def greener(first: QImage, second: QImage) -> float:
    """How much greener a picture is in the column or row where it is so most; 0 to 255."""
    wide, high = first.width(), first.height()
    most = 0.0
    for thin in (QSize(wide, 1), QSize(1, high)):
        one, other = (
            image.scaled(
                thin,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            for image in (first, second)
        )
        for x in range(thin.width()):
            for y in range(thin.height()):
                a, b = one.pixelColor(x, y), other.pixelColor(x, y)
                most = max(most, _green(a) - _green(b))
    return most


def _green(colour: QColor) -> float:
    return colour.green() - (colour.red() + colour.blue()) / 2


def test_the_generator_paints_what_is_baked(qapp: object) -> None:
    """By day at half the scale of the whole, at night at that of the pieces."""
    scale = FINER if NIGHTLY else 0.5
    painted = silk_map.bake(scale)
    baked = {painted.rect(): WHOLE}
    baked |= {room_of(number, scale): file for number, file in enumerate(PIECES)}
    for room, file in baked.items():
        assert apart(painted.copy(room), QImage(str(ART / file))) < 2
        assert apart(painted.copy(room).flipped(), QImage(str(ART / file))) > 4


@pytest.mark.parametrize("number", range(SILK_PIECES))
def test_a_piece_is_of_one_size_and_small(number: int, qapp: object) -> None:
    """Small enough to be read between two frames: the whole took 80 ms."""
    piece = QImage(str(ART / PIECES[number]))
    assert piece.size() == room_of(number, FINER).size()
    assert 12 * piece.width() * piece.height() < 1.2 * 3336 * 2136
    assert (ART / PIECES[number]).stat().st_size <= silk_map.MOST_BYTES


@pytest.mark.parametrize("scale", [0.53, 1.0, 1.37, 2.0])
def test_the_pieces_make_a_map_without_a_gap(scale: float, qapp: object) -> None:
    """Each is painted alone, as the scene does, on a ground that the map has nowhere."""
    silk, ground = SilkMap(), QColor("#00FF00")
    picture = QImage(
        (LAYOUT.scene_rect.size() * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied
    )
    picture.fill(ground)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-LAYOUT.scene_rect.topLeft())
        for number in range(SILK_PIECES):
            silk.paint(painter, number, LAYOUT.silk_piece(number), LAYOUT.scene_rect, LIGHT)
    inner = picture.rect().adjusted(2, 2, -2, -2)
    seen = picture.copy(inner).convertToFormat(QImage.Format.Format_RGB32)
    whole = QImage(str(ART / WHOLE)).scaled(
        picture.size(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    assert greener(seen, whole.copy(inner)) < 16
    with QPainter(picture) as painter:
        painter.fillRect(picture.width() // 4, 0, 1, picture.height(), ground)
    assert greener(picture.copy(inner), whole.copy(inner)) > 60, "the control: a seam of a pixel"


def test_all_art_of_china_is_small() -> None:
    assert sum(path.stat().st_size for path in ART.iterdir()) <= MOST_OF_ALL
