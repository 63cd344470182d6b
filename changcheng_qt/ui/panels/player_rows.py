"""The players: glyph, name, remaining pieces, score, and the crown of the leader.

A title's row is a `PlayerRow` with a widget for the seat's stock, which it puts below the name
(`add_stock`); it returns that widget's content from a view, and the whole row in one sentence.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import ABSENT, HUMAN, Player, Seat
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.i18n.phrases.wording import fill, plain, side_by_side
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import PaintedSign, paint_crown
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, ElidedWords, TextStyle, TypeFace, give_tooltip
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.widgets.counting import CountedWords
from changcheng_qt.ui.widgets.seats import SeatsView, colours_in_order, seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=15.5, bold=True)
_SAYING: Final = TextStyle(size=14, italic=True)
_SCORE: Final = TextStyle(size=24, face=TypeFace.NUMBER, bold=True)
_SCORE_WIDTH: Final = 52
"""The width of a score as long as that cuts no name."""
_CROWN: Final = 17
_BESIDE_CROWN: Final = 5
_NAME_WIDTH: Final = 90
"""The width up to which a name is whole; the note next to it is cut first."""
_NOTE_WIDTH: Final = 36
"""The width up to which that note is whole: enough for "you" in every language."""
_BESIDE_NAME: Final = 6
_DOT: Final = 9


class PlayerRow(Painted, Panel):
    """One seat, lit while it decides."""

    def __init__(self, appearance: Appearance, colours: SeatColours, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._is_due = self._has_turn = self._leads = False
        self._painted_for: object = None
        self._standing_shown: tuple[object, object] | None = None
        self._dot: PaintedSign | None = None
        self._saying: ElidedWords | None = None
        self._is_here = True
        self._token = seat_token(appearance, colours, 14, self)
        self.name = ElidedWords(appearance, _NAME, self, least=_NAME_WIDTH)
        self._note = ElidedWords(appearance, NOTE, self, least=_NOTE_WIDTH)
        self.score = CountedWords(appearance, _SCORE, self)
        self.score.ticked.connect(self.update)
        self.score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self.restyle()

    def _lay_out(self) -> None:
        self._first = first = QHBoxLayout()
        first.setSpacing(_BESIDE_NAME)
        first.addWidget(self.name)
        first.addWidget(self._note)
        first.addStretch(1)
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        self._words.addLayout(first)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._token)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(self.score)

    def add_stock(self, stock: QWidget) -> None:
        """Put the seat's stock below its name."""
        self._words.addWidget(stock)

    @abstractmethod
    def stock_of(self, view: Any, seat: Seat) -> object:  # noqa: ANN401 - views belong to titles
        """Return the stock of the seat, for `show_stock`."""

    @abstractmethod
    def show_stock(self, stock: Any) -> None:  # noqa: ANN401
        """Show the result of `stock_of`."""

    @abstractmethod
    def sentence(self, view: Any, seat: Seat, player: Player) -> str:  # noqa: ANN401
        """Return the whole row in a sentence, for screen readers."""

    @abstractmethod
    def colour_name(self, view: Any, seat: Seat) -> str:  # noqa: ANN401
        """Return the name of the seat's colour."""

    def turn_text(self, view: Any) -> str:  # noqa: ANN401
        """Return the note of the heading: the number of the turn, or of the round."""
        return fill(translate("Players", "Turn {number}"), number=view.turn.number)

    def restyle(self) -> None:
        px = self.appearance.px
        self._row.setContentsMargins(px(9), px(2), px(8), px(3))
        self._row.setSpacing(px(7))

    @property
    def score_needs(self) -> int:
        """The width of the score itself, with the crown of a leader."""
        px = self.appearance.px
        number = self.score.fontMetrics().horizontalAdvance(plain(self.score.number))
        return number + (px(_CROWN) + px(_BESIDE_CROWN) if self._leads else 0)

    @property
    def name_lacks(self) -> int:
        """How much wider the name and its note are than their room next to a score of usual
        width.
        """
        wanted = self.name.sizeHint().width() + _BESIDE_NAME + self._note.sizeHint().width()
        taken = self._row.contentsMargins().left() + self._row.contentsMargins().right()
        taken += self._token.sizeHint().width() + 2 * self._row.spacing()
        return wanted - (self.width() - taken - self.appearance.px(_SCORE_WIDTH))

    def show_seat(
        self,
        view: SeatsView,
        seat: Seat,
        player: Player,
        *,
        is_due: bool,
        leads: bool,
        at_once: bool = True,
    ) -> None:
        """Show the state of a seat in a view, whether it decides now, and whether it has the crown;
        its score is counted up unless `at_once`.
        """
        self._is_due, self._leads = is_due, leads
        self._has_turn = view.turn.seat == seat and view.to_act is not None
        lights = is_due, self._has_turn, self._leads
        score, before = view.scores[seat], self._standing_shown
        standing = score, lights, player, seat == view.viewer
        stock = self.stock_of(view, seat)
        self._standing_shown = standing, stock
        if (standing, stock) == before:
            if at_once:
                self.score.finish()
            return
        self.show_stock(stock)
        self.setAccessibleName(self.sentence(view, seat, player))
        if before is not None and before[0] == standing:
            return
        self.name.setText(player.name)
        self._note.setText(_note(view, seat, player))
        self.score.show_number(score, at_once=at_once)
        self._explain(view, seat)
        looks = (self._is_due, self._has_turn, self._leads, self.score.number)
        if looks != self._painted_for:
            self._painted_for = looks
            self.update()

    def show_presence(self, presence: str, *, is_here: bool) -> None:
        """Show by a dot whether the person of the seat is there, in words for screen readers; with
        no words, no dot.
        """
        if self._dot is None:
            self._dot = PaintedSign(self.appearance, (_DOT, _DOT), self._paint_dot, self)
            self._first.insertWidget(1, self._dot)
        self._is_here = is_here
        self._dot.setVisible(bool(presence))
        self._dot.setAccessibleName(presence)
        give_tooltip(self._dot, presence)
        self._dot.update()

    def show_saying(self, text: str) -> None:
        """Show for now the words of the person in the seat, in place of the note; the note again
        with an empty text.
        """
        if self._saying is None:
            self._saying = ElidedWords(self.appearance, _SAYING, self)
            policy = QSizePolicy.Policy
            self._saying.setSizePolicy(policy.Ignored, policy.Fixed)
            self._first.insertWidget(self._first.count() - 1, self._saying, 100)
        self._saying.setText(fill(translate("Players", "“{words}”"), words=text) if text else "")
        self._saying.setVisible(bool(text))
        self._note.setVisible(not text)

    def _paint_dot(self, painter: QPainter, room: QRectF) -> None:
        """Paint a full dot for somebody who is there, a ring otherwise."""
        colour = self.appearance.colour("good" if self._is_here else "text3")
        painter.setBrush(colour if self._is_here else NO_BRUSH)
        painter.setPen(pen(colour.name(), 1.6))
        painter.drawEllipse(room.adjusted(1, 1, -1, -1))

    def forget(self) -> None:
        """Show the seat again even if it is unchanged: the language may differ."""
        self._standing_shown = None

    def _explain(self, view: SeatsView, seat: Seat) -> None:
        """Set the tooltips that explain colour, light, number and crown."""
        colour = self.colour_name(view, seat)
        said = fill(translate("Players", "Colour: {colour}"), colour=colour)
        score = fill(translate("Players", "Score: {score}"), score=plain(view.scores[seat]))
        leads = translate("Players", "leads") if self._leads else ""
        give_tooltip(self._token, said)
        self._token.setAccessibleName(said)
        give_tooltip(self.score, side_by_side((score, leads)))
        to_act = translate("Players", "to act") if self._is_due else ""
        give_tooltip(self, to_act, self._standing)

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(260), px(43))

    def paint(self, painter: QPainter) -> None:
        """Paint the light behind the seat that decides, and the crown of the leader."""
        px, room = self.appearance.px, QRectF(self.rect())
        painter.setPen(NO_PEN)
        if self._is_due:
            painter.setBrush(self.appearance.colour("selection"))
            painter.drawRoundedRect(room, px(6), px(6))
        if self._has_turn:
            painter.setBrush(self.appearance.colour("accent"))
            painter.drawRoundedRect(QRectF(0, 0, px(4), room.height()), px(2), px(2))
        if self._leads:
            self._paint_crown(painter)

    def _paint_crown(self, painter: QPainter) -> None:
        size = self.appearance.px(_CROWN)
        place = QRectF(self.score.geometry())
        width = self.score.fontMetrics().horizontalAdvance(self.score.text())
        left = place.right() - width - size - self.appearance.px(_BESIDE_CROWN)
        rect = QRectF(left, place.center().y() - size / 2, size, size)
        paint_crown(painter, rect, self.appearance.palette.gold)

    @property
    def _standing(self) -> str:
        said = [
            translate("Players", "to act") if self._is_due else "",
            translate("Players", "leads") if self._leads else "",
        ]
        return side_by_side(said)


