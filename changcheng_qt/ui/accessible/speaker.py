"""What a screen reader finds in the window beyond what Qt tells of its own widgets, and the one
output for what it announces by itself.

Theory of operation. Qt asks a factory for the interface of an object, once and only while
something listens, and deletes the interface with the object. An object with more to tell than Qt
knows either is a `Speaker` or has one as a child, from before anything is told of it; that makes
the interface. PySide never lets go of an interface that a factory has returned: so an interface
holds on to nothing but its `Speaker`, and that weakly.
"""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Speaker(QObject):
    """Makes the interface of itself, or of the object that it is a child of.

    Qt's classes bear no metaclass but their own: that nobody makes a bare `Speaker` is for mypy.
    """

    @abstractmethod
    def make_interface(self) -> QAccessibleInterface:
        """Return a new interface, for Qt to keep."""


class Coverable(Speaker):
    """Speaks for a widget that another one can cover: what lies behind is then not to be found."""

    def __init__(self, widget: QWidget) -> None:
        """Speak for a widget that nothing covers."""
        super().__init__(widget)
        self._widget = widget
        self._cover: QWidget | None = None
        self._interface: QAccessibleInterface | None = None

    @property
    def cover(self) -> QWidget | None:
        """Return what covers the widget now."""
        return None if self._cover is None or self._cover.isHidden() else self._cover

    def use_cover(self, cover: QWidget) -> None:
        """Let a child of the widget cover it whenever that is not hidden."""
        self._cover = cover

    def make_interface(self) -> QAccessibleInterface:
        """Return the interface of the widget."""
        self._interface = CoverableInterface(self._widget)
        return self._interface


class CoverableInterface(QAccessibleWidget):
    """A widget with the children that Qt finds, or with its cover alone."""

    def childCount(self) -> int:
        """Count one child, or those of the widget."""
        return super().childCount() if self._cover() is None else 1

    def child(self, index: int) -> QAccessibleInterface:
        """Return a child by its number."""
        cover = self._cover()
        return (
            super().child(index) if cover is None else QAccessible.queryAccessibleInterface(cover)
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a child, -1 for what is none."""
        cover = self._cover()
        if cover is None:
            return super().indexOfChild(child)
        return 0 if child.object() is cover else -1

    def _cover(self) -> QWidget | None:
        found = speaker_in(self.object())
        return found.cover if isinstance(found, Coverable) else None


def interface_of(key: str, spoken: QObject) -> QAccessibleInterface | None:
    """Return the interface of an object that has more to tell than Qt knows, None for any other;
    `key` is the name of its class, then of each class above that.
    """
    if key != type(spoken).__name__:
        return None
    speaker = speaker_in(spoken)
    return None if speaker is None else speaker.make_interface()


def speaker_in(spoken: QObject) -> Speaker | None:
    """Return what makes the interface of an object, None where Qt does."""
    if isinstance(spoken, Speaker):
        return spoken
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    return spoken.findChild(Speaker, "", directly)  # type: ignore[type-abstract] # only sought


class Voice(QObject):
    """Announces sentences on behalf of a widget; `spoken` tells of each."""

    spoken = Signal(str)
    """A sentence that is spoken now, where a screen reader is on."""

    def __init__(self, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._speaker = speaker

    def announce(self, text: str) -> None:
        """Have a sentence spoken, unless it is empty."""
        if not text:
            return
        self.spoken.emit(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, text))
