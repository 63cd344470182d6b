"""The saved state of the window: its place on the screen, the lessons that were done, and the
recent files, as a submenu; and files that are dropped on it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData, QObject, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from changcheng_qt.ui.looks.appearance import FollowsLanguage
from changcheng_qt.ui.looks.preferences import USUAL_VOLUME
from changcheng_qt.ui.window.places import FIRST_SIZE, brought_back, first_size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.panels.start_page import StartPage
    from changcheng_qt.ui.seam.title import PlainChoices

translate = QCoreApplication.translate

MOST_FILES: Final = 8
_WINDOW_SHARE: Final = 0.6
"""The largest share of the window's width for a file in the menu."""


class Remembered(dict[str, str | int | bool]):
    """The choices made at tables, by name; `changed` is called after each new one."""

    changed: Callable[[], object] = staticmethod(lambda: None)

    def __setitem__(self, name: str, value: str | int | bool) -> None:
        if self.get(name) != value:
            super().__setitem__(name, value)
            self.changed()


@dataclass(frozen=True, slots=True)
class WindowMemory:
    """The saved state of the window, as plain values."""

    geometry: str = ""
    """Qt's own, in hexadecimal digits."""
    side_panel: bool = True
    bot_speed: str = "normal"
    """The name of a `Speed`."""
    keys: PlainChoices = field(default_factory=dict)
    """The keys that were changed, by the name of the action."""
    last_games: Mapping[str, PlainChoices] = field(default_factory=dict)
    """The last order of each title."""
    choices: PlainChoices = field(default_factory=dict)
    """The choices made at the tables of titles."""
    recent: tuple[str, ...] = ()
    """The paths of recent files, the latest first."""
    book_zoom: float = 1.0
    """The size of the rulebook's text, relative to the usual."""
    volume: int = USUAL_VOLUME
    """In percent."""
    muted: bool = False
    lessons: tuple[str, ...] = ()
    """The lessons that were done, each as `title/lesson`."""
    advised: bool = False
    """Whether a lesson was suggested after a game."""


def geometry_of(window: QWidget) -> str:
    """Return the geometry of a window in its saved form."""
    return bytes(window.saveGeometry().toHex().data()).decode("ascii")


def take_place(window: QWidget, geometry: str) -> None:
    """Restore the place of the last session, moved back if a screen is gone; the first time the
    desktop chooses the place, so that the title of the window stays visible.
    """
    window.resize(FIRST_SIZE)
    kept = QByteArray.fromHex(geometry.encode("ascii", "replace"))
    is_known = window.restoreGeometry(kept)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if screens and not window.isMaximized() and not window.isFullScreen():
        place = brought_back(window.geometry(), screens)
        if is_known:
            window.setGeometry(place)
        else:
            window.resize(first_size(FIRST_SIZE, screens[0]))


def size_of(geometry: str) -> QSize:
    """Return the size that a window has in the place of the last session."""
    window = QWidget()
    take_place(window, geometry)
    return window.size()


class RecentFiles(QObject):
    """The recent paths, the latest first."""

    chosen = Signal(object)
    """The `Path` chosen in a menu."""

    def __init__(self, files: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._files = list(files[:MOST_FILES])

    @property
    def files(self) -> tuple[str, ...]:
        """Return the paths."""
        return tuple(self._files)

    def remember(self, file: str) -> None:
        """Put a path on top, once: on Windows its spelling in capitals or not does not count."""
        others = [other for other in self._files if Path(other) != Path(file)]
        self._files = [file, *others][:MOST_FILES]

    def menu(self, parent: QWidget) -> RecentMenu:
        """Return a submenu of the paths, filled when it is opened."""
        return RecentMenu(self, parent)


class RecentMenu(FollowsLanguage, QMenu):
    """Offers the files by name, each with its folder."""

    def __init__(self, recent: RecentFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self._recent = recent
        self._window = parent.window()
        self.aboutToShow.connect(self._fill)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the title of the menu."""
        self.setTitle(translate("Menus", "Recent files"))

    def _fill(self) -> None:
        self.clear()
        for path in map(Path, self._recent.files):
            action = self.addAction(_shown(self._line(path)))
            action.triggered.connect(lambda _checked, path=path: self._recent.chosen.emit(path))
        if self.isEmpty():
            self.addAction(translate("Menus", "None yet")).setEnabled(False)

    def _line(self, path: Path) -> str:
        """Return name and folder, elided in the middle if the window is too narrow."""
        room = round(self._window.width() * _WINDOW_SHARE)
        text = f"{path.name} – {path.parent}"
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room)


class Lessons(QObject):
    """The lessons that were done on this computer."""

    list_asked = Signal()
    """Show the list of lessons."""
    left = Signal()
    """The learner has left the lesson on the table."""
    done_changed = Signal()
    """Another lesson was done."""

    def __init__(
        self, page: StartPage, actions: Actions, kept: WindowMemory, parent: QObject
    ) -> None:
        """Start with the saved lessons; a person without any, and without a game, is offered them
        first.
        """
        super().__init__(parent)
        self._page = page
        self.is_advised = kept.advised
        """Whether a lesson was suggested after a game."""
        self.done = kept.lessons
        """The lessons that were done, each as `title/lesson`."""
        page.greet(is_first_start=not (kept.lessons or kept.last_games))
        page.lessons_asked.connect(self.list_asked)
        actions.connect_slots({"learn": self.list_asked.emit})

    def note(self, name: str) -> None:
        """Record that a lesson was done, named as `title/lesson`."""
        self.done = tuple(dict.fromkeys((*self.done, name)))
        self._page.greet(is_first_start=False)
        self.done_changed.emit()


def dropped_file(dropped: QMimeData) -> Path | None:
    """Return the file on this computer that is being dropped, if it is just one."""
    urls = dropped.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if os.path.isfile(path) else None


def accepted_file(event: QDropEvent) -> Path | None:
    """Return the file that is being dropped, if it is just one, and accept it."""
    file = dropped_file(event.mimeData())
    if file is not None:
        event.acceptProposedAction()
    return file


def _shown(name: str) -> str:
    """Return a name escaped for a menu: the part after a tab would be shown as a key."""
    from unicodedata import category

    return "".join(" " if category(sign) == "Cc" else sign for sign in name).replace("&", "&&")
