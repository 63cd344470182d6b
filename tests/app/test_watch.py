"""A table looked at from outside: what is due there is told, and nothing in its folder changes."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.waiting import watch
from changcheng_qt.app.waiting.watch import Due, Watch, due_at
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.titles import TITLES
from tests.net.memory import Memory, Office
from tests.net.tables import Table, shown_at, some_deed
from tests.planted import Fault, planted, with_and_without

PLACES: list[Path] = []


class OnDisk(Table):
    """A table whose folders are on a real disk."""

    def folder(self, name: str) -> Folder:
        return Folder(RealDisk(), PLACES[-1] / name)


@pytest.fixture
def at(tmp_path: Path) -> OnDisk:
    """A game of two guests, begun."""
    PLACES.append(tmp_path)
    at = OnDisk(TITLES[0], 7, Office(7), ((0,), (1,)), 2)
    at.begin()
    return at


def contents(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


def looked(at: OnDisk, number: int) -> Due | None:
    """What is due at a guest by the letter that lies in its box."""
    box = at.host.roster.peers[number].down
    return due_at(PLACES[-1] / f"guest {number}", box, at.office.boxes[box])


def look_inside(patch: pytest.MonkeyPatch) -> None:
    def link(path: Path, copy: Path) -> None:
        copy.symlink_to(path)

    patch.setattr(shutil, "copytree", link)


@with_and_without(look_inside)
def test_whoever_is_to_decide_is_told_and_nobody_else(at: OnDisk, fault: Fault | None) -> None:
    with planted(fault):
        dues: list[int] = []
        for _ in range(12):
            at.office.deliver()
            before = [contents(PLACES[-1] / f"guest {number}") for number in (0, 1)]
            mover = at.match.to_act
            assert mover is not None
            deed = next(
                one
                for _ in range(100)
                if (one := some_deed(shown_at(at.guests[mover]), mover, at.rng))
                and one.kind is Kind.PLAY
            )
            # It is away while the host tells what it did: its folder lacks that.
            away = at.carriers[mover]
            at.guests[mover].do(deed)
            at.office.on_way = [one for one in at.office.on_way if one[0] is not away]
            at.office.carriers.remove(away)
            after = contents(PLACES[-1] / f"guest {mover}")
            at.office.deliver()
            for number in (0, 1):
                due = looked(at, number)
                assert (due is not None) is (number in at.match.deciders)
                dues += [number] if due else []
            assert contents(PLACES[-1] / f"guest {mover}") == after != before[mover]
            at.office.carriers.append(away)
            at.repair()
        assert set(dues) == {0, 1}


def test_what_somebody_asks_is_due_until_it_is_answered(at: OnDisk) -> None:
    asker, other = at.guests
    asker.do(Deed(Kind.ABANDON, 0))
    at.deliver()
    due = looked(at, 1)
    assert due is not None
    assert due.is_asked
    other.answer(other.asks[0], agrees=False)
    due = looked(at, 1)
    assert due is None or not due.is_asked


def test_a_folder_that_is_gone_or_spoilt_waits_for_nothing(at: OnDisk) -> None:
    assert due_at(PLACES[-1] / "nobody", "box", b"") is None
    (PLACES[-1] / "guest 0" / SEAT).write_text("{}")
    assert looked(at, 0) is None
    (PLACES[-1] / "guest 0" / SEAT).unlink()
    assert looked(at, 0) is None


def test_the_latest_of_many_letters_is_read(
    at: OnDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent, carrier = QObject(), Memory(at.office)
    number = at.match.to_act or 0
    peer = at.host.roster.peers[number]
    path = PLACES[-1] / f"guest {number}"
    seat = Folder(RealDisk(), path).read(SEAT, KeptSeat)
    assert seat is not None
    read: list[bytes] = []
    real = due_at

    def counted(path: Path, box: str, letter: bytes) -> Due | None:
        read.append(letter)
        return real(path, box, letter)

    monkeypatch.setattr(watch, "due_at", counted)
    letter = at.office.boxes[peer.down]
    looking = Watch(path, seat, carrier, parent, settled=50)
    told: list[Due] = []
    looking.due.connect(told.append)
    for one in (b"rubbish", b"more", letter):
        at.office.post(peer.down, one)
    at.deliver()
    qtbot.waitUntil(lambda: bool(told))
    assert read == [letter]
    assert told[0].names == (at.match.players[number].name,)
    looking.close()
    parent.deleteLater()
