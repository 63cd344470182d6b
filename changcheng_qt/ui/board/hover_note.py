"""A small note beside the pointer; it never takes the pointer itself."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from changcheng_qt.ui.appearance import Appearance

_BESIDE: Final = QPoint(18, 20)
_WIDEST: Final = 300


class Tone(Enum):
    """What a note is about; the style sheet gives each its colours."""

    REFUSAL = "refusal"
    NOTICE = "notice"


class HoverNote(QLabel):
    """One or more sentences in plain text, near a point of its parent and always within it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self._over = parent
        self._appearance = appearance
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._tone = Tone.NOTICE
        appearance.changed.connect(self._on_appearance_changed)
        self._on_appearance_changed()

    def say(self, sentences: Sequence[str], tone: Tone, point: QPoint) -> None:
        """Show sentences beside a point of the parent; hide where there are none."""
        if not sentences:
            self.hide()
            return
        if tone is not self._tone:
            self._tone = tone
            self._on_appearance_changed()
        text = "\n".join(sentences)
        if text != self.text() or not self.isVisible():
            self.setText(text)
            self.setFixedWidth(self._wanted_width(text))
            self.resize(self.width(), self.heightForWidth(self.width()))
        self.move(self._place(point))
        self.show()
        self.raise_()

    def _wanted_width(self, text: str) -> int:
        longest = max(self.fontMetrics().horizontalAdvance(line) for line in text.split("\n"))
        return min(longest + self._appearance.px(26), self._appearance.px(_WIDEST))

    def _place(self, point: QPoint) -> QPoint:
        """Return a place right below the point, or on its other side where there is no room."""
        room = self._over.rect().adjusted(4, 4, -4, -4)
        note = QRect(point + _BESIDE, self.size())
        if note.right() > room.right():
            note.moveRight(point.x() - _BESIDE.x())
        if note.bottom() > room.bottom():
            note.moveBottom(point.y() - _BESIDE.y())
        note.moveLeft(max(room.left(), min(note.left(), room.right() - note.width())))
        note.moveTop(max(room.top(), note.top()))
        return note.topLeft()

    def _on_appearance_changed(self) -> None:
        look, px = self._appearance, self._appearance.px
        edge = look.palette.accent if self._tone is Tone.REFUSAL else look.palette.gold
        self.setFont(look.text_font(13.5))
        self.setStyleSheet(
            f"QLabel {{ color: {look.palette.text}; background: {look.palette.field};"
            f" border: 1px solid {look.palette.rule}; border-left: {px(4)}px solid {edge};"
            f" border-radius: {px(4)}px; padding: {px(4)}px {px(8)}px; }}"
        )
