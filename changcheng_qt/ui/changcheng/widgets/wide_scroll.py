"""A scroll area that is as high as its content, and scrolls sideways only where it must."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class WideScroll(QScrollArea):
    """Shows a row of things of which there may be more than there is room for."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        """Show some content, which is as high as the area."""
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """Take the whole content, and the scroll bar below it."""
        return self._content.sizeHint() + QSize(0, self._bar_height())

    def minimumSizeHint(self) -> QSize:
        """Do with a narrow piece of it, at its full height."""
        return QSize(40, self._content.minimumSizeHint().height() + self._bar_height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height when the content does; Qt's scroll areas keep theirs."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar_height(self) -> int:
        return self.horizontalScrollBar().sizeHint().height()
