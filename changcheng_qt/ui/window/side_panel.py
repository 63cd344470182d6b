"""The panel at the right: the title's parts from top to bottom, then the chronicle.

It scrolls if the content is too high, and then the chronicle is as high as its visible part, and
gives way to a part that asks the person to decide, whose heading stays in sight. In a narrow window
the shell shows it as a drawer over the board.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.heading import Heading, PinnedHeading, heading_of
from changcheng_qt.ui.seam.side_asks import SideAsks

_LEAST: Final = 60
"""The least height of the last widget if everything is visible at once."""
_SHARE: Final = 0.85
"""Its share of the panel's height if not everything is."""


class SidePanel(Panel):
    """The panel, of paper."""

    needs_changed = Signal(int)
    """The height of all parts, as long as one asks, else 0."""

    def __init__(self, appearance: Appearance, last: QWidget, parent: QWidget) -> None:
        """Start with the widget that gets the remaining height."""
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._last = last
        last.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._parts: tuple[QWidget, ...] = ()
        self._covered_by: dict[str, int] = {}
        self._asker: QWidget | None = None
        self._asked_under: Heading | None = None
        self._scrolled_to: int | None = None
        """Where the person scrolled, from the beginning of the part that asks."""
        self._is_placing = False
        self._column = QWidget()
        self._column_layout = without_margins(QVBoxLayout(self._column))
        self._column_layout.setSpacing(0)
        self._column_layout.addWidget(last, 1)
        self._scroll = scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._column)
        self._around = QVBoxLayout(self)
        self._around.addWidget(scroll)
        self._pinned = PinnedHeading(appearance, self)
        self._pinned.hide()
        self.end_above(0, by="")
        scroll.verticalScrollBar().rangeChanged.connect(self._show_asker)
        scroll.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self._column.installEventFilter(self)

    def use_parts(self, parts: tuple[QWidget, ...], asks: SideAsks | None = None) -> None:
        """Show new parts above the last one, and keep in sight those that ask; the panel no longer
        owns the previous ones. Without any it ends at the foot again.
        """
        for part in self._parts:
            self._column_layout.removeWidget(part)
        self._parts = parts
        for by in () if parts else tuple(self._covered_by):
            self.end_above(0, by)
        if self._asker not in parts:
            self._asker = None
        if asks is not None:
            asks.lead(self.ask)
        for place, part in enumerate(parts):
            self._column_layout.insertWidget(place, part)
            part.installEventFilter(self)
        self._pin_heading()

    def insert(self, part: QWidget) -> None:
        """Show a part more, below the first one; it leaves with the others."""
        first, rest = self._parts[:1], self._parts[1:]
        self.use_parts((*first, part, *rest))

    def end_above(self, covered: int, by: str) -> None:
        """Leave out the foot of the panel; `covered` is the height that the sheet `by` covers."""
        self._covered_by[by] = covered
        self._around.setContentsMargins(1, 0, 0, max(self._covered_by.values()))
        self._share_height()

    def ask(self, asker: QWidget | None) -> None:
        """Keep the part visible in which a decision waits, or return to the top after it."""
        if asker is not self._asker:
            self._asker, self._scrolled_to = asker, None
            self._share_height()
            self._scroll_to(0)
            self._show_asker()

    def restyle(self) -> None:
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the height again if a part needs more of it, or less; show a part that asks where
        it is from now on.
        """
        if watched is self._column and event.type() == QEvent.Type.LayoutRequest:
            self._share_height()
        elif watched is self._asker and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._show_asker()
        return super().eventFilter(watched, event)

    def _share_height(self) -> None:
        """Give the last widget the remaining height, or a good part if everything scrolls
        anyway.
        """
        least, width = self.appearance.px(_LEAST), self._column.width()
        others = sum(_height_of(part, width) for part in self._parts)
        room = self.height() - self._around.contentsMargins().bottom()
        scrolls = others + least > room
        self._last.setHidden(scrolls and self._asker is not None)
        self.needs_changed.emit(others if self._asker is not None else 0)
        self._last.setMinimumHeight(max(least, round(_SHARE * room)) if scrolls else least)

    def _show_asker(self) -> None:
        """Scroll to the end of the part that asks, but not past its beginning; or to where the
        person scrolled, as long as the part asks the same.
        """
        if self._asker is not None:
            room, heading = self._asker.geometry(), heading_of(self._asker)
            if heading is not self._asked_under:
                self._asked_under, self._scrolled_to = heading, None
            missing = room.bottom() + 1 - self._scroll.viewport().height()
            value = min(max(self._scroll.verticalScrollBar().value(), missing), room.top())
            own = self._scrolled_to
            self._scroll_to(value if own is None else room.top() + own)
        self._pin_heading()

    def _scroll_to(self, value: int) -> None:
        self._is_placing = True
        self._scroll.verticalScrollBar().setValue(value)
        self._is_placing = False

    def _on_scrolled(self, value: int) -> None:
        if self._asker is not None and not self._is_placing:
            self._scrolled_to = value - self._asker.y()
        self._pin_heading()

    def _pin_heading(self) -> None:
        """Keep the heading of the part that asks in sight while its content scrolls."""
        self._pinned.stand_for(heading_of(self._asker), self._scroll.viewport())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel"))
            painter.fillRect(0, 0, 1, self.height(), self.appearance.colour("rule"))


def _height_of(part: QWidget, width: int) -> int:
    """Return the least height of a part at a width."""
    if part.isHidden():
        return 0
    return max(part.minimumSizeHint().height(), part.minimumHeight(), part.heightForWidth(width))
