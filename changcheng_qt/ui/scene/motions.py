"""A difference between two positions as movement.

Pieces are set down from above and lifted off again, cards are turned over onto the board,
everything else fades; with reduced motion, everything does. The same difference reversed moves
backwards, so that undo needs nothing of its own. Items are only displaced; at the end of every
motion they are at the places of the position. A title assigns a manner to each kind of figure.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QTransform

from changcheng_qt.ui.scene.animator import Duration, Movement
from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.layer import Difference, FigureItem, SpriteItem, take_out

SET_DOWN: Final = 220
LIFT_OFF: Final = 160
TURN_OVER: Final = 240
STAGGER: Final = 90
FADE: Final = 130

_FALL: Final = 44.0
_LEAST_WIDTH: Final = 0.04
_HALF_WAY: Final = 0.5


class Manner(Enum):
    """How figures of a kind appear, change and leave."""

    FADE = "fade"
    SET_DOWN = "set down"
    TURN_OVER = "turn over"
    """Each a little later than the previous one; they leave by fading, and change at once."""


Manners: TypeAlias = Mapping[type, Manner]
"""The manner of each kind of figure; other kinds fade in and out, and change at once."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a motion and a fade of an ordinary duration last at the present speed."""

    duration: Duration
    fade: Duration

    @property
    def moves(self) -> bool:
        """Whether anything visibly changes its place."""
        return self.duration(SET_DOWN) > 0


def motions_for(
    difference: Difference[Any], scene: FigureScene[Any, Any, Any, Any], how: Manners, pace: Pace
) -> list[Movement]:
    """Return the motions that show a difference; removed items are deleted at their end."""
    return [
        *arriving(difference.added.values(), how, pace),
        *leaving(difference.removed.values(), how, pace),
        *changing(difference, scene, how, pace),
    ]


def arriving(items: Iterable[FigureItem[Any]], how: Manners, pace: Pace) -> Iterator[Movement]:
    """Yield the motions of new items."""
    turned = 0
    for item in items:
        match how.get(type(item.figure)):
            case Manner.SET_DOWN if pace.moves:
                yield set_down(item, pace)
            case Manner.TURN_OVER if pace.moves:
                yield _turned_over(item, pace, turned * STAGGER)
                turned += 1
            case _:
                yield Movement(pace.fade(FADE), item.setOpacity)


def leaving(items: Iterable[FigureItem[Any]], how: Manners, pace: Pace) -> Iterator[Movement]:
    """Yield the motions of removed items."""
    for item in items:
        if how.get(type(item.figure)) is Manner.SET_DOWN and pace.moves:
            yield _lifted_off(item, pace)
        else:
            yield faded_out(item, pace)


def changing(
    difference: Difference[Any], scene: FigureScene[Any, Any, Any, Any], how: Manners, pace: Pace
) -> Iterator[Movement]:
    """Yield the motions of changed items, which keep their old looks until the new ones have
    appeared.
    """
    for key, item in difference.changed.items():
        manner = how.get(type(item.figure))
        if manner is None or manner is Manner.TURN_OVER:
            continue
        if pace.fade(FADE):
            yield faded_out(scene.item_of(difference.before[key]), pace)
        if manner is Manner.SET_DOWN and pace.moves:
            yield set_down(item, pace)


def set_down(item: SpriteItem, pace: Pace) -> Movement:
    """Return the motion that sets a piece down from above."""

    def show(share: float) -> None:
        item.setY(-_FALL * (1 - share))
        item.setOpacity(min(1.0, 4 * share))

    return Movement(pace.duration(SET_DOWN), show)


def other_side(item: SpriteItem, before: SpriteItem, pace: Pace, delay: int) -> Movement:
    """Return the motion that turns a card over in place; without motion its other side fades in."""
    if not pace.moves:
        return faded_out(before, pace)

    def show(share: float) -> None:
        _squeeze(before, 1 - 2 * share)
        _squeeze(item, 2 * share - 1)
        item.setVisible(share >= _HALF_WAY)
        before.setVisible(share < _HALF_WAY)

    duration, easing = pace.duration(TURN_OVER), QEasingCurve.Type.InOutCubic
    return Movement(duration, then_gone(before, show), easing, pace.duration(delay))


def faded_out(item: SpriteItem, pace: Pace) -> Movement:
    """Return the fade of an item, which is then removed."""
    fade = then_gone(item, lambda share: item.setOpacity(1 - share))
    return Movement(pace.fade(FADE), fade)


def then_gone(item: SpriteItem, show: Callable[[float], None]) -> Callable[[float], None]:
    """Return a motion of an item that leaves the scene at its end."""

    def shown(share: float) -> None:
        show(share)
        if share >= 1:
            take_out(item)

    return shown


def _lifted_off(item: SpriteItem, pace: Pace) -> Movement:
    def show(share: float) -> None:
        item.setY(-_FALL * share)
        item.setOpacity(1 - share)

    return Movement(pace.duration(LIFT_OFF), then_gone(item, show))


def _turned_over(item: SpriteItem, pace: Pace, delay: int) -> Movement:
    """Return the motion that turns a card upright about its middle, from its edge to its face."""

    def show(share: float) -> None:
        _squeeze(item, share)
        item.setOpacity(min(1.0, 3 * share))

    easing = QEasingCurve.Type.InOutCubic
    return Movement(pace.duration(TURN_OVER), show, easing, pace.duration(delay))


def _squeeze(item: SpriteItem, share: float) -> None:
    """Show a card with the width that it has while it is turned about its middle."""
    middle, width = item.boundingRect().center().x(), max(_LEAST_WIDTH, share)
    turned = QTransform.fromTranslate(middle, 0).scale(width, 1).translate(-middle, 0)
    item.setTransform(QTransform() if share >= 1 else turned)
