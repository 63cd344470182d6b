"""The language of the lessons of Riders at the Wall: short setups, places and facts.

The setup of a lesson has only the essentials: the `first` seat, and the first edicts of the
`stack`. Four seats play without options; the dice and riders are in the lesson's `chance`, a roll
as in `rules.chance`: six times the first die, less one, and the second, less one.

A place is a letter and a name: `h.4.hills4` a land hex, `c.4.hills4.SE` a corner, `r.4.hills4.SE` a
road, `s.4` the section of a sector and `a.4` its assault ground, `g.II` a gathering ground, `n.4`
an assault number, `q.ore` a good of the supply. The facts are

    gain SEAT NUMBER        the cards that a roll would give a seat now
    yields SEAT HEX         those that a hex gives a seat when its number is rolled
    arrow NUMERAL SECTOR    the number that brings a rider from that gathering ground to a section
    rate GOOD               how many cards of a good the learner gives the supply for another one
    points SEAT             the points of a seat
    victory                 the points that win
    breaches                the number of the breach that ends the game
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from changcheng_qt import assets
from changcheng_qt.engine.codec import from_plain
from changcheng_qt.lessons.course import Course, files_in
from changcheng_qt.lessons.lesson import LessonError
from changcheng_qt.titles.riders.entry import RULES
from changcheng_qt.titles.riders.rules.forecast import rates_of, takers
from changcheng_qt.titles.riders.rules.pieces import GOOD_BY_WORD, VICTORY, Edict, SeatColour
from changcheng_qt.titles.riders.rules.setup import Options, Setup, edicts_in_play

if TYPE_CHECKING:
    from collections.abc import Mapping

    from changcheng_qt.titles.riders.rules.commands import Command
    from changcheng_qt.titles.riders.rules.geography import Board, Hex
    from changcheng_qt.titles.riders.rules.view import View

_SEATS: Final = 4
_LEARNER: Final = 0
_NODES: Final = 30
"""The nodes of a bot; not used, since every move of the others is scripted."""


def course(names: tuple[str, ...]) -> Course:
    """Return the lessons, by the names of their files in order."""
    read = files_in(assets.title_folder("riders") / "lessons")
    return Course(names, RULES.game, RidersTeaching(), read, _NODES)


@dataclass(frozen=True, slots=True)
class _Short:
    """The setup of a lesson in its file."""

    first: int
    stack: tuple[str, ...]


class RidersTeaching:
    """The setups, places and facts of the lessons."""

    def setup(self, value: object) -> Setup:
        try:
            return _setup(from_plain(_Short, value, "setup"))
        except ValueError as error:
            raise LessonError(str(error)) from error

    def place(self, view: View, text: str) -> tuple[str, int]:
        """Return the kind and the number of a place; raises ValueError for an unknown one."""
        letter, _, name = text.partition(".")
        numbers = _numbers(view.board).get(letter, {})
        if name not in numbers:
            raise ValueError(f"unknown place {text!r}")
        return letter, numbers[name]

    def is_inside(self, view: View, place: str, area: str) -> bool:
        """Whether a corner or a road of a command is at a land hex."""
        board, (kind, land) = view.board, self.place(view, area)
        corners, roads = board.corners_of[land], board.roads_of[land]
        words = {board.corner_words[one] for one in corners} | {board.road_words[n] for n in roads}
        return kind == "h" and place in words

    def is_aside(self, _command: Command) -> bool:
        """Return False: every command is part of a turn."""
        return False

    def fact(self, view: View, words: str) -> int:
        board = view.board
        match words.split(" "):
            case ["gain", seat, number]:
                return sum(_yields(view, int(seat), land) for land in board.yielding[int(number)])
            case ["yields", seat, land]:
                return _yields(view, int(seat), board.land_of[land])
            case ["arrow", numeral, sector]:
                arrow = self.place(view, f"g.{numeral}")[1], self.place(view, f"s.{sector}")[1]
                return next(number for number, to in board.arrow_of.items() if to == arrow)
            case ["rate", good]:
                return rates_of(view, _LEARNER)[GOOD_BY_WORD[good]]
            case ["points", seat]:
                return view.points[int(seat)]
            case ["victory"]:
                return VICTORY
            case ["breaches"]:
                return view.breaches_end
            case _:
                raise ValueError(f"unknown fact {words!r}")


def _yields(view: View, seat: int, land: Hex) -> int:
    """Return the cards that a hex gives a seat, none under riders."""
    return 0 if view.entered[land] else takers(view, land).get(seat, 0)


def _numbers(board: Board) -> Mapping[str, Mapping[str, int]]:
    """Return the numbers of places by their letter and name."""
    sectors = {str(site.number): number for number, site in enumerate(board.sectors)}
    return {
        "h": board.land_of,
        "c": board.corner_of,
        "r": board.road_of,
        "s": sectors,
        "a": sectors,
        "g": {ground.numeral.word: number for number, ground in enumerate(board.grounds)},
        "n": {str(number): number for number in board.arrow_of},
        "q": {word: int(good) for word, good in GOOD_BY_WORD.items()},
    }


def _setup(short: _Short) -> Setup:
    if short.first not in range(_SEATS):
        raise ValueError(f"setup: no seat {short.first}")
    left = list(edicts_in_play(_SEATS))
    for word in short.stack:
        edict = Edict(word)
        if edict not in left:
            raise ValueError(f"setup: there is no other {word}")
        left.remove(edict)
    top = tuple(map(Edict, short.stack))
    return Setup(tuple(SeatColour)[:_SEATS], short.first, Options(), (*top, *left))
