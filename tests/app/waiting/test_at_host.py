"""The news in the letters of guests while the host's program is closed: told from a copy of the
table, in whose folder nothing changes.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.cli.saved_games import speaking
from changcheng_qt.app.tables.kept_ways import keep_ways
from changcheng_qt.app.waiting import at_host
from changcheng_qt.app.waiting.at_host import Wish, host_news, up_boxes, wishes_in
from changcheng_qt.app.waiting.news import News, What
from changcheng_qt.app.waiting.vigil import Times, Vigil, place_at
from changcheng_qt.app.waiting.words import news_text
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.kept import OWN, SEAT, TABLE
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.post import PostCarrier
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.app.waiting.keeping import on_disk
from tests.net.broker import broker, with_broker
from tests.net.memory import Memory
from tests.planted import Fault, planted, with_and_without

AWAY = 1
"""The seat of the guest; the other one is at the host's computer."""


class Closed:
    """A table whose host has closed the program."""

    def __init__(self, folder: Path, title: Title = TITLES[0]) -> None:
        self.at = on_disk(folder, title)
        self.path = self.at.path("host")
        self.peer = self.at.host.roster.peers[AWAY]

    def close(self) -> None:
        """Keep the game, and hear nothing more."""
        self.at.repair()
        (self.path / FILE).write_bytes(self.at.journal)
        own = self.path / OWN
        own.mkdir(exist_ok=True)
        shutil.copy(self.at.path("guest 0") / SEAT, own / SEAT)
        self.at.office.carriers.remove(self.at.host_carrier)

    def letters(self) -> dict[str, bytes]:
        return {box: self.at.office.boxes[box] for box in up_boxes(self.path)}

    def look(self) -> News | None:
        """The news for the host, whose folder must stay as it is."""
        before = contents(self.path)
        letters = self.letters()
        found = host_news(self.path, letters, wishes_in(self.path, letters))
        assert contents(self.path) == before
        return found

    def play_to(self, condition: Callable[[], bool]) -> None:
        """Play until something holds."""
        for _ in range(300):
            if condition():
                return
            self.at.play_as(self.at.match.to_act or 0)
        raise AssertionError("it never comes to that")


def contents(folder: Path) -> dict[Path, tuple[bytes, int]]:
    files = [one for one in folder.rglob("*") if one.is_file()]
    return {one: (one.read_bytes(), one.stat().st_mtime_ns) for one in files}


@pytest.fixture
def closed(tmp_path: Path) -> Closed:
    return Closed(tmp_path)


def move_until(closed: Closed, what: What) -> News | None:
    """Play for the guest until there is such news; the host opens the table in between."""
    at = closed.at
    for _ in range(60):
        closed.play_to(lambda: at.match.to_act == AWAY)
        closed.close()
        assert closed.look() is None, "it was on the host's own screen"
        at.play_as(AWAY)
        found = closed.look()
        if found and found.what is what:
            return found
        at.office.carriers.append(at.host_carrier)
        at.repair()
    return None


def write_into_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(at_host, "Aside", RealDisk)


def believe_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(at_host, "_is_open", lambda *_: False)


@with_and_without(write_into_it, believe_nothing)
def test_the_hosts_own_turn_is_announced(closed: Closed, fault: Fault | None) -> None:
    with planted(fault):
        found = move_until(closed, What.TURN)
        assert found is not None
        assert found.names == ("P0",)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_guest_who_goes_on_playing_holds_the_game_up(title: Title, tmp_path: Path) -> None:
    """Fixed sentences are told, and names; nothing of the move."""
    closed = Closed(tmp_path, title)
    found = move_until(closed, What.HELD_UP)
    assert found is not None
    assert (found.names, found.host) == ((), "")
    assert news_text(found) == "The game waits until you open your table."


def test_a_question_of_a_guest_is_announced(closed: Closed) -> None:
    closed.play_to(lambda: closed.at.match.step_count > 4)
    closed.close()
    closed.at.guests[AWAY].do(Deed(Kind.TAKE_BACK, AWAY, length=closed.at.match.step_count - 1))
    found = closed.look()
    assert found is not None
    assert (found.what, found.wish, found.names) == (What.ASKED, Kind.TAKE_BACK, ("P1",))


def test_a_request_to_join_is_announced(closed: Closed) -> None:
    at = closed.at
    code = at.host.invite(())
    closed.close()
    Guest(at.folder("eve"), Memory(at.office), take_seat(code, "Eve"))
    found = closed.look()
    assert found is not None
    assert (found.what, found.names) == (What.JOINING, ("Eve",))
    assert news_text(found) == "Eve asks to join."


