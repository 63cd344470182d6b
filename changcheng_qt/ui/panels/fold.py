"""A heading that folds away what belongs to it, and says in a line what is in there meanwhile."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.panels.words import NOTE, SUBTITLE, Words

_SIGN = 18


class FoldHeading(QAbstractButton):
    """A title with an arrow that points at what is open, and a hairline to the margin."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin folded."""
        super().__init__(parent)
        self._appearance = appearance
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Take a line of the title's type, high enough to be met by a finger."""
        return QSize(self._appearance.px(200), self._appearance.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint arrow, title and hairline."""
        px, room = self._appearance.px, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._appearance.colour("hover"))
                painter.drawRoundedRect(room, px(6), px(6))
            sign = QRectF(px(4), room.center().y() - px(_SIGN) / 2, px(_SIGN), px(_SIGN))
            icon = Icon.DOWN if self.isChecked() else Icon.RIGHT
            paint_icon(painter, icon, sign, self._appearance.palette.gold, 2.4)
            painter.setFont(SUBTITLE.font(self._appearance))
            painter.setPen(self._appearance.colour("text"))
            words = room.adjusted(px(_SIGN + 10), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
            start = words.left() + painter.fontMetrics().horizontalAdvance(self.text()) + px(9)
            line = QRectF(start, room.center().y() + px(1), room.right() - px(6) - start, 1)
            painter.fillRect(line, self._appearance.colour("rule"))
            if self.hasFocus():
                painter.setBrush(NO_BRUSH)
                painter.setPen(pen(self._appearance.palette.gold, 2))
                painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), px(6), px(6))


class Fold(Panel):
    """The heading, and below it either the content or a line in place of it."""

    opened = Signal(bool)
    """Whether the content is shown now."""

    def __init__(self, appearance: Appearance, content: QWidget, parent: QWidget) -> None:
        """Begin folded."""
        super().__init__(appearance, parent)
        self.heading = FoldHeading(appearance, self)
        self._content = content
        self._summary = Words(appearance, NOTE, self, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(self._summary)
        column.addWidget(content)
        content.hide()
        self.heading.toggled.connect(self._on_toggled)
        self.restyle()

    @property
    def summary(self) -> str:
        """Return what is said in place of the content."""
        return self._summary.text()

    def say(self, title: str, summary: str) -> None:
        """Show other words; the summary also tells those who do not see it what is folded away."""
        self.heading.setText(title)
        self.heading.setAccessibleName(title)
        self.heading.setAccessibleDescription("" if self.heading.isChecked() else summary)
        self._summary.setText(summary)
        self._summary.setVisible(not self.heading.isChecked())
        self.heading.update()

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        self._summary.setContentsMargins(self.appearance.px(_SIGN + 10), 0, 0, 0)

    def _on_toggled(self, is_open: bool) -> None:
        self._content.setVisible(is_open)
        self._summary.setVisible(not is_open)
        self.opened.emit(is_open)
