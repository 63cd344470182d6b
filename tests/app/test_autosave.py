"""The running game on the disk: whatever ends the program, what was shown is there."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.titles import CHANG_CHENG
from changcheng_qt.app.writer import Writer, WriterThread
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import Disk, Handle, RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.ui.match_bridge import Change, MatchBridge
from tests.app.at_once import AtOnce
from tests.app.own_boards import BUNDLED

Keep = Callable[..., Autosave]

ROOT = Path(__file__).parents[2]


@pytest.fixture
def autosave(qapp: QApplication, tmp_path: Path) -> Iterator[Keep]:
    """Make keepers of one library, as windows of one person are."""
    made: list[Autosave] = []

    def make(writer: Writer | None = None, disk: Disk | None = None, **more: int) -> Autosave:
        library = Library(disk or RealDisk(), tmp_path, Random(len(made)))
        made.append(Autosave(library, writer or AtOnce(), **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def new_game(seed: int = 1, *, seed_known: bool = False) -> Recorder:
    setup = CHANG_CHENG.draw_any(BUNDLED, 3, Random(seed))
    match = Match(CHANG_CHENG.game, setup, [Player(name) for name in ("Ada", "Bo", "Cy")])
    return Recorder(match, Random(seed), seed_known=seed_known)


def play_some(match: AnyMatch, count: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(count):
        if match.to_act is None:
            return
        if match.undo_barrier is None and rng.random() < 0.2:
            match.undo()
        else:
            match.submit(rng.choice(match.legal(match.to_act)))


def the_file(folder: Path) -> Path:
    (file,) = folder.glob(f"*/{FILE}")
    return file


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
    autosave().keep(Recorder(match, Random(2)))
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


def test_the_game_played_last_is_found_and_gone_on_with(autosave: Keep, tmp_path: Path) -> None:
    before = autosave()
    for number, seed in enumerate((1, 2)):
        game = new_game(seed, seed_known=bool(number))
        before.keep(game)
        play_some(game.match, 9)
        for file in before.library.games()[0].folder.iterdir():
            os.utime(file, ns=(number, number))
    before.stop()
    after = autosave()
    taken = after.library.take_newest()
    assert taken
    found = taken.recovered
    assert found.record.seed_known
    after.keep_taken(taken, Recorder.resumed(found.record, found.match, Random(3)))
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
    autosave().keep(Recorder(match, Random(2)))
    play_some(match, 40)
    sizes = [next(tmp_path.glob(f"*/game.{n}")).stat().st_size for n in (1, 2, 3)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] <= the_file(tmp_path).stat().st_size


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("call", ["open", "write", "fdatasync"])
def test_a_disk_that_refuses_costs_no_entry_in_the_end(
    autosave: Keep, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    """Play goes on, it is told once each way, and the file is whole again with the next entry."""

    def refuse(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    match, kept = new_game().match, autosave()
    told: list[bool] = []
    kept.safe.connect(told.append)
    kept.keep(Recorder(match, Random(2)))
    with monkeypatch.context() as patched:
        patched.setattr(os, call, refuse)
        play_some(match, 3, seed=2)
    assert told == [False]
    saved = read_file(RealDisk(), the_file(tmp_path))[1].log
    assert saved == match.log[: len(saved)]
    play_some(match, 1, seed=3)
    assert told == [False, True]
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == match.log


class StuckDisk(RealDisk):
    """Syncs when it is allowed to, or after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.go = Event()
        self.go.set()
        self._seconds = seconds

    def sync(self, handle: Handle) -> None:
        self.go.wait(self._seconds)
        super().sync(handle)


def held(
    autosave: Keep, seconds: float = 20, **more: int
) -> tuple[MatchBridge, Autosave, StuckDisk]:
    """Return a game that is on the disk, which is stuck from now on."""
    disk = StuckDisk(seconds)
    kept = autosave(WriterThread(), disk, **more)
    game = new_game()
    kept.keep(game)
    bridge = MatchBridge(game.match, kept.when_safe)
    disk.go.clear()
    return bridge, kept, disk


def test_nothing_is_shown_before_it_is_on_the_disk(
    autosave: Keep, qtbot: QtBot, tmp_path: Path
) -> None:
    bridge, _, disk = held(autosave)
    logs: list[int] = []
    bridge.changed.connect(
        lambda _: logs.append(len(read_file(RealDisk(), the_file(tmp_path))[1].log))
    )
    assert bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    qtbot.wait(50)
    assert bridge.is_holding
    assert bridge.step_count == 0
    assert logs == []
    disk.go.set()
    qtbot.waitUntil(lambda: not bridge.is_holding)
    assert logs == [1]
    assert bridge.step_count == 1


def test_the_window_lives_while_a_slow_disk_syncs(autosave: Keep, qtbot: QtBot) -> None:
    """The 16 ms tick of the window goes on while a sync takes 300 ms, which this thread, doing the
    same job itself, would not survive: see the other half.
    """
    bridge, _, _ = held(autosave, 0.3)
    ticks = Ticks(lambda: bridge.submit(bridge.legal_for(bridge.turn_seat)[0]))
    qtbot.waitUntil(lambda: bridge.step_count == 1 and ticks.come >= 2)
    assert ticks.worst < 150
    stuck = StuckDisk(0.3)
    game = new_game(2)
    autosave(AtOnce(), stuck).keep(game)
    stuck.go.clear()
    ticks = Ticks(lambda: game.match.submit(game.match.legal(game.match.turn_seat)[0]))
    qtbot.waitUntil(lambda: len(game.match.log) == 1 and ticks.come >= 2)
    assert ticks.worst >= 300


