"""The places and sizes of a hand's cards: pure geometry, in logical pixels.

All cards are of one size in whole pixels, so that all of them are named or none is. They are as
large as the row is high. If it is too narrow for that, they first move closer together, as far as
each keeps its own shadow; if they would then be smaller than they should be, their edges touch; and
only after that they become smaller. There are two rows if that gives the cards names or much larger
sizes.
"""

from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

_MUCH: Final = 1.25
"""How many times wider cards without names must become for two rows."""


@dataclass(frozen=True, slots=True)
class CardShape:
    """A title's cards: the size of one in units of its own, the share of shadow and frame in its
    room, both sides together, and the least width in logical pixels with its name.
    """

    width: float
    height: float
    air: float
    named_from: float

    @property
    def room_width(self) -> float:
        """The width of a card with shadow and frame."""
        return self.width + self.air

    @property
    def room_share(self) -> float:
        """The width of a card's room over its height."""
        return self.room_width / (self.height + self.air)

    @property
    def apart(self) -> float:
        """The distance between cards that share the gap for their shadows, in widths of a room."""
        return (self.width + self.air / 2) / self.room_width

    @property
    def touching(self) -> float:
        """The same if edges touch; no print on a card is ever covered."""
        return self.width / self.room_width

    def card_rect(self, room: QRectF) -> QRectF:
        """Return the largest card in the middle of a room, shadow and frame inside the room too."""
        unit = min(room.width() / self.room_width, room.height() / (self.height + self.air))
        card = QRectF(0, 0, self.width * unit, self.height * unit)
        card.moveCenter(room.center())
        return card

    def room_of(self, card: int) -> int:
        """Return the width of the room of a card of that width."""
        return ceil(card * self.room_width / self.width)

    def has_name(self, room: QSize) -> bool:
        """Whether a card in such a room is large enough for its name."""
        return self.card_rect(QRectF(QPointF(), room)).width() >= self.named_from


@dataclass(frozen=True, slots=True)
class CardSizes:
    """The preferred and largest width of a shape's card, the largest gap between two, and the
    height by which a picked-up one is lifted.
    """

    shape: CardShape
    wanted: int
    most: int
    gap: int
    lift: int


def width_for(count: int, high: int, sizes: CardSizes) -> int:
    """Return the width of a row of a height in which cards have their preferred width."""
    shape = sizes.shape
    room = min(shape.room_of(sizes.wanted), ceil((high - sizes.lift) * shape.room_share))
    return ceil(room * _span(count, shape.apart))


def card_places(row: QSize, count: int, sizes: CardSizes) -> tuple[QRect, ...]:
    """Return the room of each card, with its shadow, and above it the room to be lifted."""
    one, two = (_size(row, count // rows, rows, sizes) for rows in (1, 2))
    has_name = sizes.shape.has_name
    is_better = has_name(two) or two.width() > _MUCH * one.width()
    rows, size = (2, two) if is_better and not has_name(one) else (1, one)
    columns, high = count // rows, size.height() + sizes.lift
    step = min(size.width() + sizes.gap, (row.width() - size.width()) // max(1, columns - 1))
    top = (row.height() - rows * high) // 2
    return tuple(
        QRect(QPoint(step * column, top + line * high), QSize(size.width(), high))
        for line in range(rows)
        for column in range(columns)
    )


def _size(row: QSize, columns: int, rows: int, sizes: CardSizes) -> QSize:
    """Return the largest room of a card in the given columns and rows."""
    shape, high = sizes.shape, row.height() // rows - sizes.lift
    apart, touching = (
        floor(row.width() / _span(columns, step)) for step in (shape.apart, shape.touching)
    )
    across = max(apart, min(touching, shape.room_of(sizes.wanted)))
    width = min(across, ceil(high * shape.room_share), shape.room_of(sizes.most))
    return QSize(width, min(high, ceil(width / shape.room_share)))


def _span(count: int, step: float) -> float:
    """Return the total width of the given number of cards, in widths of a room."""
    return 1 + (count - 1) * step
