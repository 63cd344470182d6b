"""The icons of the program: one pen, one grid of 24 x 24, in the theme's colours.

- `icon_pixmap(icon, size, colour, ratio)` paints one for a device pixel ratio.
- `make_icon(icon, palette)` makes a QIcon with a faded version for disabled actions.
- `paint_icon(painter, icon, rect, colour, width)` paints one into a picture.

An icon is any `Drawing`; `Icon` holds those of the shell, a title has its own.
"""

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPixmapCache

from changcheng_qt.ui.looks.kept_picture import to_keep
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen, sketch
from changcheng_qt.ui.looks.theme import Palette, mix

GRID: Final = 24.0
STROKE: Final = 1.9
_SIZES: Final = (22, 32)
"""The sizes in which a QIcon is painted; Qt makes smaller ones of these."""
_RATIO: Final = 2.0
"""The device pixel ratio for which it is painted."""


class Drawing(NamedTuple):
    """An icon in the language of `strokes.sketch`, its middle at 0 0, from -12 to 12."""

    lines: str
    filled: str = ""


class Icon(Enum):
    """The icons of the shell."""

    MENU = Drawing("M -8 -5.5 L 8 -5.5 M -8 0 L 8 0 M -8 5.5 L 8 5.5")
    UNDO = Drawing("M -8 -2 C -4 -8 8 -8 8 2 C 8 7 3 8 -1 8 M -8.6 -8 L -8.2 -1.8 L -2 -2.4")
    REDO = Drawing("M 8 -2 C 4 -8 -8 -8 -8 2 C -8 7 -3 8 1 8 M 8.6 -8 L 8.2 -1.8 L 2 -2.4")
    RESET = Drawing("M -7 -4 C -2 -11 9 -7 8 1 C 7 9 -5 10 -7.6 3 M -8.4 -9 L -7.4 -3.6 L -2 -4.4")
    FIT = Drawing(
        "M -9 -3.4 L -9 -7.5 L -4 -7.5 M 9 -3.4 L 9 -7.5 L 4 -7.5 "
        "M -9 3.4 L -9 7.5 L -4 7.5 M 9 3.4 L 9 7.5 L 4 7.5"
    )
    ZOOM_IN = Drawing("O -2 -2 6.6 M 3 3 L 8.6 8.6 M -5 -2 L 1 -2 M -2 -5 L -2 1")
    ZOOM_OUT = Drawing("O -2 -2 6.6 M 3 3 L 8.6 8.6 M -5 -2 L 1 -2")
    HELP = Drawing(
        "O 0 0 9 M -3 -2.6 C -3 -6.6 3.4 -6.4 3 -2.6 C 2.8 -0.4 0 -0.4 0 2", "O 0 5.2 1.2"
    )
    HINT = Drawing(
        "M -2.8 5 C -2.8 2.4 -6.4 1 -6.4 -3.2 C -6.4 -7 -3.6 -9.2 0 -9.2 "
        "C 3.6 -9.2 6.4 -7 6.4 -3.2 C 6.4 1 2.8 2.4 2.8 5 Z M -2 8.8 L 2 8.8"
    )
    MOON = Drawing("M 3 -8 C -6 -8 -10 2 -3 7 C 1 9.6 7 8 8.4 3 C 2 5 -2 -2 3 -8 Z")
    CHECK = Drawing("M -8 0 L -2.5 6 L 8 -6")
    RIGHT = Drawing("M -3.6 -7.5 L 4 0 L -3.6 7.5")
    LEFT = Drawing("M 3.6 -7.5 L -4 0 L 3.6 7.5")
    CLOSE = Drawing("M -6 -6 L 6 6 M 6 -6 L -6 6")
    DOWN = Drawing("M -7.5 -3.6 L 0 4 L 7.5 -3.6")
    SWAP = Drawing("M -8 -3 L 8 -3 L 4 -7 M 8 4 L -8 4 L -4 8")
    CROWN = Drawing(
        "M -8.5 5.5 L -8.5 -4 L -3.4 0.2 L 0 -6.8 L 3.4 0.2 L 8.5 -4 L 8.5 5.5 Z",
        "M -8.5 5.5 L -8.5 -4 L -3.4 0.2 L 0 -6.8 L 3.4 0.2 L 8.5 -4 L 8.5 5.5 Z",
    )
    SETTINGS = Drawing(
        "M -9 -6 L -2 -6 M 4 -6 L 9 -6 O 1 -6 2.6 M -9 0 L -6 0 M 0 0 L 9 0 O -3 0 2.6 "
        "M -9 6 L 1 6 M 7 6 L 9 6 O 4 6 2.6"
    )
    GEAR = Drawing(
        "O 0 0 6 O 0 0 2.2 M 0 -6 L 0 -9.2 M 0 6 L 0 9.2 M -6 0 L -9.2 0 M 6 0 L 9.2 0 "
        "M 4.3 -4.3 L 6.5 -6.5 M 4.3 4.3 L 6.5 6.5 M -4.3 4.3 L -6.5 6.5 M -4.3 -4.3 L -6.5 -6.5"
    )
    LOG = Drawing("B -7.5 -9 15 18 2 M -3.8 -4.6 L 3.8 -4.6 M -3.8 0 L 3.8 0 M -3.8 4.6 L 1 4.6")
    PAUSE = Drawing("M -4 -7 L -4 7 M 4 -7 L 4 7")
    STEP = Drawing("M -7 -7 L 3 0 L -7 7 Z M 7 -7 L 7 7")
    NEW = Drawing("M -6.5 -9 L 2.5 -9 L 7 -4.5 L 7 9 L -6.5 9 Z M 0 -2 L 0 5 M -3.5 1.5 L 3.5 1.5")
    OPEN = Drawing("M -9.5 7.5 L -9.5 -7 L -3.4 -7 L -1.2 -4.4 L 9.5 -4.4 L 9.5 7.5 Z")
    SAVE = Drawing(
        "M 0 -9 L 0 3 M -4.6 -1.2 L 0 3.4 L 4.6 -1.2 M -8.5 4.6 L -8.5 8.6 L 8.5 8.6 L 8.5 4.6"
    )
    WARNING = Drawing("M 0 -8.4 L 9.4 8 L -9.4 8 Z M 0 -2.6 L 0 2.4", "O 0 5.2 1.2")
    LANGUAGE = Drawing(
        "O 0 0 8.6 M -8.6 0 L 8.6 0 M 0 -8.6 C -5 -4.5 -5 4.5 0 8.6 M 0 -8.6 C 5 -4.5 5 4.5 0 8.6"
    )
    MORE = Drawing("", "O -6.5 0 1.8 O 0 0 1.8 O 6.5 0 1.8")
    HAND_OVER = Drawing("B -9.5 -9 19 18 1.5 M 0 -9 L 0 9", "O -2.8 0 1.1 O 2.8 0 1.1")


