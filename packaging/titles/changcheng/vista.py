"""Paint the picture of the start page, a finished wall through two landscapes, and write it in two
sizes to ``resources/changcheng/art``.

A board keeps a broad calm zone under the wall for cards. Here nothing lies on it, so the mountains
are drawn up to the wall, and mist hides where.

``dev.py bake changcheng/vista`` does it: after any change to the landscapes or to how blocks look,
and look at the picture.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFontDatabase,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPolygonF,
)

from art.landscape.brush import MIST
from art.landscape.mountains import paint_mist
from art.seal import paint_seal
from art.webp import SCROLL, write
from changcheng_qt.assets import font_files, title_folder
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout, strip
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_HEIGHT, BOARD_WIDTH
from changcheng_qt.titles.changcheng.table.painting.blocks import paint_block
from changcheng_qt.titles.changcheng.table.painting.mount import paint_seam
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.vista import PIXELS, VISTA_FILES
from titles.changcheng.landscapes import SCALE, faces
from titles.changcheng.scenery import paint_landscape

FACES: Final = ("2B", "4A")
TOP: Final = 62.0
"""The board unit at the upper edge of the picture."""
MIST_LINE: Final = 318.0
RAISED: Final = 76.0
"""By how much everything south of the mist is drawn up."""
FOG: Final = ((-46, 0.0), (-14, 0.22), (8, 0.34), (30, 0.16), (56, 0.0))
"""How dense the fog is above and below the line."""
MISTS: Final = (
    (20, -26, 260, 40, 0.5),
    (160, 0, 250, 58, 0.95),
    (238, 22, 330, 44, 0.6),
    (318, 0, 230, 54, 0.95),
    (470, -22, 330, 46, 0.5),
    (560, 16, 300, 60, 0.6),
    (688, 0, 250, 58, 0.95),
    (762, -24, 340, 42, 0.5),
    (837, 0, 230, 54, 0.95),
    (955, 20, 260, 50, 0.6),
)
"""Middle, distance below the line, width, height and density of the banks drifting in the fog: the
densest lie where a river crosses the line.
"""
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
SEAL: Final = QRectF(962, 70, 23, 42)
SEAL_TEXT: Final = "長城"
WALLS: Final = (
    "green blue blue red+ red violet green= green red violet+ violet blue green",
    "red red= red violet blue green+ green violet blue= blue red green violet",
)
"""The blocks on the squares of each board, from the west: a tower with +, and with = a double,
which is on the next square too.
"""


@dataclass(frozen=True, slots=True)
class Standing:
    """A block of the picture, its ground in board units."""

    ground: QPolygonF
    kind: BlockKind
    colour: str


def standing(layout: FaceLayout, wall: str) -> list[Standing]:
    """Return the blocks on one board, the farthest first."""
    blocks = []
    entries = wall.split()
    is_covered = False
    for square, entry in enumerate(entries):
        colour = entry.rstrip("+=")
        if entry.endswith("="):
            west = layout.double_sections(square, west=True)
            east = layout.double_sections(square + 1, west=False)
            blocks.append(Standing(strip(west + east[1:]), BlockKind.DOUBLE, colour))
        elif not is_covered:
            kind = BlockKind.TOWER if entry.endswith("+") else BlockKind.SINGLE
            blocks.append(Standing(layout.quad(square), kind, colour))
        is_covered = entry.endswith("=")
    return sorted(blocks, key=lambda block: block.ground.boundingRect().center().y())


def paint() -> QImage:
    """Paint the picture."""
    picture = QImage(QSize(*PIXELS), QImage.Format.Format_RGB32)
    scale = PIXELS[0] / (BOARD_WIDTH * len(FACES))
    layouts = {face.code: FaceLayout(face) for face in faces()}
    chosen = [layouts[code] for code in FACES]
    land = paint_lands(chosen)
    with QPainter(picture) as painter:
        painter.scale(scale, scale)
        painter.translate(0, -TOP)
        far = QRectF(0, 0, land.width(), MIST_LINE)
        near = QRectF(0, MIST_LINE + RAISED, land.width(), BOARD_HEIGHT - MIST_LINE - RAISED)
        for part, top in ((far, 0.0), (near, MIST_LINE)):
            pixels = QRectF(part.left(), part.top() * SCALE, part.width(), part.height() * SCALE)
            room = QRectF(0, top, BOARD_WIDTH * len(FACES), part.height())
            painter.drawImage(room, land, pixels)
        paint_fog(painter)
        for board, (layout, wall) in enumerate(zip(chosen, WALLS, strict=True)):
            painter.save()
            painter.translate(BOARD_WIDTH * board, 0)
            for block in standing(layout, wall):
                paint_block(painter, block.ground, block.kind, SEAT_COLOURS[block.colour])
            painter.restore()
        paint_seal(painter, SEAL, SEAL_TEXT)
    return picture


def paint_fog(painter: QPainter) -> None:
    """Hide in fog where the mountains were drawn up."""
    top, bottom = MIST_LINE + FOG[0][0], MIST_LINE + FOG[-1][0]
    veil = QLinearGradient(0, top, 0, bottom)
    for below, density in FOG:
        veil.setColorAt((MIST_LINE + below - top) / (bottom - top), ink(MIST, round(255 * density)))
    painter.fillRect(QRectF(0, top, BOARD_WIDTH * len(FACES), bottom - top), veil)
    for middle, below, width, height, density in MISTS:
        paint_mist(painter, QPointF(middle, MIST_LINE + below), width, height, MIST, density)


def paint_lands(layouts: list[FaceLayout]) -> QImage:
    """Paint the landscapes side by side, at the scale at which boards are baked."""
    size = QSizeF(BOARD_WIDTH * len(layouts), BOARD_HEIGHT) * SCALE
    picture = QImage(size.toSize(), QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        painter.scale(SCALE, SCALE)
        for board, layout in enumerate(layouts):
            painter.save()
            painter.translate(BOARD_WIDTH * board, 0)
            paint_landscape(painter, layout)
            painter.restore()
        paint_seam(painter, BOARD_WIDTH, QRectF(QPointF(0, 0), size / SCALE))
    return picture


def main() -> int:
    """Bake the picture; return the exit status."""
    application = QGuiApplication([])
    for font in font_files():
        QFontDatabase.addApplicationFont(str(font))
    picture, folder = paint(), title_folder("changcheng") / "art"
    are_written = [
        write(picture.scaledToWidth(width, _SMOOTH), folder / name, SCROLL)
        for width, name in VISTA_FILES.items()
    ]
    application.quit()
    return 0 if all(are_written) else 1
