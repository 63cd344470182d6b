"""A scoring panel on a table of its own, which gives and leads the keys."""

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.titles.changcheng.table.keyed_table import KeyedTable
from tests.titles.changcheng.table.playing import bridge_of, plain_looks
from tests.ui.flow.clockwork import HandClock

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


class Show:
    """A scoring panel on a table."""

    def __init__(
        self,
        qtbot: QtBot,
        match: AnyMatch,
        viewer: Viewer = PUBLIC,
        motion: MotionSpeed = MotionSpeed.NONE,
    ) -> None:
        self._qtbot = qtbot
        self.window = KeyedTable()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.match = match
        self.bridge = bridge_of(match, viewer)
        looks, self.clock = plain_looks(motion), HandClock()
        self.panel = ScoringPanel(
            Reveal(self.bridge, looks, self.clock, self.window), looks, self.window
        )
        self.panel.place(TABLE, BOARD)
        self.window.lead(self.panel)
        self.window.show()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.window.focus.give()

    def await_keys(self) -> None:
        """Wait until clicks and keys are accepted."""
        self._qtbot.waitUntil(lambda: not self.panel.is_still)

    @property
    def phase(self) -> Phase | None:
        walk = self.panel.reveal.stage
        return walk.phase if walk else None

    @property
    def labels(self) -> list[str]:
        return [button.text() for button in self.panel.strip.buttons]
