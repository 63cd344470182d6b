"""Adding boards (RULES 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, nth_bit
from changcheng_qt.titles.changcheng.core.commands import EXTEND, command
from changcheng_qt.titles.changcheng.core.frame import RANDOM_BOARDS, SIDE_A, SIDE_B, SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position

EMPERORS: Final = 3
"""How many emperor cards a board costs."""


def board_possible(position: Position) -> bool:
    """Whether the emperor cards require a board that may still be added."""
    return position.emperors >= EMPERORS and position.extensions < position.frame.most_extensions


def count_boards(position: Position) -> i64:
    """Return in how many ways a board may be added: any spare one, on an allowed side, at either
    end; or the drawn one.
    """
    if position.frame.rules & RANDOM_BOARDS:
        return 2
    sides: i64 = 1
    if position.frame.rules & SIDE_A and position.frame.rules & SIDE_B:
        sides = 2
    spare: i64 = len(position.frame.spare) - position.extensions
    return spare * sides * 2


def pick_board(position: Position, number: i64) -> i64:
    """Return a way to add a board, of a number below `count_boards`."""
    rules = position.frame.rules
    end = number & 1
    number >>= 1
    if rules & RANDOM_BOARDS:
        drawn = (position.boards >> (10 * position.extensions)) & 1023
        return command(EXTEND, drawn >> 1, ((drawn & 1) << 1) | end)
    side: i64 = 0 if rules & SIDE_A else 1
    if rules & SIDE_A and rules & SIDE_B:
        side = number & 1
        number >>= 1
    spare = (bit(len(position.frame.spare)) - 1) & ~position.added
    return command(EXTEND, nth_bit(spare, number), (side << 1) | end)


def extend(position: Position, board: i64, how: i64) -> None:
    """Join a board to an end of the wall; `how` is twice its side plus the end."""
    position.frame = position.frame.extended(board, how >> 1, how & 1)
    position.empty |= position.frame.all_squares & ~(bit(position.frame.squares - SQUARES) - 1)
    position.open_board(position.frame.faces[-1])
    position.emperors -= EMPERORS
    position.extensions += 1
    position.added |= bit(board)
    position.board_due = 0
