"""Play with people at other computers, from the menu and the start page.

The room behind it, and with it everything about networks, is imported when a person asks for it;
the reader of the tables that were left, in another thread, and only if there are any.
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
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.session import Session
    from changcheng_qt.app.tables.room import TableRoom
    from changcheng_qt.ui.net.left import TableCard
    from changcheng_qt.ui.net.tell_me import AtLogin
    from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

WAYS_BACK: Final = "ways back to tables"
_MOST_STRIPS: Final = 3


class WaysBack:
    """A strip over the start page for each table that goes on, with the way there."""

    def __init__(
        self, window: MainWindow, ask: Callable[[], None], go_on: Callable[[str], None]
    ) -> None:
        """Go on at a table by its key, or ask at which."""
        self._window, self._ask, self._go_on = window, ask, go_on
        self._cards: Sequence[TableCard] = ()
        self._shown: set[str] = set()
        self._read: set[str] = set()
        """The strips that somebody has read."""
        self._gone: set[str] = set()
        """The tables that were left for good."""

    @property
    def is_shown(self) -> bool:
        """Whether there is a strip."""
        return bool(self._shown)

    def show(self, cards: Sequence[TableCard]) -> None:
        """Show the ways to these tables, in place of earlier ones."""
        self._cards = [card for card in cards if card.key not in self._gone]
        strips = {f"{WAYS_BACK} {one[0].key}": one for one in strips_of(self._cards)}
        before, self._shown = self._shown, strips.keys() - self._read
        for name in before - self._shown:
            lower_banner(self._window.table, name)
        for name in [name for name in strips if name in self._shown]:
            words = partial(
                strip_words,
                self._window,
                strips[name],
                self._ask,
                self._go_on,
                partial(self._on_read, name),
            )
            self._window.table.banners.raise_banner(name, words)

    def leave(self) -> None:
        """Show none; the next time all are shown again."""
        self.show(())
        self._read.clear()

    def forget(self, key: str) -> None:
        """Remove the way back to a table that was left for good."""
        self._gone.add(key)
        self.show(self._cards)

    def _on_read(self, name: str) -> None:
        self._read.add(name)
        self.show(self._cards)


class TableDesk(QObject):
    """Opens the room of tables on request; the start page leads to the tables that go on."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, folder: Path) -> None:
        """Keep tables in a folder, which need not exist, and finished games where `games` are."""
        super().__init__(window)
        self._window, self._session, self._games, self._folder = window, session, games, folder
        window.together_asked.connect(self.ask)
        window.dialogs.at_login = self.at_login
        self._looking = Background(self)
        window.closing.connect(self._looking.forget)
        window.start_shown.connect(self.look)
        self._cards: Sequence[TableCard] = ()
        """The tables that were left, as far as is known."""
        self._ways_back = WaysBack(window, self.ask, self._go_on)
        window.table.start_page.left.connect(self._ways_back.leave)
        self.look()

    def ask(self) -> None:
        """Ask whether to join a table or to open one, or say what is missing for both."""
        if not self._is_missing():
            self.room.ask(self._cards)

    def look(self) -> None:
        """Find the tables that were left, for the start page."""
        room: TableRoom | None = vars(self).get("room")
        found = partial(_left, self._folder, room.laid.in_use if room else ())
        self._looking.run(found, self._on_found)

    def _on_found(self, cards: Sequence[TableCard]) -> None:
        self._know(cards)
        page = self._window.table.start_page
        is_free = page.isVisible() and not page.is_still
        self._ways_back.show([card for card in cards if card.goes_on] if is_free else ())

    def _know(self, cards: Sequence[TableCard]) -> None:
        self._cards = cards
        room: TableRoom | None = vars(self).get("room")
        is_asking = room is not None and room.laid.is_aside
        are_any = is_asking or any(card.goes_on for card in cards)
        self._window.table.start_page.offer_tables(are_any=are_any)

    def _on_given_up(self, key: str) -> None:
        self._know([card for card in self._cards if card.key != key])
        self._ways_back.forget(key)

    def _on_news(self) -> None:
        """Keep the strips true while somebody reads them."""
        if self._ways_back.is_shown:
            self.look()

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
        """Return whether news of tables is shown from login on, None where none can come."""
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
        room.laid.went_on.connect(self._on_news)
        room.laid.put_aside.connect(self.look)
        room.laid.given_up.connect(self._on_given_up)
        room.looked.connect(self._know)
        return room


def strips_of(cards: Sequence[TableCard]) -> Sequence[Sequence[TableCard]]:
    """Return the tables of each strip: one, or in the last strip all that would be too many."""
    alone = len(cards) if len(cards) <= _MOST_STRIPS else _MOST_STRIPS - 1
    rest = [cards[alone:]] if alone < len(cards) else []
    return [*((card,) for card in cards[:alone]), *rest]


def strip_words(
    window: MainWindow,
    cards: Sequence[TableCard],
    ask: Callable[[], None],
    go_on: Callable[[str], None],
    read: Callable[[], None],
) -> BannerWords:
    """Return the words of a strip; its button goes to the only table, or asks to which."""
    card = cards[0]
    if len(cards) > 1:
        words = fill(translate("Tables", "You sit at {count} more tables."), count=len(cards))
        go = BannerButton(translate("Tables", "Show the tables"), ask)
    else:
        heading = card.heading(window.titles[card.title].shown_name())
        words = f"{heading} · {card.state_text}"
        go = BannerButton(translate("Tables", "Go to the table"), lambda: go_on(card.key))
    return BannerWords(words, None, (go, BannerButton(translate("Games", "OK"), read)))


def _missing() -> Sequence[str]:
    """Return the packages that are missing; most starts of the program need not know."""
    from changcheng_qt.net.extra import missing

    return missing()


def _left(folder: Path, in_use: Collection[Path]) -> Sequence[TableCard]:
    library = Library(RealDisk(), folder, SystemRandom())
    if not library.keys() or _missing():
        return ()
    from changcheng_qt.app.tables.kept import kept_tables

    return kept_tables(library, in_use, time())
