"""The handscroll: its mount and rollers, the landscapes on it, and the folds between boards."""

from functools import partial
from typing import assert_never

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from changcheng_qt import assets
from changcheng_qt.titles.changcheng.rules.geography import SQUARES_PER_BOARD, Face
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.geometry.layout import scene_rect_of
from changcheng_qt.titles.changcheng.table.geometry.mount import (
    ROLLER_WIDTH,
    mount_rect,
    mount_room,
)
from changcheng_qt.titles.changcheng.table.geometry.wall_path import BOARD_HEIGHT, BOARD_WIDTH
from changcheng_qt.titles.changcheng.table.painting import terrain
from changcheng_qt.titles.changcheng.table.painting.marks import square_bounds
from changcheng_qt.titles.changcheng.table.painting.mount import (
    paint_mount,
    paint_roller,
    paint_seam,
)
from changcheng_qt.titles.changcheng.table.scene import projection
from changcheng_qt.titles.changcheng.table.scene.art import Setting
from changcheng_qt.ui.looks.kept_picture import picture_of
from changcheng_qt.ui.looks.theme import Palette, ink
from changcheng_qt.ui.scene.layer import Art

_VEIL = "#120A04"
_SEAM_REACH = 8.0
_BLEED = 0.75
"""How far a landscape reaches under its neighbour, so that there is no light between them."""


def scroll_art(figure: projection.ScrollFigure, setting: Setting) -> Art:
    """Return the looks of a part of the scroll."""
    match figure:
        case projection.MountFigure():
            return _mount_art(figure, setting)
        case projection.RollerFigure():
            return _roller_art(figure)
        case projection.BoardFigure():
            return _board_art(figure, setting)
        case projection.PavingFigure():
            return _paving_art(figure, setting)
        case projection.SeamFigure():
            return _seam_art(figure, setting)
        case _:
            assert_never(figure)


def scroll_of(figure: projection.MountFigure | projection.RollerFigure) -> QRectF:
    """Return the painted silk of a mount or roller."""
    west = figure.west * BOARD_WIDTH
    return QRectF(west, 0, figure.boards * BOARD_WIDTH, BOARD_HEIGHT)


def _mount_art(figure: projection.MountFigure, setting: Setting) -> Art:
    """Return the looks of a part of the mount, with the shadow of the scroll."""
    scroll = scroll_of(figure)
    room = mount_room(scroll, figure.part)
    paint = partial(paint_mount, scroll=scroll, palette=setting.looks.palette, room=room)
    return Art(room, depths.MOUNT, paint)


def _roller_art(figure: projection.RollerFigure) -> Art:
    """Return the looks of a roller."""
    scroll = scroll_of(figure)
    outer = mount_rect(scroll)
    middle = outer.left() if figure.is_west else outer.right()
    room = scene_rect_of(scroll)
    bounds = QRectF(middle - ROLLER_WIDTH / 2 - 2, room.top(), ROLLER_WIDTH + 4, room.height())
    return Art(bounds, depths.ROLLERS, partial(paint_roller, middle=middle, scroll=scroll))


def _board_art(figure: projection.BoardFigure, setting: Setting) -> Art:
    """Return the looks of a board: its landscape."""
    rect = setting.layout.board_rect(figure.slot)
    face = setting.layout.faces[figure.slot]

    def paint(painter: QPainter) -> None:
        painter.translate(rect.topLeft())
        paint_land(painter, face, setting.looks.palette)

    return Art(rect.adjusted(0, 0, _BLEED, 0), depths.BOARD, paint)


def _paving_art(figure: projection.PavingFigure, setting: Setting) -> Art:
    """Return the looks of laid stone on all squares of a board."""
    rect = setting.layout.board_rect(figure.slot)
    face = setting.layout.faces[figure.slot]
    bounds = QRectF()
    for square in range(SQUARES_PER_BOARD):
        bounds = bounds.united(square_bounds(face.quad(square)))

    def paint(painter: QPainter) -> None:
        painter.translate(rect.topLeft())
        paint_paving(painter, face)

    return Art(bounds.translated(rect.topLeft()), depths.PAVING, paint)


def _seam_art(figure: projection.SeamFigure, setting: Setting) -> Art:
    """Return the looks of the fold between two boards."""
    rect = setting.layout.board_rect(figure.slot)
    bounds = QRectF(rect.left() - _SEAM_REACH, 0, 2 * _SEAM_REACH, BOARD_HEIGHT)
    paint = partial(paint_seam, x=rect.left(), scroll=setting.layout.scroll_rect)
    return Art(bounds, depths.SEAM, paint)


def paint_paving(painter: QPainter, layout: FaceLayout) -> None:
    """Paint laid stone on all squares of a face, in board units."""
    for square in range(SQUARES_PER_BOARD):
        terrain.paint_foundation(painter, layout.quad(square))


def paint_land(painter: QPainter, layout: FaceLayout, palette: Palette) -> None:
    """Paint the landscape of a face in board units, dimmed if the palette requires it."""
    room = layout.board_rect.adjusted(0, 0, _BLEED, 0)
    picture = _baked(layout.face, painter.deviceTransform().m11())
    if picture is None:
        terrain.paint_plain_terrain(painter, layout)
    else:
        painter.drawPixmap(room, picture, picture.rect().toRectF())
    if palette.veil:
        painter.fillRect(room, ink(_VEIL, palette.veil))


def _baked(face: Face, scale: float) -> QPixmap | None:
    """Return the baked landscape, in the size in which it is shown."""
    name = terrain.landscape_file(face)
    if name is None:
        return None
    size = QSize(round(BOARD_WIDTH * scale), round(BOARD_HEIGHT * scale))
    picture = picture_of(assets.title_folder("changcheng") / "art" / name, size)
    return None if picture.isNull() else picture
