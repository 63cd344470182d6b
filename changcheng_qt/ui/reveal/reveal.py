"""The position as far as it has been revealed, for everything on the table that draws one.

Theory of operation. The rules work out at once what is counted, so the present position already
holds the end of it while people are still being shown how it came about. Each beat of a command has
a view, and board, scores, inspector and counters draw the view of the beat that the reveal has come
to. They draw a `Reveal` in place of a bridge: it has a `view`, and it says `changed` as a bridge
does, once it has queued what a step reveals; `advanced` is said when more of the same position is
revealed.

The order matters: first it is found what there is to be revealed, then everybody draws the position
as far as that goes, and then the panels open and the board is lit. The panel at the side of a match
draws it `Late`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion


class Part(Protocol):
    """One kind of thing that is revealed, such as the `stages.StageReveal` of scorings."""

    @property
    def changed(self) -> SignalInstance:
        """Something else is shown."""

    @property
    def busy_changed(self) -> SignalInstance:
        """Whether it is busy is another answer."""

    @property
    def view(self) -> Any:  # noqa: ANN401 - the View type belongs to the title
        """The position as far as it has been revealed, None where that is the present one."""

    @property
    def revealed(self) -> tuple[int, int] | None:
        """The step, and the beat of it, up to which it has come; None where it shows the end."""

    @property
    def is_busy(self) -> bool:
        """Whether there is something to be seen before the game should go on."""

    @property
    def is_under_way(self) -> bool:
        """Whether something is shown that has begun."""

    def follow(self, change: Change) -> None:
        """Find what there is to be revealed."""

    def tell(self) -> None:
        """Tell everybody what is shown now."""

    def lead_on(self, pace: float | None) -> None:
        """Go on without waiting, that much faster than usual, or wait for the person."""


class Reveal(QObject):
    """Leads one table through everything that is revealed."""

    changed = Signal(object)
    """A `Change`, with the view as far as it has been revealed."""
    advanced = Signal()
    """More of the same position has been revealed."""
    busy_changed = Signal(bool)
    """Whether there is anything to be seen before the game should go on."""
    spotlit_changed = Signal()
    """Something is under way now that is revealed, or nothing is any more; what is only due, before
    which somebody can still do something else, is not.
    """
    finished = Signal()
    """The end of the game has been seen, and put away."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        """Reveal nothing as yet."""
        super().__init__(parent)
        self.bridge = bridge
        self._parts: Sequence[Part] = ()
        self._leads: Sequence[Callable[[], None]] = ()
        self._is_busy = self._is_spotlit = False

    def follow(self, *parts: Part) -> None:
        """Let these follow the bridge from now on, in the order in which they follow each other in
        a game.
        """
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
        """The position as far as it has been revealed."""
        views = (part.view for part in reversed(self._parts))
        return next((view for view in views if view is not None), self.bridge.view)

    @property
    def revealed(self) -> tuple[int, int] | None:
        """The step, and the beat of it, up to which everything has been shown; None for all."""
        places = (part.revealed for part in self._parts)
        return min((place for place in places if place is not None), default=None)

    @property
    def is_busy(self) -> bool:
        """Whether there is anything to be seen before the game should go on."""
        return self._is_busy

    @property
    def is_spotlit(self) -> bool:
        """Whether something is under way that is revealed."""
        return self._is_spotlit

    def led_by(self, *leads: Callable[[], None]) -> None:
        """Let these show the next thing when somebody leads on: the panels, and what is counted."""
        self._leads = leads

    def advance(self) -> None:
        """Show what is revealed next, if anything is; what is counted need not be waited for."""
        for lead in self._leads:
            lead()

    def lead_on(self, pace: float | None) -> None:
        """Go on to the end without waiting, that much faster than usual, or wait for the person."""
        for part in self._parts:
            part.lead_on(pace)

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

    Only the signal is late; a widget that is asked for the position meanwhile, for another language
    for instance, shows the present one. A jump, such as a hand-over or a take-back, is passed on at
    once, and steps that still wait are dropped, since they belong to the viewer or the line of play
    before: nobody ever sees a panel that was made for somebody else.
    """

    changed = Signal(object)
    """A `Change`, as that of a bridge."""

    def __init__(self, bridge: Bridge, shown: Shown, parent: QObject | None = None) -> None:
        """Follow the bridge or what is `shown` of it."""
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
