"""The handscroll that carries the boards: brocade, bands of plain silk, paper border, rollers,
seams, and its shadow.

`scroll` is always the rectangle of the painted silk (`WallLayout.scroll_rect`). The mount is below
everything, the rollers above everything but dialogs.
"""

import math
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from changcheng_qt.titles.changcheng.table.geometry.layout import MOUNT_MARGIN_X, MOUNT_MARGIN_Y
from changcheng_qt.titles.changcheng.table.geometry.mount import (
    PAPER_BORDER,
    ROLLER_WIDTH,
    mount_rect,
    silk_bands,
)
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, flat_pen, linear, outline, pen
from changcheng_qt.ui.looks.theme import Palette, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.surfaces import woven_cloud

_BROCADE_STEP: Final = 10.0
_CLOUD_STEP: Final = 188.0
_CLOUD_BOX: Final = QRectF(-52, -28, 120, 60)
_CLOUD_ROW: Final = 64.0
"""The distance of clouds in the plain silk, the room for one, and the least height of a row."""
_WOOD: Final = (
    (0.0, "#3B2316"),
    (0.25, "#8A5A36"),
    (0.42, "#C08A57"),
    (0.6, "#7B4C2B"),
    (1.0, "#2C190F"),
)
_BRASS: Final = ((0.0, "#5A3A12"), (0.35, "#F0CF84"), (0.6, "#B98535"), (1.0, "#4A2E0E"))


def paint_mount(painter: QPainter, scroll: QRectF, palette: Palette, room: QRectF) -> None:
    """Paint the part of shadow, brocade, bands of silk and paper border within a room."""
    outer = mount_rect(scroll)
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(ink(pigments.BLACK, 20 if palette.dark else 9))
    for k in range(8):
        painter.drawRoundedRect(outer.adjusted(-2 * k, 4 - k, 2 * k, 2 * k + 5), 6, 6)
    _paint_brocade(painter, outer, palette, room)
    for band in silk_bands(scroll):
        if band.intersects(room):
            _paint_silk(painter, band, palette)
    border = _grown(scroll, PAPER_BORDER)
    painter.fillRect(
        border, QColor(pigments.SILK_BORDER_DARK if palette.dark else pigments.SILK_BORDER)
    )
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(pigments.BORDER_LINE, 1.0, 200))
    painter.drawRect(border)
    painter.setPen(pen(pigments.BORDER_INK, 1.2, 220))
    painter.drawRect(_grown(scroll, 2))
    painter.restore()


def paint_roller(painter: QPainter, middle: float, scroll: QRectF) -> None:
    """Paint a wooden roller with brass knobs at an x, as high as the mount."""
    outer = mount_rect(scroll)
    wood = QRectF(middle - ROLLER_WIDTH / 2, outer.top() - 6, ROLLER_WIDTH, outer.height() + 12)
    _use_round_brush(painter, wood, _WOOD)
    painter.setPen(pen(pigments.OUTLINE_INK, 1.2))
    painter.drawRoundedRect(wood, 4, 4)
    _paint_knob(painter, QPointF(middle, wood.top()), -1)
    _paint_knob(painter, QPointF(middle, wood.bottom()), 1)


def paint_seam(painter: QPainter, x: float, scroll: QRectF) -> None:
    """Paint the fold where two boards meet."""
    fold = linear(
        QPointF(x - 6, 0), QPointF(x + 6, 0), ink(pigments.WARM_INK, 0), ink(pigments.FOLD_LIGHT, 0)
    )
    fold.setColorAt(0.48, ink(pigments.WARM_INK, 60))
    fold.setColorAt(0.52, ink(pigments.FOLD_LIGHT, 110))
    painter.fillRect(QRectF(x - 6, scroll.top(), 12, scroll.height()), fold)


def _paint_silk(painter: QPainter, band: QRectF, palette: Palette) -> None:
    """Paint a band of silk with rows of clouds in its weave, and a gold thread around it."""
    light, shade = (pigments.PLAIN_SILK, pigments.PLAIN_SILK_SHADE)
    if palette.dark:
        light, shade = (pigments.PLAIN_SILK_DARK, pigments.PLAIN_SILK_SHADE_DARK)
    painter.fillRect(band, linear(band.topLeft(), band.bottomLeft(), light, shade))
    painter.setBrush(NO_BRUSH)
    _weave_clouds(painter, band, 36 if palette.dark else 64)
    painter.setPen(pen(pigments.BROCADE_GOLD, 1.6, 150 if palette.dark else 230))
    painter.drawRect(band)


