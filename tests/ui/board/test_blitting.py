"""Pictures copied pixel by pixel: nothing is sampled, and the painter goes on as before."""

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.board.blitting import blit

RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def chequered() -> QPixmap:
    """Return a picture whose every pixel differs from its neighbours: sampling would blur it."""
    image = QImage(QSize(8, 6), _FORMAT)
    for x in range(8):
        for y in range(6):
            image.setPixelColor(x, y, QColor("#FFFFFF" if (x + y) % 2 else "#123456"))
    return QPixmap.fromImage(image)


def canvas(ratio: float) -> QImage:
    image = QImage(QSize(40, 30), _FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#00000000"))
    return image


@pytest.mark.parametrize("ratio", RATIOS)
def test_every_pixel_is_copied_to_its_place(qapp: QApplication, ratio: float) -> None:
    image, picture = canvas(ratio), chequered()
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        blit(painter, 11, 7, picture)
    image.setDevicePixelRatio(1)
    assert image.copy(11, 7, 8, 6) == picture.toImage().convertToFormat(_FORMAT)
    outside = [(x, y) for x in range(40) for y in range(30) if not (11 <= x < 19 and 7 <= y < 13)]
    assert not any(image.pixelColor(x, y).alpha() for x, y in outside)


def test_half_a_pixel_aside_would_have_been_sampled(qapp: QApplication) -> None:
    image, picture = canvas(1.0), chequered()
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(11.5, 7), picture)
    assert image.copy(11, 7, 8, 6) != picture.toImage().convertToFormat(_FORMAT)


def test_the_transform_is_left_as_it_was(qapp: QApplication) -> None:
    image, wanted = canvas(2.0), QTransform.fromScale(2, 2).translate(3, 4)
    with QPainter(image) as painter:
        painter.setWorldTransform(wanted)
        blit(painter, 0, 0, chequered())
        assert painter.worldTransform() == wanted
