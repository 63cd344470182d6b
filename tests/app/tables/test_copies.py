"""A copy saved during play at a table holds the knowledge of its seat, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from changcheng_qt.app.desks import file_desk
from changcheng_qt.app.desks.file_desk import FileDesk
from changcheng_qt.app.main import Program
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_file, record_to_bytes
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from changcheng_qt.ui.dialogs.share import ShareDialog
from tests.app.tables.windows import Two, bridge_of, click, room_of
from tests.net.memory import Office
from tests.net.tables import Table, followed
from tests.planted import Fault, planted, with_and_without

WHOLE: list[Record] = []
"""The latest game as its host has it."""


def true_record(two: Two) -> Record:
    """The whole game, which the host's table alone has."""
    table = room_of(two.host).laid.table
    feed = table.host._feed  # type: ignore[union-attr] # noqa: SLF001
    record: Record = feed._recorder.record(Disclosure.SEALED)  # type: ignore[union-attr] # noqa: SLF001
    return record


def sharing(one: Program, file: Path, patch: pytest.MonkeyPatch) -> ShareDialog:
    """The dialog that asks for the contents of a copy; the copy goes to a file."""
    desk = one.window.findChild(FileDesk)
    assert desk is not None
    patch.setattr(desk._files, "to_save", lambda _: file)  # noqa: SLF001
    one.window.save_asked.emit()
    dialog = one.window.dialogs.shown
    assert isinstance(dialog, ShareDialog)
    return dialog


def give_whole(patch: pytest.MonkeyPatch) -> None:
    """Write the whole game, as the host's table has it, instead of a seat's part."""
    patch.setattr(file_desk, "redacted", lambda *_: WHOLE[-1])


@with_and_without(give_whole)
@pytest.mark.parametrize("number", [0, 1])
def test_a_copy_has_no_more_than_the_seat_here_knows(
    two: Two, number: int, fault: Fault | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planted(fault):
        two.begin()
        two.play(6)
        one, file = (two.host, two.guest)[number], tmp_path / "copy.changcheng"
        whole = true_record(two)
        WHOLE.append(replace(whole, disclosure=Disclosure.EVERYTHING, key=""))
        dialog = sharing(one, file, monkeypatch)
        assert len(dialog.choices) == 2, "the public's part, and that of the seat"
        dialog.choices[1].setChecked(True)
        click(dialog.save)
        two.wait(file.exists)
        record, _ = read_file(RealDisk(), file)
        assert record.viewer == number
        assert bridge_of(one).here == {number}
        wanted = redacted(whole, number)
        assert record_to_bytes(record.timeless) == record_to_bytes(wanted.timeless)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_of_two_seats_at_one_computer_each_gets_its_own_part(title: Title) -> None:
    at = Table(title, 1, Office(1), ((0, 1),), 3)
    at.begin()
    while at.match.step_count < 30 and at.match.outcome is None:
        at.act()
        at.deliver()
    at.repair()
    replica = followed(at.guests[0]).replica
    assert replica is not None
    assert at.recorder is not None
    for seat in (0, 1):
        copy, wanted = redacted(replica.record, seat), redacted(at.recorder.record(), seat)
        assert record_to_bytes(copy.timeless) == record_to_bytes(wanted.timeless)
