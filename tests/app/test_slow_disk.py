"""A disk that takes its time: nothing is shown too early, and the window lives."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QTimer
from pytestqt.qtbot import QtBot

from changcheng_qt.app.autosave import PATIENCE, Autosave
from changcheng_qt.app.threads import WriterThread
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.ui.seam.executor import LocalExecutor
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from tests.app.at_once import AtOnce
from tests.app.keeping import Keep, StuckDisk, new_game, play_some, the_file

LONG = 60_000
"""Milliseconds for which a disk is stuck that nobody waits for."""


def held(
    autosave: Keep, seconds: float = LONG / 1000, **more: int
) -> tuple[MatchBridge, Autosave, StuckDisk]:
    """Return a game that is on the disk, which is stuck from now on."""
    disk = StuckDisk(seconds)
    kept = autosave(WriterThread(), disk, **more)
    game = new_game()
    kept.keep(game)
    bridge = MatchBridge(game.match, LocalExecutor(game.match, kept.when_safe))
    disk.go.clear()
    return bridge, kept, disk


def test_nothing_is_shown_before_it_is_on_the_disk(
    autosave: Keep, qtbot: QtBot, tmp_path: Path
) -> None:
    bridge, _, disk = held(autosave, patience=LONG)
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


def test_people_wait_two_seconds_for_a_disk(autosave: Keep, qtbot: QtBot) -> None:
    """Then play goes on, and the banner says that nothing is being saved."""
    bridge, kept, disk = held(autosave)
    told: list[bool] = []
    kept.safe.connect(told.append)
    waited = QElapsedTimer()
    waited.start()
    assert bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    qtbot.waitUntil(lambda: not bridge.is_holding)
    assert told == [False]
    assert waited.elapsed() >= 1900
    assert PATIENCE == 2000
    disk.go.set()


def test_the_window_lives_while_a_slow_disk_syncs(autosave: Keep, qtbot: QtBot) -> None:
    """The ticks of the window go on while the disk syncs, for as long as it takes; this thread,
    doing the same job itself, would wait: see the other half.
    """
    bridge, _, disk = held(autosave, patience=LONG)
    ticks = Ticks(lambda: bridge.submit(bridge.legal_for(bridge.turn_seat)[0]))
    qtbot.waitUntil(lambda: ticks.come >= 5)
    assert bridge.is_holding
    disk.go.set()
    qtbot.waitUntil(lambda: bridge.step_count == 1)
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
    with qtbot.waitSignal(kept.safe):
        bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    assert not bridge.is_holding
    assert (told, len(shown), kept.fault) == ([False], 1, None)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    assert len(shown) == 2, "nobody waits twice"
    disk.go.set()
    qtbot.waitUntil(lambda: told == [False, True])


def test_closing_waits_for_the_disk_but_not_for_ever(
    autosave: Keep, qtbot: QtBot, tmp_path: Path
) -> None:
    bridge, kept, _ = held(autosave, 0.3)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    kept.close()
    assert len(read_file(RealDisk(), the_file(tmp_path))[1].log) == 1
    bridge, kept, disk = held(autosave, last_patience=100)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    clock = QElapsedTimer()
    clock.start()
    kept.close()
    assert 90 <= clock.elapsed() < LONG
    disk.go.set()


def test_lines_gathered_during_a_slow_sync_are_synced_together(
    autosave: Keep, qtbot: QtBot, tmp_path: Path
) -> None:
    disk = StuckDisk(LONG / 1000)
    kept, game = autosave(WriterThread(), disk), new_game()
    disk.go.clear()
    kept.keep(game)
    play_some(game.match, 30)
    disk.go.set()
    with qtbot.waitCallback() as is_safe:
        kept.when_safe(is_safe)
    assert read_file(RealDisk(), the_file(tmp_path))[1].log == game.match.log
    assert disk.syncs == 3, "of the game as it began, of all the rest, and of its backup"


def test_a_match_left_is_written_to_its_end(autosave: Keep, qtbot: QtBot, tmp_path: Path) -> None:
    bridge, kept, disk = held(autosave)
    bridge.submit(bridge.legal_for(bridge.turn_seat)[0])
    kept.keep(new_game(2))
    disk.go.set()
    qtbot.waitUntil(lambda: not bridge.is_holding)
    logs = sorted(len(read_file(RealDisk(), file)[1].log) for file in tmp_path.glob(f"*/{FILE}"))
    assert logs[-1] == 1
