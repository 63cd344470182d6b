"""The place of a note next to the pointer: pure arithmetic in the coordinates of its parent.

Next to a point it is at one of its corners. About something larger it is wherever it hides least:
never over its subject, nor under a panel; not over the values in its text, if there is room
elsewhere; hardly over anything else of the board; and near. On a crowded board it stays within
reach, whatever it hides, or nobody would see its subject.
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
"""Logical pixels around the paper of a note, for its shadow and its tip."""

_BESIDE: Final = QPoint(18, 20)
_OFF: Final = 2
"""Logical pixels between a note and its subject."""

_FORBIDDEN: Final = 1000.0
_OWN: Final = 8.0
_ALONG: Final = 4.0
_OTHER: Final = 1.0
_FAR: Final = 3.0
"""The cost of hiding a pixel of something, or of a pixel of distance."""


@dataclass(frozen=True, slots=True)
class About:
    """The subject of a note, and its surroundings.

    `around` is the subject; `own` are the values in its text, `along` the things of the same kind,
    `other` the other things worth seeing, and `covered` the rectangles of panels. The note may be
    at most `reach` logical pixels away, if there is room.
    """

    around: QRect
    own: Sequence[QRect] = ()
    along: Sequence[QRect] = ()
    other: Sequence[QRect] = ()
    covered: Sequence[QRect] = ()
    reach: float = inf


def best_place(about: About, size: QSize, room: QRect) -> QRect:
    """Return the best place for a note of that size in a room."""
    if about.around.width() <= 1:
        return _beside_point(about, size, room)
    return _cheapest(_places(about, size, room), about)


def _cheapest(places: Iterable[QRect], about: About) -> QRect:
    """Return the first of the cheapest places.

    The nearest are tried first: a place whose distance alone costs more than the best so far is
    skipped. This runs whenever the pointer rests.
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
    """Return the candidate places in a room, each once: above and below, to the right and to the
    left.
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
    """Return the bounding rectangle of rectangles."""
    room = QRect()
    for rect in rects:
        room |= rect
    return room


def _beside_point(about: About, size: QSize, room: QRect) -> QRect:
    """Return the first free place next to a point, else the one that hides least."""
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
    """Return how many pixels of some rectangles a place hides, `off` pixels at its edges
    excepted.
    """
    west, north, east, south = place[0] + off, place[1] + off, place[2] - off, place[3] - off
    return sum(
        (min(east, right) - max(west, left) + 1) * (min(south, bottom) - max(north, top) + 1)
        for left, top, right, bottom in rects
        if left <= east and right >= west and top <= south and bottom >= north
    )


def _gap(place: QRect, around: QRect) -> int:
    """Return the distance of a place from its subject."""
    across = max(around.left() - place.right(), place.left() - around.right(), 0)
    down = max(around.top() - place.bottom(), place.top() - around.bottom(), 0)
    return across + down
