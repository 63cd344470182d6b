"""Who looks at the screen in every state of the table, for one person, several, and none."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.flow.hand_over import Crowd, HandOver, Table
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes, Own, Public, Screen, viewer_of


def table(kinds: str, turn_seat: int, to_act: int | None = -1) -> Table:
    """Return a table, a letter a seat; the turn's seat decides unless told otherwise."""
    people = tuple(kind == "h" for kind in kinds)
    return Table(people, turn_seat, turn_seat if to_act == -1 else to_act)


def test_one_person_has_no_gate_and_keeps_the_own_view() -> None:
    hand_over = HandOver(table("bhb", 0))
    assert hand_over.screen == Own(1)
    for turn_seat, to_act in product(range(3), (0, 1, 2, None)):
        hand_over.moved(table("bhb", turn_seat, to_act))
        for reason in GateReason:
            hand_over.cover(reason)
            hand_over.show_board_only()
            hand_over.look_at_notes(1)
            assert hand_over.screen == Own(1)
        assert hand_over.decider == (1 if to_act == 1 else None)


def test_bots_alone_are_shown_in_public() -> None:
    hand_over = HandOver(table("bbb", 2))
    for turn_seat, to_act in product(range(3), (0, 1, 2, None)):
        hand_over.moved(table("bbb", turn_seat, to_act))
        hand_over.cover(GateReason.MINIMISED)
        assert (hand_over.screen, hand_over.decider) == (Public(), None)
        assert not hand_over.is_table_still


@pytest.mark.parametrize("reason", [GateReason.STARTED, GateReason.LOADED, GateReason.RECOVERED])
def test_several_people_begin_behind_the_gate(reason: GateReason) -> None:
    hand_over = HandOver(table("hbh", 1), reason)
    assert hand_over.screen == Gate(2, reason)
    assert hand_over.decider is None
    hand_over.lift()
    assert hand_over.screen == Own(2)


def test_a_finished_game_is_loaded_without_a_gate() -> None:
    assert HandOver(table("hh", 1, None), GateReason.LOADED).screen == Public()


def test_the_gate_drops_at_the_end_of_a_turn() -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.moved(table("hh", 0))
    assert hand_over.screen == Own(0)
    hand_over.moved(table("hh", 1))
    assert hand_over.screen == Gate(1, GateReason.TURN)
    hand_over.lift()
    assert (hand_over.screen, hand_over.decider) == (Own(1), 1)


def test_bots_play_behind_the_gate_of_the_next_person() -> None:
    hand_over = HandOver(table("hbbh", 0))
    hand_over.lift()
    hand_over.moved(table("hbbh", 1))
    assert hand_over.screen == Gate(3, GateReason.TURN)
    assert not hand_over.is_table_still
    hand_over.moved(table("hbbh", 2))
    assert hand_over.screen == Gate(3, GateReason.TURN)


def test_the_next_person_may_lift_the_gate_while_bots_play() -> None:
    hand_over = HandOver(table("hbh", 0))
    hand_over.lift()
    hand_over.moved(table("hbh", 1))
    hand_over.lift()
    assert (hand_over.screen, hand_over.decider) == (Own(2), None)
    hand_over.moved(table("hbh", 2))
    assert (hand_over.screen, hand_over.decider) == (Own(2), 2)


def test_board_only_shows_bots_until_the_next_person_is_due() -> None:
    hand_over = HandOver(table("hbh", 0))
    hand_over.lift()
    hand_over.moved(table("hbh", 1))
    hand_over.show_board_only()
    hand_over.moved(table("hbh", 1))
    assert hand_over.screen == Public()
    hand_over.moved(table("hbh", 2))
    assert hand_over.screen == Gate(2, GateReason.TURN)


def test_nobody_plays_on_the_board_only() -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.show_board_only()
    assert (hand_over.screen, hand_over.decider) == (Public(board_only=True), None)
    hand_over.go_on()
    assert (hand_over.screen, hand_over.decider) == (Own(0), 0), "who said so is not asked again"


