"""The state of the place under the pointer: rows of a text and a number, and notes."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.titles.riders.rules.places import Pointed
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.told import sight_of
from changcheng_qt.ui.panels import inspector
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace, Words, highest_line
from changcheng_qt.ui.seam.bridge import counts_for

translate = QCoreApplication.translate

_TEXT: Final = TextStyle(size=13)
_NUMBER: Final = TextStyle(size=13, face=TypeFace.NUMBER, bold=True)
_ROWS: Final = 4
_LINES: Final = 5
"""The lines of all rows together: one of them may be on two."""
_INVITATION_LINES: Final = 2
"""The lines whose room the invitation needs."""


class Inspector(inspector.Inspector[Pointed, Pointed]):
    """A few rows about a place; the note has the room that they do not need."""

    def make_body(self) -> QGridLayout:
        self.rows = [
            (ElidedWords(self.appearance, _TEXT, self), Words(self.appearance, _NUMBER, self))
            for _ in range(_ROWS)
        ]
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for place, (text, number) in enumerate(self.rows):
            grid.addWidget(text, place, 0)
            grid.addWidget(
                number, place, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            )
        self._grid = grid
        return grid

    def restyle(self) -> None:
        super().restyle()
        px = self.appearance.px
        self._layout.setSpacing(px(2))
        self._grid.setVerticalSpacing(px(1))
        self._share_room()

    def show_place(self, view: View, place: Pointed) -> None:
        players = self._bridge.players
        is_aided = counts_for(self._bridge, view.viewer)
        if (place, view, players, is_aided) == self._shown_for:
            return
        self._shown_for = place, view, players, is_aided
        sight = sight_of(place, view, players, is_aided=is_aided)
        self._heading.set_title(sight.short_heading)
        self.note.setText(join_sentences(sight.notes))
        for row, (text, number) in enumerate(self.rows):
            words = sight.rows[row] if row < len(sight.rows) else ("", "")
            text.setText(words[0])
            number.setText(words[1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _show(self, view: View) -> None:
        super()._show(view)
        self._share_room()

    def _share_room(self) -> None:
        """Give rows that are too long for one line a second one, and the note the room of the lines
        left, as far as whole lines fit into it: all together are always as high.
        """
        left = _LINES - (self._use_lines() if self._place is not None else _INVITATION_LINES)
        a_row = max(highest_line(one.font()) for one in self.rows[0])
        apart = self._grid.verticalSpacing()
        usual = inspector.NOTE_LINES * (1 if self.appearance.size <= 1 else 3)
        self.note.use_lines(usual)
        least, a_line = self.note.sizeHint().height(), highest_line(self.note.font())
        self.note.use_lines(usual + left * (a_row + apart) // a_line)
        grown = self.note.sizeHint().height() - least
        self._body.setFixedHeight(_LINES * (a_row + apart) - apart - grown)

    def _use_lines(self) -> int:
        """Give each row its lines, none to unused ones; return how many are used."""
        used = [(text, number) for text, number in self.rows if text.text()]
        for text, number in self.rows:
            text.setVisible((text, number) in used)
            number.setVisible((text, number) in used)
        numbers = max((number.sizeHint().width() for _, number in used), default=0)
        margins, gap = self._layout.contentsMargins(), self._grid.horizontalSpacing()
        room = self.width() - margins.left() - margins.right() - numbers - gap
        left = _LINES - len(used)
        for text, _ in used:
            lines = text.lines_for(room, 1 + left)
            text.use_lines(lines)
            left -= lines - 1
        return _LINES - left
