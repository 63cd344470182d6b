"""Detects that the desktop locks its screen, so that the gate is closed for those who come back.

Desktops on Linux signal it over D-Bus, under one of two names. Others signal it only to programs
made for them; there, minimising the window and its own key close the gate.
"""

import sys
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot

SAVERS: Final = ("org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver")


class ScreenLock(QObject):
    """Listens to the desktop from `watch` on."""

    locked = Signal()
    unlocked = Signal()

    def watch(self) -> bool:
        """Start to listen; return whether there is a desktop that could signal."""
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
