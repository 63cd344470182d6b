"""The part above the text: back and forward in the history of its reader, the heading, the search,
and other actions.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import SCALES, Appearance, Panel
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.words import NOTE, SUBTITLE, ElidedWords, Words, give_tooltip

translate = QCoreApplication.translate

_ICON: Final = 20
_RIGHT: Final = 10
"""Beside the page's own margin there, as much as at the left."""
_SEARCH: Final = 640
_TYPED_AFTER: Final = 120
"""Milliseconds after the last key before the search starts."""


@dataclass(frozen=True, slots=True)
class Way:
    """The history of a reader: the opened anchors, in order, and the index of the present one."""

    stops: tuple[str, ...] = ()
    at: int = -1

    @property
    def here(self) -> str:
        """The open section; empty before the first."""
        return self.stops[self.at] if self.stops else ""

    @property
    def can_go_back(self) -> bool:
        """Whether there is a previous section."""
        return self.at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a section to go forward to."""
        return self.at + 1 < len(self.stops)

    def gone_to(self, anchor: str) -> "Way":
        """Return the history with another section at its end; the open one is not added again."""
        if anchor == self.here:
            return self
        stops = (*self.stops[: self.at + 1], anchor)
        return Way(stops, len(stops) - 1)

    def gone_back(self) -> "Way":
        """Return the history one section back, the same at its beginning."""
        return replace(self, at=self.at - 1) if self.can_go_back else self

    def gone_on(self) -> "Way":
        """Return the history one section forward, the same at its end."""
        return replace(self, at=self.at + 1) if self.can_go_on else self


class BookHead(Panel):
    """The head of the page."""

    contents_asked = Signal()
    back_asked = Signal()
    forward_asked = Signal()
    close_asked = Signal()
    saving_asked = Signal()
    zoom_asked = Signal(float)
    """A size of the text, relative to the usual one."""
    typed = Signal(str)
    """A query, once it has been typed."""
    walk_asked = Signal(int)
    """Move by that number of search results."""
    list_asked = Signal()
    """Move the focus to the list of search results."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._zoom = 1.0
        self._heading = ElidedWords(appearance, SUBTITLE, self)
        self.contents = self._button(self.contents_asked.emit)
        self._back = self._button(self.back_asked.emit)
        self._forward = self._button(self.forward_asked.emit)
        self._more = self._button(None)
        self._close = self._button(self.close_asked.emit)
        self._make_menu()
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.note = Words(appearance, NOTE, self, wrap=True)
        self.note.hide()
        self._settling = QTimer(self, singleShot=True, interval=_TYPED_AFTER)
        self._settling.timeout.connect(self._on_settled)
        self.search.textChanged.connect(lambda _: self._settling.start())
        self._lay_out()
        self.restyle()
        self.retranslate()

    @property
    def heading(self) -> str:
        """Return the heading."""
        return self._heading.text()

    @property
    def is_typing(self) -> bool:
        """Whether a query has not been searched yet."""
        return self._settling.isActive()

    def show_heading(self, heading: str) -> None:
        """Show the title of the book."""
        self._heading.setText(heading)

    def show_way(self, way: Way) -> None:
        """Enable back and forward, if the history allows them."""
        self._back.setEnabled(way.can_go_back)
        self._forward.setEnabled(way.can_go_on)

    def show_zoom(self, zoom: float) -> None:
        """Offer the other sizes of the text."""
        self._zoom = zoom
        self.smaller.setEnabled(zoom > SCALES[0])
        self.larger.setEnabled(zoom < SCALES[-1])

    def tell_lost(self, *, is_lost: bool) -> None:
        """Show that nothing was found, or hide that."""
        self.note.setText(translate("Rulebook", "Nothing found.") if is_lost else "")
        self.note.setVisible(is_lost)

    def type(self, text: str) -> None:
        """Search a text at once, as if it had been typed."""
        self.search.setText(text)
        self._on_settled()

    def retranslate(self) -> None:
        self.search.setPlaceholderText(translate("Rulebook", "Search"))
        self.search.setAccessibleName(translate("Rulebook", "Search the rulebook"))
        words = {
            self.contents: translate("Rulebook", "Contents"),
            self._back: translate("Rulebook", "Back"),
            self._forward: translate("Rulebook", "Forward"),
            self._more: translate("Rulebook", "More"),
            self._close: translate("Rulebook", "Close the rulebook"),
        }
        for button, text in words.items():
            button.setAccessibleName(text)
            give_tooltip(button, text)
        self.smaller.setText(translate("Rulebook", "Smaller text"))
        self.larger.setText(translate("Rulebook", "Larger text"))
        self.save.setText(translate("Rulebook", "Save as PDF…"))
        if not self.note.isHidden():
            self.tell_lost(is_lost=True)

    def restyle(self) -> None:
        px = self.appearance.px
        self._column.setContentsMargins(0, 0, px(_RIGHT), 0)
        self._column.setSpacing(px(8))
        self._row.setSpacing(px(4))
        self.search.setMaximumWidth(px(_SEARCH))
        icons = {
            self.contents: Icon.LOG,
            self._back: Icon.LEFT,
            self._forward: Icon.RIGHT,
            self._more: Icon.MENU,
            self._close: Icon.CLOSE,
        }
        for button, icon in icons.items():
            button.setIcon(make_icon(icon, self.appearance.palette))
            button.setIconSize(QSize(px(_ICON), px(_ICON)))

    def event(self, event: QEvent) -> bool:
        """Place the heading whenever this panel, or anything in it, wants another size."""
        is_handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._place_heading()
        return is_handled

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk the search results with Enter, and move to their list with the down arrow."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.is_typing:
                self._on_settled()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.walk_asked.emit(-1 if back else 1)
            case Qt.Key.Key_Down:
                self.list_asked.emit()
            case _:
                return super().eventFilter(watched, event)
        return True

    def _make_menu(self) -> None:
        menu = QMenu(self)
        self.larger = menu.addAction("", lambda: self._on_zoom(1))
        self.smaller = menu.addAction("", lambda: self._on_zoom(-1))
        menu.addSeparator()
        self.save = menu.addAction("", self.saving_asked.emit)
        self._more.setMenu(menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        for widget in (self.contents, self._back, self._forward):
            self._row.addWidget(widget)
        self._row.addWidget(self._heading)
        self._row.addStretch(1)
        for widget in (self._more, self._close):
            self._row.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addWidget(self.search)
        self._column.addWidget(self.note)

    def _place_heading(self) -> None:
        """Move the heading between the buttons, or below them if it would be cut there."""
        buttons = (self.contents, self._back, self._forward, self._more, self._close)
        shown = [button for button in buttons if not button.isHidden()]
        taken = sum(one.sizeHint().width() for one in (*shown, self._heading))
        gaps = self._row.spacing() * (len(shown) + 1)  # one to spare
        is_cut = self.width() - self._column.contentsMargins().right() < taken + gaps
        if is_cut == (self._column.indexOf(self._heading) >= 0):
            return
        if is_cut:
            self._column.insertWidget(1, self._heading)
        else:
            self._row.insertWidget(3, self._heading)

    def _button(self, ask: Callable[[], object] | None) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if ask is not None:
            button.clicked.connect(lambda _: ask())
        return button

    def _on_settled(self) -> None:
        self._settling.stop()
        self.typed.emit(self.search.text().strip())

    def _on_zoom(self, steps: int) -> None:
        nearest = min(range(len(SCALES)), key=lambda n: abs(SCALES[n] - self._zoom))
        self.zoom_asked.emit(SCALES[max(0, min(nearest + steps, len(SCALES) - 1))])
