"""The whole rulebook: its head, the contents at the left if there is room, the text.

If the page is narrow, as next to a table, the contents replace the text on request: until a section
is chosen. A query is searched as it is typed, and the best section opens; Enter goes on to the
next, Shift+Enter back. A letter that is typed anywhere in the book begins a new query.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.searching import Hit, Search
from changcheng_qt.ui.actions.keys import takes_escape, types_sign
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.rulebook.contents import ContentsList
from changcheng_qt.ui.rulebook.figures import BookFigures
from changcheng_qt.ui.rulebook.head import BookHead, Way
from changcheng_qt.ui.rulebook.opening import open_book
from changcheng_qt.ui.rulebook.printing import BookPrint
from changcheng_qt.ui.rulebook.text import ChapterText
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_WIDE: Final = 640
"""The least width with contents and text side by side, in a window of 1280 x 800."""
_CONTENTS: Final = 250
_ANY_WIDTH: Final = 16_777_215
"""Qt's constant for no upper bound."""


class RulebookPage(Panel):
    """The rulebook of a title."""

    closed = Signal()
    """The reader wants to close it."""
    print_ready = Signal(str, object)
    """The book can be saved: its name, and the function that returns it as a PDF."""
    zoomed = Signal(float)
    """The reader chose another size of the text."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        complete: Callable[[Book], Book],
        parent: QWidget | None,
    ) -> None:
        """Start at the first chapter of a title that has a rulebook; `complete` extends the book
        read from its files.
        """
        super().__init__(appearance, parent)
        assert title.book is not None
        self.title = title
        self._complete = complete
        self.figures = BookFigures(title.book, appearance, self.devicePixelRatioF, self)
        self.book: Book = self._opened()
        self._search = Search(self.book)
        self._typed = ""
        self._hits: list[Hit] = []
        self._way = Way()
        self._lists_contents = False
        """Whether the contents replace the text, if there is no room for both."""
        self.head = BookHead(appearance, self)
        self.contents = ContentsList(appearance, self)
        self.text = ChapterText(appearance, self.figures, self)
        self._lay_out()
        self._connect()
        find = QShortcut(QKeySequence.StandardKey.Find, self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(partial(self.take_focus, for_reading=False))
        self.retranslate()
        self.restyle()
        self.open_at(next(iter(self.book.sections)))

    @property
    def here(self) -> str:
        """Return the anchor of the open section."""
        return self._way.here

    def open_at(self, anchor: str) -> None:
        """Open a section; the first one if the book has none by that name."""
        known = anchor if anchor in self.book.sections else next(iter(self.book.sections))
        self._go(self._way.gone_to(known))

    def use_zoom(self, zoom: float) -> None:
        """Show the text in one of the sizes."""
        self.text.zoom = zoom
        self.head.show_zoom(zoom)
        self.text.set_again()

    def take_focus(self, *, for_reading: bool) -> None:
        """Take the focus: to read on, or to search."""
        taker = self.text if for_reading else self.head.search
        taker.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Update all texts, and open the same section in the book of the language."""
        self.setAccessibleName(translate("Rulebook", "Rulebook"))
        heading = translate("Rulebook", "Rules of {title}")
        self.head.show_heading(fill(heading, title=self.title.shown_name()))
        self.contents.setAccessibleName(translate("Rulebook", "Contents"))
        self.reopen_book()

    def reopen_book(self) -> None:
        """Read the book again after a change of language, match or keys."""
        book = self._opened()
        if book != self.book:
            self.book, self._search = book, Search(book)
            self.figures.forget()
            self._hits = self._search.found(self._typed)
            self._show_here()

    def restyle(self) -> None:
        px = self.appearance.px
        self._column.setContentsMargins(px(14), px(10), px(4), px(4))
        self._column.setSpacing(px(8))
        self.figures.forget()
        self.text.set_again()
        self._fit()
        if self.here:
            self._list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show contents and text side by side, or one in the place of the other."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and a line at the edge of the table."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel"))
            painter.fillRect(0, 0, 1, self.height(), self.appearance.colour("rule"))

    def event(self, event: QEvent) -> bool:
        """Take Esc and letters from the table while the focus is in the book."""
        if event.type() is QEvent.Type.ShortcutOverride and types_sign(event):
            event.accept()
            return True
        return takes_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the search with Esc, then close the book; Alt and an arrow go back or forward, a
        letter begins a new query. The search key of a keyboard of another script arrives here.
        """
        key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key == Qt.Key.Key_Left and alt:
            self._go(self._way.gone_back())
        elif key == Qt.Key.Key_Right and alt:
            self._go(self._way.gone_on())
        elif event.matches(QKeySequence.StandardKey.Find):
            self.take_focus(for_reading=False)
        elif types_sign(event):
            self.take_focus(for_reading=False)
            self.head.search.selectAll()
            QCoreApplication.sendEvent(self.head.search, event)
        else:
            super().keyPressEvent(event)

    # How it is done.

    def _opened(self) -> Book:
        book = open_book(self.title, self.appearance.language)
        assert book is not None
        return self._complete(book)

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.addWidget(self.contents)
        body.addWidget(self.text, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addLayout(body, 1)

    def _connect(self) -> None:
        self.head.contents_asked.connect(self._on_contents)
        self.head.back_asked.connect(lambda: self._go(self._way.gone_back()))
        self.head.forward_asked.connect(lambda: self._go(self._way.gone_on()))
        self.head.close_asked.connect(self.closed)
        self.head.saving_asked.connect(self._on_saving_asked)
        self.head.zoom_asked.connect(self._on_zoom_asked)
        self.head.typed.connect(self._on_typed)
        self.head.walk_asked.connect(self._on_walk_asked)
        self.head.list_asked.connect(self.contents.setFocus)
        self.contents.chosen.connect(self._on_chosen)
        self.text.link_followed.connect(self.open_at)

    def _fit(self) -> None:
        wide = self.width() >= self.appearance.k * _WIDE
        self.head.contents.setVisible(not wide)
        self.contents.setVisible(wide or self._lists_contents)
        self.text.setVisible(wide or not self._lists_contents)
        least, most = (self.appearance.px(_CONTENTS),) * 2 if wide else (0, _ANY_WIDTH)
        self.contents.setMinimumWidth(least)
        self.contents.setMaximumWidth(most)

    def _go(self, way: Way) -> None:
        self._way = way
        self._show_here()

    def _show_here(self) -> None:
        self.text.open_at(self.book, self.here, self._typed)
        self.head.show_way(self._way)
        self._list()

    def _list(self) -> None:
        if self._hits:
            self.contents.show_found(self.book, self._hits, self.here)
        else:
            self.contents.show_contents(self.book, self.here)

    def _escape(self) -> None:
        if self.head.search.text():
            self.head.type("")
        else:
            self.closed.emit()

    def _on_chosen(self, anchor: str) -> None:
        self._lists_contents = False
        self._fit()
        self.open_at(anchor)
        self.take_focus(for_reading=True)

    def _on_contents(self) -> None:
        self._lists_contents = not self._lists_contents
        self._fit()

    def _on_typed(self, typed: str) -> None:
        """Open the best result of a query, or show that there is none."""
        self._typed = typed
        self._hits = self._search.found(typed)
        self.head.tell_lost(is_lost=bool(typed) and not self._hits)
        if self._hits:
            self.open_at(self._hits[0].anchor)
        else:
            self._show_here()

    def _on_walk_asked(self, steps: int) -> None:
        """Open the next search result, cyclically."""
        found = [hit.anchor for hit in self._hits]
        if found:
            at = found.index(self.here) + steps if self.here in found else 0
            self.open_at(found[at % len(found)])

    def _on_zoom_asked(self, zoom: float) -> None:
        self.use_zoom(zoom)
        self.zoomed.emit(zoom)

    def _on_saving_asked(self) -> None:
        heading, language = self.head.heading, self.appearance.language
        assert self.title.book is not None
        once = BookPrint(self.title.book, self.book, heading, language, self)
        once.ready.connect(lambda content: self.print_ready.emit(heading, content))
        once.begin()
