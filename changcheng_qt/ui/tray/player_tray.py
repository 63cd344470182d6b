"""The frame of the player's corner: sections under their titles, side by side on wood, and the
buttons of the turn at the end.

On a seat's own view it shows that seat's pieces, on the public view those of the seat in turn. A
title adds its sections, shows them (`show_view`), enables the possible ones (`refresh`), gives them
the form for the height (`take_form`), and handles the last button (`finish_turn`).
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.painting.surfaces import tray_pixmap
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from changcheng_qt.ui.seam.table import TableAction
from changcheng_qt.ui.tray.pickable import TrayButton
from changcheng_qt.ui.tray.stock_button import StockButton
from changcheng_qt.ui.tray.turn_buttons import TurnButtons, sheet_on_wood

translate = QCoreApplication.translate

ABOVE: Final = 4
BELOW: Final = 5
"""The margins above the titles, and below the sections: small, so that cards are high."""
_BETWEEN: Final = 14
_BESIDE_TITLE: Final = 8
"""The distance of a note from its title."""
_SLIM_BELOW: Final = 146
"""The height, in a window of 1280 x 800, below which the tray is slim: without titles, and with low
buttons.
"""
_WIDEST_TITLE: Final = 110
"""The greatest width of a title at the left of its section, in a window of 1280 x 800."""
_TITLE: Final = TextStyle(size=15.5, role="tray_text", face=TypeFace.TITLE)


class WoodenPanel(Panel):
    """A panel of wood."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._wood = KeptPicture(most=1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, baked again only if another size is needed."""
        palette, ratio = self.appearance.palette, self.devicePixelRatioF()
        with QPainter(self) as painter:
            self._wood.draw(
                painter,
                self.size(),
                palette.name,
                lambda brush: brush.drawPixmap(0, 0, tray_pixmap(self.size(), ratio, palette)),
                ground=Qt.GlobalColor.black,
            )