@pytest.mark.parametrize(
    ("asked", "beneath"), [((3, 0, 1), Public()), ((3, 0), Own(0)), ((3, 1), Public())]
)
def test_a_gate_that_fell_before_a_bot_asks_opens_where_all_can_answer(
    asked: tuple[int, ...], beneath: Screen
) -> None:
    """Several people answer side by side; on the own view of one the others would never."""
    hand_over = HandOver(table("hhbb", 1))
    hand_over.lift()
    hand_over.moved(table("hhbb", 2))
    assert hand_over.screen == Gate(0, GateReason.TURN)
    hand_over.moved(replace(table("hhbb", 2, 3), asked=asked))
    hand_over.lift()
    assert hand_over.screen == beneath


def another_decides(kinds: str = "hhb") -> HandOver:
    """Return a table where seat 1 decides in the turn of seat 0."""
    hand_over = HandOver(table(kinds, 0))
    hand_over.lift()
    hand_over.moved(table(kinds, 0, 1))
    return hand_over


def test_another_person_decides_on_the_public_view() -> None:
    hand_over = another_decides()
    assert (hand_over.screen, hand_over.decider) == (Public(), 1)


def test_a_bot_that_decides_leaves_the_screen_alone() -> None:
    hand_over = HandOver(table("hhb", 0))
    hand_over.lift()
    hand_over.moved(table("hhb", 0, 2))
    assert (hand_over.screen, hand_over.decider) == (Own(0), None)


def test_after_a_decision_the_turn_goes_on_in_public_until_the_own_view_is_asked_for() -> None:
    hand_over = another_decides()
    hand_over.moved(table("hhb", 0))
    assert (hand_over.screen, hand_over.decider) == (Public(), 0)
    hand_over.go_on()
    assert (hand_over.screen, hand_over.decider) == (Gate(0, GateReason.GOES_ON), None)
    hand_over.lift()
    assert (hand_over.screen, hand_over.decider) == (Own(0), 0)


def test_asking_for_the_notes_in_ones_own_turn_continues_it() -> None:
    hand_over = another_decides()
    hand_over.moved(table("hhb", 0))
    hand_over.look_at_notes(0)
    assert hand_over.screen == Gate(0, GateReason.GOES_ON)


def test_only_the_public_view_is_left_by_going_on() -> None:
    hand_over = another_decides()
    hand_over.look_at_notes(1)
    hand_over.go_on()
    assert hand_over.screen == Gate(1, GateReason.NOTES)
    hand_over.lift()
    hand_over.go_on()
    assert hand_over.screen == Notes(1)


def test_a_decision_of_another_goes_on_in_public() -> None:
    hand_over = another_decides()
    hand_over.cover(GateReason.LOCKED)
    hand_over.show_board_only()
    assert hand_over.decider is None
    hand_over.go_on()
    assert (hand_over.screen, hand_over.decider) == (Public(), 1)


def test_a_turn_that_ends_in_public_still_drops_the_gate() -> None:
    hand_over = another_decides()
    hand_over.moved(table("hhb", 0))
    hand_over.moved(table("hhb", 1))
    assert hand_over.screen == Gate(1, GateReason.TURN)


def test_notes_are_seen_behind_the_gate_and_put_away() -> None:
    hand_over = another_decides()
    hand_over.look_at_notes(1)
    assert (hand_over.screen, hand_over.is_table_still) == (Gate(1, GateReason.NOTES), True)
    hand_over.lift()
    assert (hand_over.screen, hand_over.decider) == (Notes(1), None)
    assert hand_over.is_table_still
    hand_over.back_to_public()
    assert (hand_over.screen, hand_over.decider) == (Public(), 1)


def test_a_bot_has_no_notes_to_show() -> None:
    hand_over = another_decides()
    hand_over.look_at_notes(2)
    assert hand_over.screen == Public()


