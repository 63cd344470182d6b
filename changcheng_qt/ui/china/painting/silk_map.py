"""The map painted on silk beforehand, in the size at which it is shown."""

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


class SilkMap:
    """The map of one scene: its file is read again only for another size, and let go with it."""

    def __init__(self) -> None:
        """Read nothing as yet."""
        self._file = ""
        self._picture = QImage()

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint the map with its mount into a rectangle, dimmed where the palette wants it."""
        size = painter.deviceTransform().mapRect(rect).size().toSize()
        fitting = (file for wide, file in FILES.items() if wide >= size.width())
        shown = self._baked(next(fitting, _LARGEST)).scaled(
            size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(rect, shown)
        if palette.veil:
            painter.fillRect(rect, ink(_VEIL, palette.veil))

    def _baked(self, file: str) -> QImage:
        if file != self._file:
            self._file = file
            self._picture = QImage(str(assets.title_folder("china") / "art" / file))
        return self._picture
