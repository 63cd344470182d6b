"""The rulebook in the window: opened beside the table at what somebody asks about, and put away.

Shift+F1 asks about what has the keys, a right click about what lies below the pointer; what that is
about, its widgets say (`seam.rule`). A dialog that asks waits until the book is closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.seam.rule import rule_at

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.rulebook.page import RulebookPage
    from changcheng_qt.ui.seam.choice import TitleChoice
    from changcheng_qt.ui.seam.title import TitleUi
    from changcheng_qt.ui.window.table import GameTable

translate = QCoreApplication.translate


class BookStand(QObject):
    """Holds the open rulebook, if any."""

    saving_asked = Signal(str, object)
    """A book is to be saved: what it is called, and the function that returns it as a PDF."""

    def __init__(
        self, titles: TitleChoice, table: GameTable, actions: Actions, zoom: float
    ) -> None:
        """Begin with no book open; `zoom` is the size of its text, times the usual."""
        super().__init__(table)
        self._titles = titles
        self._table = table
        self._appearance = table.appearance
        self.zoom = zoom
        self._page: RulebookPage | None = None
        actions.connect_slots({"rulebook": self.open, "rule": self._on_rule})
        table.window().installEventFilter(self)

    @property
    def page(self) -> RulebookPage | None:
        """Return the open rulebook."""
        return self._page

    def open(self, anchor: str = "") -> None:
        """Open the rulebook of the present title at a section, or where it was left open; nothing
        happens for a title without one.
        """
        title = self._titles.current
        if title.book is None:
            return
        if self._page is not None and self._page.title is not title:
            self.close()
        if self._page is None:
            self._page = self._new_page(title)
        if anchor:
            self._page.open_at(anchor)
        self._page.take_focus(for_reading=bool(anchor))

    def close(self) -> None:
        """Put the book away, and give the keys back."""
        page, self._page = self._page, None
        if page is None:
            return
        self._table.beside.lay(None)
        page.hide()
        page.deleteLater()
        if self._table.parts is not None:
            self._table.give_focus()
        else:
            self._table.start_page.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Offer the rule about what a menu was asked for that nothing else has offered."""
        if isinstance(event, QContextMenuEvent) and watched is self._table.window():
            self._offer_rule(event.globalPos())
        return super().eventFilter(watched, event)

    def _offer_rule(self, place: QPoint) -> None:
        """Offer the rule about what lies at a place of the screen, if there is one."""
        window = self._table.window()
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

        book = open_book(self._titles.current, self._appearance.language)
        return "" if book is None else book.sections[anchor].title

    def _on_rule(self) -> None:
        self.open(rule_at(self._focused))

    @property
    def _focused(self) -> QWidget | None:
        return self._table.window().focusWidget()

    def _new_page(self, title: TitleUi) -> RulebookPage:
        from changcheng_qt.ui.rulebook.page import RulebookPage

        page = RulebookPage(title, self._appearance, self._table)
        page.use_zoom(self.zoom)
        page.zoomed.connect(self._on_zoomed)
        page.closed.connect(self.close)
        page.print_ready.connect(self.saving_asked)
        self._table.beside.lay(page)
        return page

    def _on_zoomed(self, zoom: float) -> None:
        self.zoom = zoom
