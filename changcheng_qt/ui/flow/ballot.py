"""Decisions that are asked of several seats at once: answers to an offer, who builds.

Theory of operation. The seats answer in any order, and the log takes the answers in its own, all at
once when the last is in. Bots are asked one after the other, people by plates; a private note
answers for its seat. The visible table must reveal nothing of a hand meanwhile. So the plates of
bots and of noted seats turn after a fixed pause, however long the bots think; the answers are
entered after that pause at the earliest, and where a bot is late, at a later beat; and an answer
that is not legal, as a Yes without the goods, is replaced without a word; where nothing can replace
it, its seat decides by itself.

A seat may also answer that it decides by itself, since it has more than one thing to do. When all
are in, the answers up to that seat are entered; it plays on its own, behind the gate if it needs
its hand; then the next answers are entered, without asking again.

Answers that are not entered belong to the table alone: they are lost when the position changes, by
an undo of the offer, or when the program ends.

Where others have screens of their own, each screen asks its own people. It sends their answers once
all of these are in; the host enters them in order, and until then they stay given.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import PUBLIC, Controller, Seat
from changcheng_qt.ui.flow.bot_turns import BotTurns
from changcheng_qt.ui.flow.playhead import Alarm, Clock, Playhead
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.plates import ITSELF

PAUSE: Final = 700
"""Milliseconds until bots and noted seats are shown to have answered, at ordinary speed."""


class BallotRules(Protocol):
    """A title's rules for ballots."""

    def instead(self, view: Any) -> Any:  # noqa: ANN401 - commands belong to the title
        """The command in the place of an answer that is not legal, by the public view."""

    def is_whole(self, command: Any) -> bool:  # noqa: ANN401
        """Whether a command is all that its seat has to decide."""

    def noted(self, view: Any, legal: Sequence[Any], note: str) -> Any | None:  # noqa: ANN401
        """Return the answer that a note gives for its seat, None if the seat is asked."""


