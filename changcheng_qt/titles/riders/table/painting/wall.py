"""The wall: a band of stone with dashed sockets, the towers on them, and the chevrons of ways."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.riders.table.geometry.hexes import BAND
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.glyphs import paint_glyph
from changcheng_qt.ui.looks.theme import SeatColours, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.houses import LINE
from changcheng_qt.ui.painting.lettering import paint_fitted_text

EMPEROR: Final = "帝"
TOWER_BOUNDS: Final = QRectF(-11, -16, 23, 26)
_SOCKET: Final = 11.5
_TOWER: Final = strokes.sketch(
    "M -7.6 7 L -6.4 -7 L -8.2 -7 L -8.2 -13.6 L -4.9 -13.6 L -4.9 -11 L -1.8 -11 L -1.8 -13.6 "
    "L 1.8 -13.6 L 1.8 -11 L 4.9 -11 L 4.9 -13.6 L 8.2 -13.6 L 8.2 -7 L 6.4 -7 L 7.6 7 Z"
)
_FOOT: Final = QPointF(0, -0.6)
"""The middle of the sign on a tower."""
_CHEVRON: Final = strokes.sketch("M -6 -3 L 0 3.4 L 6 -3")


def paint_wall(painter: QPainter, line: Sequence[QPointF]) -> None:
    """Paint the whole wall along its line, from west to east."""
    path = strokes.open_line(line)
    shadow = strokes.pen(pigments.GROUND_SHADOW, BAND + 3.0, 60)
    dashes = strokes.flat_pen(pigments.SLAB_EDGE, BAND)
    dashes.setDashPattern([0.09, 0.42])
    strokes.paint_strokes(painter, path.translated(1.92, 2.4), shadow)
    strokes.paint_strokes(
        painter,
        path,
        strokes.pen(pigments.SLAB_EDGE, BAND + 2.2),
        strokes.pen(pigments.SLAB_LIGHT, BAND),
        strokes.pen(pigments.SLAB_DARK, 4.6),
        dashes,
        strokes.pen(pigments.SLAB_LIGHT, 3.6),
    )


def paint_border(painter: QPainter, at: QPointF) -> None:
    """Paint the end of a section on the wall."""
    stone = strokes.linear(at - QPointF(5, 5), at + QPointF(5, 5), "#EADDBB", pigments.SLAB_DARK)
    strokes.paint_disc(painter, at, 6.4, stone, strokes.pen(pigments.SLAB_EDGE, 1.2))


def paint_socket(painter: QPainter, at: QPointF) -> None:
    """Paint the dashed place of a tower that is not built."""
    line = strokes.pen(pigments.BORDER_INK, 1.3, dashes=(2.4, 1.7))
    box = strokes.centred(at, _SOCKET, _SOCKET)
    strokes.paint_box(painter, box, 1.6, ink(pigments.PAPER), line)


def paint_tower(painter: QPainter, at: QPointF, seat: SeatColours | None) -> None:
    """Paint a tower in a seat's colour, with its sign; for None a stone one of the crown, with the
    Chinese sign of the Emperor.
    """
    with strokes.moved(painter, at):
        if seat is None:
            _paint_tower(painter, "#D9CFB8", "#A99E86", pigments.RUIN_INK)
            font = Fonts(Script.TRADITIONAL).title(10.5)
            paint_fitted_text(painter, strokes.centred(_FOOT, 20, 16), EMPEROR, font, pigments.INK)
            return
        _paint_tower(painter, seat.top, seat.front, seat.outline)
        if seat.inlay:
            strokes.paint_line(painter, QLineF(-6.2, -7.4, 6.2, -7.4), strokes.pen(seat.inlay, 0.8))
        paint_glyph(painter, seat.glyph, _FOOT, 4.6, seat.glyph_colour)


def paint_chevron(painter: QPainter, at: QPointF) -> None:
    """Paint the small sign that riders enter here, southwards."""
    lines = strokes.pen(pigments.PAPER, 3.8), strokes.pen(colours.DANGER, 2.1)
    strokes.paint_strokes(painter, _CHEVRON.translated(at), *lines)


def _paint_tower(painter: QPainter, lit: str, shaded: str, edge: str) -> None:
    strokes.paint_oval(painter, QPointF(1.8, 6.6), 8.6, 2.8, ink(pigments.GROUND_SHADOW, 80))
    tones = mix(lit, pigments.WHITE, 0.16), lit, shaded
    stone = strokes.linear(QPointF(-8, 0), QPointF(8, 0), *tones)
    strokes.paint_path(painter, _TOWER, stone, strokes.pen(edge, LINE))
