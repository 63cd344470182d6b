"""Keys that do something for as long as they are held, however the keyboard repeats them.

A held key comes again and again: as presses that say so, or, under X11, over the network and from
input methods, as releases and presses that do not. So a release counts only when no press follows
at once. A press that comes late, because the program was busy, is told by its time: it belongs to
the hold that has ended, and begins nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from changcheng_qt.ui.actions import Actions
    from changcheng_qt.ui.title_table import HeldKey

_GAP: Final = 60
"""Milliseconds between a release and a press that are one hold."""


class HeldKeys(QObject):
    """At most one key that is held."""

    def __init__(self, actions: Actions, parent: QObject) -> None:
        """Answer to the held keys of the table that the actions are for."""
        super().__init__(parent)
        self._actions = actions
        self._held: HeldKey | None = None
        self._key = 0
        self._released_at = 0
        self._release = QTimer(self, singleShot=True, interval=_GAP)
        self._release.timeout.connect(self.let_go)

    def press(self, event: QKeyEvent) -> bool:
        """Begin what a key is for, once for each hold; tell whether it is such a key."""
        means = self._actions.bindings.means
        pressed = next((k for k in self._actions.held_keys if means(event, k.name)), None)
        if pressed is None:
            return False
        if self._held is not None:
            self._release.stop()
        elif not event.isAutoRepeat() and not self._is_late(event):
            self._key = event.key()
            if pressed.press():
                self._held = pressed
        return True

    def release(self, event: QKeyEvent) -> bool:
        """End what a key is for, unless it comes again at once; tell whether it is such a key."""
        if event.key() != self._key:
            return False
        if not event.isAutoRepeat():
            self._released_at = event.timestamp()
            if self._held is not None:
                self._release.start()
        return True

    def let_go(self) -> None:
        """End what a key is held for, as when the window can no longer hear of its release."""
        self._release.stop()
        held, self._held = self._held, None
        if held is not None:
            held.release()

    def _is_late(self, event: QKeyEvent) -> bool:
        """Tell whether a press follows at once upon the last release; 0 is no time."""
        return 0 < self._released_at <= event.timestamp() <= self._released_at + _GAP
