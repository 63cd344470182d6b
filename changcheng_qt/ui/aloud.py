"""What the others have done, and whose turn it is, for those who do not see it happen.

Only what everybody may know is told, whoever looks at the screen: a room may hear it. While a panel
shows step by step how something came about, it is told afterwards, as in the chronicle.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.bridge import Bridge
from changcheng_qt.ui.match_bridge import Change, Motion
from changcheng_qt.ui.title import TitleUi
from changcheng_qt.ui.title_lines import Line, LineKind


class Aloud(QObject):
    """Tells what happens in one match as it happens."""

    def __init__(
        self,
        title: TitleUi,
        bridge: Bridge,
        say: Callable[[str], None],
        parent: QObject,
        *,
        tells_own: bool = False,
    ) -> None:
        """Tell it from now on, in one breath what comes at one time, without what the viewer does,
        who knows it, unless that is to be told too: nobody does anything in a replay.
        """
        super().__init__(parent)
        self._title = title
        self._bridge = bridge
        self._say = say
        self._tells_own = tells_own
        self._waiting: list[str] = []
        self._is_held = False
        self._breath = QTimer(self, singleShot=True, interval=0)
        self._breath.timeout.connect(self._on_breath)
        bridge.changed.connect(self._on_changed)

    def hold(self, is_held: bool) -> None:
        """Tell nothing while a panel still shows how it came about."""
        self._is_held = is_held
        self._breath.start()

    def close(self) -> None:
        """Tell nothing more."""
        self._bridge.changed.disconnect(self._on_changed)
        self._breath.stop()

    def _on_changed(self, change: Change) -> None:
        if change.motion is Motion.FORWARD:
            self._waiting += self._told(change)
            self._breath.start()

    def _told(self, change: Change) -> Iterator[str]:
        for event in change.events:
            line = self._title.line(event.seen_by(PUBLIC), change.view, self._bridge.players)
            if line is not None and not self._is_own_deed(line):
                yield line.text

    def _is_own_deed(self, line: Line) -> bool:
        is_own = line.kind is LineKind.DEED and line.seat == self._bridge.viewer
        return is_own and not self._tells_own

    def _on_breath(self) -> None:
        if self._waiting and not self._is_held:
            self._say("\n".join(self._waiting))
            self._waiting.clear()
