"""The games on this computer on the start page, and the actions on them."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.game_cards import ReadGame, card_of, read_games
from changcheng_qt.app.desks.save_words import UNREADABLE, refused_text, say_unreadable
from changcheng_qt.app.desks.trash import Trash
from changcheng_qt.app.session import Session
from changcheng_qt.app.threads import Background
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import KeptGame, Library, is_title
from changcheng_qt.ui.window.banner import BannerButton, BannerWords, lower_banner
from changcheng_qt.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from changcheng_qt.ui.library.card import GameCard

translate = QCoreApplication.translate

T = TypeVar("T")

THROWN_AWAY: Final = "thrown away"
TOO_MANY: Final = "too many games"
MOST_GAMES: Final = 50
"""The number of games from which the program proposes to throw away those that were not played for
longest.
"""
SOUGHT: Final = 50
"""How many games are searched for a running one, also where they are not visible."""
AT_A_TIME: Final = 4
"""How many games are read before the first of them is shown."""


class KeptGames(QObject):
    """Shows the games of a library on the start page of a window."""

    def __init__(self, window: MainWindow, session: Session, autosave: Autosave) -> None:
        """Refresh whenever the start page appears."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._autosave = autosave
        self._listing = Background(self)
        self._reading = Background(self)
        self._to_read: list[str] = []
        self._kept: dict[str, KeptGame] = {}
        self._cards: dict[str, GameCard] = {}
        self._runs: dict[str, bool] = {}
        """Which games are running, as far as they were read since the last listing."""
        self._in_sight: set[str] = set()
        self._asked_about_many = False
        self._trash = Trash(window, autosave)
        self._trash.changed.connect(self._on_trash_changed)
        window.start_shown.connect(self.look)
        window.closing.connect(self._listing.forget)
        window.closing.connect(self._reading.forget)
        window.table.start_page.left.connect(self._on_left)
        shelf = window.table.start_page.shelf
        shelf.wanted.connect(self._on_wanted)
        shelf.chosen.connect(self._on_chosen)
        shelf.renaming_asked.connect(self._on_renaming_asked)
        shelf.duplicate_asked.connect(self._on_duplicate_asked)
        shelf.trash_asked.connect(self._on_trash_asked)
        shelf.trash_opened.connect(self._trash.open)
        self.look()

    def _on_left(self) -> None:
        """Hide the banner about games where no list of them is visible."""
        for name in (THROWN_AWAY, TOO_MANY, UNREADABLE):
            lower_banner(self._window.table, name)

    def look(self) -> None:
        """List the games; the start page requests their cards."""
        library = self._autosave.library
        self._listing.run(
            lambda: (library.games(), len(library.thrown_away()), library.unreadable()),
            lambda listed: self._on_listed(*listed),
        )

    def _on_listed(
        self, games: Sequence[KeptGame], thrown_away: int, unreadable: Path | None
    ) -> None:
        self._kept = {game.folder.name: game for game in games}
        self._runs.clear()
        self._window.table.start_page.show_games(list(self._kept), thrown_away)
        self._speak_of_many(games)
        if self._window.table.start_page.isVisible():
            library = self._autosave.library
            of_one = unreadable is not None and unreadable == library.folder_of(unreadable.name)
            say_unreadable(self._window, unreadable, of_one=of_one)

    def _on_wanted(self, keys: Sequence[str]) -> None:
        """Read the games that have become visible, before those that did so earlier."""
        self._in_sight.update(keys)
        self._to_read = [*keys, *(key for key in self._to_read if key not in keys)]
        self._read_on()

    def _read_on(self) -> None:
        if self._reading.is_busy or not self._to_read:
            return
        keys, self._to_read = self._to_read[:AT_A_TIME], self._to_read[AT_A_TIME:]
        library, games = self._autosave.library, [self._kept[k] for k in keys if k in self._kept]
        self._reading.run(lambda: read_games(library, games), self._on_read, self._read_on)

    def _down_to_running(self) -> list[str]:
        """Return the next games to read until it is clear which of the latest is running."""
        latest = list(self._kept)[:SOUGHT]
        known = list(takewhile(lambda key: key in self._runs, latest))
        if any(self._runs[key] for key in known):
            return []
        return [key for key in latest[len(known) :] if key not in self._runs][:AT_A_TIME]

    def _on_read(self, games: Sequence[ReadGame]) -> None:
        """Ask which games are being played; the writer keeps this apart from other jobs that take a
        lock.
        """
        folders = [game.kept.folder for game in games]
        self._autosave.ask_library(
            lambda library: [library.is_taken(folder) for folder in folders],
            lambda taken: self._show_cards(games, taken),
        )
        self._read_on()

    def _show_cards(self, games: Sequence[ReadGame], taken: Sequence[bool]) -> None:
        own = self._session.folder
        for game, is_taken in zip(games, taken, strict=True):
            is_elsewhere = is_taken and game.kept.folder != own
            card = self._cards[game.kept.folder.name] = card_of(
                self._window.titles, game, is_elsewhere=is_elsewhere
            )
            self._runs[card.key] = card.is_running
            if card.key in self._in_sight:
                self._window.table.start_page.shelf.fill(card)
        self._offer_latest()
        self._to_read = self._to_read or self._down_to_running()
        self._read_on()

    def _offer_latest(self) -> None:
        """Offer to resume the last played of the running games, unless the game at hand is
        running.
        """
        page, match = self._window.table.start_page, self._session.match
        if not page.isVisible() or (match is not None and match.outcome is None):
            return
        latest = takewhile(lambda key: key in self._runs, self._kept)
        page.offer_listed(next((key for key in latest if self._runs[key]), ""))

    def _on_chosen(self, key: str) -> None:
        self._session.go_on(self._kept[key].folder)

    def _on_renaming_asked(self, key: str) -> None:
        self._window.dialogs.rename_game(self._cards[key], self._rename)

    def _rename(self, key: str, title: str) -> None:
        if is_title(title):
            self._change(partial(Library.rename, folder=self._kept[key].folder, title=title))

    def _on_duplicate_asked(self, key: str) -> None:
        self._change(partial(Library.duplicate, folder=self._kept[key].folder))

    def _on_trash_asked(self, key: str) -> None:
        folder = self._kept[key].folder
        if folder == self._session.folder:
            self._session.let_go()
        self._throw_away([folder])

    def _throw_away(self, folders: Sequence[Path]) -> None:
        lower_banner(self._window.table, TOO_MANY)

        def throw_away(library: Library) -> list[Path]:
            return [folder for folder in folders if library.throw_away(folder)]

        def tell(thrown: Sequence[Path]) -> None:
            if thrown:
                banners = self._window.table.banners
                banners.raise_banner(THROWN_AWAY, partial(self._thrown_words, thrown))

        self._change(throw_away, tell)

    def _thrown_words(self, folders: Sequence[Path]) -> BannerWords:
        if len(folders) == 1:
            text = translate("Games", "Game moved to trash.")
        else:
            many = translate("Games", "{count} games moved to trash.")
            text = fill(many, count=len(folders))
        back = BannerButton(translate("Games", "Restore"), lambda: self._bring_back(folders))
        good = BannerButton(
            translate("Games", "OK"),
            lambda: lower_banner(self._window.table, THROWN_AWAY),
        )
        return BannerWords(text, None, (back, good))

    def _bring_back(self, folders: Sequence[Path]) -> None:
        lower_banner(self._window.table, THROWN_AWAY)
        self._trash.restore(folders)

    def _speak_of_many(self, games: Sequence[KeptGame]) -> None:
        """Propose once to throw old games away; nothing happens to them otherwise."""
        old = [game.folder for game in games[MOST_GAMES:]]
        is_seen = self._window.table.start_page.isVisible()
        if old and is_seen and not self._asked_about_many:
            self._asked_about_many = True
            self._window.table.banners.raise_banner(TOO_MANY, partial(self._many_words, old))

    def _many_words(self, old: Sequence[Path]) -> BannerWords:
        text = translate("Games", "You have many saved games, {count} of them old.")
        trash = BannerButton(
            translate("Games", "Move old games to trash"), lambda: self._throw_away(old)
        )
        keep = BannerButton(
            translate("Games", "Keep all"),
            lambda: lower_banner(self._window.table, TOO_MANY),
        )
        return BannerWords(fill(text, count=len(old)), None, (trash, keep))

    def _change(
        self, change: Callable[[Library], T], then: Callable[[T], None] | None = None
    ) -> None:
        """Change something on the disk, then refresh the list."""

        def on_changed(result: T) -> None:
            if then:
                then(result)
            self.look()

        def on_refused(fault: SaveError | OSError) -> None:
            self._say_refused(fault)
            self.look()

        self._autosave.ask_library(change, on_changed, on_refused)

    def _on_trash_changed(self) -> None:
        """Stop offering to restore games that may be deleted."""
        lower_banner(self._window.table, THROWN_AWAY)
        self.look()

    def _say_refused(self, fault: SaveError | OSError) -> None:
        self._window.show_toast(refused_text(fault))
