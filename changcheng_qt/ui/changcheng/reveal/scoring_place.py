"""Where the scoring panel lies: beside its province, or out of the way of the board."""

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QRect, QSize

from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.view import View

Locate: TypeAlias = Callable[[Province], float]
"""Tells how far east a province is seen, from 0 to 1."""

WallEnd: TypeAlias = Callable[[], int]
"""Tells down to where the wall is seen."""

_NARROWEST: Final = 240
"""A side panel narrower than this is no place for the scoring."""


class Stand(Enum):
    """How the panel stands to the board."""

    BESIDE = "beside"
    """On the board, on the other half than the province."""
    DOCKED = "docked"
    """Off the board: its squares are needed for a choice."""


def west_share(view: View, province: Province) -> float:
    """Return how far east the middle of a province lies, from 0 to 1."""
    order = view.wall.west_to_east
    places = [order.index(square) for square in view.wall.squares_of[province]]
    return (sum(places) / len(places) + 0.5) / len(order)


def at_foot(board: QRect, wanted: QSize, share: float, margin: int) -> QRect:
    """Return a low panel's rectangle at the foot of the board, where the province is not."""
    width = min(wanted.width(), board.width() - 2 * margin)
    left = board.left() + margin if share > 0.5 else board.right() - margin - width
    return QRect(left, board.bottom() - margin - wanted.height(), width, wanted.height())


def clear_width(board: QRect, share: float, around: int) -> int:
    """Return how wide a panel can be on the half of the board where the province is not, that
    leaves the province in sight, `around` pixels on either side of its middle.
    """
    return round(board.width() * max(share, 1 - share)) - around


def beside(board: QRect, table: QRect, wanted: QSize, share: float, margin: int) -> QRect:
    """Return the panel's rectangle on the half of the board where the province is not, no higher up
    than the board begins.
    """
    width = min(wanted.width(), board.width() - 2 * margin)
    height = min(wanted.height(), height_beside(board, table, margin))
    left = board.left() + margin if share > 0.5 else board.right() - margin - width
    top = board.top() + max(margin, (board.height() - height) // 2)
    return QRect(left, min(top, table.bottom() - margin - height), width, height)


def height_beside(board: QRect, table: QRect, margin: int) -> int:
    """Return how high a panel on the board can be: it may reach over the tray."""
    return table.bottom() + 1 - board.top() - 2 * margin


def is_low(board: QRect, table: QRect) -> bool:
    """Tell whether a docked panel has to do with the tray's height: there is no side panel."""
    return table.right() - board.right() < _NARROWEST


def over_side(board: QRect, table: QRect, below: int) -> QRect:
    """Return the panel's rectangle over the side panel, `below` its upper part."""
    side = QRect(board.right() + 1, table.top(), table.right() - board.right(), table.height())
    return side.adjusted(0, min(below, side.height() // 2), 0, 0)


def over_tray(table: QRect, wanted: int) -> QRect:
    """Return the rectangle of a panel of some height over the tray, no higher than the table."""
    height = min(wanted, table.height())
    return QRect(table.left(), table.bottom() + 1 - height, table.width(), height)
