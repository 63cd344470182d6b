"""Several carriers as one: a table in this network and at a post office at the same time."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QMetaObject, QObject, Signal

from changcheng_qt.net.carrier import Carrier, Reach

_FARTHEST = (Reach.NONE, Reach.POST, Reach.LIVE)


class Several(QObject):
    """Posts each letter by all of its carriers, and receives letters from any of them."""

    heard = Signal(str, bytes, bool)
    reach_changed = Signal(Reach)
    lost = Signal(str)

    def __init__(self, carriers: Sequence[Carrier], parent: QObject) -> None:
        """Use these carriers from now on; nobody else closes them."""
        super().__init__(parent)
        self._carriers: list[Carrier] = []
        self._reaches: list[Reach] = []
        self._boxes: list[str] = []
        self._latest: dict[str, bytes] = {}
        self._brought_by: dict[str, set[int]] = {}
        """The carriers by which letters of each box came from a sender who was there."""
        self._links: list[QMetaObject.Connection] = []
        for carrier in carriers:
            self.add(carrier)

    def add(self, carrier: Carrier) -> None:
        """Use one more carrier, which posts the latest letters too."""
        number = len(self._carriers)
        self._carriers.append(carrier)
        self._reaches.append(Reach.NONE)
        self._links.append(carrier.heard.connect(partial(self._on_heard, number)))
        self._links.append(carrier.lost.connect(partial(self._on_lost, number)))
        self._links.append(
            carrier.reach_changed.connect(lambda reach: self._on_reach_changed(number, reach))
        )
        for box in self._boxes:
            carrier.listen(box)
        for box, letter in self._latest.items():
            carrier.post(box, letter)

    def listen(self, box: str) -> None:
        self._boxes.append(box)
        for carrier in self._carriers:
            carrier.listen(box)

    def post(self, box: str, letter: bytes) -> None:
        self._latest[box] = letter
        for carrier in self._carriers:
            carrier.post(box, letter)

    def clear(self, box: str) -> None:
        self._latest.pop(box, None)
        self._brought_by.pop(box, None)
        for carrier in self._carriers:
            carrier.clear(box)

    def let_go(self) -> None:
        """Hear nothing any more of the carriers, which stay open."""
        links, self._links = self._links, []
        for link in links:
            QObject.disconnect(link)

    def close(self) -> None:
        for carrier in self._carriers:
            carrier.close()

    def _on_heard(self, number: int, box: str, letter: bytes, was_kept: bool) -> None:
        if not was_kept:
            self._brought_by.setdefault(box, set()).add(number)
        self.heard.emit(box, letter, was_kept)

    def _on_lost(self, number: int, box: str) -> None:
        """Tell it unless another way leads to the sender."""
        by = self._brought_by.get(box, set())
        by.discard(number)
        if not by:
            self.lost.emit(box)

    def _on_reach_changed(self, number: int, reach: Reach) -> None:
        before = self._farthest
        self._reaches[number] = reach
        if self._farthest is not before or reach is not Reach.NONE:
            self.reach_changed.emit(self._farthest)

    @property
    def _farthest(self) -> Reach:
        return max(self._reaches, key=_FARTHEST.index)
