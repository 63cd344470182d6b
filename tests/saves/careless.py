"""Journals with a planted fault: each believes something that another program can change."""

from contextlib import suppress

from changcheng_qt.saves.atomic import write_all
from changcheng_qt.saves.journal import Journal


class Trusting(Journal):
    """Believes that an open file is the one at the path, as this program left it."""

    def _is_in_place(self) -> bool:
        return self._file is not None or super()._is_in_place()

    def _has_added(self, lines: bytes) -> bool:
        if not self._is_in_place() or self._file is None:
            return False
        write_all(self._disk, self._file.handle, lines)
        self._disk.sync(self._file.handle)
        self._is_whole = True
        return True


class Lockless(Journal):
    """Believes that a lock is held for as long as its handle is open."""

    def _is_locked(self) -> bool:
        return self._lock is not None

    def _keeps_lock(self) -> bool:
        return self._is_locked()


class Deaf(Journal):
    """Takes a folder that refuses everything for one in which everything is saved."""

    def append(self, lines: bytes) -> None:
        with suppress(PermissionError):
            super().append(lines)

    def mend(self) -> None:
        with suppress(PermissionError):
            super().mend()
