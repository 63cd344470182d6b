"""A chapter as a document of Qt's: set in the program's type, in the colours of a theme.

The document has the position of each section, so that it can be opened there, and leaves a place of
the right size for each figure; the pictures follow later (`figures`). Texts are inserted as plain
text, run by run: nothing in a book is ever interpreted as markup.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextList,
    QTextListFormat,
    QTextTableFormat,
)

from changcheng_qt.i18n.rulebook import blocks
from changcheng_qt.i18n.rulebook.chapters import Chapter, Section
from changcheng_qt.i18n.rulebook.searching import marks
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.theme import Palette

FIGURE_SCHEME: Final = "figure"
"""The scheme of figures' addresses in the document."""
_INDENT: Final = 2.4
"""The indent of lists relative to the size of the text, enough for two digits."""
_AFTER_BULLET: Final = 200
"""The percentage of the width of a space: Qt sets a single one between a bullet and its text."""


@dataclass(frozen=True, slots=True)
class BookType:
    """The type of a book; `size` is that of running text in pixels, all others are relative to
    it.
    """

    fonts: Fonts
    palette: Palette
    size: float


@dataclass(frozen=True, slots=True)
class SetChapter:
    """A document, with the position of each section in it by its anchor, and of each figure."""

    document: QTextDocument
    places: dict[str, int] = field(default_factory=dict)
    figures: list[str] = field(default_factory=list)

    def found(self, anchor: str, typed: str) -> list[tuple[int, int]]:
        """Return the matches of a query in a section: begin and end of each."""
        begins = sorted(self.places.values())
        begin = self.places[anchor]
        end = next((place for place in begins if place > begin), self.document.characterCount())
        spans = []
        block = self.document.findBlock(begin)
        while block.isValid() and block.position() < end:
            at = block.position()
            spans += [(at + first, at + last) for first, last in marks(block.text(), typed)]
            block = block.next()
        return spans


def set_chapters(
    chapters: Sequence[Chapter],
    book_type: BookType,
    figure_size: Callable[[str], QSizeF],
    *,
    breaks_pages: bool = False,
) -> SetChapter:
    """Set one or more chapters below one another, each on a page of its own if wanted;
    `figure_size` returns the size of a figure.
    """
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setIndentWidth(book_type.size * _INDENT)
    document.setDefaultFont(book_type.fonts.text(book_type.size))
    document.setUndoRedoEnabled(False)
    chapter_set = SetChapter(document)
    setter = _Setter(chapter_set, book_type, figure_size)
    for number, chapter in enumerate(chapters):
        setter.set_chapter(chapter, starts_page=breaks_pages and number > 0)
    return chapter_set


