"""A pill in a seat's colour with the points that the seat gained or lost."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import signed
from changcheng_qt.ui.changcheng.widgets.counting import Counting
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import SeatColours, mix

_TINT: Final = 0.72
"""How much of the panel's colour is mixed into the seat's."""


class AwardPill(Panel):
    """Token and points."""

    def __init__(
        self,
        appearance: Appearance,
        colours: SeatColours,
        points: int,
        name: str,
        parent: QWidget | None = None,
        *,
        counts: bool = True,
    ) -> None:
        """Count up the points of a player, or show them at once; the name is only spoken."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._counting = Counting(appearance, self)
        self._counting.ticked.connect(self.update)
        if counts:
            self._counting.count_to(points)
        else:
            self._counting.jump_to(points)
        self.setAccessibleName(f"{name} {signed(points)}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Take the size of a large button."""
        px = self.appearance.px
        return QSize(px(92), px(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        px, palette = self.appearance.px, self.appearance.palette
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(self._colours.outline, 1.2))
            painter.setBrush(mix(self._colours.top, palette.panel, _TINT))
            painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
            centre = QPointF(room.left() + room.height() / 2 + px(1), room.center().y())
            paint_seat_token(painter, centre, px(10.5), self._colours)
            painter.setFont(self.appearance.number_font(20))
            painter.setPen(self.appearance.colour("text"))
            words = room.adjusted(room.height(), 0, -px(6), 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, signed(self._counting.shown))
