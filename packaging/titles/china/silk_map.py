"""Paint the silk map of China and write it to ``resources/china/art``.

``dev.py bake china/silk_map`` paints it, without names, towns and roads, which differ by language
and by side of the board; look at it afterwards. It is a WebP of the map's own size, mount included,
and one of twice that in pieces. Land lies where ``resources/china/map.json`` has it.
"""

import json
import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath

from art.landscape.brush import MALACHITE, Brush, Taper, shade, soft_layer
from art.landscape.ground import Pigment, paint_wash, paint_weave
from art.landscape.growth import paint_tuft
from art.landscape.water import paint_lake
from art.webp import write
from changcheng_qt.assets import title_folder
from changcheng_qt.titles.china.rules.pieces import BY_WORD
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import SILK_PIECES, MapLayout
from changcheng_qt.titles.china.table.painting.region_colours import REGION_COLOURS
from changcheng_qt.titles.china.table.painting.silk_map import FINER, PIECES, WHOLE, pixels_of
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, linear, open_line, outline, pen
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.painting.surfaces import woven_cloud
from titles.china.scenery import paint_far_hills, paint_scenery, points_of

QUALITY: Final = 80
MOST_BYTES: Final = 2 * 1024 * 1024

_STEPPE: Final = Pigment("#E9D5A8", "#DDB97C", "#B98A4A")
_SEA: Final = Pigment("#B9D3CF", "#8DB9BE", "#4F8794")
_SOUTH: Final = Pigment("#CBD6A8", "#A9BE86", "#6E8A55")
_SEA_OUTLINE: Final = (
    (1700, 150), (1500, 190), (1400, 150), (1240, 190), (1180, 240), (1150, 330), (1220, 420),
    (1340, 470), (1360, 640), (1330, 760), (1340, 880), (1270, 960), (1260, 1100), (1700, 1100),
)  # fmt: skip
_SOUTH_OUTLINE: Final = (
    (-80, 760), (60, 700), (120, 860), (420, 900), (700, 920), (1280, 900), (1290, 1100),
    (-80, 1100),
)  # fmt: skip
_PALE: Final = "#EFE8D2"
_SILK: Final = ("#33505F", "#24394A")
_THREAD: Final = "#5C7F8C"
_GOLD_EDGE: Final = "#D9B76A"
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_FADE: Final = 24.0
"""How soft the edges of sea and hills are beyond the regions."""


def paint_map(painter: QPainter, layout: MapLayout, plain: Mapping[str, Any]) -> None:
    """Paint the whole map with its mount, in units of its canvas."""
    brush = Brush(painter, Random(9))
    canvas = layout.map_rect
    _paint_mount(painter, layout)
    painter.save()
    painter.setClipRect(canvas)
    paint_wash(painter, _rect_path(canvas), _STEPPE, 3, canvas)
    _paint_beyond(brush, canvas)
    _paint_shores(brush, plain["borders"])
    for number, region in enumerate(plain["regions"]):
        tones = REGION_COLOURS[BY_WORD[region["colour"]]]
        wash = mix(tones.land, _PALE, 0.22).name()
        pigment = Pigment(wash, mix(wash, tones.shade, 0.5).name(), tones.shade)
        paint_wash(painter, layout.land_path(number), pigment, 20 + 3 * number, canvas)
        hills = mix(tones.shade, MALACHITE, 0.45).name()
        paint_far_hills(brush, layout.land_path(number), hills)
    decoration = plain["decoration"]
    _paint_borders(brush, plain["borders"])
    _paint_waters(brush, decoration, canvas)
    paint_scenery(
        brush,
        layout,
        decoration,
        outline(points_of(_SEA_OUTLINE)),
        outline(points_of(_SOUTH_OUTLINE)),
    )
    _paint_wall(brush, points_of(decoration["wall"]["line"]))
    paint_weave(painter, canvas)
    painter.restore()


