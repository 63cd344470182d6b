"""What the table asks of the bots' thinker, and of the title where nobody need think.

A question is asked once, and answered once or dropped. How much a bot thinks stands in the record
of its player: another number than the one that is usual in this program comes from another program
or computer, and is replaced, on record, before that bot chooses.
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
    """A kind of bot, and how much it thinks of."""

    kind: Controller
    nodes: int


class Thinker(Protocol):
    """Thinks elsewhere, about one question at a time, without keeping the window waiting."""

    @property
    def answered(self) -> SignalInstance:
        """Emitted with the number of a question and the chosen command."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted with the number of a question that will not be answered."""

    def ask(self, title: str, bot: Strength, view: object, legal: Sequence[Any], seed: str) -> int:
        """Let a bot choose in a game of a title, the same for the same seed; return the question's
        number.
        """

    def prepare(self, title: str) -> None:
        """Be ready soon to play a title."""

    def forget(self) -> None:
        """Let nobody think about the present question any more, nor hear the answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The command that the table gives for a person who has no choice, and why it does."""

    command: Any
    said: Said


AnswerItself: TypeAlias = Callable[[Any, Sequence[Any]], Answer | None]
"""Says of a view and its legal commands what the table answers by itself, None if a person
chooses.
"""


UsualNodes: TypeAlias = Callable[[Controller], int]
"""Says how much a kind of bot thinks of in this program; 0 where that is not known."""

LONG: Final = 1000
"""Milliseconds after which a bot that still thinks is said to."""


class ThinkingSign(QObject):
    """Whether a bot is said to be thinking: not before it has thought for long, nor while what it
    is waited for anyway lasts, and until its step is shown.
    """

    changed = Signal(object)
    """The seat that is said to be thinking, None when nobody is any more."""

    def __init__(self, clock: Clock) -> None:
        """Start with nobody thinking."""
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
        """What the bot is waited for anyway is over."""
        self._is_late = True
        self._show_if_long()

    def end(self) -> None:
        """The bot's step is shown, or nobody wants it any more."""
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
class BotWays:
    """How bots play a match: who thinks for them, the seed of their luck, the weight of a choice
    for all who look on, and how much each kind thinks of in this program.
    """

    thinker: Thinker
    seed: str
    weight: Weight = lambda _: 0.0
    usual_nodes: UsualNodes = lambda _: 0


