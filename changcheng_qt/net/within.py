"""A carrier inside one program: a host's own screen is a guest of its table like any other.

Letters come in a later turn of the event loop, as all others do, so that no end is called while it
still works on a letter.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.carrier import Reach


class Within(QObject):
    """One of the two ends; `other` is the carrier of the other end."""

    heard = Signal(str, bytes, bool)
    reach_changed = Signal(Reach)
    lost = Signal(str)
    other: "Within"

    def __init__(self, parent: QObject) -> None:
        """Make one end; `pair` makes both."""
        super().__init__(parent)
        self._boxes: set[str] = set()
        self._latest: dict[str, bytes] = {}
        self._is_open = True

    def listen(self, box: str) -> None:
        self._boxes.add(box)
        self._later(box)

    def post(self, box: str, letter: bytes) -> None:
        self._latest[box] = letter
        self.other._later(box)  # noqa: SLF001 - the other end of the same

    def clear(self, box: str) -> None:
        self._latest.pop(box, None)

    def close(self) -> None:
        self._is_open = False

    def _later(self, box: str) -> None:
        QTimer.singleShot(0, self, lambda: self._bring(box))

    def _bring(self, box: str) -> None:
        letter = self.other._latest.get(box)  # noqa: SLF001
        if self._is_open and box in self._boxes and letter is not None:
            self.heard.emit(box, letter, False)


def pair(parent: QObject) -> tuple[Within, Within]:
    """Return the ends of a host and of a guest."""
    host, guest = Within(parent), Within(parent)
    host.other, guest.other = guest, host
    return host, guest
