"""Text in the type of the program: always plain, elided at the end if need be.

Names are from players and files, so nothing here is ever interpreted as markup, tooltips included.
"""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QCursor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QShowEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from changcheng_qt.ui.looks.appearance import Appearance


class TypeFace(Enum):
    """The program's type faces."""

    TEXT = "text"
    TITLE = "title"
    NUMBER = "number"


class TextStyle(NamedTuple):
    """The style of a text: its size in a window of 1280 x 800, and a colour of the palette."""

    size: float = 14
    role: str = "text"
    face: TypeFace = TypeFace.TEXT
    bold: bool = False
    italic: bool = False

    def font(self, appearance: Appearance) -> QFont:
        """Return the font for the present window."""
        match self.face:
            case TypeFace.TEXT:
                return appearance.text_font(self.size, bold=self.bold, italic=self.italic)
            case TypeFace.TITLE:
                return appearance.title_font(self.size, italic=self.italic)
            case TypeFace.NUMBER:
                return appearance.number_font(self.size, bold=self.bold)


BODY: Final = TextStyle()
STRONG: Final = TextStyle(bold=True)
NOTE: Final = TextStyle(size=12.5, role="text2")
TITLE: Final = TextStyle(size=25, face=TypeFace.TITLE)
SUBTITLE: Final = TextStyle(size=16.5, face=TypeFace.TITLE)
NUMBER: Final = TextStyle(size=18, face=TypeFace.NUMBER, bold=True)


NO_BREAK: Final = "\u00a0"
"""A space at which no line is broken."""
_JOINER: Final = "\u2060"
_CHINESE: Final = (chr(0x2E80), chr(0xFFEF))
"""The first and the last character next to which a line may be broken without a space. A pattern
with this range takes 2.5 ms to compile.
"""
_LAST_SIGNS: Final = 4
"""How many Chinese characters are kept together at the end of a text, with its full stop."""
_OF_FALLBACKS: Final = "É−漢汉Ж"
"""Letters and signs that need every one of the program's fonts."""
_MARKUP: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"}
)
"""The signs of markup, as `html.escape` writes them: its module has a name for each of 2,000
letters, and is not needed before the first frame.
"""
_TOOLTIPS_KEPT: Final = 256
"""More tooltips than a window has: after every step most of them are set again unchanged."""


@lru_cache(_TOOLTIPS_KEPT)
def plain_tooltip(text: str) -> str:
    """Return a tooltip that shows exactly this text, whatever its characters."""
    return f'<div style="white-space: pre-wrap">{text.translate(_MARKUP)}</div>' if text else ""


def give_tooltip(widget: QWidget, text: str, description: str = "") -> None:
    """Set a tooltip with exactly this text, never read as markup, and a description for screen
    readers, by default the same. Unchanged texts are not set again, since Qt announces each; a text
    that is being read is replaced at once, which Qt would do only when the pointer moves.
    """
    tooltip, before = plain_tooltip(text), widget.toolTip()
    if tooltip != before:
        is_read = bool(before) and widget.underMouse() and QToolTip.text() == before
        widget.setToolTip(tooltip)
        if is_read:
            QToolTip.showText(QCursor.pos(), tooltip, widget)
    if (description or text) != widget.accessibleDescription():
        widget.setAccessibleDescription(description or text)


def highest_line(font: QFont) -> int:
    """Return the largest height of a line of this font in pixels, with letters of its fallback
    fonts, which are often higher.
    """
    return ceil(QFontMetricsF(font).boundingRect(QRectF(), 0, _OF_FALLBACKS).height())


def unbroken(text: str) -> str:
    """Return a text in which no line is broken, at a space or between Chinese characters."""
    signs = text.replace(" ", NO_BREAK)
    joined = (
        _JOINER + sign if _is_chinese(before) or _is_chinese(sign) else sign
        for before, sign in pairwise(signs)
    )
    return signs[:1] + "".join(joined)


def whole_at_hyphens(text: str) -> str:
    """Return a text in which no line is broken at a hyphen of a name or an invitation."""
    return text.replace("-", f"-{_JOINER}")


def with_last_words_together(text: str, measured: QFontMetrics, width: float) -> str:
    """Return a text that wraps to no more lines than before, the last of which is no single word
    and no single Chinese character; two long words may still be parted.
    """
    last = _last_signs(text) or " ".join(text.rsplit(" ", 2)[-2:])
    # Lines are broken by fractions of pixels, which this measure rounds.
    fits = measured.horizontalAdvance(text) < width - 1
    if fits or measured.horizontalAdvance(last) > width / 2:
        return text
    return text.removesuffix(last) + unbroken(last)


def _last_signs(text: str) -> str:
    return text[-_LAST_SIGNS:] if _is_chinese(text[-1:]) else ""


def _is_chinese(sign: str) -> bool:
    first, last = _CHINESE
    return first <= sign <= last


