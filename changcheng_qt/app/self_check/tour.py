"""A tour of the running program, which checks that its parts work together.

Bots play some turns, which needs their process; the window switches through every language; the
game is saved, read back, and goes on; where the packages for it are installed, guests play at
tables. The tour is a generator: it yields the conditions that it waits for.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from changcheng_qt.app.main import Program, build
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.preloader import import_all
from changcheng_qt.app.settings import Settings
from changcheng_qt.bots import levels_of
from changcheng_qt.engine.help import USUAL
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.i18n.languages import ENGLISH
from changcheng_qt.net.extra import missing
from changcheng_qt.saves.savefile import SUFFIX
from changcheng_qt.titles import TITLES, rules_of
from changcheng_qt.ui.flow.playhead import Speed
from changcheng_qt.ui.seam.title import GameOrder

translate = QCoreApplication.translate

NAMES: Final = ("Mei", "Bo", "Ling", "Tao", "Yun", "Jin")
SEATS: Final = 3
STEPS: Final = 15
"""A number of steps that are some turns of each seat."""
LOOK_EVERY: Final = 10
LONGEST: Final = 90_000
"""Milliseconds for the whole tour, on a slow computer that is busy."""

Waiting: TypeAlias = tuple[str, Callable[[], bool]]
"""A condition to wait for, in plain English, and whether it holds."""


class Failed(Exception):
    """A check on the tour has failed; the message names it."""


def faults(application: QApplication, language: str, folder: Path) -> list[str]:
    """Open the window in a language, with all folders inside `folder`, and return the faults."""
    settings = Settings(motion="none", bot_speed=Speed.INSTANT.name.lower())
    folders = Folders(folder / "config", folder / "games", folder)
    program = build(application, folders, settings, language)
    program.window.show()
    tour = Tour(program, folder)
    tour.ended.connect(application.exit)
    tour.begin()
    application.exec()
    return tour.faults


def order(seats: int, seed: str, program: Program) -> GameOrder:
    """Return an order of a game between the fastest of the offered bots."""
    title = program.window.titles.current
    kind = levels_of(rules_of(title.name))[0]
    players = tuple(Player(name, kind) for name in NAMES[:seats])
    return GameOrder(title.name, players, title.colours[:seats], seed=seed)


class Tour(QObject):
    """Tours the program and closes it, at the first fault or at the end."""

    ended = Signal()
    """The window is closed; `faults` has the faults."""

    def __init__(self, program: Program, folder: Path, longest: int = LONGEST) -> None:
        """Prepare the tour; it writes its file into the folder."""
        super().__init__(program.window)
        self.faults: list[str] = []
        self._program = program
        self._file = folder / f"smoke{SUFFIX}"
        self._way = self._tour()
        self._usual_hook = sys.excepthook
        self._waiting: Waiting = ("the window", lambda: True)
        self._looking = QTimer(self, interval=LOOK_EVERY)
        self._looking.timeout.connect(self._on_look)
        self._patience = QTimer(self, interval=longest, singleShot=True)
        self._patience.timeout.connect(self._on_too_late)

    def begin(self) -> None:
        """Start; a fault of the program is a fault of the tour."""
        sys.excepthook = self._on_program_fault
        self._patience.start()
        self._looking.start()

    def _tour(self) -> Iterator[Waiting]:
        window = self._program.window
        yield "the window on the screen", window.isVisible
        self._look_at("the start page")
        import_all()
        self._program.session.begin(order(SEATS, "smoke", self._program))
        yield "turns of bots", lambda: len(self._match.steps) >= STEPS
        self._look_at("the table")
        yield from self._speak_all()
        yield from self._save_and_read()
        if not missing():
            yield from tables(self._file.parent, self)

    def _speak_all(self) -> Iterator[Waiting]:
        languages = self._program.languages
        first = languages.current
        for language in languages.offered:
            languages.install(language.code)
            yield f"the window in {language.code}", lambda: True
            self._look_at(f"the table in {language.code}")
            spoken = {translate("Session", "Saved."), _cancel()}
            if language != ENGLISH and spoken & {"Saved.", "Cancel"}:
                raise Failed(f"missing translation: the window does not speak {language.code}")
        languages.install(first)

    def _save_and_read(self) -> Iterator[Waiting]:
        """Save the running game, and read it back as a game of its own."""
        played = self._match
        saved = len(played.steps)
        self._program.files.save(self._file)
        yield "the file on the disk", lambda: not self._program.files.is_busy
        if not self._file.exists():
            raise Failed(f"the game cannot be saved as {self._file}")
        self._program.files.open(self._file)
        yield "the saved game", lambda: self._match is not played
        if len(self._match.steps) < saved:
            raise Failed("the saved game is not the one that was played")
        yield "a turn in the saved game", lambda: len(self._match.steps) > saved
        self._look_at("the saved game")

    @property
    def _match(self) -> AnyMatch:
        """The match at hand, whose bots must be able to think."""
        match, flow = self._program.session.match, self._program.session.flow
        if match is None or flow is None:
            raise Failed("there is no game on the table")
        if flow.bots.failed_seat is not None:
            raise Failed("the bots' process does not answer")
        return match

    def _look_at(self, what: str) -> None:
        picture = self._program.window.grab().toImage()
        corner = picture.pixelColor(0, 0)
        across = range(0, picture.width(), max(1, picture.width() // 50))
        middle = picture.height() // 2
        if picture.isNull() or all(picture.pixelColor(x, middle) == corner for x in across):
            raise Failed(f"{what} is not painted")

    def _on_look(self) -> None:
        """Continue the tour if the condition that it waits for holds."""
        try:
            if self._waiting[1]():
                self._waiting = next(self._way)
        except StopIteration:
            self._leave()
        except Failed as fault:
            self._leave(str(fault))

    def _on_too_late(self) -> None:
        self._leave(f"timed out waiting for {self._waiting[0]}")

    def _on_program_fault(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._usual_hook(kind, error, trace)
        self._leave(f"the program fails: {kind.__name__}: {error}")

    def _leave(self, *faults: str) -> None:
        self.faults.extend(faults)
        self._looking.stop()
        self._patience.stop()
        sys.excepthook = self._usual_hook
        self._program.window.close()
        self.ended.emit()


def tables(folder: Path, parent: QObject) -> Iterator[Waiting]:
    """Play a command of each title at a table: a host without a window, and a guest in each of the
    fewest seats, with sealed letters but no network.

    This runs all parts of a table but dialogs and carriers: keys, the joint deal, the folders of
    host and guests, and the match that a guest follows.
    """
    from changcheng_qt.app.cli.host import place_of
    from changcheng_qt.app.tables.serving import Order, ServedTable
    from changcheng_qt.net import guest, kept, letters, within

    for title in TITLES:
        place = place_of(folder / title.name)
        assert place is not None, "the folder is new"
        # One end is enough for all guests: each opens only the letters of its own box.
        at_host, at_guests = within.pair(parent)
        people = range(1, title.rules.seat_counts[0] + 1)
        order = Order(tuple(Player(f"{HUMAN} {number}") for number in people), USUAL)
        served = ServedTable(place, at_host, (), title, order)
        served.start()
        guests = [
            guest.Guest(
                kept.Folder(place.disk, folder / code), at_guests, guest.take_seat(code, code[:4])
            )
            for code in (peer.kept.code for peer in served.host.roster.peers)
        ]
        yield f"guests at a table of {title.name}", _are_told(guests, 0)
        match = served.host.match
        seat = match.deciders[0]
        command = match.text_of(match.legal(seat)[0])
        guests[seat].do(letters.Deed(letters.Kind.PLAY, seat, command))
        yield f"letters at a table of {title.name}", _are_told(guests, 1)
        served.close()


def _are_told(guests: Sequence[Any], entries: int) -> Callable[[], bool]:
    """Return the condition that all guests have been let in, and see a match with that many
    entries.
    """

    def holds() -> bool:
        found = [one.follower for one in guests]
        return all(one and one.shown and one.have >= entries for one in found)

    return holds


def _cancel() -> str:
    """Return the text of Qt's own Cancel button, in Qt's translation."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    (button,) = box.buttons()
    return button.text().replace("&", "")
