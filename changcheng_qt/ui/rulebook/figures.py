"""The figures of the open chapter: painted one after the other when idle.

A figure takes up to a tenth of a second, in pieces. Until then its place is empty, in the right
size, so that nothing moves when it appears. Pictures are kept for as long as theme, size and
language are the same.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QPixmap

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import SlowPicture, TitleBook

_SHARE: Final = 0.012
"""The approximate limit of one piece of work in seconds."""


class BookFigures(QObject):
    """The pictures of a title's book in the present looks, by their names."""

    painted = Signal(str)
    """A figure is ready."""

    def __init__(
        self, book: TitleBook, appearance: Appearance, ratio: Callable[[], float], parent: QObject
    ) -> None:
        """Start without pictures; `ratio` is the device pixel ratio of their widget."""
        super().__init__(parent)
        self._book = book
        self._appearance = appearance
        self._ratio = ratio
        self._begun: dict[tuple[str, int], SlowPicture] = {}
        self._done: dict[tuple[str, int], QPixmap] = {}
        self._due: deque[tuple[str, int]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_on)

    @property
    def is_busy(self) -> bool:
        """Whether figures are pending."""
        return bool(self._due)

    def size(self, name: str, width: int) -> QSizeF:
        """Return the size of a figure in a column of some width, in logical pixels."""
        return self._picture(name, width).pixmap.deviceIndependentSize()

    def wish(self, names: Iterable[str], width: int) -> None:
        """Paint these from now on, in their order, in place of earlier requests."""
        self._due = deque((name, width) for name in names if (name, width) not in self._done)
        if self._due:
            self._timer.start()

    def pixmap(self, name: str, width: int) -> QPixmap | None:
        """Return a figure, None while it is not ready."""
        return self._done.get((name, width))

    def forget(self) -> None:
        """Drop the pictures: looks or language have changed."""
        self._timer.stop()
        self._begun.clear()
        self._done.clear()
        self._due.clear()

    def _picture(self, name: str, width: int) -> SlowPicture:
        place = name, width
        if place not in self._begun:
            self._begun[place] = self._book.figure(name, self._appearance, width, self._ratio())
        return self._begun[place]

    def _paint_on(self) -> None:
        if not self._due:
            self._timer.stop()
            return
        place = self._due[0]
        picture = self._picture(*place)
        if picture.paint_for(_SHARE):
            self._done[place] = picture.pixmap
            self._due.popleft()
            self.painted.emit(place[0])