class Ticks:
    """How far apart the ticks of a window come once something begins, in milliseconds."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.come = 0
        self.worst = 0
        self._act = act
        self._clock = QElapsedTimer()
        self._timer = QTimer(interval=16)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start()

    def _on_tick(self) -> None:
        if self._clock.isValid():
            self.come += 1
            self.worst = max(self.worst, self._clock.restart())
        else:
            self._clock.start()
            self._act()


def test_play_goes_on_without_a_disk_that_does_not_answer(autosave: Keep, qtbot: QtBot) -> None:
    bridge, kept, disk = held(autosave, patience=60)
    told: list[bool] = []
    shown: list[Change] = []
    kept.safe.connect(told.append)
    bridge.changed.connect(shown.append)
    with qtbot.waitSignal(kept.safe, timeout=5000):
        bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    assert not bridge.is_holding
    assert (told, len(shown)) == ([False], 1)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    assert len(shown) == 2, "nobody waits twice"
    disk.go.set()
    qtbot.waitUntil(lambda: told == [False, True], timeout=5000)


def test_a_disk_that_refuses_is_tried_again(
    autosave: Keep, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = new_game()
    kept = autosave(retry=20)
    kept.keep(game)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fdatasync", refused)
        play_some(game.match, 1)
    with qtbot.waitSignal(kept.safe, timeout=5000):
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


def test_closing_waits_for_the_disk_but_not_for_ever(
    autosave: Keep, qtbot: QtBot, tmp_path: Path
) -> None:
    bridge, kept, _ = held(autosave, 0.3)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    kept.close()
    assert len(read_file(RealDisk(), the_file(tmp_path))[1].log) == 1
    bridge, kept, disk = held(autosave, patience=100)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    clock = QElapsedTimer()
    clock.start()
    kept.close()
    assert 90 <= clock.elapsed() < 5000
    disk.go.set()


def test_a_match_left_is_written_to_its_end(autosave: Keep, qtbot: QtBot, tmp_path: Path) -> None:
    bridge, kept, disk = held(autosave)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    kept.keep(new_game(2))
    disk.go.set()
    qtbot.waitUntil(lambda: not bridge.is_holding)
    logs = sorted(len(read_file(RealDisk(), file)[1].log) for file in tmp_path.glob(f"*/{FILE}"))
    assert logs[-1] == 1


def test_a_program_error_in_file_work_is_told_like_any_other(qtbot: QtBot) -> None:
    writer = WriterThread()
    told: list[Exception | None] = []
    with qtbot.captureExceptions() as caught:
        writer.ask(lambda: 1 // 0, told.append)
        writer.ask(lambda: None, told.append)
        qtbot.waitUntil(lambda: len(told) == 2)
    writer.close(5)
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert isinstance(told[0], ZeroDivisionError)
    assert told[1] is None


PLAY_UNTIL_KILLED = """
import sys
from pathlib import Path
from random import Random
from PySide6.QtCore import QCoreApplication
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.writer import WriterThread
from changcheng_qt.saves.library import Library
from changcheng_qt.ui.match_bridge import MatchBridge, keep_nothing
from tests.app.test_autosave import StuckDisk, new_game

application = QCoreApplication([])
disk = StuckDisk(0.02)
disk.go.clear()
autosave = Autosave(Library(disk, Path(sys.argv[1]), Random(1)), WriterThread())
game = new_game()
autosave.keep(game)
bridge = MatchBridge(game.match, autosave.when_safe if sys.argv[2] == "safe" else keep_nothing)
shown = lambda: print(bridge.step_count, flush=True)
bridge.changed.connect(shown)
rng = Random(2)
while bridge.to_act is not None:
    bridge.submit(rng.choice(bridge.legal_for(bridge.to_act)))
    while bridge.is_holding:
        application.processEvents()
"""


def steps_lost(folder: Path, keeper: str, steps: int) -> int:
    """Kill a program that plays once it has shown so many steps; return how many are lost."""
    command = [sys.executable, "-c", PLAY_UNTIL_KILLED, str(folder), keeper]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout
        shown = [int(playing.stdout.readline()) for _ in range(steps)]
        playing.kill()
        shown += [int(line) for line in playing.stdout]
    taken = Library(RealDisk(), folder, Random(1)).take_newest()
    return shown[-1] - len(taken.recovered.match.steps if taken else ())


@pytest.mark.parametrize("steps", [1, 12])
def test_whatever_was_shown_outlives_the_program(tmp_path: Path, steps: int) -> None:
    assert steps_lost(tmp_path, "safe", steps) <= 0


def test_a_program_that_shows_too_early_is_caught(tmp_path: Path) -> None:
    assert steps_lost(tmp_path, "too early", 12) > 0
