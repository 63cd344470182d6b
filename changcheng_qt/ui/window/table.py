"""The inside of the window: the parts of a match in their places, and the widgets above them.

From bottom to top: bar, board, tray and side panel; the dusk over all but the board, while that has
a spotlight; the title's overlays; banners and toasts; the gate. All but the bar are made with the
first match.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from changcheng_qt.ui.accessible.speaker import Coverable, Voice
from changcheng_qt.ui.looks.appearance import Panel
from changcheng_qt.ui.panels.start_page import StartPage
from changcheng_qt.ui.window.places import Frame, TablePlaces, beside_book, is_drawer, places
from changcheng_qt.ui.window.prompt_bar import PromptBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QToolButton, QWidget

    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.gate.gate import GatePanel
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.looks.focus_ring import FocusRing
    from changcheng_qt.ui.panels.chronicle import Chronicle
    from changcheng_qt.ui.seam.choice import TitleChoice
    from changcheng_qt.ui.seam.table import TableParts
    from changcheng_qt.ui.window.banner import Banners
    from changcheng_qt.ui.window.fittings import Fittings
    from changcheng_qt.ui.window.side_panel import SidePanel
    from changcheng_qt.ui.window.toast import Toast

_MOST_COVERED: Final = 40
"""How many widgets behind a panel Tab skips at most."""


class BookRoom(QObject):
    """The room next to the table, in use while a book is there."""

    changed = Signal()
    """The table has more room, or less."""

    def __init__(self, table: Panel) -> None:
        """Start with all the room of the table's own widget for the table."""
        super().__init__(table)
        self._table = table
        self._book: QWidget | None = None

    def room(self, *, has_table: bool) -> QSize:
        """Return the size of the window for the table, if there is one."""
        return self._table.size() if self._book is None else self._measured(has_table)[0]

    def use(self, book: QWidget | None) -> None:
        """Put a book there, or leave the room to the table."""
        self._book = book
        if book is not None:
            book.setParent(self._table)
            book.show()
        self.changed.emit()

    def place(self, *, has_table: bool) -> None:
        """Place the book, above everything."""
        if self._book is not None:
            self._book.setGeometry(self._measured(has_table)[1])
            self._book.raise_()

    def _measured(self, has_table: bool) -> tuple[QSize, QRect]:
        look = self._table.appearance
        return beside_book(self._table.size(), look.k, look.size, has_table=has_table)


