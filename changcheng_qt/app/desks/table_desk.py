"""Play with people at other computers, from the menu and the start page.

The room behind it, and with it everything about networks, is imported when a person asks for it;
what reads the tables that were left, in another thread, and only if there are any.
"""

from __future__ import annotations

from functools import cached_property, partial
from random import SystemRandom
from time import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.threads import Background
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.ui.window.banner import BannerButton, BannerWords, lower_banner

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.session import Session
    from changcheng_qt.app.tables.room import TableRoom
    from changcheng_qt.ui.net.left import TableCard
    from changcheng_qt.ui.net.tell_me import AtLogin
    from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

DUE: Final = "due tables"


class TableDesk(QObject):
    """Opens the room of tables on request; the start page tells which tables wait."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, folder: Path) -> None:
        """Keep tables in a folder, which need not exist, and finished games where `games` are."""
        super().__init__(window)
        self._window, self._session, self._games, self._folder = window, session, games, folder
        window.together_asked.connect(self.ask)
        window.dialogs.at_login = self.at_login
        self._looking = Background(self)
        window.closing.connect(self._looking.forget)
        window.start_shown.connect(self.look)
        window.table.start_page.left.connect(lambda: lower_banner(window.table, DUE))
        self.look()

    def ask(self) -> None:
        """Ask whether to join a table or to open one, or say what is missing for both."""
        if not self._is_missing():
            self.room.ask()

    def look(self) -> None:
        """Find the tables that wait for the people here, for the start page."""
        room: TableRoom | None = vars(self).get("room")
        table = room.laid.table if room else None
        self._looking.run(partial(_due, self._folder, table.path if table else None), self._on_due)

    def _on_due(self, cards: Sequence[TableCard]) -> None:
        page = self._window.table.start_page
        if cards and page.isVisible() and not page.is_still:
            words = partial(due_words, self._window, cards, self.ask, self._go_on)
            self._window.table.banners.raise_banner(DUE, words)
        else:
            lower_banner(self._window.table, DUE)

    def has(self, file: Path) -> bool:
        """Return whether a path is that of a table's folder, as a notification opens it."""
        return file.parent == self._folder

    def go_on(self, table: Path) -> None:
        """Open a table again by its folder."""
        if not self._is_missing():
            self._go_on(table.name)

    def _go_on(self, key: str) -> None:
        self.room.go_on(key)

    def at_login(self) -> AtLogin | None:
        """Return whether news of tables is told from login on, None where none can come."""
        if _missing():
            return None
        from changcheng_qt.app.waiting.choosing import at_login

        return at_login(self._games)

    def _is_missing(self) -> bool:
        packages = _missing()
        if packages:
            from changcheng_qt.app.tables.words import missing_text

            self._window.show_toast(missing_text(packages))
        return bool(packages)

    @cached_property
    def room(self) -> TableRoom:
        """The room, made on first use."""
        from changcheng_qt.app.autosave import Autosave
        from changcheng_qt.app.tables.hosting import Means
        from changcheng_qt.app.tables.room import TableRoom
        from changcheng_qt.app.threads import WriterThread

        rng = SystemRandom()
        autosave = Autosave(Library(RealDisk(), self._folder, rng), WriterThread())
        means = Means(autosave, rng, time)
        room = TableRoom(self._window, self._session, self._games, means)
        self._window.closing.connect(autosave.close)
        return room


def due_words(
    window: MainWindow,
    cards: Sequence[TableCard],
    ask: Callable[[], None],
    go_on: Callable[[str], None],
) -> BannerWords:
    """Return the notice of the tables that wait; its button goes to the only one, or asks which."""
    card = cards[0]
    if len(cards) > 1:
        text = translate("Tables", "It's your turn at {count} tables.")
        words = fill(text, count=len(cards))
        go = BannerButton(translate("Tables", "Show the tables"), ask)
    else:
        heading = card.heading(window.titles[card.title].shown_name())
        words = f"{heading} · {card.state_text}"
        go = BannerButton(translate("Tables", "Go to the table"), lambda: go_on(card.key))
    ok = BannerButton(translate("Games", "OK"), lambda: lower_banner(window.table, DUE))
    return BannerWords(words, None, (go, ok))


def _missing() -> Sequence[str]:
    """Return the packages that are missing; most starts of the program need not know."""
    from changcheng_qt.net.extra import missing

    return missing()


def _due(folder: Path, open_now: Path | None) -> Sequence[TableCard]:
    library = Library(RealDisk(), folder, SystemRandom())
    if not library.keys() or _missing():
        return ()
    from changcheng_qt.app.tables.kept import due_tables

    return due_tables(library, open_now, time())
