"""Where the cards of a hand lie: pure geometry, in logical pixels.

All cards are of one size in whole pixels, so that all of them are named or none is. They are as
large as the row is high. Where it is too narrow for that, they first lie closer together, as far as
each keeps its own shadow; where they would then be smaller than they should be, their edges touch;
and only after that they become smaller. Two rows come where that names the cards or much enlarges
them.
"""

from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

from changcheng_qt.ui.changcheng.painting.cards import MASTER_HEIGHT, MASTER_WIDTH, SMALL_CARD
from changcheng_qt.ui.changcheng.tray.card_face import AIR, card_rect

_ROOM_WIDTH: Final = MASTER_WIDTH + AIR
_SHAPE: Final = _ROOM_WIDTH / (MASTER_HEIGHT + AIR)
_APART: Final = (MASTER_WIDTH + AIR / 2) / _ROOM_WIDTH
"""From one card to the next where shadows share the gap, in widths of a room."""
_TOUCHING: Final = MASTER_WIDTH / _ROOM_WIDTH
"""The same where edges touch; nothing that is printed on a card is ever covered."""
_MUCH: Final = 1.25
"""So many times wider have cards without names to be in two rows to lie in two."""


@dataclass(frozen=True, slots=True)
class CardSizes:
    """How wide a card should be and may become, what lies between two at most, and how far one
    that is picked up is lifted.
    """

    wanted: int
    most: int
    gap: int
    lift: int


def width_for(count: int, high: int, sizes: CardSizes) -> int:
    """Return how wide a row of a height is in which cards are as wide as they should be."""
    room = min(_room_of(sizes.wanted), ceil((high - sizes.lift) * _SHAPE))
    return ceil(room * _span(count, _APART))


def card_places(row: QSize, count: int, sizes: CardSizes) -> tuple[QRect, ...]:
    """Return the room of each card, with its shadow, and above it where it is lifted to."""
    one, two = (_size(row, count // rows, rows, sizes) for rows in (1, 2))
    is_better = _has_name(two) or two.width() > _MUCH * one.width()
    rows, size = (2, two) if is_better and not _has_name(one) else (1, one)
    columns, high = count // rows, size.height() + sizes.lift
    step = min(size.width() + sizes.gap, (row.width() - size.width()) // max(1, columns - 1))
    top = (row.height() - rows * high) // 2
    return tuple(
        QRect(QPoint(step * column, top + line * high), QSize(size.width(), high))
        for line in range(rows)
        for column in range(columns)
    )


def _size(row: QSize, columns: int, rows: int, sizes: CardSizes) -> QSize:
    """Return how large the room of a card can be in the given columns and rows."""
    high = row.height() // rows - sizes.lift
    apart, touching = (floor(row.width() / _span(columns, step)) for step in (_APART, _TOUCHING))
    across = max(apart, min(touching, _room_of(sizes.wanted)))
    width = min(across, ceil(high * _SHAPE), _room_of(sizes.most))
    return QSize(width, min(high, ceil(width / _SHAPE)))


def _span(count: int, step: float) -> float:
    """Return how wide the given number of cards lie, in widths of a room."""
    return 1 + (count - 1) * step


def _room_of(card: int) -> int:
    """Return the width of the room of a card."""
    return ceil(card * _ROOM_WIDTH / MASTER_WIDTH)


def _has_name(room: QSize) -> bool:
    """Whether a card in such a room is large enough for its name."""
    return card_rect(QRectF(QPointF(), room)).width() >= SMALL_CARD
