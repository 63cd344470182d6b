"""The news in a letter: turns due are announced, and nothing in the table's folder changes."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from changcheng_qt.app.waiting import aside, news
from changcheng_qt.app.waiting.news import News, What, news_in
from changcheng_qt.app.waiting.words import news_text
from changcheng_qt.net.kept import SEAT, KeptSeat
from changcheng_qt.net.letters import MOST_ENTRIES, Deed, Kind, Refusal
from changcheng_qt.saves.disk import RealDisk
from tests.app.waiting.keeping import OnDisk, contents, on_disk
from tests.planted import Fault, planted, with_and_without


@pytest.fixture
def at(tmp_path: Path) -> OnDisk:
    return on_disk(tmp_path)


def looked(at: OnDisk, number: int) -> News | None:
    """The news for a guest, whose folder must stay as it is."""
    path = at.path(f"guest {number}")
    before = contents(path)
    found = news_in(path, at.letter_for(number))
    assert contents(path) == before
    return found


def play_to(at: OnDisk, number: int) -> None:
    """Play for the other guest until it is this one's turn."""
    for _ in range(100):
        if number in at.match.deciders:
            return
        at.play_as(1 - number)
    raise AssertionError("its turn never comes")


def write_into_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(news, "Aside", RealDisk)


def tell_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(news, "_opened", lambda *_: None)


@with_and_without(write_into_it, tell_all)
def test_only_the_person_who_is_to_decide_is_notified(at: OnDisk, fault: Fault | None) -> None:
    with planted(fault):
        away = 1 - (at.match.to_act or 0)
        assert looked(at, away) is None
        at.leave(away)
        play_to(at, away)
        found = looked(at, away)
        assert found is not None
        assert (found.what, found.names) == (What.TURN, (at.match.players[away].name,))
        assert looked(at, 1 - away) is None


def test_steps_already_on_a_screen_are_no_news(at: OnDisk) -> None:
    away = 1 - (at.match.to_act or 0)
    play_to(at, away)
    assert looked(at, away) is None


def test_another_turn_is_other_news(at: OnDisk) -> None:
    away = 1 - (at.match.to_act or 0)
    told = set[News]()
    for _ in range(3):
        at.leave(away)
        play_to(at, away)
        found = looked(at, away)
        assert found is not None
        told.add(found)
        at.office.carriers.append(at.carriers[away])
        at.repair()
        while away in at.match.deciders:
            at.play_as(away)
    assert len(told) == 3


@pytest.mark.parametrize("kind", [Kind.ABANDON, Kind.TAKE_BACK])
def test_a_question_is_news_until_it_is_answered(at: OnDisk, kind: Kind) -> None:
    asker, other = at.guests
    for _ in range(4):
        at.play_as(at.match.to_act or 0)
    asker.do(Deed(kind, 0, length=at.match.step_count - 1 if kind is Kind.TAKE_BACK else 0))
    at.deliver()
    found = looked(at, 1)
    assert found is not None
    assert (found.what, found.wish, found.names) == (What.ASKED, kind, ("P0",))
    other.answer(other.asks[0], agrees=False)
    assert looked(at, 1) is None


def test_a_game_that_all_leave_unfinished_is_news_and_nobody_is_due(at: OnDisk) -> None:
    away = at.match.to_act or 0
    at.guests[away].do(Deed(Kind.ABANDON, away))
    at.deliver()
    at.leave(away)
    other = at.guests[1 - away]
    other.answer(other.asks[0], agrees=True)
    at.deliver()
    found = looked(at, away)
    assert found is not None
    assert found.what is What.LEFT
    assert news_text(found) == "Everybody has agreed to leave this game unfinished."


def test_a_table_that_closes_is_news(at: OnDisk) -> None:
    at.leave(1)
    at.host.close()
    found = looked(at, 1)
    assert found is not None
    assert (found.what, found.gone) == (What.CLOSED, Refusal.TABLE_CLOSED)
    folder = at.folder("guest 1")
    seat = folder.read(SEAT, KeptSeat)
    assert seat is not None
    folder.write(SEAT, replace(seat, gone=found.gone))
    assert looked(at, 1) is None


def test_a_rematch_is_news_for_those_who_are_asked(at: OnDisk) -> None:
    for number in (0, 1):
        at.leave(number)
    at.host.invite_again({at.host.roster.peers[1].kept.code: "7K4MQX2P9D3TH6WB"})
    found = looked(at, 1)
    assert found is not None
    assert found.what is What.AGAIN
    assert news_text(replace(found, host="Mei")) == "Mei asks for a rematch."
    assert looked(at, 0) is None


def test_more_than_fits_into_a_letter_is_announced_without_a_turn(at: OnDisk) -> None:
    away = 1 - (at.match.to_act or 0)
    at.leave(away)
    for number in range(MOST_ENTRIES + 1):
        at.match.note(1 - away, f"note {number}")
    found = looked(at, away)
    assert found is not None
    assert (found.what, found.names) == (What.WENT_ON, ())


def test_the_end_is_news(at: OnDisk, tmp_path: Path) -> None:
    before = tmp_path / "before"
    for _ in range(500):
        shutil.rmtree(before, ignore_errors=True)
        shutil.copytree(tmp_path, before)
        at.play_as(at.match.to_act or 0)
        if at.match.outcome:
            break
    number = 1 - at.match.latest.seat
    found = news_in(before / f"guest {number}", at.letter_for(number))
    assert found is not None
    assert found.what is What.OVER


def test_a_folder_or_letter_that_is_spoilt_has_no_news(at: OnDisk) -> None:
    path = at.path("guest 0")
    assert news_in(at.path("nobody"), b"") is None
    assert news_in(path, b"rubbish") is None
    assert news_in(path, at.letter_for(1)) is None
    (path / SEAT).write_text("{}")
    assert looked(at, 0) is None
    (path / SEAT).unlink()
    assert looked(at, 0) is None


def test_a_disk_that_is_only_read_stays_as_it_is(tmp_path: Path) -> None:
    disk, file = aside.Aside(), tmp_path / "file"
    file.write_bytes(b"old")
    handle = disk.open_end(file)
    assert disk.write(handle, memoryview(b" and new")) == 8
    disk.sync(handle)
    disk.close(handle)
    disk.replace(file, tmp_path / "other")
    assert disk.read(tmp_path / "other", 7) == b"old and"
    disk.remove(tmp_path / "other")
    for refused in (disk.remove_folder, disk.lock):
        with pytest.raises(OSError, match="Read-only"):
            refused(tmp_path)
    assert contents(tmp_path).keys() == {"file"}
    assert file.read_bytes() == b"old"
