"""The language of China's lessons: short setups, places and facts.

The setup of a lesson has only the essentials: the `first` seat, the dealt `hands`, by seat, the
`open` cards, and the first cards of the `pile`; the others follow, and are reshuffled, in a random
order that is always the same. Three seats play on side A, without options.

A place is a letter and a name of the map: `t.ji` a town, `r.yan` a region, `c.yan` its court, and
`a.8` an alliance by its number. The facts are

    now SEAT REGION         the points that a seat would score there, or has scored
    filled SEAT REGION      those that it would score if the learner filled the region
    houses SEAT REGION      the number of a seat's houses there
    limit REGION            the largest number of emissaries in the court there
    alliance SEAT ALLIANCE  the points that a seat would score for it now
    roads SEAT              the points that a seat would score for its roads now
    score SEAT              the points of a seat
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from changcheng_qt import assets
from changcheng_qt.engine.codec import from_plain
from changcheng_qt.lessons.course import Course, files_in
from changcheng_qt.lessons.lesson import LessonError
from changcheng_qt.titles.china.entry import RULES, MapBox
from changcheng_qt.titles.china.rules.forecast import (
    alliance_forecast,
    region_forecast,
    roads_forecast,
)
from changcheng_qt.titles.china.rules.pieces import BY_WORD, HAND, OPEN_SLOTS, SeatColour
from changcheng_qt.titles.china.rules.setup import (
    Deck,
    Options,
    Setup,
    Side,
    cards_in_play,
    numbered_cards,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from changcheng_qt.titles.china.rules.commands import Command
    from changcheng_qt.titles.china.rules.geography import Board
    from changcheng_qt.titles.china.rules.pieces import Colour
    from changcheng_qt.titles.china.rules.view import View

CardT = TypeVar("CardT")

_ORDER: Final = "lessons"
"""The seed of the order of cards that no lesson names."""
_SEATS: Final = 3
_LEARNER: Final = 0
_NODES: Final = 30
"""The nodes of a bot; not used, since every move of the others is scripted."""


def course(names: tuple[str, ...]) -> Course:
    """Return the lessons of China, by the names of their files in order."""
    read = files_in(assets.title_folder("china") / "lessons")
    return Course(names, RULES.game, ChinaTeaching(), read, _NODES)


@dataclass(frozen=True, slots=True)
class _Short:
    """The setup of a lesson in its file."""

    first: int
    hands: tuple[tuple[str, ...], ...]
    open: tuple[str, ...]
    pile: tuple[str, ...]


class ChinaTeaching:
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
        """Whether a town of a command is in a region."""
        board = view.board
        kind, number = self.place(view, area)
        return kind == "r" and place in [board.spaces[one].id for one in board.spaces_of[number]]

    def is_aside(self, _command: Command) -> bool:
        """Return False: every command is part of a turn."""
        return False

    def fact(self, view: View, words: str) -> int:
        match words.split(" "):
            case ["score", seat]:
                return view.scores[int(seat)]
            case ["now" | "filled" | "houses" as what, seat, region]:
                found = region_forecast(view, self.place(view, region)[1])
                filled = found.filled[_LEARNER] or found.now
                by_seat = {"now": found.now, "filled": filled, "houses": found.houses}
                return by_seat[what][int(seat)]
            case ["limit", region]:
                return region_forecast(view, self.place(view, region)[1]).limit
            case ["alliance", seat, alliance]:
                return alliance_forecast(view, self.place(view, alliance)[1]).points[int(seat)]
            case ["roads", seat]:
                return sum(roads_forecast(view, int(seat)).points)
            case _:
                raise ValueError(f"unknown fact {words!r}")


@cache
def _numbers(board: Board) -> Mapping[str, Mapping[str, int]]:
    """Return the numbers of places by their letter and name."""
    alliances = {str(number): number - 1 for number in range(1, len(board.alliances) + 1)}
    regions = board.region_numbers
    return {"t": board.space_numbers, "r": regions, "c": regions, "a": alliances}


def _setup(short: _Short) -> Setup:
    sizes = [len(hand) for hand in short.hands]
    if sizes != [HAND] * _SEATS or len(short.open) != OPEN_SLOTS or short.first not in range(3):
        raise ValueError("setup: three seats with three cards are needed, and four open cards")
    order = [(short.first + turn) % _SEATS for turn in range(_SEATS)]
    hands = (card for seat in order for card in short.hands[seat])
    first = [*map(_card, hands), *map(_card, short.open), *map(_card, short.pile)]
    return Setup(
        colours=tuple(SeatColour)[:_SEATS],
        first=short.first,
        side=Side.A,
        options=Options(),
        board=MapBox.opened(None).boards[Side.A],
        deck=_filled(first),
        second_order=_shuffled(numbered_cards(_SEATS, Deck.PUBLISHED)),
    )


def _card(word: str) -> Colour:
    if word not in BY_WORD:
        raise ValueError(f"setup: unknown card {word!r}")
    return BY_WORD[word]


def _filled(first: Sequence[Colour]) -> tuple[Colour, ...]:
    """Return the cards in play, those named first."""
    left = cards_in_play(_SEATS, Deck.PUBLISHED)
    left.subtract(Counter(first))
    if min(left.values()) < 0:
        raise ValueError("setup: there are no such cards in play")
    return (*first, *_shuffled(sorted(left.elements())))


def _shuffled(cards: Sequence[CardT]) -> tuple[CardT, ...]:
    return tuple(Random(_ORDER).sample(cards, len(cards)))
