"""The lines on the slip next to the board, and the forms in which they can be set.

The oldest turns of a round may be left out, at worst all of them, with a word about the chronicle.
Lines about a single event stay together: they are set side by side, in as few columns as have room
for whole lines, then without their heading, and are wrapped only if nothing else is possible.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import TextStyle, Words

translate = QCoreApplication.translate

SIZES: Final = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
"""The sizes of the words, in a window of 1280 x 800."""
_TOKEN: Final = 15 / 13
"""The size of tokens next to words."""
SHARE: Final = 0.94
"""The largest share of a room's width for the slip."""
_BETWEEN: Final = 7
"""Added to the space between columns, so that words are closest to their own token."""


@dataclass(frozen=True, slots=True)
class Form:
    """How many of the first lines are left out, how many of the others are side by side, and if a
    line that is too long for the room is wrapped.
    """

    left_out: int = 0
    columns: int = 1
    wraps: bool = True


class SlipLines:
    """A token and words for each line, in the grid of a slip."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, slip: QWidget) -> None:
        """Start without lines; make the grid the slip's layout."""
        self._appearance, self._paint_token, self._slip = appearance, paint_token, slip
        self._size = SIZES[0]
        self._lines: list[tuple[Token[str], Words]] = []
        self._spare: list[tuple[Token[str], Words]] = []
        """Empty lines, kept for later rounds."""
        self._entries: tuple[StoryEntry, ...] = ()
        """The content of the lines, also while it is hidden: steps are undone and redone."""
        self._is_one_event = False
        self._form = Form()
        self._laid_out: object = None
        """The key of the lines' places in the grid."""
        self.grid = QGridLayout(slip)
        self._earlier = Words(appearance, TextStyle(self._size, italic=True), slip, wrap=True)
        self.grid.addWidget(self._earlier, 0, 1)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences that are not left out."""
        return tuple(words.text() for _, words in self._lines[self._form.left_out :])

    @property
    def is_several_turns(self) -> bool:
        """Whether there are lines of several turns."""
        return not self._is_one_event and len(self.sentences) > 1

    def write(self, entries: Sequence[StoryEntry], *, is_one_event: bool) -> bool:
        """Show a line for each entry from now on; return whether anything changed. The first of
        several lines about one event is their heading.
        """
        if (tuple(entries), is_one_event) == (self._entries, self._is_one_event):
            return False
        self._entries, self._is_one_event = tuple(entries), is_one_event
        while len(self._lines) > len(entries):
            self._spare.append(self._put_away(*self._lines.pop()))
        while len(self._lines) < len(entries):
            self._lines.append(self._spare.pop() if self._spare else self._new_line())
        for (token, words), entry in zip(self._lines, entries, strict=True):
            token.stand_for(entry.colour)
            words.setText(entry.line.text)
        return True

    def _new_line(self) -> tuple[Token[str], Words]:
        token = Token(self._appearance, self._paint_token, _TOKEN * self._size, self._slip)
        return token, Words(self._appearance, TextStyle(self._size), self._slip, wrap=True)

    def _put_away(self, token: Token[str], words: Words) -> tuple[Token[str], Words]:
        for widget in (token, words):
            self.grid.removeWidget(widget)
            widget.hide()
        words.setText("")
        return token, words

    def forget(self) -> None:
        """Clear the content of a match that is put away, hidden parts included."""
        for line in (*self._lines, *self._spare):
            for widget in line:
                self.grid.removeWidget(widget)
                widget.setParent(None)
                widget.deleteLater()
        self._lines, self._spare, self._entries = [], [], ()
        self.arrange(Form())

    @property
    def _heading(self) -> int:
        """How many lines are a heading: one or none."""
        return int(self._is_one_event and len(self._lines) > 1)

    @property
    def _has_tokens(self) -> bool:
        """Whether a line is about a player; if none is, nothing is before the words."""
        return any(entry.colour is not None for entry in self._entries)

    def forms(self) -> Iterator[Form]:
        """Yield the forms in which the lines can be set, the best first."""
        count, heading = len(self._lines), self._heading
        if self._is_one_event:
            for left_out in range(heading + 1):
                for columns in range(count - heading):
                    yield Form(left_out, columns + 1, wraps=False)
            yield from map(Form, range(heading + 1))
        else:
            yield from map(Form, range(count + 1))

    def has_any(self, form: Form) -> bool:
        """Whether a form has lines that are not left out."""
        return form.left_out < len(self._lines)

    def arrange(self, form: Form) -> None:
        """Set the lines in a form."""
        self._form = form
        self._lay_out()
        for place, (token, words) in enumerate(self._lines):
            token.setVisible(place >= form.left_out and self._has_tokens)
            words.setVisible(place >= form.left_out)
        self.retranslate()

    def _lay_out(self) -> None:
        """Put the lines into the grid, unless they have their places."""
        columns, heading = self._form.columns, self._heading
        key = columns, heading, tuple(self._lines)
        if key == self._laid_out:
            return
        self._laid_out = key
        for widget in (widget for line in self._lines for widget in line):
            self.grid.removeWidget(widget)
        for token, words in self._lines[:heading]:
            self.grid.addWidget(token, 1, 0)
            self.grid.addWidget(words, 1, 1, 1, 2 * columns - 1)
        for place, (token, words) in enumerate(self._lines[heading:]):
            row, column = divmod(place, columns)
            self.grid.addWidget(token, 2 + row, 2 * column)
            self.grid.addWidget(words, 2 + row, 2 * column + 1)

    def set_in(self, size: float) -> None:
        """Use another size for all words."""
        self._size = size
        for token, words in self._lines:
            token.use_size(_TOKEN * size)
            words.use_style(TextStyle(size))
        self._earlier.use_style(TextStyle(size, italic=True))
        self.grid.invalidate()

    def taken(self, wide: int) -> QSize:
        """Return the size of the slip in a room of that width: as wide as the longest sentence if
        there is enough room, and with several columns as wide as all of them.
        """
        metrics = QFontMetricsF(TextStyle(self._size).font(self._appearance))
        lengths = [ceil(metrics.horizontalAdvance(text)) for text in self.sentences]
        heading, columns = max(0, self._heading - self._form.left_out), self._form.columns
        widths = [max(lengths[heading:][column::columns], default=0) for column in range(columns)]
        self._widen(widths if columns > 1 else ())
        spacing, between = self.grid.horizontalSpacing(), self._appearance.px(_BETWEEN)
        token = self._appearance.px(_TOKEN * self._size) + spacing if self._has_tokens else 0
        in_columns = sum(widths) + (columns - 1) * (token + spacing + between)
        earlier = ceil(metrics.horizontalAdvance(self._earlier.text()))
        margins = self.grid.contentsMargins()
        width = token + max(in_columns, earlier, *lengths[:heading])
        width += margins.left() + margins.right() + 2 * columns
        if self._form.wraps:
            width = min(width, round(wide * SHARE))
        return QSize(width, self.grid.totalHeightForWidth(width))

    def _widen(self, widths: Sequence[int]) -> None:
        """Give the columns of words these least widths, and none to the others."""
        between = self._appearance.px(_BETWEEN)
        least = [width + 2 + between for width in widths[:-1]]
        least += [width + 2 for width in widths[-1:]]
        least += [0] * (self.grid.columnCount() // 2 - len(least))
        for column, width in enumerate(least):
            self.grid.setColumnMinimumWidth(2 * column + 1, width)

    def restyle(self, beside: int) -> None:
        """Update margins and spacing to the appearance; `beside` is free at the right."""
        px = self._appearance.px
        self.grid.setContentsMargins(px(10), px(5), beside, px(5))
        self.grid.setHorizontalSpacing(px(7))
        self.grid.setVerticalSpacing(px(2))
        self.grid.setColumnStretch(1, 1)

    def retranslate(self) -> None:
        """Say where the turns are that are left out."""
        has_earlier = self._form.left_out > 0 and not self._is_one_event
        earlier = translate("Past", "Earlier turns are in the chronicle.") if has_earlier else ""
        self._earlier.setText(earlier)
        self._earlier.setVisible(has_earlier)