def in_lines(text: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return a text in lines no wider than `width` pixels, broken as in its language; the part that
    does not fit in `most` lines is elided.
    """
    if not text:
        return ()
    layout = QTextLayout(text, font)
    layout.beginLayout()
    starts = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        starts.append(line.textStart())
    layout.endLayout()
    ends = [*starts[1:most], len(text)]
    lines = [text[start:end].strip() for start, end in zip(starts, ends, strict=False)]
    right = Qt.TextElideMode.ElideRight
    return (*lines[:-1], QFontMetricsF(font).elidedText(lines[-1], right, width))


def is_cut(text: str, lines: Sequence[str]) -> bool:
    """Return whether lines leave out anything of a text other than gaps between its words."""
    return "".join(text.split()) != "".join("".join(lines).split())


class Words(QLabel):
    """A plain text that wraps at word ends, or stays on one line as wide as it is."""

    def __init__(
        self,
        appearance: Appearance,
        style: TextStyle = BODY,
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._style = style
        self._font: QFont | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        appearance.changed.connect(self._apply_style)
        self._apply_style()

    @property
    def text_room(self) -> QRect:
        """The part of the label with text, as wide as its text on one line."""
        from PySide6.QtWidgets import QStyle  # 4 ms before the first frame.

        room, measured = self.contentsRect(), self.fontMetrics()
        wrap = Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag.TextSingleLine
        high = measured.boundingRect(room, wrap, self.text()).height()
        text = QSize(measured.horizontalAdvance(self.text()), high).boundedTo(room.size())
        return QStyle.alignedRect(self.layoutDirection(), self.alignment(), text, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text; if it wraps, its last word has company. A text that may have the focus is
        left to Qt, which lays it out in another way.
        """
        room, together = self.contentsRect().adjusted(max(0, self.indent()), 0, 0, 0), self.text()
        if self.wordWrap() and self.focusPolicy() is Qt.FocusPolicy.NoFocus:
            together = with_last_words_together(together, self.fontMetrics(), room.width())
        if together == self.text():
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(room, self.alignment() | Qt.TextFlag.TextWordWrap, together)

    def use_style(self, style: TextStyle) -> None:
        """Set another style."""
        if style != self._style:
            self._style = style
            self._apply_style()

    def showEvent(self, event: QShowEvent) -> None:
        """Apply the style again: a new style sheet gives hidden widgets the colours and the font of
        the previous one, when they are shown.
        """
        super().showEvent(event)
        self._apply_style()

    def _apply_style(self) -> None:
        font = self._style.font(self._appearance)
        if font != self._font or self.font().pixelSize() != font.pixelSize():
            self._font = font
            self.setFont(font)
            above, below = self._appearance.room_around(font)
            self.setContentsMargins(0, above, 0, below)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._appearance.colour(self._style.role))
        self.setPalette(palette)


class ElidedWords(Words):
    """A plain text on one line, or on few, elided if it does not fit, after a whole part if it has
    parts; the tooltip then has all of it.
    """

    def __init__(
        self,
        appearance: Appearance,
        style: TextStyle = BODY,
        parent: QWidget | None = None,
        *,
        least: float = 0,
        lines: int = 1,
    ) -> None:
        """Start empty; up to `least`, the width in a window of 1280 x 800, nothing is cut. There is
        room for `lines` lines, used or not.
        """
        super().__init__(appearance, style, parent)
        self._least = least
        self._lines = lines
        self._between = ""
        """The separator of the text's parts, empty if it has none."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def use_lines(self, lines: int) -> None:
        """Set the number of lines."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()
            self.update()

    def lines_for(self, width: float, most: int) -> int:
        """Return the number of lines, at most `most`, in which a width shows the most text."""
        lines = range(1, most)
        text, font = self.text(), self.font()
        return next((n for n in lines if not is_cut(text, in_lines(text, font, width, n))), most)

    def set_parts(self, parts: Sequence[str], between: str) -> None:
        """Show texts one after another, of which the last are left out whole if they do not fit;
        the first is never left out.
        """
        self._between = between
        self.setText(between.join(parts))

    def minimumSizeHint(self) -> QSize:
        """Return at least the size of an ellipsis."""
        uncut = min(self.sizeHint().width(), self._appearance.px(self._least))
        ellipsis = self.fontMetrics().horizontalAdvance("…")
        return QSize(max(ellipsis, uncut), self._with_lines(super().minimumSizeHint()).height())

    def sizeHint(self) -> QSize:
        return self._with_lines(super().sizeHint())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        room, text = self.contentsRect(), self.text()
        shown = self._lines_shown(text, room.width())
        give_tooltip(self, text if is_cut(text, shown) else "")
        plain = self.palette().color(QPalette.ColorRole.WindowText)
        with QPainter(self) as painter:
            painter.setPen(plain if self.isEnabled() else self._appearance.faded)
            single = Qt.TextFlag.TextSingleLine if self._lines == 1 else Qt.TextFlag(0)
            painter.drawText(room, self.alignment() | single, "\n".join(shown))

    def _lines_shown(self, text: str, width: float) -> tuple[str, ...]:
        """Return as much of the text as fits, in lines."""
        lines = in_lines(text, self.font(), width, self._lines)
        parts = text.split(self._between) if self._between else [text]
        for count in range(len(parts) - 1, 0, -1):
            if not is_cut(text, lines):
                break
            text = self._between.join((*parts[:count], "…"))
            lines = in_lines(text, self.font(), width, self._lines)
        return lines

    def _with_lines(self, size: QSize) -> QSize:
        """Return the size of one line extended to several: as if each had letters of a fallback
        font, so that the height is the same for every text.
        """
        if self._lines == 1:
            return size
        margins = self.contentsMargins()
        written = size.height() - margins.top() - margins.bottom()
        a_line = max(written, highest_line(self.font()))
        return QSize(size.width(), size.height() - written + self._lines * a_line)
