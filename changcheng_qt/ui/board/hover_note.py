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

    def say(
        self, sentences: Sequence[str], tone: Tone, point: QPoint, covered: Sequence[QRect] = ()
    ) -> None:
        """Show sentences beside a point of the parent, clear of what covers it there; hide where
        there are none.
        """
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
        self.move(self._place(point, covered))
        self.show()
        self.raise_()

    def _wanted_width(self, text: str) -> int:
        longest = max(self.fontMetrics().horizontalAdvance(line) for line in text.split("\n"))
        return min(longest + self._appearance.px(26), self._appearance.px(_WIDEST))

    def _place(self, point: QPoint, covered: Sequence[QRect]) -> QPoint:
        """Return a place right below the point, or on another side of it where there is no room."""
        room = self._over.rect().adjusted(4, 4, -4, -4)
        wanted = [self._beside(point, across, down) for down in (1, -1) for across in (1, -1)]
        free = [note for note in wanted if not any(note.intersects(rect) for rect in covered)]
        note = next((note for note in free if room.contains(note)), None)
        if note is None:
            note = max(free or wanted, key=lambda note: _area(note.intersected(room)))
            note.moveLeft(max(room.left(), min(note.left(), room.right() - note.width())))
            note.moveTop(max(room.top(), min(note.top(), room.bottom() - note.height())))
        return note.topLeft()

    def _beside(self, point: QPoint, across: int, down: int) -> QRect:
        """Return the note on one side of a point; 1 is to the right and below, -1 the other way."""
        note = QRect(point + QPoint(across * _BESIDE.x(), down * _BESIDE.y()), self.size())
        if across < 0:
            note.moveRight(point.x() - _BESIDE.x())
        if down < 0:
            note.moveBottom(point.y() - _BESIDE.y())
        return note

    def _on_appearance_changed(self) -> None:
        look, px = self._appearance, self._appearance.px
        edge = look.palette.accent if self._tone is Tone.REFUSAL else look.palette.gold
        self.setFont(look.text_font(13.5))
        self.setStyleSheet(
            f"QLabel {{ color: {look.palette.text}; background: {look.palette.field};"
            f" border: 1px solid {look.palette.rule}; border-left: {px(4)}px solid {edge};"
            f" border-radius: {px(4)}px; padding: {px(4)}px {px(8)}px; }}"
        )


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()
