"""Boards of tests and pictures share the pixels of equal pieces, and of nothing else."""

from functools import partial

import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.scene.sprites import Paint
from screens.painted_once import Paintings
from tests.ui.full_width import full_width

BOUNDS = QRectF(0, 0, 9, 6)


def fill(painter: QPainter, room: QRectF, colour: str) -> None:
    painter.fillRect(room, QColor(colour))


def filling(colour: object, room: QRectF = BOUNDS) -> Paint:
    def paint(painter: QPainter) -> None:
        fill(painter, room, str(colour))

    return paint


def share(first: Paint, second: Paint, kept: Paintings, scale: float = 1.0) -> bool:
    sprites = kept.sprite(BOUNDS, first, 1.0), kept.sprite(BOUNDS, second, scale)
    assert sprites[0] is not sprites[1]
    return len({sprite.pixmap.cacheKey() for sprite in sprites}) == 1


@pytest.mark.parametrize(
    "make", [filling, lambda colour: partial(fill, room=BOUNDS, colour=colour)]
)
def test_closures_over_equal_values_are_painted_once(qapp: QApplication, make: object) -> None:
    assert callable(make)
    assert share(make("red"), make("red"), Paintings())
    assert not share(make("red"), make("blue"), Paintings())


def test_geometry_and_looks_are_values(qapp: QApplication) -> None:
    kept = Paintings()
    assert share(filling(LIGHT), filling(LIGHT), kept)
    assert share(filling("red", QRectF(1, 1, 2, 2)), filling("red", QRectF(1, 1, 2, 2)), kept)
    assert not share(filling("red", QRectF(1, 1, 2, 2)), filling("red", QRectF(1, 1, 2, 3)), kept)
    assert share(filling(QFont("Serif")), filling(QFont("Serif")), kept)
    assert not share(filling(QFont("Serif", 10)), filling(QFont("Serif", 11)), kept)
    assert share(filling(QLineF(1, 2, 3, 4)), filling(QLineF(1, 2, 3, 4)), kept)
    assert not share(filling(QLineF(1, 2, 3, 4)), filling(QLineF(1, 2, 3, 5)), kept)


def test_another_scale_language_or_font_is_painted_again(qapp: QApplication) -> None:
    kept, paint = Paintings(), filling("red")
    assert not share(paint, paint, kept, scale=2.0)
    before = kept.sprite(BOUNDS, paint, 1.0).pixmap.cacheKey()
    with full_width():
        assert kept.sprite(BOUNDS, paint, 1.0).pixmap.cacheKey() != before
    assert kept.sprite(BOUNDS, paint, 1.0).pixmap.cacheKey() == before
    kept.forget()
    assert kept.sprite(BOUNDS, paint, 1.0).pixmap.cacheKey() != before


def test_closures_over_mutable_values_are_painted_each_time(qapp: QApplication) -> None:
    changing = ["red"]
    assert not share(filling(changing), filling(changing), Paintings())


def test_no_more_is_kept_than_asked_for(qapp: QApplication) -> None:
    assert not share(filling("red"), filling("red"), Paintings(most=0))
