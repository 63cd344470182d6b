"""The tables that are kept on this computer, listened for at their post offices.

Theory of operation. Once a minute the names in the folder of tables are listed, so that a table
joined meanwhile is listened for too. Tables at the same post office share a connection. A letter is
read a second after the last one for its box. While the program is open it tells everything itself:
then a letter waits here, and is read again once the program is closed, when its news may have been
seen. News that no desktop takes, as right after login, is offered again every minute.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.tables.kept_ways import WAYS, KeptWays
from changcheng_qt.app.waiting.aside import Aside
from changcheng_qt.app.waiting.at_host import Wish, host_news, up_boxes, wishes_in
from changcheng_qt.app.waiting.news import News, box_of, news_in
from changcheng_qt.net.kept import SEAT, TABLE, Folder, KeptSeat
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.post_trouble import LASTING, Trouble
from changcheng_qt.saves.errors import SaveError

Tell: TypeAlias = Callable[[Path, News], bool]
"""Tells the news of a table; returns whether somebody could hear it."""

WAITS: Final = (1_000, 5_000, 30_000, 60_000, 300_000, 900_000)
"""Milliseconds before a post office is tried again: a laptop may be without a network for days."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long it waits, in milliseconds."""

    look: int = 60_000
    settled: int = 1_000
    """After the last letter for a box: in quick play many come."""
    refused: int = 3_600_000
    """Before a post office is tried again that does not know its login."""
    waits: Sequence[int] = WAITS


@dataclass(frozen=True, slots=True)
class Place:
    """A table that is listened for: its folder, and the boxes of its letters."""

    path: Path
    boxes: tuple[str, ...]
    offices: tuple[PostOffice, ...]
    is_own: bool = False
    """Whether it is the table of this computer."""


class Vigil(QObject):
    """Listens for all tables in a folder."""

    looked = Signal()
    """It has looked which tables there are."""

    def __init__(
        self,
        folder: Path,
        tell: Tell,
        is_open: Callable[[], bool],
        parent: QObject,
        times: Times | None = None,
    ) -> None:
        """Begin; `is_open` returns whether the program is, which tells everything itself."""
        super().__init__(parent)
        self._folder, self._tell, self._is_open = folder, tell, is_open
        self._times = times or Times()
        self.places: dict[Path, Place] = {}
        """The tables that are listened for."""
        self._posts: dict[PostOffice, PostCarrier] = {}
        self._boxes: dict[PostOffice, set[str]] = {}
        self.refused: set[PostOffice] = set()
        """The post offices that do not know their login, and are left alone for a while."""
        self._letters: dict[str, bytes] = {}
        """The latest letters that have not been read, by box."""
        self._latest: dict[str, bytes] = {}
        """The latest letters: each connection brings them again."""
        self._wishes: dict[Path, tuple[Wish, ...]] = {}
        """The wishes of guests at the tables of this computer, as they were read last."""
        self._pending: dict[Path, News] = {}
        self._announced: dict[Path, News] = {}
        self._settling = QTimer(self, interval=self._times.settled, singleShot=True)
        self._settling.timeout.connect(self._read)
        self._looking = QTimer(self, interval=self._times.look)
        self._looking.timeout.connect(self.look)
        self._looking.start()
        self.look()

    def close(self) -> None:
        """Listen no more."""
        self._looking.stop()
        self._settling.stop()
        for post in self._posts.values():
            post.close()
        self._posts.clear()

    def look(self) -> None:
        """List the tables again, and tell the news that nobody could hear before."""
        paths = _folders_in(self._folder)
        for path in set(self.places) - set(paths):
            del self.places[path]
        for path in paths:
            known = self.places.get(path)
            if (known is None or known.is_own) and (place := place_at(path)):
                self.places[path] = place  # A host may have invited others since.
        for place in self.places.values():
            for office in place.offices:
                self._listen(office, place.boxes)
        if self._letters or self._pending:
            self._read()
        self.looked.emit()

    def _listen(self, office: PostOffice, boxes: Sequence[str]) -> None:
        if office in self.refused:
            return
        post = self._posts.get(office)
        if post is None:
            post = self._posts[office] = PostCarrier(office, self, self._times.waits)
            self._boxes[office] = set()
            post.heard.connect(self._on_heard)
            post.troubled.connect(lambda trouble: self._on_trouble(office, trouble))
        for box in boxes:
            if box not in self._boxes[office]:
                self._boxes[office].add(box)
                post.listen(box)

    def _on_trouble(self, office: PostOffice, trouble: Trouble) -> None:
        if trouble in LASTING and (post := self._posts.pop(office, None)):
            post.deleteLater()
            self.refused.add(office)
            QTimer.singleShot(self._times.refused, self, lambda: self.refused.discard(office))

    def _on_heard(self, box: str, letter: bytes, _: bool) -> None:
        if self._latest.get(box) != letter:
            self._latest[box] = self._letters[box] = letter
            self._settling.start()

    def _read(self) -> None:
        """Read the letters, and tell their news, unless the program is open."""
        if self._is_open():
            return
        found, self._letters = self._letters, {}
        for place in self.places.values():
            if not found.keys().isdisjoint(place.boxes):
                self._read_of(place, found)
        for path, news in tuple(self._pending.items()):
            if self._tell(path, news):
                self._announced[path] = self._pending.pop(path)

    def _read_of(self, place: Place, found: Mapping[str, bytes]) -> None:
        """Read the latest letters of a table; those of guests only if their wishes are others."""
        if not place.is_own:
            self._take(place.path, news_in(place.path, found[place.boxes[0]]))
            return
        letters = {box: self._latest[box] for box in place.boxes if box in self._latest}
        wishes = wishes_in(place.path, letters)
        if wishes != self._wishes.get(place.path, ()):
            self._wishes[place.path] = wishes
            self._take(place.path, host_news(place.path, letters, wishes))

    def _take(self, path: Path, news: News | None) -> None:
        self._pending.pop(path, None)
        if news is None:
            self._announced.pop(path, None)
        elif news != self._announced.get(path):
            self._pending[path] = news


def place_at(path: Path) -> Place | None:
    """Return the table in a folder, None if nobody need listen for it: without a seat, without
    guests in a game, or without a post office.
    """
    with suppress(SaveError, OSError):
        disk = Aside()
        is_own = TABLE in disk.names(path)
        kept = Folder(disk, path).read(WAYS, KeptWays)
        boxes: tuple[str, ...] = ()
        offices = tuple(way for way in (kept.ways if kept else ()) if isinstance(way, PostOffice))
        if is_own:
            boxes = up_boxes(path)
        elif (seat := Folder(disk, path).read(SEAT, KeptSeat)) and seat.public:
            boxes = (box_of(seat),)
        if offices and boxes:
            return Place(path, boxes, offices, is_own)
    return None


def _folders_in(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [folder / name for name in sorted(Aside().names(folder))]
    return []