def test_a_decision_in_the_turn_of_a_bot_opens_the_gate_of_another() -> None:
    hand_over = HandOver(table("hbh", 0))
    hand_over.lift()
    hand_over.moved(table("hbh", 1))
    hand_over.moved(table("hbh", 1, 0))
    assert (hand_over.screen, hand_over.decider) == (Public(), 0)
    hand_over.moved(table("hbh", 1))
    assert hand_over.screen == Public()
    hand_over.moved(table("hbh", 2))
    assert hand_over.screen == Gate(2, GateReason.TURN)


@pytest.mark.parametrize("reason", [GateReason.MINIMISED, GateReason.LOCKED, GateReason.ASKED])
def test_a_covered_view_comes_back_to_its_own_person(reason: GateReason) -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.cover(reason)
    assert hand_over.screen == Gate(0, reason)
    assert hand_over.is_table_still
    hand_over.cover(GateReason.LOCKED)
    assert hand_over.screen == Gate(0, reason)
    hand_over.lift()
    assert hand_over.screen == Own(0)


def test_a_covered_decision_of_another_comes_back_in_public() -> None:
    hand_over = another_decides()
    hand_over.cover(GateReason.MINIMISED)
    assert hand_over.screen == Gate(1, GateReason.MINIMISED)
    hand_over.lift()
    assert (hand_over.screen, hand_over.decider) == (Public(), 1)


def test_covered_notes_come_back_as_notes() -> None:
    hand_over = another_decides()
    hand_over.look_at_notes(1)
    hand_over.lift()
    hand_over.cover(GateReason.LOCKED)
    hand_over.lift()
    assert hand_over.screen == Notes(1)


def test_going_back_into_another_turn_drops_the_gate() -> None:
    hand_over = HandOver(table("hh", 1))
    hand_over.lift()
    hand_over.moved(table("hh", 0), GateReason.TAKEN_BACK)
    assert hand_over.screen == Gate(0, GateReason.TAKEN_BACK)


def test_going_back_into_the_turn_of_somebody_who_is_not_here_drops_the_gate() -> None:
    """The turn of a bot or of somebody at another computer; everybody has agreed, no matter who was
    at the screen.
    """
    for kinds, turn_seat in (("bhbh", 2), ("bhbh", 1)):
        hand_over = HandOver(table(kinds, turn_seat))
        hand_over.lift()
        assert isinstance(hand_over.screen, Own)
        hand_over.moved(table(kinds, 0), GateReason.TAKEN_BACK)
        assert hand_over.screen == Gate(1, GateReason.TAKEN_BACK)


def test_the_end_of_the_game_opens_the_gate() -> None:
    hand_over = HandOver(table("hhb", 1))
    hand_over.lift()
    hand_over.moved(table("hhb", 2))
    hand_over.moved(table("hhb", 2, None))
    hand_over.cover(GateReason.MINIMISED)
    assert (hand_over.screen, hand_over.decider) == (Public(), None)


def test_a_person_who_takes_over_from_the_only_bots_sees_the_own_view() -> None:
    hand_over = HandOver(table("bb", 0))
    hand_over.seats_changed(table("hb", 0))
    assert (hand_over.screen, hand_over.decider) == (Own(0), 0)
    hand_over.seats_changed(table("bb", 0))
    assert hand_over.screen == Public()


def test_the_last_of_several_people_gets_the_own_view_behind_a_gate() -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.seats_changed(table("bh", 0))
    assert hand_over.screen == Gate(1, GateReason.SEATS_CHANGED)
    hand_over.moved(table("bh", 1))
    assert hand_over.screen == Gate(1, GateReason.SEATS_CHANGED)
    hand_over.lift()
    hand_over.cover(GateReason.MINIMISED)
    assert hand_over.screen == Own(1)


def test_a_person_who_stays_alone_at_the_screen_stays_there() -> None:
    hand_over = HandOver(table("hh", 0))
    hand_over.lift()
    hand_over.seats_changed(table("hb", 0))
    assert hand_over.screen == Own(0)


