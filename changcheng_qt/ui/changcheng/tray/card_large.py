"""The large card that comes up beside a card in the hand on which the pointer rests."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.setup import Options
from changcheng_qt.i18n.phrases.changcheng import card_rule
from changcheng_qt.ui.changcheng.tray.card_face import SHAPE, CardFace
from changcheng_qt.ui.changcheng.widgets.large_sheet import LargeSheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SeatColours

_WIDTH: Final = 176


class LargeCard(LargeSheet):
    """A card at reading size with its rule, beside the small one under the pointer."""

    def __init__(self, appearance: Appearance, within: QWidget) -> None:
        """Begin hidden, above everything in `within`."""
        self._card = CardFace(appearance, _WIDTH / SHAPE, within)
        super().__init__(appearance, self._card, within)

    def show_card(
        self, place: QRect, card: ActionCard, colours: SeatColours, options: Options
    ) -> None:
        """Show a card beside a place given in global pixels."""
        self._card.show_card(card, colours)
        self.rule.setText(card_rule(card, options))
        self.show_beside(place)

    def put_away(self) -> None:
        """Hide it, and keep nothing of what it showed."""
        self.hide()
        self._card.show_nothing()
        self.rule.clear()
