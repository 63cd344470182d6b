"""The program's icon, painted: a watch tower of the Great Wall before mountains, on silk.

Everything is in units of 512 by 512. Straight edges are on a grid of 32, which is a pixel of the
smallest icon, and are moved to whole pixels at every other size; details that would blur in a small
icon are left out of it.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

UNITS: Final = 512
SILK: Final = ("#F6ECD6", "#E3CC9C")
ROLLER: Final = "#6B4226"
SUN: Final = "#D9A441"
FAR: Final = ("#6E9DAE", "#A9C4BE")
NEAR: Final = ("#3F7F72", "#8DB391")
BRICK: Final = ("#C43A2B", "#9A271C")
SHADE: Final = "#7A1B13"
INK: Final = "#3C0D09"
GLOW: Final = "#E0604B"
MERLONS: Final = (96, 224, 352)
"""Where the battlements of the tower begin; each is 64 wide."""
EDGE: Final = 24.0
"""The width of the mounting around the silk, at sizes that have room for it."""
DETAIL_FROM: Final = 48
"""Icons of fewer pixels have no outlines, courses of bricks, windows and mountains far away."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A painter, and how many pixels a unit has in the picture."""

    painter: QPainter
    pixels: float

    @property
    def is_detailed(self) -> bool:
        """Whether there is room for details."""
        return self.pixels * UNITS >= DETAIL_FROM

    def block(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """A rectangle, its edges moved to whole pixels."""
        corners = (round(edge * self.pixels) / self.pixels for edge in (left, top, right, bottom))
        x, y, end_x, end_y = corners
        return QRectF(x, y, end_x - x, end_y - y)

    def fill(self, path: QPainterPath, top: str, bottom: str) -> None:
        """Fill a shape from a colour above to one below."""
        room = path.boundingRect()
        gradient = QLinearGradient(room.topLeft(), room.bottomLeft())
        gradient.setColorAt(0, QColor(top))
        gradient.setColorAt(1, QColor(bottom))
        self.painter.fillPath(path, QBrush(gradient))

    def outline(self, path: QPainterPath, width: float = 10) -> None:
        """Draw around a shape, where there is room for a line."""
        if self.is_detailed:
            joined = Qt.PenJoinStyle.MiterJoin
            pen = QPen(QColor(INK), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, joined)
            self.painter.strokePath(path, pen)


def icon(size: int) -> QImage:
    """Paint the icon, at a width and height in pixels."""
    picture = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / UNITS, size / UNITS)
        paint(Stage(painter, size / UNITS))
    return picture


def paint(stage: Stage) -> None:
    """Paint the whole, from the back to the front."""
    silk = _mounting(stage)
    stage.painter.save()
    stage.painter.setClipPath(silk)
    _sky(stage)
    _mountains(stage)
    _wall(stage)
    _tower(stage)
    _hill(stage)
    stage.painter.restore()


def _mounting(stage: Stage) -> QPainterPath:
    """Paint the ground under the silk; return the silk."""
    whole = QPainterPath()
    whole.addRoundedRect(stage.block(0, 0, UNITS, UNITS), 96, 96)
    stage.fill(whole, ROLLER, ROLLER)
    inset = max(EDGE, 1 / stage.pixels)
    silk = QPainterPath()
    room = stage.block(inset, inset, UNITS - inset, UNITS - inset)
    silk.addRoundedRect(room, 96 - inset, 96 - inset)
    stage.fill(silk, *SILK)
    return silk


def _sky(stage: Stage) -> None:
    sun = QPainterPath()
    sun.addEllipse(QPointF(416, 96), 40, 40)
    stage.fill(sun, SUN, SUN)


def _mountains(stage: Stage) -> None:
    if stage.is_detailed:
        stage.fill(_ridge(((0, 230), (96, 96), (160, 236), (230, 330))), *FAR)
        stage.fill(_ridge(((280, 300), (352, 190), (424, 250), (512, 150))), *FAR)
    stage.fill(_ridge(((0, 290), (60, 226), (200, 360), (330, 350), (456, 220), (512, 270))), *NEAR)


def _ridge(points: tuple[tuple[float, float], ...]) -> QPainterPath:
    """The land below a line of mountains through these points, which are tops and valleys."""
    path = QPainterPath(QPointF(points[0][0], UNITS))
    path.lineTo(*points[0])
    for (x, y), (next_x, next_y) in pairwise(points):
        middle = (x + next_x) / 2
        path.cubicTo(middle, y, middle, next_y, next_x, next_y)
    path.lineTo(points[-1][0], UNITS)
    path.closeSubpath()
    return path


def _wall(stage: Stage) -> None:
    """Paint the wall that comes to the tower from both sides."""
    wall = QPainterPath()
    wall.addRect(stage.block(-32, 336, UNITS + 32, UNITS))
    for left in (0, 64, 416, 480):
        wall.addRect(stage.block(left, 304, left + 32, 336))
    wall = wall.simplified()
    stage.fill(wall, BRICK[1], SHADE)
    stage.outline(wall)


def _hill(stage: Stage) -> None:
    """Paint the ground before the wall."""
    stage.fill(_ridge(((0, 460), (150, 416), (256, 420), (362, 416), (512, 460))), *NEAR)


def _tower(stage: Stage) -> None:
    body, crown = QPainterPath(), QPainterPath()
    body.addRect(stage.block(128, 192, 384, 448))
    crown.addRect(stage.block(96, 160, 416, 208))
    for left in MERLONS:
        crown.addRect(stage.block(left, 96, left + 64, 160))
    crown = crown.simplified()
    stage.fill(body, *BRICK)
    if stage.is_detailed:
        _bricks(stage)
    stage.outline(body)
    stage.fill(crown, BRICK[0], BRICK[0])
    if stage.is_detailed:
        stage.painter.fillRect(stage.block(96, 192, 416, 208), QColor(BRICK[1]))
        for left in MERLONS:
            stage.painter.fillRect(stage.block(left, 96, left + 64, 110), QColor(GLOW))
    stage.outline(crown)
    for left in (160, 232, 304) if stage.is_detailed else (192, 288):
        _opening(stage, left, 256, left + (48 if stage.is_detailed else 32), 344)


def _bricks(stage: Stage) -> None:
    """Draw the joints between the courses of bricks."""
    colour = QColor(SHADE)
    colour.setAlpha(110)
    for number, top in enumerate(range(232, 424, 32)):
        stage.painter.fillRect(QRectF(128, top, 256, 5), colour)
        for left in range(152 + 24 * (number % 2), 384, 48):
            stage.painter.fillRect(QRectF(left, top, 5, 32), colour)


def _opening(stage: Stage, left: float, top: float, right: float, bottom: float) -> None:
    """Paint a gate or a window, with a round arch where there is room."""
    room = stage.block(left, top, right, bottom)
    arch = QPainterPath()
    if stage.is_detailed:
        half = room.width() / 2
        arch.moveTo(room.left(), room.bottom())
        arch.lineTo(room.left(), room.top() + half)
        arch.arcTo(room.left(), room.top(), room.width(), room.width(), 180, -180)
        arch.lineTo(room.right(), room.bottom())
        arch.closeSubpath()
    else:
        arch.addRect(room)
    stage.fill(arch, INK, INK)
