"""The rows of the players: pieces left, and the open part of every hand.

An open card that was taken is face up in the row, under the option `hands` shown, and all other
cards are backs. A row is the same for all viewers, its owner included, whose other cards are in the
tray.
"""

from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, listed, plain, player_name, side_by_side
from changcheng_qt.titles.china.rules.pieces import Cards
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.painting.cards import HEIGHT, paint_small_card
from changcheng_qt.titles.china.words.names import card_name, pieces_left_text, seat_colour_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.icons import Drawing
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels import player_rows
from changcheng_qt.ui.panels.stock_line import StockLine, StockSign
from changcheng_qt.ui.panels.words import plain_tooltip

translate = QCoreApplication.translate


class PieceIcon(Enum):
    """The pieces as line drawings."""

    HOUSE = Drawing(
        "M -11 -1 C -7 -2 -6 -5 -5 -8 L 5 -8 C 6 -5 7 -2 11 -1 Z M -7.5 -1 L -7.5 8 L 7.5 8 "
        "L 7.5 -1 M -2.4 8 L -2.4 2.6 L 2.4 2.6 L 2.4 8"
    )
    EMISSARY = Drawing(
        "O -2 -4.4 2.8 M -4.4 -1.4 C -7 2 -7.6 5 -8 9 L 4 9 C 3.6 5 3 2 0.4 -1.4 "
        "M 7 9 L 7 -10 L -0.6 -10 L 7 -5.6"
    )
    FORTIFICATION = Drawing(
        "M -10 9 L -10 -4 L -10 -7 L -6 -7 L -6 -4 L -2 -4 L -2 -7 L 2 -7 L 2 -4 L 6 -4 L 6 -7 "
        "L 10 -7 L 10 9 Z M -3 9 L -3 5 C -3 1 3 1 3 5 L 3 9"
    )


_CARD: Final = 11
_GAP: Final = 3
_MOST_CARDS: Final = 3

Stock: TypeAlias = tuple[tuple[int, ...], Cards, int]
"""The pieces left, the cards that are face up, and the number of backs."""


class OpenHand(Painted, Panel):
    """The open part of a hand, small and in a row."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._shown: Cards = ()
        self._backs = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, shown: Cards, backs: int) -> None:
        """Show these cards face up, and `backs` backs."""
        if (shown, backs) != (self._shown, self._backs):
            self._shown, self._backs = shown, backs
            self.update()

    def event(self, event: QEvent) -> bool:
        """Show the names of these cards in a tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = plain_tooltip(hand_text(self._shown, self._backs))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(_MOST_CARDS * px(_CARD + _GAP), px(18))

    def paint(self, painter: QPainter) -> None:
        width, step = self.appearance.px(_CARD), self.appearance.px(_CARD + _GAP)
        top = (self.height() - HEIGHT * width) / 2
        for place, colour in enumerate((*self._shown, *(None,) * self._backs)):
            rect = QRectF(place * step + 0.5, top, width, HEIGHT * width)
            paint_small_card(painter, rect, colour)


class PlayerRow(player_rows.PlayerRow):
    """One seat with its pieces and cards."""

    def __init__(self, appearance: Appearance, colours: SeatColours, parent: QWidget) -> None:
        """Start with nothing left."""
        super().__init__(appearance, colours, parent)
        stock = QWidget(self)
        row = without_margins(QHBoxLayout(stock))
        self.pieces = StockLine(appearance, STOCK, stock)
        self.hand = OpenHand(appearance, stock)
        row.addWidget(self.pieces, 1)
        row.addWidget(self.hand)
        self.add_stock(stock)

    def stock_of(self, view: View, seat: Seat) -> Stock:
        """Return the pieces that the seat has left, and the open part of its hand."""
        supply, shown = view.supplies[seat], view.shown[seat]
        counts = supply.houses, supply.emissaries, supply.fortifications
        pieces = counts if view.options.fortifications else counts[:2]
        return pieces, shown, view.hand_counts[seat] - len(shown)

    def show_stock(self, stock: Stock) -> None:
        """Show these pieces and cards."""
        pieces, shown, backs = stock
        self.pieces.show_counts(pieces)
        self.hand.show_cards(shown, backs)

    def colour_name(self, view: View, seat: Seat) -> str:
        return seat_colour_name(view.colours[seat])

    def sentence(self, view: View, seat: Seat, player: Player) -> str:
        """Return the row in a sentence."""
        _, shown, backs = self.stock_of(view, seat)
        return fill(
            translate("ChinaPlayers", "{player}: score {score}; left: {pieces}; hand: {hand}"),
            player=player_name([player], 0),
            score=plain(view.scores[seat]),
            pieces=pieces_left_text(view.supplies[seat]),
            hand=hand_text(shown, backs),
        )


def hand_text(shown: Cards, backs: int) -> str:
    """Return the open part of a hand."""
    face_up = listed([card_name(colour) for colour in shown])
    hidden = translate("ChinaPlayers", "%n hidden card(s)", "", backs) if backs else ""
    return side_by_side((face_up, hidden)) or translate("ChinaPlayers", "no cards")


STOCK: Final = (
    StockSign(PieceIcon.HOUSE.value, lambda: translate("ChinaPlayers", "Houses left: {count}")),
    StockSign(
        PieceIcon.EMISSARY.value, lambda: translate("ChinaPlayers", "Emissaries left: {count}")
    ),
    StockSign(
        PieceIcon.FORTIFICATION.value,
        lambda: translate("ChinaPlayers", "Fortifications left: {count}"),
    ),
)
