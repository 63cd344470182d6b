"""The place of the coach's card: never over its targets. Pure geometry.

Theory of operation. People look for a card that moves, so it has a home, and keeps its place as
long as it covers nothing forbidden there; with a longer text it grows upwards, and its buttons stay
under the pointer. Without a side panel its home is a column at the left of the board, which is
fitted into the rest: the sides of a board are often empty. A column that would make the board much
smaller is not used; then the card is next to its targets: candidates are at their sides, beyond the
areas to keep free, and in the corners of the room. The cost of a place is the covered area, in
which targets count most by far, then areas to keep free, such as the wall and the tray; and its
distance from the targets. Without targets it is in a corner: the learner must find the place
somewhere on the board, and its middle is the likeliest.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMargins, QPoint, QRect, QSize

_MOST: Final = 10_000
"""How much worse it is to cover a target than anything else."""
_FAR: Final = 45
"""The number of covered pixels that one pixel of distance equals."""
_LEFT: Final = 0.74
"""The least part of its scale that a board keeps next to a column."""


def at_foot(size: QSize, room: QRect, shadow: int) -> QRect:
    """Return the place of a card in the lower right corner of a room, where only the shadow of the
    card reaches over the edge.
    """
    place = QRect(QPoint(0, 0), size)
    place.moveBottomRight(room.bottomRight() + QPoint(shadow // 2, shadow // 2))
    return place


@dataclass(frozen=True, slots=True)
class Column:
    """The left part of a board, which may go to a card. The width of the board's content is `shape`
    times its height, 0 if it is panned.
    """

    board: QRect
    shape: float

    def card(
        self, widths: Sequence[int], height_for: Callable[[int], int], others: Sequence[QRect]
    ) -> QRect | None:
        """Return the place of a card at the foot of the column, above other panels, in the first of
        some widths at which the column is high enough; None if there is none, or too little would
        be left of the board.
        """
        room = self.board
        reaching = (one for one in others if one.left() < room.left() + widths[-1])
        foot = min((one.top() - 1 for one in reaching), default=room.bottom())
        below = min(foot, room.bottom()) + 1
        for width in widths:
            height = height_for(width)
            if height <= below - room.top() and self._leaves_enough(width):
                return QRect(room.left(), below - height, width, height)
        return None

    def covered(self, column: QRect | None, corner: int) -> QMargins:
        """Return the part of the board that a card hides: its column; without one the corner at the
        right of a width, where any place of the board may be looked for, or nothing if too little
        would be left next to it.
        """
        if column is not None:
            return QMargins(column.width(), 0, 0, 0)
        return QMargins(0, 0, corner if self._leaves_enough(corner) else 0, 0)

    def _leaves_enough(self, width: int) -> bool:
        return self._kept_scale(width) >= _LEFT

    def _kept_scale(self, width: int) -> float:
        whole, high = self.board.width(), self.board.height()
        rest = whole - width
        if self.shape <= 0:
            return rest / whole
        return min(rest / self.shape, high) / min(whole / self.shape, high)


def stays(place: QRect, room: QRect, covered: Sequence[QRect]) -> bool:
    """Whether a card may have a place: within a room, its shadow excepted, and over nothing."""
    is_seen = place.top() >= room.top() and room.contains(place.center())
    return is_seen and not any(place.intersects(other) for other in covered)


def beside(
    size: QSize, room: QRect, spots: Sequence[QRect], free: Sequence[QRect], gap: int
) -> QRect:
    """Return the place of a card within a room: next to its targets, in a corner without any, and
    clear of the `free` areas if possible.
    """
    middle = _bounds(spots).center()

    def cost(place: QRect) -> int:
        distance = (place.center() - middle).manhattanLength() if spots else 0
        return _MOST * _covered(place, spots) + _covered(place, free) + _FAR * distance

    beyond = [one.united(spot) for spot in spots for one in free if one.intersects(spot)]
    return min(_places(size, room, (*spots, *beyond), gap), key=cost)


def _places(size: QSize, room: QRect, spots: Sequence[QRect], gap: int) -> Iterator[QRect]:
    for spot in (*spots, _bounds(spots)) if spots else ():
        x, y = spot.center().x() - size.width() // 2, spot.center().y() - size.height() // 2
        for corner in (
            QPoint(x, spot.top() - gap - size.height()),
            QPoint(x, spot.bottom() + gap),
            QPoint(spot.right() + gap, y),
            QPoint(spot.left() - gap - size.width(), y),
        ):
            yield _within(QRect(corner, size), room, gap)
    left, right = room.left(), room.right() - size.width()
    middle = room.center().x() - size.width() // 2
    for x in (left, middle, right) if spots else (right, left):
        for y in (room.bottom() - size.height(), room.top()):
            yield _within(QRect(QPoint(x, y), size), room, gap)


def _within(place: QRect, room: QRect, gap: int) -> QRect:
    inner = room.adjusted(gap, gap, -gap, -gap)
    x = max(inner.left(), min(place.left(), inner.right() + 1 - place.width()))
    y = max(inner.top(), min(place.top(), inner.bottom() + 1 - place.height()))
    return QRect(QPoint(x, y), place.size())


def _bounds(spots: Sequence[QRect]) -> QRect:
    bounds = QRect()
    for spot in spots:
        bounds = bounds.united(spot)
    return bounds


def _covered(place: QRect, others: Sequence[QRect]) -> int:
    overlaps = (place.intersected(other) for other in others)
    return sum(o.width() * o.height() for o in overlaps if not o.isEmpty())
