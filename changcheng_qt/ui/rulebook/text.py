"""The open chapter: to read, to copy from, to follow links in; search results are marked."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QMenu, QTextBrowser, QTextEdit, QWidget

from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.ui.looks.appearance import Appearance, make_viewport
from changcheng_qt.ui.rulebook.document import FIGURE_SCHEME, BookType, SetChapter, set_chapters
from changcheng_qt.ui.rulebook.figures import BookFigures

translate = QCoreApplication.translate

_SIZE: Final = 15.0
"""The size of running text, in a window of 1280 x 800."""
_FIGURE_MOST: Final = 600
_LONGEST_LINE: Final = 680
_MARGIN: Final = 18
_ABOVE: Final = 6
"""The free space above an opened section."""


class ChapterText(QTextBrowser):
    """One chapter of a book at a time."""

    link_followed = Signal(str)
    """The anchor of a link's section."""

    def __init__(self, appearance: Appearance, figures: BookFigures, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._figures = figures
        self._book: Book | None = None
        self._chapter = 0
        self._set: SetChapter | None = None
        self._width = 1
        """The largest width of a figure in the document."""
        self._typed = ""
        self.zoom = 1.0
        """The factor of the text's size."""
        make_viewport(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._on_link)
        figures.painted.connect(self._on_painted)

    def open_at(self, book: Book, anchor: str, typed: str = "") -> None:
        """Show a section of a book, with the matches of a query marked in its chapter."""
        chapter = book.chapter_of(anchor)
        self._typed = typed
        if self._set is None or (book, chapter) != (self._book, self._chapter):
            self._book, self._chapter = book, chapter
            self.set_again()
        self._mark()
        self._scroll_to(self._place_of(anchor))

    def set_again(self) -> None:
        """Set the chapter again: looks, sizes or language have changed."""
        if self._book is None:
            return
        self._leave_margins()
        width = self._width = self._figure_width
        chapter = self._book.chapters[self._chapter]
        self._set = set_chapters([chapter], self.book_type, lambda n: self._figures.size(n, width))
        for named in (self, self.viewport()):
            named.setAccessibleName(chapter.title)
        self._set.document.setParent(self)
        self.setDocument(self._set.document)  # deletes the one before, which is its child
        self._figures.wish(self._set.figures, width)
        self._mark()

    @property
    def book_type(self) -> BookType:
        """Return the present type of the book."""
        look = self._appearance
        return BookType(look.fonts, look.palette, look.px(_SIZE * self.zoom))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a figure for the document, or an empty place while it is not painted."""
        url = QUrl(name)
        if url.scheme() != FIGURE_SCHEME:
            return None
        pixmap = self._figures.pixmap(url.path(), self._width)
        return QPixmap() if pixmap is None else pixmap

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set figures in the new width, and keep the reader's place."""
        super().resizeEvent(event)
        self._leave_margins()
        if self._book is not None and self._figure_width != self._width:
            top = self.cursorForPosition(QPoint(0, 0)).position()
            self.set_again()
            self._scroll_to(top)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy the selection, or to select all."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(translate("Rulebook", "Copy"))
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setEnabled(self.textCursor().hasSelection())
        copy.triggered.connect(self.copy)
        everything = menu.addAction(translate("Rulebook", "Select all"))
        everything.setShortcut(QKeySequence.StandardKey.SelectAll)
        everything.triggered.connect(self.selectAll)
        menu.popup(event.globalPos())

    def _leave_margins(self) -> None:
        """Set margins at both sides so that no line is too long to be read easily."""
        px = self._appearance.px
        longest = px(_LONGEST_LINE * self.zoom)
        side = max(px(_MARGIN), (self.width() - longest) // 2)
        self.setViewportMargins(side, px(_ABOVE), side, 0)

    @property
    def _figure_width(self) -> int:
        """The width of figures, whether there is a scroll bar or not."""
        margins, bar = self.viewportMargins(), self.verticalScrollBar().sizeHint().width()
        column = self.width() - margins.left() - margins.right() - bar
        return max(1, min(self._appearance.px(_FIGURE_MOST * self.zoom), column))

    def _place_of(self, anchor: str) -> int:
        """Return the position of a section in the document."""
        return 0 if self._set is None else self._set.places[anchor]

    def _scroll_to(self, position: int) -> None:
        layout = self.document().documentLayout()
        block = self.document().findBlock(position)
        top = layout.blockBoundingRect(block).top() if block.blockNumber() > 0 else 0
        self.verticalScrollBar().setValue(round(top) - self._appearance.px(_ABOVE))

    def _mark(self) -> None:
        """Mark the matches of the query in every section of the chapter."""
        if self._set is None:
            return
        selections = []
        for anchor in self._set.places if self._typed else ():
            for begin, end in self._set.found(anchor, self._typed):
                selections.append(self._marked(begin, end))
        self.setExtraSelections(selections)

    def _marked(self, begin: int, end: int) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(begin)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        selection.format.setBackground(self._appearance.colour("selection"))
        selection.format.setForeground(self._appearance.colour("text"))
        return selection

    def _on_link(self, url: QUrl) -> None:
        self.link_followed.emit(url.fragment())

    def _on_painted(self, name: str) -> None:
        url = QUrl(f"{FIGURE_SCHEME}:{name}")
        pixmap = self._figures.pixmap(name, self._width)
        if pixmap is not None and self._set is not None and name in self._set.figures:
            self.document().addResource(QTextDocument.ResourceType.ImageResource, url, pixmap)
            self.viewport().update()
