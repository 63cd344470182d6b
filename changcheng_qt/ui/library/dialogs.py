"""Dialogs about kept games: a title for one; and the trash, with games until they are restored or
deleted.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMenu, QWidget

from changcheng_qt.engine.texts import LONGEST_TITLE, as_title
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.library.card import GameCard
from changcheng_qt.ui.library.row import GameRow
from changcheng_qt.ui.library.shelf import GamesShelf
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words

translate = QCoreApplication.translate

_TRASH_SIZE: Final = (640, 560)
_TITLE_SIZE = (460, 190)


class ThrownRow(GameRow):
    """A game in the trash; its only action is to restore it."""

    restore_asked = Signal()

    def __init__(self, card: GameCard, appearance: Appearance, parent: QWidget) -> None:
        """Show a game; only its button accepts the focus."""
        super().__init__(card, appearance, parent)
        self.setEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def _make_corner(self) -> QAbstractButton:
        self._restore = Button(self._appearance, parent=self, size=14)
        self._restore.clicked.connect(self.restore_asked)
        return self._restore

    def _place_corner(self) -> None:
        """Put the button, which is higher than the heading, next to everything."""
        self._layout.addWidget(self._corner, 0, Qt.AlignmentFlag.AlignTop)

    def _style_corner(self) -> None:
        """Keep the style of ordinary buttons."""

    def _say_corner(self) -> None:
        self._restore.set_words(translate("Games", "Restore"))
        spoken = fill(translate("Games", "Restore {game}"), game=self.card.spoken)
        self._restore.setAccessibleName(spoken)

    def _fill_menu(self, menu: QMenu) -> None:
        menu.addAction(translate("Games", "Restore")).triggered.connect(self.restore_asked)


class TrashShelf(GamesShelf):
    """The list of games in the trash; a click on a row does nothing."""

    restore_asked = Signal(str)

    def retranslate(self) -> None:
        """Clear the heading: the dialog has one; games in the trash are not counted."""
        super().retranslate()
        self.heading.hide()
        self.statistics.hide()

    def make_row(self, card: GameCard, parent: QWidget) -> GameRow:
        """Return the row of a game in the trash."""
        row = ThrownRow(card, self.appearance, parent)
        row.restore_asked.connect(lambda: self.restore_asked.emit(card.key))
        return row


class TrashDialog(Sheet):
    """Shows the trash; empties it after a question in its place."""

    emptying_agreed = Signal(list)
    """The keys of the shown games, which must be deleted."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent, _TRASH_SIZE)
        self.shelf = TrashShelf(appearance, self)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self._keys: list[str] = []
        self._is_asking = False
        self._fault: Callable[[], str] | None = None
        self.body.addWidget(self._note)
        self.body.addWidget(self.shelf, 1)
        self.body.addStretch(0)
        self.empty = self.add_button()
        self.empty.clicked.connect(self._on_empty)
        self.close_button = self.add_button(primary=True)
        self.close_button.clicked.connect(self._on_close)
        self.retranslate()

    def show_games(self, keys: Sequence[str]) -> None:
        """Show these games in place of earlier ones; a question about others is withdrawn."""
        self._keys = list(keys)
        self.shelf.show_games(keys)
        self._ask(asking=False)

    def show_fault(self, words: Callable[[], str]) -> None:
        """Show a sentence about a fault until something else is done here."""
        self._fault = words
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(translate("Games", "Trash"))
        self._note.setText(self._said())
        self.empty.setVisible(bool(self._keys))
        if self._is_asking:
            self.empty.set_words(translate("Games", "Delete for good"))
            self.close_button.set_words(translate("Games", "Cancel"))
        else:
            self.empty.set_words(translate("Games", "Empty trash…"))
            self.close_button.set_words(translate("Games", "Close"))

    def _said(self) -> str:
        if self._fault:
            return self._fault()
        if not self._keys:
            return translate("Games", "The trash is empty.")
        if not self._is_asking:
            return translate("Games", "Games stay here until you restore them or empty the trash.")
        if len(self._keys) == 1:
            return translate("Games", "Delete this game for good? This can't be undone.")
        text = translate("Games", "Delete these {count} games for good? This can't be undone.")
        return fill(text, count=len(self._keys))

    def _on_empty(self) -> None:
        """Ask first; the safe answer has the focus."""
        if self._is_asking:
            self.emptying_agreed.emit(list(self._keys))
            return
        self._ask(asking=True)

    def _on_close(self) -> None:
        if self._is_asking:
            self._ask(asking=False)
        else:
            self.reject()

    def _ask(self, *, asking: bool) -> None:
        self._is_asking, self._fault = asking, None
        self.shelf.setEnabled(not asking)
        self.retranslate()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)


class TitleDialog(Sheet):
    """Asks for the title of a game; an empty one goes back to the names of the players."""

    titled = Signal(str, str)
    """The key of the game, and its title."""

    def __init__(self, card: GameCard, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent, _TITLE_SIZE)
        self._card = card
        self._label = Words(appearance, STRONG, self)
        self.line = QLineEdit(card.title, self)
        self.line.setMaxLength(LONGEST_TITLE)
        self.line.setPlaceholderText(card.heading)
        self._label.setBuddy(self.line)
        self.body.addWidget(self._label)
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        self._cancel, self._rename = self.add_decision(self._on_rename)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(translate("Games", "Rename game"))
        self._label.setText(translate("Games", "Title"))
        self.line.setAccessibleName(translate("Games", "Title"))
        self._cancel.set_words(translate("Games", "Cancel"))
        self._rename.set_words(translate("Games", "Rename"))

    def _on_rename(self) -> None:
        self.titled.emit(self._card.key, as_title(self.line.text()))
        self.accept()
