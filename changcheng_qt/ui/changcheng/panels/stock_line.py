"""The blocks and cards that a seat has left."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.painting.icons import PieceIcon
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.icons import paint_icon
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.panels.words import plain_tooltip

translate = QCoreApplication.translate

_STOCK_ICONS: Final = (PieceIcon.SINGLE, PieceIcon.DOUBLE, PieceIcon.TOWER, PieceIcon.CARD)


class StockLine(Panel):
    """Icons with numbers, which are explained where one points; what is gone is pale."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin with nothing left."""
        super().__init__(appearance, parent)
        self._counts: tuple[int, ...] = (0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return how many singles, doubles, towers and cards are left."""
        return self._counts

    def show_counts(self, counts: tuple[int, ...]) -> None:
        """Show how many singles, doubles, towers and cards are left."""
        if counts != self._counts:
            self._counts = counts
            self.update()

    def event(self, event: QEvent) -> bool:
        """Say what the icon under the pointer counts."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = int(event.pos().x() / self._step)
            if place < len(self._counts):
                text = plain_tooltip(_explained(place, self._counts[place]))
                QToolTip.showText(event.globalPos(), text, self)
                return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Take a line of small text."""
        px = self.appearance.px
        return QSize(px(164), px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint icons and numbers."""
        px = self.appearance.px
        step = self._step
        size = min(px(17), step * 0.42)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.appearance.number_font(13, bold=False))
            for place, (icon, count) in enumerate(zip(_STOCK_ICONS, self._counts, strict=True)):
                colour = self.appearance.colour("text2") if count else self._faded
                rect = QRectF(place * step, (self.height() - size) / 2, size, size)
                paint_icon(painter, icon.value, rect, colour)
                painter.setPen(colour)
                room = QRectF(rect.right() + px(3), 0, step - size, self.height())
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))

    @property
    def _step(self) -> float:
        """How far one icon is from the next."""
        return min(self.appearance.px(41), self.width() / len(self._counts))

    @property
    def _faded(self) -> QColor:
        return mix(self.appearance.palette.text3, self.appearance.palette.panel, 0.5)


def _explained(place: int, count: int) -> str:
    """Say what an icon counts, by its place in the line."""
    words = (
        translate("Players", "Walls left: {count}"),
        translate("Players", "Double walls left: {count}"),
        translate("Players", "Towers left: {count}"),
        translate("Players", "Cards in hand: {count}"),
    )
    return fill(words[place], count=count)
