"""Files that were opened or saved lately, as a submenu; files that are dropped on the window."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from unicodedata import category

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu, QWidget

from changcheng_qt.ui.looks.appearance import FollowsLanguage

translate = QCoreApplication.translate

MOST: Final = 8
_WINDOW_SHARE: Final = 0.6


class RecentFiles(QObject):
    """Remembers paths, the latest first."""

    chosen = Signal(object)
    """The `Path` that was chosen in a menu."""

    def __init__(self, files: Sequence[str], parent: QObject) -> None:
        """Begin with those of the last session."""
        super().__init__(parent)
        self._files = list(files[:MOST])

    @property
    def files(self) -> tuple[str, ...]:
        """Return the paths."""
        return tuple(self._files)

    def remember(self, file: str) -> None:
        """Put a path on top."""
        self._files = [file, *(other for other in self._files if other != file)][:MOST]

    def menu(self, parent: QWidget) -> "RecentMenu":
        """Return a submenu of the paths as they are when it is opened."""
        return RecentMenu(self, parent)


class RecentMenu(FollowsLanguage, QMenu):
    """Offers the files by name, each with its folder."""

    def __init__(self, recent: RecentFiles, parent: QWidget) -> None:
        """Offer what is remembered whenever it is opened."""
        super().__init__(parent)
        self._recent = recent
        self._window = parent.window()
        self.aboutToShow.connect(self._fill)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the menu anew."""
        self.setTitle(translate("Menus", "Recent files"))

    def _fill(self) -> None:
        self.clear()
        for path in map(Path, self._recent.files):
            action = self.addAction(_shown(self._line(path)))
            action.triggered.connect(lambda _checked, path=path: self._recent.chosen.emit(path))
        if self.isEmpty():
            self.addAction(translate("Menus", "None yet")).setEnabled(False)

    def _line(self, path: Path) -> str:
        """Return name and folder, without what is in the middle where the window is too narrow."""
        room = round(self._window.width() * _WINDOW_SHARE)
        text = f"{path.name} – {path.parent}"
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room)


def _shown(name: str) -> str:
    """Return a name as a menu shows it as it is: what follows a tab would be taken for a key."""
    return "".join(" " if category(sign) == "Cc" else sign for sign in name).replace("&", "&&")


def dropped_file(dropped: QMimeData) -> Path | None:
    """Return the file on this computer that is being dropped, if it is just one."""
    urls = dropped.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.is_file() else None


def accepted_file(event: QDropEvent) -> Path | None:
    """Return the file that is being dropped, if it is just one, and take it."""
    file = dropped_file(event.mimeData())
    if file is not None:
        event.acceptProposedAction()
    return file
