"""Detects that the desktop locks its screen, so that the gate is closed for those who come back.

Desktops on Linux signal it over D-Bus, under one of two names, and Windows to a window that asked.
Macs signal it only to programs made for them; there, minimising the window and its own key close
the gate.
"""

import ctypes
import sys
from ctypes import wintypes
from typing import Any, Final

from PySide6.QtCore import SLOT, QByteArray, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

SAVERS: Final = ("org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver")
SESSION_CHANGED: Final = 0x2B1
CHANGES: Final = {7: True, 8: False}
"""The message of Windows about the session of a person, and its numbers for locked and unlocked."""
_OF_THIS_SESSION: Final = 0


class ScreenLock(QObject):
    """Listens to the desktop from `watch` on."""

    locked = Signal()
    unlocked = Signal()

    def watch(self) -> bool:
        """Start to listen; return whether there is a desktop that could signal."""
        if sys.platform == "win32":
            self._listener = _Listener(self)
            window = ctypes.c_void_p(self._listener.winId())
            system = ctypes.WinDLL("wtsapi32")
            return bool(system.WTSRegisterSessionNotification(window, _OF_THIS_SESSION))
        if sys.platform != "linux":
            return False
        from PySide6.QtDBus import QDBusConnection

        # PySide's stubs lack the form of `connect` that names a slot, so mypy must not know it.
        bus: Any = QDBusConnection.sessionBus()
        slot = SLOT("on_active_changed(bool)")
        heard = [bus.connect("", "", saver, "ActiveChanged", self, slot) for saver in SAVERS]
        return any(heard)

    @Slot(bool)
    def on_active_changed(self, active: bool) -> None:
        """Pass on the desktop's signal; a slot by its name in D-Bus."""
        if active:
            self.locked.emit()
        else:
            self.unlocked.emit()


class _Listener(QWidget):
    """A hidden window, which Windows informs that a person's session is locked; it is too small to
    be counted among the windows of the program.
    """

    def __init__(self, lock: ScreenLock) -> None:
        super().__init__(None, Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint)
        self.resize(1, 1)
        self._lock = lock

    def nativeEvent(
        self, kind: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> object:
        """Pass on how the session has changed; leave every message to Qt as well."""
        told = wintypes.MSG.from_address(int(message))
        if told.message == SESSION_CHANGED and told.wParam in CHANGES:
            self._lock.on_active_changed(CHANGES[told.wParam])
        return False, 0
