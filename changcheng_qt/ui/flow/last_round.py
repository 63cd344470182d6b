"""The last round: the steps since a player's own turn, and their replay, one beat for each step.

Only the board goes back; the match, the panels and the thinker are unaffected. Every step is shown
as the viewer saw and knew it then, so nothing appears that a change of seats had hidden. As soon as
the match goes on, or another viewer looks, the board returns to the present.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from changcheng_qt.engine.seats import Audience, Seat, Viewer
from changcheng_qt.ui.flow.playhead import Clock, Playhead
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge

BEAT: Final = 650
"""Milliseconds between the last motion and the next step, at ordinary speed."""


class PastBoard(Protocol):
    """A board that can show earlier positions."""

    def show_past(self, change: Change, number: int) -> None:
        """Show the position after the earlier step `number`, and that step as movement; of a jump
        only the position. The board does nothing else until `show_present`.
        """

    def show_present(self) -> None:
        """Show the present position again, at once."""

    def skip_motion(self) -> None:
        """Finish all motions at once."""

    @property
    def is_moving(self) -> bool:
        """Whether a motion is running or queued."""

    @property
    def settled(self) -> SignalInstance:
        """Emitted when nothing moves any more."""

    @property
    def past_left(self) -> SignalInstance:
        """Emitted when the player wants to play on instead of looking back."""


class LastRound(QObject):
    """Replays the last round of one match on request."""

    running_changed = Signal(bool)
    step_shown = Signal(object)
    """The events of the present step."""

    def __init__(
        self, bridge: MatchBridge, board: PastBoard, clock: Clock, beat: Callable[[int], int]
    ) -> None:
        """Start at rest; `beat` returns how long a rest lasts at the present speed."""
        super().__init__()
        self._bridge = bridge
        self._board = board
        self._playhead = Playhead(clock)
        self._beat = beat
        self._is_running = False
        bridge.changed.connect(self.end)
        board.settled.connect(lambda: self._playhead.move(False))
        board.past_left.connect(self.end)

    @property
    def is_running(self) -> bool:
        """Whether the board shows the past now."""
        return self._is_running

    @property
    def is_possible(self) -> bool:
        """Whether there are steps since the viewer's own turn."""
        return bool(self._range)

    def toggle(self) -> None:
        """Start, or return to the present."""
        if self._is_running:
            self.end()
        else:
            self.begin()

    def begin(self) -> None:
        """Show the position after the viewer's own turn, then the following steps."""
        steps = self._range
        if not steps:
            return
        start, *changes = self._bridge.seen_again(steps.start, steps.stop)
        self._is_running = True
        self._bridge.show_past(is_shown=True)
        self.running_changed.emit(True)
        self._show(start, steps.start)
        shown = (
            partial(self._show_step, change, number)
            for number, change in zip(steps, changes, strict=True)
        )
        self._playhead.queue(*shown, self.end)

    def go_on(self) -> None:
        """Show the next step without a pause; after the last one, return to the present."""
        if self._is_running:
            self._board.skip_motion()
            self._playhead.play_next()

    def end(self) -> None:
        """Return to the present."""
        if self._is_running:
            self._playhead.stop()
            self._is_running = False
            self._board.show_present()
            self._bridge.show_past(is_shown=False)
            self.running_changed.emit(False)

    @property
    def _range(self) -> range:
        bridge = self._bridge
        return round_of(bridge.turn_seats, bridge.viewer, bridge.turn_seat)

    def _show_step(self, change: Change, number: int) -> None:
        self._show(change, number)
        self.step_shown.emit(change.events)

    def _show(self, change: Change, number: int) -> None:
        """Show a position of the past, then rest once nothing moves any more."""
        self._board.show_past(change, number)
        self._playhead.rest(self._beat(BEAT))
        self._playhead.move(self._board.is_moving)


def recap_from(turn_seats: Sequence[Seat], seat: Seat) -> int:
    """Return the number of the first step after the last turn that a seat has ended, by the turn
    seats of the steps.
    """
    first = _before_turn(turn_seats, seat)
    while first and turn_seats[first - 1] != seat:
        first -= 1
    return first


def round_of(turn_seats: Sequence[Seat], viewer: Viewer, turn_seat: Seat) -> range:
    """Return the numbers of the steps between a viewer's last turn and its next one, so far; for
    the public, of the round before the present turn.
    """
    seat = turn_seat if isinstance(viewer, Audience) else viewer
    is_own_turn = viewer == turn_seat
    stop = _before_turn(turn_seats, seat) if is_own_turn else len(turn_seats)
    return range(recap_from(turn_seats, seat), stop)


def _before_turn(turn_seats: Sequence[Seat], seat: Seat) -> int:
    """Return the number of the first step of the present turn, if it is the seat's."""
    first = len(turn_seats)
    while first and turn_seats[first - 1] == seat:
        first -= 1
    return first
