"""Questions of the table to the bots' thinker, and to the title where there is no choice.

A question is asked once, and answered once or cancelled. The nodes of a bot are in the record of
its player: a number that is not usual in this program is from another program or computer, and is
replaced, on record, before that bot chooses.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, Signal, SignalInstance

from changcheng_qt.engine.seats import HUMAN, PUBLIC, Controller, Player, Seat
from changcheng_qt.ui.flow.playhead import Alarm, Clock, Playhead, Speed, Weight, pace
from changcheng_qt.ui.flow.screens import Said
from changcheng_qt.ui.seam.match_bridge import MatchBridge


@dataclass(frozen=True, slots=True)
class Strength:
    """A kind of bot, and its nodes."""

    kind: Controller
    nodes: int


class Thinker(Protocol):
    """Answers one question at a time elsewhere, without blocking the window."""

    @property
    def answered(self) -> SignalInstance:
        """Emitted with the number of a question and the chosen command."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with the number of a question that has failed."""

    def ask(self, title: str, bot: Strength, view: object, legal: Sequence[Any], seed: str) -> int:
        """Ask for the choice of a bot in a game of a title, the same for the same seed; return the
        question's number.
        """

    def prepare(self, title: str) -> None:
        """Preload the bots of a title."""

    def forget(self) -> None:
        """Cancel the current question."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The command that the table gives for a person who has no choice, and why it does."""

    command: Any
    said: Said


AnswerItself: TypeAlias = Callable[[Any, Sequence[Any]], Answer | None]
"""Returns the answer that the table gives by itself, by a view and its legal commands, None if a
person chooses.
"""


Consulted: TypeAlias = Callable[[Seat, Any], object]
"""Takes the seat and the command of a bot that was consulted."""
UsualNodes: TypeAlias = Callable[[Controller], int]
"""Returns the usual nodes of a kind of bot in this program; 0 if unknown."""

Considered: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Player]], Sequence[Any]]
"""Returns the commands that a bot considers, from its view, its legal commands and the players."""

LONG: Final = 1000
"""Milliseconds after which a bot that still thinks is shown as thinking."""


class ThinkingSign(QObject):
    """Whether a bot is shown as thinking: only after it has thought for a second and its normal
    delay is over, until its step is shown.
    """

    changed = Signal(object)
    """The seat that is shown as thinking, None when none is any more."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._seat: Seat | None = None
        self._alarm: Alarm | None = None
        self._is_long = self._is_late = self._is_shown = False

    def begin(self, seat: Seat) -> None:
        """The bot of a seat begins to think."""
        self.end()
        self._seat = seat
        self._alarm = self._clock.call_later(LONG, self._on_long)

    def be_late(self) -> None:
        """The normal delay of the bot's step is over."""
        self._is_late = True
        self._show_if_long()

    def end(self) -> None:
        """The bot's step is shown, or was cancelled."""
        if self._alarm:
            self._alarm.cancel()
        was_shown, self._is_shown = self._is_shown, False
        self._alarm, self._seat, self._is_long, self._is_late = None, None, False, False
        if was_shown:
            self.changed.emit(None)

    def _on_long(self) -> None:
        self._alarm = None
        self._is_long = True
        self._show_if_long()

    def _show_if_long(self) -> None:
        if self._is_long and self._is_late and not self._is_shown:
            self._is_shown = True
            self.changed.emit(self._seat)


@dataclass(frozen=True, slots=True)
class BotSetup:
    """How bots play a match: their thinker, the seed, the public weight of a choice, the usual
    nodes of each kind in this program, and the commands that a bot considers among the players.
    """

    thinker: Thinker
    seed: str
    weight: Weight = lambda _: 0.0
    usual_nodes: UsualNodes = lambda _: 0
    considered: Considered = lambda view, legal, players: legal


