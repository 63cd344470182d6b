"""A window that shows a match of Chang Cheng again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules.secrets import ChangChengSecrets
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from tests.titles.changcheng.table.playing import box, plain_looks
from tests.ui.flow.clockwork import HandClock
from tests.ui.shop import settle


class ReplayWindow:
    """The window, with the replay on its table, painted only where a test looks at it; `analyst`
    makes the analyst of the match.
    """

    def __init__(
        self,
        match: AnyMatch,
        *,
        motion: MotionSpeed = MotionSpeed.NONE,
        viewers: tuple[Viewer, ...] | None = None,
        analyst: Callable[[MainWindow], Any] = lambda window: None,
        is_seen: bool = False,
    ) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.appearance = plain_looks(motion)
        languages = Languages(application, lambda code: Path(f"/nowhere/{code}.qm"))
        self.window = MainWindow(Shell((ChangChengUi(box),), self.appearance, languages))
        self.window.resize(1280, 800)
        self.window.setUpdatesEnabled(is_seen)
        self.window.show()
        self.bridge = ReplayBridge(Replay(match, viewers), secrets=ChangChengSecrets())
        self.clock, self.analyst = HandClock(), analyst(self.window)
        self.window.show_replay(self.bridge, self.clock, self.analyst)
        settle()

    def press(self, key: Qt.Key) -> object:
        """Press a key of the window; return the dialog that is shown then."""
        self.window.activateWindow()
        settle()
        self.window.setFocus()
        QTest.keyClick(self.window, key)
        return self.window.dialogs.shown

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        settle()
