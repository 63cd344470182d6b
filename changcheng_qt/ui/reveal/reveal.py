"""The revealed position, for everything on the table that draws one.

Theory of operation. The rules compute a scoring at once, so the present position already holds its
end while it is still being revealed. Each beat of a command has a view, and board, scores,
inspector and counters draw the view of the last revealed beat. They draw a `Reveal` in place of a
bridge: it has a `view`, and it emits `changed` as a bridge does, once it has queued the reveals of
a step; it emits `advanced` when more of the same position is revealed.

The order matters: first the reveals are queued, then everything draws the revealed position, and
then the panels open and the board is lit. The panel at the side of a match draws it `Late`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion


class Part(Protocol):
    """One kind of reveal, such as the `stages.StageReveal` of scorings."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when the content has changed."""

    @property
    def busy_changed(self) -> SignalInstance:
        """Emitted when `is_busy` has changed."""

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        """The revealed position, None if it is the present one."""

    @property
    def revealed(self) -> tuple[int, int] | None:
        """The step, and the beat of it, up to which it has been revealed; None at the end."""

    @property
    def is_busy(self) -> bool:
        """Whether the game should wait for the reveal."""

    @property
    def is_under_way(self) -> bool:
        """Whether a reveal has begun."""

    def follow(self, change: Change) -> None:
        """Queue the reveals of a change."""

    def tell(self) -> None:
        """Emit the present state."""

    def play_on(self, pace: float | None) -> None:
        """Go on automatically, `pace` times as fast as usual, or wait for the person."""


class Reveal(QObject):
    """Runs all reveals of one table, one after another."""

    changed = Signal(object)
    """A `Change`, with the revealed view."""
    advanced = Signal()
    """More of the same position has been revealed."""
    busy_changed = Signal(bool)
    """Whether the game should wait for the reveal."""
    spotlit_changed = Signal()
    """A reveal has begun or ended; one that is only due, before which somebody can still act, does
    not count.
    """
    finished = Signal()
    """The end of the game has been revealed, and hidden."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._parts: Sequence[Part] = ()
        self._calls: Sequence[Callable[[], None]] = ()
        self._is_busy = self._is_spotlit = False

    def follow(self, *parts: Part) -> None:
        """Connect these parts to the bridge from now on, in their order in a game."""
        self._parts = parts
        self._is_spotlit = self._is_under_way
        self.bridge.changed.connect(self._on_changed)
        for part in parts:
            part.busy_changed.connect(self._on_busy_changed)
            part.changed.connect(self._on_advanced)

    def begin(self) -> None:
        """Reveal the end of the game from its start, if the game is over."""

    @property
    def view(self) -> Any:  # noqa: ANN401 - as a bridge has it
        """The revealed position."""
        views = (part.view for part in reversed(self._parts))
        return next((view for view in views if view is not None), self.bridge.view)

    @property
    def revealed(self) -> tuple[int, int] | None:
        places = (part.revealed for part in self._parts)
        return min((place for place in places if place is not None), default=None)

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    @property
    def is_spotlit(self) -> bool:
        return self._is_spotlit

    def advance_with(self, *calls: Callable[[], None]) -> None:
        """Set the calls for a player who advances: of the panels, and of the counting scores."""
        self._calls = calls

    def advance(self) -> None:
        """Show the next part, if any; the counting need not finish first."""
        for call in self._calls:
            call()

    def play_on(self, pace: float | None) -> None:
        """Go on to the end automatically, `pace` times as fast as usual, or wait for the person."""
        for part in self._parts:
            part.play_on(pace)

    @property
    def _is_under_way(self) -> bool:
        return any(part.is_under_way for part in self._parts)

    def _on_changed(self, change: Change) -> None:
        for part in self._parts:
            part.follow(change)
        self.changed.emit(Change(self.view, change.events, change.motion))
        for part in self._parts:
            part.tell()

    def _on_advanced(self) -> None:
        if self._is_under_way != self._is_spotlit:
            self._is_spotlit = self._is_under_way
            self.spotlit_changed.emit()
        self.advanced.emit()

    def _on_busy_changed(self) -> None:
        is_busy = any(part.is_busy for part in self._parts)
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)


class Late(QObject):
    """Passes on the changes of `shown`, steps of play one turn of the event loop later, so that the
    board is painted before the side panel, which follows this.

    Only the signal is late; a widget that updates meanwhile, for another language for instance,
    shows the present position. A jump, such as a hand-over or a take-back, is passed on at once,
    and pending steps are dropped, since they belong to the previous viewer or line of play: nobody
    ever sees a panel that was made for somebody else.
    """

    changed = Signal(object)
    """A `Change`, as that of a bridge."""

    def __init__(self, bridge: Bridge, shown: Shown, parent: QObject | None = None) -> None:
        """Follow the bridge or the `shown` part of it."""
        super().__init__(parent)
        self._bridge = bridge
        self._shown = shown
        self._viewer = bridge.viewer
        self._waiting: list[Change] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_time)
        shown.changed.connect(self._on_changed)

    @property
    def view(self) -> Any:  # noqa: ANN401 - as a bridge has it
        """Return the present position."""
        return self._shown.view

    def _on_changed(self, change: Change) -> None:
        viewer, self._viewer = self._viewer, self._bridge.viewer
        if change.motion is Motion.JUMP or viewer != self._viewer:
            self._timer.stop()
            self._waiting.clear()
            self.changed.emit(change)
        else:
            self._waiting.append(change)
            self._timer.start()

    def _on_time(self) -> None:
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            self.changed.emit(change)
