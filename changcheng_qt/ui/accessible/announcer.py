"""Announcements for screen readers: the actions of others, and the next turn.

Only public information is announced, whichever seat looks at the screen: a room may hear it. The
turn of another seat is announced in one sentence when it is over, or so far when somebody at the
screen must decide; the viewer's own turn, and a replay, step by step. While a panel reveals
something, it is announced afterwards, as in the chronicle.
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
    """Announces the events of one match."""

    def __init__(
        self,
        title: TitleUi,
        bridge: Bridge,
        say: Callable[[str], None],
        parent: QObject,
        *,
        tells_own: bool = False,
    ) -> None:
        """Announce from now on, simultaneous events in one sentence; without the viewer's own
        actions unless `tells_own`, as in a replay, where nobody acts.
        """
        super().__init__(parent)
        self._title = title
        self._bridge = bridge
        self._say = say
        self._tells_own = tells_own
        self._lines: list[Line] = []
        """The lines to announce next."""
        self._turn: list[Any] = []
        """The events of another seat's turn, announced once it is over."""
        self._turn_seat = bridge.turn_seat
        self._step_count = bridge.step_count
        self._is_held = False
        self._breath = QTimer(self, singleShot=True, interval=0)
        self._breath.timeout.connect(self._on_breath)
        bridge.changed.connect(self._on_changed)

    def hold(self, is_held: bool) -> None:
        """Announce nothing while a panel still reveals it."""
        self._is_held = is_held
        self._breath.start()

    def close(self) -> None:
        """Stop announcing."""
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
            self._lines += self._spoken(
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
        """Announce the turn of another seat, unless it is still running."""
        passages = list(self._title.words.passages(self._turn))
        self._turn = []
        if passages and passages[-1].parts and keep_running:
            self._turn = list(passages.pop().events)
        view, players = self._bridge.view, self._bridge.players
        self._lines += self._spoken(
            self._title.words.sentence(passage, view, players) for passage in passages
        )

    def _spoken(self, lines: Iterable[Line | None]) -> list[Line]:
        return [line for line in lines if line is not None and not self._is_own_action(line)]

    @property
    def _is_waited_for(self) -> bool:
        """Whether somebody at the screen decides next, or nobody any more."""
        to_act = self._bridge.to_act
        return to_act is None or to_act in self._bridge.here

    def _is_own_action(self, line: Line) -> bool:
        is_own = line.kind is LineKind.ACTION and line.seat == self._bridge.viewer
        return is_own and not self._tells_own
