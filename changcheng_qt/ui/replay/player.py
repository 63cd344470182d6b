"""The player of a replay: one step after another, each when the previous one has been shown.

A step waits for a rest that the speed scales, and for motions and reveals on the table. Above
double speed it waits for no motion: the board cuts them short.
"""

from typing import Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.ui.flow.playhead import Clock, Playhead
from changcheng_qt.ui.replay.bridge import ReplayBridge

REST: Final = 900
"""Milliseconds between two steps at ordinary speed."""
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
_FASTEST_WITH_MOTION: Final = 2.0


class ReplayPlayer(QObject):
    """Plays a replay from its position to its end, until it is paused."""

    playing_changed = Signal(bool)
    speed_changed = Signal(float)

    def __init__(self, bridge: ReplayBridge, clock: Clock) -> None:
        """Start paused, at ordinary speed."""
        super().__init__()
        self._bridge = bridge
        self._playhead = Playhead(clock)
        self._is_playing = False
        self._is_held = False
        self._is_busy = False
        self._is_moving = False
        self._speed = 1.0
        bridge.changed.connect(self._rest)

    @property
    def is_playing(self) -> bool:
        """Whether the replay is playing."""
        return self._is_playing

    @property
    def speed(self) -> float:
        """The divisor of the pauses."""
        return self._speed

    def play(self) -> None:
        """Play, from the beginning if the end is shown."""
        if self._bridge.position == self._bridge.last:
            self._bridge.go_to(0, at_once=True)
        self._set_playing(self._bridge.last > 0)
        self._rest()

    def pause(self) -> None:
        """Pause at the present position."""
        self._set_playing(False)
        self._playhead.stop()

    def toggle(self) -> None:
        """Play, or pause."""
        if self._is_playing:
            self.pause()
        else:
            self.play()

    def step(self, by: int) -> None:
        """Go a step on or back, and pause there; steps during a reveal are shown at once."""
        self.pause()
        self._bridge.go_to(self._bridge.position + by, at_once=self._is_busy)

    def jump(self, position: int) -> None:
        """Go to any position at once; play on from there."""
        self._bridge.go_to(position, at_once=True)

    def choose_speed(self, speed: float) -> None:
        """Play at another speed from now on."""
        if speed != self._speed:
            self._speed = speed
            self._playhead.stretch = 1 / speed
            self.speed_changed.emit(speed)
            self._rest()

    def hold(self, is_held: bool) -> None:
        """Stop while nobody can see the window."""
        self._is_held = is_held
        self._rest()

    def set_busy(self, is_busy: bool) -> None:
        """Record whether a panel is revealing something."""
        self._is_busy = is_busy
        self._rest()

    def set_moving(self, is_moving: bool) -> None:
        """Record whether the board moves."""
        self._is_moving = is_moving
        self._follow_motion()

    def _follow_motion(self) -> None:
        self._playhead.move(self._is_moving and self._speed <= _FASTEST_WITH_MOTION)

    def _rest(self) -> None:
        """Rest, and then show the next step."""
        self._playhead.stop()
        self._playhead.hold(self._is_held or self._is_busy)
        self._follow_motion()
        if self._is_playing:
            self._playhead.rest(REST)
            self._playhead.queue(self._go_on)

    def _go_on(self) -> None:
        self._bridge.go_to(self._bridge.position + 1)
        if self._bridge.position == self._bridge.last:
            self.pause()

    def _set_playing(self, is_playing: bool) -> None:
        if is_playing != self._is_playing:
            self._is_playing = is_playing
            self.playing_changed.emit(is_playing)
