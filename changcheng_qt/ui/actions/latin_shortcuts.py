"""Shortcuts with Ctrl on a keyboard of another script.

Where no keyboard with Latin letters is set up beside it, Qt finds no Z on a Russian keyboard, so
neither the shortcuts of the program nor those of its fields for text would answer. Each such key is
passed on as the one in its place on an English keyboard. Qt has looked for a shortcut by then, so
what no widget takes is looked for among the actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent

from changcheng_qt.ui.actions.keys import key_by_name, latin_shortcut

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget


class PressKey(Protocol):
    """How a key finds its action."""

    def __call__(self, key: str, *, again: bool) -> bool:
        """Trigger the action that has a key; tell whether there was one."""


class LatinShortcuts(QObject):
    """Passes keys on in whatever window of the program has them; one of these has the actions."""

    def __init__(self, press_key: PressKey, window: QWidget) -> None:
        """Watch whichever window has the keys from now on."""
        super().__init__(window)
        self._press_key = press_key
        self._window = window
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self.watch)

    def watch(self, window: QWindow | None) -> None:
        """Receive the keys of a window before the window does."""
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on a key of another script as a Latin one."""
        if not isinstance(event, QKeyEvent):
            return False
        latin = latin_shortcut(event, QGuiApplication.platformName())
        if latin is None:
            return False
        QCoreApplication.sendEvent(watched, latin)
        event.setAccepted(latin.isAccepted())
        is_left = event.type() is QEvent.Type.KeyPress and not latin.isAccepted()
        if is_left and watched is self._window.windowHandle():
            self._press_key(key_by_name(latin), again=latin.isAutoRepeat())
        return True
