"""Other programs move and replace the files of the game on the table, or another session takes it:
the window notices by itself, and says so.
"""

import errno
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.autosave import LOOK, Autosave
from changcheng_qt.app.desks.save_words import news_text
from changcheng_qt.app.threads import WriterThread
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import News
from changcheng_qt.saves.held import LOCK
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.saves.table import TABLE
from tests.app.keeping import Keep, new_game, play_some, the_file
from tests.app.plain_title import Stage
from tests.app.test_recovery import first_command

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps its name there")


def restore_older(file: Path) -> None:
    """Put a copy there that has no moves yet, as a restore does."""
    lines = file.read_bytes().splitlines(keepends=True)
    file.with_name("restored").write_bytes(b"".join(lines[:2]))
    os.replace(file.with_name("restored"), file)


def remove(file: Path) -> None:
    file.unlink()


def remove_folder(file: Path) -> None:
    shutil.rmtree(file.parent)


def news_of(kept: Autosave) -> list[News]:
    told: list[News] = []
    kept.news.connect(told.append)
    return told


@pytest.mark.parametrize("meddle", [restore_older, remove, remove_folder])
def test_a_living_program_looks_by_itself(
    autosave: Keep, qtbot: QtBot, tmp_path: Path, meddle: Callable[[Path], None]
) -> None:
    """Nobody does anything; two seconds are promised, of which a slow machine may need some."""
    assert LOOK <= 1500
    kept, game = autosave(WriterThread(), look=20), new_game()
    told = news_of(kept)
    kept.keep(game)
    play_some(game.match, 9)
    with qtbot.waitCallback() as is_safe:
        kept.when_safe(is_safe)
    meddle(the_file(tmp_path))
    qtbot.waitUntil(lambda: told == [News.RENEWED])
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == game.match.log


def test_a_look_that_fails_is_reported_like_any_failure(
    autosave: Keep, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    kept, game = autosave(look=20, retry=20), new_game()
    kept.keep(game)
    with monkeypatch.context() as patched:
        patched.setattr(os, "stat", refuse)
        with qtbot.waitSignal(kept.safe) as told:
            pass
    assert told.args == [False]
    with qtbot.waitSignal(kept.safe) as told:
        pass
    assert told.args == [True]


def test_the_last_look_is_when_the_game_is_left(autosave: Keep, tmp_path: Path) -> None:
    kept, game = autosave(), new_game()
    told = news_of(kept)
    kept.keep(game)
    play_some(game.match, 9)
    restore_older(the_file(tmp_path))
    kept.stop()
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == game.match.log
    assert told == [News.RENEWED]


def test_a_lack_of_the_disk_is_reported_once(
    autosave: Keep, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    monkeypatch.setattr(fcntl, "flock", refuse)
    monkeypatch.setattr(os, "fsync", refuse)
    kept, first, second = autosave(), new_game(1), new_game(2)
    told = news_of(kept)
    safe: list[bool] = []
    kept.safe.connect(safe.append)
    for game in (first, second):
        kept.keep(game)
        play_some(game.match, 40)
    assert told == [News.UNLOCKED, News.UNSYNCED]
    assert safe == []
    assert len(list(tmp_path.glob("*/game.3"))) == 2


def test_a_game_that_another_session_has_taken_goes_on_as_a_copy(
    autosave: Keep, tmp_path: Path
) -> None:
    one, game = autosave(), new_game()
    told = news_of(one)
    one.keep(game)
    play_some(game.match, 9)
    folder = one.folder
    assert folder
    (folder / LOCK).unlink()
    other = autosave()
    taken = other.library.take_newest()
    assert taken
    found = taken.recovered
    other.keep_taken(taken, Recorder(found.record, found.match, Random(3)))
    play_some(game.match, 3)
    play_some(found.match, 5, seed=8)
    assert one.folder != folder == other.folder
    assert told == [News.ELSEWHERE]
    for kept, match in ((one, game.match), (other, found.match)):
        assert kept.folder
        assert read_file(RealDisk(), kept.folder / FILE)[1].log == match.log


def test_the_copy_is_the_game_on_the_table(make_stage: Callable[[], Stage]) -> None:
    """The next session finds the game of each window that played it."""
    one = make_stage()
    one.session.begin(one.order("hh"))
    first_command(one)
    (file,) = one.kept_files()
    other = make_stage()
    (file.parent / LOCK).unlink()
    other.session.recover()
    assert other.session.folder == file.parent
    first_command(one)
    assert one.session.folder
    assert one.session.folder.name in (one.folder / TABLE).read_text()
    assert one.banner(News.ELSEWHERE.name) == news_text(News.ELSEWHERE)
    assert one.warning == other.warning == ""
    assert len(one.kept_files()) == 2


@pytest.mark.parametrize(
    ("meddle", "news"), [(remove, News.MISSING), (restore_older, News.OVERTAKEN)]
)
def test_a_used_backup_is_reported(
    make_stage: Callable[[], Stage], meddle: Callable[[Path], None], news: News
) -> None:
    before = make_stage()
    before.session.begin(before.order("hh"))
    assert before.session.match
    play_some(before.session.match, 30)
    before.window.close()
    (file,) = before.kept_files()
    backup = read_file(RealDisk(), file.with_name("game.1"))[1].log
    meddle(file)
    after = make_stage()
    after.session.recover()
    assert after.session.match
    assert after.session.match.log == backup
    assert after.banner(news.name) == news_text(news)
    after.window.table.banners[news.name].buttons[0].click()
    assert after.banner(news.name) == ""


def test_every_news_has_a_sentence_of_its_own() -> None:
    assert len({news_text(news) for news in News}) == len(News)
