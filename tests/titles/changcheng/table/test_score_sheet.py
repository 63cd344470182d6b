"""The sources of points: lines add up to scores, in every finished game."""

from collections.abc import Iterable

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.accounts import entries_of
from changcheng_qt.titles.changcheng.rules.events import (
    Event,
    PointsScored,
    RegionAttacked,
    Source,
    TurnBegan,
)
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.table.reveal.attack_reveal import Attack, attack_in
from changcheng_qt.verdicts.accounts import Account, AccountLine, Moment
from changcheng_qt.verdicts.accounts import accounts as accounts_in
from changcheng_qt.verdicts.accounts import moments as moments_in
from tests.titles.changcheng.table.playing import finished, match_of, setup_of

EVENTS = (EventCard.DIPLOMACY, EventCard.DOMINANCE)


def public_events(match: AnyMatch) -> list[Event]:
    return [event for step in match.events(PUBLIC) for event in step]


def accounts(events: Iterable[Event], seats: int) -> tuple[Account, ...]:
    return accounts_in(entries_of(events), range(seats), Source)


def moments(events: Iterable[Event], seats: int) -> tuple[Moment, ...]:
    return moments_in(entries_of(events), seats)


def attack_of(match: AnyMatch) -> Attack:
    attack = attack_in(match.beats(PUBLIC, len(match.steps) - 1))
    assert attack is not None
    return attack


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_account_adds_up_to_the_score(seats: int, seed: int) -> None:
    match = finished(seats, seed, events=EVENTS)
    scores = match.view(PUBLIC).scores
    assert tuple(account.total for account in accounts(public_events(match), seats)) == scores
    assert moments(public_events(match), seats)[-1].scores == scores


def test_an_account_misses_what_its_events_miss() -> None:
    """The negative control of the test above."""
    match = finished()
    events = [event for event in public_events(match) if not isinstance(event, RegionAttacked)]
    events.remove(next(event for event in events if isinstance(event, PointsScored)))
    totals = tuple(account.total for account in accounts(events, 3))
    assert totals != match.view(PUBLIC).scores


def test_amounts_stand_in_the_order_of_play_and_sources_in_their_own() -> None:
    events = [
        PointsScored(0, -3, Source.REGION, 1),
        PointsScored(0, 6, Source.PROVINCE, 2),
        PointsScored(1, 5, Source.PROVINCE, 2),
        PointsScored(0, 9, Source.PROVINCE, 4),
    ]
    first, second, third = accounts(events, 3)
    assert first.lines == (AccountLine(Source.PROVINCE, (6, 9)), AccountLine(Source.REGION, (-3,)))
    assert second.line(Source.PROVINCE).total == 5
    assert second.line(Source.DOUBLE) == AccountLine(Source.DOUBLE, ())
    assert third == Account(2, ())


def test_moments_begin_at_nothing_and_go_on_turn_by_turn() -> None:
    match = finished()
    course = moments(public_events(match), 3)
    assert course[0].scores == (0, 0, 0)
    assert [moment.turn for moment in course] == sorted(moment.turn for moment in course)
    assert course[-1].turn == match.view(PUBLIC).turn.number


@pytest.mark.parametrize("seed", range(4))
def test_the_attack_goes_west_to_east_and_then_through_the_event_cards(seed: int) -> None:
    match = finished(4, seed, events=EVENTS)
    view = match.view(PUBLIC)
    attack = attack_of(match)
    regions = [
        entry.happening.region
        for entry in attack.entries
        if isinstance(entry.happening, RegionAttacked)
    ]
    assert tuple(regions) == view.wall.regions_west_to_east
    assert len(attack.entries) == len(regions) + len(EVENTS)


@pytest.mark.parametrize("seed", range(4))
def test_the_scores_run_from_before_the_attack_to_the_end(seed: int) -> None:
    match = finished(3, seed, events=EVENTS)
    final = match.view(PUBLIC).scores
    attack = attack_of(match)
    assert attack.entries[-1].view.scores == final
    before = attack.before.scores
    for entry in attack.entries:
        after = tuple(score + entry.points_of(seat) for seat, score in enumerate(before))
        assert entry.view.scores == after
        before = after


def test_there_is_no_attack_in_a_running_game() -> None:
    match = match_of(setup_of(3))
    match.submit(match.legal(0)[0])
    assert attack_in(match.beats(PUBLIC, 0)) is None


@pytest.mark.parametrize("seed", range(4))
def test_the_attack_is_a_moment_of_its_own_after_the_last_turn(seed: int) -> None:
    """The peak before the attack is among the moments: both were one, and it was not seen."""
    match = finished(3, seed, events=EVENTS)
    final = match.view(PUBLIC).scores
    attack = attack_of(match)
    course = moments(public_events(match), 3)
    assert course[-1] == Moment(match.view(PUBLIC).turn.number, final, is_final=True)
    assert course[-2] == Moment(course[-1].turn, attack.before.scores)
    assert [moment.turn for moment in course[:-1]] == list(range(course[-1].turn + 1))
    assert not any(moment.is_final for moment in course[:-1])


def test_the_beginning_is_before_the_first_turn() -> None:
    """No event tells of its beginning: its points seemed to have been there before."""
    course = moments([PointsScored(0, 1, Source.DOUBLE), TurnBegan(1, 2)], 2)
    assert course == (Moment(0, (0, 0)), Moment(1, (1, 0)), Moment(2, (1, 0)))
