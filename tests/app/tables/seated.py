"""A whole program with a window in a process of its own, and a person at it who plays by mouse and
follows the orders of a test: ``python -m tests.app.tables.seated FOLDER SEED KIND PORT``. Programs
of one test have the same kind of table and the same port, which no other test has.

Each line of its input is a list in JSON: an order and its arguments. Its answer is a line too.
"""

import json
import sys
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, Final, cast

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qt_compat import qt_api

from changcheng_qt.app.main import Program, begin, build
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.tables import lending
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.net import peers
from changcheng_qt.ui.dialogs.take_back import TakeBackDialog
from changcheng_qt.ui.flow.screens import Gate, Own, Public
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.net.ways import Office
from tests.app.tables.windows import choose_post, click, keep_apart
from tests.conformance.samples import samples
from tests.journeys.journey import LARGE, QUIET, Journey
from tests.journeys.person import Person
from tests.journeys.plan import Move, chosen
from tests.patience import PatientBot
from tests.titles.riders.journeys.by_mouse import RidersByMouse
from tests.ui.shop import settle

LOOK: Final = 20
"""Milliseconds between two looks for something to do."""
_ELSEWHERE: Final = 1
_BOT: Final = 2
AWAY: Final = 6
"""Seconds after which somebody counts as long away here."""


class AtTable(Journey):
    """A program and its person at a table of several computers."""

    @property
    def match(self) -> AnyMatch:
        """The match as this screen may know it."""
        return self.show.bridge._match  # noqa: SLF001


