"""The rows of the players: blocks and cards left."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, plain, player_name
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.icons import PieceIcon
from changcheng_qt.titles.changcheng.words.names import colour_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels import player_rows
from changcheng_qt.ui.panels.stock_line import StockLine, StockSign

translate = QCoreApplication.translate


class PlayerRow(player_rows.PlayerRow):
    """One seat with its blocks and cards."""

    def __init__(self, appearance: Appearance, colours: SeatColours, parent: QWidget) -> None:
        super().__init__(appearance, colours, parent)
        self.stock = StockLine(appearance, STOCK, self)
        self.add_stock(self.stock)

    def stock_of(self, view: View, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of the seat's blocks of each kind and of its cards."""
        supply = view.supplies[seat]
        return supply.singles, supply.doubles, supply.towers, view.hand_counts[seat]

    def show_stock(self, stock: tuple[int, ...]) -> None:
        """Show these numbers."""
        self.stock.show_counts(stock)

    def colour_name(self, view: View, seat: Seat) -> str:
        return colour_name(view.colours[seat])

    def sentence(self, view: View, seat: Seat, player: Player) -> str:
        """Return the row in a sentence."""
        supply = view.supplies[seat]
        return fill(
            translate(
                "Players",
                "{player}: score {score}; left: walls {singles}, double walls {doubles}, "
                "towers {towers}, cards {cards}",
            ),
            player=player_name([player], 0),
            score=plain(view.scores[seat]),
            singles=supply.singles,
            doubles=supply.doubles,
            towers=supply.towers,
            cards=view.hand_counts[seat],
        )


STOCK: Final = (
    StockSign(PieceIcon.SINGLE.value, lambda: translate("Players", "Walls left: {count}")),
    StockSign(PieceIcon.DOUBLE.value, lambda: translate("Players", "Double walls left: {count}")),
    StockSign(PieceIcon.TOWER.value, lambda: translate("Players", "Towers left: {count}")),
    StockSign(PieceIcon.CARD.value, lambda: translate("Players", "Cards in hand: {count}")),
)