class BotTurns(QObject):
    """Asks bots for the seats they play, and times each of their steps; an answer to a cancelled
    question is dropped.
    """

    thinking = Signal(object)
    """The seat of the bot that has been thinking for more than a second, None once its step
    is shown.
    """
    failed = Signal(int)
    """The bot of that seat does not answer, or answered illegally: offer another one, a person, or
    to ask again.
    """
    paused_changed = Signal(bool)
    playing_out_changed = Signal(bool)

    def __init__(
        self, bridge: MatchBridge, playhead: Playhead, setup: BotSetup, clock: Clock
    ) -> None:
        """Ask for the seats of one match."""
        super().__init__()
        self._bridge = bridge
        self._playhead = playhead
        self._setup = setup
        self._thinker = thinker = setup.thinker
        self._sign = ThinkingSign(clock)
        self._sign.changed.connect(self.thinking)
        playhead.on_late = self._sign.be_late
        self._is_paused = self._is_playing_out = False
        self._recorded: set[Seat] = set()
        """The seats whose number was to be replaced; a full log refuses that."""
        self._question: tuple[int, Seat] | None = None
        self._then: Consulted | None = None
        """Takes the answer to the question, if its bot is only consulted."""
        self._failed_seat: Seat | None = None
        self._given_for: Seat | None = None
        """The seat for which a command was given that is not answered yet."""
        bridge.refused.connect(self._on_refused)
        thinker.answered.connect(self._on_answered)
        thinker.failed.connect(self._on_failed)

    @property
    def failed_seat(self) -> Seat | None:
        """Return the seat whose bot has failed and is not asked any more."""
        return self._failed_seat

    @property
    def is_paused(self) -> bool:
        """Return whether the bots wait for `resume` or a single step."""
        return self._is_paused

    @property
    def is_playing_out(self) -> bool:
        """Return whether the bots play to the end without pauses."""
        return self._is_playing_out

    def play_out(self) -> None:
        """Play with the bots to the end without pauses."""
        self._set_paused(False)
        self._playhead.hurry(until_calm=True)
        self._set_playing_out(True)

    def stop_playing_out(self) -> None:
        """Stop playing out."""
        if self._is_playing_out:
            self._playhead.calm()
            self.rest()
            self._set_playing_out(False)

    def pause(self) -> None:
        """Pause the bots."""
        self.stop_playing_out()
        self._set_paused(True)

    def resume(self) -> None:
        """Continue with the bots."""
        self._set_paused(False)

    def set_speed(self, speed: Speed) -> None:
        """Show bots at that speed from the next step on."""
        self._playhead.stretch = speed.value

    def seat(self, seat: Seat, controller: Controller) -> None:
        """Give a seat to a person or a kind of bot from now on, on record."""
        name = self._bridge.players[seat].name
        nodes = 0 if controller == HUMAN else self._setup.usual_nodes(controller)
        self._bridge.seat_player(seat, Player(name, controller, nodes))

    def prepare(self) -> None:
        """Preload the thinker if a bot plays an unfinished game."""
        has_bots = any(not player.is_human for player in self._bridge.players)
        if has_bots and self._bridge.has_all_seats and self._bridge.to_act is not None:
            self._thinker.prepare(self._bridge.title)

    def rest(self) -> None:
        """Rest so that the last step can be seen; before a bot's step for as long as its choice
        seems to take to all viewers.
        """
        seat = self._bridge.to_act
        is_bot = seat is not None and not self._bridge.players[seat].is_human
        weight = self._setup.weight(self._bridge.view_for(PUBLIC)) if is_bot else 0.0
        self._playhead.rest(pace(weight))

    def ask(self, seat: Seat) -> None:
        """Ask the bot of a seat, and play its answer, unless it thinks already or has failed."""
        if self._ask(seat, None):
            self._sign.begin(seat)
            self._playhead.expect()

    def consult(self, seat: Seat, then: Consulted) -> None:
        """Ask the bot of a seat for its part in a common decision, unless one thinks already or has
        failed; nobody sees how long it thinks.
        """
        self._ask(seat, then)

    def _ask(self, seat: Seat, then: Consulted | None) -> bool:
        """Ask a bot, unless others have screens of their own: only the host knows the views of its
        seat. Return whether it was asked.
        """
        if not self._bridge.has_all_seats or self._question or self._failed_seat is not None:
            return False
        bridge, player = self._bridge, self._bridge.players[seat]
        usual = self._setup.usual_nodes(player.controller)
        if player.nodes not in (0, usual) and usual and seat not in self._recorded:
            self._recorded.add(seat)
            bridge.seat_player(seat, replace(player, nodes=usual))
            if bridge.is_holding or bridge.players[seat].nodes == usual:
                return False
        view = bridge.view_for(seat)
        number = self._thinker.ask(
            bridge.title,
            Strength(player.controller, player.nodes or usual),
            view,
            self._setup.considered(view, bridge.legal_for(seat), bridge.players),
            f"{self._setup.seed}/{seat}/{bridge.step_count}",
        )
        self._question, self._then = (number, seat), then
        return True

    def forget(self) -> None:
        """Cancel the question, and a pending answer: the position has changed."""
        self._playhead.clear()
        self._sign.end()
        self._given_for = None
        if self._question:
            self._thinker.forget()
            self._question = None

    def trust_again(self) -> None:
        """Ask again after a failure."""
        self._failed_seat = None

    def give(self, command: object) -> None:
        """Submit the command of the table for the seat to act, which has failed if it is refused,
        at once or later.
        """
        if not self._bridge.is_holding:
            self._given_for = self._bridge.to_act
            self._bridge.submit(command)

    def _on_refused(self) -> None:
        seat, self._given_for = self._given_for, None
        if seat is not None:
            self._fail(seat)

    def _fail(self, seat: Seat) -> None:
        """Stop asking: the bot of that seat has failed."""
        self._failed_seat = seat
        self.stop_playing_out()
        self._playhead.clear()
        self._sign.end()
        self.failed.emit(seat)

    def close(self) -> None:
        """Cancel the question and disconnect."""
        self.forget()
        self._bridge.refused.disconnect(self._on_refused)
        self._thinker.answered.disconnect(self._on_answered)
        self._thinker.failed.disconnect(self._on_failed)

    def _on_answered(self, number: int, command: Any) -> None:  # noqa: ANN401
        if self._question and self._question[0] == number:
            seat, self._question = self._question[1], None
            if self._then:
                self._then(seat, command)
                return
            self._playhead.queue(lambda: self._play(command))
            if self._playhead.is_held:
                self._sign.end()

    def _on_failed(self, number: int) -> None:
        if self._question and self._question[0] == number:
            seat = self._question[1]
            self._question = None
            self._fail(seat)

    def _play(self, command: object) -> None:
        self._sign.end()
        self.give(command)

    def _set_playing_out(self, is_playing_out: bool) -> None:
        if is_playing_out != self._is_playing_out:
            self._is_playing_out = is_playing_out
            self.playing_out_changed.emit(is_playing_out)

    def _set_paused(self, is_paused: bool) -> None:
        if is_paused != self._is_paused:
            self._is_paused = is_paused
            self.paused_changed.emit(is_paused)
