"""The effect of each command: the flow of a turn from its action to the next seat (RULES 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.titles.changcheng.core.attack import end_game
from changcheng_qt.titles.changcheng.core.building import (
    place_double,
    place_neutral,
    place_single,
    place_tower,
    play_card,
)
from changcheng_qt.titles.changcheng.core.commands import (
    CARD,
    DOUBLE,
    END,
    EXTEND,
    NEUTRAL,
    PASS,
    SCORE,
    SINGLE,
    TOWER,
)
from changcheng_qt.titles.changcheng.core.extension import board_possible, extend
from changcheng_qt.titles.changcheng.core.frame import BOARDS_AT_ONCE, NOWHERE
from changcheng_qt.titles.changcheng.core.legality import survey
from changcheng_qt.titles.changcheng.core.provinces import decide, reveal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.position import Position


def play(position: Position, command: i64) -> None:
    """Carry out a legal command."""
    kind, a, b = command >> 16, (command >> 8) & 255, command & 255
    if kind == SINGLE:
        place_single(position, a)
    elif kind == CARD:
        play_card(position, a, b)
    elif kind == DOUBLE:
        place_double(position, a, b)
    elif kind == TOWER:
        place_tower(position, a)
    elif kind == NEUTRAL:
        place_neutral(position, a)
    elif kind == END:
        end_turn(position)
    else:
        go_on(position, kind, a, b)
    position.is_surveyed = 0


def go_on(position: Position, kind: i64, a: i64, b: i64) -> None:
    """Carry out a command that builds nothing: a pass, or one in the middle of an action, which
    then goes on.
    """
    if kind == PASS:
        position.passes += 1
        next_turn(position)
        return
    if kind == SCORE:
        reveal(position, a)
    elif kind == EXTEND:
        extend(position, a, b)
        if not position.frame.rules & BOARDS_AT_ONCE:
            next_turn(position)
    else:
        decide(position, kind, a, b)
    resume_action(position)


def resume_action(position: Position) -> None:
    """Close an action that a scoring or an added board interrupted, if there is nothing left for
    its second part (RULES 3.5).
    """
    if not position.parts or position.done:
        return
    if position.scoring != NOWHERE or position.board_due or position.due:
        return
    survey(position)
    if not position.choices:
        position.partial = 1
        position.done = 1


def end_turn(position: Position) -> None:
    """End a turn, with any board that is due now."""
    position.passes = 0
    if board_possible(position):
        position.board_due = 1
    else:
        next_turn(position)


def next_turn(position: Position) -> None:
    """Start the turn of the next seat, or end the game."""
    if not position.empty or position.passes == position.frame.seats:
        end_game(position)
        return
    position.seat += 1
    if position.seat == position.frame.seats:
        position.seat = 0
    position.number += 1
    position.parts = 0
    position.first_part = 0
    position.second_part = 0
    position.used = 0
    position.done = 0
    position.partial = 0
    position.neutral_placed = 0