def forget_the_others(patch: pytest.MonkeyPatch) -> None:
    honest = at_host.Wish
    patch.setattr(at_host, "Wish", lambda box, names, letter: honest(box, names[:1], letter))


@with_and_without(forget_the_others)
def test_two_who_ask_from_one_computer_are_both_named(closed: Closed, fault: Fault | None) -> None:
    at = closed.at
    code = at.host.invite((AWAY,))
    closed.close()
    Guest(at.folder("couple"), Memory(at.office), take_seat(code, "Ana", ("Ben",)))
    with planted(fault), speaking("en"):
        found = closed.look()
        assert found is not None
        assert news_text(found) == "Ana and Ben ask to join."


def test_an_answered_wish_is_no_wish(closed: Closed) -> None:
    """The letter is still in the box, with the deed that the host has done."""
    at = closed.at
    closed.play_to(lambda: at.match.to_act == AWAY)
    closed.close()
    at.play_as(AWAY)
    letters = closed.letters()
    assert len(wishes_in(closed.path, letters)) == 1
    at.office.carriers.append(at.host_carrier)
    closed.close()
    assert wishes_in(closed.path, letters) == ()


@pytest.mark.parametrize("damage", [FILE, TABLE, f"{OWN}/{SEAT}"])
def test_a_damaged_folder_has_no_news(closed: Closed, damage: str) -> None:
    closed.play_to(lambda: closed.at.match.to_act == AWAY)
    closed.close()
    closed.at.play_as(AWAY)
    letters = closed.letters()
    wishes = wishes_in(closed.path, letters)
    (closed.path / damage).write_bytes(b"{}\n" * 3)
    assert host_news(closed.path, letters, wishes) is None
    (closed.path / damage).unlink()
    assert host_news(closed.path, letters, wishes) is None


def test_hostile_letters_are_no_news(closed: Closed) -> None:
    closed.close()
    (box,) = {one.up for one in closed.at.host.roster.peers[AWAY:]}
    good = closed.at.office.boxes[box]
    rng = closed.at.rng
    for _ in range(200):
        spoilt = bytearray(good)
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        for letter in (bytes(spoilt), good[: rng.randrange(len(good))], rng.randbytes(2048)):
            assert wishes_in(closed.path, {box: letter}) == ()
    other = closed.at.office.boxes[closed.at.host.roster.peers[0].up]
    assert wishes_in(closed.path, {box: other, "": good}) == ()


def test_a_table_without_a_game_or_a_post_office_is_not_listened_for(closed: Closed) -> None:
    assert place_at(closed.path) is None
    closed.close()
    assert place_at(closed.path) is None


@with_broker
def test_the_vigil_tells_of_a_hosts_table_once(
    closed: Closed, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, told, read = closed.at, list[News](), list[tuple[Wish, ...]]()
    assert move_until(closed, What.TURN)
    real = at_host.host_news

    def counted(path: Path, letters: at_host.Letters, wishes: tuple[Wish, ...]) -> News | None:
        read.append(wishes)
        return real(path, letters, wishes)

    def tell(_: Path, news: News) -> bool:
        told.append(news)
        return True

    monkeypatch.setattr("changcheng_qt.app.waiting.vigil.host_news", counted)
    with broker(tmp_path) as office:
        keep_ways(at.folder("host"), at.guests[0]._kept.code, [office])  # noqa: SLF001
        place = place_at(closed.path)
        assert place is not None
        assert place.is_own
        assert place.boxes == (closed.peer.up,)
        tables = tmp_path / "tables"
        tables.mkdir()
        shutil.copytree(closed.path, tables / "0123456789abcdef")
        parent = QObject()
        post = PostCarrier(office, parent, (50,))
        post.post(closed.peer.up, at.office.boxes[closed.peer.up])
        vigil = Vigil(tables, tell, lambda: False, parent, Times(look=100, settled=50))
        qtbot.waitUntil(lambda: bool(told))
        at.guests[AWAY].post()
        post.post(closed.peer.up, at.office.boxes[closed.peer.up])
        qtbot.wait(700)
        assert [one.what for one in told] == [What.TURN]
        assert len(read) == 1, "the same wish, sealed again"
        vigil.close()
        post.close()
        parent.deleteLater()
