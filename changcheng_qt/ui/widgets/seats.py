"""Seats in panels: the colours of seats, in the order of the screen; the token of a seat; every
seat's score in a row.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat, Viewer
from changcheng_qt.i18n.phrases.wording import plain, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.looks.glyphs import Token, paint_seat_token
from changcheng_qt.ui.looks.theme import SIX_SEATS, SeatColours
from changcheng_qt.ui.panels.words import TextStyle, TypeFace, give_tooltip
from changcheng_qt.ui.widgets.counting import CountedWords

_SIZE: Final = 18.0
_TOKEN: Final = 10 / 18
"""The radius of a token over the size of the number next to it."""


class SeatedView(Protocol):
    """The part of any title's view about its seats."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def first(self) -> Seat:
        """The first seat."""

    @property
    def colours(self) -> Sequence[Enum]:
        """The colour of each seat; its value is a key of `SIX_SEATS`."""


class SeatTurn(Protocol):
    """The present turn."""

    @property
    def seat(self) -> Seat:
        """The seat in turn."""

    @property
    def number(self) -> int:
        """The number of the turn, from 1."""


class SeatsView(Protocol):
    """The part of any title's view about the turn and the scores."""

    @property
    def viewer(self) -> Viewer:
        """Its viewer."""

    @property
    def turn(self) -> SeatTurn:
        """The present turn."""

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next, None when the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""


def colours_of(view: SeatedView, seat: Seat) -> SeatColours:
    """Return the colours of a seat's pieces."""
    return SIX_SEATS[view.colours[seat].value]


def colours_in_order(view: SeatedView) -> dict[Seat, SeatColours]:
    """Return the colours of all seats, clockwise from the first."""
    order = ((view.first + place) % view.seats for place in range(view.seats))
    return {seat: colours_of(view, seat) for seat in order}


def seat_token(
    appearance: Appearance, colours: SeatColours, radius: float, parent: QWidget | None = None
) -> Token[SeatColours]:
    """Return the token of a seat with room for its outline; the radius of the stone is that in a
    window of 1280 x 800.
    """

    def paint(painter: QPainter, room: QRectF, colours: SeatColours) -> None:
        paint_seat_token(painter, room.center(), radius * appearance.k, colours)

    token = Token(appearance, paint, 2 * radius + 3, parent)
    token.stand_for(colours)
    return token


class RunningScores(Panel):
    """Every seat's score so far; the tooltip names its player."""

    def __init__(
        self,
        appearance: Appearance,
        seats: Mapping[Seat, SeatColours],
        parent: QWidget | None,
        size: float = _SIZE,
    ) -> None:
        """Make a place for every seat in this order; the size is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        row = without_margins(QHBoxLayout(self))
        row.setSpacing(round(size * 0.25))
        style = TextStyle(size=size, face=TypeFace.NUMBER, bold=True)
        self.scores: dict[Seat, CountedWords] = {}
        self._tokens: dict[Seat, Token[SeatColours]] = {}
        for seat, colours in seats.items():
            self._tokens[seat] = seat_token(appearance, colours, size * _TOKEN, self)
            self.scores[seat] = CountedWords(appearance, style, self)
            row.addWidget(self._tokens[seat])
            row.addWidget(self.scores[seat])
            row.addSpacing(round(size * 0.45))
        row.addStretch(1)

    def show_scores(
        self, scores: Sequence[int], players: Sequence[Player], *, at_once: bool = False
    ) -> None:
        """Show these scores; they count up unless `at_once`."""
        for seat, words in self.scores.items():
            words.show_number(scores[seat], at_once=at_once)
            said = f"{player_name(players, seat)} {plain(scores[seat])}"
            words.setAccessibleName(said)
            for widget in (words, self._tokens[seat]):
                give_tooltip(widget, said)

    def finish(self) -> None:
        """Show the final scores at once."""
        for words in self.scores.values():
            words.finish()
