"""Boards painted small while nobody waits for anything else."""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap

SLICE: Final = 0.008
"""Seconds of painting at a time, so that the window stays alive."""


class SlowPicture(Protocol):
    """A picture that is painted a little at a time."""

    pixmap: QPixmap

    def paint_for(self, seconds: float) -> bool:
        """Paint for so long; tell whether all is painted."""


class PictureQueue(QObject):
    """Paints pictures one after the other, in the pauses of the event loop."""

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing to paint."""
        super().__init__(parent)
        self._wanted: deque[tuple[Callable[[], SlowPicture], Callable[[QPixmap], None]]] = deque()
        self._painting: tuple[SlowPicture, Callable[[QPixmap], None]] | None = None
        self._pause = QTimer(self, interval=0)
        self._pause.timeout.connect(self._on_pause)

    def ask(self, begin: Callable[[], SlowPicture], take: Callable[[QPixmap], None]) -> None:
        """Have a picture painted, and given to `take` when it is there."""
        self._wanted.append((begin, take))
        self._pause.start()

    def clear(self) -> None:
        """Forget what has not been painted."""
        self._wanted.clear()
        self._painting = None
        self._pause.stop()

    def _on_pause(self) -> None:
        if self._painting is None:
            if not self._wanted:
                self._pause.stop()
                return
            begin, take = self._wanted.popleft()
            self._painting = begin(), take
            return
        picture, take = self._painting
        if picture.paint_for(SLICE):
            self._painting = None
            take(picture.pixmap)