def paint_icon(
    painter: QPainter,
    icon: Icon | Drawing,
    rect: QRectF,
    colour: str | QColor,
    width: float = STROKE,
) -> None:
    """Paint an icon into a square rectangle; the width of its lines is in units of the grid."""
    lines, filled = _paths(icon.value if isinstance(icon, Icon) else icon)
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / GRID, rect.height() / GRID)
    painter.setPen(pen(colour, width))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(lines)
    if not filled.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPath(filled)
    painter.restore()


@lru_cache(maxsize=128)
def _paths(drawing: Drawing) -> tuple[QPainterPath, QPainterPath]:
    """Return lines and filled parts of a drawing, cached: icons are painted all the time.

    The caller must not change them.
    """
    return sketch(drawing.lines), sketch(drawing.filled)


def icon_pixmap(
    icon: Icon | Drawing, size: float, colour: str | QColor, ratio: float = 1.0
) -> QPixmap:
    """Return an icon of that many logical pixels for a device pixel ratio, from Qt's cache if it is
    there: each window and dialog has the same ones.
    """
    pixels, drawing = max(1, round(size * ratio)), icon.value if isinstance(icon, Icon) else icon
    shade = QColor(colour).name(QColor.NameFormat.HexArgb)
    key = f"icon {drawing.lines} {drawing.filled} {pixels} {ratio} {shade}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    kept = _painted(drawing, pixels, shade, ratio)
    QPixmapCache.insert(key, kept)
    return kept


def _painted(drawing: Drawing, pixels: int, shade: str, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(pixels, pixels))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, drawing, QRectF(QPointF(0, 0), pixmap.size().toSizeF()), shade)
    pixmap.setDevicePixelRatio(ratio)
    return to_keep(pixmap)


def make_icon(
    icon: Icon | Drawing, palette: Palette, role: str = "text2", *, faded: bool = False
) -> QIcon:
    """Return an icon in a colour of the palette, faded if its action is disabled, or always."""
    made = QIcon()
    normal, active, disabled = QIcon.Mode.Normal, QIcon.Mode.Active, QIcon.Mode.Disabled
    shades = {mix(palette.text3, palette.bar, 0.6).name(): [disabled]}
    for shown, mode in ((role, normal), ("text", active)):
        shade = next(iter(shades)) if faded else palette.colour(shown).name()
        shades.setdefault(shade, []).append(mode)
    for shade, modes in shades.items():
        for size in _SIZES:
            picture = icon_pixmap(icon, size, shade, _RATIO)
            for mode in modes:
                made.addPixmap(picture, mode)
    return made
