"""Names on the board: those of provinces and regions, with what belongs to them, never overlap."""

from collections.abc import Iterator
from itertools import combinations

from changcheng_qt.ui.changcheng.scene.projection import ProvinceFigure, RegionFigure
from changcheng_qt.ui.changcheng.scene.scene import BoardScene

_EDGE = 1.0
"""Units that the rims of two signs may share."""


def faults_on(scene: BoardScene) -> Iterator[str]:
    """Say which signs lie over each other."""
    items = scene.position.items.values()
    signs = [item for item in items if isinstance(item.figure, ProvinceFigure | RegionFigure)]
    for first, second in combinations(signs, 2):
        shared = first.sceneBoundingRect().intersected(second.sceneBoundingRect())
        if min(shared.width(), shared.height()) > _EDGE:
            yield f"{first.figure} lies over {second.figure}"
