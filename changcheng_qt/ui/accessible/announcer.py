"""Announcements for screen readers: what the others have done, and whose turn it is.

Only what everybody may know is told, whichever seat looks at the screen: a room may hear it. The
turn of another seat is told in one sentence when it is over, or as far as it has come when somebody
at the screen has to decide; one's own turn, and a replay, step by step. While a panel shows how
something came about, it is told afterwards, as in the chronicle.
"""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.telling import Line, LineKind
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.title import TitleUi


class Announcer(QObject):
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
        self._lines: list[Line] = []
        """What is to be told next."""
        self._turn: list[Any] = []
        """What has happened in the turn of another seat, and is told once it is over."""
        self._turn_seat = bridge.turn_seat
        self._step_count = bridge.step_count
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
        seat, self._turn_seat = self._turn_seat, self._bridge.turn_seat
        before, self._step_count = self._step_count, self._bridge.step_count
        if self._step_count < before:
            self._turn.clear()
        if change.motion is not Motion.FORWARD:
            return
        events = [event.seen_by(PUBLIC) for event in change.events]
        if self._tells_own or seat == self._bridge.viewer:
            self._end_turn()
            self._lines += self._told(
                self._title.words.line(event, self._bridge.view, self._bridge.players)
                for event in events
            )
        else:
            self._turn += events
        self._breath.start()

    def _on_breath(self) -> None:
        if self._is_held:
            return
        self._end_turn(keep_running=not self._is_waited_for)
        if self._lines:
            self._say("\n".join(line.text for line in self._lines))
            self._lines.clear()

    def _end_turn(self, *, keep_running: bool = False) -> None:
        """Tell of the turn of another seat, but not of one that is still running."""
        passages = list(self._title.words.passages(self._turn))
        self._turn = []
        if passages and passages[-1].parts and keep_running:
            self._turn = list(passages.pop().events)
        view, players = self._bridge.view, self._bridge.players
        self._lines += self._told(
            self._title.words.sentence(passage, view, players) for passage in passages
        )

    def _told(self, lines: Iterable[Line | None]) -> list[Line]:
        return [line for line in lines if line is not None and not self._is_own_action(line)]

    @property
    def _is_waited_for(self) -> bool:
        """Whether somebody at the screen decides next, or nobody any more."""
        to_act = self._bridge.to_act
        return to_act is None or self._bridge.players[to_act].is_human

    def _is_own_action(self, line: Line) -> bool:
        is_own = line.kind is LineKind.ACTION and line.seat == self._bridge.viewer
        return is_own and not self._tells_own
