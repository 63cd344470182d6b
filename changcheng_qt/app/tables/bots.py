"""Bots at a table: only the host knows what their seats see, so its process plays for them.

Theory of operation. After each entry the host waits for as long as the choice seems to take to all
viewers, so that people can follow, and then plays for the seat that is to act: the choice of its
bot, which thinks in the meantime; the answer of a person's private note; and, for a person who is
away, the only command that is legal. A game that everybody has left unfinished rests until somebody
plays on. A bot is asked in the bots' process, one at a time. Any event meanwhile, such as a
take-back or a person who takes the seat, cancels the question. A bot that fails is asked again
after a while, for nobody may be near.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import CannotUndo
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Seat
from changcheng_qt.net.host import Host
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.bot_turns import Strength, Thinker
from changcheng_qt.ui.flow.playhead import Alarm, Clock, pace

AGAIN: Final = 30_000
"""Milliseconds after which a bot that failed is asked again."""


class TableBots(QObject):
    """Plays for bots, and for people who have decided before, at a table that has begun."""

    failed = Signal(int)
    """The bot of that seat does not answer, or answered illegally; it is asked again later."""

    def __init__(
        self, host: Host, thinker: Thinker, luck: str, clock: Clock, parent: QObject | None = None
    ) -> None:
        """Play from now on with a thinker that nobody else uses; `luck` is the seed of bots."""
        super().__init__(parent)
        self._host, self._thinker, self._luck, self._clock = host, thinker, luck, clock
        self._rules = rules_of(host.match.game.name)
        self._alarm: Alarm | None = None
        self._rest: Alarm | None = None
        self._question: tuple[int, Seat] | None = None
        self._answer: tuple[Seat, object] | None = None
        """A choice made before the end of the rest."""
        self._is_closed = False
        thinker.answered.connect(self._on_answered)
        thinker.failed.connect(self._on_failed)
        self._match.watch(lambda _: self._go_on())
        self._go_on()

    def play_on(self) -> None:
        """Go on with a game that was left unfinished, if a bot is to act."""
        self._forget()
        if not self._is_closed:
            self._play()

    def close(self) -> None:
        """Play no more."""
        self._is_closed = True
        self._forget()

    @property
    def _match(self) -> AnyMatch:
        return self._host.match

    def _forget(self) -> None:
        for alarm in (self._alarm, self._rest):
            if alarm:
                alarm.cancel()
        self._alarm = self._rest = None
        if self._question:
            self._thinker.forget()
        self._question = self._answer = None

    def _go_on(self) -> None:
        """Consider the position again: a bot at once, a step after a rest."""
        self._forget()
        is_over = self._match.to_act is None or self._match.is_left
        if not (self._is_closed or is_over):
            weight = self._rules.weight(self._match.view(PUBLIC))
            self._rest = self._clock.call_later(pace(weight), self._on_rested)
            self._alarm = self._clock.call_later(0, self._think)

    def _think(self) -> None:
        """Let a bot that is to act think."""
        self._alarm, seat = None, self._match.to_act
        if seat is not None and not self._match.players[seat].is_human:
            self._play()

    def _on_rested(self) -> None:
        self._rest = None
        if self._answer:
            self._submit(*self._answer)
        elif not (self._question or self._alarm):
            self._play()

    def _play(self) -> None:
        """Play for the seat to act, if it has not to be asked."""
        self._alarm, seat = None, self._match.to_act
        if seat is None:
            return
        player, view, legal = (
            self._match.players[seat],
            self._match.view(seat),
            self._match.legal(seat),
        )
        if not player.is_human:
            self._ask(seat, player, view, legal)
        elif (command := self._decided(seat, view, legal)) is not None:
            self._submit(seat, command)

    def _decided(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any | None:  # noqa: ANN401
        """Return the command that a person has decided before, or the only one of a person away."""
        ballots, note = self._rules.ballots, self._match.note_of(seat)
        if ballots and note and (answer := ballots.noted(view, legal, note)) is not None:
            return answer if answer in legal else ballots.instead(self._match.view(PUBLIC))
        return None if self._host.roster.is_here(seat) else self._rules.forced(legal)

    def _ask(self, seat: Seat, player: Player, view: Any, legal: Sequence[Any]) -> None:  # noqa: ANN401
        usual = usual_nodes(player.controller, own=self._rules.simulations)
        if player.nodes not in (0, usual) and usual:
            with suppress(CannotUndo):
                self._match.seat_player(seat, replace(player, nodes=usual))
                return
        number = self._thinker.ask(
            self._match.game.name,
            Strength(player.controller, player.nodes or usual),
            view,
            self._rules.considered(view, legal, self._match.players),
            f"{self._luck}/{seat}/{self._match.step_count}",
        )
        self._question = number, seat

    def _on_answered(self, number: int, command: object) -> None:
        if self._question and self._question[0] == number:
            (_, seat), self._question = self._question, None
            if self._rest:
                self._answer = seat, command
            else:
                self._submit(seat, command)

    def _on_failed(self, number: int) -> None:
        if self._question and self._question[0] == number:
            (_, seat), self._question = self._question, None
            self._fail(seat)

    def _submit(self, seat: Seat, command: object) -> None:
        try:
            self._match.submit(command)
        except IllegalCommand:
            self._fail(seat)

    def _fail(self, seat: Seat) -> None:
        self._alarm = self._clock.call_later(AGAIN, self._play)
        self.failed.emit(seat)
