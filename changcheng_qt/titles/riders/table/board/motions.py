"""A difference between two positions as movement: riders and the pirate walk to their new places,
everything else appears in its usual manner.

A rider that has appeared comes from the place where one of the same numeral has vanished, else from
home; one that vanishes for good goes home. So a roll, a breach, a shift and a chase need nothing of
their own, nor does undo.

Before the walk of a roll the dice tumble, and its plate lights up meanwhile; after it goods fly
from their hexes to the rows of their seats. A breach stops the sequence: its goods fly when the
panel has reached them.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from math import pi, sin
from typing import Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QPoint, QPointF

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Dice
from changcheng_qt.titles.riders.rules.forecast import takers
from changcheng_qt.titles.riders.rules.pieces import total
from changcheng_qt.titles.riders.rules.places import ArrowPlace
from changcheng_qt.titles.riders.rules.tallies import Rolls
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.scene import piece_art, projection, setting
from changcheng_qt.titles.riders.table.scene.marks import GainMark, GlowMark, YieldMark
from changcheng_qt.titles.riders.table.scene.quay_art import DiceFigure, TumblingFigure
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.ui.looks.strokes import between
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.layer import Difference, FigureItem, Key, take_out
from changcheng_qt.ui.scene.motions import FADE, Manner, Manners, Pace, motions_for, then_gone

WALK: Final = 350
"""Milliseconds of the walk of a rider or the pirate."""
DICE: Final = 400
FLIGHT: Final = 500
"""Milliseconds in which the dice tumble, and in which goods fly."""
_LINEAR: Final = QEasingCurve.Type.Linear
_THROWS: Final = 4
_PIPS: Final = 6
_RISE: Final = 0.9 * EDGE
_SOON: Final = 6.0
RowAt: TypeAlias = Callable[[Seat], QPoint]
RowOf: TypeAlias = Callable[[Seat], QPointF]
"""They return the row of a seat as a point of the screen, or of the scene, visible or not."""
_PIECES: Final = (projection.BuildingFigure, projection.RoadFigure, projection.TowerFigure)
_HOW: Final[Manners] = dict.fromkeys(_PIECES, Manner.SET_DOWN)
_Item: TypeAlias = FigureItem[setting.AnyFigure]
_Riders: TypeAlias = dict[_Item, projection.RiderFigure]
_Difference: TypeAlias = Difference[setting.AnyFigure]


def map_motions(
    difference: _Difference, scene: MapScene, pace: Pace, delay: int = 0
) -> list[Movement]:
    """Return the motions that show a difference; removed items are deleted at their end. Walks
    begin after a delay, in milliseconds at ordinary speed.
    """
    if not pace.moves:
        return motions_for(difference, scene, _HOW, pace)
    came, added = _parted(difference.added)
    left, removed = _parted(difference.removed)
    walks = _walks(came, left, difference, scene.layout)
    others = replace(difference, added=added, removed=removed)
    duration, wait = pace.duration(WALK), pace.duration(delay)
    walking = (Movement(duration, show, delay=wait) for show in walks)
    return [*walking, *motions_for(others, scene, _HOW, pace)]


def _parted(items: Mapping[Key, _Item]) -> tuple[_Riders, Mapping[Key, _Item]]:
    """Return riders with their figures, and the other items."""
    figures = ((item, item.figure) for item in items.values())
    riders = {item: one for item, one in figures if isinstance(one, projection.RiderFigure)}
    return riders, {key: item for key, item in items.items() if item not in riders}


def _walks(
    came: _Riders, left: _Riders, difference: _Difference, layout: MapLayout
) -> Iterator[Callable[[float], None]]:
    """Yield the walks of riders, and that of the pirate."""
    for item, rider in came.items():
        same = (one for one, figure in left.items() if figure.numeral == rider.numeral)
        origin = layout.home
        if (start := next(same, None)) is not None:
            origin = piece_art.spot_of(left.pop(start), layout)
            take_out(start)
        yield _walk(item, origin - piece_art.spot_of(rider, layout), QPointF())
    for item, rider in left.items():
        way = layout.home - piece_art.spot_of(rider, layout)
        yield then_gone(item, _walk(item, QPointF(), way))
    for key, item in difference.changed.items():
        before, now = difference.before[key], item.figure
        if isinstance(before, projection.PirateFigure) and isinstance(now, projection.PirateFigure):
            yield _walk(item, layout.pirate(before.sea) - layout.pirate(now.sea), QPointF())


def _walk(item: _Item, start: QPointF, end: QPointF) -> Callable[[float], None]:
    """Return the walk of an item between two places, relative to its own."""
    return lambda share: item.setPos(between(start, end, share))


def roll_motions(
    difference: _Difference, scene: MapScene, pace: Pace, row_of: RowOf
) -> list[Movement]:
    """Return the motions that show a difference which a step forward has made."""
    dice = _rolled(difference)
    if not pace.moves:
        return map_motions(difference, scene, pace)
    begin, goods_at = (0, 0) if dice is None else (DICE, DICE + WALK)
    lit = [item for item in difference.added.values() if isinstance(item.figure, YieldMark)]
    others = {key: item for key, item in difference.added.items() if item not in lit}
    motions = map_motions(replace(difference, added=others), scene, pace, begin)
    motions += [Movement(pace.fade(FADE), i.setOpacity, delay=pace.duration(goods_at)) for i in lit]
    if dice is not None:
        motions += _tumbling(dice, scene, pace)
        motions += _lit_plate(sum(dice), scene, pace)
    if brings_goods(difference, scene.rolls):
        motions += _flights(scene, pace, row_of, goods_at)
    return motions


def brings_goods(difference: _Difference, rolls: Rolls) -> bool:
    """Whether the supply gives the goods of the last roll in a difference."""
    has_changed = any(kind == "supply" for kind, *_ in difference.changed)
    return has_changed and rolls.produced is not None


def gains_of(rolls: Rolls) -> Mapping[Seat, int]:
    """Return how many cards the last roll brought each seat; empty after the next act."""
    goods = () if rolls.produced is None else rolls.produced.goods
    return {seat: total(own) for seat, own in enumerate(goods) if total(own)}


def _rolled(difference: _Difference) -> Dice | None:
    """Return the dice that have just been thrown."""
    for key, item in difference.changed.items():
        before, now = difference.before[key], item.figure
        if isinstance(before, DiceFigure) and isinstance(now, DiceFigure):
            return now.dice if before.dice is None else None
    return None


def _tumbling(dice: Dice, scene: MapScene, pace: Pace) -> Iterator[Movement]:
    """Yield the motion of the dice: other faces, one after another, over those that fell."""
    for throw in range(_THROWS):
        steps = zip(dice, (2, 3), strict=True)
        one, other = ((face + step * (throw + 1)) % _PIPS + 1 for face, step in steps)
        item = scene.item_of(TumblingFigure((one, other)))
        show = then_gone(item, partial(_show_throw, item, throw))
        yield Movement(pace.duration(DICE), show, _LINEAR)


def _show_throw(item: _Item, throw: int, share: float) -> None:
    item.setVisible(throw <= share * _THROWS < throw + 1)


def _lit_plate(number: int, scene: MapScene, pace: Pace) -> Iterator[Movement]:
    """Yield the light on the plate of an assault number."""
    if number not in scene.view.board.arrow_of:
        return
    item = scene.item_of(GlowMark(ArrowPlace(number)))
    show = then_gone(item, lambda share: item.setOpacity(sin(pi * share)))
    yield Movement(pace.duration(WALK), show, _LINEAR, pace.duration(DICE))


def _flights(scene: MapScene, pace: Pace, row_of: RowOf, delay: int) -> Iterator[Movement]:
    """Yield the flight of each card to the row of its seat."""
    for mark, seat in _cards(scene.view, scene.rolls):
        item, way = scene.item_of(mark), row_of(seat) - scene.layout.lands[mark.hex]
        show = then_gone(item, partial(_show_flight, item, way))
        yield Movement(pace.duration(FLIGHT), show, _LINEAR, pace.duration(delay))


def _cards(view: View, rolls: Rolls) -> Iterator[tuple[GainMark, Seat]]:
    """Yield the cards of a roll with their seats; none of a good that was short."""
    if rolls.produced is None or view.turn.dice is None:
        return
    for land in view.board.yielding[sum(view.turn.dice)]:
        good, place = view.board.lands[land].terrain.good, 0
        if good is None or view.entered[land]:
            continue
        for seat, count in takers(view, land).items():
            for _ in range(min(count, rolls.produced.goods[seat][good])):
                yield GainMark(land, good, place), seat
                place += 1


def _show_flight(item: _Item, way: QPointF, share: float) -> None:
    """Show a card on its flight: it rises, and accelerates towards its goal."""
    item.setPos(way * share**3 - QPointF(0, _RISE * sin(pi * share)))
    item.setOpacity(min(1.0, _SOON * share))
