"""Panels over the table like a sheet of paper, also a step-by-step one, and a low one at its side.

A step-by-step panel also advances by itself, and another may begin while a finger is on its way. So
the advancing button does nothing for a moment after it has appeared, and after its meaning has
changed.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMargins,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.ui.actions.keys import takes_escape
from changcheng_qt.ui.actions.steadying import Meaning
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.pigments import BLACK
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.rule_button import RuleButton
from changcheng_qt.ui.panels.words import NOTE, Words
from changcheng_qt.ui.seam.table import Overlay
from changcheng_qt.ui.widgets.scroll_areas import height_for

translate = QCoreApplication.translate

SHADOW: Final = 10
"""The extent of the shadow around the sheet, in a window of 1280 x 800."""
STILL: Final = 450
"""Milliseconds for which a click or key, meant for the previous content, does nothing."""
_SIDE: Final = 20
_NARROWEST: Final = 240
_WIDTH: Final = 380
_LOWEST: Final = 190
"""The height that a low sheet keeps next to other parts of the side panel."""
_SHARE: Final = 0.46
"""The largest share of the table's width for a panel over the board."""
_OVERLAP: Final = 8
"""How far it reaches beyond the side panel, for its shadow, but never over the board."""


class OverlayPanel(Painted, Overlay):
    """A sheet of paper with a shadow; hidden while it is empty."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.hide()

    def covered_foot(self, room: QRect) -> int:
        """Return the height that the sheet covers, without its shadow, at the foot of a room; 0 if
        it is not there.
        """
        place = self.geometry()
        if self.isHidden() or place.bottom() <= room.bottom():
            return 0
        return room.bottom() + 1 - place.top() - self.appearance.px(SHADOW)

    def paint(self, painter: QPainter) -> None:
        """Paint the sheet, its golden edge and its shadow."""
        margin, corner = self.appearance.px(SHADOW), self.appearance.px(8)
        sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        painter.setPen(NO_PEN)
        painter.setBrush(ink(BLACK, 16))
        for grown in range(1, margin):
            around = sheet.adjusted(-grown, -grown * 0.6, grown, grown)
            painter.drawRoundedRect(around, corner + grown, corner + grown)
        painter.setBrush(self.appearance.colour("panel"))
        painter.drawRoundedRect(sheet, corner, corner)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(self.appearance.palette.gold, 1.4))
        painter.drawRoundedRect(sheet, corner, corner)


class Revealed(Protocol):
    """A scoring or attack that is revealed step by step."""

    @property
    def waiting(self) -> int:
        """The number of remaining parts."""

    def advance(self) -> None:
        """Show the next part; never decides anything."""

    def advance_to_end(self) -> None:
        """Show all remaining parts."""


class RevealPanel(OverlayPanel):
    """A panel that its button or a click advances, with Shift to the end."""

    prompted = Signal(str)
    """The text for the bar; empty when it is over."""

    def __init__(self, appearance: Appearance, revealed: Revealed, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._revealed = revealed
        self.next = Button(appearance, Rank.PRIMARY, self)
        self.next.clicked.connect(self._on_next)
        self.awaited = Words(appearance, NOTE, self, wrap=True)
        """Says at the end, above the button, that others wait."""
        self.awaited.hide()
        self._meaning = Meaning(self, STILL)

    @property
    def is_still(self) -> bool:
        """Whether the advancing button does nothing yet."""
        return self._meaning.is_still

    def advance_as_key(self) -> None:
        """Show the next part, as by key; not one that has only just appeared, which nobody can have
        meant yet.
        """
        self._advance(Qt.KeyboardModifier.NoModifier)

    def show_next(self, done: str, meaning: object, *, is_awaited: bool) -> None:
        """Name the advancing button, `done` at the end, where people at other computers may wait
        for people here.
        """
        is_waiting = bool(self._revealed.waiting)
        self.next.set_words(translate("Reveal", "Next") if is_waiting else done)
        self.awaited.setText(translate("Reveal", "The game is waiting for you."))
        self.awaited.setVisible(is_awaited and not is_waiting)
        self.mean((meaning, is_waiting))

    def mean(self, meaning: object) -> None:
        """Record the present meaning of advancing; None if there is none."""
        self._meaning.mean(meaning)

    def is_apart(self, place: QPoint) -> bool:
        """Return True if a click there does not advance, because it is for decisions."""
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the next part on a click, with Shift all of them; the end needs its button."""
        event.accept()
        if not self.is_apart(event.position().toPoint()) and self._revealed.waiting:
            self._advance(event.modifiers())

    def _on_next(self) -> None:
        self._advance(QGuiApplication.keyboardModifiers())

    def _advance(self, modifiers: Qt.KeyboardModifier) -> None:
        if self.is_still:
            return
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._revealed.advance_to_end()
        else:
            self._revealed.advance()


