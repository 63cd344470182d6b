"""The list next to the text: the chapters and their sections, or the search results."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QWidget

from changcheng_qt.i18n.phrases.wording import side_by_side
from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.searching import Hit
from changcheng_qt.ui.actions.keys import types_sign
from changcheng_qt.ui.looks.appearance import Appearance, make_viewport

translate = QCoreApplication.translate

_ANCHOR: Final = Qt.ItemDataRole.UserRole
_CHAPTER_SIZE: Final = 14.5
_SECTION_SIZE: Final = 13.5
_INDENT: Final = "\u2003"
"""The indent before a section: a wide space, so that visible and spoken lists agree."""


class ContentsList(QListWidget):
    """Chapters, the open one with its sections; or search results."""

    chosen = Signal(str)
    """The anchor of a section that was clicked, or chosen with Enter."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._rows: dict[str, int] = {}
        make_viewport(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.itemClicked.connect(self._on_chosen)
        self.itemActivated.connect(self._on_chosen)

    def show_contents(self, book: Book, here: str) -> None:
        """Show all chapters, and the sections of the present one."""
        rows = []
        open_chapter = book.chapter_of(here)
        for number, chapter in enumerate(book.chapters):
            rows.append((chapter.anchor, f"{number + 1}\u2002{chapter.title}", True))
            if number == open_chapter:
                rows += [(s.anchor, _INDENT + s.title, False) for s in chapter.sections[1:]]
        self._fill(rows, here)

    def show_found(self, book: Book, hits: Sequence[Hit], here: str) -> None:
        """Show the search results, best first; of one name, each with a chapter named otherwise."""
        titles = Counter(book.sections[hit.anchor].title for hit in hits)
        rows = []
        for hit in hits:
            title = book.sections[hit.anchor].title
            chapter = book.chapters[book.chapter_of(hit.anchor)].title
            if titles[title] > 1 and chapter != title:
                title = side_by_side((title, chapter))
            rows.append((hit.anchor, title, False))
        self._fill(rows, here)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters to the search of the book."""
        if types_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _fill(self, rows: Sequence[tuple[str, str, bool]], here: str) -> None:
        self.clear()
        self._rows = {}
        look = self._appearance
        for place, (anchor, title, is_chapter) in enumerate(rows):
            item = QListWidgetItem(title)
            item.setData(_ANCHOR, anchor)
            item.setToolTip("")
            size = _CHAPTER_SIZE if is_chapter else _SECTION_SIZE
            item.setFont(look.text_font(size, bold=is_chapter))
            item.setForeground(look.colour("text" if is_chapter else "text2"))
            self.addItem(item)
            self._rows[anchor] = place
        if here in self._rows:
            self.setCurrentRow(self._rows[here])

    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_ANCHOR))
