"""The map on silk, painted in advance, in the size in which it is shown.

Theory of operation. The whole map uses the picture of its own size, which is read once. Zoomed in,
or on a finer screen, it uses a picture twice as large, which would block the window for 80 ms: so
that is split into pieces, each in a file of its own, and each piece is a figure of the scene.
Pieces for which a frame has no time are shown from the smaller picture until the next one. A piece
includes its seams, so that there is no visible gap between two, and is not kept: the scene caches
its painted form.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from changcheng_qt import assets
from changcheng_qt.titles.china.table.geometry.layout import SILK_PIECES
from changcheng_qt.ui.looks.theme import Palette, ink

WHOLE: Final = "silk-map.webp"
"""The picture of the map's own size, a pixel for each unit."""
PIECES: Final = tuple(f"silk-map-{number + 1:02}.webp" for number in range(SILK_PIECES))
"""The pieces of the one that is `FINER` times as large."""
FINER: Final = 2
_VEIL: Final = "#120A04"


class SilkMap:
    """The map of one scene, freed with it."""

    def __init__(self) -> None:
        self._whole = QImage()

    def paint(
        self, painter: QPainter, number: int, piece: QRectF, whole: QRectF, palette: Palette
    ) -> None:
        """Paint a piece of the map at its place within the whole, dimmed if the palette requires
        it.
        """
        seen = painter.deviceTransform().mapRect(piece).size().toSize()
        is_fine = seen.width() > piece.width()
        picture = _read(PIECES[number]) if is_fine else self._part(piece, whole)
        shown = picture.scaled(
            seen, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        if palette.veil:
            with QPainter(shown) as veiling:
                veiling.fillRect(shown.rect(), ink(_VEIL, palette.veil))
        painter.drawImage(piece, shown)

    def _part(self, piece: QRectF, whole: QRectF) -> QImage:
        if self._whole.isNull():
            self._whole = _read(WHOLE)
        return self._whole.copy(pixels_of(piece, whole, 1))


def pixels_of(piece: QRectF, whole: QRectF, scale: float) -> QRect:
    """Return the rectangle of a piece in a picture of the whole map with `scale` pixels to a
    unit.
    """
    corner = (piece.topLeft() - whole.topLeft()) * scale
    return QRectF(corner, piece.size() * scale).toRect()


def _read(file: str) -> QImage:
    return QImage(str(assets.title_folder("china") / "art" / file))