class BotTurns(QObject):
    """Asks bots for the seats they play, and gives each of their steps its time; an answer to a
    dropped question goes nowhere.
    """

    chose = Signal(object)
    """The command that a bot chose, now that it is time for it."""
    thinking = Signal(object)
    """The seat of the bot that has been thinking for long, None once its step is shown."""
    failed = Signal(int)
    """The bot of that seat does not answer, or answered illegally: offer another one, a person, or
    to ask again.
    """
    paused_changed = Signal(bool)
    playing_out_changed = Signal(bool)

    def __init__(
        self, bridge: MatchBridge, playhead: Playhead, ways: BotWays, clock: Clock
    ) -> None:
        """Ask for the seats of one match."""
        super().__init__()
        self._bridge = bridge
        self._playhead = playhead
        self._ways = ways
        self._thinker = thinker = ways.thinker
        self._sign = ThinkingSign(clock)
        self._sign.changed.connect(self.thinking)
        playhead.on_late = self._sign.be_late
        self._is_paused = self._is_playing_out = False
        self._recorded: set[Seat] = set()
        """The seats whose number was to be replaced; a full log refuses that."""
        self._question: tuple[int, Seat] | None = None
        self._failed_seat: Seat | None = None
        thinker.answered.connect(self._on_answered)
        thinker.failed.connect(self._on_failed)

    @property
    def failed_seat(self) -> Seat | None:
        """Return the seat whose bot does not answer and is not asked any more."""
        return self._failed_seat

    @property
    def is_paused(self) -> bool:
        """Tell whether the bots wait for `resume` or a single step."""
        return self._is_paused

    @property
    def is_playing_out(self) -> bool:
        """Tell whether the bots play to the end without rests."""
        return self._is_playing_out

    def play_out(self) -> None:
        """Let the bots play to the end without rests."""
        self._set_paused(False)
        self._playhead.hurry(until_calm=True)
        self._set_playing_out(True)

    def take_time(self) -> None:
        """Play out no more."""
        if self._is_playing_out:
            self._playhead.calm()
            self.rest()
            self._set_playing_out(False)

    def pause(self) -> None:
        """Let the bots wait."""
        self.take_time()
        self._set_paused(True)

    def resume(self) -> None:
        """Let the bots go on."""
        self._set_paused(False)

    def set_speed(self, speed: Speed) -> None:
        """Show bots at that speed from the next step on."""
        self._playhead.stretch = speed.value

    def seat(self, seat: Seat, controller: Controller) -> None:
        """Let a person or a kind of bot play a seat from now on, on record."""
        name = self._bridge.players[seat].name
        nodes = 0 if controller == HUMAN else self._ways.usual_nodes(controller)
        self._bridge.seat_player(seat, Player(name, controller, nodes))

    def prepare(self) -> None:
        """Let the thinker be ready where a bot plays a game that is not over."""
        has_bots = any(not player.is_human for player in self._bridge.players)
        if has_bots and self._bridge.to_act is not None:
            self._thinker.prepare(self._bridge.title)

    def rest(self) -> None:
        """Let what is shown be looked at; before a bot's step for as long as all who look on may
        think that its choice takes.
        """
        seat, weight = self._bridge.to_act, 0.0
        if seat is not None and not self._bridge.players[seat].is_human:
            weight = self._ways.weight(self._bridge.view_for(PUBLIC))
        self._playhead.rest(pace(weight))

    def ask(self, seat: Seat) -> None:
        """Let the bot of a seat choose, unless it thinks already or has failed."""
        if self._question or self._failed_seat is not None:
            return
        bridge, player = self._bridge, self._bridge.players[seat]
        usual = self._ways.usual_nodes(player.controller)
        if player.nodes not in (0, usual) and usual and seat not in self._recorded:
            self._recorded.add(seat)
            bridge.seat_player(seat, replace(player, nodes=usual))
            if bridge.is_holding or bridge.players[seat].nodes == usual:
                return
        number = self._thinker.ask(
            bridge.title,
            Strength(player.controller, player.nodes or usual),
            bridge.view_for(seat),
            bridge.legal_for(seat),
            f"{self._ways.seed}/{seat}/{bridge.step_count}",
        )
        self._question = (number, seat)
        self._sign.begin(seat)
        self._playhead.expect()

    def forget(self) -> None:
        """Drop the question, and an answer that waits: the position has changed."""
        self._playhead.clear()
        self._sign.end()
        if self._question:
            self._thinker.forget()
            self._question = None

    def trust_again(self) -> None:
        """Ask again after a failure."""
        self._failed_seat = None

    def fail(self, seat: Seat) -> None:
        """Ask no more: the bot of that seat is of no use."""
        self._failed_seat = seat
        self.take_time()
        self._playhead.clear()
        self._sign.end()
        self.failed.emit(seat)

    def close(self) -> None:
        """Drop the question and listen to nobody."""
        self.forget()
        self._thinker.answered.disconnect(self._on_answered)
        self._thinker.failed.disconnect(self._on_failed)

    def _on_answered(self, number: int, command: Any) -> None:  # noqa: ANN401
        if self._question and self._question[0] == number:
            self._question = None
            self._playhead.queue(lambda: self._play(command))
            if self._playhead.is_held:
                self._sign.end()

    def _on_failed(self, number: int) -> None:
        if self._question and self._question[0] == number:
            seat = self._question[1]
            self._question = None
            self.fail(seat)

    def _play(self, command: object) -> None:
        self._sign.end()
        self.chose.emit(command)

    def _set_playing_out(self, is_playing_out: bool) -> None:
        if is_playing_out != self._is_playing_out:
            self._is_playing_out = is_playing_out
            self.playing_out_changed.emit(is_playing_out)

    def _set_paused(self, is_paused: bool) -> None:
        if is_paused != self._is_paused:
            self._is_paused = is_paused
            self.paused_changed.emit(is_paused)
