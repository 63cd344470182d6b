"""Scroll areas that request the full size of their content, and scroll only if they must.

Qt keeps a scroll bar once it is there: next to it words wrap into more lines, which need the bar.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QSizePolicy, QWidget


def height_for(layout: QLayout, width: int) -> int:
    """Return the height of everything in a layout at a width, wrapped text included."""
    layout.activate()
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()


class TallScroll(QScrollArea):
    """Scrolls only vertically; its content needs a layout."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        """Show content as wide as the area."""
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._gap = 0
        self._keep_height()

    def keep_from_bar(self, gap: int) -> None:
        """Keep the content so far from the bar, while there is one."""
        self._gap = gap
        self._leave_bar_out()

    def show_from_top(self, part: QWidget) -> None:
        """Scroll a part of the content into sight, of a higher one than the area its top."""
        self.ensureWidgetVisible(part, 0, 0)
        bar, top = self.verticalScrollBar(), part.mapTo(self._content, QPoint()).y()
        bar.setValue(min(bar.value(), top))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on changes of the content's size."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self._keep_height()
            self.updateGeometry()
            self._leave_bar_out()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show a bar only if the height is too small without it."""
        self._leave_bar_out()
        super().resizeEvent(event)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the whole content at a width."""
        layout = self._content.layout()
        return 0 if layout is None else height_for(layout, width)

    def sizeHint(self) -> QSize:
        """Return the size of the whole content at its own width."""
        width = self._content.sizeHint().width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 40)

    def _keep_height(self) -> None:
        """Keep content with wrapped words as high as needed at its width: Qt would reserve the
        height for its narrowest width, and scroll past it. Other content gets its least height,
        below which it would be squeezed.
        """
        layout, policies = self._content.layout(), QSizePolicy.Policy
        wraps = layout is None or layout.hasHeightForWidth()
        policy = self._content.sizePolicy()
        wanted = policies.Ignored if wraps else policies.Preferred
        if policy.verticalPolicy() is not wanted:
            policy.setVerticalPolicy(wanted)
            self._content.setSizePolicy(policy)

    def _leave_bar_out(self) -> None:
        room, policies = self.maximumViewportSize(), Qt.ScrollBarPolicy
        room += QSize(self.viewportMargins().right(), 0)
        fits = self.heightForWidth(room.width()) <= room.height()
        if self._gap:
            self.setViewportMargins(0, 0, 0 if fits else self._gap, 0)
        wanted = policies.ScrollBarAlwaysOff if fits else policies.ScrollBarAsNeeded
        if wanted is not self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(wanted)


class AboveFoot(QBoxLayout):
    """Something that scrolls, and a foot: below each other, the foot has its whole height. Qt would
    take what is lacking from the higher of them.
    """

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        scrolled, foot = self.itemAt(0), self.itemAt(1)
        assert scrolled
        assert foot
        above, below = scrolled.geometry(), foot.geometry()
        lacking = foot.heightForWidth(below.width()) - below.height()
        if lacking > 0 and self.direction() is QBoxLayout.Direction.TopToBottom:
            lacking = min(lacking, above.height())
            scrolled.setGeometry(above.adjusted(0, 0, 0, -lacking))
            foot.setGeometry(below.adjusted(0, -lacking, 0, 0))


class WideScroll(QScrollArea):
    """Shows a row of things that may be wider than the area."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        """Show content as high as the area."""
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """Return the size of the whole content, and the scroll bar below it."""
        return self._content.sizeHint() + QSize(0, self._bar_height())

    def minimumSizeHint(self) -> QSize:
        """Return the size of a narrow piece of it, at its full height."""
        return QSize(40, self._content.minimumSizeHint().height() + self._bar_height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the height with the content; Qt's scroll areas keep theirs."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar_height(self) -> int:
        return self.horizontalScrollBar().sizeHint().height()
