"""A bot plays for somebody whose program was closed, and the seat is taken back, at two windows."""

from time import time

import pytest

from changcheng_qt.app.desks import table_desk
from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import lending
from changcheng_qt.app.tables.words import fault_text
from changcheng_qt.engine.match import Played, PlayerChanged
from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.flow.screens import Own, Public, Screen
from changcheng_qt.ui.looks.glyphs import PaintedSign
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.window import company_show, match_screen
from changcheng_qt.ui.window.banner import Banner
from tests.app.tables.windows import Two, bridge_of, click, end, hosted, room_of
from tests.effort import NIGHTLY, effort
from tests.planted import Fault, planted, with_and_without

OWN, AWAY = 0, 1
STEPS = effort(sample=4, nightly=2_000)
"""How long the game goes on at most; by night to its end."""
SEATS = "lent seats"


class Time:
    """The clock of both programs, which a test can set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Time passes only as a test says, and nobody gives a sign of life meanwhile."""
    made = Time()
    monkeypatch.setattr(lending, "SIGN", 10**7)
    monkeypatch.setattr(table_desk, "time", made)
    return made


@pytest.fixture
def two(clock: Time, two: Two) -> Two:
    del clock
    return two


def banner(one: Program) -> Banner | None:
    """The banner about seats that a bot plays, or may play, for."""
    banners = one.window.table.banners
    if SEATS not in banners:
        return None
    return banners[SEATS]


def screen_of(one: Program) -> Screen:
    show = one.window.match_show
    assert show is not None
    return show.flow.screen


def until_due(two: Two, seat: Seat) -> None:
    """Play until the person of a seat is due, and no letter is on its way."""
    while bridge_of(two.host).to_act != seat:
        two.play(1)
    host = hosted(two).host
    two.wait(lambda: all(one.have == host.match.entry_count for one in host.roster.peers))


def pass_time(two: Two, clock: Time, seconds: float = lending.LONG_AWAY) -> None:
    """Set the clock forward, and make the host look round."""
    clock.ahead += seconds
    hosted(two).host.look_round()
    company = bridge_of(two.host).company
    assert company is not None
    company.changed.emit()


def lend(two: Two, clock: Time) -> None:
    """Close the guest's program in its turn, and have a bot play for it after a while."""
    until_due(two, AWAY)
    end(two.guest)
    pass_time(two, clock)
    two.wait(lambda: banner(two.host) is not None)
    told = banner(two.host)
    assert told is not None
    assert told.words.text.startswith("Ana has been away since")
    click(told.buttons[0])
    two.wait(lambda: not bridge_of(two.host).players[AWAY].is_human)
    two.wait(lambda: banner(two.host) is None)


def come_back(two: Two) -> None:
    """Start the guest's program again, and go on at the table."""
    two.guest = two.start("guest")
    dialog = two.ask(two.guest)
    two.wait(lambda: bool(dialog.left.rows))
    click(next(iter(dialog.left.rows.values())).go_on)
    two.wait(lambda: two.guest.window.match_show is not None)
    two.wait(lambda: bridge_of(two.guest).step_count == bridge_of(two.host).step_count)


def take_back(two: Two) -> None:
    """Take the guest's seat back by one click."""
    two.wait(lambda: banner(two.guest) is not None)
    told = banner(two.guest)
    assert told is not None
    assert told.words.text == "A bot plays for you."
    assert screen_of(two.guest) == Public()
    assert presence(two.guest, AWAY) == "", "nobody is told of being here"
    click(told.buttons[0])
    two.wait(lambda: all(bridge.players[AWAY].is_human for bridge in two.bridges))
    two.wait(lambda: banner(two.guest) is None)
    assert screen_of(two.guest) == Own(AWAY)


def play_with_bot(two: Two, steps: int) -> None:
    """Play for the host's person until the bot has made some steps."""
    host = bridge_of(two.host)
    match = hosted(two).host.match

    def played() -> int:
        log = match.log
        start = next(n for n, one in enumerate(log) if isinstance(one, PlayerChanged))
        return sum(isinstance(one, Played) and one.seat == AWAY for one in log[start:])

    while played() < steps:
        two.wait(lambda: played() >= steps or host.decider == OWN)
        if host.decider == OWN:
            host.submit(host.legal[0])


def test_a_seat_is_given_to_a_bot_taken_back_and_the_game_verified(two: Two, clock: Time) -> None:
    two.begin()
    two.play(3)
    lend(two, clock)
    assert two.host.window.table.toast.text == "A club-level bot now plays for Ana."
    play_with_bot(two, 2)
    come_back(two)
    take_back(two)
    assert two.host.window.table.toast.text == "Ana now plays in person."
    for _ in range(STEPS):
        if two.bridges[0].outcome is None:
            two.play(1)
    for one in (two.host, two.guest) if NIGHTLY else ():
        banners = one.window.table.banners
        two.wait(lambda: "verdict" in banners)  # noqa: B023
        assert banners["verdict"].words.text == fault_text(None)


def hasty(patch: pytest.MonkeyPatch) -> None:
    """Offer seats of people who are hardly away."""
    patch.setattr(lending, "LONG_AWAY", 61)


