"""Who is who in a panel: a seat's token, its colours; every seat's score in a row."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.forecast import owners_of
from changcheng_qt.games.changcheng.pieces import NEUTRAL, Owner
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.names import owner_name
from changcheng_qt.i18n.phrases.wording import plain
from changcheng_qt.ui.changcheng.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.changcheng.widgets.counting import CountedWords
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import TextStyle, TypeFace, give_tooltip

_SIZE: Final = 18.0
_TOKEN: Final = 10 / 18
"""The radius of a token over the size of the number beside it."""


def colours_of(view: View, owner: Owner) -> SeatColours:
    """Return the colours of a seat's pieces, or those of the neutral ones."""
    return SEAT_COLOURS[NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value]


class SeatToken(Panel):
    """The stone with the glyph that stands for a seat; its name is said by the words beside it."""

    def __init__(
        self,
        appearance: Appearance,
        colours: SeatColours,
        radius: float = 9,
        parent: QWidget | None = None,
    ) -> None:
        """Take the colours of a seat; the radius is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._radius = radius
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_colours(self, colours: SeatColours) -> None:
        """Stand for another seat."""
        if colours != self._colours:
            self._colours = colours
            self.update()

    def sizeHint(self) -> QSize:
        """Take the stone and its outline."""
        side = self.appearance.px(2 * self._radius + 3)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stone."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            centre = QPointF(self.width() / 2, self.height() / 2)
            paint_seat_token(painter, centre, self._radius * self.appearance.k, self._colours)


class RunningScores(Panel):
    """Every seat's score after what has been shown; whose it is, is said where one points at it."""

    def __init__(
        self, appearance: Appearance, view: View, parent: QWidget | None, size: float = _SIZE
    ) -> None:
        """Make a place for every seat; the size is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(size * 0.25))
        style = TextStyle(size=size, face=TypeFace.NUMBER, bold=True)
        self.scores: dict[int, CountedWords] = {}
        self._tokens: dict[int, SeatToken] = {}
        for seat in (owner for owner in owners_of(view) if owner >= 0):
            self._tokens[seat] = SeatToken(appearance, colours_of(view, seat), size * _TOKEN, self)
            self.scores[seat] = CountedWords(appearance, style, self)
            row.addWidget(self._tokens[seat])
            row.addWidget(self.scores[seat])
            row.addSpacing(round(size * 0.45))
        row.addStretch(1)

    def show_scores(
        self, scores: Sequence[int], players: Sequence[Player], *, at_once: bool = False
    ) -> None:
        """Show these scores; they are counted to unless that is `at_once`."""
        for seat, words in self.scores.items():
            words.show_number(scores[seat], at_once=at_once)
            said = f"{owner_name(players, seat)} {plain(scores[seat])}"
            words.setAccessibleName(said)
            for widget in (words, self._tokens[seat]):
                give_tooltip(widget, said)

    def finish(self) -> None:
        """Show at once what is still counted to."""
        for words in self.scores.values():
            words.finish()
