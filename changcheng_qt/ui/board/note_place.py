"""Where a note beside the pointer lies: pure arithmetic in the coordinates of its parent.

Beside a point it lies at one of its corners. About something larger it lies wherever it hides least
of what people look at there: never over what it is about, nor under a panel; not over the values
that it speaks of, if there is room elsewhere; hardly over anything else of the board; and near. On
a board full of things it is to keep within reach, whatever it hides, or nobody sees what it means.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize

from changcheng_qt.ui.looks.strokes import moved_into

Edges: TypeAlias = tuple[int, int, int, int]
"""The first and last pixels of a rectangle: west, north, east, south."""

SHADOW: Final = 8
"""Logical pixels around the paper of a note, for its shadow and for the tip that points."""

_BESIDE: Final = QPoint(18, 20)
_OFF: Final = 2
"""Logical pixels between a note and what it speaks of."""

_FORBIDDEN: Final = 1000.0
_OWN: Final = 8.0
_ALONG: Final = 4.0
_OTHER: Final = 1.0
_FAR: Final = 3.0
"""What it costs to hide a pixel of something, or to lie a pixel away."""


@dataclass(frozen=True, slots=True)
class About:
    """What a note is about, and what lies there besides.

    `around` is what it is about; `own` are the values that it speaks of, `along` the things that
    what it is about is one of, `other` what else is worth seeing, and `covered` where panels lie.
    It may lie `reach` logical pixels away at most, if there is room.
    """

    around: QRect
    own: Sequence[QRect] = ()
    along: Sequence[QRect] = ()
    other: Sequence[QRect] = ()
    covered: Sequence[QRect] = ()
    reach: float = inf


def best_place(about: About, size: QSize, room: QRect) -> QRect:
    """Return where a note of that size lies best in a room."""
    if about.around.width() <= 1:
        return _beside_point(about, size, room)
    return _cheapest(_places(about, size, room), about)


def _cheapest(places: Iterable[QRect], about: About) -> QRect:
    """Return the first of the places that cost least.

    The nearest are looked at first: one that lies so far away that this alone costs more than the
    best so far need not be looked at. It is done whenever the pointer rests.
    """
    gaps = [(_gap(place, about.around), n, place) for n, place in enumerate(places)]
    reach = max(about.reach, min(gap for gap, *_ in gaps))
    far = [(_FAR * gap, n, place) for gap, n, place in gaps if gap <= reach]
    far.sort(key=lambda one: one[:2])
    worth = [
        (_FORBIDDEN, 0, _edges((about.around,))),
        (_FORBIDDEN, SHADOW, _edges(about.covered)),
        (_OWN, SHADOW, _edges(about.own)),
        (_ALONG, SHADOW, _edges(about.along)),
        (_OTHER, SHADOW, _edges(about.other)),
    ]
    least, first, best = inf, 0, far[0][2]
    for gap, number, place in far:
        if gap > least:
            break
        cost, edges = gap, _edges_of(place)
        for weight, off, rects in worth:
            cost += weight * _hidden(edges, off, rects)
            if cost > least:
                break
        if (cost, number) < (least, first):
            least, first, best = cost, number, place
    return best


def _places(about: About, size: QSize, room: QRect) -> list[QRect]:
    """Return the places in a room to choose from, each once: above and below, to the right and to
    the left.
    """
    around, wide, high = about.around, size.width(), size.height()
    middle = around.center() - QPoint(wide // 2, high // 2)
    left = moved_into(room, QRect(middle, size)).left()
    near = [r for r in about.along if r.left() <= left + wide and r.right() >= left]
    lefts = [left]
    tops = [
        min(rect.top() for rect in (around, *near)) - _OFF - high,
        max(rect.bottom() for rect in (around, *near)) + _OFF + 1,
        around.top() - _OFF - high,
        around.bottom() + _OFF + 1,
        room.top(),
        room.bottom() + 1 - high,
    ]
    middle_y = around.center().y()
    north = _united(rect for rect in about.own if rect.center().y() < middle_y)
    south = _united(rect for rect in about.own if rect.center().y() >= middle_y)
    for rect in (north, south):
        lefts += [rect.right() + 1 - SHADOW + _OFF, rect.left() + SHADOW - _OFF - wide]
        tops += [rect.bottom() + 1 - SHADOW + _OFF, rect.top() + SHADOW - _OFF - high]
    corners = [
        *product(lefts, tops),
        (around.right() + _OFF, middle.y()),
        (around.left() - _OFF - wide + 1, middle.y()),
    ]
    inside = (moved_into(room, QRect(QPoint(*corner), size)) for corner in corners)
    return list({place.topLeft().toTuple(): place for place in inside}.values())


def _united(rects: Iterable[QRect]) -> QRect:
    """Return the room that rectangles take together."""
    room = QRect()
    for rect in rects:
        room |= rect
    return room


def _beside_point(about: About, size: QSize, room: QRect) -> QRect:
    """Return the first place beside a point that is free, else the one that is least in the way."""
    point = about.around.topLeft()
    places = _corners_of(point, size)

    def is_free(place: QRect) -> bool:
        return not any(place.intersects(rect) for rect in about.covered)

    found = next((p for p in places if room.contains(p) and is_free(p)), None)
    if found is not None:
        return found
    inside = [moved_into(room, place) for place in places]
    return min(inside, key=lambda place: (not is_free(place), place.contains(point)))


def _corners_of(point: QPoint, size: QSize) -> list[QRect]:
    """Return the places below and above a point, to the right and to the left of it."""
    places = []
    for down in (1, -1):
        for across in (1, -1):
            place = QRect(point + QPoint(across * _BESIDE.x(), down * _BESIDE.y()), size)
            if across < 0:
                place.moveRight(point.x() - _BESIDE.x())
            if down < 0:
                place.moveBottom(point.y() - _BESIDE.y())
            places.append(place)
    return places


def _edges_of(rect: QRect) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _edges(rects: Iterable[QRect]) -> list[Edges]:
    return [_edges_of(rect) for rect in rects]


def _hidden(place: Edges, off: int, rects: Iterable[Edges]) -> int:
    """Return how many pixels of some rectangles a place hides, without so much along its edges."""
    west, north, east, south = place[0] + off, place[1] + off, place[2] - off, place[3] - off
    return sum(
        (min(east, right) - max(west, left) + 1) * (min(south, bottom) - max(north, top) + 1)
        for left, top, right, bottom in rects
        if left <= east and right >= west and top <= south and bottom >= north
    )


def _gap(place: QRect, around: QRect) -> int:
    """Return how far a place lies from what it is about."""
    across = max(around.left() - place.right(), place.left() - around.right(), 0)
    down = max(around.top() - place.bottom(), place.top() - around.bottom(), 0)
    return across + down
