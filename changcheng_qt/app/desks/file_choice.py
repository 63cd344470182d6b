"""Asks a person for a file; injected, so that tests and other programs can answer instead."""

import os
import re
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from changcheng_qt.engine.texts import characters
from changcheng_qt.saves.savefile import SUFFIX

translate = QCoreApplication.translate

LARGEST_PART: Final = 79
"""The longest part in bytes, so that the whole name of a file has less than the 143 bytes that some
encrypted disks allow.
"""
_SHARE: Final = 0.75
"""The share of the window's width and height that a dialog takes up."""
_NOT_EVERYWHERE: Final = re.compile(r'[<>:"/\\|?*]')


class FileChoice(Protocol):
    """A way to ask for a file."""

    def to_open(self) -> Path | None:
        """Return the saved game to open, None if cancelled."""

    def to_save(self, name: str) -> Path | None:
        """Return the path to write a file to, with a suggested name; None if cancelled."""


class FileDialogs:
    """The file dialogs of the desktop."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def to_open(self) -> Path | None:
        asking = QFileDialog(self._window, translate("Files", "Open a saved game"), _documents())
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.setNameFilters(_kinds().split(";;"))
        return self._answer_of(asking)

    def to_save(self, name: str) -> Path | None:
        is_game = name.endswith(SUFFIX)
        asking = QFileDialog(self._window, _saving(name), _documents())
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(Path(name).suffix.removeprefix("."))
        if is_game:
            asking.setNameFilters(_kinds().split(";;"))
        asking.selectFile(name)
        return self._answer_of(asking, Path(name).suffix)

    def _answer_of(self, asking: QFileDialog, suffix: str = "") -> Path | None:
        """Ask, in a dialog large enough to read names in; the desktop's own dialog has its own
        size. Every name gets the suffix, also one with a dot, for which Qt would take its end; if
        there is such a file, ask again, so that the dialog asks whether to replace it.
        """
        wanted = self._window.size() * _SHARE
        asking.resize(asking.sizeHint().expandedTo(wanted))
        path: Path | None = None
        while path is None and asking.exec() == QFileDialog.DialogCode.Accepted:
            path, is_whole = _with_suffix(asking.selectedFiles()[0], suffix)
            if not is_whole and os.path.exists(path):
                asking.selectFile(path.name)
                path = None
        asking.deleteLater()
        return path


def _with_suffix(name: str, suffix: str) -> tuple[Path, bool]:
    """Return the path of a file with a suffix, and whether its name had that already."""
    is_whole = name.lower().endswith(suffix)
    return Path(name if is_whole else name.rstrip(".") + suffix), is_whole


def part_of_name(text: str) -> str:
    """Return a text, such as a player's name, as part of the name of a file that every system
    accepts: cut between two characters where it is long, never empty.
    """
    parts = characters(_NOT_EVERYWHERE.sub("_", text))
    while len("".join(parts).encode()) > LARGEST_PART:
        parts.pop()
    return "".join(parts).strip(". ") or "_"


def _documents() -> str:
    """Return the user's folder of documents, or the home folder without one."""
    places = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(places.DocumentsLocation)
    if os.path.isdir(documents):
        return documents
    return QStandardPaths.writableLocation(places.HomeLocation)


def _saving(name: str) -> str:
    """Return the title of the dialog that saves a file of that name."""
    match Path(name).suffix:
        case ".pdf":
            return translate("Files", "Save the rulebook")
        case ".txt":
            return translate("Files", "Save a report")
        case ".csv":
            return translate("Files", "Export the table")
        case ".png":
            return translate("Files", "Export the chart")
        case _:
            return translate("Files", "Save a copy")


def _kinds() -> str:
    games, everything = translate("Files", "Saved games"), translate("Files", "All files")
    return f"{games} (*{SUFFIX});;{everything} (*)"
