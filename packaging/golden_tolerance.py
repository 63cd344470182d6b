"""How much a picture may differ from the golden one.

Pictures are compared in tiles, so that a small part that has changed is not lost in a large picture
that has not. Letters and edges may come out a little otherwise with another patch version of Qt: a
few values in a tile may differ, by any amount, and all of them by a little.

Lossy packing turns a difference of four levels, in a hundred pixels of a label, into other values
in a fifth of a tile. Its noise is fine, and evens out in the means of four by four pixels. So these
are compared; a button two pixels further down is seen in them as before.
"""

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

SMALLER: Final = 4
"""The side of the square of pixels whose mean is compared."""
TILE: Final = 8
"""The side of a tile, in such means."""
LEVELS: Final = 6
"""By how much a value (red, green or blue, 0 to 255) may always differ."""
SHARE: Final = 0.03
"""Which part of a tile's values may differ by more."""

_QUALITY: Final = 75
_CHANNELS: Final = 3
_MARKS: Final = bytes(value > LEVELS for value in range(256))
_AMPLIFIED: Final = 3
"""How often the picture of the difference is added to itself."""


def encoded(picture: QImage) -> bytes:
    """Return a picture as it is kept: lossy, which makes it a sixth as large."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"webp"))
    writer.setQuality(_QUALITY)
    if not writer.write(picture.convertToFormat(QImage.Format.Format_RGB32)):
        raise OSError(writer.errorString())
    return bytes(buffer.data().data())


def decoded(content: bytes) -> QImage:
    """Return a picture that was kept."""
    return QImage.fromData(QByteArray(content))


def difference(first: QImage, second: QImage) -> QImage:
    """Return a picture of the differences between two of one size."""
    result = first.convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(result) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, second)
    return result


def amplified(picture: QImage) -> QImage:
    """Return a dark picture, amplified so that a person can see it."""
    result = picture.copy()
    for _ in range(_AMPLIFIED):
        once = result.copy()
        with QPainter(result) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
            painter.drawImage(0, 0, once)
    return result


def worst_tile(fresh: QImage, golden: QImage) -> float:
    """Return which part of the values differs too much in the tile where that is most; 1 for
    pictures that are not of one size.
    """
    if fresh.size() != golden.size():
        return 1.0
    picture = difference(_means(fresh), _means(golden))
    picture = picture.convertToFormat(QImage.Format.Format_RGB888)
    marks = bytes(picture.constBits()).translate(_MARKS)
    if not marks.count(1):
        return 0.0
    tops = range(0, picture.height(), TILE)
    return max(_worst_in_band(picture, marks, top) for top in tops) / (TILE * TILE * _CHANNELS)


def _means(picture: QImage) -> QImage:
    size = picture.size() / SMALLER
    keep_shape, smooth = Qt.AspectRatioMode, Qt.TransformationMode.SmoothTransformation
    return picture.scaled(size, keep_shape.IgnoreAspectRatio, smooth)


def _worst_in_band(picture: QImage, marks: bytes, top: int) -> int:
    """Return how many values are marked in the worst tile of those that begin at a row."""
    stride, width = picture.bytesPerLine(), TILE * _CHANNELS
    rows = [y * stride for y in range(top, min(top + TILE, picture.height()))]
    end = picture.width() * _CHANNELS
    return max(
        sum(marks.count(1, row + left, row + min(left + width, end)) for row in rows)
        for left in range(0, end, width)
    )