@with_and_without(hasty)
def test_a_bot_is_offered_after_three_minutes_and_not_to_guests(
    two: Two, clock: Time, fault: Fault | None
) -> None:
    two.begin()
    until_due(two, AWAY)
    with planted(fault):
        pass_time(two, clock, 100)
        two.wait(lambda: "away" in presence(two.host, AWAY))
        assert banner(two.host) is None
        assert banner(two.guest) is None
    guest = bridge_of(two.guest)
    guest.submit(guest.legal[0])
    two.wait(lambda: "is here" in presence(two.host, AWAY))


def presence(one: Program, seat: Seat) -> str:
    """The text about the person in the row of a seat."""
    rows = one.window.table.findChildren(PlayerRows)
    dots = [sign for sign in rows[0].rows[seat].findChildren(PaintedSign) if sign.toolTip()]
    return " ".join(sign.accessibleName() for sign in dots)


def insistent(patch: pytest.MonkeyPatch) -> None:
    """Repeat an offer that was declined."""
    patch.setattr(company_show.CompanyShow, "_wait_for", lambda show, seat: show.refresh())


@with_and_without(insistent)
def test_a_host_who_keeps_waiting_is_not_asked_again(
    two: Two, clock: Time, fault: Fault | None
) -> None:
    two.begin()
    until_due(two, AWAY)
    with planted(fault):
        pass_time(two, clock)
        two.wait(lambda: banner(two.host) is not None)
        told = banner(two.host)
        assert told is not None
        click(told.buttons[-1])
        assert banner(two.host) is None
        pass_time(two, clock)
        assert banner(two.host) is None
    two.play(1)
    until_due(two, AWAY)
    pass_time(two, clock)
    two.wait(lambda: banner(two.host) is not None)


def test_a_host_that_starts_again_finds_the_bot_playing_on(two: Two, clock: Time) -> None:
    two.begin()
    lend(two, clock)
    two.wait(lambda: bridge_of(two.host).decider == OWN)
    end(two.host)
    two.host = two.start("host")
    dialog = two.ask(two.host)
    two.wait(lambda: bool(dialog.left.rows))
    click(next(iter(dialog.left.rows.values())).go_on)
    two.wait(lambda: two.host.window.match_show is not None)
    assert bridge_of(two.host).players[AWAY].controller == "club"
    assert "A bot plays for Ana." in presence(two.host, AWAY)
    play_with_bot(two, 2)
    come_back(two)
    take_back(two)


def test_nobody_whose_seat_a_bot_has_commands_bots(two: Two, clock: Time) -> None:
    two.begin()
    lend(two, clock)
    come_back(two)
    actions, banners = two.guest.window.table_actions, two.guest.window.table.banners
    names = ("pause_bots", "step_bots", "play_out", "players", "game_help", "take_back")
    two.wait(lambda: banner(two.guest) is not None)
    assert [name for name in names if actions[name].isEnabled()] == []
    assert "bots" not in banners
    take_back(two)
    assert actions["game_help"].isEnabled()
    assert not actions["players"].isEnabled()


def speechless(patch: pytest.MonkeyPatch) -> None:
    """Give no signs of life."""
    patch.setattr(lending, "SIGN", 10**7)


@with_and_without(speechless)
def test_a_person_who_only_thinks_is_not_away(
    two: Two, clock: Time, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr(lending, "SIGN", 50)
    with planted(fault):
        two.begin()
        until_due(two, AWAY)
        clock.ahead += lending.LONG_AWAY
        assert not hosted(two).host.roster.is_here(AWAY)
        two.wait(lambda: hosted(two).host.roster.is_here(AWAY))
        two.wait(lambda: banner(two.host) is None)


def silent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_screen, "away_text", lambda *_: "")


@with_and_without(silent)
def test_the_prompt_says_since_when_somebody_is_away_for_whom_all_wait(
    two: Two, fault: Fault | None
) -> None:
    with planted(fault):
        two.begin()
        until_due(two, OWN)
        host, prompt = bridge_of(two.host), two.host.window.table.bar.prompt
        end(two.guest)
        two.wait(lambda: host.company is not None and host.company.away_since(AWAY) is not None)
        assert not prompt.text.startswith("Ana")
        while host.to_act == OWN:
            count = host.step_count
            host.submit(host.legal[0])
            two.wait(lambda: host.step_count > count)  # noqa: B023
        two.wait(lambda: prompt.text.startswith("Ana has been away since "))
        come_back(two)
        two.wait(lambda: prompt.text == "It's Ana's turn.")


def test_a_bot_plays_at_once_for_somebody_who_has_left_for_good(two: Two) -> None:
    two.begin()
    guest = room_of(two.guest).laid
    assert guest.table
    guest.give_up(guest.table)
    banners = two.host.window.table.banners
    two.wait(lambda: "lent seats" in banners)
    assert banners["lent seats"].words.text == "Ana has left the game."
    click(banners["lent seats"].buttons[0])
    two.wait(lambda: not bridge_of(two.host).players[AWAY].is_human)


def test_a_table_that_is_not_open_is_left_for_good(two: Two) -> None:
    two.begin()
    room = room_of(two.guest)
    assert room.laid.table
    path = room.laid.table.path
    room.laid.leave()
    room._guest.leave_for_good(path)  # noqa: SLF001 - as the shelf does
    two.wait(lambda: hosted(two).host.roster.has_left(AWAY))
