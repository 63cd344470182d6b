"""One match at one screen: its viewer, its deciding person, and automatic steps.

Commands go from the widgets to the bridge; the flow listens there and decides the next screen. It
reacts to a step only after every widget has shown it, so its slots for steps are queued. The view
is changed before the gate is announced, and a seat's own view is shown only with the lifted gate:
the shell has nothing to hide, it only covers.

While the bridge holds a deed that is not answered yet, nobody is asked and nothing is played: the
flow handles it like any step when the bridge shows it, and goes on as before when it is refused.
"""

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.flow.ballot import Ballot, BallotRules
from changcheng_qt.ui.flow.bot_turns import Answer, AnswerItself, BotSetup, BotTurns
from changcheng_qt.ui.flow.hand_over import Crowd, HandOver, Table
from changcheng_qt.ui.flow.hints import Hints, HintSource
from changcheng_qt.ui.flow.losses import Losses
from changcheng_qt.ui.flow.playhead import SHOWN, Clock, Playhead
from changcheng_qt.ui.flow.screens import (
    GateReason,
    Notes,
    Public,
    Screen,
    takes_commands,
    viewer_of,
)
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion


class TableFlow(QObject):
    """Runs the table around one `MatchBridge` until it is closed."""

    screen_changed = Signal(object)
    """The present `Screen`; the bridge already shows its view."""
    said = Signal(object)
    """A `Said`: why the table is about to answer for a person."""

    _moved = Signal(object)

    def __init__(
        self,
        bridge: MatchBridge,
        bot_setup: BotSetup,
        clock: Clock,
        answer_itself: AnswerItself,
        reason: GateReason = GateReason.STARTED,
        hint_source: HintSource | None = None,
        ballot_rules: BallotRules | None = None,
    ) -> None:
        """Use a match that `reason` brought; `start` shows it; without `hint_source` there are no
        hints, without `ballot_rules` no ballots.
        """
        super().__init__()
        self._bridge = bridge
        self.clock, self._playhead = clock, Playhead(clock)
        self.bots = BotTurns(bridge, self._playhead, bot_setup, clock)
        """The turns of bots."""
        self._ballot = Ballot(bridge, self.bots, self._playhead, clock, ballot_rules)
        self.hints = Hints(bridge, hint_source)
        """Hints on request."""
        self.losses = Losses(bridge, hint_source, self.hints)
        """Warnings before the end of a turn."""
        self._answer_itself = answer_itself
        self._hand_over = HandOver(_table_of(self._bridge), reason)
        self._screen: Screen | None = None
        self._answer: Answer | None = None
        self._may_answer = True
        self._hidden_by: set[GateReason] = set()
        self._is_closed = False
        self._step_count = bridge.step_count

    @property
    def screen(self) -> Screen:
        """Return the present screen."""
        return self._hand_over.screen

    @property
    def is_together(self) -> bool:
        """Return whether all people are at the public view, after a ballot."""
        return self._hand_over.is_together

    @property
    def is_public_beneath(self) -> bool:
        """Return whether lifting the gate shows the public view, as over an offer to all."""
        return isinstance(self._hand_over.beneath, Public)

    @property
    def crowd(self) -> Crowd:
        """Return how many people share the screen."""
        return self._hand_over.table.crowd

    def start(self) -> None:
        """Show the first screen and start the first bot."""
        self._bridge.changed.connect(self._on_changed)
        self._bridge.players_changed.connect(self._on_players_changed)
        later = Qt.ConnectionType.QueuedConnection
        self._bridge.refused.connect(self._refresh, later)
        self._bridge.rest.changed.connect(self._on_players_changed)
        self._moved.connect(self._on_moved, later)
        self._bridge.plates.given.connect(self._on_answer_given)
        self._bridge.plates.changed.connect(self._on_plates_changed, later)
        self._ballot.gave_way.connect(self._on_moved, later)
        self.bots.paused_changed.connect(self._refresh)
        self.bots.prepare()
        self.hints.prepare()
        self.bots.rest()
        self._refresh()

    def close(self) -> None:
        """Leave the match as it is; a pending answer is dropped."""
        if self._is_closed:
            return
        self._is_closed = True
        self._ballot.close()
        self.bots.close()
        self.losses.close()
        self.hints.close()
        self._playhead.stop()
        self._bridge.plates.given.disconnect(self._on_answer_given)
        self._bridge.plates.changed.disconnect(self._on_plates_changed)
        self._bridge.changed.disconnect(self._on_changed)
        self._bridge.players_changed.disconnect(self._on_players_changed)
        self._bridge.refused.disconnect(self._refresh)
        self._bridge.rest.changed.disconnect(self._on_players_changed)

    def lift_gate(self) -> None:
        """Show the screen behind the gate to the person named on it."""
        self._hand_over.lift()
        self._refresh()

    def show_board_only(self) -> None:
        """Show the public view instead of the gate; nobody can play on it."""
        self._hand_over.show_board_only()
        self._refresh()

    def go_on(self) -> None:
        """Return to the person who is due from the public view."""
        self._hand_over.go_on()
        self._refresh()

    def look_at_notes(self, seat: Seat) -> None:
        """Drop the gate for a person who wants the own view."""
        self._hand_over.look_at_notes(seat)
        self._refresh()

    def back_to_public(self) -> None:
        """Put the notes away."""
        self._hand_over.back_to_public()
        self._refresh()

    def drop_gate(self, reason: GateReason) -> None:
        """Cover the table, where two or more people play."""
        self._hand_over.cover(reason)
        self._refresh()

    def hide_window(self, reason: GateReason = GateReason.MINIMISED) -> None:
        """Cover the table and stop all motion while nobody can see the window."""
        self.hints.wipe()
        self.losses.put_away()
        self._hidden_by.add(reason)
        self.drop_gate(reason)

    def show_window(self, reason: GateReason = GateReason.MINIMISED) -> None:
        """Continue, if that was the only reason to hide the window."""
        self._hidden_by.discard(reason)
        self._refresh()

    def set_moving(self, is_moving: bool) -> None:
        """Record whether the board is animating."""
        self._hand_over.set_moving(is_moving, self._bridge.step_count)
        self._playhead.move(is_moving)
        if self._hand_over.is_gate_due:
            QTimer.singleShot(0, self, self._refresh)

    def skip_bots(self) -> None:
        """Skip the pauses of bots until a person decides; between bots alone, one pause."""
        if not self.bots.is_playing_out:
            self._playhead.hurry(until_calm=self.crowd is not Crowd.NOBODY)

    def step(self) -> None:
        """Show one step of the bots and pause again."""
        self.bots.pause()
        if not self._hidden_by and not self._hand_over.is_table_still:
            self._playhead.play_one()

    def ask_again(self) -> None:
        """Ask the bot that did not answer once more."""
        self.bots.trust_again()
        self._refresh()

    def _on_changed(self, change: Change) -> None:
        """Drop at once everything for the position before; look_as changes none."""
        count = self._bridge.step_count
        if change.motion is Motion.JUMP and count == self._step_count:
            return
        self._step_count = count
        self._forget_plans()
        self._ballot.follow_position()
        self._moved.emit(change.motion)

    def _on_moved(self, motion: Motion = Motion.FORWARD) -> None:
        if self._is_closed:
            return
        self._may_answer = is_forward = motion is Motion.FORWARD
        reason = GateReason.TURN if is_forward else GateReason.TAKEN_BACK
        self._hand_over.moved(_table_of(self._bridge), reason, self._bridge.step_count)
        self.bots.rest()
        self._refresh()

    def _on_answer_given(self, seat: Seat) -> None:
        """Cover the view on which a seat has answered unseen."""
        if self.screen == Notes(seat):
            self.back_to_public()

    def _on_plates_changed(self) -> None:
        """Go over to the next person who answers behind the gate, or back to all."""
        if not self._is_closed and self._hand_over.ask_on(_table_of(self._bridge)):
            self._refresh()

    def _on_players_changed(self) -> None:
        self._forget_plans()
        self._ballot.seats_changed()
        self._hand_over.seats_changed(_table_of(self._bridge))
        self._refresh()

    def _forget_plans(self) -> None:
        self.bots.forget()
        self.bots.trust_again()
        self._answer = None

    def _refresh(self) -> None:
        """Show the present screen, then start the next player."""
        if self._is_closed:
            return
        self._hand_over.come_to_rest()
        self._show_screen()
        self._playhead.hold(
            self.bots.is_paused or bool(self._hidden_by) or self._hand_over.is_table_still
        )
        self._go_on()

    def _show_screen(self) -> None:
        screen = self._hand_over.screen
        viewer, takes = viewer_of(screen), takes_commands(screen)
        if viewer != self._bridge.viewer:
            self._bridge.look_as(viewer, takes_commands=takes)
        else:
            self._bridge.take_commands(takes_commands=takes)
        if screen != self._screen:
            self._screen = screen
            self.screen_changed.emit(screen)

    def _go_on(self) -> None:
        seat = self._bridge.to_act
        if seat is None or self.crowd is not Crowd.NOBODY:
            self.bots.stop_playing_out()
        if seat is None or self._bridge.is_holding or self._bridge.is_resting:
            return
        if self._ballot.is_due:
            self._ballot.ask()
        elif self._bridge.players[seat].is_human:
            self._await_person()
        elif not self._playhead.waiting:
            self.bots.ask(seat)

    def _await_person(self) -> None:
        self._playhead.calm()
        if self._hand_over.decider is None:
            self._playhead.clear()
            self._answer = None
        elif self._may_answer and self._answer is None:
            self._offer_answer()

    def _offer_answer(self) -> None:
        answer = self._answer_itself(self._bridge.view, self._bridge.legal)
        if answer:
            self._answer = answer
            self.said.emit(answer.said)
            self._playhead.announce(lambda: self.bots.give(answer.command), SHOWN)


def _table_of(bridge: MatchBridge) -> Table:
    """Return the present moment of a match."""
    here, plates = bridge.here, bridge.plates
    people = tuple(seat in here for seat in range(len(bridge.players)))
    asked = bridge.deciders if bridge.is_ballot else ()
    needs_hand = bridge.needs_hand and not asked
    left = tuple(seat for seat in asked if people[seat] and seat not in plates.answered)
    if left and plates.are_behind_gate and not bridge.needs_hand:
        needs_hand, asked = True, left
    open_ = bridge.hides_nothing
    return Table(people, bridge.turn_seat, bridge.to_act, needs_hand, asked, open_)
