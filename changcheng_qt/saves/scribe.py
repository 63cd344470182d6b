"""A live match as the growing bytes of its file."""

from typing import Final

from changcheng_qt.engine.match import Entry
from changcheng_qt.saves.entries import end_to_plain, entry_to_plain
from changcheng_qt.saves.facts import play_place
from changcheng_qt.saves.lines import chain
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.savefile import record_to_bytes

_HASH_LENGTH: Final = 64


class Scribe:
    """Writes down a match entry by entry, sealed; hidden things have the facts of its recorder."""

    def __init__(self, recorder: Recorder, written: bytes = b"") -> None:
        """Write down all that has happened, unless that was read from what is `written`."""
        self._recorder = recorder
        self._parts = [written or record_to_bytes(recorder.record())]
        self._entries = len(recorder.match.log)
        self._has_ended = recorder.match.outcome is not None

    def whole(self) -> bytes:
        """Return the content of a file with all that was written down."""
        return b"".join(self._parts)

    def line(self, entry: Entry) -> bytes:
        """Write down an entry that has just happened; return its line, and the one about the end of
        the game behind it if it ended the game.
        """
        recorder, number = self._recorder, self._entries
        place, outcome = play_place(number), recorder.match.outcome
        records = [entry_to_plain(entry, *recorder.line(number), place, recorder.key)]
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
