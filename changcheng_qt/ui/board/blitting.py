"""Copying pictures: to a canvas pixel by pixel, whatever its device pixel ratio, and to be kept."""

from PySide6.QtGui import QPainter, QPixmap, QTransform


def blit(painter: QPainter, left: float, top: float, picture: QPixmap) -> None:
    """Copy a picture whose pixels are those of the device to a place in device pixels.

    A painter that scales or smooths samples every pixel, even where the result is a plain copy, and
    takes several times as long. The painter is left unsmoothed, its transform as it was.
    """
    ratio = painter.device().devicePixelRatioF()
    before = painter.worldTransform()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    painter.drawPixmap(round(left), round(top), picture)
    painter.setWorldTransform(before)


def to_keep(picture: QPixmap) -> QPixmap:
    """Return a copy of a picture that has been painted and is to be kept, and only its pixels.

    For as long as a picture lives that was painted on, so do the outlines and spans of everything
    that was painted, which for a board with its pieces was as much again as the pixels.
    """
    return picture.copy()
