"""The running game on the disk has everything that was shown, in whatever way the program ends."""

import errno
import os
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.threads import WriterThread
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from tests.app.at_once import Later
from tests.app.keeping import Keep, new_game, play_some, the_file

SYNC = "fdatasync" if hasattr(os, "fdatasync") else "fsync"
"""The call by which the disk of this system syncs a file."""


def test_every_entry_is_in_the_file_at_once(autosave: Keep, tmp_path: Path) -> None:
    game = new_game(seed_known=True)
    autosave().keep(game)
    for _ in range(40):
        play_some(game.match, 1, len(game.match.log))
        record, again = read_file(RealDisk(), the_file(tmp_path))
        assert again.log == game.match.log
        assert record.seed_known


def test_a_whole_game_is_kept(autosave: Keep, tmp_path: Path) -> None:
    match = new_game().match
    autosave().keep(recording(match, Random(2)))
    play_some(match, 2000)
    match.seat_player(0, Player("Zoë", "greedy"))
    again = read_file(RealDisk(), the_file(tmp_path))[1]
    assert match.outcome == again.outcome is not None
    assert again.players == match.players


def test_another_match_has_a_folder_of_its_own(autosave: Keep, tmp_path: Path) -> None:
    kept = autosave()
    first, second = new_game(1), new_game(2)
    kept.keep(first)
    kept.keep(second)
    play_some(first.match, 3)
    play_some(second.match, 5)
    logs = sorted(len(read_file(RealDisk(), file)[1].log) for file in tmp_path.glob(f"*/{FILE}"))
    assert logs == [0, 5]


def test_nobody_who_waits_is_called_after_the_program_has_ended(autosave: Keep) -> None:
    writer, game = Later(), new_game()
    kept = autosave(writer)
    kept.keep(game)
    play_some(game.match, 1)
    called: list[str] = []
    kept.when_safe(lambda: called.append("safe"))
    kept.close()
    writer.work()
    assert called == []


def test_the_game_played_last_is_found_and_gone_on_with(autosave: Keep, tmp_path: Path) -> None:
    before = autosave()
    for number, seed in enumerate((1, 2)):
        game = new_game(seed, seed_known=bool(number))
        before.keep(game)
        play_some(game.match, 9)
        for file in before.library.games()[0].folder.iterdir():
            os.utime(file, (number, number))
    before.stop()
    after = autosave()
    taken = after.library.take_newest()
    assert taken
    found = taken.recovered
    assert found.record.seed_known
    after.keep_taken(taken, Recorder(found.record, found.match, Random(3)))
    play_some(found.match, 4)
    assert read_file(RealDisk(), taken.folder / FILE)[1].log == found.match.log
    assert len(list(tmp_path.iterdir())) == 2


def test_a_game_that_is_played_elsewhere_is_left_alone(autosave: Keep) -> None:
    running = autosave()
    running.keep(new_game())
    assert autosave().library.take_newest() is None
    running.stop()
    assert autosave().library.take_newest()


def test_turns_leave_backups(autosave: Keep, tmp_path: Path) -> None:
    match = new_game().match
    autosave().keep(recording(match, Random(2)))
    play_some(match, 40)
    sizes = [next(tmp_path.glob(f"*/game.{n}")).stat().st_size for n in (1, 2, 3)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] <= the_file(tmp_path).stat().st_size


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("call", ["open", "write", SYNC])
def test_a_disk_that_refuses_costs_no_entry_in_the_end(
    autosave: Keep, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    """Play continues, the failure and the recovery are each reported once, and the file is complete
    again with the next entry.
    """

    def refuse(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    match, kept = new_game().match, autosave()
    told: list[bool] = []
    kept.safe.connect(told.append)
    kept.keep(recording(match, Random(2)))
    with monkeypatch.context() as patched:
        patched.setattr(os, call, refuse)
        play_some(match, 3, seed=2)
    assert told == [False]
    saved = read_file(RealDisk(), the_file(tmp_path))[1].log
    assert saved == match.log[: len(saved)]
    play_some(match, 1, seed=3)
    assert told == [False, True]
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == match.log


def test_a_disk_that_refuses_is_tried_again(
    autosave: Keep, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = new_game()
    kept = autosave(retry=20)
    kept.keep(game)
    with monkeypatch.context() as patched:
        patched.setattr(os, SYNC, refused)
        play_some(game.match, 1)
    with qtbot.waitSignal(kept.safe):
        pass
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == game.match.log


def test_the_end_is_the_last_chance(
    autosave: Keep, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, kept = new_game(), autosave()
    kept.keep(game)
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", refused)
        play_some(game.match, 1)
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == ()
    kept.close()
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == game.match.log


def refused(*_: object) -> int:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def broken() -> None:
    raise ZeroDivisionError


def test_a_program_error_in_file_work_is_reported_like_any_other(qtbot: QtBot) -> None:
    writer = WriterThread()
    told: list[Exception | None] = []
    with qtbot.captureExceptions() as caught:
        writer.ask(broken, told.append)
        writer.ask(lambda: None, told.append)
        qtbot.waitUntil(lambda: len(told) == 2)
    writer.close(5)
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert isinstance(told[0], ZeroDivisionError)
    assert told[1] is None