def _paint_mount(painter: QPainter, layout: MapLayout) -> None:
    """Paint the silk around the map, woven with clouds, and its gold edges."""
    rect = layout.scene_rect
    painter.setPen(NO_PEN)
    painter.setBrush(linear(rect.topLeft(), rect.bottomRight(), *_SILK))
    painter.drawRect(rect)
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(pen(_THREAD, 1.3, 90))
    painter.setBrush(NO_BRUSH)
    for row in range(-1, 20):
        for column in range(-1, 12):
            at = rect.topLeft() + QPointF(column * 196 + (row % 2) * 98, row * 62)
            painter.drawPath(woven_cloud().translated(at))
    painter.restore()
    for grown, width in ((3, 3.4), (9, 1.2)):
        painter.setPen(pen(_GOLD_EDGE, width))
        painter.setBrush(NO_BRUSH)
        painter.drawRect(layout.map_rect.adjusted(-grown, -grown, grown, grown))
    painter.setPen(pen(_GOLD_EDGE, 1.6, 170))
    painter.drawRect(rect.adjusted(2, 2, -2, -2))


def _paint_beyond(brush: Brush, canvas: QRectF) -> None:
    """Paint the land beyond the regions: the sea in the east, hills in the south."""
    sea = outline(points_of(_SEA_OUTLINE))
    _paint_fading(brush.painter, outline(points_of(_SOUTH_OUTLINE)), _SOUTH, 11, canvas)
    _paint_fading(brush.painter, sea, _SEA, 5, canvas)
    for _ in range(420):
        at = QPointF(brush.between(1150, 1600), brush.between(150, 1000))
        if sea.contains(at):
            reach = brush.between(7, 15)
            wave = [at + QPointF(reach * k / 6, -2.2 * math.sin(math.pi * k / 3)) for k in range(7)]
            brush.stroke(wave, 1.0, shade("#3F7686", 0.3), Taper(0.1, 1, 0.1))


