"""The stock of a seat, as signs with numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.icons import Drawing, paint_icon
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.panels.words import plain_tooltip


@dataclass(frozen=True, slots=True)
class StockSign:
    """One kind of thing in the stock of a seat: its sign, and the text for its `{count}`."""

    drawing: Drawing
    text: Callable[[], str]


class StockLine(Painted, Panel):
    """Icons with numbers, explained in tooltips; used-up kinds are pale, and a kind that stands out
    is framed in gold.
    """

    def __init__(self, appearance: Appearance, signs: Sequence[StockSign], parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._signs = tuple(signs)
        self._counts = (0,) * len(self._signs)
        self._framed: frozenset[int] = frozenset()
        self._icons = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the remaining number of each."""
        return self._counts

    def show_counts(self, counts: tuple[int, ...], framed: frozenset[int] = frozenset()) -> None:
        """Show the remaining number of each kind of piece; the last kinds are left out if a game
        does not have them. Frame the kinds at these places.
        """
        if (counts, framed) != (self._counts, self._framed):
            self._counts, self._framed = counts, framed
            self.update()

    def event(self, event: QEvent) -> bool:
        """Show the meaning of the icon under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = int(event.pos().x() / self._step)
            if place < len(self._counts):
                text = fill(self._signs[place].text(), count=self._counts[place])
                QToolTip.showText(event.globalPos(), plain_tooltip(text), self)
                return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(164), px(18))

    def paint(self, painter: QPainter) -> None:
        px = self.appearance.px
        step = self._step
        size = min(px(17), step * 0.42)
        painter.setFont(self.appearance.number_font(13, bold=False))
        inks = [self.appearance.colour("text2") if n else self._faded for n in self._counts]
        top = (self.height() - size) / 2
        rects = [QRectF(place * step, top, size, size) for place in range(len(inks))]
        key = (step, *(ink.rgba() for ink in inks))
        self._icons.draw(painter, self.size(), key, lambda p: self._paint_icons(p, rects, inks))
        for rect, ink, count in zip(rects, inks, self._counts, strict=True):
            painter.setPen(ink)
            room = QRectF(rect.right() + px(3), 0, step - size, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))
        for place in self._framed:
            self._paint_frame(painter, place * step, step)

    def _paint_frame(self, painter: QPainter, left: float, step: float) -> None:
        px = self.appearance.px
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(self.appearance.palette.gold, 1.4))
        frame = QRectF(left - px(2), 0.7, step - px(4), self.height() - 1.4)
        painter.drawRoundedRect(frame, px(8), px(8))

    def _paint_icons(
        self, painter: QPainter, rects: Sequence[QRectF], inks: Sequence[QColor]
    ) -> None:
        for sign, rect, ink in zip(self._signs, rects, inks, strict=False):
            paint_icon(painter, sign.drawing, rect, ink)

    @property
    def _step(self) -> float:
        """The distance from one icon to the next."""
        return min(self.appearance.px(41), self.width() / len(self._counts))

    @property
    def _faded(self) -> QColor:
        return mix(self.appearance.palette.text3, self.appearance.palette.panel, 0.5)
