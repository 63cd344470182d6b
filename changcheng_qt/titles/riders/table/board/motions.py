"""A difference between two positions as movement: riders and the pirate walk to their new places,
everything else appears in its usual manner.

A rider that has appeared comes from the place where one of the same numeral has vanished, else from
home; one that vanishes for good goes home. So a roll, a breach, a shift and a chase need nothing of
their own, nor does undo.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF

from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.scene import piece_art, projection, setting
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.ui.looks.strokes import between
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.layer import Difference, FigureItem, Key, take_out
from changcheng_qt.ui.scene.motions import Manner, Manners, Pace, motions_for

WALK: Final = 350
"""Milliseconds of the walk of a rider or the pirate."""
_HOW: Final[Manners] = {
    projection.BuildingFigure: Manner.SET_DOWN,
    projection.RoadFigure: Manner.SET_DOWN,
    projection.TowerFigure: Manner.SET_DOWN,
}
_Item = FigureItem[setting.AnyFigure]
_Difference = Difference[setting.AnyFigure]


def map_motions(
    difference: _Difference, scene: MapScene, pace: Pace, delay: int = 0
) -> list[Movement]:
    """Return the motions that show a difference; removed items are deleted at their end. Walks
    begin after a delay, in milliseconds at ordinary speed.
    """
    if not pace.moves:
        return motions_for(difference, scene, _HOW, pace)
    walks = [
        replace(walk, delay=pace.duration(delay)) for walk in _walks(difference, scene.layout, pace)
    ]
    others = replace(
        difference,
        added=_without_riders(difference.added),
        removed=_without_riders(difference.removed),
    )
    return [*walks, *motions_for(others, scene, _HOW, pace)]


def _walks(difference: _Difference, layout: MapLayout, pace: Pace) -> Iterator[Movement]:
    """Yield the walks of riders, and that of the pirate."""
    leaving = dict(_riders(difference.removed))
    for item, rider in _riders(difference.added).items():
        start = next((one for one in leaving.items() if one[1].numeral == rider.numeral), None)
        origin = layout.home
        if start is not None:
            origin = piece_art.spot_of(start[1], layout)
            del leaving[start[0]]
            take_out(start[0])
        yield _walk(item, origin - piece_art.spot_of(rider, layout), QPointF(), pace)
    for item, rider in leaving.items():
        yield _walk(
            item, QPointF(), layout.home - piece_art.spot_of(rider, layout), pace, leaves=True
        )
    for key, item in difference.changed.items():
        before, now = difference.before[key], item.figure
        if isinstance(before, projection.PirateFigure) and isinstance(now, projection.PirateFigure):
            yield _walk(item, layout.pirate(before.sea) - layout.pirate(now.sea), QPointF(), pace)


def _walk(
    item: _Item, start: QPointF, end: QPointF, pace: Pace, *, leaves: bool = False
) -> Movement:
    """Return the walk of an item between two places, relative to its own."""

    def show(share: float) -> None:
        item.setPos(between(start, end, share))
        if leaves and share >= 1:
            take_out(item)

    return Movement(pace.duration(WALK), show)


def _riders(items: Mapping[Key, _Item]) -> dict[_Item, projection.Rider]:
    return {
        item: figure
        for item in items.values()
        if isinstance(figure := item.figure, projection.Rider)
    }


def _without_riders(items: Mapping[Key, _Item]) -> dict[Key, _Item]:
    return {
        key: item for key, item in items.items() if not isinstance(item.figure, projection.Rider)
    }
