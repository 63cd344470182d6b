"""People play at screens of their own, through the bridges of these screens alone."""

from enum import Enum

import pytest
from PySide6.QtCore import QCoreApplication

from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.engine.help import BEGINNERS, USUAL
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import HintTaken, Noted, TakenBack, Undone, free_steps_of
from changcheng_qt.engine.seats import Player
from changcheng_qt.net import follower
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.follower import Follower
from changcheng_qt.net.letters import Deed
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.titles.title import Title
from changcheng_qt.ui.seam.company import OnWay
from changcheng_qt.ui.seam.match_bridge import Motion
from tests.app.tables.screens import Screen, Screens
from tests.effort import effort
from tests.net.tables import followed
from tests.planted import Fault, planted, with_and_without

pytestmark = pytest.mark.usefixtures("qapp")

ACTS = effort(sample=40, nightly=3_000)
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def table(title: Title, seed: int) -> Screens:
    seats = title.rules.seat_counts[0]
    return Screens(title, seed, (0,), tuple(range(1, seats)))


@pytest.mark.no_cover
@every_title
def test_every_screen_shows_each_step_as_it_was(title: Title) -> None:
    screens = table(title, 3)
    for _ in range(ACTS):
        if not screens.act():
            break
        screens.at.deliver()
        for screen in screens.all:
            screen.agrees_with(screens.at)
    assert not any(screen.refusals for screen in screens.all)


@pytest.mark.no_cover
def test_a_whole_game_is_verified_at_both_screens() -> None:
    screens = table(TITLES[0], 1)
    while screens.act():
        screens.at.deliver()
    for screen in screens.all:
        screen.agrees_with(screens.at)
        assert screen.guest.is_verified
        assert screen.guest.verdict is None


def until_early(screens: Screens) -> int:
    """Play until somebody has done something that the host does not know yet; return who."""
    while True:
        seat = screens.at.match.to_act
        assert seat is not None
        screens.act()
        screen = screens.of(seat)
        if followed(screen.guest).unconfirmed and not screen.bridge.is_holding:
            return seat
        screens.at.deliver()


def test_a_free_step_is_shown_before_the_host_knows_it() -> None:
    screens = table(TITLES[0], 5)
    seat = until_early(screens)
    steps = screens.at.match.step_count
    screen = screens.of(seat)
    assert screen.bridge.step_count == steps + 1
    count = len(screen.motions)
    screens.at.deliver()
    assert (screens.at.match.step_count, len(screen.motions)) == (steps + 1, count)


def followed_by_company(screen: Screen) -> TableCompany:
    return TableCompany(screen.guest, screen.executor, screen.bridge, is_own=False)


def only_what_waits(patch: pytest.MonkeyPatch) -> None:
    """Announce only steps that are not shown yet."""
    patch.setattr(Follower, "unconfirmed", ())


@with_and_without(only_what_waits)
def test_an_unconfirmed_deed_is_reported_at_once_even_if_it_is_shown(
    qapp: QCoreApplication, fault: Fault | None
) -> None:
    screens = table(TITLES[0], 5)
    companies = [followed_by_company(screen) for screen in screens.all]
    seat = until_early(screens)
    company = companies[screens.all.index(screens.of(seat))]
    told: list[OnWay | None] = []
    company.changed.connect(lambda: told.append(company.on_way))
    with planted(fault):
        qapp.processEvents()
        assert told == [OnWay.SENT]
        company.reach_of = lambda: Reach.NONE
        assert company.on_way is OnWay.UNSENT
    screens.at.deliver()
    assert company.on_way is None


def until_held(screens: Screens) -> int:
    """Play until somebody's step waits for the host; return who."""
    while True:
        seat = screens.at.match.to_act
        assert seat is not None
        screens.act()
        if screens.of(seat).bridge.is_holding:
            return seat
        screens.at.deliver()


@every_title
def test_a_step_that_tells_something_is_held_until_the_host_has_it(title: Title) -> None:
    screens = table(title, 4)
    screen = screens.of(until_held(screens))
    steps = screens.at.match.step_count
    assert screen.executor.is_waiting
    assert screen.bridge.step_count == steps
    screens.at.deliver()
    assert not screen.executor.is_waiting
    screen.agrees_with(screens.at)


