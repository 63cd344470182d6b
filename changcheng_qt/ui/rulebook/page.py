"""The whole rulebook: search on top, contents at the left where there is room, the text.

Where the page is narrow, as beside a table, the contents lie in the place of the text while they
are wanted: until a section is chosen. What is typed into the search is found at once, and the best
section opens; Enter goes on to the next, Shift+Enter back.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.searching import Hit, Search
from changcheng_qt.ui.looks.appearance import SCALES, Appearance, Panel
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.words import NOTE, SUBTITLE, ElidedWords, Words, give_tooltip
from changcheng_qt.ui.rulebook.contents import ContentsList
from changcheng_qt.ui.rulebook.figures import BookFigures
from changcheng_qt.ui.rulebook.opening import open_book
from changcheng_qt.ui.rulebook.printing import BookPrint
from changcheng_qt.ui.rulebook.text import ChapterText
from changcheng_qt.ui.rulebook.way import Way
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_WIDE: Final = 640
"""From this width on contents and text stand side by side, in a window of 1280 x 800."""
_CONTENTS: Final = 250
_ANY_WIDTH: Final = 16_777_215
"""Qt's word for no upper bound."""
_ICON: Final = 20
_TYPED_AFTER: Final = 120
"""Milliseconds after the last key in which nothing is searched yet."""