class GameTable(Panel):
    """Lays out the parts of one match at a time."""

    drawer_changed = Signal(bool)
    """Whether the side panel is a drawer has changed."""
    rule_asked = Signal(str)
    """The section of the rulebook about the last refusal."""
    side_changed = Signal(bool)
    """The side panel has been opened or closed: whether it is open."""

    def __init__(
        self, titles: TitleChoice, appearance: Appearance, actions: Actions, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        appearance.settled.connect(self.arrange)
        self._coverable = Coverable(self)
        self._parts: TableParts | None = None
        self.side_wanted = True
        """Whether the side panel should be open if the window is wide enough."""
        self._side_shown = True
        self.is_drawer: bool | None = None
        """Whether the side panel is a drawer; None before the table has a size."""
        self._placed_for: float | None = None
        """The shape of the board for which everything was placed."""
        self._titles, self._actions = titles, actions
        self._fittings: Fittings | None = None
        self.book_room = BookRoom(self)
        """The room next to the table, in which the rulebook opens."""
        self.book_room.changed.connect(self._on_room_changed)
        self.voice = Voice(self)
        """The announcements for screen readers, of everything on the table."""
        self.bar = PromptBar(appearance, actions, titles.paint_token, self)
        self.bar.prompt.said.connect(self.voice.announce)
        self.start_page = StartPage(titles, appearance, self)

    @property
    def parts(self) -> TableParts | None:
        """Return the parts of the match on screen."""
        return self._parts

    @property
    def fittings(self) -> Fittings:
        """Return the widgets around and above a match; made on first use."""
        if self._fittings is None:
            from changcheng_qt.ui.window.fittings import Fittings

            self._fittings = Fittings(self._titles, self.appearance, self._actions, self)
            self._coverable.use_cover(self._fittings.gate)
            self._fittings.banners_changed.connect(self.arrange)
            self._fittings.left.connect(self.move_drawer)
            self._fittings.toast.said.connect(self.voice.announce)
            self._fittings.toast.rule_asked.connect(self.rule_asked)
            self.arrange()
        return self._fittings

    @cached_property
    def _ring(self) -> FocusRing:
        """The ring around the focus; made when Tab is first pressed."""
        from changcheng_qt.ui.looks.focus_ring import FocusRing

        return FocusRing(self.appearance, self)

    @property
    def chronicle(self) -> Chronicle:
        """Return the chronicle of the match."""
        return self.fittings.chronicle

    @property
    def side(self) -> SidePanel:
        """Return the panel at the right."""
        return self.fittings.side

    @property
    def banners(self) -> Banners:
        """Return the strips over the board."""
        return self.fittings.banners

    @property
    def toast(self) -> Toast:
        """Return the toast."""
        return self.fittings.toast

    @property
    def gate(self) -> GatePanel:
        """Return the gate between two players."""
        return self.fittings.gate

    @property
    def menu_button(self) -> QToolButton:
        """Return the button that opens the menu: the gate's own while it hides the bar."""
        if self._fittings is not None and self._fittings.gate.is_closed:
            return self._fittings.gate.menu_button
        return self.bar.button("menu")

    def show_start(self, *, can_resume: bool) -> None:
        """Show the page without a match."""
        self._drop_parts()
        self.bar.show_prompt("", None)
        self.start_page.offer_resume(offered=can_resume)
        self.start_page.show()
        self.start_page.take_focus()
        self.arrange()

    def use_parts(self, parts: TableParts) -> None:
        """Show the parts of another match; the previous ones are deleted."""
        self._drop_parts()
        self.start_page.hide()
        self._parts = parts
        for widget in (parts.board, parts.tray, *parts.overlays):
            widget.setParent(self)
        home = parts.home or parts.board
        self.fittings.panel_focus.lead(parts.overlays, home, parts.side_asks)
        self.bar.use_counters(parts.counters)
        self.side.use_parts(parts.side, parts.side_asks)
        self.fittings.share_board(parts.slip_rooms, parts.banner_rooms, parts.head)
        parts.controls.view_changed.connect(self.fittings.follow_board)
        parts.board.show()
        parts.tray.show()
        self.fittings.rise(parts.overlays)
        self.fittings.dusk.follow(parts.reveals)
        self.fittings.yield_to_spotlight(parts)
        self.arrange()
        parts.side_asks.lead(self.move_drawer)

    def give_focus(self) -> None:
        """Move the focus to the topmost panel over the board, to the board if there is none."""
        if self._parts is not None:
            self.fittings.panel_focus.give()

    def show_side(self, shown: bool) -> None:
        """Open or close the side panel."""
        self._side_shown = shown
        if not self.is_drawer:
            self.side_wanted = shown
        self.arrange()
        self.side_changed.emit(shown)

    def move_drawer(self, asker: QWidget | None = None) -> None:
        """Open the drawer for a part of it that asks, or close it."""
        if self.is_drawer:
            self.show_side(asker is not None)

    def follow_board(self) -> None:
        """Place everything again if the board has another shape."""
        if self._parts is not None and self._parts.controls.shape != self._placed_for:
            self.arrange()

    def arrange(self) -> None:
        """Place everything."""
        place = self.places()
        self._placed_for = self._parts.controls.shape if self._parts is not None else None
        self.bar.setGeometry(0, 0, self.width(), place.bar.height())
        free, page, is_match = place.board, place.table, self._parts is not None
        self.book_room.place(has_table=is_match)
        if self._fittings is not None:
            self._fittings.gate.raise_()
            self._fittings.place(place, self.rect(), side_shown=self._side_shown and is_match)
            self._fittings.watch_clicks(self._beside_drawer())
            free, page = map(self._fittings.below_banners, (place.board, place.table))
        self.start_page.place(place.table, covered=page.top() - place.table.top())
        if self._parts is not None:
            drawer = place.side.width() if self._beside_drawer() else 0
            _lay_out(self._parts, self.fittings, place, free, drawer)

    def places(self) -> TablePlaces:
        """Return the present places."""
        shape, least = 0.0, 0.0
        is_match = self._parts is not None
        if self._parts is not None:
            shape, least = self._parts.controls.shape, self._parts.tray_least
        size, k = self.appearance.size, self.appearance.k
        tray = self.appearance.px(least)
        room = self.book_room.room(has_table=is_match)
        return places(Frame(room, k, size, shape, self._side_shown and is_match, tray))

    def _on_room_changed(self) -> None:
        self._follow_width()
        self.arrange()

    def restyle(self) -> None:
        """Place everything again, by the new effective width of the window."""
        self._follow_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything, and open or close the drawer when it becomes one."""
        super().resizeEvent(event)
        self.appearance.follow_window(self.size())
        self._on_room_changed()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus to the board if the focused widget can no longer be used; else walk on.

        There is no ring for a person who uses only the mouse.
        """
        focused = self.focusWidget()
        is_by_keys = True
        is_lost = focused is not None and not (focused.isEnabled() and focused.isVisible())
        if is_lost and self._parts is not None:
            is_by_keys = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
            self.give_focus()
        elif not super().focusNextPrevChild(forward):
            return False
        for _ in range(_MOST_COVERED):
            if not _is_covered(self.focusWidget(), self):
                break
            super().focusNextPrevChild(forward)
        if is_by_keys:
            self._ring.follow_tab()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button on the table with Enter."""
        if self._fittings is None or not self._fittings.panel_focus.press(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("table"))

    def _follow_width(self) -> None:
        room = self.book_room.room(has_table=self._parts is not None)
        drawer = is_drawer(room, self.appearance.size)
        if drawer != self.is_drawer:
            self.is_drawer = drawer
            self._side_shown = self.side_wanted and not drawer
            self.drawer_changed.emit(drawer)
            self.side_changed.emit(self._side_shown)

    def _beside_drawer(self) -> tuple[QWidget, ...]:
        """Return the widgets whose click closes the open drawer: the board that it covers."""
        is_open = self.is_drawer and self._side_shown
        return (self._parts.board,) if self._parts is not None and is_open else ()

    def _drop_parts(self) -> None:
        if self._parts is None:
            return
        self.fittings.watch_clicks(())
        self.bar.use_counters(None)
        self.bar.last_turns.clear()
        self.side.use_parts(())
        self.fittings.leave_board()
        self.fittings.panel_focus.lead((), None)
        self.fittings.dusk.follow(None)
        parts = self._parts
        for widget in (parts.board, parts.tray, parts.counters, *parts.side, *parts.overlays):
            widget.hide()
            widget.deleteLater()
        self._parts = None


def _lay_out(
    parts: TableParts, fittings: Fittings, place: TablePlaces, free: QRect, drawer: int
) -> None:
    """Place the parts of a match, next to an open drawer of that width."""
    parts.board.setGeometry(place.board)
    parts.controls.fit_beside(QMargins(0, 0, drawer, 0))
    fittings.fit_below_banners(parts)
    parts.tray.setGeometry(place.tray)
    fittings.round_slip.place(place.board, drawer)
    for overlay in parts.overlays:
        overlay.place(place.table, free)


def _is_covered(widget: QWidget | None, table: GameTable) -> bool:
    """Whether a panel over the table hides all of a widget."""
    if widget is None or table.parts is None:
        return False
    place = QRect(widget.mapTo(table, QPoint(0, 0)), widget.size())
    shown = [overlay for overlay in table.parts.overlays if overlay.isVisible()]
    return any(
        overlay.geometry().contains(place)
        for overlay in shown
        if overlay is not widget and not overlay.isAncestorOf(widget)
    )
