"""``dev.py demo``: bots play a whole game in the window, which leaves pictures and the saved game.

The pictures are numbered by the step that they show: the table at the beginning and at every fifth
turn, each kind of panel when it first opens over it, and the screens after the last step. Runs
inside ``.venv``, offscreen.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication

from changcheng_qt.app.main import Program, build
from changcheng_qt.app.opening import new_application
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.self_check.tour import NAMES, order
from changcheng_qt.app.settings import Settings
from changcheng_qt.engine.texts import as_seed
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.saves.savefile import SUFFIX
from changcheng_qt.ui.flow.playhead import Speed
from changcheng_qt.ui.seam.table import Overlay
from changcheng_qt.ui.window.match_show import MatchShow
from checkout import BUILD

TURNS_BETWEEN: Final = 5
PAUSE: Final = 40
"""Milliseconds in which the window settles before a picture is taken."""
LONGEST: Final = 180_000
"""Milliseconds after which something is wrong."""
STUCK: Final = 1
NOT_WRITTEN: Final = 1
GAME: Final = f"game{SUFFIX}"
SIZE: Final = QSize(1280, 800)
OUT: Final = BUILD / "demo"


def main(arguments: list[str]) -> int:
    """Play a game and leave its pictures in a folder; return the exit code."""
    asked = parse(arguments)
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(f"{asked.out}: {error.strerror}")
        return NOT_WRITTEN
    with TemporaryDirectory() as elsewhere:
        failed = play(asked, Path(elsewhere))
    if not failed:
        print(f"Screenshots of the game and its file are in {asked.out.resolve()}")
    return failed


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="dev.py demo", description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="where it leaves them")
    parser.add_argument("--seats", type=int, choices=range(2, len(NAMES) + 1), default=3)
    parser.add_argument("--seed", type=as_seed, default="1", help="any text")
    parser.add_argument("--lang", choices=[language.code for language in LANGUAGES], default="en")
    return parser.parse_args(arguments)


def complain(text: str) -> None:
    """Print the fault."""
    print(text, file=sys.stderr)


def play(asked: argparse.Namespace, elsewhere: Path) -> int:
    """Play a game; the program's own files are kept elsewhere."""
    application = new_application(sys.argv[:1])
    settings = Settings(motion="none", bot_speed=Speed.INSTANT.name.lower())
    folders = Folders(elsewhere, elsewhere / "games", elsewhere)
    program = build(application, folders, settings, asked.lang)
    program.window.resize(SIZE)
    program.window.show()
    program.session.begin(order(asked.seats, asked.seed, program))
    demo = Demo(application, program, asked.out)
    demo.begin()
    return application.exec()


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
        self._leading: QAbstractButton | None = None
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
        if self._leading and self._leading.isVisible():
            self._press_on()
            return
        name = f"{self._pictures:02}-step-{self._show.bridge.step_count:03}.png"
        self._pictures += 1
        if not self._window.grab().save(str(self._folder / name)):
            self._leave_unwritten(name)
        elif self._show.bridge.to_act is not None:
            self._show.flow.set_moving(False)
        elif not self._leading and (leading := self._what_leads_on()):
            self._leading = leading
            self._press_on()
        else:
            self._files.save(self._folder / GAME, then=self._on_saved)

    def _on_saved(self, is_written: bool) -> None:
        if is_written:
            self._leave(0)
        else:
            self._leave_unwritten(GAME)

    def _what_leads_on(self) -> QAbstractButton | None:
        """Return the button that leads from the attack to the result, if there is one."""
        buttons = (
            button for panel in self._open_panels for button in panel.findChildren(QAbstractButton)
        )
        return next((each for each in buttons if each.isVisible() and each.isEnabled()), None)

    def _press_on(self) -> None:
        """Press it; it takes no press that comes too soon to be meant."""
        if self._leading:
            self._leading.click()
        self._settling.start()

    def _leave_unwritten(self, name: str) -> None:
        complain(f"{self._folder / name}: cannot be written")
        self._leave(NOT_WRITTEN)

    def _leave(self, code: int) -> None:
        self._window.close()
        self._application.exit(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
