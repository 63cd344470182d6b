"""The heading of a section: a title, a hairline, and a short note at its end."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.words import NOTE, SUBTITLE


class Heading(Panel):
    """A section's title with a hairline to the right margin or to its note."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Begin without words."""
        super().__init__(appearance, parent)
        self._title = ""
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def title(self) -> str:
        """Return the title."""
        return self._title

    @property
    def note(self) -> str:
        """Return the note."""
        return self._note

    def say(self, title: str, note: str = "") -> None:
        """Show other words."""
        if (title, note) == (self._title, self._note):
            return
        self._title, self._note = title, note
        self.setAccessibleName(f"{title}, {note}" if note else title)
        self.update()

    def sizeHint(self) -> QSize:
        """Take one line of the title's type."""
        return QSize(self.appearance.px(200), self.appearance.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, hairline and note."""
        px = self.appearance.px
        title_font, note_font = SUBTITLE.font(self.appearance), NOTE.font(self.appearance)
        note_width = QFontMetricsF(note_font).horizontalAdvance(self._note)
        title_width = QFontMetricsF(title_font).horizontalAdvance(self._title)
        room = QRectF(self.contentsRect())
        end = room.right() - (note_width + px(8) if self._note else 0)
        title = QFontMetricsF(title_font).elidedText(
            self._title, Qt.TextElideMode.ElideRight, end - room.left()
        )
        with QPainter(self) as painter:
            painter.setFont(title_font)
            painter.setPen(self.appearance.colour("text"))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, title)
            painter.setFont(note_font)
            painter.setPen(self.appearance.colour("text2"))
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self._note)
            start = room.left() + title_width + px(9)
            if start < end:
                line = QRectF(start, room.center().y() + px(1), end - start, 1)
                painter.fillRect(line, self.appearance.colour("rule"))