class Seated:
    """Somebody at a table, from the first question to the end of the game."""

    def __init__(self, application: QApplication, folder: Path, seed: str) -> None:
        self.rng = Random(seed)
        folders = Folders(*(folder / name for name in ("config", "games", "own")))
        self.program: Program = build(application, folders, QUIET)
        window = self.program.window
        window.resize(*LARGE)
        window.show()
        begin(self.program, None)
        person = Person(PatientBot(cast("Any", None)), window, folder, self._is_holding)
        self.at = AtTable(self.program, person)
        self.until = 0
        """How many steps there may be before this person stops."""
        self._playing: Any = None
        self._asked: SimpleQueue[str] = SimpleQueue()
        self._is_busy = False
        self._timer = QTimer(interval=LOOK)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        Thread(target=self._read, daemon=True).start()

    def _is_holding(self) -> bool:
        show = self.program.window.match_show
        return show is not None and show.bridge.is_holding

    def _read(self) -> None:
        for line in sys.stdin:
            self._asked.put(line)

    def _look(self) -> None:
        """Carry out the order, or else the move that the table waits for."""
        if self._is_busy:
            return
        self._is_busy = True
        try:
            what, *how = json.loads(self._asked.get_nowait())
            answer = getattr(self, what)(*how)
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
        except Empty:
            show = self.program.window.match_show
            if show and show.bridge.outcome is None and show.bridge.step_count < self.until:
                self._play()
        finally:
            self._is_busy = False

    # The way to the table.

    def open(self, title: int, seats: int, bots: int, post: str) -> list[str]:
        """Open a table with the last seats for bots; return the invitations."""
        together = self._together()
        together.name.setText("Mei")
        click(together.tables[title])
        dialog = self.program.window.dialogs.shown
        assert isinstance(dialog, OpenTableDialog)
        dialog.show_count(seats)
        for seat in range(1, seats):
            kind = _BOT if seat >= seats - bots else _ELSEWHERE
            dialog.rows[seat].controller.setCurrentIndex(kind)
        if post:
            choose_post(dialog.ways, Office(post))
        click(dialog.start)
        shown = self.program.window.dialogs
        self.at.person.wait(lambda: shown.shown is not dialog, lambda: "the table does not open")
        return [row.code.text() for row in self._lobby.rows.values()]

    def share(self) -> str:
        """Make one invitation of the first two; return it."""
        first = next(iter(self._lobby.rows.values()))
        first.menu().actions()[0].trigger()
        (both,) = (row for row in self._lobby.rows.values() if len(row.card.seats) > 1)
        return both.code.text()

    def join(self, invitation: str, name: str, *others: str) -> None:
        """Join with an invitation, as somebody who is perhaps not alone."""
        dialog = self._together()
        dialog.invitation.setText(invitation)
        dialog.name.setText(name)
        for line, other in zip(dialog.others.lines, others, strict=True):
            line.setText(other)
        click(dialog.join)

    def let_in(self) -> bool:
        """Admit all who ask; return whether all are there."""
        for row in self._lobby.rows.values():
            if row.yes.isVisible():
                click(row.yes)
        return self._lobby.begin.isEnabled()

    def begin(self) -> None:
        """Begin the match."""
        click(self._lobby.begin)

    def return_to_table(self) -> bool:
        """Go on at the table that was left; return whether there is one yet."""
        dialog = self.program.window.dialogs.shown
        if not isinstance(dialog, TogetherDialog):
            dialog = self._together()
        if dialog.left.rows:
            click(next(iter(dialog.left.rows.values())).go_on)
        return bool(dialog.left.rows)

    def _together(self) -> TogetherDialog:
        self.at.person.click_on("Play with others", QPushButton)
        self.at.person.settle()
        dialog = self.program.window.dialogs.shown
        assert isinstance(dialog, TogetherDialog)
        return dialog

    @property
    def _lobby(self) -> LobbyDialog:
        lobby = self.program.window.dialogs.shown
        assert isinstance(lobby, LobbyDialog)
        return lobby

    # At the table.

    def play(self, until: int) -> None:
        """Play whenever it is this person's turn, until there are n steps."""
        self.until = until

    def press(self, banner: str, number: int) -> bool:
        """Click on a button of a banner; return whether there is one."""
        banners = self.program.window.table.banners
        if banner not in banners or len(banners[banner].buttons) <= number:
            return False
        click(banners[banner].buttons[number])
        return True

    def ask_to_go_back(self) -> bool:
        """Ask everybody to take the latest turn back; return whether anything can be."""
        self.program.window.table_actions["take_back"].trigger()
        dialog = self.program.window.dialogs.shown
        assert isinstance(dialog, TakeBackDialog)
        if not dialog._go.isEnabled():  # noqa: SLF001
            dialog.reject()
            return False
        click(dialog._go)  # noqa: SLF001
        return True

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.program.languages.install(language)

    def state(self) -> dict[str, Any]:
        """The state of this window."""
        window = self.program.window
        show, banners = window.match_show, window.table.banners
        names = ("host", "on way", "asked", "lent seats", "verdict")
        shown = {name: banners[name].words.text for name in names if name in banners}
        if show is None:
            return {"steps": -1, "banners": shown}
        bridge = show.bridge
        is_told = bridge.company is None or bridge.company.on_way is None
        return {
            "is_on_way": bridge.is_holding or not is_told,
            "steps": bridge.step_count,
            "is_over": bridge.outcome is not None,
            "due": bridge.turn_seat,
            "people": [one.is_human for one in bridge.players],
            "banners": shown,
            "kinds": [type(step.command).__name__ for step in self.at.match.steps],
            "log": [repr(step.command) for step in self.at.match.steps],
        }

    def _play(self) -> None:
        show = self.at.show
        title = self.at.match.game.name
        if self._playing is None or self._playing.journey_of is not show:
            hands = RidersByMouse if title == "riders" else samples("journey")[title].by_mouse
            self._playing = hands(self.at, ())
            self._playing.journey_of = show
        if title == "riders":
            self._playing.act(self.rng)
        elif not (self._playing.read_on() or self._is_telling):
            self._decide(title)

    @property
    def _is_telling(self) -> bool:
        """Whether a panel that tells of the last steps is about to come up, or has not ended."""
        parts = self.program.window.table.parts
        return parts is not None and parts.reveals.is_busy

    def _decide(self, title: str) -> None:
        """Give some command by mouse where this person decides."""
        bridge, screen, playing = self.at.show.bridge, self.at.show.flow.screen, self._playing
        if isinstance(screen, Gate) and screen.seat == bridge.to_act:
            playing.open_gate_if_seen()
            return
        seat, is_ahead = bridge.decider, len(self.at.match.steps) != bridge.step_count
        if seat is None or is_ahead or not isinstance(screen, Own | Public):
            return  # also as long as something that has been given is not shown yet
        legal, count = tuple(bridge.legal), bridge.step_count
        command = chosen(legal, samples("journey")[title].likings, self.rng)
        playing.plan, playing.given = (Move(bridge.turn_seat, seat, command, legal),), 0
        if isinstance(screen, Public) and not playing.is_given_in_public(command):
            playing.ask_for_own_view()
        elif playing._rules.forced(legal) is None:  # noqa: SLF001
            playing.give(command)
            self.at.person.wait(
                lambda: bridge.step_count > count, lambda: f"{command} was not given"
            )
        else:
            settle()


def main(folder: str, seed: str, kind: str, port: str) -> None:
    """Sit before a window until the input ends."""
    application = QApplication([])
    qt_api.set_qt_api("pyside6")  # type: ignore[no-untyped-call]
    patch = pytest.MonkeyPatch()
    keep_apart(patch, kind, int(port))
    patch.setattr(lending, "LONG_AWAY", AWAY)
    patch.setattr(lending, "SIGN", 1_000)
    patch.setattr(peers, "HERE_FOR", AWAY / 2)
    somebody = Seated(application, Path(folder), seed)
    application.exec()
    del somebody


if __name__ == "__main__":
    main(*sys.argv[1:])
