"""Accessible objects of the window beyond Qt's own widgets, and the one output of announcements.

Theory of operation. Qt asks a factory for the interface of an object, once and only while something
listens, and deletes the interface with the object. An object with an interface of its own either is
a `Speaker` or has one as a child before it is first queried; that makes the interface. PySide never
frees an interface that a factory has returned: so an interface refers only to its `Speaker`, and
weakly.
"""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Speaker(QObject):
    """Makes the interface of itself, or of the object that it is a child of.

    Qt's classes allow no metaclass but their own: so mypy checks that nobody instantiates
    `Speaker`.
    """

    @abstractmethod
    def make_interface(self) -> QAccessibleInterface:
        """Return a new interface, for Qt to keep."""


class Coverable(Speaker):
    """Represents a widget that another one can cover: the covered part is then inaccessible."""

    def __init__(self, widget: QWidget) -> None:
        """Represent a widget without a cover."""
        super().__init__(widget)
        self._widget = widget
        self._cover: QWidget | None = None
        self._interface: QAccessibleInterface | None = None

    @property
    def cover(self) -> QWidget | None:
        """Return the present cover of the widget."""
        return None if self._cover is None or self._cover.isHidden() else self._cover

    def use_cover(self, cover: QWidget) -> None:
        """Use a child of the widget as its cover whenever that is not hidden."""
        self._cover = cover

    def make_interface(self) -> QAccessibleInterface:
        """Return the interface of the widget."""
        self._interface = CoverableInterface(self._widget)
        return self._interface


class CoverableInterface(QAccessibleWidget):
    """A widget with the children that Qt finds, or with its cover alone."""

    def childCount(self) -> int:
        return super().childCount() if self._cover() is None else 1

    def child(self, index: int) -> QAccessibleInterface:
        """Return a child by its number."""
        from PySide6.QtGui import QAccessible  # 2 ms before the first frame.

        cover = self._cover()
        return (
            super().child(index) if cover is None else QAccessible.queryAccessibleInterface(cover)
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a child, -1 for any other."""
        cover = self._cover()
        if cover is None:
            return super().indexOfChild(child)
        return 0 if child.object() is cover else -1

    def _cover(self) -> QWidget | None:
        found = speaker_in(self.object())
        return found.cover if isinstance(found, Coverable) else None


def interface_of(key: str, spoken: QObject) -> QAccessibleInterface | None:
    """Return the own interface of an object, None for any other; `key` is the name of its class,
    then of each base class.
    """
    if key != type(spoken).__name__:
        return None
    speaker = speaker_in(spoken)
    return None if speaker is None else speaker.make_interface()


def speaker_in(spoken: QObject) -> Speaker | None:
    """Return the maker of an object's interface, None if Qt makes it."""
    if isinstance(spoken, Speaker):
        return spoken
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    return spoken.findChild(Speaker, "", directly)  # type: ignore[type-abstract] # only sought


class Voice(QObject):
    """Announces sentences on behalf of a widget; emits `spoken` for each."""

    spoken = Signal(str)
    """A sentence is spoken now, if a screen reader is on."""

    def __init__(self, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._speaker = speaker

    def announce(self, text: str) -> None:
        """Announce a sentence, unless it is empty."""
        if not text:
            return
        from PySide6.QtGui import QAccessible  # 2 ms before the first frame.

        self.spoken.emit(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, text))
