"""The tables of a computer, listened for at a real post office."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.waiting import vigil as vigils
from changcheng_qt.app.waiting.news import News, What
from changcheng_qt.app.waiting.vigil import Times, Vigil
from changcheng_qt.net.post import PostOffice
from tests.app.waiting.by_post import TableByPost
from tests.app.waiting.keeping import contents
from tests.net.broker import NAME, broker, passwords, with_broker
from tests.planted import Fault, planted, with_and_without

pytestmark = with_broker
SHORT = Times(look=100, settled=50, refused=300, waits=(50,))
A_WHILE = 700


@dataclass(eq=False)
class Ear:
    """A listener for news, which may fail; and whether the program is open."""

    told: list[News] = field(default_factory=list)
    is_deaf: bool = False
    is_open: bool = False

    def tell(self, _: Path, news: News) -> bool:
        if not self.is_deaf:
            self.told.append(news)
        return not self.is_deaf

    @property
    def turns(self) -> int:
        return sum(one.what is What.TURN for one in self.told)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[PostOffice]:
    with broker(tmp_path) as office:
        yield office


@pytest.fixture
def at(tmp_path: Path, office: PostOffice, qtbot: QtBot) -> Iterator[TableByPost]:
    table = TableByPost(tmp_path, tmp_path / "tables", office, qtbot)
    yield table
    table.close()


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def listening(tmp_path: Path, ear: Ear, qtbot: QtBot) -> Iterator[Vigil]:
    parent = QObject()
    vigil = Vigil(tmp_path / "tables", ear.tell, lambda: ear.is_open, parent, SHORT)
    yield vigil
    vigil.close()
    parent.deleteLater()


def tell_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(News, "__eq__", lambda *_: False)
    patch.setattr(Vigil, "_on_heard", _read_again)


def _read_again(self: Vigil, box: str, letter: bytes, _: bool) -> None:
    self._letters[box] = letter
    self._settling.start()


@with_and_without(tell_again)
def test_a_turn_is_announced_once(
    at: TableByPost, ear: Ear, tmp_path: Path, qtbot: QtBot, fault: Fault | None
) -> None:
    parent = QObject()
    with planted(fault):
        vigil = Vigil(tmp_path / "tables", ear.tell, lambda: False, parent, SHORT)
        before = contents(at.path)
        at.play_until(1)
        qtbot.waitUntil(lambda: ear.turns == 1)
        heard = list[bytes]()
        (post,) = vigil._posts.values()  # noqa: SLF001
        post.heard.connect(lambda _box, letter, _: heard.append(letter))
        at.host.invite(())
        qtbot.waitUntil(lambda: at.newest in heard)
        qtbot.wait(A_WHILE)
        assert ear.turns == 1
        assert ear.told[0].names == ("Ben",)
        assert contents(at.path) == before
    vigil.close()
    parent.deleteLater()


def test_the_next_turn_is_announced_again(
    at: TableByPost, ear: Ear, listening: Vigil, qtbot: QtBot
) -> None:
    at.play_until(1)
    qtbot.waitUntil(lambda: ear.turns == 1)
    ear.is_open = True
    at.visit()
    ear.is_open = False
    qtbot.wait(A_WHILE)
    assert ear.turns == 1
    at.play_until(1)
    qtbot.waitUntil(lambda: ear.turns == 2)


def test_no_news_is_sent_while_the_program_is_open(
    at: TableByPost, ear: Ear, listening: Vigil, qtbot: QtBot
) -> None:
    ear.is_open = True
    at.play_until(1)
    qtbot.wait(A_WHILE)
    assert not ear.told
    ear.is_open = False
    qtbot.waitUntil(lambda: ear.turns == 1)


def test_news_that_no_desktop_takes_is_shown_later(
    at: TableByPost, ear: Ear, listening: Vigil, qtbot: QtBot
) -> None:
    ear.is_deaf = True
    at.play_until(1)
    qtbot.wait(A_WHILE)
    ear.is_deaf = False
    qtbot.waitUntil(lambda: ear.turns == 1)
    qtbot.wait(A_WHILE)
    assert ear.turns == 1


def test_a_post_office_that_comes_back_is_asked_again(
    tmp_path: Path, ear: Ear, qtbot: QtBot
) -> None:
    parent = QObject()
    with broker(tmp_path) as office:
        at = TableByPost(tmp_path, tmp_path / "tables", office, qtbot)
        vigil = Vigil(tmp_path / "tables", ear.tell, lambda: False, parent, SHORT)
        qtbot.wait(A_WHILE)
    qtbot.wait(A_WHILE)
    with broker(tmp_path, port=office.port):
        at.play_until(1)
        qtbot.waitUntil(lambda: ear.turns == 1)
    vigil.close()
    at.close()
    parent.deleteLater()


def test_a_login_that_is_refused_is_tried_again_later(
    tmp_path: Path, ear: Ear, qtbot: QtBot
) -> None:
    parent = QObject()
    with broker(tmp_path) as office:
        at = TableByPost(tmp_path, tmp_path / "tables", office, qtbot)
        at.play_until(1)
        at.lies_there()
        at.close()
    with broker(tmp_path, *passwords(tmp_path), port=office.port):
        vigil = Vigil(tmp_path / "tables", ear.tell, lambda: False, parent, SHORT)
        qtbot.waitUntil(lambda: bool(vigil.refused))
    with broker(tmp_path, port=office.port):
        qtbot.waitUntil(lambda: ear.turns == 1)
    vigil.close()
    parent.deleteLater()


def test_a_table_that_is_gone_is_left_alone(
    at: TableByPost, ear: Ear, listening: Vigil, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: bool(listening.places))
    shutil.rmtree(at.path)
    qtbot.waitUntil(lambda: not listening.places)
    at.play_until(1)
    qtbot.wait(A_WHILE)
    assert not ear.told


def test_folders_without_a_post_office_are_passed_over(tmp_path: Path, at: TableByPost) -> None:
    assert vigils.place_at(at.path) is not None
    (at.path / "ways.json").unlink()
    assert vigils.place_at(at.path) is None
    assert vigils.place_at(tmp_path / "nobody") is None


def test_no_login_stands_in_what_is_printed(at: TableByPost) -> None:
    place = vigils.place_at(at.path)
    assert place is not None
    assert NAME not in repr(place)
    assert at.code not in repr(place)
