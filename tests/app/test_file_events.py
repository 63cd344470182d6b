"""A file that the desktop hands to the running program."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.file_events import FileEvents


def test_a_file_is_told_and_nothing_else(qapp: QApplication, tmp_path: Path) -> None:
    told: list[Path] = []
    listener = FileEvents(qapp, QObject(qapp))
    listener.asked.connect(told.append)
    file = tmp_path / "evening.changcheng"
    assert QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl("https://example.invalid/x.changcheng")))
    QApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    qapp.removeEventFilter(listener)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    assert told == [file]
