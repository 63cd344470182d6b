"""The map painted on silk beforehand, in the size at which it is shown."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from changcheng_qt import assets
from changcheng_qt.ui.looks.theme import Palette, ink

FILES: Final = {1668: "silk-map-1668.webp", 3336: "silk-map-3336.webp"}
"""The files by the width of the picture in pixels: the smaller one is read in 15 ms, the larger one
in 60.
"""
_LARGEST: Final = FILES[max(FILES)]
_VEIL: Final = "#120A04"


def paint_silk_map(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the map with its mount into a rectangle, dimmed where the palette wants it."""
    size = painter.deviceTransform().mapRect(rect).size().toSize()
    picture = _baked(next((file for wide, file in FILES.items() if wide >= size.width()), _LARGEST))
    shown = picture.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    painter.drawImage(rect, shown)
    if palette.veil:
        painter.fillRect(rect, ink(_VEIL, palette.veil))


@lru_cache(maxsize=1)
def _baked(file: str) -> QImage:
    return QImage(str(assets.title_folder("china") / "art" / file))
