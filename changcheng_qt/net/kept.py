"""A table's folder: the data that a host and a guest keep over a crash.

- `table.json` of a host: its part of the seed, the choices, and its guests with their keys.
- `seat.json` of a guest: its invitation, key and part of the seed.
- `outbox.json` of a guest: deeds that the host has not confirmed, see `outbox`.
- `muted.json` of a guest: the people of whom nothing is shown here.
- `told.log` of a guest: the lines that it received, chained as those of files, each on the disk
  before the host hears that it is. A torn end is cut off, and told again. Where the file has not
  the size that it was left with, as after a failure or in the hands of another program, all lines
  are written again. It is longer than the file of the same game, so it has limits of its own.

A field that was added since the first of these files is marked so, and older files are read.
Chat is not kept, only how many lines there were. All may be read by the owner alone, and codes,
keys and parts are never printed. The host's log is the journal of the game itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from changcheng_qt.engine.codec import added, to_plain
from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.letters import REMATCH, Admitted, Answer, Deal, Edition, Refusal, Share, read
from changcheng_qt.saves.atomic import make_folders, write_all, write_whole
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.feed import Line
from changcheng_qt.saves.lines import FIRST_HASH, LARGEST_FILE, canonical, chain, iter_lines

if TYPE_CHECKING:
    from changcheng_qt.net.keys import Channel

T = TypeVar("T")

TABLE: Final = "table.json"
SEAT: Final = "seat.json"
MUTED: Final = "muted.json"
TOLD: Final = "told.log"
OWN: Final = "seat"
"""The folder of the host's own seats in that of its table."""
_HASH: Final = 64
_LIMITS: Final = Limits(lines=1_000_000, size=LARGEST_FILE)
"""The limits of the lines that a guest received."""


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
    others: tuple[str, ...] = added(())
    """The names of those who play at its computer besides the first."""
    wishes_again: bool = added(default=False)
    """Whether it would like a rematch of the finished game."""

    @property
    def names(self) -> dict[Seat, str]:
        """The names in its seats: one for each, in the order of the seats; where it gave fewer,
        the first one again.
        """
        given = (self.name, *self.others)
        lacking = len(self.seats) - len(given)
        return dict(zip(self.seats, given + (self.name,) * lacking, strict=False))


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
    others: tuple[str, ...] = added(())
    """The names of those who play here besides the first."""
    wishes_again: bool | None = added(default=None)
    """Whether people here would like a rematch, None if they have not said."""


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
        self._written = bytearray()
        """The lines that a guest received, as they should be on the disk."""

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
        self._written.clear()
        self._go_on(good)
        return _head_and_lines(values)

    def look_at_told(self) -> tuple[list[dict[str, Any]], list[Line]]:
        """Return the first two lines and all others, while perhaps somebody else adds some."""
        return _head_and_lines(_values(self._content(TOLD) or b""))

    def begin_told(self, head: Iterable[object]) -> None:
        """Write the first two lines, in the place of all earlier ones. After an OSError the
        next lines, or `mend_told`, write everything.
        """
        self._written.clear()
        self._go_on(b"".join(chain(head)))
        self.mend_told()

    def add_told(self, lines: Iterable[Line]) -> None:
        """Write more lines, which are on the disk afterwards, with all before them; raises
        `SaveError` where they are too many to be read again. After an OSError the next lines, or
        `mend_told`, write everything.
        """
        values = [{"opened": to_plain(opened), "record": record} for record, opened in lines]
        content = b"".join(chain(values, self._last_hash))
        size = len(self._written)
        if size + len(content) > _LIMITS.size:
            raise SaveError(Problem.TOO_LARGE)
        self._go_on(content)
        if not self._has_added(content, size):
            self.mend_told()

    def mend_told(self) -> None:
        """Write all received lines to a new file."""
        make_folders(self._disk, self._folder)
        write_whole(self._disk, self._folder / TOLD, bytes(self._written))

    def _has_added(self, content: bytes, size: int) -> bool:
        """Return whether lines were added to the file, which has the size that it was left with."""
        try:
            handle = self._disk.open_end(self._folder / TOLD)
        except FileNotFoundError:
            return False
        try:
            if self._disk.status_of(handle).size != size:
                return False
            write_all(self._disk, handle, content)
            self._disk.sync(handle)
        finally:
            self._disk.close(handle)
        return True

    def _go_on(self, content: bytes) -> None:
        self._written += content
        if content:
            begin = content.rfind(b"\n", 0, -1) + 1
            self._last_hash = content[begin : begin + _HASH].decode()

    def _content(self, name: str) -> bytes | None:
        try:
            return self._disk.read(self._folder / name, LARGEST_FILE)
        except FileNotFoundError:
            return None


