"""The content of a note next to the pointer, and its layout: pure layout, then painting.

A `Note` is a title, rows of named places with facts about them, a large figure, and sentences. A
`NoteLayout` sets it in the sizes of an appearance: it computes the size of the note, and paints it.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import ceil, floor
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import SeatColours

PaintSign: TypeAlias = Callable[[QPainter, QPointF, float], None]

_WIDEST: Final = 330
_SMALLEST: Final = 12.5
"""The size of the smallest words in logical pixels, however little room there is."""
_LINE: Final = 23.0
_SIGN: Final = 24.0
_STONE: Final = 7.5
_GAP: Final = 8.0
_REACH: Final = 1.35
"""The extent of a sign in radii from its middle, shadow included."""
_DIGITS: Final = 3
_FLAGS: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_WRAPPED: Final = Qt.TextFlag.TextWordWrap


class Tone(Enum):
    """The subject of a note; each has an edge of its own."""

    REFUSAL = "refusal"
    NOTICE = "notice"


@dataclass(frozen=True, slots=True)
class Sign:
    """A small picture before a name; `key` must differ for different pictures."""

    key: Hashable
    paint: PaintSign = field(compare=False)


@dataclass(frozen=True, slots=True)
class NoteFact:
    """A few words, and the stones of their seats."""

    words: str
    stones: tuple[SeatColours, ...] = ()


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A place by its name, its worth or cost, and facts about it."""

    sign: Sign
    name: str
    figure: str = ""
    facts: tuple[NoteFact, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """The content of a note; empty by default."""

    title: str = ""
    figure: str = ""
    rows: tuple[NoteRow, ...] = ()
    sentences: tuple[str, ...] = ()
    tone: Tone = Tone.NOTICE

    @property
    def words(self) -> str:
        """All words, line by line."""
        rows = (
            " ".join([row.name, row.figure, *(fact.words for fact in row.facts)])
            for row in self.rows
        )
        return "\n".join(filter(None, (self.title, self.figure, *rows, *self.sentences)))


@dataclass(frozen=True, slots=True)
class _Text:
    rect: QRectF
    words: str
    font: QFont
    role: str
    flags: int

    def paint(self, painter: QPainter, look: Appearance) -> None:
        painter.setFont(self.font)
        painter.setPen(look.colour(self.role))
        painter.drawText(self.rect, self.flags, self.words)


@dataclass(frozen=True, slots=True)
class _Picture:
    centre: QPointF
    radius: float
    sign: Sign

    def paint(self, painter: QPainter, signs: KeptPicture) -> None:
        """Show the sign, cached for every position within a device pixel."""
        ratio, seen = painter.device().devicePixelRatioF(), painter.deviceTransform()
        reach = _REACH * self.radius
        left = floor(seen.dx() + (self.centre.x() - reach) * ratio) - seen.dx()
        top = floor(seen.dy() + (self.centre.y() - reach) * ratio) - seen.dy()
        corner = QPointF(left, top) / ratio
        middle = self.centre - corner
        place = (round(middle.x(), _DIGITS), round(middle.y(), _DIGITS))

        def paint(brush: QPainter) -> None:
            self.sign.paint(brush, middle, self.radius)

        side = ceil(2 * reach) + 1
        painter.translate(corner)
        signs.draw(painter, QSize(side, side), (self.sign.key, self.radius, place), paint)
        painter.translate(-corner)


@dataclass(frozen=True, slots=True)
class _Rule:
    start: QPointF
    end: QPointF

    def paint(self, painter: QPainter, look: Appearance) -> None:
        painter.setPen(pen(look.palette.rule, 1.0))
        painter.drawLine(self.start, self.end)


class NoteLayout:
    """A note set in the sizes of an appearance, its north-west corner at (0, 0)."""

    def __init__(self, note: Note, look: Appearance, shrunk: float = 1.0) -> None:
        """Lay out everything, from the top down; `shrunk` is the factor relative to the
        interface.
        """
        self._look, self._k, self._shrunk = look, look.k * shrunk, shrunk
        self._names = _Type(look.title_font(17 * shrunk))
        self._figures = _Type(look.number_font(15.5 * shrunk))
        self._facts = _Type(look.text_font(13.5 * shrunk))
        self._parts: list[_Text | _Picture | _Rule] = []
        self._width = self._y = 0.0
        left = self._set_figure(note.figure) if note.figure else 0.0
        if note.title:
            self._set_sentence(note.title, look.text_font(14.5 * shrunk, bold=True))
        columns = self._columns(note.rows)
        for row in note.rows:
            self._set_row(row, left, columns)
        if note.figure:
            self._stretch_figure(left)
        self._set_sentences(note)

    @classmethod
    def fitting(cls, note: Note, look: Appearance, room: QSizeF) -> "NoteLayout":
        """Return a note set smaller than the interface if it would need more than its room."""
        sheet = cls(note, look)
        wanted = sheet.size
        share = min(room.width() / wanted.width(), room.height() / wanted.height(), 1.0)
        least = min(1.0, _SMALLEST / (13.5 * look.k))
        return sheet if share >= 1 else cls(note, look, max(share, least))

    @property
    def size(self) -> QSizeF:
        """Return the size of the note."""
        return QSizeF(self._width, self._y)

    def paint(self, painter: QPainter, signs: KeptPicture) -> None:
        """Paint the note at the painter's origin, with `signs` that are cached for several
        notes.
        """
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for part in self._parts:
            if isinstance(part, _Picture):
                part.paint(painter, signs)
            else:
                part.paint(painter, self._look)

    # From the top down.

    def _set_figure(self, figure: str) -> float:
        """Set the large figure at the left; return the x of the rest."""
        large = _Type(self._look.number_font(27 * self._shrunk))
        wide = large.width_of(figure)
        self._parts.append(_Text(QRectF(0, 0, wide + 1, 0), figure, large.font, "text", _flags()))
        return wide + 2 * _GAP * self._k

    def _stretch_figure(self, left: float) -> None:
        """Centre the figure on the rows next to it, with a line between them."""
        text = self._parts[0]
        if isinstance(text, _Text):
            high = QRectF(0, 0, text.rect.width(), self._y)
            self._parts[0] = _Text(high, text.words, text.font, text.role, text.flags)
        x = left - _GAP * self._k
        self._parts.append(_Rule(QPointF(x, 2), QPointF(x, self._y - 2)))

    def _set_row(self, row: NoteRow, left: float, columns: tuple[float, float]) -> None:
        """Set a row; facts that do not fit next to one another are wrapped."""
        k, line, (names, figures) = self._k, _LINE * self._k, columns
        self._parts.append(_Picture(QPointF(left + 9 * k, self._y + line / 2), 8.5 * k, row.sign))
        left += _SIGN * k
        self._add_words(row.name, self._names, "text", left)
        right = left + names + 1.5 * _GAP * k + figures
        figure = self._figures.width_of(row.figure)
        self._add_words(row.figure, self._figures, "text", right - figure)
        at = begun = right + 1.5 * _GAP * k if figures else right
        for fact in row.facts:
            if at > begun and at + self._width_of(fact) > self._widest:
                self._y, at = self._y + line, begun
            at = self._set_fact(fact, at) + 1.5 * _GAP * k
        self._y += line

    def _set_fact(self, fact: NoteFact, at: float) -> float:
        """Set a fact; return its end."""
        at = self._add_words(fact.words, self._facts, "text2", at)
        for colours in fact.stones:
            centre = QPointF(at + (_STONE + 4) * self._k, self._y + _LINE / 2 * self._k)
            self._parts.append(_Picture(centre, _STONE * self._k, _stone(colours)))
            at += (2 * _STONE + 3) * self._k
        self._width = max(self._width, at + 2 * self._k)
        return at

    def _set_sentences(self, note: Note) -> None:
        """Set sentences below the rows, with a line between them."""
        place, y = len(self._parts), self._y + 3 * self._k
        is_ruled = bool(note.sentences and note.rows)
        if is_ruled:
            self._y = y + 4 * self._k
        for sentence in note.sentences:
            self._set_sentence(sentence, self._look.text_font(13.5 * self._shrunk))
        if is_ruled:
            self._parts.insert(place, _Rule(QPointF(0, y), QPointF(self._width, y)))

    def _set_sentence(self, words: str, font: QFont) -> None:
        metrics = QFontMetricsF(font)
        room = QRectF(0, 0, max(self._width, self._widest), 10_000)
        taken = metrics.boundingRect(room, int(_WRAPPED), words)
        rect = QRectF(0, self._y, taken.width() + 2, taken.height() + 2)
        self._parts.append(_Text(rect, words, font, "text", int(_WRAPPED)))
        self._width = max(self._width, rect.width())
        self._y = rect.bottom()

    def _add_words(self, words: str, set_in: "_Type", role: str, at: float) -> float:
        """Set words on the present line; return their end."""
        if not words:
            return at
        wide = set_in.width_of(words)
        rect = QRectF(at, self._y, wide + 2, _LINE * self._k)
        self._parts.append(_Text(rect, words, set_in.font, role, _flags()))
        self._width = max(self._width, rect.right())
        return at + wide

    # Sizes.

    @property
    def _widest(self) -> float:
        return _WIDEST * self._k

    def _width_of(self, fact: NoteFact) -> float:
        words = self._facts.width_of(fact.words)
        return words + len(fact.stones) * (2 * _STONE + 3) * self._k

    def _columns(self, rows: Sequence[NoteRow]) -> tuple[float, float]:
        """Return the widths of the columns of names and of figures."""
        return (
            max((self._names.width_of(row.name) for row in rows), default=0.0),
            max((self._figures.width_of(row.figure) for row in rows), default=0.0),
        )


class _Type:
    """A font, and the widths of words in it."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)

    def width_of(self, words: str) -> float:
        return self._metrics.horizontalAdvance(words)


def _flags() -> int:
    return int(_FLAGS)


def _stone(colours: SeatColours) -> Sign:
    def paint(painter: QPainter, centre: QPointF, radius: float) -> None:
        paint_seat_token(painter, centre, radius, colours)

    return Sign(("stone", colours), paint)