class Ballot(QObject):
    """Collects the answers of ballots, of one at a time."""

    gave_way = Signal()
    """The seat to act decides by itself, and no answer was entered before it."""

    def __init__(
        self,
        bridge: MatchBridge,
        bots: BotTurns,
        playhead: Playhead,
        clock: Clock,
        rules: BallotRules | None,
    ) -> None:
        """Ask for the seats of one match; a title without `rules` has no ballots."""
        super().__init__()
        self._bridge, self._bots = bridge, bots
        self._playhead, self._clock, self._title_rules = playhead, clock, rules
        self._answers: dict[Seat, tuple[Controller, Any]] = {}
        """By seat, its answer, and the kind of player that gave it."""
        self._noted: set[Seat] = set()
        self._sent: set[Seat] = set()
        """The seats whose answers are on their way to the host, or decided by themselves."""
        self._alarm: Alarm | None = None
        self._is_open = self._has_paused = self._is_queued = False
        self._opened_at = (-1, -1)
        """The seat in turn, and the number of steps, when the ballot began."""
        bridge.plates.given.connect(self._on_given)

    @property
    def is_due(self) -> bool:
        """Whether the table owes a ballot."""
        return self._title_rules is not None and self._bridge.is_ballot

    def ask(self) -> None:
        """Open the ballot that is due, or go on with it; enter the answers when all are in."""
        if not self._is_open:
            self._open()
        self._ask_next_bot()
        self._follow()

    def follow_position(self) -> None:
        """Drop all answers once the position has changed, unless the same ballot goes on."""
        bridge = self._bridge
        turn_seat, begun = self._opened_at
        goes_on = turn_seat == bridge.turn_seat and begun <= bridge.step_count
        are_in = self._answers.keys() >= set(bridge.deciders) or not bridge.has_all_seats
        if not (goes_on and bridge.owes_ballot and are_in):
            self.forget()
            return
        self._is_queued = False
        kept = self._answers.keys() & set(bridge.deciders)
        self._answers = {seat: self._answers[seat] for seat in kept}
        for seats in (self._noted, self._sent):  # One whose answer is undone is asked again.
            seats.intersection_update(bridge.deciders)
        self._show()

    def forget(self) -> None:
        """Drop all answers."""
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None
        self._is_open = self._has_paused = self._is_queued = False
        for seats in (self._answers, self._noted, self._sent):
            seats.clear()
        self._bridge.plates.leave_alone(frozenset())
        self._bridge.plates.show((), frozenset())

    def seats_changed(self) -> None:
        """Drop the answers of seats that have another kind of player; the playhead was cleared."""
        self._is_queued = False
        players = self._bridge.players
        for seat, (controller, _) in list(self._answers.items()):
            if players[seat].controller != controller:
                del self._answers[seat]

    def close(self) -> None:
        """Drop all answers, and take no more."""
        self.forget()
        self._bridge.plates.given.disconnect(self._on_given)

    def _open(self) -> None:
        self._is_open = True
        self._opened_at = self._bridge.turn_seat, self._bridge.step_count
        self._playhead.rest(PAUSE)
        pause = round(PAUSE * self._playhead.stretch)
        self._alarm = self._clock.call_later(pause, self._on_paused)
        for seat in self._people & self._bridge.here:
            note = self._bridge.note_of(seat)
            if note and (answer := self._by_note(seat, note)) is not None:
                self._noted.add(seat)
                self._give(seat, answer)

    def _by_note(self, seat: Seat, note: str) -> Any | None:  # noqa: ANN401
        bridge = self._bridge
        return self._rules.noted(bridge.view_for(seat), bridge.legal_for(seat), note)

    def _ask_next_bot(self) -> None:
        people = self._people
        bots = (seat for seat in self._missing if seat not in people)
        seat = next(bots, None)
        if seat is not None:
            self._bots.consult(seat, self._on_bot_answered)

    def _on_bot_answered(self, seat: Seat, command: object) -> None:
        self._give(seat, command if self._rules.is_whole(command) else ITSELF)
        self.ask()

    def _on_given(self, seat: Seat, command: object) -> None:
        is_taken = self._is_open and self.is_due and not self._bridge.is_holding
        if not is_taken or seat in self._sent or seat not in self._people & self._bridge.here:
            return
        self._noted.discard(seat)
        if command is None:
            self._answers.pop(seat, None)
        else:
            self._give(seat, command)
        self._follow()

    def _give(self, seat: Seat, command: object) -> None:
        bridge = self._bridge
        legal = (ITSELF, *bridge.legal_for(seat))
        given = (command, self._rules.instead(bridge.view_for(PUBLIC)), ITSELF)
        answer = next(one for one in given if one in legal)
        self._answers[seat] = bridge.players[seat].controller, answer

    def _on_paused(self) -> None:
        self._alarm = None
        self._has_paused = True
        self._follow()

    def _follow(self) -> None:
        """Show who has answered, and enter the answers once all are in."""
        self._show()
        if not self.is_due:
            return
        people, missing = self._people, self._missing
        if self._sent.issuperset(self._asked_here):
            self._playhead.calm()
        elif not missing and not self._is_queued:
            self._is_queued = True
            self._playhead.queue(self._enter)
        elif missing and self._is_queued:
            self._is_queued = False
            self._playhead.clear()
        elif people & set(missing):
            self._playhead.calm()
        elif missing:
            self._playhead.expect()

    def _show(self) -> None:
        """Show who has answered; nobody is asked while a seat decides by itself."""
        deciders, people = self._bridge.deciders, self._people
        clicked = self._answers.keys() & people - self._noted
        unseen = (set(deciders) - people) | self._noted
        shown = clicked | unseen if self._has_paused else clicked
        asked, answered = (deciders, shown) if self.is_due else ((), ())
        self._bridge.plates.show(asked, frozenset(answered), frozenset(self._sent))

    def _enter(self) -> None:
        """Enter the answers up to the first seat that decides by itself, or send them."""
        if not self._bridge.has_all_seats:
            self._send()
            return
        given = [self._answers[seat][1] for seat in self._bridge.deciders]
        commands = list(takewhile(lambda answer: answer is not ITSELF, given))
        pairs = zip(self._bridge.deciders, given, strict=True)
        alone = frozenset(seat for seat, answer in pairs if answer is ITSELF)
        self._bridge.plates.leave_alone(alone)
        self._is_queued = False
        if commands:
            self._bridge.submit_all(commands)
        else:
            self._show()
            self.gave_way.emit()

    def _send(self) -> None:
        """Send the answers of the people here to the host, as far as it has not got them."""
        plates, self._is_queued = self._bridge.plates, False
        new = [seat for seat in self._asked_here if seat not in self._sent]
        self._sent.update(new)
        alone = {seat for seat in new if self._answers[seat][1] is ITSELF}
        plates.leave_alone(plates.by_themselves | alone)
        for seat in new:
            if seat not in alone and seat in self._answers:
                self._bridge.answer(seat, self._answers[seat][1])
        self._show()
        if self._bridge.to_act in alone:
            self.gave_way.emit()

    @property
    def _asked_here(self) -> tuple[Seat, ...]:
        """The seats whose answers this screen gathers: all, or those of its people."""
        bridge = self._bridge
        if bridge.has_all_seats:
            return bridge.deciders
        return tuple(seat for seat in bridge.deciders if seat in bridge.here)

    @property
    def _people(self) -> set[Seat]:
        players = self._bridge.players
        return {seat for seat in self._bridge.deciders if players[seat].is_human}

    @property
    def _missing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._asked_here if seat not in self._answers)

    @property
    def _rules(self) -> BallotRules:
        if self._title_rules is None:
            raise AssertionError("a title without ballots has none open")
        return self._title_rules
