"""The picture of a title on the start page, baked in advance among the title's own files.

It is on the first frame of the program, so its painting needs nothing of the game.
"""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImageReader, QPainter

from changcheng_qt.assets import title_folder
from changcheng_qt.ui.looks.strokes import NO_BRUSH, linear, pen
from changcheng_qt.ui.painting import pigments

VISTA_FILES: Final = {width: f"vista-{width}.webp" for width in (340, 680, 1360)}
"""The files by the width of the picture in pixels; half the width is read in a third of the
time.
"""
PIXELS: Final = (1360, 490)
"""Width and height of the largest picture."""
SHAPE: Final = PIXELS[0] / PIXELS[1]
_THREAD: Final = "#8A7A52"


def paint_vista(title: str, painter: QPainter, rect: QRectF, unit: float) -> None:
    """Paint the picture of a title into a rectangle, mounted like a scroll; `unit` is the window's
    `k`.
    """
    painter.fillRect(
        rect, linear(rect.topLeft(), rect.bottomLeft(), pigments.BROCADE_LIGHT, pigments.BROCADE)
    )
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(_THREAD, unit))
    painter.drawRect(_within(rect, 3 * unit))
    painter.fillRect(_within(rect, 6 * unit), QColor(pigments.SILK_BORDER))
    silk = _within(rect, 10 * unit)
    pixels = (silk.size() * painter.deviceTransform().m11()).toSize()
    reader = QImageReader(str(title_folder(title) / "art" / _file_for(pixels.width())))
    reader.setScaledSize(pixels)
    painter.drawImage(silk, reader.read())
    painter.setPen(pen(pigments.BORDER_INK, unit))
    painter.drawRect(silk)


def _within(rect: QRectF, inset: float) -> QRectF:
    return rect.adjusted(inset, inset, -inset, -inset)


def _file_for(width: int) -> str:
    """Return the smallest picture of at least this width, or the widest."""
    return next((file for wide, file in VISTA_FILES.items() if wide >= width), VISTA_FILES[1360])
