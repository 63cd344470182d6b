"""The hands of all seats in a replay."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.cards import paint_action_card
from changcheng_qt.titles.changcheng.table.tray.card_face import CARD
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.tray.card_row import CardRow


class ActionCardRow(CardRow[ActionCard]):
    """The cards of one hand, or as many backs."""

    shape = CARD

    def known(self, view: View, seat: Seat) -> tuple[ActionCard | None, ...]:
        """Return the whole hand, or a None for each card."""
        private = view.private(seat)
        return (None,) * view.hand_counts[seat] if private is None else private.hand

    def name_of(self, card: ActionCard) -> str:
        return card_name(card)

    def paint_face(self, painter: QPainter, rect: QRectF, card: ActionCard) -> None:
        script = Script.of(self.appearance.language)
        paint_action_card(painter, rect, card, self._colours, card_name(card), script)

    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        paint_card_back(painter, rect, self._colours)