def meant_for_another_position(screens: Screens, *, is_held: bool) -> Screen:
    """Play until somebody agrees to a take-back right after a step that the host does not know."""
    at = screens.at
    while True:
        seat = at.match.to_act
        assert seat is not None
        screen = screens.of(seat)
        asker = next(one for one in screens.all if one is not screen)
        if at.match.step_count > 2:
            assert asker.bridge.take_back(at.match.step_count - 2, asker.seats)
            at.deliver()
        screens.act()
        is_early = bool(followed(screen.guest).unconfirmed) and not screen.bridge.is_holding
        if screen.guest.asks and (screen.bridge.is_holding if is_held else is_early):
            at.office.on_way.clear()
            screen.refusals.clear()
            screen.guest.answer(screen.guest.asks[0], agrees=True)
            at.deliver()
            assert isinstance(at.match.log[-1], TakenBack)
            return screen
        at.deliver()


@pytest.mark.parametrize("is_held", [False, True], ids=["shown", "held"])
def test_a_step_that_others_have_made_impossible_goes_and_says_why(*, is_held: bool) -> None:
    screens = table(TITLES[0], 6)
    screen = meant_for_another_position(screens, is_held=is_held)
    assert screen.refusals == [Barrier.PLAY_WENT_ON]
    assert screen.motions[-1] is Motion.JUMP
    assert not followed(screen.guest).unconfirmed
    screen.agrees_with(screens.at)


def leave_in_the_queue(patch: pytest.MonkeyPatch) -> None:
    def refuse(executor: TableExecutor, deed: Deed, reason: Enum) -> None:
        task = executor._task_of(deed)  # noqa: SLF001
        if task is not None:
            task.end(reason)

    patch.setattr(TableExecutor, "_refuse", refuse)


@with_and_without(leave_in_the_queue)
def test_nothing_of_a_deed_is_done_after_its_first_step_was_refused(fault: Fault | None) -> None:
    screens = table(TITLES[0], 6)
    at, looks = screens.at, list[object]()
    while at.match.step_count < 3 or not looks:
        screens.act()
        at.deliver()
        looks = [one for one in at.match.legal(at.match.deciders[0]) if isinstance(one, Peek)]
    screen = screens.of(at.match.deciders[0])
    asker = next(one for one in screens.all if one is not screen)
    assert asker.bridge.take_back(at.match.step_count - 2, asker.seats)
    at.deliver()
    with planted(fault):
        assert screen.bridge.submit_all(looks[:1] * 2)
        at.office.on_way.clear()
        screen.guest.answer(screen.guest.asks[0], agrees=True)
        at.deliver()
        assert isinstance(at.match.log[-1], TakenBack)
        assert screen.refusals == [Barrier.PLAY_WENT_ON]
        assert not screen.executor.is_waiting


def test_a_declined_question_is_reported_to_those_who_asked_it() -> None:
    screens = table(TITLES[0], 8)
    first, other = screens.all
    first.bridge.change_help(USUAL, first.seats)
    screens.at.deliver()
    other.guest.answer(other.guest.asks[0], agrees=False)
    screens.at.deliver()
    assert (first.refusals, other.refusals) == ([Barrier.NOT_AGREED], [])
    assert (first.bridge.help, first.guest.asks) == (BEGINNERS, ())


def test_a_person_takes_the_own_seat_back_from_a_bot_and_no_other() -> None:
    screens = table(TITLES[0], 8)
    first, other = screens.all
    (seat,) = first.seats
    screens.at.match.seat_player(seat, Player("Ana", "novice"))
    screens.at.deliver()
    assert seat not in first.bridge.here
    other.bridge.seat_player(seat, Player("Zoë"))
    first.bridge.seat_player(seat, Player("Ana"))
    screens.at.deliver()
    assert [one.bridge.players[seat] for one in screens.all] == [Player("Ana")] * 2
    assert other.refusals == [Barrier.PLAY_WENT_ON]
    assert seat in first.bridge.here


