"""The faults of files and disks, in the language of the interface; and the banners about the game's
file: a lasting one while nothing can be saved, others until they are read; and about folders and
settings that the disk refuses to read.
"""

import errno
import os
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.errors import News, Problem, SaveError
from changcheng_qt.saves.in_use import is_in_use
from changcheng_qt.ui.window.banner import BannerButton, BannerWords, lower_banner
from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

UNSAFE: Final = "unsafe"
UNSAFE_TABLE: Final = "unsafe table"
UNREADABLE: Final = "unreadable"
UNREAD_SETTINGS: Final = "unread settings"
"""The names of banners; those about the files of a game have the names of their news."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT)
"""The faults of a disk without space."""
_LONGEST_NAME: Final = 40


def save_error_text(error: SaveError) -> str:
    """Return the fault of a file, with its place; the first line stands for the whole file."""
    text = fill(_problem_text(error.problem), name=error.detail[:_LONGEST_NAME])
    if error.line in (None, 1):
        return text
    return fill(translate("Saves", "{fault} (line {line})"), fault=text, line=error.line)


def fault_text(fault: SaveError | OSError) -> str:
    """Return the fault of a file, or why the disk refuses it."""
    return disk_error_text(fault) if isinstance(fault, OSError) else save_error_text(fault)


def refused_text(fault: SaveError | OSError) -> str:
    """Return the fault because of which nothing was changed on the shelf of games."""
    if isinstance(fault, SaveError):
        return save_error_text(fault)
    return fill(translate("Games", "Nothing was changed. {fault}"), fault=disk_error_text(fault))


def disk_error_text(error: OSError) -> str:
    """Return why a disk refuses, not in the words of the system, which are in its own language."""
    if is_in_use(error):
        return translate("Disk", "Another program is using the file.")
    known = {
        **dict.fromkeys(FULL, translate("Disk", "The disk is full.")),
        errno.EROFS: translate("Disk", "Can't write to that location."),
        errno.EACCES: translate("Disk", "You don't have permission to write there."),
        errno.EPERM: translate("Disk", "You don't have permission to write there."),
        errno.EIO: translate("Disk", "The disk reported a read or write error."),
        errno.ENOENT: translate("Disk", "Folder not found."),
        errno.ENOTDIR: translate("Disk", "Folder not found."),
        errno.EISDIR: translate("Disk", "A folder with this name already exists."),
        errno.ENAMETOOLONG: translate("Disk", "The name is too long."),
        errno.EBUSY: translate("Session", "This game is open in another window."),
    }
    number = error.errno or 0
    code = errno.errorcode.get(number, "?")
    return known.get(number) or fill(
        translate("Disk", "The disk reported an error ({code})."), code=code
    )


class UnsafeBanner(QObject):
    """A banner over the table of a window; offers to save a copy elsewhere."""

    def __init__(self, window: MainWindow, autosave: Autosave) -> None:
        super().__init__(window)
        self._window = window
        self._autosave = autosave
        autosave.safe.connect(self._on_safe)

    def _on_safe(self, is_safe: bool) -> None:
        banners = self._window.table.banners
        if is_safe:
            banners.lower_banner(UNSAFE)
        else:
            banners.raise_banner(UNSAFE, self._words)

    def _words(self) -> BannerWords:
        return _unsafe_words(self._window, self._autosave.fault)


def say_unsafe_table(window: MainWindow, fault: OSError | None) -> None:
    """Show, as long as it lasts, that the disk does not save the lines of a table."""
    if fault is None:
        lower_banner(window.table, UNSAFE_TABLE)
    else:
        window.table.banners.raise_banner(UNSAFE_TABLE, partial(_unsafe_words, window, fault))


def _unsafe_words(window: MainWindow, fault: OSError | None) -> BannerWords:
    save = BannerButton(translate("Session", "Save a copy…"), window.save_asked.emit)
    reason = disk_error_text(fault) if fault else translate("Disk", "The disk isn't responding.")
    text = fill(translate("Session", "This game isn't being saved. {fault}"), fault=reason)
    return BannerWords(text, None, (save,), warning=True)


class NewsBanners(QObject):
    """Banners over the table of a window: each shows news about a game's files, or a lack of their
    disk, until it is read.
    """

    def __init__(self, window: MainWindow, autosave: Autosave) -> None:
        super().__init__(window)
        self._table = window.table
        autosave.news.connect(self._on_news)

    def _on_news(self, news: News) -> None:
        banners, name = self._table.banners, news.name

        def words() -> BannerWords:
            read = BannerButton(translate("Session", "OK"), lambda: banners.lower_banner(name))
            return BannerWords(news_text(news), None, (read,), warning=True)

        banners.raise_banner(name, words)


def news_text(news: News) -> str:
    """Return the news in one sentence, with its consequence."""
    return {
        News.DAMAGED: translate(
            "Session", "The file was damaged. The game continues from its last good step."
        ),
        News.MISSING: translate(
            "Session", "The game's file was missing. The game continues from its last backup."
        ),
        News.OVERTAKEN: translate(
            "Session", "The file was an older copy. The game continues from a later backup."
        ),
        News.RENEWED: translate(
            "Session", "Another program changed this game's files. The game was saved again."
        ),
        News.SET_ASIDE: translate(
            "Session", "Another file had replaced this game's file. Both are kept."
        ),
        News.ELSEWHERE: translate(
            "Session", "Another window is playing this game. It continues here as a copy."
        ),
        News.UNSYNCED: translate(
            "Session", "Saved, but on this disk a power failure could cost the latest moves."
        ),
        News.UNLOCKED: translate(
            "Session", "This disk has no file locks. Don't play one game in two windows."
        ),
    }[news]


def say_unreadable(window: MainWindow, folder: Path | None, *, of_one: bool) -> None:
    """Show which folder the disk refuses to list, as long as there is one: that of all games, or
    `of one` of them.
    """
    if folder is None:
        lower_banner(window.table, UNREADABLE)
        return
    shown = _shown(folder)

    def words() -> BannerWords:
        if of_one:
            text = translate("Disk", "A game can't be read: {folder}")
        else:
            text = translate("Disk", "Games aren't saved: {folder} can't be read.")
        return BannerWords(fill(text, folder=shown), None, warning=True)

    window.table.banners.raise_banner(UNREADABLE, words)


def say_unread_settings(window: MainWindow, folder: Path) -> None:
    """Show, until it is read, that the disk refused to read the settings in a folder."""
    banners = window.table.banners

    def words() -> BannerWords:
        understood = BannerButton(
            translate("Session", "OK"), lambda: banners.lower_banner(UNREAD_SETTINGS)
        )
        text = translate("Disk", "Settings aren't saved: {folder} can't be read.")
        return BannerWords(fill(text, folder=_shown(folder)), None, (understood,), warning=True)

    banners.raise_banner(UNREAD_SETTINGS, words)


def _shown(path: Path) -> str:
    """Return a path as people write it, with `~` for their home."""
    home = os.path.expanduser("~")
    return os.path.join("~", path.relative_to(home)) if path.is_relative_to(home) else str(path)


def _problem_text(problem: Problem) -> str:
    return {
        Problem.UNREADABLE: translate("Saves", "The file can't be read."),
        Problem.TOO_LARGE: translate("Saves", "The file is too large to be a saved game."),
        Problem.TOO_LONG: translate("Saves", "The file has too many records to be a saved game."),
        Problem.NOT_A_GAME: translate("Saves", "The file isn't a saved game."),
        Problem.NEWER_FORMAT: translate("Saves", "This file needs version {name} or later."),
        Problem.OTHER_DRAFT: translate(
            "Saves",
            "This file was written by a preliminary build of version {name} and opens only there.",
        ),
        Problem.UNKNOWN_GAME: translate("Saves", "The file is for an unknown game: {name}."),
        Problem.UNKNOWN_OPTION: translate(
            "Saves", "The file uses an option unknown to this version: {name}."
        ),
        Problem.CUT_OFF: translate("Saves", "The file is incomplete."),
        Problem.TAMPERED: translate("Saves", "The file was changed or damaged."),
        Problem.NOT_CANONICAL: translate("Saves", "The file isn't in the saved-game format."),
        Problem.MALFORMED: translate("Saves", "The file contains an invalid record."),
        Problem.AGAINST_RULES: translate("Saves", "The file contains an illegal move."),
        Problem.WRONG_RESULT: translate("Saves", "The result in the file doesn't match its moves."),
    }[problem]
