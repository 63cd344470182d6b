"""The times at which a game was begun and played, in its own file: file times change with every
copy.

The head of a file has the time at which the game was begun. A record after the setup may have the
time at which it was written: the first one of a sitting, the one that ends the game, and every one
that follows a minute or twenty records after the last with a time. A list of games therefore finds
the time of the last play in the first line and the last few, however long the file is.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeGuard

from changcheng_qt.saves.lines import RecordLine

Clock: TypeAlias = Callable[[], float]
"""Seconds since 1970, in universal time."""

NANO: Final = 10**9
"""Nanoseconds in a second."""
LATEST: Final = 2**33 - 1
"""The last second that a file may have, in the year 2242: its nanoseconds fit 64 bits."""
MINUTE: Final = 60
MOST_UNTIMED: Final = 20
"""After this many records without a time the next one has one."""
HEAD_BYTES: Final = 1024
TAIL_BYTES: Final = 16 * 1024
"""Longer than the first line of a file, and than its last `MOST_UNTIMED` + 1 lines."""
_AT: Final = "at"
_HASH: Final = 65


def no_clock() -> float:
    """Return 0, so that records get no times."""
    return 0


def second_of(clock: Clock) -> int:
    """Return the present second, 0 if the clock shows none that a file may have."""
    now = int(clock())
    return now if is_time(now) else 0


def is_time(value: object) -> TypeGuard[int]:
    """Return whether a value is a second that a file may have."""
    return type(value) is int and 0 < value <= LATEST


class Timer:
    """Decides which records of a sitting get a time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0
        self._untimed = 0

    def time(self, *, ends_game: bool) -> int:
        """Return the time for the next record, 0 for none."""
        now = second_of(self._clock)
        is_soon = self._untimed < MOST_UNTIMED and 0 <= now - self._last < MINUTE
        if is_soon and not ends_game:
            self._untimed += 1
            return 0
        self._last, self._untimed = now, 0
        return now


def timed(record: dict[str, Any], at: int) -> dict[str, Any]:
    """Return the plain value of a record with its time, if it has one."""
    return {**record, _AT: at} if at else record


def without_time(line: RecordLine) -> tuple[RecordLine, int]:
    """Return a record without its time, and the time, 0 for none; raises `SaveError`. The last
    record of a finished game has none, the one that ended it has.
    """
    if _AT not in line.values or line.kind == "end":
        return line, 0
    at = line.values[_AT]
    if not is_time(at):
        raise line.wrong("at is no time")
    rest = {name: value for name, value in line.values.items() if name != _AT}
    return RecordLine(rest, line.number), at


def last_played(begun: int, times: Sequence[int]) -> int:
    """Return when a game was last played, by its records, 0 if unknown."""
    return next((at for at in reversed(times) if at), begun)


def last_played_in(head: bytes, tail: bytes, newest: int) -> int:
    """Return when a game was last played, by the first `HEAD_BYTES` and the last `TAIL_BYTES` of
    its file; 0 if unknown, or not of the newest format. No hash is checked: this is for lists.
    """
    first = _values(head.partition(b"\n")[0])
    if first.get("format") != newest:
        return 0
    times = (_as_time(_values(line).get(_AT)) for line in reversed(tail.split(b"\n")[1:]))
    return next(filter(None, times), _as_time(first.get("begun")))


def _values(line: bytes) -> dict[str, Any]:
    """Return the object in a line, an empty one if there is none."""
    try:
        values = json.loads(line[_HASH:])
    except (ValueError, RecursionError):
        return {}
    return values if isinstance(values, dict) else {}


def _as_time(value: object) -> int:
    return value if is_time(value) else 0
