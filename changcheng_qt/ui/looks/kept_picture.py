"""Pictures that a widget paints once and reuses until something they depend on has changed.

Painting a block or a card takes milliseconds, and a widget is painted again for many reasons: its
neighbour lights up, a number next to the picture counts down.
"""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPixmapCache, QTransform

_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform
_MOST: Final = 2
"""The latest looks and those before them: steps are undone and redone, sizes return."""


class KeptPicture:
    """One picture, of which only the latest looks are kept."""

    def __init__(self, most: int = _MOST) -> None:
        """Start without a picture; `most` is the number of looks kept."""
        self._most = most
        self._looks: dict[Hashable, QPixmap] = {}

    def draw(
        self,
        painter: QPainter,
        size: QSize,
        key: Hashable,
        paint: Callable[[QPainter], None],
        *,
        ground: Qt.GlobalColor = Qt.GlobalColor.transparent,
    ) -> None:
        """Draw the picture by `paint` in a size of logical pixels, at the painter's origin.

        `key` must differ for different pictures; size and device pixel ratio are part of it. A
        picture that covers everything is drawn several times as fast on an opaque `ground`.
        """
        ratio = painter.device().devicePixelRatioF()
        wanted = (key, size.width(), size.height(), ratio)
        pixmap = self._looks.pop(wanted, None) or _painted(size, ratio, paint, ground)
        self._looks[wanted] = pixmap
        self.keep(self._most)
        painter.drawPixmap(0, 0, pixmap)

    def keep(self, most: int) -> None:
        """Keep only the latest looks."""
        while len(self._looks) > most:
            del self._looks[next(iter(self._looks))]

    def drop(self) -> None:
        """Drop all pictures."""
        self._looks.clear()


def _painted(
    size: QSize, ratio: float, paint: Callable[[QPainter], None], ground: Qt.GlobalColor
) -> QPixmap:
    pixmap = QPixmap((size.toSizeF() * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(ground)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return to_keep(pixmap)


def blit(painter: QPainter, left: float, top: float, picture: QPixmap) -> None:
    """Copy a picture with the device's pixels to a place in device pixels, relative to the
    painter's origin.

    A painter that scales or smooths samples every pixel, even if the result is a plain copy, and
    needs several times as long. The painter is left unsmoothed, its transform unchanged.
    """
    ratio = painter.device().devicePixelRatioF()
    before = painter.worldTransform()
    painter.setRenderHint(_SMOOTH, False)
    if ratio == 1:
        painter.resetTransform()
    else:
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    across, down = round(before.dx() * ratio), round(before.dy() * ratio)
    painter.drawPixmap(across + round(left), down + round(top), picture)
    painter.setWorldTransform(before)


def picture_of(file: Path, size: QSize) -> QPixmap:
    """Return the picture in a file, in a size. Qt keeps it for a while: reading a large one takes
    ten milliseconds, and the next table has the same ones. One that cannot be read is null.
    """
    key, picture = f"{file} {size.width()} {size.height()}", QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap.fromImage(_read(file, size))
        QPixmapCache.insert(key, picture)
    return picture


def _read(file: Path, size: QSize) -> QImage:
    return QImage(str(file)).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def to_keep(picture: QPixmap) -> QPixmap:
    """Return a copy of a painted picture for a cache, with its pixels only.

    A picture that was painted on also keeps the outlines and spans of everything painted, which for
    a board with its pieces doubled its memory.
    """
    return picture.copy()
