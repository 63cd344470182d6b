"""A table's folder: the data that a host and a guest keep over a crash.

- `table.json` of a host: its part of the seed, the choices, and its guests with their keys.
- `seat.json` of a guest: its invitation, key and part of the seed.
- `outbox.json` of a guest: deeds that the host has not confirmed; on the disk before they are sent.
- `muted.json` of a guest: the people of whom nothing is shown here.
- `told.log` of a guest: the lines that it was told, chained as those of files, each on the disk
  before the host hears that it is. A torn end is cut off, and told again. It is longer than the
  file of the same game, so it has limits of its own.

A field that was added since the first of these files is marked so, and older files are read.
Chat is not kept, only how many lines there were. All may be read by the owner alone, and codes,
keys and parts are never printed. The host's log is the journal of the game itself.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from changcheng_qt.engine.codec import added, to_plain
from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.letters import Answer, Deal, Deed, Deeds, Edition, Refusal, Share, read
from changcheng_qt.saves.atomic import make_folders, write_all, write_whole
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.feed import Line
from changcheng_qt.saves.lines import FIRST_HASH, LARGEST_FILE, canonical, chain, iter_lines

T = TypeVar("T")

TABLE: Final = "table.json"
SEAT: Final = "seat.json"
OUTBOX: Final = "outbox.json"
MUTED: Final = "muted.json"
TOLD: Final = "told.log"
OWN: Final = "seat"
"""The folder of the host's own seats in that of its table."""
_HASH: Final = 64
_LIMITS: Final = Limits(lines=1_000_000, size=LARGEST_FILE)
"""Of the lines that a guest was told."""


@dataclass(frozen=True, slots=True, repr=False)
class KeptPeer:
    """A guest, as its host keeps it; without a name before it has asked for its seats."""

    code: str
    seats: tuple[Seat, ...]
    private: str
    name: str = ""
    public: str = ""
    is_admitted: bool = False
    is_seated: bool = False
    """Whether it has answered through the channel, so that it knows the host's key."""
    gone: Refusal | None = None
    share: Share | None = None
    heard: int = 0
    """The number of the latest line of chat that it has said."""
    has_left: bool = added(default=False)
    """Whether it has left for good."""


@dataclass(frozen=True, slots=True, repr=False)
class KeptTable:
    """A table, as its host keeps it."""

    edition: Edition
    part: str
    deal: Deal
    peers: tuple[KeptPeer, ...] = ()
    parts: tuple[str, ...] = ()
    """The parts of the seed, once the match has begun."""
    host: str = ""
    """The name by which guests know the host."""
    chat: Speech = Speech.PHRASES


@dataclass(frozen=True, slots=True, repr=False)
class KeptSeat:
    """A seat at somebody else's table; without a host's key before the guest is let in."""

    code: str
    name: str
    private: str
    public: str = ""
    edition: Edition | None = None
    seats: tuple[Seat, ...] = ()
    share: Share | None = None
    part: str = ""
    """The part that is committed to, open or not."""
    deal: Deal | None = None
    host: str = ""
    """The name of the host, once it is known."""
    said: int = 0
    """The number of the latest line of chat from here."""
    gone: Refusal | None = None
    """Why there is no place at the table any more."""
    before: int = added(0)
    """The number of entries that somebody else's people may have made in these seats, before the
    guest came to a game that had begun.
    """


@dataclass(frozen=True, slots=True)
class Outbox:
    """The wishes of a guest that its host has not confirmed."""

    deeds: Deeds = field(default_factory=lambda: Deeds(0, ()))
    answers: tuple[Answer, ...] = ()
    agreed: tuple[Deed, ...] = ()
    """The deeds that people here proposed or agreed to, not yet done."""


@dataclass(frozen=True, slots=True, repr=False)
class Muted:
    """The seats, and the names of those who look on, of whom nothing is shown."""

    who: tuple[Seat | str, ...] = ()


class Folder:
    """The folder of one table; every method may raise OSError."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        make_folders(disk, folder)
        self._disk, self._folder = disk, folder
        self._last_hash = FIRST_HASH
        self._told = 0
        """The bytes of the lines that a guest was told."""

    def write(self, name: str, value: object) -> None:
        """Write a value; it is on the disk afterwards."""
        write_whole(self._disk, self._folder / name, canonical(to_plain(value)))

    def read(self, name: str, kind: type[T]) -> T | None:
        """Return a value that was written, None without one; raises `SaveError` for a file that
        somebody changed.
        """
        content = self._content(name)
        if content is None:
            return None
        value = read(kind, content)
        if value is None:
            raise SaveError(Problem.MALFORMED, detail=name)
        return value

    def read_told(self) -> tuple[list[dict[str, Any]], list[Line]]:
        """Return the first two lines and all others, and go on behind them."""
        content = self._content(TOLD) or b""
        values = _values(content)
        good = b"".join(chain(values))
        if good != content:
            write_whole(self._disk, self._folder / TOLD, good)
        self._told = 0
        self._go_on(good)
        return _told(values)

    def look_at_told(self) -> tuple[list[dict[str, Any]], list[Line]]:
        """Return the first two lines and all others, while perhaps somebody else adds some."""
        return _told(_values(self._content(TOLD) or b""))

    def begin_told(self, head: Iterable[object]) -> None:
        """Write the first two lines, in the place of all that was told before."""
        content = b"".join(chain(head))
        write_whole(self._disk, self._folder / TOLD, content)
        self._told = 0
        self._go_on(content)

    def add_told(self, lines: Iterable[Line]) -> None:
        """Write more lines, which are on the disk afterwards; raises `SaveError` where they are too
        many to be read again.
        """
        values = [{"opened": to_plain(opened), "record": record} for record, opened in lines]
        content = b"".join(chain(values, self._last_hash))
        if self._told + len(content) > _LIMITS.size:
            raise SaveError(Problem.TOO_LARGE)
        handle = self._disk.open_end(self._folder / TOLD)
        try:
            write_all(self._disk, handle, content)
            self._disk.sync(handle)
        finally:
            self._disk.close(handle)
        self._go_on(content)

    def _go_on(self, content: bytes) -> None:
        self._told += len(content)
        if content:
            begin = content.rfind(b"\n", 0, -1) + 1
            self._last_hash = content[begin : begin + _HASH].decode()

    def _content(self, name: str) -> bytes | None:
        try:
            return self._disk.read(self._folder / name, LARGEST_FILE)
        except FileNotFoundError:
            return None


def _values(content: bytes) -> list[dict[str, Any]]:
    values = list[dict[str, Any]]()
    with suppress(SaveError):
        values.extend(iter_lines(content, _LIMITS))
    return values


def _told(values: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[Line]]:
    lines = [(one["record"], tuple(map(tuple, one["opened"]))) for one in values[2:]]
    return values[:2], lines
