"""A notice that the owner's own boards cannot be used, over the window that does without them."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


def say_unusable(fault: str, window: QWidget) -> QMessageBox:
    """Say it calmly, with the fault, which comes from files, as plain text."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(translate("Boards", "Custom boards"))
    text = translate("Boards", "Your custom boards were not loaded: a file has an error.")
    box.setText(f"{text}\n\n{fault}")
    box.open()
    return box