def test_a_second_person_brings_the_gate() -> None:
    hand_over = HandOver(table("hb", 1))
    hand_over.seats_changed(table("hh", 1))
    assert hand_over.screen == Gate(1, GateReason.SEATS_CHANGED)


def test_a_second_person_does_not_disturb_the_one_who_plays() -> None:
    hand_over = HandOver(table("hb", 0))
    hand_over.seats_changed(table("hh", 0))
    assert hand_over.screen == Own(0)


def test_people_who_come_during_a_ballot_answer_it_together() -> None:
    """On the own view of the first of them nobody could answer for the others."""
    hand_over = HandOver(replace(table("bbbb", 3, 0), asked=(0, 1, 2)))
    for kinds in ("bhbb", "bhhb", "hhhb"):
        hand_over.seats_changed(replace(table(kinds, 3, 0), asked=(0, 1, 2)))
    assert isinstance(hand_over.screen, Gate)
    hand_over.lift()
    assert hand_over.screen == Public()


KINDS = ("hh", "hbh", "hhb", "bhhb", "hhhh")
Event = Callable[[HandOver, Random], None]


def _move(hand_over: HandOver, rng: Random) -> None:
    seats = len(hand_over.table.people)
    to_act = rng.choice([None, *range(seats)])
    hand_over.moved(Table(hand_over.table.people, rng.randrange(seats), to_act))


def _go_on(hand_over: HandOver, rng: Random) -> None:
    hand_over.go_on()


EVENTS: tuple[Event, ...] = (
    _move,
    _move,
    lambda hand_over, rng: hand_over.cover(rng.choice(list(GateReason))),
    lambda hand_over, rng: hand_over.show_board_only(),
    lambda hand_over, rng: hand_over.look_at_notes(rng.randrange(len(hand_over.table.people))),
    lambda hand_over, rng: hand_over.back_to_public(),
    _go_on,
)


@pytest.mark.parametrize("kinds", KINDS)
def test_nothing_private_is_shown_to_somebody_new_before_the_gate_is_lifted(kinds: str) -> None:
    """In every case a seat's view appears only by lifting the gate that names that seat, or over
    the board alone to the person who is due and who says so by name.
    """
    rng = Random(kinds)
    hand_over = HandOver(table(kinds, 0))
    lifted = came_back = 0
    for _ in range(3000):
        before, event = hand_over.screen, rng.choice(EVENTS)
        event(hand_over, rng)
        after = hand_over.screen
        if event is _go_on and before == Public(board_only=True):
            assert after in (before, Public(), Own(hand_over.table.next_person))
            came_back += after != before
        elif viewer_of(after) is not PUBLIC:
            assert after == before
        if isinstance(after, Gate) and rng.random() < 0.5:
            hand_over.lift()
            lifted += 1
            assert hand_over.screen in (Own(after.seat), Notes(after.seat), Public())
    assert lifted > 100
    assert came_back > 10


@pytest.mark.parametrize("kinds", KINDS)
def test_every_asked_person_can_be_given_the_decision(kinds: str) -> None:
    """From every screen, asking for the own view and lifting the gate continues the game."""
    rng = Random(kinds)
    hand_over = HandOver(table(kinds, 0))
    for _ in range(2000):
        rng.choice(EVENTS)(hand_over, rng)
        hand_over.moved(hand_over.table)
        person = hand_over.table.person_to_act
        if person is None or rng.random() < 0.8:
            continue
        hand_over.lift()
        hand_over.back_to_public()
        if hand_over.decider is None:
            hand_over.look_at_notes(person)
            hand_over.lift()
            hand_over.back_to_public()
        assert hand_over.decider == person


def test_the_crowd_is_counted() -> None:
    assert [table(kinds, 0).crowd for kinds in ("bb", "bh", "hh")] == list(Crowd)
