"""A small slip of paper next to the pointer, or next to its target.

It ignores the pointer, never covers its subject, and stays in place while its subject is the same.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.board.note_place import SHADOW, About, best_place
from changcheng_qt.ui.board.note_sheet import Note, NoteLayout, Tone
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink

_ACROSS: Final = 13
_DOWN: Final = 8
_TIP: Final = 7
_SHARE: Final = (0.6, 0.2)
"""The largest share of the parent's width and height before the words are set smaller."""
_SIGNS: Final = 64
"""How many pictures of signs are cached, each of about a thousand pixels."""
_INK: Final = "#1E120A"


class HoverNote(Panel):
    """One note, within its parent."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._over = parent
        self._note = Note()
        self._sheet = NoteLayout(Note(), appearance)
        self._picture = KeptPicture()
        self._signs = KeptPicture(_SIGNS)
        self._about = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def note(self) -> Note:
        """Return the present note, an empty one while it is hidden."""
        return Note() if self.isHidden() else self._note

    def show_note(self, note: Note, about: About) -> None:
        """Show a note in its best place, or hide if it is empty."""
        if note == Note():
            self.hide()
            return
        if note != self._note or self.isHidden():
            self._note = note
            self._set()
        self.update()
        self._about = about.around
        self.move(best_place(about, self.size(), self._room).topLeft())
        self.show()
        self.raise_()

    def restyle(self) -> None:
        """Set the note in the present sizes, and paint everything again."""
        if self._note != Note():
            self._set()
        self._picture.drop()
        self._signs.drop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture of the slip, which is painted once for its note and place."""
        with QPainter(self) as painter:
            self._picture.draw(painter, self.size(), (self._note, self._tip), self._paint)

    def _paint(self, painter: QPainter) -> None:
        """Paint the slip with its shadow and content."""
        look, palette = self.appearance, self.appearance.palette
        refuses = self._note.tone is Tone.REFUSAL
        painter.setPen(NO_PEN)
        for grown, alpha in ((3.5, 14), (2.2, 22), (1.0, 34)):
            painter.setBrush(ink(_INK, alpha))
            shade = self._paper.adjusted(-grown, -grown + 1.5, grown, grown + 1.0)
            painter.drawRoundedRect(shade, 5 + grown, 5 + grown)
        painter.setBrush(palette.colour("field"))
        painter.setPen(pen(palette.text3, 1.0))
        painter.drawPath(self._outline())
        painter.setBrush(NO_BRUSH)
        edge = palette.accent if refuses else palette.gold
        painter.setPen(pen(edge, 1.6 if refuses else 1.0))
        painter.drawRoundedRect(self._paper.adjusted(3.5, 3.5, -3.5, -3.5), 2, 2)
        painter.translate(SHADOW + look.px(_ACROSS), SHADOW + look.px(_DOWN))
        self._sheet.paint(painter, self._signs)

    @property
    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def _outline(self) -> QPainterPath:
        """Return the outline of the paper, with a tip towards its subject above or below."""
        path, paper = QPainterPath(), self._paper.adjusted(0.5, 0.5, -0.5, -0.5)
        path.addRoundedRect(paper, 4, 4)
        if self._tip is None:
            return path
        x, is_down = self._tip
        x = max(paper.left() + 2 * _TIP, min(x, paper.right() - 2 * _TIP))
        edge, out = (paper.bottom(), _TIP) if is_down else (paper.top(), -_TIP)
        tip = QPainterPath(QPointF(x - _TIP, edge))
        tip.lineTo(x, edge + out)
        tip.lineTo(x + _TIP, edge)
        tip.closeSubpath()
        return path.united(tip)

    @property
    def _tip(self) -> tuple[float, bool] | None:
        """Return the position of the tip, and whether it points down; None if the slip has none."""
        is_above = self.geometry().bottom() - SHADOW < self._about.top()
        is_below = self.geometry().top() + SHADOW > self._about.bottom()
        if self._about.width() <= 1 or is_above is is_below:
            return None
        return float(self._about.center().x() - self.x()), is_above

    @property
    def _room(self) -> QRect:
        return self._over.rect()

    def _set(self) -> None:
        room = QSizeF(self._room.width() * _SHARE[0], self._room.height() * _SHARE[1])
        self._sheet = NoteLayout.fitting(self._note, self.appearance, room)
        px, size = self.appearance.px, self._sheet.size.toSize()
        across, down = 2 * (px(_ACROSS) + SHADOW), 2 * (px(_DOWN) + SHADOW)
        self.resize(size.width() + across, size.height() + down)
