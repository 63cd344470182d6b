"""A card face up, or one still face down: turned over, stamped, taken out of play, or large.

The words next to it say its meaning.
"""

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPauseAnimation,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    QSize,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.cards import (
    MASTER_HEIGHT,
    MASTER_WIDTH,
    SMALL_CARD,
    paint_action_card,
    paint_void_stamp,
)
from changcheng_qt.titles.changcheng.words.cards import card_name, card_rule
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.painting.card_marks import paint_card_veil, paint_chosen_frame
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.tray.card_places import CardShape
from changcheng_qt.ui.widgets.large_sheet import LargeSheet

translate = QCoreApplication.translate

SHAPE: Final = MASTER_WIDTH / MASTER_HEIGHT
"""The width of a card over its height."""
CARD: Final = CardShape(MASTER_WIDTH, MASTER_HEIGHT, air=8, named_from=SMALL_CARD)
TURN_OVER: Final = 240
STAGGER: Final = 90
"""Milliseconds between two cards that are turned over one after the other."""
STAMP: Final = 200
_STAMP_FROM: Final = 1.7
"""The size of a stamp at the beginning of its motion, over its size on the card."""
_LARGE: Final = 176
"""The width of a card at reading size."""


class CardFace(Painted, Panel):
    """A card face up, or one still face down."""

    def __init__(
        self, appearance: Appearance, height: float, parent: QWidget | None = None
    ) -> None:
        """Start empty; the height is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._height = height
        self._card: ActionCard | None = None
        self._colours: SeatColours | None = None
        self._is_void = self._is_faded = self._is_lit = False
        self._turned = self._marked = 1.0
        """How far the card is turned over; how far the stamp or the haze has appeared."""
        self._turning = QSequentialAnimationGroup(self)
        self._rest = QPauseAnimation(self._turning)
        self._turn = QVariantAnimation(self._turning, startValue=0.0, endValue=1.0)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._turn.valueChanged.connect(self._on_turned)
        self._marking = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._marking.valueChanged.connect(self._on_marked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(
        self,
        card: ActionCard | None,
        colours: SeatColours,
        *,
        void: bool = False,
        faded: bool = False,
        lit: bool = False,
    ) -> None:
        """Show a card, None for a back; stamped if void, pale if spent, framed if its owner
        decides. A new stamp or paleness is animated.
        """
        is_other = (card, colours) != (self._card, self._colours)
        is_marked = (void, faded) != (self._is_void, self._is_faded) and (void or faded)
        self._card, self._colours = card, colours
        self._is_void, self._is_faded, self._is_lit = void, faded, lit
        if is_other or not (void or faded):
            self._marking.stop()
            self._marked = 1.0
        elif is_marked:
            self._mark()
        self.retranslate()
        self.update()

    def turn_over(self, delay: int) -> None:
        """Turn the card from its back to its face, after some milliseconds at ordinary speed."""
        duration = self.appearance.duration(TURN_OVER)
        if not duration:
            return
        self._turning.stop()
        self._rest.setDuration(self.appearance.duration(delay))
        self._turn.setDuration(duration)
        self._turned = 0.0
        self._turning.start()

    def use_height(self, height: float) -> None:
        """Set another height, that in a window of 1280 x 800."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def show_nothing(self) -> None:
        """Show no card at all."""
        self._card = self._colours = None
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Put the whole name into the tooltip: on the card it may be cut short."""
        give_tooltip(self, "" if self._card is None else card_name(self._card))

    def sizeHint(self) -> QSize:
        height = self.appearance.px(self._height)
        return QSize(round(height * CARD.room_width / (CARD.height + CARD.air)), height)

    def paint(self, painter: QPainter) -> None:
        """Paint the card as far as it is turned over."""
        if self._colours is None:
            return
        rect = CARD.card_rect(QRectF(self.rect()))
        if self._turned < 1:
            middle = rect.center().x()
            painter.translate(middle, 0)
            painter.scale(max(0.03, abs(2 * self._turned - 1)), 1)
            painter.translate(-middle, 0)
        if self._card is None or self._turned < 0.5:
            paint_card_back(painter, rect, self._colours)
        else:
            self._paint_face(painter, rect, self._card, self._colours)

    def _paint_face(
        self, painter: QPainter, rect: QRectF, card: ActionCard, colours: SeatColours
    ) -> None:
        script = self.appearance.fonts.script
        paint_action_card(painter, rect, card, colours, card_name(card), script)
        if self._is_void or self._is_faded:
            painter.save()
            painter.setOpacity(self._marked)
            if self._is_void:
                self._paint_stamp(painter, rect)
            else:
                paint_card_veil(painter, rect)
            painter.restore()
        if self._is_lit:
            paint_chosen_frame(painter, rect)

    def _paint_stamp(self, painter: QPainter, rect: QRectF) -> None:
        word = translate("Scoring", "void", "stamp on a card")
        is_far = self.appearance.motion.moves
        size = _STAMP_FROM + (1 - _STAMP_FROM) * self._marked if is_far else 1.0
        painter.translate(rect.center())
        painter.scale(size, size)
        painter.translate(-rect.center())
        paint_void_stamp(painter, rect, word, self.appearance.fonts.script)

    def _mark(self) -> None:
        duration = self.appearance.fade(STAMP) if self.isVisible() else 0
        self._marking.stop()
        self._marked = 0.0 if duration else 1.0
        if duration:
            self._marking.setDuration(duration)
            self._marking.setEasingCurve(QEasingCurve.Type.InCubic)
            self._marking.start()

    def _on_turned(self, share: float) -> None:
        self._turned = share
        self.update()

    def _on_marked(self, share: float) -> None:
        self._marked = share
        self.update()


class LargeCard(LargeSheet):
    """A card at reading size with its rule, next to the small one under the pointer."""

    def __init__(self, appearance: Appearance, within: QWidget) -> None:
        """Start hidden, above everything in `within`."""
        self._card = CardFace(appearance, _LARGE / SHAPE, within)
        super().__init__(appearance, self._card, within)

    def show_card(
        self, place: QRect, card: ActionCard, colours: SeatColours, options: Options
    ) -> None:
        """Show a card next to a place given in global pixels."""
        self._card.show_card(card, colours)
        self.rule.setText(card_rule(card, options))
        self.show_beside(place)

    def put_away(self) -> None:
        """Hide the card, and keep nothing of its content."""
        self.hide()
        self._card.show_nothing()
        self.rule.clear()