def test_a_screen_hears_of_a_bot_that_comes_where_a_step_was_shown() -> None:
    """The step goes with it, so the screen jumps to the new position and its players."""
    screens = table(TITLES[0], 5)
    screen, heard = screens.of(until_early(screens)), list[str]()
    screen.bridge.players_changed.connect(lambda: heard.append("players"))
    screens.at.office.on_way.clear()
    (seat, *_) = screen.seats
    screens.at.match.seat_player(seat, Player("Ana", "novice"))
    screens.at.deliver()
    assert screen.motions[-1] is Motion.JUMP
    assert (heard, screen.refusals) == (["players"], [Barrier.PLAY_WENT_ON])
    screen.agrees_with(screens.at)


def test_a_seat_is_taken_back_only_once_the_host_says_so() -> None:
    """A bot may play on meanwhile, in positions that nobody here has seen."""
    screens = table(TITLES[0], 8)
    first = screens.all[0]
    (seat,) = first.seats
    screens.at.match.seat_player(seat, Player("Ana", "novice"))
    screens.at.deliver()
    first.bridge.seat_player(seat, Player("Ana"))
    assert first.executor.is_waiting
    assert seat not in first.bridge.here
    screens.at.deliver()
    assert seat in first.bridge.here


def test_another_help_is_asked_of_everybody() -> None:
    screens = table(TITLES[0], 8)
    first, other = screens.all
    heard: list[str] = []
    other.bridge.help_changed.connect(lambda: heard.append("help"))
    first.bridge.change_help(USUAL, first.seats)
    screens.at.deliver()
    assert first.bridge.help == BEGINNERS
    assert not first.bridge.is_holding
    other.guest.answer(other.guest.asks[0], agrees=True)
    screens.at.deliver()
    assert [one.bridge.help for one in screens.all] == [USUAL, USUAL]
    assert heard == ["help"]


def test_a_note_and_a_hint_reach_the_host_and_stay_with_their_seat() -> None:
    screens = table(TITLES[0], 9)
    seat = screens.at.match.to_act
    assert seat is not None
    screen, heard = screens.of(seat), list[str]()
    screen.bridge.note(seat, "mine")
    screen.bridge.note_hint(seat, lambda: heard.append("hint"), lambda: heard.append("none"))
    assert heard == []
    screens.at.deliver()
    assert heard == ["hint"]
    assert list(screens.at.match.log) == [Noted(seat, "mine"), HintTaken(seat)]
    assert [one.bridge.note_of(seat) for one in screens.all if one is not screen] == [""]


def test_a_restart_of_a_turn_is_several_entries_and_one_change() -> None:
    screens = table(TITLES[1], 2)
    match = screens.at.match
    while free_steps_of(match) < 2 or match.undo_barrier:
        screens.act()
        screens.at.deliver()
    bridge = screens.of(match.latest.seat).bridge
    bridge.look_as(match.latest.seat)
    steps, free = bridge.step_count, bridge.free_steps
    bridge.reset_turn()
    screens.at.deliver()
    assert screens.at.match.step_count == steps - free
    assert screens.at.match.log[-free:] == (Undone(),) * free
    for screen in screens.all:
        screen.agrees_with(screens.at)


def test_nothing_is_done_at_a_closed_table() -> None:
    screens = table(TITLES[0], 7)
    held = screens.of(until_held(screens))
    screens.at.office.on_way.clear()
    screens.at.host.close()
    screens.at.deliver()
    held.executor.give_up(Barrier.TABLE_CLOSED)
    assert held.refusals == [Barrier.TABLE_CLOSED]
    assert not held.bridge.is_holding
    held.bridge.submit(held.bridge.legal_for(held.viewer)[0])
    assert held.refusals == [Barrier.TABLE_CLOSED] * 2


def test_without_moments_steps_of_others_would_not_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(follower, "moments_since", lambda early, taken, now: ())
    with pytest.raises(AssertionError):
        test_every_screen_shows_each_step_as_it_was(TITLES[0])
