"""The tray of a replay: every hand as far as its viewer knows it, and the bar that leads it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.ui.changcheng.painting.card_backs import paint_card_back
from changcheng_qt.ui.changcheng.painting.cards import paint_action_card
from changcheng_qt.ui.changcheng.tray.card_face import CARD
from changcheng_qt.ui.changcheng.widgets.seats import colours_in_order, colours_of
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.tray import replay_tray


class CardRow(replay_tray.CardRow[ActionCard]):
    """The cards of one hand, or as many backs."""

    def __init__(self, appearance: Appearance, bridge: Bridge, seat: Seat, parent: QWidget) -> None:
        """Show the hand of a seat as the bridge's viewer knows it."""
        self._colours = colours_of(bridge.view, seat)
        super().__init__(appearance, bridge, seat, CARD, parent)

    def known(self, view: View, seat: Seat) -> tuple[ActionCard | None, ...]:
        """Return the whole hand, or nothing of it."""
        private = view.private(seat)
        return (None,) * view.hand_counts[seat] if private is None else private.hand

    def name_of(self, card: ActionCard) -> str:
        """Return what a card is called."""
        return card_name(card)

    def paint_face(self, painter: QPainter, rect: QRectF, card: ActionCard) -> None:
        """Paint a card that lies open."""
        script = Script.of(self.appearance.language)
        paint_action_card(painter, rect, card, self._colours, card_name(card), script)

    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a card that lies face down."""
        paint_card_back(painter, rect, self._colours)


class ReplayTray(replay_tray.ReplayTray[CardRow]):
    """The hands of all seats above the bar."""

    def __init__(
        self, bridge: Bridge, bar: QWidget, appearance: Appearance, parent: QWidget
    ) -> None:
        """Lay the hands that a bridge shows above a bar."""
        colours = colours_in_order(bridge.view)
        super().__init__(bridge, bar, appearance, colours, CardRow, parent)
