"""The stones of the winners, large and crowned, beside the sentence that names them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.widgets.seats import colours_of
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.icons import Icon, paint_icon

if TYPE_CHECKING:
    from changcheng_qt.ui.looks.theme import SeatColours

_RADIUS: Final = 19.0
_CROWN: Final = 30.0
_STEP: Final = 46.0
_HEIGHT: Final = 66.0


class WinnersEmblem(Panel):
    """As wide as there are winners; what it shows is said by the words beside it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin with nobody."""
        super().__init__(appearance, parent)
        self._colours: tuple[SeatColours, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_winners(self, winners: Sequence[Seat], view: View) -> None:
        """Show these seats."""
        self._colours = tuple(colours_of(view, seat) for seat in winners)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Take a stone and its crown a winner."""
        px = self.appearance.px
        return QSize(px(_STEP) * len(self._colours), px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each stone, and its crown on it."""
        k, gold = self.appearance.k, self.appearance.palette.gold
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, colours in enumerate(self._colours):
                middle = (place + 0.5) * self.appearance.px(_STEP)
                foot = self.height() - (_RADIUS + 2) * k
                paint_seat_token(painter, QPointF(middle, foot), _RADIUS * k, colours)
                crown = QRectF(middle - _CROWN * k / 2, 0, _CROWN * k, _CROWN * k)
                paint_icon(painter, Icon.CROWN, crown, gold, 1.2)
