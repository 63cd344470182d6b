"""The edicts of a seat as stacks of one kind, in two rows if they are larger then; those bought in
this turn are a stack of their own, with a folded corner.

A hidden hand of edicts is a back for each, and nothing else.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, labelled
from changcheng_qt.titles.riders.rules.events import EdictBought
from changcheng_qt.titles.riders.rules.pieces import Edict, Edicts
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.pointer.targets import Held
from changcheng_qt.titles.riders.words.names import edict_effect, edict_name
from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.icons import Drawing, paint_icon
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.card_marks import MOST_BELOW, paint_count
from changcheng_qt.ui.painting.lettering import paint_fitted_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray.card_places import CardShape, CardSizes, card_places
from changcheng_qt.ui.tray.hand_row import HandCard, HandRow, card_in_button, paint_card_in_button
from changcheng_qt.ui.tray.pickable import LIFT

translate = QCoreApplication.translate

SHAPE: Final = CardShape(84.0, 120.0, air=8, named_from=28)
"""The shape of an edict."""
_INK: Final = "#8E231A"
_BACK: Final = ("#2B4A66", "#1D3550")
_BACK_THREAD: Final = "#7F9DB4"
_CARD: Final = 50
"""The width of an edict in a window of 1280 x 800."""
_GAP: Final = 4
_SLIP: Final = 0.24
_BELOW: Final = 0.035
Stack: TypeAlias = tuple[Edict, bool, int]
"""Edicts of a kind, whether they were bought in this turn, and their number."""
_SIGNS: Final[Mapping[Edict, Drawing]] = {
    Edict.SOLDIER: Drawing("M -8 8 L 8 -8 M 3 -8 L 8 -8 L 8 -3 M -8 3 L -3 8 M -8 8 L -5 5"),
    Edict.CORVEE: Drawing("M -9 8 L -3 -8 M 9 8 L 3 -8 M 0 7 L 0 3 M 0 -1 L 0 -4"),
    Edict.TRIBUTE: Drawing(
        "M -8 -2 L 8 -2 L 8 8 L -8 8 Z M -8 -2 L -5 -8 L 5 -8 L 8 -2 M 0 -8 L 0 8"
    ),
    Edict.LEVY: Drawing("M 0 -9 L 0 4 M -5 -1 L 0 4 L 5 -1 M -9 4 L -9 9 L 9 9 L 9 4"),
    Edict.ACADEMY: Drawing(
        "M 0 -6 C -3 -9 -7 -9 -9 -8 L -9 7 C -7 6 -3 6 0 8 C 3 6 7 6 9 7 L 9 -8 C 7 -9 3 -9 0 -6 "
        "L 0 8"
    ),
    Edict.MARKET: Drawing(
        "M -9 -1 L 0 -8 L 9 -1 M -7 -2 L -7 8 L 7 8 L 7 -2 M -2 8 L -2 2 L 2 2 L 2 8"
    ),
}


def paint_edict_back(painter: QPainter, rect: QRectF) -> None:
    """Paint the back of an edict."""
    corner = rect.width() * 0.08
    edge, fine = max(1.0, rect.width() * 0.02), max(0.6, rect.width() * 0.02)
    ground = strokes.linear(rect.topLeft(), rect.bottomLeft(), *_BACK)
    strokes.paint_box(painter, rect, corner, ground, strokes.pen(pigments.CARD_SHADOW, edge))
    inner = rect.adjusted(*(rect.width() * share for share in (0.09, 0.09, -0.09, -0.09)))
    strokes.paint_box(painter, inner, corner, strokes.NO_BRUSH, strokes.pen(_BACK_THREAD, fine))
    radius, brass = rect.width() * 0.2, strokes.pen(pigments.BRASS_DARK, fine)
    strokes.paint_disc(painter, rect.center(), radius, ink(pigments.BRASS_LIGHT), brass)
    hole = strokes.centred(rect.center(), radius * 0.8, radius * 0.8)
    strokes.paint_box(painter, hole, 0, ink(_BACK[1]), brass)


class EdictCard(Painted, HandCard[Held]):
    """Edicts of a kind in hand; they have no place, so a click plays one."""

    def __init__(self, appearance: Appearance, stack: Stack, parent: QWidget) -> None:
        """Show edicts that are alike."""
        self.stack = self.edict, self.is_fresh, self.count = stack
        super().__init__(appearance, Held(edict=self.edict), parent)
        self.setCheckable(False)
        tell_rule(self, lambda: "edicts")
        self.retranslate()

    def retranslate(self) -> None:
        name = edict_name(self.edict)
        if self.count > 1:
            name = labelled(name, str(self.count))
        if self.is_fresh:
            name = fill(translate("RidersTray", "{edict}, to be played next turn"), edict=name)
        self.setAccessibleName(name)
        self._last_shown = None

    @property
    def _tooltip(self) -> str:
        """The name too, for which a small card has no room."""
        effect = labelled(edict_name(self.edict), edict_effect(self.edict))
        return join_sentences((effect, self._why_not))

    def paint(self, painter: QPainter) -> None:
        """Paint the card with its present overlay."""
        rect = card_in_button(self, SHAPE)
        key = (edict_name(self.edict), self.appearance.fonts)
        paint = partial(self._paint_face, rect=rect)
        face = partial(self._picture.draw, size=self.size(), key=key, paint=paint)
        paint_card_in_button(painter, self, rect, face, haze=0.5)

    def _paint_face(self, painter: QPainter, rect: QRectF) -> None:
        corner, width = rect.width() * 0.08, rect.width()
        line = strokes.pen(_INK, max(1.0, width * 0.025))
        for below in range(min(MOST_BELOW, self.count - 1), -1, -1):
            sheet = rect.translated(0, -below * _BELOW * width)
            strokes.paint_box(painter, sheet, corner, ink(pigments.CARD_PAPER), line)
        slip = rect.adjusted(0, rect.height() * (1 - _SLIP), 0, 0)
        is_named = width >= SHAPE.named_from
        above = rect.adjusted(0, 0, 0, -slip.height()) if is_named else rect
        sign = strokes.centred(above.center(), width * 0.62, width * 0.62)
        paint_icon(painter, _SIGNS[self.edict], sign, ink(_INK))
        if is_named:
            font = self.appearance.fonts.text(max(8, round(slip.height() * 0.66)), bold=True)
            words = slip.adjusted(width * 0.04, 0, -width * 0.04, 0)
            paint_fitted_text(painter, words, edict_name(self.edict), font, _INK)
        if self.is_fresh:
            self._paint_fold(painter, rect)
        if self.count > 1:
            high = rect.height() * 0.2
            tab = QRectF(rect.left(), rect.top() - high * 0.2, high * 1.3, high)
            paint_count(painter, tab, self.count, self.appearance.fonts)

    def _paint_fold(self, painter: QPainter, rect: QRectF) -> None:
        fold = rect.width() * 0.26
        corner = rect.topRight()
        left, below = corner - QPointF(fold, 0), corner + QPointF(0, fold)
        strokes.paint_path(painter, strokes.outline([left, corner, below]), ink(pigments.CARD_VEIL))
        flap = strokes.outline([left, below, left + QPointF(0, fold)])
        line = strokes.pen(_INK, max(1.0, rect.width() * 0.025))
        strokes.paint_path(painter, flap, ink(pigments.SILK_BORDER_DARK), line)


class EdictRow(HandRow[EdictCard]):
    """The edicts of a seat in stacks, or their backs."""

    shape = SHAPE
    paint_back = staticmethod(paint_edict_back)

    def show_edicts(self, edicts: Edicts, fresh: Sequence[Edict]) -> None:
        """Show edicts face up. Of a kind some may be fresh, but no points: those never wait."""
        self.unveil()
        late = Counter(edict for edict in fresh if not edict.is_point)
        stacks = [
            (edict, is_fresh, count)
            for edict, both in Counter(edicts).items()
            for is_fresh, count in ((False, both - late[edict]), (True, late[edict]))
            if count
        ]
        if stacks != [card.stack for card in self.cards]:
            self.take([EdictCard(self.appearance, stack, self) for stack in stacks])
        for card in self.cards:
            card.show()

    def veil(self, count: int, after: int = 0) -> None:
        """Show that many backs, and no cards at all."""
        self.take(())
        super().veil(count)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.appearance.px(60), self.appearance.px(50))

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(2 * (_CARD + _GAP)), px(100))

    def _back_rooms(self) -> Sequence[QRectF]:
        room = QRectF(self.rect())
        wide = min(float(self.appearance.px(_CARD)), room.width())
        step = min(wide, (room.width() - wide) / max(1, self.backs - 1))
        return [QRectF(n * step, room.top(), wide, room.height()) for n in range(self.backs)]

    def _places(self) -> tuple[QRect, ...]:
        """Return the rooms of the cards; of two rows the last room may stay empty."""
        count = len(self.cards)
        even = card_places(self.size(), count + count % 2, self._sizes)
        has_two_rows = bool(even) and even[0].top() != even[-1].top()
        return even if has_two_rows else card_places(self.size(), count, self._sizes)

    @property
    def _sizes(self) -> CardSizes:
        px = self.appearance.px
        return CardSizes(SHAPE, px(_CARD), px(_CARD), px(_GAP), px(LIFT))


def fresh_edicts(bridge: Bridge, view: View, seat: Seat) -> Sequence[Edict]:
    """Return the edicts that a seat has bought in this turn."""
    steps = (bridge.events(number)[0] for number in reversed(range(bridge.step_count)))
    happened = (event for step in steps for event in step)
    bought = (one for one in happened if isinstance(one, EdictBought) and one.seat == seat)
    return list(islice((one.edict for one in bought if one.edict), view.fresh[seat]))
