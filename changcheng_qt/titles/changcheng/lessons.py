"""The language of Chang Cheng's lessons: short setups, places and facts.

The setup of a lesson has only the essentials: `seats`, the `first` one, the `faces` in play from
west to east, whether there are `spare` boards, and the first `reputations` and `threats` in the
order in which they are dealt; the other counters follow in the order of the box. Nobody's opening
turn is a single wall.

The facts are

    complete PROVINCE       the worth of the province with walls on all its empty squares
    walls SEAT PROVINCE     the number of a seat's walls there
    reputation PROVINCE     the value of its counter
    score SEAT              the points of a seat
    double SQUARE SQUARE    the immediate points of a double there
    threat REGION           the value of a counter that the learner has seen
    emperors                the number of emperor cards towards the next board
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from changcheng_qt import assets
from changcheng_qt.engine.codec import from_plain
from changcheng_qt.lessons.course import Course, files_in
from changcheng_qt.lessons.lesson import LessonError
from changcheng_qt.titles.changcheng.entry import RULES
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.titles.changcheng.rules.forecast import province_forecast
from changcheng_qt.titles.changcheng.rules.geography import Board, Face, Side
from changcheng_qt.titles.changcheng.rules.notation import place_of
from changcheng_qt.titles.changcheng.rules.pieces import REPUTATION_VALUES, THREAT_VALUES, Colour
from changcheng_qt.titles.changcheng.rules.setup import (
    Opening,
    Options,
    Setup,
    SetupChoices,
    draw_setup,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.titles.changcheng.problems import Problem
    from changcheng_qt.titles.changcheng.rules.commands import Command
    from changcheng_qt.titles.changcheng.rules.view import View

_NO_LUCK: Final = 0
_NODES: Final = 30
"""The nodes of the novices in the last lesson."""


def course(names: tuple[str, ...], problem_names: tuple[str, ...]) -> Course:
    """Return the lessons and problems of Chang Cheng, by the names of their files in order."""
    read = files_in(assets.title_folder("changcheng") / "lessons")

    def problems() -> Sequence[Problem]:
        from changcheng_qt.titles.changcheng.problems import load_problems

        return load_problems(problem_names)

    return Course(names, RULES.game, ChangChengTeaching(), read, _NODES, problems)


@dataclass(frozen=True, slots=True)
class _Short:
    """The setup of a lesson in its file."""

    seats: int
    first: int
    faces: tuple[str, str]
    spare: bool
    reputations: tuple[int, ...]
    threats: tuple[int, ...]


class ChangChengTeaching:
    """The setups, places and facts of the lessons."""

    def setup(self, value: object) -> Setup:
        try:
            short = from_plain(_Short, value, "setup")
            return _setup(short, _boards())
        except ValueError as error:
            raise LessonError(str(error)) from error

    def place(self, view: View, text: str) -> tuple[str, int]:
        """Return the kind and the number of a place; raises ValueError for an unknown one."""
        return place_of(view.wall, text)

    def is_inside(self, view: View, place: str, area: str) -> bool:
        """Whether a square is in a province or region."""
        kind, square = place_of(view.wall, place)
        large, number = place_of(view.wall, area)
        if kind or not large:
            return False
        of = view.wall.province_of if large == "p" else view.wall.region_of
        return of[square] == number

    def is_aside(self, command: Command) -> bool:
        """Whether a command is a peek."""
        return isinstance(command, Peek)

    def fact(self, view: View, words: str) -> int:
        match words.split(" "):
            case ["complete", province]:
                return province_forecast(view, _number(view, province)).complete.value
            case ["walls", seat, province]:
                presences = province_forecast(view, _number(view, province)).presences
                return next(p.walls for p in presences if p.owner == int(seat))
            case ["reputation", province]:
                return view.reputations[_number(view, province)]
            case ["score", seat]:
                return view.scores[int(seat)]
            case ["double", *squares]:
                return view.wall.areas_touched(*(_number(view, square) for square in squares))
            case ["threat", region]:
                value = view.known_threats.get(_number(view, region))
                if value is None:
                    raise ValueError(f"{words}: not seen")
                return value
            case ["emperors"]:
                return view.emperors
            case _:
                raise ValueError(f"unknown fact {words!r}")


def _number(view: View, place: str) -> int:
    return place_of(view.wall, place)[1]


@cache
def _boards() -> Sequence[Board]:
    return load_boards(assets.title_folder("changcheng") / "boards")


def _setup(short: _Short, boards: Sequence[Board]) -> Setup:
    if short.seats not in range(2, 5) or short.first not in range(short.seats):
        raise ValueError("setup: 2 to 4 seats are needed, the first of them one of these")
    west, east = (_face(code, boards) for code in short.faces)
    choices = SetupChoices(
        tuple(Colour)[: short.seats],
        first=short.first,
        options=Options(opening=Opening.NOBODY),
        faces=(west, east),
    )
    in_play = [board for board in boards if board.name in (west.board, east.board)]
    setup = draw_setup(choices, boards if short.spare else in_play, Random(_NO_LUCK))
    return _dealt(setup, short)


def _dealt(setup: Setup, short: _Short) -> Setup:
    return replace(
        setup,
        threats=_filled("threats", short.threats, THREAT_VALUES),
        reputations=_filled("reputations", short.reputations, REPUTATION_VALUES),
    )


def _filled(name: str, first: tuple[int, ...], box: Sequence[int]) -> tuple[int, ...]:
    """Return the counters of the box, those named first."""
    left = Counter(box)
    left.subtract(first)
    if min(left.values()) < 0:
        raise ValueError(f"setup: {name}: the box has no such counters")
    return (*first, *sorted(left.elements()))


def _face(code: str, boards: Sequence[Board]) -> Face:
    for board in boards:
        for side in Side:
            if f"{board.name}{side.value}" == code:
                return board.face(side)
    raise ValueError(f"setup: unknown face {code!r}")