class PlayerTray(WoodenPanel):
    """The tray; disabled parts give the reason."""

    drag_begun = Signal(object, QPoint)
    """The thing dragged out of the tray, and the place of the pointer, in global pixels."""
    button_width: ClassVar[int]
    """The width of the buttons of the turn, next to pieces, in a window of 1280 x 800."""
    said = Signal(str)
    """Why something is impossible, when somebody tries."""
    withdrawn = Signal(str)
    """A sentence of `said` no longer holds."""
    advance_asked = Signal()
    """The key of the last button was pressed while the button itself is disabled."""

    def __init__(
        self,
        bridge: MatchBridge,
        appearance: Appearance,
        parent: QWidget,
        own: Button | None = None,
    ) -> None:
        """Start without sections; `own` is the title's button in place of *Restart turn*."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._seen: object = None
        """The view that is shown."""
        self._titles: list[ElidedWords] = []
        self._stacked: list[tuple[ElidedWords, QBoxLayout, int]] = []
        """The title of each stackable section, its layout, and its share of the width."""
        self._notes: dict[QWidget, QBoxLayout] = {}
        """The notes, with the rows in which they stand beside a title."""
        self._pieces: Sequence[StockButton[Any]] = ()
        self._row = QHBoxLayout(self)
        self._buttons = TurnButtons(bridge, appearance, self, own)
        self.undo, self.reset, self.end_turn = self._buttons.each
        self._row.addLayout(self._buttons)
        self.end_turn.clicked.connect(self.finish_turn)
        bridge.changed.connect(self._on_changed)
        bridge.players_changed.connect(self.retranslate)

    @property
    def seat(self) -> Seat:
        """Return the shown seat."""
        view = self._bridge.view
        return view.viewer if isinstance(view.viewer, int) else int(view.turn.seat)

    def whose(self, own: str, of_player: str) -> str:
        """Return the words for the viewer's own things, or those for the things of the shown seat's
        `{player}`.
        """
        if self.seat == self._bridge.view.viewer:
            return own
        return fill(of_player, player=player_name(self._bridge.players, self.seat))

    @property
    def is_slim(self) -> bool:
        """Whether the tray is too low for titles."""
        return self.height() < self.appearance.px(_SLIM_BELOW)

    @property
    def room(self) -> int:
        """The height of the sections with their titles, in pixels."""
        return self.height() - self.appearance.px(ABOVE) - self.appearance.px(BELOW)

    def add_section(
        self, content: QLayout | QWidget, share: int, note: QWidget | None = None
    ) -> ElidedWords:
        """Add a section with a share of the width, a note beside its title; return the title."""
        title, section = self._section(content, note)
        self._row.insertLayout(self._row.count() - 1, section, share)
        return title

    def add_stackable(self, contents: Sequence[tuple[QWidget, int]]) -> Sequence[ElidedWords]:
        """Add sections that `stack` can put one above the other, each with its share of the
        remaining width; return their titles.
        """
        self._stack = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.insertLayout(self._row.count() - 1, self._stack, 1)
        for content, share in contents:
            title, section = self._section(content)
            self._stacked.append((title, section, share))
            self._stack.addLayout(section, share)
        return [title for title, _, _ in self._stacked]

    def _section(
        self, content: QLayout | QWidget, note: QWidget | None = None
    ) -> tuple[ElidedWords, QBoxLayout]:
        title = ElidedWords(self.appearance, _TITLE, self)
        self._titles.append(title)
        section = QVBoxLayout()
        section.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(title, int(note is None))
        if note is not None:
            self._notes[note] = head
            head.addWidget(note)
            head.addStretch(1)
        section.addLayout(head)
        if isinstance(content, QLayout):
            section.addLayout(content, 1)
        else:
            section.addWidget(content, 1)
        return title, section

    @property
    def stack_titles_width(self) -> int:
        """The width of the titles of stackable sections that are one above the other."""
        if self.is_slim:
            return 0
        widest = max(title.sizeHint().width() for title, _, _ in self._stacked)
        return min(widest, self.appearance.px(_WIDEST_TITLE)) + self.appearance.px(_BETWEEN)

    def stack(self, *, stacked: bool) -> None:
        """Put the stackable sections one above the other, with their titles at the left, or next to
        each other.
        """
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._stack.setDirection(down if stacked else across)
        width = self.stack_titles_width if stacked else 0
        for number, (title, section, share) in enumerate(self._stacked):
            section.setDirection(across if stacked else down)
            title.setMinimumWidth(width)
            self._stack.setStretch(number, 1 if stacked else share)

    def add_pieces(
        self, pieces: Sequence[StockButton[Any]], apart: int, note: QWidget | None = None
    ) -> ElidedWords:
        """Add the section of the pieces that can be placed, this far apart; return its title."""
        self._pieces, self._apart = pieces, apart
        self._pieces_row = QHBoxLayout()
        for piece in pieces:
            self._pieces_row.addWidget(piece)
        return self.add_section(self._pieces_row, 0, note)

    @property
    def beside_cards(self) -> int:
        """The width of the buttons of the turn and of the gaps, in a tray of three sections."""
        return self.appearance.px(self.button_width) + 5 * self.appearance.px(_BETWEEN)

    def fit_pieces(self, cards: int, least: float) -> int:
        """Give the pieces the form for the height, and the width that cards leave them, but a least
        share of their own; return their width in that form.
        """
        for piece in self._pieces:
            piece.be_slim(self.is_slim)
        left = self.width() - cards - self.beside_cards
        share = max(least, min(1.0, left / max(1, self._wanted)))
        for piece in self._pieces:
            piece.use_width(share)
        return round(share * self._wanted)

    @property
    def _wanted(self) -> int:
        """The width of the pieces in their present form."""
        apart = self.appearance.px(self._apart)
        return sum(piece.sizeHint().width() + apart for piece in self._pieces)

    def press(self, button: TrayButton) -> None:
        """Press one of the buttons, as its key does, or show why that is impossible."""
        if button.isVisible() and button.isEnabled():
            button.click()
        elif button.isVisible():
            button.refuse()

    @abstractmethod
    def show_view(self, view: Any) -> None:  # noqa: ANN401 - views belong to the title
        """Show a view."""

    @abstractmethod
    def refresh(self) -> None:
        """Lift the held things, and enable the possible ones, of the shown view."""

    def on_offered(self) -> None:
        """Refresh once other things are possible. In a new position the board offers them before
        the tray shows it, which refreshes too.
        """
        if self._bridge.view == self._seen:
            self.refresh()

    @abstractmethod
    def take_form(self) -> None:
        """Give the sections the form for the height, and share the width."""

    def show_way(self, action: Sequence[Any]) -> None:
        """Mark the cards and pieces of an action's commands, as the board marks their effects."""
        named = [self.button_of(command) for command in action]
        for button in self.findChildren(TrayButton):
            button.mark(is_marked=button in named)

    @abstractmethod
    def button_of(self, command: Any) -> TrayButton | None:  # noqa: ANN401
        """Return the card or piece that gives a command, None for any other."""

    @abstractmethod
    def finish_turn(self) -> None:
        """Do the action of the last button."""

    def step_back(self, stepped_back: bool) -> None:
        """Give way to the reveal of a panel over the table, or enable the end of the turn again."""
        self._buttons.step_back(stepped_back)

    def press_end_turn(self) -> None:
        """Press the last button if that is possible, as its key does."""
        if not self.end_turn.isEnabled():
            self.advance_asked.emit()
        elif not self._buttons.steady.is_still:
            self.finish_turn()

    def turn_actions(self, put_back: Callable[[], object]) -> tuple[TableAction, TableAction]:
        """Return the keys that end the turn, and put back the held thing."""
        return (
            TableAction("end_turn", _end_text, ("Ctrl+Return", "Ctrl+Enter"), self.press_end_turn),
            TableAction("drop", _drop_text, ("Esc",), put_back),
        )

    def restyle(self) -> None:
        px = self.appearance.px
        if self._pieces:
            self._row.setContentsMargins(px(_BETWEEN), px(ABOVE), px(_BETWEEN), px(BELOW))
            self._row.setSpacing(px(_BETWEEN))
            self._pieces_row.setSpacing(px(self._apart))
            for head in self._notes.values():
                head.setSpacing(px(_BESIDE_TITLE))
            self._buttons.use_width(px(self.button_width))
        self._take_form()
        self.setStyleSheet(sheet_on_wood(self.appearance))

    def retranslate(self) -> None:
        self._buttons.retranslate()
        self._show(self._bridge.view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the form to the height, and share the width again."""
        super().resizeEvent(event)
        self._take_form()

    def _take_form(self) -> None:
        for head in (*self._titles, *self._notes):
            head.setHidden(self.is_slim)
        self._buttons.take_form(self.room, slim=self.is_slim)
        self.take_form()
        self._row.activate()  # or a first frame would show the form before

    def _on_changed(self, change: Change) -> None:
        self._show(change.view)

    def _show(self, view: object) -> None:
        self._seen = view
        self.show_view(view)
        self.refresh()


def _end_text() -> str:
    return translate("Tray", "End turn")


def _drop_text() -> str:
    return translate("Tray", "Put it back")
