"""The files of tables that were open before fields were added to them are still read."""

from dataclasses import replace
from pathlib import Path

import pytest

from changcheng_qt.engine import codec
from changcheng_qt.net.kept import SEAT, TABLE, Folder, KeptSeat, KeptTable
from changcheng_qt.net.letters import read
from changcheng_qt.saves.disk import RealDisk
from tests.planted import Fault, planted, with_and_without

OLDER = Path(__file__).parent / "older"
"""The files of a host and a guest before `KeptPeer.has_left` and `wishes_again`, `KeptSeat.before`
and the names of several people at one computer.
"""


def strict(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(codec, "_added_to", lambda _: frozenset())


@with_and_without(strict)
def test_files_from_before_a_field_was_added_are_read(tmp_path: Path, fault: Fault | None) -> None:
    folder = Folder(RealDisk(), tmp_path)
    with planted(fault):
        seat = read(KeptSeat, (OLDER / SEAT).read_bytes())
        table = read(KeptTable, (OLDER / TABLE).read_bytes())
        assert seat is not None
        assert table is not None
        assert (seat.seats, seat.before) == ((0,), 0)
        assert [one.has_left for one in table.peers] == [False, False]
        assert not seat.wishes_again
        assert not any(one.wishes_again for one in table.peers)
        assert (seat.others, {one.others for one in table.peers}) == ((), {()})
        folder.write(SEAT, replace(seat, before=3))
        assert folder.read(SEAT, KeptSeat) == replace(seat, before=3)
