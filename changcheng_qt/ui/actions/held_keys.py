"""Keys that are held down, however the keyboard repeats them.

A held key repeats: as presses marked as repeats, or, under X11, over the network and from input
methods, as unmarked releases and presses. Under X11 both then have the same time, which no finger
can do: `KeyRepeats` marks such a press as a repeat, so that a long stroke does not count twice.

Some keys act for as long as they are held. Their release counts only if no press follows at once. A
press that arrives late, because the program was busy, is recognised by its time: it belongs to the
hold that has ended, and starts nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

from changcheng_qt.ui.actions.keys import WindowFilter, copy_of

if TYPE_CHECKING:
    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.seam.table import HeldKey

_GAP: Final = 60
"""Milliseconds between a release and a press that count as one hold."""
_AT_ONCE: Final = 1
"""Milliseconds between a release and a press that the window system has sent together."""


class Repeats:
    """Distinguishes the repeats of a held key from new presses."""

    def __init__(self, within: int = _GAP) -> None:
        """Start without a release; a press `within` that many milliseconds of one is a repeat."""
        self._within = within
        self._key = 0
        self._released_at = 0

    def note_release(self, event: QKeyEvent) -> None:
        """Record a release, unless it is marked as a repeat."""
        if not event.isAutoRepeat():
            self._key, self._released_at = event.key(), event.timestamp()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Return True if a press is marked as a repeat, or follows at once after the last release
        of its key; time 0 is unknown.
        """
        follows = 0 < self._released_at <= event.timestamp() <= self._released_at + self._within
        return event.isAutoRepeat() or (follows and event.key() == self._key)


class KeyRepeats(WindowFilter):
    """Marks every repeat of a held key, in all windows of the program."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._repeats = Repeats(_AT_ONCE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Replace a repeat by a marked one; as a shortcut it would count as a stroke of its own."""
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        kind = event.type()
        if kind is QEvent.Type.KeyRelease:
            self._repeats.note_release(event)
            return False
        if not self._repeats.is_repeat(event):
            return False
        if kind is QEvent.Type.ShortcutOverride:
            event.accept()
        else:
            QCoreApplication.sendEvent(watched, copy_of(event, is_repeat=True))
        return True


class HeldKeys(QObject):
    """At most one key that is held."""

    def __init__(self, actions: Actions, parent: QObject) -> None:
        """Handle the held keys of the actions' table."""
        super().__init__(parent)
        self._actions = actions
        self._held: HeldKey | None = None
        self._key = 0
        self._repeats = Repeats()
        self._release = QTimer(self, singleShot=True, interval=_GAP)
        self._release.timeout.connect(self.let_go)

    def press(self, event: QKeyEvent) -> bool:
        """Start the action of a held key, once for each hold; return whether it is such a key."""
        means = self._actions.bindings.means
        pressed = next((k for k in self._actions.held_keys if means(event, k.name)), None)
        if pressed is None:
            return False
        if self._held is not None:
            self._release.stop()
        elif not self.is_repeat(event):
            self._key = event.key()
            if pressed.press():
                self._held = pressed
        return True

    def release(self, event: QKeyEvent) -> bool:
        """End the action of a held key, unless it repeats at once; return whether it is such a
        key.
        """
        self._repeats.note_release(event)
        if event.key() != self._key:
            return False
        if not event.isAutoRepeat() and self._held is not None:
            self._release.start()
        return True

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Return True if a press is a repeat of a key that is held."""
        return self._repeats.is_repeat(event)

    def let_go(self) -> None:
        """End the action of a held key, as when the window can no longer receive its release."""
        self._release.stop()
        held, self._held = self._held, None
        if held is not None:
            held.release()
