"""A table on which panels over it have the keys, as the shell gives and leads them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.seam.table import Overlay
from changcheng_qt.ui.window.panel_focus import PanelFocus


class KeyedTable(QWidget):
    """A window with one panel over it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys = KeyBindings()
        self.focus = PanelFocus(self.keys, lambda: None, lambda: False, self)
        self.home = QWidget(self)
        self.home.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def lead(self, panel: Overlay) -> None:
        self.focus.lead((panel,), self.home)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.focus.press(event):
            super().keyPressEvent(event)

    def strike(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Strike a key where the keys are."""
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifiers)
