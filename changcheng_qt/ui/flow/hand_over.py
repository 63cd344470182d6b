"""The next viewer of the screen after each step: gate, public view and return.

Theory of operation. It depends on the number of people (TABLE, "Seats, gate, veil"). One person
always has the own view; without people the public view is shown. With two or more people nothing
private is ever shown before its owner has confirmed by name to be there: an ended turn drops the
gate for the next person, who may look at the board alone first; another person's decision is made
on the public view, and the person who then continues either plays on that view or requests the own
one, behind the gate; after a ballot, for which all people are at the screen, at once by name. A
decision that needs the hand of its seat is made on the own view of that seat, behind the gate, in
any turn; when it is made the hand is covered again. A game that is over needs no gate, nor does a
position in which nobody has anything to hide.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.flow.screens import (
    Gate,
    GateReason,
    Notes,
    Own,
    Public,
    Screen,
    decider_before,
    takes_commands,
    viewer_of,
)


class Crowd(Enum):
    """How many people share the screen."""

    NOBODY = "nobody"
    ONE = "one"
    SEVERAL = "several"


@dataclass(frozen=True, slots=True)
class Table:
    """A moment of a match, as far as the screen depends on it."""

    people: tuple[bool, ...]
    """Whether a person plays, by seat."""
    turn_seat: Seat
    to_act: Seat | None
    """The seat that decides next; None at the end."""
    needs_hand: bool = False
    """Whether it needs its hand for that."""
    asked: tuple[Seat, ...] = ()
    """The seats that are asked at once, if any."""
    hides_nothing: bool = False
    """Whether nobody has anything to hide."""

    @property
    def crowd(self) -> Crowd:
        """Return how many people share the screen."""
        match sum(self.people):
            case 0:
                return Crowd.NOBODY
            case 1:
                return Crowd.ONE
            case _:
                return Crowd.SEVERAL

    @property
    def person_to_act(self) -> Seat | None:
        """Return the seat that decides next, if a person plays it; in a ballot the first person."""
        due = self.asked or (() if self.to_act is None else (self.to_act,))
        return next((seat for seat in due if self.people[seat]), None)

    @property
    def is_asked_behind_gate(self) -> bool:
        """Whether people answer one by one on their own views."""
        return bool(self.asked) and self.needs_hand

    @property
    def is_decided_in_public(self) -> bool:
        """Whether another person than the one in turn decides next, and needs no hand."""
        return self.person_to_act not in (None, self.turn_seat) and not self.needs_hand

    @property
    def next_person(self) -> Seat:
        """Return the person who decides next, else the first one clockwise from the turn's seat;
        there must be a person at the table.
        """
        if self.person_to_act is not None:
            return self.person_to_act
        seats = len(self.people)
        clockwise = ((self.turn_seat + k) % seats for k in range(seats))
        return next(seat for seat in clockwise if self.people[seat])


_STILL: Final = frozenset(
    {GateReason.NOTES, GateReason.ASKED, GateReason.MINIMISED, GateReason.LOCKED}
)
"""Gates behind which nothing moves."""


class HandOver:
    """The state of the screen, from one step at the table to the next."""

    def __init__(self, table: Table, reason: GateReason = GateReason.STARTED) -> None:
        """Start with a table that is set up, loaded or recovered."""
        self._table = table
        self._screen = _first_screen(table, reason)
        self.beneath = self._beneath_public
        """The screen that lifting the gate shows."""
        self._due: tuple[Screen, Screen] | None = None
        """The gate or own view that is shown once motions are over, and the screen beneath."""
        self._has_asked_all = False
        """Whether the public view is shown since a ballot."""
        self._moving_since: int | None = None
        """The step with which the present motion began."""

    @property
    def screen(self) -> Screen:
        """Return the present screen."""
        return self._screen

    @property
    def table(self) -> Table:
        """Return the moment of the match on the screen."""
        return self._table

    @property
    def decider(self) -> Seat | None:
        """Return the person whose command the screen accepts now."""
        if not takes_commands(self._screen):
            return None
        person, needs_hand = self._table.person_to_act, self._table.needs_hand
        return decider_before(viewer_of(self._screen), person, needs_hand=needs_hand)

    @property
    def is_table_still(self) -> bool:
        """Whether nothing may move now: nobody looks, or somebody looks something up."""
        match self._screen:
            case Notes():
                return True
            case Gate(_, reason):
                return reason in _STILL
            case Own() | Public():
                return False
            case _:
                assert_never(self._screen)

    @property
    def is_together(self) -> bool:
        """Whether the people are at the public view after a ballot, and the next has to confirm to
        be there before the own hand is shown.
        """
        return self._has_asked_all and self._screen == Public()

    @property
    def is_gate_due(self) -> bool:
        """Whether a pending gate may be dropped now."""
        return self._due is not None and self._moving_since is None

    def set_moving(self, is_moving: bool, step: int) -> None:
        """Record that a motion runs on the screen since a step, or has ended."""
        if not is_moving:
            self._moving_since = None
        elif self._moving_since is None:
            self._moving_since = step

    def moved(self, table: Table, reason: GateReason = GateReason.TURN, step: int = -1) -> None:
        """Follow a step forward or back; `reason` is that of a gate it may drop.

        While the motion of that very `step` runs the gate waits: its end is seen on the own view
        that was there before, where nothing more can be done.
        """
        self._drop_due_gate()
        before, self._table = self._table, table
        if table.crowd is not Crowd.SEVERAL:
            return
        shown = self._screen
        self._move_among_several(before, reason)
        is_seen = self._moving_since == step and reason is GateReason.TURN
        is_another = isinstance(self._screen, Gate | Own) and self._screen != shown
        if is_seen and isinstance(shown, Own) and is_another:
            self._due = (self._screen, self.beneath)
            self._screen = shown

    def ask_on(self, table: Table) -> bool:
        """Follow answers that are given behind the gate, one by one; return whether anything has
        changed.
        """
        is_hidden = table.is_asked_behind_gate or self._table.is_asked_behind_gate
        has_changed = is_hidden and bool(table.asked) and table != self._table
        if has_changed:
            self.moved(table)
        return has_changed

    def come_to_rest(self) -> None:
        """Drop the pending gate, if nothing moves any more."""
        if self.is_gate_due:
            self._drop_due_gate()

    def seats_changed(self, table: Table) -> None:
        """Follow a change to another person or bot in a seat; another name or strength changes
        nothing.
        """
        self._drop_due_gate()
        same, before = table.people == self._table.people, self._table.crowd
        self._table = table
        if same:
            return
        match table.crowd:
            case Crowd.NOBODY:
                self._screen = Public()
            case Crowd.ONE:
                own = Own(table.next_person)
                if before is Crowd.SEVERAL and self._screen != own:
                    self._cover(own.seat, GateReason.SEATS_CHANGED, own)
                else:
                    self._screen = own
            case Crowd.SEVERAL:
                self._keep_if_due()
            case _:
                assert_never(table.crowd)

    def lift(self) -> None:
        """Show the screen that the person named on the gate requested."""
        if isinstance(self._screen, Gate):
            self._screen = self.beneath

    def show_board_only(self) -> None:
        """Show the public view to everybody there; nobody can play on it."""
        self._drop_due_gate()
        if self._table.crowd is Crowd.SEVERAL:
            self._screen = Public(board_only=self._table.person_to_act is not None)

    def go_on(self) -> None:
        """Return to the person who is due from the public view: behind the gate, unless that person
        has confirmed by name to be there, as over the board alone or after a ballot.
        """
        person = self._table.person_to_act
        is_shared = self._table.crowd is Crowd.SEVERAL and isinstance(self._screen, Public)
        if not is_shared or person is None:
            return
        if self._screen == Public(board_only=True) or self.is_together:
            self._screen = self._beneath_public
        else:
            self._cover(person, GateReason.GOES_ON, self._beneath_public)

    def look_at_notes(self, seat: Seat) -> None:
        """Drop the gate for a person who wants the own view: to play on, if it is that person's
        turn, else only to look.
        """
        self._drop_due_gate()
        several = self._table.crowd is Crowd.SEVERAL
        if not several or not self._table.people[seat] or self._screen in (Own(seat), Notes(seat)):
            return
        if self._table.to_act == seat and not self._table.is_decided_in_public:
            self._cover(seat, GateReason.GOES_ON, Own(seat))
        else:
            self._cover(seat, GateReason.NOTES, Notes(seat))

    def back_to_public(self) -> None:
        """Put the notes away."""
        if isinstance(self._screen, Notes):
            self._screen = Public()

    def cover(self, reason: GateReason) -> None:
        """Drop the gate over the screen, if several people play an unfinished game."""
        self._drop_due_gate()
        if self._table.crowd is not Crowd.SEVERAL or self._table.to_act is None:
            return
        match self._screen:
            case Gate():
                return
            case Own(seat) | Notes(seat):
                self._cover(seat, reason, self._screen)
            case Public():
                self._cover(self._table.next_person, reason, self._beneath_public)
            case _:
                assert_never(self._screen)

    @property
    def _beneath_public(self) -> Screen:
        """Return the public screen for the next person, on arrival or return."""
        table = self._table
        if table.crowd is Crowd.NOBODY or table.is_decided_in_public:
            return Public()
        return Own(table.next_person)

    def _drop_due_gate(self) -> None:
        if self._due is not None:
            (self._screen, self.beneath), self._due = self._due, None

    def _move_among_several(self, before: Table, reason: GateReason) -> None:
        table = self._table
        has_turn_changed = table.turn_seat != before.turn_seat
        is_shared = isinstance(self._screen, Public) and not has_turn_changed
        self._has_asked_all = bool(table.asked) or (self._has_asked_all and is_shared)
        is_back = has_turn_changed and reason is GateReason.TAKEN_BACK
        if is_back:
            self._screen = Public()  # All who agreed are at the screen.
        if table.to_act is None:
            self._screen = Public()
        elif table.person_to_act is None:
            if has_turn_changed and (is_back or table.people[before.turn_seat]):
                self._ask_next_person(reason)
            elif before.needs_hand and self._screen == Own(before.next_person):
                self._screen = Public()
        elif table.is_decided_in_public and before.is_asked_behind_gate:
            self._screen = Public()
        elif table.is_decided_in_public:
            self._show_decision_of_another(table.next_person)
        elif has_turn_changed or self._needs_own_view:
            self._ask_next_person(reason)

    @property
    def _needs_own_view(self) -> bool:
        """Whether the person in turn does not go on with the public view."""
        table, is_public = self._table, isinstance(self._screen, Public)
        return table.needs_hand or table.hides_nothing or not is_public

    def _ask_next_person(self, reason: GateReason) -> None:
        """Drop the gate for the next person, unless already there, or with nothing to hide."""
        seat = self._table.next_person
        is_asked = isinstance(self._screen, Gate) and self._screen.seat == seat
        if is_asked:
            self.beneath = Own(seat)
        elif self._table.hides_nothing:
            self._screen = Own(seat)
        elif self._screen != Own(seat):
            self._cover(seat, reason, Own(seat))

    def _show_decision_of_another(self, person: Seat) -> None:
        is_asked = isinstance(self._screen, Gate) and self._screen.seat == person
        is_alone = sum(self._table.people[seat] for seat in self._table.asked) < 2
        if is_asked and not is_alone:
            self.beneath = Public()
        elif not is_asked and not (is_alone and self._screen == Own(person)):
            self._screen = Public()

    def _keep_if_due(self) -> None:
        """Keep the screen if its person still plays and may look at it now."""
        table, due = self._table, self._beneath_public
        is_public = table.person_to_act is None or table.is_decided_in_public
        if isinstance(self._screen, Public) and is_public:
            return
        if self._screen != due:
            self._cover(table.next_person, GateReason.SEATS_CHANGED, due)

    def _cover(self, seat: Seat, reason: GateReason, beneath: Screen) -> None:
        self._screen = Gate(seat, reason)
        self.beneath = beneath


def _first_screen(table: Table, reason: GateReason) -> Screen:
    match table.crowd:
        case Crowd.NOBODY:
            return Public()
        case Crowd.ONE:
            return Own(table.next_person)
        case Crowd.SEVERAL if table.to_act is None:
            return Public()
        case Crowd.SEVERAL:
            seat = table.next_person
            return Own(seat) if table.hides_nothing else Gate(seat, reason)
        case _:
            assert_never(table.crowd)