def _paint_fading(
    painter: QPainter, area: QPainterPath, pigment: Pigment, seed: int, canvas: QRectF
) -> None:
    """Paint a wash whose edge runs out into its surroundings."""
    layer = QImage((canvas.size() * FINER).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    layer.fill(Qt.GlobalColor.transparent)
    mask = soft_layer(lambda soft: soft.fillPath(area, QColor("black")), canvas, _FADE)
    with QPainter(layer) as paint:
        paint.scale(FINER, FINER)
        paint_wash(paint, _rect_path(canvas), pigment, seed, canvas)
        paint.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        paint.drawImage(canvas, mask)
    painter.drawImage(canvas, layer)


def _paint_shores(brush: Brush, borders: Sequence[Mapping[str, Any]]) -> None:
    """Paint the surf along the sea."""
    brush.painter.setBrush(NO_BRUSH)
    for border in borders:
        if border["kind"] == "sea":
            for reach, alpha in ((30, 30), (20, 44), (10, 70)):
                brush.painter.setPen(pen("#F4F1DC", reach, alpha))
                brush.painter.drawPath(open_line(points_of(border["line"])))


def _paint_waters(brush: Brush, decoration: Mapping[str, Any], canvas: QRectF) -> None:
    """Paint rivers, which begin as threads unless they come from beyond the map, lakes, a marsh."""
    for river in decoration["rivers"]:
        line = points_of(river["line"])
        width = river["width"]
        is_long = not canvas.adjusted(2, 2, -2, -2).contains(line[0])
        for share, colour, opacity in (
            (2.3, "#3F6B5A", 0.14),
            (1.7, "#3F6B5A", 0.2),
            (1.34, "#F7F3E2", 0.8),
            (1.0, "#85B3BC", 1.0),
        ):
            taper = Taper(0.8 if is_long else 0.16, 1, 1)
            brush.stroke(line, width * share, shade(colour, opacity), taper)
        for start in range(6, len(line) - 8, 14):
            glint = [point + QPointF(0, -0.16 * width) for point in line[start : start + 7]]
            brush.stroke(glint, 1.0, shade("#E9F3F0", 0.8), Taper(0.1, 1, 0.1))
    for lake in decoration["lakes"]:
        at, (wide, high) = QPointF(*lake["at"]), lake["radii"]
        paint_lake(brush, at, 2 * wide, 2 * high)
    marsh = outline(points_of(decoration["marsh"]["outline"]))
    brush.fill(marsh, shade("#A9C4B4", 1.0))
    brush.painter.setBrush(NO_BRUSH)
    brush.painter.setPen(pen("#3F6B5A", 2.0, 150))
    brush.painter.drawPath(marsh)
    for _ in range(70):
        at = QPointF(brush.between(1012, 1118), brush.between(414, 496))
        if marsh.contains(at):
            paint_tuft(brush, at, 1.0, "#5F7D58")


def _paint_borders(brush: Brush, borders: Sequence[Mapping[str, Any]]) -> None:
    """Paint where regions end: pigment gathered on both sides of a fine line of ink."""
    for border in borders:
        line = points_of(border["line"])
        for width, opacity, roughness in ((11.0, 0.06, 0.2), (6.4, 0.12, 0.3), (2.1, 0.74, 0.4)):
            brush.stroke(line, width, shade("#5A4326", opacity), Taper(0.95, 1, 0.95), roughness)


def _paint_wall(brush: Brush, line: list[QPointF]) -> None:
    """Paint the Long Wall: a band of stone with battlements, a tower every now and then."""
    painter = brush.painter
    _paint_ridge(painter, line)
    shadow = [point + QPointF(3, 6) for point in line]
    brush.stroke(shadow, 11, shade("#241A0C", 0.25), Taper(1, 1, 1))
    for width, colour in ((11.0, "#5C4A2E"), (8.4, "#C9AE7C"), (3.0, "#E6D2A4")):
        brush.stroke(line, width, shade(colour, 1.0), Taper(1, 1, 1))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#5C4A2E"))
    for point in line[::1]:
        painter.drawRect(QRectF(point.x() - 1.6, point.y() - 7.4, 3.2, 3.4))
    for point in line[6::13]:
        _paint_tower(painter, point)


def _paint_ridge(painter: QPainter, line: list[QPointF]) -> None:
    """Paint the green and brown ridge on which the wall runs."""
    course = open_line([point + QPointF(0, 7) for point in line])

    def paint(soft: QPainter) -> None:
        soft.setBrush(NO_BRUSH)
        for width, colour, alpha in ((64, MALACHITE, 60), (44, "#7E9A6C", 90), (24, "#6F5C38", 90)):
            soft.setPen(pen(colour, width, alpha))
            soft.drawPath(course)

    room = course.boundingRect().adjusted(-70, -70, 70, 70)
    painter.drawImage(room, soft_layer(paint, room, 10))


def _paint_tower(painter: QPainter, foot: QPointF) -> None:
    body = QRectF(foot.x() - 7, foot.y() - 17, 14, 22)
    painter.setPen(pen("#3A2A18", 1.2))
    painter.setBrush(linear(body.topLeft(), body.topRight(), "#E8D5A8", "#B49463"))
    painter.drawRect(body)
    painter.setBrush(QColor("#3A2A18"))
    painter.drawRect(QRectF(foot.x() - 1.5, foot.y() - 11, 3, 6))
    roof = outline(
        [QPointF(foot.x() + x, foot.y() + y) for x, y in ((-10, -16), (0, -26), (10, -16))]
    )
    painter.setBrush(QColor("#8C3B2A"))
    painter.drawPath(roof)


def _rect_path(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def bake(scale: float = FINER) -> QImage:
    """Paint the map at a scale."""
    layout = MapLayout(load_chart(Side.A))
    plain = json.loads((title_folder("china") / "map.json").read_text("utf-8"))
    picture = QImage((layout.scene_rect.size() * scale).toSize(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-layout.scene_rect.topLeft())
        paint_map(painter, layout, plain)
    return picture


def main() -> int:
    """Bake the map; return the exit status."""
    application = QGuiApplication([])
    picture, folder = bake(), title_folder("china") / "art"
    layout = MapLayout(load_chart(Side.A))
    pictures = {WHOLE: picture.scaledToWidth(picture.width() // FINER, _SMOOTH)}
    for number in range(SILK_PIECES):
        room = pixels_of(layout.silk_piece(number), layout.scene_rect, FINER)
        pictures[PIECES[number]] = picture.copy(room)
    are_written = [
        write(shown, folder / name, QUALITY, MOST_BYTES) for name, shown in pictures.items()
    ]
    application.quit()
    return 0 if all(are_written) else 1