class KeepsSeat(ABC):
    """Somebody whose seat is on the disk."""

    def __init__(self, folder: Folder, kept: KeptSeat) -> None:
        """Keep a seat; raises OSError where it cannot be."""
        from changcheng_qt.net.keys import invitation_of  # Not needed to look at kept tables.

        self._folder, self._kept = folder, kept
        self._agreed = lru_cache(maxsize=1)(_channel_with)
        self._invitation = invitation_of(kept.code)
        self._fault: OSError | None = None
        """Why the disk has not the seat as it is, None once it has."""
        self._admitted: Admitted | None = None
        """The letter that gives the seat, as long as that is not on the disk."""
        folder.write(SEAT, kept)

    @property
    def name(self) -> str:
        """The name of the person here, the first of several."""
        return self._kept.name

    @property
    def others(self) -> tuple[str, ...]:
        """The names of those who play here besides the first."""
        return self._kept.others

    @property
    def host(self) -> str:
        """The name of the host, empty before it has let this guest in."""
        return self._kept.host

    @property
    def wishes_again(self) -> bool:
        """Whether the host knows, or will, that people here would like a rematch."""
        return bool(self._kept.wishes_again)

    @property
    def key(self) -> bytes:
        """The key by which it recognises the host's beacon."""
        return self._channel.down if self._channel else self._invitation.secret

    @property
    def _channel(self) -> "Channel | None":
        return self._agreed(self._kept.private, self._kept.public, self._invitation.secret)

    @property
    def _wished(self) -> tuple[Answer, ...]:
        """The wish for a rematch, or its end, as the letter to the host has it."""
        wishes = self._kept.wishes_again
        return () if wishes is None else (Answer(REMATCH, agrees=wishes),)

    def _drop_wish(self, again: str) -> bool:
        """Forget a wish that the code of an invitation answers; return whether there was one."""
        is_answered = bool(again and self._wished)
        if is_answered:
            self._keep(wishes_again=None)
        return is_answered

    def _keep(self, **changes: object) -> None:
        """Keep something that holds, whether the disk takes it now or with a later letter."""
        self._kept = replace(self._kept, **changes)  # type: ignore[arg-type]
        self._write(self._kept)

    def _keep_first(self, **changes: object) -> bool:
        """Keep something that the host may rely on from the next letter on; return whether it is on
        the disk. Otherwise it is not so, and a later letter brings it again.
        """
        kept = replace(self._kept, **changes)  # type: ignore[arg-type]
        is_safe = self._write(kept)
        if is_safe:
            self._kept = kept
        return is_safe

    @abstractmethod
    def _follow(self) -> None:
        """Follow the match of the seat that is kept now."""

    def _sit_down(self) -> None:
        """Take the seat that the host has given, if any, once it is saved: the host waits for a
        letter from it.
        """
        given = self._admitted
        if given and self._keep_first(
            public=given.key, edition=given.edition, seats=given.seats, host=given.host
        ):
            self._admitted = None
            self._follow()

    def _write(self, kept: KeptSeat) -> bool:
        """Write a seat; return whether the disk takes it."""
        self._fault = fault_in(partial(self._folder.write, SEAT, kept))
        return self._fault is None


def fault_in(write: Callable[[], None]) -> OSError | None:
    """Write something; return the error of a disk that refuses it."""
    try:
        write()
    except OSError as error:
        return error
    return None


def _channel_with(private: str, public: str, secret: bytes) -> "Channel | None":
    """Return the keys shared with a host, None before it has let the guest in."""
    from changcheng_qt.net.keys import channel_of

    if not public:
        return None
    return channel_of(bytes.fromhex(private), bytes.fromhex(public), secret, is_host=False)


def _values(content: bytes) -> list[dict[str, Any]]:
    values = list[dict[str, Any]]()
    with suppress(SaveError):
        values.extend(iter_lines(content, _LIMITS))
    return values


def _head_and_lines(values: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[Line]]:
    lines = [(one["record"], tuple(map(tuple, one["opened"]))) for one in values[2:]]
    return values[:2], lines
