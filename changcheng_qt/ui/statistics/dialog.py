"""The page of statistics in its frame, with requests to the outside."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QMenu, QProgressBar, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.statistics.index import Standing
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.statistics.sums import names_in
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import BODY, NOTE, Words
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.statistics.names import NamesPage
from changcheng_qt.ui.statistics.overview import Overview

translate = QCoreApplication.translate

_SIZE: Final = (1060, 736)


class StatisticsDialog(Sheet):
    """Progress while the games are read, then the overview, or names in its place."""

    table_asked = Signal(object)
    """The counted games, a tuple of `PlayedGame`, must be saved as a table."""
    picture_asked = Signal(object)
    """A `QPixmap` of the chart must be saved."""
    names_changed = Signal(object)
    """The new `Names`."""
    _is_built = False

    def __init__(
        self, titles: TitleChoice, appearance: Appearance, now: int, parent: QWidget
    ) -> None:
        """Wait for games; `now` is in nanoseconds since 1970."""
        super().__init__(appearance, parent, _SIZE)
        self._games: Sequence[PlayedGame] = ()
        self._names = Names()
        self._standing = Standing.KEPT
        self._progress = (0, 0)
        self._is_found = False
        self._shows_names = False
        self.overview = Overview(titles, appearance, now, self)
        self.names = NamesPage(appearance, self)
        self._state = Words(appearance, BODY, self, wrap=True)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.names_button, self.export_button = self.add_button(), self.add_button()
        menu = QMenu(self)
        self.table_action, self.picture_action = menu.addAction(""), menu.addAction("")
        self.export_button.setMenu(menu)
        self._close = self.add_button(primary=True)
        self.body.addWidget(self._state)
        self.body.addWidget(self.bar)
        self._pages = self.add_scroll(self.overview), self.add_scroll(self.names)
        self.body.addWidget(self._note)
        self.body.addStretch(0)
        self.put_buttons_on_top()
        self.names_button.clicked.connect(self._on_names)
        self.table_action.triggered.connect(lambda: self.table_asked.emit(self.overview.counted))
        self.picture_action.triggered.connect(
            lambda: self.picture_asked.emit(self.overview.picture())
        )
        self._close.clicked.connect(self._on_close)
        self.names.changed.connect(self._on_names_changed)
        self._is_built = True
        self.retranslate()

    def show_progress(self, done: int, every: int) -> None:
        """Show how many of the new games have been read."""
        self._progress = done, every
        self._tell()

    def show_found(self, games: Sequence[PlayedGame], names: Names, standing: Standing) -> None:
        """Show all finished games, and the state of the index."""
        self._games, self._names, self._standing, self._is_found = games, names, standing, True
        self.overview.show_games(games, names)
        if self._shows_names:
            self._show_names()
        self._tell()
        self.overview.filters.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        if self._is_built:
            self._tell()

    def _tell(self) -> None:
        """Show the content in the present language."""
        name = translate("Statistics", "Statistics")
        names = translate("Statistics", "Names in the statistics")
        self.setWindowTitle(name)
        self.heading.setText(names if self._shows_names else name)
        self.names_button.set_words(translate("Statistics", "Names…"))
        self.export_button.set_words(translate("Statistics", "Export…"))
        self.table_action.setText(translate("Statistics", "Table…"))
        self.picture_action.setText(translate("Statistics", "Chart…"))
        done, close = translate("Statistics", "Done"), translate("Statistics", "Close")
        self._close.set_words(done if self._shows_names else close)
        has_games = self._is_found and bool(self._games)
        for button in (self.names_button, self.export_button):
            button.setVisible(has_games and not self._shows_names)
        overview, page = self._pages
        overview.setVisible(has_games and not self._shows_names)
        page.setVisible(has_games and self._shows_names)
        self._tell_progress()
        self._note.setText(_standing_text(self._standing) if self._is_found else "")
        self._note.setVisible(bool(self._note.text()))

    def _tell_progress(self) -> None:
        done, every = self._progress
        self.bar.setRange(0, every)
        self.bar.setValue(done)
        self.bar.setVisible(not self._is_found and every > 0)
        if self._is_found:
            state = translate("Statistics", "No finished games yet.")
        elif every:
            words = translate("Statistics", "Looking through your games: {done} of {count}")
            state = fill(words, done=done, count=every)
        else:
            state = translate("Statistics", "Looking through your games…")
        self.bar.setAccessibleName(state)
        self._state.setText(state)
        self._state.setVisible(not (self._is_found and self._games))

    def _show_names(self) -> None:
        self.names.show_names(names_in(self._games), self._names)

    def _on_names(self) -> None:
        self._shows_names = True
        self._show_names()
        self._tell()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_close(self) -> None:
        if not self._shows_names:
            self.accept()
            return
        self._shows_names = False
        self._tell()
        self.names_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_names_changed(self, names: Names) -> None:
        self._names = names
        self.overview.show_games(self._games, names)
        self.names_changed.emit(names)


def _standing_text(standing: Standing) -> str:
    """Return the note about the index; empty if there is no problem."""
    match standing:
        case Standing.KEPT:
            return ""
        case Standing.REBUILT:
            return translate(
                "Statistics", "The index was damaged and has been rebuilt from your games."
            )
        case Standing.READ_ONLY:
            return translate(
                "Statistics",
                "Another window is updating the index, so the latest games may be missing.",
            )
        case Standing.IN_MEMORY:
            return translate(
                "Statistics",
                "The index can't be saved, so your games are looked through again each time.",
            )
