"""A secret look at a threat counter, for as long as something is held down.

`begin` gives the command, which cannot be taken back; the value is shown when it comes back as an
event, and only while it is still wanted. `end` hides it. Nothing is remembered here.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.games.changcheng.events import Event, Peeked
from changcheng_qt.games.changcheng.geography import Region


class PeekLook(QObject):
    """At most one look at a time."""

    changed = Signal()
    """A value is shown, or no longer."""

    def __init__(self, peek: Callable[[Region], bool], parent: QObject | None = None) -> None:
        """Take what gives the command to look, and tells whether that was possible."""
        super().__init__(parent)
        self._peek = peek
        self._wanted: Region | None = None
        self._shown: tuple[Region, int] | None = None

    @property
    def shown(self) -> tuple[Region, int] | None:
        """Return the region that is looked at and its value."""
        return self._shown

    def begin(self, region: Region) -> None:
        """Look at the counter of a region until `end`."""
        self._wanted = region
        if not self._peek(region):
            self._wanted = None

    def learn(self, events: Iterable[Event], viewer: Viewer) -> None:
        """Show the value that was asked for, if these events hold it."""
        for event in events:
            match event:
                case Peeked(seat, region, int(value)) if (seat, region) == (viewer, self._wanted):
                    self._show((region, value))

    def end(self) -> None:
        """Hide the value."""
        self._wanted = None
        self._show(None)

    def _show(self, shown: tuple[Region, int] | None) -> None:
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
