"""Bots play a whole game in the window, which leaves pictures and the saved game behind.

The pictures are numbered by the step that they show: the table when a game begins, at every fifth
turn, in every scoring and extension, and at the end.
"""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.main import Program, build, new_application
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.settings import Settings
from changcheng_qt.bots import BOTS
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.savefile import SUFFIX
from changcheng_qt.ui.flow.pacing import Speed
from changcheng_qt.ui.match_bridge import MatchBridge
from changcheng_qt.ui.title import GameOrder

TURNS_BETWEEN: Final = 5
PAUSE: Final = 40
"""Milliseconds in which the window settles before a picture is taken."""
LONGEST: Final = 180_000
"""Milliseconds after which something is wrong."""
STUCK: Final = 1
NOT_WRITTEN: Final = 1
NAMES: Final = ("Mei", "Bo", "Ling", "Tao")


def run(asked: Namespace) -> int:
    """Play a game and leave its pictures in the folder of the arguments; return the exit code."""
    folder: Path = asked.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"{folder}: {error.strerror}\n")
        return NOT_WRITTEN
    application = new_application(sys.argv[:1])
    settings = Settings(motion="none", bot_speed=Speed.INSTANT.name.lower())
    program = build(application, Folders(folder, folder), settings, asked.lang)
    program.window.show()
    program.session.begin(order(asked.seats, asked.seed, program))
    demo = Demo(application, program, folder)
    demo.begin()
    return application.exec()


def order(seats: int, seed: str, program: Program) -> GameOrder:
    """Return a game of the strongest bots."""
    strongest = list(BOTS)[-1]
    players = tuple(Player(name, strongest) for name in NAMES[:seats])
    return GameOrder(players, program.title_ui.colours[:seats], seed=seed)


class Demo(QObject):
    """Takes the pictures of one game."""

    def __init__(self, application: QApplication, program: Program, folder: Path) -> None:
        """Watch the game on the table of a program."""
        super().__init__(program.window)
        self._application = application
        self._program = program
        self._folder = folder
        self._turn = 0
        self._settling = QTimer(self, interval=PAUSE, singleShot=True)
        self._settling.timeout.connect(self._on_settled)
        self._patience = QTimer(self, interval=LONGEST, singleShot=True)
        self._patience.timeout.connect(lambda: self._leave(STUCK))

    def begin(self) -> None:
        """Take the first picture, and others as the game goes on."""
        self._patience.start()
        self._bridge.changed.connect(self._on_changed)
        self._take_soon()

    @property
    def _bridge(self) -> MatchBridge:
        show = self._program.window.match_show
        if show is None:
            raise AssertionError("a demo has a match on its table")
        return show.bridge

    def _on_changed(self) -> None:
        turns = self._bridge.turn_seats
        began = len(turns) < 2 or turns[-1] != turns[-2]
        self._turn += began
        is_over = self._bridge.to_act is None
        if is_over or (began and self._turn % TURNS_BETWEEN == 0):
            self._take_soon()

    def _take_soon(self) -> None:
        """Hold the bots until the window has settled and its picture is taken."""
        flow = self._program.session.flow
        if flow:
            flow.pause()
        self._settling.start()

    def _on_settled(self) -> None:
        number = self._bridge.step_count
        self._program.window.grab().save(str(self._folder / f"step-{number:03}.png"))
        if self._bridge.to_act is None:
            self._program.session.save(self._folder / f"game{SUFFIX}")
            self._leave(0)
        elif flow := self._program.session.flow:
            flow.resume()

    def _leave(self, code: int) -> None:
        self._program.window.close()
        self._application.exit(code)
