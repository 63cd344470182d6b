"""The rulebook in the window: opened next to the table at the requested section, and closed.

F1 opens it at the rules at a glance, by the options of the match on the table. Shift+F1 opens the
rule about the last refusal, or the focused widget, a right click about the widget under the
pointer, a small question mark about its neighbour; widgets register their sections (`seam.rule`). A
dialog with such a request waits until the book is closed.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from changcheng_qt.ui.seam.rule import RuleAsked, rule_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from changcheng_qt.i18n.rulebook.chapters import Book
    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.rulebook.page import RulebookPage
    from changcheng_qt.ui.seam.title import TitleUi
    from changcheng_qt.ui.window.dialogs import Dialogs
    from changcheng_qt.ui.window.table import GameTable

translate = QCoreApplication.translate


class BookStand(QObject):
    """Holds the open rulebook, if any."""

    saving_asked = Signal(str, object)
    """A book must be saved: its name, and the function that returns it as a PDF."""

    def __init__(
        self,
        table: GameTable,
        dialogs: Dialogs,
        actions: Actions,
        view: Callable[[TitleUi], object | None],
        zoom: float,
    ) -> None:
        """Start without an open book; `view` returns that of a match of a title on the table, and
        `zoom` is the size of the text, relative to the usual.
        """
        super().__init__(table)
        self._actions = actions
        self._view = view
        self._dialogs = dialogs
        self._back: Callable[[], None] | None = None
        """The way back to the dialog with the request."""
        self._table = table
        self._appearance = table.appearance
        self.zoom = zoom
        self._page: RulebookPage | None = None
        actions.connect_slots({"rulebook": self._on_asked, "reference": self._on_glance_asked})
        table.window().installEventFilter(self)
        table.rule_asked.connect(self.open)
        self._other_keys = QTimer(self, interval=0, singleShot=True)
        """Waits until all keys have changed that change together."""
        self._other_keys.timeout.connect(self.refresh)
        actions.bindings.changed.connect(lambda _: self._other_keys.start())
        dialogs.opened.connect(lambda dialog: dialog.installEventFilter(self))

    @property
    def page(self) -> RulebookPage | None:
        """Return the open rulebook."""
        return self._page

    def open(self, anchor: str = "") -> None:
        """Open the rulebook of the present title at a section, or where it was left; does nothing
        for a title without one.
        """
        title = self._dialogs.title
        if title.book is None:
            return
        self._back = self._dialogs.set_aside() or self._back
        if self._page is not None and self._page.title is not title:
            self.close()
        if self._page is None:
            self._page = self._new_page(title)
        if anchor:
            self._page.open_at(anchor)
        self._page.take_focus(for_reading=bool(anchor))

    def refresh(self) -> None:
        """Update the open book to another match on the table, and to other keys."""
        if self._page is not None:
            self._page.reopen_book()

    def close(self) -> None:
        """Close the book, and return the focus."""
        page, self._page = self._page, None
        if page is None:
            return
        self._table.book_room.use(None)
        page.hide()
        page.deleteLater()
        back, self._back = self._back, None
        if back is not None:
            back()
        elif self._table.parts is not None:
            self._table.give_focus()
        else:
            self._table.start_page.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Offer the rule about the widget of a context menu event that nothing else has handled."""
        if isinstance(event, RuleAsked):
            self.open(event.anchor)
            return True
        if isinstance(event, QContextMenuEvent) and isinstance(watched, QWidget):
            self._offer_rule(watched, event.globalPos())
        return super().eventFilter(watched, event)

    def _offer_rule(self, window: QWidget, place: QPoint) -> None:
        """Offer the rule about the widget at a place of the screen in a window, if there is one."""
        from changcheng_qt.i18n.phrases.wording import fill

        anchor = rule_at(window.childAt(window.mapFromGlobal(place)))
        if not anchor:
            return
        menu = QMenu(window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = fill(translate("Rulebook", "Rule: {section}"), section=self._heading(anchor))
        menu.addAction(words.replace("&", "&&")).triggered.connect(lambda: self.open(anchor))
        menu.popup(place)

    def _heading(self, anchor: str) -> str:
        from changcheng_qt.ui.rulebook.opening import open_book

        title = self._dialogs.title
        book = open_book(title, self._appearance.language)
        return "" if book is None else self._with_glance(title, book).sections[anchor].title

    def _on_asked(self) -> None:
        """Look up the last refusal, or else the focused widget."""
        refused = "" if self._table.parts is None else self._table.toast.rule
        self.open(refused or rule_at(QApplication.focusWidget() or self._table))

    def _on_glance_asked(self) -> None:
        from changcheng_qt.ui.rulebook.glance import GLANCE

        self.open(GLANCE)

    def _with_glance(self, title: TitleUi, book: Book) -> Book:
        """Return a book of a title with the chapter at a glance, by the match on the table."""
        from changcheng_qt.ui.rulebook.glance import keys_of, with_glance

        assert title.book is not None
        return with_glance(book, title.book.glance(self._view(title)), keys_of(self._actions))

    def _new_page(self, title: TitleUi) -> RulebookPage:
        from changcheng_qt.ui.rulebook.page import RulebookPage

        complete = partial(self._with_glance, title)
        page = RulebookPage(title, self._appearance, complete, self._table)
        page.use_zoom(self.zoom)
        page.zoomed.connect(self._on_zoomed)
        page.closed.connect(self.close)
        page.print_ready.connect(self.saving_asked)
        self._table.book_room.use(page)
        return page

    def _on_zoomed(self, zoom: float) -> None:
        self.zoom = zoom
