"""Paint China's picture of the start page, the heart of the map in the middle of a game, and write
it in two sizes to ``resources/china/art``.

``dev.py bake china/vista`` does it: after any change to the map or to how pieces look, and look at
the picture.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter

from art.seal import paint_seal
from art.webp import SCROLL, write
from changcheng_qt.assets import font_files, title_folder
from changcheng_qt.titles.china.rules.maps import load_map
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import MapLayout
from changcheng_qt.titles.china.table.painting import pieces, places
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.painting import houses
from changcheng_qt.ui.painting.vista import PIXELS, VISTA_FILES
from titles.china.silk_map import bake

SEEN: Final = QRectF(486, 522, 900, 900 * PIXELS[1] / PIXELS[0])
"""The part of the map to be seen."""
SEAL: Final = QRectF(1346, 782, 28, 50)
SEAL_TEXT: Final = "中國"
HOUSES: Final = (
    "blue", "red", "green", "", "violet", "blue", "", "red", "green", "black", "violet", "red",
    "blue",
)  # fmt: skip
"""The pieces in the towns that are seen, in the order of their numbers and over again."""
FORTIFIED: Final = 4
"""Every so manieth town is fortified."""
SENT: Final = (("red", 2), ("blue", 1), ("green", 1))
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation


def paint() -> QImage:
    """Paint the picture."""
    layout = MapLayout(load_chart(Side.B))
    board = load_map(title_folder("china") / "map.json")[Side.B]
    picture = QImage(QSize(*PIXELS), QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(PIXELS[0] / SEEN.width(), PIXELS[0] / SEEN.width())
        painter.translate(-SEEN.topLeft())
        painter.drawImage(layout.scene_rect, bake())
        for number in range(len(layout.chart.roads)):
            places.paint_road(painter, layout.road(number))
        for region, land in enumerate(board.regions):
            places.paint_court(painter, layout.court_rect(region), land.colour)
        towns = sorted(range(len(board.spaces)), key=lambda space: layout.town(space).y())
        for space in towns:
            _paint_town(painter, layout, space, board.colour_of(board.region_of(space)))
        _paint_envoys(painter, layout)
        paint_seal(painter, SEAL, SEAL_TEXT)
    return picture


def _paint_town(painter: QPainter, layout: MapLayout, space: int, colour: Colour) -> None:
    foot, owner = layout.town(space), HOUSES[space % len(HOUSES)]
    is_fortified = bool(owner) and space % FORTIFIED == 1
    places.paint_ground(painter, layout.ground(space), colour)
    if is_fortified:
        pieces.paint_far_wall(painter, foot)
    if owner:
        houses.paint_house(painter, foot, SIX_SEATS[owner])
    if is_fortified:
        pieces.paint_near_wall(painter, foot)


def _paint_envoys(painter: QPainter, layout: MapLayout) -> None:
    for region in range(len(layout.chart.lands)):
        standing = layout.standing(region, len(SENT))
        for at, (colour, count) in sorted(
            zip(standing, SENT, strict=True), key=lambda one: one[0].y()
        ):
            pieces.paint_emissary(painter, at + QPointF(0, 10), SIX_SEATS[colour], count)


def main() -> int:
    """Bake the picture; return the exit status."""
    application = QGuiApplication([])
    for font in font_files():
        QFontDatabase.addApplicationFont(str(font))
    picture, folder = paint(), title_folder("china") / "art"
    are_written = [
        write(picture.scaledToWidth(width, _SMOOTH), folder / name, SCROLL)
        for width, name in VISTA_FILES.items()
    ]
    application.quit()
    return 0 if all(are_written) else 1