def _weave_clouds(painter: QPainter, band: QRectF, opacity: int) -> None:
    """Stamp clouds of gold thread over a band, row by row; only one is painted."""
    stamp = _cloud_stamp(painter.deviceTransform().m11(), opacity)
    rows = max(1, int(band.height() / _CLOUD_ROW))
    painter.save()
    painter.setClipRect(band, Qt.ClipOperation.IntersectClip)
    for row in range(rows):
        height = band.top() + band.height() * (row + 0.5) / rows
        clouds = int(band.width() / _CLOUD_STEP) - row % 2
        for k in range(clouds):
            place = QPointF(band.center().x() + (k - (clouds - 1) / 2) * _CLOUD_STEP, height)
            painter.drawImage(_CLOUD_BOX.translated(place), stamp)
    painter.restore()


def _cloud_stamp(scale: float, opacity: int) -> QImage:
    """Return a picture of one cloud with the shadow of its thread."""
    size = (_CLOUD_BOX.size() * scale).toSize().expandedTo(QSize(1, 1))
    stamp = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    stamp.fill(Qt.GlobalColor.transparent)
    with QPainter(stamp) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(stamp.width() / _CLOUD_BOX.width(), stamp.height() / _CLOUD_BOX.height())
        painter.translate(-_CLOUD_BOX.topLeft())
        painter.setPen(pen(pigments.BLACK, 1.6, 40))
        painter.drawPath(woven_cloud().translated(0, 1.4))
        painter.setPen(pen(pigments.BROCADE_GOLD, 1.6, opacity))
        painter.drawPath(woven_cloud())
    return stamp


def _paint_brocade(painter: QPainter, outer: QRectF, palette: Palette, room: QRectF) -> None:
    tones = (
        (pigments.BROCADE_LIGHT_DARK, pigments.BROCADE_DARK)
        if palette.dark
        else (pigments.BROCADE_LIGHT, pigments.BROCADE)
    )
    painter.fillRect(outer, linear(outer.topLeft(), outer.bottomLeft(), *tones))
    painter.save()
    painter.setClipRect(outer, Qt.ClipOperation.IntersectClip)
    ground = pigments.BROCADE_THREAD_DARK if palette.dark else pigments.BROCADE_THREAD
    thread = mix(ground, pigments.BROCADE_GOLD, 0.31 if palette.dark else 0.41)
    painter.setPen(flat_pen(thread, 0.9))
    painter.setBrush(NO_BRUSH)
    for lozenge in _lozenges(outer, room.intersected(outer)):
        painter.drawPath(lozenge)
    painter.restore()


def _lozenges(outer: QRectF, room: QRectF) -> Iterator[QPainterPath]:
    """Yield the pattern of the brocade in a room, where paper and silk do not cover it.

    One by one: a path of them all takes ten times as long where its lines are wider than a pixel.
    """
    step = _BROCADE_STEP
    covered = outer.adjusted(
        MOUNT_MARGIN_X, MOUNT_MARGIN_Y - step / 2, -MOUNT_MARGIN_X, step / 2 - MOUNT_MARGIN_Y
    )
    wide, high = QPointF(step * 0.72, 0), QPointF(0, step * 0.42)
    across = _steps(room.left() - outer.left(), room.right() - outer.left(), 2 * step)
    for row in _steps(room.top() - outer.top(), room.bottom() - outer.top(), step / 2):
        for column in across:
            middle = outer.topLeft() + QPointF((2 * column - row % 2) * step, row * step / 2)
            if covered.contains(middle):
                continue
            lozenge = outline([middle - wide, middle - high, middle + wide, middle + high])
            lozenge.addEllipse(middle, 1.5, 1.5)
            yield lozenge


def _steps(start: float, end: float, step: float) -> range:
    """Return the numbers of the steps, counted from 0, between a start and an end."""
    return range(math.floor(start / step), math.ceil(end / step) + 1)


def _paint_knob(painter: QPainter, end: QPointF, direction: int) -> None:
    neck = QRectF(end.x() - 8, min(end.y(), end.y() + direction * 9), 16, 9)
    _use_round_brush(painter, neck, _BRASS)
    painter.setPen(pen(pigments.OUTLINE_INK, 1.2))
    painter.drawRoundedRect(neck, 2, 2)
    painter.drawEllipse(end + QPointF(0, direction * 13), 7.5, 6)


def _use_round_brush(painter: QPainter, body: QRectF, tones: tuple[tuple[float, str], ...]) -> None:
    """Set the brush for something round that stands upright."""
    shine = linear(body.topLeft(), body.topRight())
    for share, tone in tones:
        shine.setColorAt(share, QColor(tone))
    painter.setBrush(shine)


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)
