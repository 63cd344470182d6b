"""The map painted on silk beforehand, in the size at which it is shown."""

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from changcheng_qt import assets
from changcheng_qt.ui.china.painting.region_colours import REGION_COLOURS
from changcheng_qt.ui.looks.theme import Palette, ink

FILE: Final = "silk-map.webp"
_VEIL: Final = "#120A04"


def paint_silk_map(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the map with its mount into a rectangle, dimmed where the palette wants it."""
    picture = _baked()
    if picture.isNull():
        painter.fillRect(rect, ink(next(iter(REGION_COLOURS.values())).land))
    else:
        size = painter.deviceTransform().mapRect(rect).size().toSize()
        shown = picture.scaled(
            size,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(rect, shown)
    if palette.veil:
        painter.fillRect(rect, ink(_VEIL, palette.veil))


@cache
def _baked() -> QImage:
    return QImage(str(assets.title_folder("china") / "art" / FILE))


def forget() -> None:
    """Let the picture go: another game is on the table."""
    _baked.cache_clear()