class NumberDisc(Painted, Panel):
    """A number on a red disc, or a sign of equality without one."""

    def __init__(self, appearance: Appearance, number: int | None, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.appearance.px(_SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        room = QRectF(self.rect())
        painter.setPen(NO_PEN)
        painter.setBrush(self.appearance.colour("accent"))
        radius = min(room.width(), room.height()) / 2
        painter.drawEllipse(QPointF(room.center()), radius, radius)
        painter.setFont(self.appearance.number_font(13))
        painter.setPen(self.appearance.colour("accent_text"))
        sign = "=" if self.number is None else str(self.number)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, sign)


class StepHeading(QWidget):
    """The heading of one step."""

    def __init__(self, appearance: Appearance, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.disc = NumberDisc(appearance, number, self)
        self._heading = Heading(appearance, self)
        row = without_margins(QHBoxLayout(self))
        row.setSpacing(8)
        row.addWidget(self.disc)
        row.addWidget(self._heading, 1)
        row.addWidget(RuleButton(appearance, self))

    def say(self, title: str) -> None:
        """Change the words."""
        self._heading.set_title(title)


class LowSheet(OverlayPanel):
    """A low sheet over the side panel, as high as its words, so that the whole board and the scores
    stay visible. If the side panel is a drawer it is at an edge of the board, which is fitted into
    the rest. It does not cover other panels; Escape closes it while it has the focus.
    """

    closed = Signal()
    """The user wants to close it."""
    placed = Signal()
    """It has moved."""

    def __init__(
        self, appearance: Appearance, others: Callable[[], Sequence[Overlay]], parent: QWidget
    ) -> None:
        """Start hidden; `others` are the panels that it must not cover."""
        super().__init__(appearance, parent)
        self._others = others
        self._table, self._board = QRect(), QRect()
        self._above = 0
        self.lines = QVBoxLayout(self)
        """Its content, from top to bottom."""

    @property
    def covered_side(self) -> int:
        """Return the height that the panel covers at the foot of the side panel."""
        return self.covered_foot(self._table)

    @property
    def covered(self) -> QMargins:
        """Return how much of the board's width the panel hides at either edge."""
        hidden = self.geometry() & self._board
        if self.isHidden() or hidden.isEmpty():
            return QMargins()
        if hidden.left() <= self._board.left():
            return QMargins(hidden.width(), 0, 0, 0)
        return QMargins(0, 0, hidden.width(), 0)

    def place(self, table: QRect, board: QRect) -> None:
        """Place the sheet over the side panel, or at an edge of the board if there is none."""
        self._table, self._board = QRect(table), QRect(board)
        self.fit()

    def leave_above(self, height: int) -> None:
        """Leave this height of the side panel free, as far as some of the words stay visible."""
        if height != self._above:
            self._above = height
            self.fit()

    def restyle(self) -> None:
        px = self.appearance.px
        margin = px(SHADOW + 10)
        self.lines.setContentsMargins(margin, px(SHADOW + 8), margin, px(SHADOW + 10))
        self.lines.setSpacing(px(6))

    def event(self, event: QEvent) -> bool:
        """Handle Escape while the panel has the focus, and follow words that need more room."""
        if takes_escape(event):
            return True
        if event.type() is QEvent.Type.LayoutRequest and not self.isHidden():
            is_handled = super().event(event)
            self.fit()
            return is_handled
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Move to the place with the least to read, as high as the words."""
        if self._table.isEmpty() or self.isHidden():
            return
        others = [one.geometry() for one in self._others() if one is not self and one.isVisible()]

        def overlap(place: QRect) -> int:
            shared = [place & other for other in others]
            return sum(one.width() * one.height() for one in shared if not one.isEmpty())

        place = min(self._possible_places(), key=overlap)
        if place != self.geometry():
            self.setGeometry(place)
        self.placed.emit()

    def arrange(self, width: int) -> None:
        """Arrange the content for the least width that the sheet may have."""

    def _possible_places(self) -> list[QRect]:
        table, board, over = self._table, self._board, self.appearance.px(_OVERLAP)
        side = QRect(board.right() + 1, table.top(), table.right() - board.right(), table.height())
        most = min(self.appearance.px(_WIDTH), round(_SHARE * table.width()))
        places = [
            QRect(board.right() + 1 - most, board.top(), most, board.height()),
            QRect(board.left(), board.top(), most, board.height()),
        ]
        if side.width() >= _NARROWEST:
            above = min(self._above - over, side.height() - self.appearance.px(_LOWEST))
            places.insert(0, side.adjusted(0, max(0, above), over, over))
        self.arrange(min(place.width() for place in places))
        return [self._low_in(place) for place in places]

    def _low_in(self, room: QRect) -> QRect:
        """Return the lower part of a room that the words need."""
        height = min(room.height(), height_for(self.lines, room.width()))
        return room.adjusted(0, room.height() - height, 0, 0)