class _Setter:
    """Writes block after block at the end of a document."""

    def __init__(
        self, chapter_set: SetChapter, book_type: BookType, figure_size: Callable[[str], QSizeF]
    ) -> None:
        self._set = chapter_set
        self._type = book_type
        self._figure_size = figure_size
        self._cursor = QTextCursor(chapter_set.document)
        self._is_first = True

    def set_chapter(self, chapter: Chapter, *, starts_page: bool) -> None:
        """Set a chapter, its own heading larger than those in it."""
        for section in chapter.sections:
            self._heading(section, is_chapter=section is chapter.sections[0], breaks=starts_page)
            starts_page = False
            for block in section.blocks:
                self._block(block)

    def _heading(self, section: Section, *, is_chapter: bool, breaks: bool) -> None:
        size = self._type.size * (1.7 if is_chapter else 1.22)
        above = 0.0 if self._is_first else self._type.size * (2.0 if is_chapter else 1.3)
        layout = self._spaced(above, self._type.size * 0.35)
        layout.setHeadingLevel(1 if is_chapter else 2)
        if breaks:
            layout.setPageBreakPolicy(QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        self._begin(layout)
        self._set.places[section.anchor] = self._cursor.position()
        style = self._style("text")
        style.setFont(self._type.fonts.title(size))
        self._cursor.insertText(section.title, style)

    def _block(self, block: blocks.Block) -> None:
        match block:
            case blocks.Paragraph():
                self._paragraph(block)
            case blocks.Listing():
                self._listing(block)
            case blocks.Table():
                self._table(block)
            case blocks.Figure():
                self._figure(block)

    def _paragraph(self, block: blocks.Paragraph) -> None:
        layout = self._spaced(0, self._type.size * 0.6)
        if block.is_example:
            layout.setLeftMargin(self._type.size * 1.1)
            layout.setRightMargin(self._type.size * 0.6)
            layout.setBackground(self._type.palette.colour("panel_raised"))
        self._begin(layout)
        self._runs(block.runs, "text2" if block.is_example else "text")

    def _listing(self, block: blocks.Listing) -> None:
        styles = QTextListFormat.Style
        listing = QTextListFormat()
        listing.setStyle(styles.ListDecimal if block.is_numbered else styles.ListDisc)
        listing.setNumberSuffix(". ")
        listing.setIndent(1)
        bullet = self._style("text")
        bullet.setFont(self._type.fonts.text(self._type.size))
        bullet.setFontStretch(_AFTER_BULLET)
        made: QTextList | None = None
        for item in block.items:
            below = self._type.size * (0.6 if item is block.items[-1] else 0.25)
            self._begin(self._spaced(0, below))
            made = made or self._cursor.createList(listing)
            made.add(self._cursor.block())
            if not block.is_numbered:
                self._cursor.setBlockCharFormat(bullet)
            self._runs(item)

    def _table(self, block: blocks.Table) -> None:
        layout = QTextTableFormat()
        layout.setBorder(1)
        layout.setBorderBrush(self._type.palette.colour("rule"))
        layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        layout.setBorderCollapse(True)
        layout.setCellPadding(self._type.size * 0.35)
        layout.setCellSpacing(0)
        layout.setHeaderRowCount(1)
        layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        layout.setBottomMargin(self._type.size * 0.6)
        table = self._cursor.insertTable(len(block.rows), len(block.rows[0]), layout)
        for down, row in enumerate(block.rows):
            for across, cell in enumerate(row):
                self._cursor = table.cellAt(down, across).firstCursorPosition()
                self._cursor.setBlockFormat(self._spaced(0, 0))
                self._runs(cell, strong=down == 0)
        self._cursor = QTextCursor(self._set.document)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _figure(self, block: blocks.Figure) -> None:
        layout = self._spaced(0, self._type.size * 0.3)
        layout.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        self._begin(layout)
        size = self._figure_size(block.name)
        image = QTextImageFormat()
        image.setName(f"{FIGURE_SCHEME}:{block.name}")
        image.setWidth(size.width())
        image.setHeight(size.height())
        image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
        self._set.figures.append(block.name)
        self._cursor.insertImage(image)
        self._begin(self._spaced(0, self._type.size * 0.8))
        style = self._style("text2")
        style.setFont(self._type.fonts.text(self._type.size * 0.9, italic=True))
        self._cursor.insertText(block.text, style)

    def _runs(self, runs: blocks.Runs, role: str = "text", *, strong: bool = False) -> None:
        fonts = self._type.fonts
        for run in runs:
            style = self._style(self._link_role if run.link else role)
            is_strong = strong or run.style is blocks.RunStyle.STRONG
            slanted = run.style is blocks.RunStyle.EMPHASIS
            style.setFont(fonts.text(self._type.size, bold=is_strong, italic=slanted))
            if run.link:
                style.setAnchor(True)
                style.setAnchorHref(f"#{run.link}")
                style.setFontUnderline(True)
            self._cursor.insertText(run.text, style)

    def _begin(self, layout: QTextBlockFormat) -> None:
        """Begin another block; the first one exists already, and so does the one below a table."""
        if self._is_first or self._is_below_table:
            self._cursor.setBlockFormat(layout)
        else:
            self._cursor.insertBlock(layout)
        style = self._style("text")
        style.setFont(self._type.fonts.text(self._type.size))
        self._cursor.setBlockCharFormat(style)
        self._cursor.setCharFormat(style)
        self._is_first = False

    @property
    def _link_role(self) -> str:
        return "gold" if self._type.palette.dark else "accent"

    @property
    def _is_below_table(self) -> bool:
        block = self._cursor.block()
        before = QTextCursor(block.previous())
        return not block.text() and before.currentTable() is not None

    def _spaced(self, above: float, below: float) -> QTextBlockFormat:
        layout = QTextBlockFormat()
        layout.setTopMargin(above)
        layout.setBottomMargin(below)
        layout.setLineHeight(125.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        layout.setAlignment(Qt.AlignmentFlag.AlignLeft)
        return layout

    def _style(self, role: str) -> QTextCharFormat:
        style = QTextCharFormat()
        style.setForeground(self._type.palette.colour(role))
        return style
