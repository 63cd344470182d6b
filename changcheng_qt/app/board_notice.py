"""A notice that the owner's own boards cannot be used, over the window that does without them."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from changcheng_qt.games.changcheng.boards import BoardError
from changcheng_qt.i18n.phrases.changcheng import board_error_text
from changcheng_qt.titles.title import UnusableFiles

translate = QCoreApplication.translate


def say_unusable(folder: Path, error: UnusableFiles, window: QWidget) -> QMessageBox:
    """Say it calmly, with folder and fault, whose words may come from files, as plain text."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(translate("Boards", "Custom boards"))
    text = translate("Boards", "Your custom boards were not loaded: a file has an error.")
    (cause,) = error.args
    fault = board_error_text(cause) if isinstance(cause, BoardError) else str(cause)
    box.setText(f"{text}\n\n{folder}\n{fault}")
    box.open()
    return box
