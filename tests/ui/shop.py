"""A window around the toy title, everything in the hands of the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.hints import HintSource
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.kept import WindowMemory
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from tests.toy.play import TOY_BALLOTS, toy_answer, toy_match
from tests.toy.table import ToyTitle
from tests.ui.flow.clockwork import HandAdviser, HandClock, HandThinker


class Shop:
    """A window around the toy title, with a match when asked for."""

    def __init__(self, kept: WindowMemory | None = None) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.title = ToyTitle()
        self.appearance = Appearance(Looks(motion=MotionSpeed.NONE))
        self.languages = Languages(application, lambda code: Path(f"/nowhere/{code}.qm"))
        self.languages.changed.connect(self.appearance.follow_language)
        shell = Shell((self.title,), self.appearance, self.languages, lambda _: ("bot", "other"))
        self.window = MainWindow(shell, kept)
        self.title.controls.setParent(self.window)  # nothing is left of a window that is gone
        self.clock = HandClock()
        self.thinker = HandThinker()
        self.adviser = HandAdviser()
        self.bridge: MatchBridge | None = None
        self.flow: TableFlow | None = None

    def play(
        self, kinds: str, reason: GateReason = GateReason.STARTED, help: Help = PURISTS
    ) -> MatchBridge:
        """Put a match with a player a letter on the table."""
        return self.show_bridge(toy_match(kinds, help=help), reason)

    def show_bridge(
        self, bridge: MatchBridge, reason: GateReason = GateReason.STARTED
    ) -> MatchBridge:
        """Put a match on the table."""
        self.bridge = bridge
        bot_setup, hints = BotSetup(self.thinker, "luck"), HintSource(self.adviser, 1)
        self.flow = TableFlow(
            bridge, bot_setup, self.clock, toy_answer, reason, hints, ballot_rules=TOY_BALLOTS
        )
        self.window.show_match(bridge, self.flow)
        self.flow.start()
        return bridge

    def submit(self, *commands: str) -> None:
        """Give commands, each answered by the flow."""
        assert self.bridge is not None
        for command in commands:
            assert self.bridge.submit(command)
            settle()

    def close(self) -> None:
        """Close the match and the window."""
        if self.flow is not None:
            self.flow.close()
        self.window.close()
        self.window.deleteLater()
        settle()


@contextmanager
def open_shop(width: int = 1280, height: int = 800) -> Iterator[Shop]:
    """The window of the program around a toy game, without a match."""
    made = Shop()
    made.window.resize(width, height)
    made.window.show()
    settle()
    yield made
    made.close()


def settle() -> None:
    """Deliver the queued events."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