class RulebookPage(Panel):
    """The rulebook of a title."""

    closed = Signal()
    """The reader wants it out of the way."""
    print_ready = Signal(str, object)
    """The book is to be saved: what it is called, and the function that returns it as a PDF."""
    zoomed = Signal(float)
    """The reader chose another size of the text."""

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget | None) -> None:
        """Begin at the first chapter of a title that has a rulebook."""
        super().__init__(appearance, parent)
        assert title.book is not None
        self.title = title
        self.figures = BookFigures(title.book, appearance, self.devicePixelRatioF, self)
        self.book: Book = self._opened()
        self._search = Search(self.book)
        self._hits: list[Hit] = []
        self._way = Way()
        self._lists_contents = False
        """Whether the contents lie in the place of the text, where both have no room."""
        self._make_widgets()
        self._lay_out()
        self._settling = QTimer(self, singleShot=True, interval=_TYPED_AFTER)
        self._settling.timeout.connect(self._search_now)
        self.retranslate()
        self.restyle()
        self.open_at(next(iter(self.book.sections)))

    @property
    def here(self) -> str:
        """Return the anchor of the open section."""
        return self._way.here

    def open_at(self, anchor: str) -> None:
        """Open a section; the first one where the book has none by that name."""
        known = anchor if anchor in self.book.sections else next(iter(self.book.sections))
        self._way = self._way.gone_to(known)
        self._show_here()

    def look_for(self, typed: str) -> None:
        """Search for something, as if it had been typed."""
        self.search.setText(typed)
        self._search_now()

    def use_zoom(self, zoom: float) -> None:
        """Show the text in one of the sizes."""
        self.text.zoom = zoom
        self._smaller.setEnabled(zoom > SCALES[0])
        self._larger.setEnabled(zoom < SCALES[-1])
        self.text.set_again()

    def take_focus(self, *, for_reading: bool) -> None:
        """Take the keys: to read on, or to search."""
        (self.text if for_reading else self.search).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Update all texts, and open the same section in the book of the language."""
        self.setAccessibleName(translate("Rulebook", "Rulebook"))
        heading = fill(translate("Rulebook", "Rules of {title}"), title=self.title.shown_name())
        self._heading.setText(heading)
        self.search.setPlaceholderText(translate("Rulebook", "Search"))
        self.search.setAccessibleName(translate("Rulebook", "Search the rulebook"))
        self._say(self.contents_button, translate("Rulebook", "Contents"))
        self._say(self._back, translate("Rulebook", "Back"))
        self._say(self._on, translate("Rulebook", "Forward"))
        self._say(self._more, translate("Rulebook", "More"))
        self._say(self._close, translate("Rulebook", "Close the rulebook"))
        self._smaller.setText(translate("Rulebook", "Smaller text"))
        self._larger.setText(translate("Rulebook", "Larger text"))
        self.save.setText(translate("Rulebook", "Save as PDF…"))
        self.contents.setAccessibleName(translate("Rulebook", "Contents"))
        book = self._opened()
        if book is not self.book:
            self.book, self._search = book, Search(book)
            self.figures.forget()
            self._search_now()
            self._show_here()

    def restyle(self) -> None:
        """Take sizes and colours from the appearance."""
        px = self.appearance.px
        self._column.setContentsMargins(px(14), px(10), px(4), px(4))
        self._column.setSpacing(px(8))
        self._bar.setSpacing(px(4))
        icons = {
            self.contents_button: Icon.LOG,
            self._back: Icon.LEFT,
            self._on: Icon.RIGHT,
            self._more: Icon.MENU,
            self._close: Icon.CLOSE,
        }
        for button, icon in icons.items():
            button.setIcon(make_icon(icon, self.appearance.palette))
            button.setIconSize(QSize(px(_ICON), px(_ICON)))
        self.figures.forget()
        self.text.set_again()
        self._fit()
        if self._way.here:
            self._list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have contents and text side by side, or one in the place of the other."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and a line where the table ends."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("panel"))
            painter.fillRect(0, 0, 1, self.height(), self.appearance.colour("rule"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search, then closes the book; Alt and an arrow go back or forward."""
        key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key == Qt.Key.Key_Left and alt:
            self._go(self._way.gone_back())
        elif key == Qt.Key.Key_Right and alt:
            self._go(self._way.gone_on())
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter walk what was found, and the arrows go from the search to the list."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self._walk(-1 if back else 1)
            case Qt.Key.Key_Down if self.contents.isVisible():
                self.contents.setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                return super().eventFilter(watched, event)
        return True

    # How it is done.

    def _opened(self) -> Book:
        book = open_book(self.title, self.appearance.language)
        assert book is not None
        return book

    def _make_widgets(self) -> None:
        self._heading = ElidedWords(self.appearance, SUBTITLE, self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_typed)
        self.search.installEventFilter(self)
        self.contents_button = self._button(self._on_contents)
        self._back = self._button(lambda: self._go(self._way.gone_back()))
        self._on = self._button(lambda: self._go(self._way.gone_on()))
        self._close = self._button(self._on_close)
        self._more = self._button(None)
        menu = QMenu(self)
        self._larger = menu.addAction("", lambda: self._zoom(1))
        self._smaller = menu.addAction("", lambda: self._zoom(-1))
        menu.addSeparator()
        self.save = menu.addAction("", self._on_pdf)
        self._more.setMenu(menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.note = Words(self.appearance, NOTE, self, wrap=True)
        self.note.hide()
        self.contents = ContentsList(self.appearance, self)
        self.contents.chosen.connect(self._on_chosen)
        self.text = ChapterText(self.appearance, self.figures, self)
        self.text.link_followed.connect(self.open_at)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        for widget in (self.contents_button, self._back, self._on):
            head.addWidget(widget)
        head.addWidget(self._heading, 1)
        for widget in (self._more, self._close):
            head.addWidget(widget)
        self._bar = head
        body = QHBoxLayout()
        body.addWidget(self.contents)
        body.addWidget(self.text, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.search)
        self._column.addWidget(self.note)
        self._column.addLayout(body, 1)

    def _button(self, pressed: Callable[[], object] | None) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if pressed is not None:
            button.clicked.connect(pressed)
        return button

    def _say(self, button: QToolButton, words: str) -> None:
        button.setAccessibleName(words)
        give_tooltip(button, words)

    @property
    def _is_wide(self) -> bool:
        return self.width() >= self.appearance.k * _WIDE

    def _fit(self) -> None:
        wide = self._is_wide
        self.contents_button.setVisible(not wide)
        self.contents.setVisible(wide or self._lists_contents)
        self.text.setVisible(wide or not self._lists_contents)
        least, most = (self.appearance.px(_CONTENTS),) * 2 if wide else (0, _ANY_WIDTH)
        self.contents.setMinimumWidth(least)
        self.contents.setMaximumWidth(most)

    def _show_here(self) -> None:
        self.text.open_at(self.book, self._way.here, self.search.text())
        self._back.setEnabled(self._way.can_go_back)
        self._on.setEnabled(self._way.can_go_on)
        self._list()

    def _list(self) -> None:
        if self.search.text().strip():
            self.contents.show_found(self.book, self._hits, self._way.here)
        else:
            self.contents.show_contents(self.book, self._way.here)

    def _go(self, way: Way) -> None:
        if way != self._way:
            self._way = way
            self._show_here()

    def _on_chosen(self, anchor: str) -> None:
        self._lists_contents = False
        self._fit()
        self.open_at(anchor)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_contents(self) -> None:
        self._lists_contents = not self._lists_contents
        self._fit()

    def _on_pdf(self) -> None:
        heading, look = self._heading.text(), self.appearance
        assert self.title.book is not None
        once = BookPrint(self.title.book, self.book, heading, look.language, self)
        once.ready.connect(lambda content: self.print_ready.emit(heading, content))
        once.begin()

    def _on_close(self) -> None:
        self.closed.emit()

    def _on_typed(self) -> None:
        self._settling.start()

    def _search_now(self) -> None:
        """Open the best of what was typed, or say that there is none."""
        self._settling.stop()
        typed = self.search.text().strip()
        self._hits = self._search.found(typed) if typed else []
        is_lost = bool(typed) and not self._hits
        self.note.setText(translate("Rulebook", "Nothing found.") if is_lost else "")
        self.note.setVisible(is_lost)
        if self._hits:
            self.open_at(self._hits[0].anchor)
        else:
            self._show_here()

    def _walk(self, steps: int) -> None:
        """Open the next of what was found, round and round."""
        if self._settling.isActive():
            self._search_now()
        elif self._hits:
            found = [hit.anchor for hit in self._hits]
            at = found.index(self.here) + steps if self.here in found else 0
            self.open_at(found[at % len(found)])

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
            self._search_now()
        else:
            self.closed.emit()

    def _zoom(self, steps: int) -> None:
        nearest = min(range(len(SCALES)), key=lambda n: abs(SCALES[n] - self.text.zoom))
        zoom = SCALES[max(0, min(nearest + steps, len(SCALES) - 1))]
        self.use_zoom(zoom)
        self.zoomed.emit(zoom)
