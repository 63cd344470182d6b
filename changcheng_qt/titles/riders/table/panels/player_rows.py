"""The rows of the players: cards, edicts, soldiers, road, penalties; the holders of the bonuses are
framed. While an offer is answered, or a seat is robbed, the line shows the question to the seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name, side_by_side, signed
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.plates import PlateRow, asked_of
from changcheng_qt.titles.riders.table.widgets.goods_line import Line, LineButton
from changcheng_qt.titles.riders.words import seat_sight
from changcheng_qt.titles.riders.words.names import seat_colour_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.icons import Drawing
from changcheng_qt.ui.looks.strokes import paint_box, pen
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.painting.lettering import paint_fitted_text
from changcheng_qt.ui.panels import player_rows
from changcheng_qt.ui.panels.stock_line import StockLine, StockSign
from changcheng_qt.ui.panels.words import TextStyle, TypeFace, Words, give_tooltip
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.widgets.seats import SeatsView

translate = QCoreApplication.translate

_SOLDIERS: Final = 2
_ROAD: Final = 3
"""The places of soldiers and road in the line."""
_HIDDEN: Final = TextStyle(size=15, face=TypeFace.NUMBER)
_BADGE: Final = (25, 17)
_CARDS: Final = Drawing("B -7 -5 9 13 1.5 M -3 -8 L 6 -8 L 6 5")
_EDICTS: Final = Drawing(
    "M -6 -8 L 6 -8 M -6 8 L 6 8 M -4 -8 L -4 8 M 4 -8 L 4 8 M -1 -3 L 1 -3 M -1 1 L 1 1"
)
_SPEARS: Final = Drawing("M -8 8 L 8 -8 M 3 -8 L 8 -8 L 8 -3 M -8 3 L -3 8")
_LINE: Final = Drawing("M -8 7 L 3 -8 M -1 8 L 9 -6")
_CRACK: Final = Drawing("M 2 -9 L -3 -3 L 2 1 L -3 9")
STOCK: Final = (
    StockSign(_CARDS, lambda: translate("RidersPlayers", "Cards held: {count}")),
    StockSign(_EDICTS, lambda: translate("RidersPlayers", "Edicts held: {count}")),
    StockSign(_SPEARS, lambda: translate("RidersPlayers", "Soldiers played: {count}")),
    StockSign(_LINE, lambda: translate("RidersPlayers", "Longest line of roads: {count}")),
    StockSign(_CRACK, lambda: translate("RidersPlayers", "Penalties: {count}")),
)
"""The signs of the line."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The line of a row: its numbers, the places of those with a bonus, and the question; the
    points that only the viewer knows, in words, and their number.
    """

    counts: tuple[int, ...]
    framed: frozenset[int]
    asked: Line | None
    hidden: tuple[str, int]


class GainBadge(Painted, Panel):
    """The number of cards that the last roll brought a seat, on its token; hidden without one."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.count = 0
        """The number of cards, 0 for none."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_gain(self, count: int) -> None:
        """Show a number of cards, none for 0."""
        if count != self.count:
            self.count = count
            self.setVisible(bool(count))
            self.raise_()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(*map(self.appearance.px, _BADGE))

    def paint(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7)
        line = pen(self.appearance.palette.gold, 1.2)
        paint_box(painter, room, room.height() / 2, self.appearance.colour("panel"), line)
        font, colour = self.appearance.number_font(12.5), self.appearance.colour("text")
        paint_fitted_text(painter, room, signed(self.count), font, colour)


class PlayerRow(player_rows.PlayerRow):
    """One seat with its numbers."""

    menu_asked = Signal()
    """The row was clicked for a menu."""
    pointed = Signal(bool)
    """Whether the pointer is on the row now."""

    def __init__(self, appearance: Appearance, colours: SeatColours, parent: QWidget) -> None:
        super().__init__(appearance, colours, parent)
        self._is_open = False
        self._bridge: MatchBridge | None = None
        self._asked: Line | None = None
        """The question to the seat."""
        self._collected: Sequence[Line] = ()
        """The lines in its place while answers are collected."""
        stock = QWidget(self)
        self.line = StockLine(appearance, STOCK, stock)
        self.answer = LineButton(appearance, stock)
        self.plates = PlateRow(appearance, stock)
        without_margins(QVBoxLayout(stock), self.line, self.answer, self.plates)
        self.answer.hide()
        self.plates.hide()
        self.add_stock(stock)
        self.gain = GainBadge(appearance, self)
        self.hidden = Words(appearance, _HIDDEN, self)
        self._first.addWidget(self.hidden)

    @property
    def name_lacks(self) -> int:
        return super().name_lacks + self.hidden.sizeHint().width() * bool(self.hidden.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the badge at the lower right of the token."""
        super().resizeEvent(event)
        token, size = self._token.geometry(), self.gain.sizeHint()
        corner = token.bottomRight() + QPoint(size.width() // 6, size.height() // 3)
        room = QRect(QPoint(), size)
        room.moveBottomRight(corner)
        self.gain.setGeometry(room)

    def event(self, event: QEvent) -> bool:
        """Tell where the pointer is."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.pointed.emit(event.type() is QEvent.Type.Enter)
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit()

    def stock_of(self, view: View, seat: Seat) -> Standing:
        """Return the line of the seat."""
        bonuses = {_SOLDIERS: view.great_host.holder, _ROAD: view.long_road.holder}
        return Standing(
            tuple(seat_sight.numbers_of(view, seat).values()),
            frozenset(place for place, holder in bonuses.items() if holder == seat),
            asked_of(view, seat),
            seat_sight.hidden_points(seat, view),
        )

    def turn_text(self, view: View) -> str:
        return seat_sight.round_text(view)

    def show_stock(self, stock: Standing) -> None:
        """Show the line; a question follows with the player's name."""
        self.line.show_counts(stock.counts, stock.framed)
        words, hidden = stock.hidden
        self.hidden.setText(signed(hidden) if hidden else "")
        self.hidden.setVisible(bool(hidden))
        give_tooltip(self.hidden, words)
        self._asked = stock.asked

    def show_seat(self, view: SeatsView, seat: Seat, player: Player, **how: bool) -> None:
        """Show the state of a seat; a question to it names its player."""
        super().show_seat(view, seat, player, **how)
        self._show_due()

    def open_to_decider(self, bridge: MatchBridge) -> None:
        """Take clicks while somebody at the screen decides, on the own view or the public one, and
        send the commands to the bridge, which may outlive the row.
        """
        self._bridge = bridge
        self.answer.chosen.connect(bridge.submit)
        # Methods of the row: Qt disconnects them with it, which it cannot do for closures.
        bridge.changed.connect(self._on_decider_changed)
        bridge.decider_changed.connect(self._on_decider_changed)
        self._on_decider_changed()

    def _on_decider_changed(self) -> None:
        self._is_open = self._bridge is not None and self._bridge.decider is not None
        self._show_due()

    def collect(self, lines: Sequence[Line], name: str = "") -> None:
        """Show in place of the question the answers that can be clicked for the seat of that name,
        or whether it has answered; without lines the question again.
        """
        self._collected = lines
        words = translate("RidersPlayers", "{player}: {answer}")
        names = [fill(words, player=name, answer=line.sentence) for line in lines]
        self.plates.show_lines(lines, names)
        self._show_due()

    def _show_due(self) -> None:
        """Show the plates, the question, or else the line of numbers."""
        is_plated = any(line.command for line in self._collected)
        due = None if is_plated else next(iter(self._collected), self._asked)
        name = "" if due is None or self._collected else self.accessibleName()
        if due or self.answer.line.parts:
            self.answer.show_line(due or Line(()), is_possible=self._is_open, name=name)
        self.plates.setHidden(not is_plated)
        self.answer.setHidden(due is None)
        self.line.setHidden(is_plated or due is not None)

    def colour_name(self, view: View, seat: Seat) -> str:
        return seat_colour_name(view.colours[seat])

    def sentence(self, view: View, seat: Seat, player: Player) -> str:
        stock = self.stock_of(view, seat)
        name = player_name([player], 0)
        if stock.asked is not None:
            words = translate("RidersPlayers", "{player}: {answer}")
            return fill(words, player=name, answer=stock.asked.sentence)
        return side_by_side((seat_sight.numbers_text(view, seat, name), stock.hidden[0]))
