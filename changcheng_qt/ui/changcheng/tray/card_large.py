"""The large card that comes up beside a card in the hand on which the pointer rests."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.setup import Options
from changcheng_qt.i18n.phrases.changcheng import card_rule
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.strokes import pen
from changcheng_qt.ui.board.theme import SeatColours
from changcheng_qt.ui.changcheng.tray.card_face import SHAPE, CardFace
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.words import BODY, Words

_WIDTH: Final = 176


class LargeCard(Panel):
    """A card at reading size with its rule, beside the small one under the pointer."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin hidden, above everything in the parent."""
        super().__init__(appearance, parent)
        self._within = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face = CardFace(appearance, _WIDTH / SHAPE, self)
        self._rule = Words(appearance, BODY, self, wrap=True)
        self._rule.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._face, 0, Qt.AlignmentFlag.AlignHCenter)
        self._layout.addWidget(self._rule)
        self.restyle()
        self.hide()

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        margin = self.appearance.px(12)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(self.appearance.px(6))
        self._rule.setFixedWidth(self._face.sizeHint().width())

    def show_above(
        self, place: QRect, card: ActionCard, colours: SeatColours, options: Options
    ) -> None:
        """Show a card above a place given in global pixels, within the parent."""
        self._face.show_card(card, colours)
        self._rule.setText(card_rule(card, options))
        self.adjustSize()
        foot = self._within.mapFromGlobal(QPoint(place.center().x(), place.top()))
        room = self._within.rect().adjusted(4, 4, -4, -4)
        left = max(room.left(), min(foot.x() - self.width() // 2, room.right() - self.width()))
        self.move(left, max(room.top(), foot.y() - self.height() - self.appearance.px(4)))
        self.raise_()
        self.show()

    def put_away(self) -> None:
        """Hide it, and keep nothing of what it showed."""
        self.hide()
        self._face.show_nothing()
        self._rule.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        sheet, corner = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.appearance.px(8)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(self.appearance.palette.gold, 1.4))
            painter.setBrush(self.appearance.colour("panel"))
            painter.drawRoundedRect(sheet, corner, corner)
