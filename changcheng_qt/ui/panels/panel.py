"""What every panel does alike: follow the appearance, and say itself anew after a
switch of language.
"""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Appearance


class Panel(QWidget):
    """A widget with an `appearance`; subclasses fill in `retranslate` and `restyle` as needed."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Follow the appearance from now on."""
        super().__init__(parent)
        self.appearance = appearance
        appearance.changed.connect(self._on_appearance_changed)

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""

    def restyle(self) -> None:
        """Take sizes and colours from the appearance."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow a switch of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_appearance_changed(self) -> None:
        self.restyle()
        self.updateGeometry()
        self.update()