RowT = TypeVar("RowT", bound=PlayerRow)


class PlayerRows(Panel, Generic[RowT]):
    """All seats, clockwise from the first player."""

    shown = Signal(object, bool)
    """The shown view, and whether its scores are shown at once."""

    def __init__(
        self,
        bridge: Bridge,
        appearance: Appearance,
        make_row: Callable[[Appearance, SeatColours, QWidget], RowT],
        parent: QWidget | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Show the bridge's view from now on, or the `shown` part of it."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._shown = shown or bridge
        self._scored_for: object = None
        """The key of the widths of the rows and the scores next to them."""
        seats = colours_in_order(bridge.view)
        self._heading = Heading(appearance, self)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._heading)
        self.rows = {seat: make_row(appearance, seats[seat], self) for seat in seats}
        for row in self.rows.values():
            self._layout.addWidget(row)
        self._shown.changed.connect(self._on_changed)
        bridge.players_changed.connect(self.retranslate)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        px = self.appearance.px
        self._layout.setContentsMargins(px(8), px(3), px(8), px(1))
        self._layout.setSpacing(px(1))
        self._heading.setContentsMargins(px(8), 0, px(8), 0)
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Begin with the only person at the screen if rows are so large that the last ones may be
        out of sight.
        """
        seats, here = list(self.rows), self._bridge.here
        own = seats.index(min(here)) if len(here) == 1 and self.appearance.size > 1 else 0
        for place, seat in enumerate(seats[own:] + seats[:own], start=1):
            if self._layout.indexOf(self.rows[seat]) != place:
                self._layout.insertWidget(place, self.rows[seat])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def event(self, event: QEvent) -> bool:
        """Share the width again if a row needs another one."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._share_width()
        return is_handled

    def retranslate(self) -> None:
        self._scored_for = None
        self._put_in_order()
        for row in self.rows.values():
            row.forget()
        self._show(self._shown.view)

    def show_advance(self) -> None:
        """Show the revealed scores, counted next to the panel, and who is to decide."""
        self._show(self._shown.view, at_once=False)

    def finish(self) -> None:
        """Finish the counting at once."""
        for row in self.rows.values():
            row.score.finish()

    def _show(self, view: SeatsView, *, at_once: bool = True) -> None:
        note = next(iter(self.rows.values())).turn_text(view)
        self._heading.set_title(translate("Players", "Players"), note)
        due, players, first = self._bridge.due, self._bridge.players, self._first_in(view)
        for seat, row in self.rows.items():
            is_due, leads = seat in due, seat in first
            row.show_seat(view, seat, players[seat], is_due=is_due, leads=leads, at_once=at_once)
        scored_for = view.scores, players, view.viewer
        if at_once or scored_for != self._scored_for:
            self._scored_for = scored_for
            self._share_width()
            self.shown.emit(view, at_once)

    def _first_in(self, view: SeatsView) -> Sequence[Seat]:
        """Return the seats with the most points, if anybody has some; once all points of a finished
        game are shown, its winners, of whom a tie-break may have left fewer.
        """
        outcome = self._bridge.outcome
        if outcome and outcome.scores == view.scores:
            return outcome.winners
        most = max(view.scores) if any(view.scores) else None
        return [seat for seat, score in enumerate(view.scores) if score == most]

    def _share_width(self) -> None:
        """Share the width so that no name is cut for room that the scores do not need; all rows
        alike, so that they stay aligned.
        """
        rows, usual = self.rows.values(), self.appearance.px(_SCORE_WIDTH)
        spared = usual - max(row.name_lacks for row in rows)
        needed = max(row.score_needs for row in rows)
        for row in rows:
            row.score.setMinimumWidth(min(usual, max(spared, needed)))

    def _on_changed(self, change: Change) -> None:
        self._show(change.view, at_once=change.motion is Motion.JUMP)


def _note(view: SeatsView, seat: Seat, player: Player) -> str:
    """Return the player of the seat: the viewer, or a bot of some kind."""
    if seat == view.viewer:
        return translate("Players", "you")
    is_person = player.controller in (HUMAN, ABSENT)
    return "" if is_person else controller_text(player.controller)
