"""Pictures copied pixel by pixel: nothing is sampled, and the painter goes on as before; and the
memory of a picture that is kept.
"""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.looks.kept_picture import blit, to_keep

RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)
PICTURES = """
from pathlib import Path
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPainterPath, QPen, QPixmap
from changcheng_qt.ui.looks.kept_picture import to_keep

application = QGuiApplication([])
pattern = QPainterPath()
for k in range(2000):
    pattern.addEllipse(QPointF(k % 60, k // 40), 3, 3)

def painted():
    picture = QPixmap(60, 60)
    picture.fill(QColor("white"))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("red"), 1.5))
        painter.drawPath(pattern)
    return {kept}

def pages():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1])

kept = [painted()]
before = pages()
kept += [painted() for _ in range(20)]
print((pages() - before) / 20)
"""
"""Tell how many pages of memory a picture takes for as long as it lives: its pixels take four, and
the heap grows by some tens meanwhile; all that was painted takes hundreds.
"""
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


@pytest.mark.parametrize("ratio", RATIOS)
def test_the_kept_pixels_equal_the_picture(qapp: QApplication, ratio: float) -> None:
    picture = chequered()
    picture.setDevicePixelRatio(ratio)
    kept = to_keep(picture)
    assert kept.toImage() == picture.toImage()
    assert kept.devicePixelRatio() == ratio


@pytest.mark.skipif(sys.platform != "linux", reason="memory is weighed as Linux counts it")
@pytest.mark.parametrize(("kept", "is_light"), [("to_keep(picture)", True), ("picture", False)])
def test_only_pixels_are_kept(kept: str, is_light: bool) -> None:
    code = PICTURES.format(kept=kept)
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True
    )
    assert (float(run.stdout) < 100) is is_light
