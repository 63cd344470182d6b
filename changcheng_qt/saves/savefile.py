"""A record as the bytes of a file, and back; a file on disk written and read whole; a live match
encoded entry by entry.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from changcheng_qt import __version__
from changcheng_qt.engine.match import AnyMatch, Entry
from changcheng_qt.saves.atomic import write_whole
from changcheng_qt.saves.disk import SHARED_FILE, Disk
from changcheng_qt.saves.entries import PlayerRecord, end_to_plain, entry_to_plain, record_to_plain
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import SEED_PLACE, fact_to_plain, play_place, setup_place
from changcheng_qt.saves.lines import LARGEST_FILE, chain, iter_lines, read_lines
from changcheng_qt.saves.migrations import Values, format_of, migrated
from changcheng_qt.saves.reading import (
    DRAFT,
    FORMAT,
    HEAD_LINES,
    HeadRecord,
    Reading,
    SealedHead,
    SeatHead,
    SetupRecord,
)
from changcheng_qt.saves.record import Record, Recorder
from changcheng_qt.saves.times import HEAD_BYTES, NANO, TAIL_BYTES, last_played_in, timed

SUFFIX: Final = ".changcheng"
Watch: TypeAlias = Callable[[float], None]
"""Called after each line with the share of the file that has been read."""
_HASH_LENGTH: Final = 64


@dataclass(frozen=True, slots=True)
class Prefix:
    """The longest valid beginning of a file, of `length` bytes; more lines can be appended to it
    unless it `is_foreign`.
    """

    record: Record
    match: AnyMatch
    length: int
    is_foreign: bool


class JournalEncoder:
    """Encodes a match entry by entry, sealed; hidden things have the facts of its recorder."""

    def __init__(self, recorder: Recorder, written: bytes = b"") -> None:
        """Encode the log so far, unless it was read from `written`."""
        self._recorder = recorder
        self._parts = [written or record_to_bytes(recorder.record())]
        self._entries = recorder.match.entry_count
        self._has_ended = recorder.match.outcome is not None

    def whole(self) -> bytes:
        """Return the content of a file with everything encoded so far."""
        return b"".join(self._parts)

    def line(self, entry: Entry) -> bytes:
        """Encode a new entry; return its line, followed by the `end` line if it ended the game."""
        recorder, number = self._recorder, self._entries
        place, outcome = play_place(number), recorder.match.outcome
        line = entry_to_plain(entry, *recorder.line(number), place, recorder.key)
        records = [timed(line, recorder.time(number))]
        if outcome and not self._has_ended:
            records.append(end_to_plain(outcome))
        lines = b"".join(chain(records, self._last_hash()))
        self._parts.append(lines)
        self._entries += 1
        self._has_ended = outcome is not None
        return lines

    def _last_hash(self) -> str:
        last = self._parts[-1]
        begin = last.rfind(b"\n", 0, -1) + 1
        return last[begin : begin + _HASH_LENGTH].decode("ascii")


def record_to_bytes(record: Record) -> bytes:
    """Return the content of a file."""
    return b"".join(chain(record_lines(record)))


def read_match(content: bytes, watch: Watch | None = None) -> tuple[Record, AnyMatch]:
    """Return the record in a file's content and its match; raises `SaveError`, and anything that
    `watch` raises.
    """
    values = read_lines(content)
    reading = _reading(values)
    while reading.goes_on:
        reading.take()
        if watch:
            watch(reading.taken / len(values))
    return reading.record, reading.match


def read_prefix(content: bytes) -> Prefix:
    """Return the longest valid beginning of a file's content; raises `SaveError` where even its
    setup is invalid.
    """
    values, fault = _good_lines(content)
    if fault and len(values) < HEAD_LINES:
        raise fault
    reading = _reading(values)
    with suppress(SaveError):
        while reading.goes_on:
            reading.take()
    lines = content.split(b"\n")[: reading.taken]
    length = sum(len(line) + 1 for line in lines)
    return Prefix(reading.record, reading.match, length, reading.is_foreign)


def write_file(disk: Disk, path: Path, record: Record) -> None:
    """Write a record to a file; raises OSError, after which an old file is as it was."""
    write_whole(disk, path, record_to_bytes(record), SHARED_FILE)


def read_file(disk: Disk, path: Path, watch: Watch | None = None) -> tuple[Record, AnyMatch]:
    """Return the record in a file and its match; raises `SaveError`, also when the file cannot be
    read, and anything that `watch` raises.
    """
    return read_match(read_content(disk, path), watch)


def read_content(disk: Disk, path: Path) -> bytes:
    """Return the bytes of a file, at most one more than a game may have; raises `SaveError`."""
    try:
        return disk.read(path, LARGEST_FILE + 1)
    except OSError as error:
        raise SaveError(Problem.UNREADABLE, detail=error.strerror or "") from error


def played_at(disk: Disk, path: Path) -> int:
    """Return when the game in a file was last played, in nanoseconds since 1970; 0 if unknown, or
    the file cannot be read.
    """
    try:
        head, tail = disk.read(path, HEAD_BYTES), disk.read_end(path, TAIL_BYTES)
    except OSError:
        return 0
    return last_played_in(head, tail, FORMAT) * NANO


def record_lines(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the plain value of each line of a file."""
    yield record_to_plain("head", _head(record))
    yield record_to_plain("setup", _setup(record))
    lines = zip(record.entries, record.texts, record.entry_facts, record.times, strict=True)
    for number, (entry, text, fact, at) in enumerate(lines):
        yield timed(entry_to_plain(entry, text, fact, play_place(number), record.key), at)
    if record.outcome:
        yield end_to_plain(record.outcome)


def _reading(values: Values) -> Reading:
    return Reading(migrated(values, FORMAT), format_of(values))


def _good_lines(content: bytes) -> tuple[list[dict[str, Any]], SaveError | None]:
    values: list[dict[str, Any]] = []
    try:
        values.extend(iter_lines(content))
    except SaveError as error:
        return values, error
    return values, None


def _head(record: Record) -> HeadRecord:
    fields = (FORMAT, DRAFT, record.game.name, record.begun, __version__, record.disclosure)
    if record.key:
        return SealedHead(*fields, record.key)
    if record.viewer is not None:
        return SeatHead(*fields, record.viewer)
    return HeadRecord(*fields)


def _setup(record: Record) -> SetupRecord:
    return SetupRecord(
        help=record.help,
        open=record.seed_known,
        players=tuple(PlayerRecord(one.name, one.controller, one.nodes) for one in record.players),
        seed=fact_to_plain(record.seed, SEED_PLACE, record.key),
        setup=record.game.filing.setup_to_plain(record.setup),
        facts=tuple(
            fact_to_plain(fact, setup_place(number), record.key)
            for number, fact in enumerate(record.setup_facts)
        ),
    )
