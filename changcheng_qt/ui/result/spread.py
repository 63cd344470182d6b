"""Counts of outcomes as bars, such as the sums of dice, each with the number expected and the band
that contains nine games in ten; in neutral ink, for luck is neither good nor bad here.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import join_sentences, labelled, sentence
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.panels.words import NOTE
from changcheng_qt.ui.result.sheet import Outcome, Spread

_LABEL: Final = 22
"""The height of a line of numbers."""
_BAR, _BAND = 0.42, 0.74
"""The widths of bar and band, as shares of the room of an outcome."""
_LEAST: Final = 150


class SpreadChart(Painted, Panel):
    """The bars, with a note below them."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._spread = Spread("", (), "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_spread(self, spread: Spread) -> None:
        """Show these outcomes."""
        self._spread = spread
        counts = (sentence(labelled(one.label, str(one.count))) for one in spread.outcomes)
        self.setAccessibleName(join_sentences((*counts, spread.note)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(520), self.appearance.px(_LEAST))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.appearance.px(_LEAST))

    def paint(self, painter: QPainter) -> None:
        """Paint bars, bands and expectations, and the words below."""
        outcomes, px = self._spread.outcomes, self.appearance.px
        if not outcomes:
            return
        foot = QRectF(0, self.height() - px(_LABEL), self.width(), px(_LABEL))
        plot = QRectF(0, px(_LABEL), self.width(), foot.top() - 2 * px(_LABEL))
        most = max(max(one.count, one.high) for one in outcomes) or 1
        wide = plot.width() / len(outcomes)
        for place, outcome in enumerate(outcomes):
            room = QRectF(plot.left() + place * wide, plot.top(), wide, plot.height())
            self._paint_outcome(painter, room, outcome, most)
        painter.setFont(NOTE.font(self.appearance))
        painter.setPen(self.appearance.colour("text2"))
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, self._legend)

    @property
    def _legend(self) -> str:
        return join_sentences((self._spread.legend, self._spread.note))

    def _paint_outcome(self, painter: QPainter, room: QRectF, outcome: Outcome, most: int) -> None:
        look, per = self.appearance, room.height() / most
        strong, panel = look.colour("text2"), look.colour("panel")
        painter.setPen(NO_PEN)
        painter.setBrush(mix(strong, panel, 0.82))
        painter.drawRect(_part(room, _BAND, outcome.low * per, outcome.high * per))
        painter.setBrush(mix(strong, panel, 0.3))
        painter.drawRect(_part(room, _BAR, 0, outcome.count * per))
        height = room.bottom() - outcome.expected * per
        painter.setPen(pen(look.colour("text"), 1.6 * look.k))
        half = _BAND * room.width() / 2
        middle = QPointF(room.center().x(), height)
        painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
        self._paint_numbers(painter, room, outcome, per)

    def _paint_numbers(self, painter: QPainter, room: QRectF, outcome: Outcome, per: float) -> None:
        """Paint the count above the bar, or above a line that would strike it through; and the
        outcome below the bar.
        """
        look, line = self.appearance, self.appearance.px(_LABEL)
        bar, expected = outcome.count * per, outcome.expected * per
        top = room.bottom() - line - (expected if bar < expected < bar + line else bar)
        painter.setPen(look.colour("text"))
        painter.setFont(look.number_font(13))
        count = QRectF(room.left(), top, room.width(), line)
        painter.drawText(count, Qt.AlignmentFlag.AlignCenter, str(outcome.count))
        painter.setPen(look.colour("text2"))
        painter.setFont(look.number_font(13, bold=False))
        label = QRectF(room.left(), room.bottom(), room.width(), line)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, outcome.label)


def _part(room: QRectF, share: float, low: float, high: float) -> QRectF:
    """Return the part of a room between two heights, as wide as a share of it."""
    wide = share * room.width()
    left = room.center().x() - wide / 2
    return QRectF(left, room.bottom() - high, wide, high - low)
