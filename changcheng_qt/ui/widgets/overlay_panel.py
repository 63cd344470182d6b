"""Panels that lie over the table like a sheet of paper, also one that is led on step by step.

What a panel shows step by step also goes on by itself, and another may begin while a finger is on
its way. So what leads on does nothing for a moment after it has come up, and after it has come to
mean something else.
"""

from typing import Final, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.pigments import BLACK
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.seam.table import Overlay

SHADOW: Final = 10
"""How far the shadow reaches around the sheet, in a window of 1280 x 800."""
STILL: Final = 450
"""Milliseconds for which a click or key that was meant for what was there before does nothing."""
_SIDE: Final = 20


class OverlayPanel(Overlay):
    """A sheet of paper with a shadow; hidden until it has something to say."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Begin out of sight."""
        super().__init__(appearance, parent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, its golden edge and its shadow."""
        margin, corner = self.appearance.px(SHADOW), self.appearance.px(8)
        sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
    """A scoring or attack that is shown step by step."""

    @property
    def waiting(self) -> int:
        """How much is still to come."""

    def advance(self) -> None:
        """Show what comes next; never decides anything."""

    def advance_to_end(self) -> None:
        """Show all that is to come."""


class RevealPanel(OverlayPanel):
    """A panel that its button or a click leads on, with Shift to the end."""

    def __init__(self, appearance: Appearance, revealed: Revealed, parent: QWidget) -> None:
        """Lead on what is revealed."""
        super().__init__(appearance, parent)
        self._revealed = revealed
        self.next = Button(appearance, Rank.PRIMARY, self)
        self.next.clicked.connect(self._on_next)
        self._meant: object = None
        self._still = QTimer(self, singleShot=True, interval=STILL)

    @property
    def is_still(self) -> bool:
        """Whether what leads on does nothing yet."""
        return self._still.isActive()

    def lead_on(self) -> None:
        """Show what comes next, as a key does; not what comes up only now, which nobody can have
        meant yet.
        """
        self._lead_on(Qt.KeyboardModifier.NoModifier)

    def mean(self, meaning: object) -> None:
        """Record what leading on means now; None while there is nothing to lead on."""
        if meaning != self._meant:
            self._meant = meaning
            self._still.start()

    def is_apart(self, place: QPoint) -> bool:
        """Return True if a click there leads nowhere, because something is decided there."""
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows what comes next, with Shift all of it; the end needs its button."""
        event.accept()
        if not self.is_apart(event.position().toPoint()) and self._revealed.waiting:
            self._lead_on(event.modifiers())

    def _on_next(self) -> None:
        self._lead_on(QGuiApplication.keyboardModifiers())

    def _lead_on(self, modifiers: Qt.KeyboardModifier) -> None:
        if self.is_still:
            return
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._revealed.advance_to_end()
        else:
            self._revealed.advance()


class NumberDisc(Panel):
    """A number on a red disc."""

    def __init__(self, appearance: Appearance, number: int, parent: QWidget) -> None:
        """Show a number for good."""
        super().__init__(appearance, parent)
        self.number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Take a small square."""
        side = self.appearance.px(_SIDE)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint disc and number."""
        room = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(NO_PEN)
            painter.setBrush(self.appearance.colour("accent"))
            radius = min(room.width(), room.height()) / 2
            painter.drawEllipse(QPointF(room.center()), radius, radius)
            painter.setFont(self.appearance.number_font(13))
            painter.setPen(self.appearance.colour("accent_text"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self.number))


class StepHeading(QWidget):
    """The heading of one step."""

    def __init__(self, appearance: Appearance, number: int, parent: QWidget) -> None:
        """Begin without words."""
        super().__init__(parent)
        self.disc = NumberDisc(appearance, number, self)
        self._heading = Heading(appearance, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.disc)
        row.addWidget(self._heading, 1)

    def say(self, title: str) -> None:
        """Show other words."""
        self._heading.set_title(title)
