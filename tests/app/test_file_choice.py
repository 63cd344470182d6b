"""Files are looked for where people keep them, and get their ending."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.file_choice import FileDialogs


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    return tmp_path


def answer(end: Callable[[QFileDialog], None]) -> None:
    """Answer the dialog that comes next."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        end(dialog)

    QTimer.singleShot(0, look)


def accept_as(name: str) -> Callable[[QFileDialog], None]:
    def accept(dialog: QFileDialog) -> None:
        dialog.selectFile(name)
        dialog.accept()

    return accept


@pytest.mark.parametrize(
    ("suggested", "typed", "chosen"),
    [
        ("Chang Cheng.changcheng", "evening", "evening.changcheng"),
        ("Chang Cheng.changcheng", "evening.changcheng", "evening.changcheng"),
        ("Chang Cheng.txt", "evening", "evening.txt"),
    ],
)
def test_a_name_without_an_ending_gets_it(
    qtbot: QtBot, documents: Path, suggested: str, typed: str, chosen: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    answer(accept_as(typed))
    assert FileDialogs(window).to_save(suggested) == documents / chosen


def test_nothing_is_chosen_where_somebody_cancels(qtbot: QtBot, documents: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    answer(QDialog.reject)
    assert FileDialogs(window).to_save("Chang Cheng.changcheng") is None
