"""Names on the board: those of provinces and regions, with their signs, never overlap."""

from collections.abc import Iterator
from itertools import combinations, product

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.titles.changcheng.table.geometry.face_layout import COUNTER_RADIUS
from changcheng_qt.titles.changcheng.table.painting.counters import peeked_tag
from changcheng_qt.titles.changcheng.table.scene.art import Setting
from changcheng_qt.titles.changcheng.table.scene.projection import ProvinceFigure, RegionFigure
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.looks.strokes import centred

_EDGE = 1.0
"""Units that the rims of two signs may share."""


def faults_on(scene: BoardScene) -> Iterator[str]:
    """Report signs that overlap, by their painted parts: name, counter, tag."""
    signs = [
        (item.figure, parts_of(item.figure, scene.setting, item.pos()))
        for item in scene.position.items.values()
        if isinstance(item.figure, ProvinceFigure | RegionFigure)
    ]
    for (first, parts), (second, others) in combinations(signs, 2):
        for part, other in product(parts, others):
            shared = part.intersected(other)
            if min(shared.width(), shared.height()) > _EDGE:
                yield f"{first} lies over {second}"
                break


def parts_of(
    figure: ProvinceFigure | RegionFigure, setting: Setting, moved: QPointF
) -> list[QRectF]:
    """Return where the name and the counter of a sign are, and the tag where one was peeked at."""
    if isinstance(figure, ProvinceFigure):
        row = setting.province_row(figure.province, figure.name)
    else:
        row = setting.region_row(figure.region, figure.name)
    parts = [row.slip, centred(row.counter, 2 * row.radius, 2 * row.radius)]
    if isinstance(figure, RegionFigure) and figure.seen is not None:
        parts.append(peeked_tag(row.counter, COUNTER_RADIUS * row.lettering))
    return [part.translated(moved) for part in parts]
