"""The trash of the games on this computer: seen, brought back from, emptied after a question."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from changcheng_qt.app.main import Program
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.held import LOCK
from changcheng_qt.saves.library import TRASH, Library
from changcheng_qt.ui.library.dialogs import TrashDialog
from changcheng_qt.ui.panels.words import Words
from tests.app.test_kept_games import at_start, keep, library, rows

__all__ = ["at_start", "library"]

AtStart = Callable[[int], Program]


def throw_away(library: Library, count: int) -> list[Path]:
    """Put n games into the trash; return where they were."""
    folders = [keep(library, seed, 9, (f"A{seed}", "Bo")) for seed in range(count)]
    for folder in folders:
        assert library.throw_away(folder)
    return folders


def button(running: Program, begins: str) -> QPushButton:
    """A button of the start page by how its words begin."""
    found = running.window.table.start_page.findChildren(QPushButton)
    return next(one for one in found if one.text().startswith(begins) and one.isVisible())


def opened(running: Program, qtbot: QtBot, count: int) -> TrashDialog:
    """Open the trash by keyboard, once n games are seen in it."""
    qtbot.waitUntil(running.window.table.start_page.shelf.isVisible)
    QTest.keyClick(button(running, "Trash"), Qt.Key.Key_Space)
    dialog = running.window.dialogs.shown
    assert isinstance(dialog, TrashDialog)
    qtbot.waitUntil(lambda: len(dialog.shelf.rows) == count)
    return dialog


def press(key: Qt.Key) -> None:
    """Press a key in the widget that has the focus."""
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, key)


def said() -> str:
    """A screen reader's text for the widget with the focus."""
    focused = QApplication.focusWidget()
    return focused.accessibleName() if focused else ""


def test_without_anything_in_it_there_is_no_trash(library: Library, at_start: AtStart) -> None:
    keep(library, 1, 9, ("Ada", "Bo"))
    running = at_start(1)
    with pytest.raises(StopIteration):
        button(running, "Trash")


def test_a_game_is_brought_back_by_keyboard(
    library: Library, at_start: AtStart, qtbot: QtBot
) -> None:
    folders = throw_away(library, 2)
    running = at_start(0)
    dialog = opened(running, qtbot, 2)
    for _ in range(6):
        if said().startswith("Restore A0 and Bo"):
            break
        press(Qt.Key.Key_Tab)
    assert said().startswith("Restore A0 and Bo")
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: list(rows(running)) == ["A0 and Bo"])
    qtbot.waitUntil(lambda: len(dialog.shelf.rows) == 1)
    assert [game.folder for game in library.games()] == folders[:1]
    assert button(running, "Trash (1)")


def test_the_trash_is_emptied_after_a_question(
    library: Library, at_start: AtStart, qtbot: QtBot
) -> None:
    """The safe answer has the keys; nothing else on the disk is touched."""
    throw_away(library, 2)
    kept = keep(library, 7, 9, ("Cy", "Di"))
    running = at_start(1)
    dialog = opened(running, qtbot, 2)
    dialog.empty.setFocus()
    press(Qt.Key.Key_Space)
    assert said() == "Cancel"
    press(Qt.Key.Key_Space)
    assert said() == "Close"
    assert len(library.thrown_away()) == 2
    dialog.empty.setFocus()
    press(Qt.Key.Key_Space)
    dialog.empty.setFocus()
    assert said() == "Delete for good"
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not library.thrown_away())
    qtbot.waitUntil(lambda: said() == "Close")
    assert list((kept.parent / TRASH).iterdir()) == []
    assert library.read(kept)
    press(Qt.Key.Key_Space)
    assert running.window.dialogs.shown is None
    assert list(rows(running)) == ["Cy and Di"]


@pytest.mark.parametrize(
    ("count", "said"), [(1, "One game couldn't be deleted."), (2, "2 games couldn't be deleted.")]
)
def test_games_that_the_disk_refuses_to_delete_are_counted(
    *,
    library: Library,
    at_start: AtStart,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    said: str,
) -> None:
    """The others are gone."""
    throw_away(library, 3)
    held = sorted(game.folder for game in library.thrown_away())[:count]
    remove = RealDisk.remove_folder

    def remove_folder(disk: RealDisk, folder: Path) -> None:
        if folder in held:
            raise PermissionError(errno.EACCES, "held")
        remove(disk, folder)

    monkeypatch.setattr(RealDisk, "remove_folder", remove_folder)
    running, spoken = at_start(0), list[str]()
    monkeypatch.setattr(running.window.table.voice, "announce", spoken.append)
    dialog = opened(running, qtbot, 3)
    dialog.empty.click()
    dialog.empty.click()
    qtbot.waitUntil(lambda: len(dialog.shelf.rows) == count)
    assert sorted(game.folder for game in library.thrown_away()) == held
    sentence = f"{said} You don't have permission to write there."
    assert sentence in [label.text() for label in dialog.findChildren(Words)]
    assert spoken[-1] == sentence
    dialog.empty.click()
    assert sentence not in [label.text() for label in dialog.findChildren(Words)]


def test_only_what_was_asked_about_is_deleted(library: Library, tmp_path: Path) -> None:
    """Leftovers of an interrupted deletion go; of a link only itself goes, not its target."""
    one, other, third = throw_away(library, 3)
    trash = one.parent / TRASH
    (trash / "left").mkdir()
    (trash / "left" / LOCK).touch()
    linked = tmp_path / "linked"
    (trash / third.name).rename(linked)
    (trash / third.name).symlink_to(linked)
    library.delete([trash / one.name, trash / third.name])
    assert [game.folder.name for game in library.thrown_away()] == [other.name]
    assert [path.name for path in trash.iterdir()] == [other.name]
    assert (linked / "game.changcheng").exists()
