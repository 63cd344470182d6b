"""A peek at a threat counter, for as long as a button or key is held down.

`PeekLook.begin` submits the command, which cannot be taken back; the value is shown when it arrives
as an event, and only while the button or key is still down. `end` hides it. Nothing is stored here.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.changcheng.rules.events import Event, Peeked
from changcheng_qt.titles.changcheng.rules.geography import Region


class PeekLook(QObject):
    """At most one peek at a time."""

    changed = Signal()
    """A value is shown, or hidden."""

    def __init__(self, peek: Callable[[Region], bool], parent: QObject | None = None) -> None:
        """Use a function that submits the peek, and returns whether that was possible."""
        super().__init__(parent)
        self._peek = peek
        self._wanted: Region | None = None
        self._shown: tuple[Region, int] | None = None

    @property
    def shown(self) -> tuple[Region, int] | None:
        """Return the region of the peek and its value."""
        return self._shown

    def begin(self, region: Region) -> None:
        """Peek at the counter of a region until `end`."""
        self._wanted = region
        if not self._peek(region):
            self._wanted = None

    def learn(self, events: Iterable[Event], viewer: Viewer) -> None:
        """Show the requested value, if these events hold it."""
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
