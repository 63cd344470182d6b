"""Games to keep, and a disk that can be stuck."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import Handle, RealDisk
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from tests.app.own_boards import BOX

Keep = Callable[..., Autosave]


def new_game(seed: int = 1, *, seed_known: bool = False) -> Recorder:
    """Return a game of three that has just begun."""
    setup = BOX.draw_any(3, Random(seed))
    match = Match(CHANG_CHENG, setup, [Player(name) for name in ("Ada", "Bo", "Cy")])
    return recording(match, Random(seed), seed_known=seed_known)


def play_some(match: AnyMatch, count: int, seed: int = 1) -> None:
    """Do n things, or as many as the game has, each a legal step or sometimes an undo."""
    rng = Random(seed)
    for _ in range(count):
        if match.to_act is None:
            return
        if match.undo_barrier is None and rng.random() < 0.2:
            match.undo()
        else:
            match.submit(rng.choice(match.legal(match.to_act)))


def the_file(folder: Path) -> Path:
    """Return the file of the only game in a library."""
    (file,) = folder.glob(f"*/{FILE}")
    return file


class StuckDisk(RealDisk):
    """Syncs when it is allowed to, or after n seconds."""

    def __init__(self, seconds: float) -> None:
        self.go = Event()
        self.go.set()
        self.syncs = 0
        self._seconds = seconds

    def sync(self, handle: Handle) -> None:
        self.syncs += 1
        self.go.wait(self._seconds)
        super().sync(handle)
