"""Bots play a whole game in the window, which leaves pictures and the saved game behind.

The pictures are numbered by the step that they show: the table at the beginning and at every fifth
turn, each kind of panel when it first opens over it, and what follows the last step.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication

from changcheng_qt.app.boards import WRONG_BOARDS
from changcheng_qt.app.command_line import Asked, complain
from changcheng_qt.app.main import Program, build
from changcheng_qt.app.opening import new_application
from changcheng_qt.app.paths import Folders, user_folders
from changcheng_qt.app.settings import Settings
from changcheng_qt.bots import BOTS
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.savefile import SUFFIX
from changcheng_qt.ui.flow.pacing import Speed
from changcheng_qt.ui.main_window_match import MatchShow
from changcheng_qt.ui.title_order import GameOrder
from changcheng_qt.ui.title_table import Overlay

TURNS_BETWEEN: Final = 5
PAUSE: Final = 40
"""Milliseconds in which the window settles before a picture is taken."""
LONGEST: Final = 180_000
"""Milliseconds after which something is wrong."""
STUCK: Final = 1
NOT_WRITTEN: Final = 1
GAME: Final = f"game{SUFFIX}"
SIZE: Final = QSize(1280, 800)
NAMES: Final = ("Mei", "Bo", "Ling", "Tao")


def run(asked: Asked) -> int:
    """Play a game and leave its pictures in the folder of the arguments; return the exit code."""
    folder: Path = asked.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(sys.stderr, f"{folder}: {error.strerror}")
        return NOT_WRITTEN
    with TemporaryDirectory() as elsewhere:
        return _play(asked, Path(elsewhere))


def _play(asked: Asked, elsewhere: Path) -> int:
    """Play a game; what the program keeps for itself goes elsewhere."""
    application = new_application(sys.argv[:1])
    settings = Settings(motion="none", bot_speed=Speed.INSTANT.name.lower())
    folders = Folders(elsewhere, elsewhere / "games", user_folders().boards)
    program = build(application, folders, settings, asked.lang)
    if program.found.fault:
        complain(sys.stderr, program.found.fault)
        return WRONG_BOARDS
    program.window.resize(SIZE)
    program.window.show()
    program.session.begin(order(asked.seats, asked.seed, program))
    demo = Demo(application, program, asked.out)
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
        self._window = program.window
        self._files = program.files
        self._folder = folder
        self._pictures = 0
        self._turn = 0
        self._seen: set[type[Overlay]] = set()
        self._is_led_on = False
        self._settling = QTimer(self, interval=PAUSE, singleShot=True)
        self._settling.timeout.connect(self._on_settled)
        self._patience = QTimer(self, interval=LONGEST, singleShot=True)
        self._patience.timeout.connect(lambda: self._leave(STUCK))

    def begin(self) -> None:
        """Take the first picture, and others as the game goes on."""
        self._patience.start()
        self._show.bridge.changed.connect(self._on_changed)
        self._take_soon()

    @property
    def _show(self) -> MatchShow:
        show = self._window.match_show
        if show is None:
            raise AssertionError("a demo has a match on its table")
        return show

    @property
    def _open_panels(self) -> list[Overlay]:
        parts = self._window.table.parts
        return [panel for panel in parts.overlays if panel.isVisible()] if parts else []

    def _on_changed(self) -> None:
        bridge = self._show.bridge
        turns = bridge.turn_seats
        began = len(turns) < 2 or turns[-1] != turns[-2]
        self._turn += began
        panels = {type(panel) for panel in self._open_panels}
        is_due = began and self._turn % TURNS_BETWEEN == 0
        if bridge.to_act is None or is_due or not panels <= self._seen:
            self._seen |= panels
            self._take_soon()

    def _take_soon(self) -> None:
        """Hold the bots until the window has settled and its picture is taken."""
        self._show.flow.set_moving(True)
        self._settling.start()

    def _on_settled(self) -> None:
        name = f"{self._pictures:02}-step-{self._show.bridge.step_count:03}.png"
        self._pictures += 1
        if not self._window.grab().save(str(self._folder / name)):
            self._leave_unwritten(name)
        elif self._show.bridge.to_act is not None:
            self._show.flow.set_moving(False)
        elif self._is_led_on or not self._lead_on():
            self._files.save(self._folder / GAME, then=self._on_saved)

    def _on_saved(self, is_written: bool) -> None:
        if is_written:
            self._leave(0)
        else:
            self._leave_unwritten(GAME)

    def _lead_on(self) -> bool:
        """Press what leads from the walk-through of the end to the result, if there is anything."""
        self._is_led_on = True
        for panel in self._open_panels:
            for button in panel.findChildren(QAbstractButton):
                if button.isVisible() and button.isEnabled():
                    button.click()
                    self._settling.start()
                    return True
        return False

    def _leave_unwritten(self, name: str) -> None:
        complain(sys.stderr, f"{self._folder / name}: cannot be written")
        self._leave(NOT_WRITTEN)

    def _leave(self, code: int) -> None:
        self._window.close()
        self._application.exit(code)
