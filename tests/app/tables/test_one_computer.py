"""Two people at a guest's computer, at real windows: one invitation for both, a name of each, the
gate between them, and bots that play for both while they are away.
"""

from time import time

import pytest
from PySide6.QtTest import QTest

from changcheng_qt.app.desks import table_desk
from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import lending
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.words import fault_text
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.ui.flow import hand_over
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Gate, Own, Screen
from changcheng_qt.ui.net.guest_rows import GuestRow
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.net.waiting import WaitingDialog
from changcheng_qt.ui.window import company_show, match_screen
from tests.app.tables.windows import Two, bridge_of, click, end, hosted, room_of
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without

HOST, ANA, BEN = range(3)
STEPS = effort(sample=12, nightly=2_000)
"""How long the game goes on at most; by night to its end."""
SEATS = "lent seats"


def choose(row: GuestRow, text: str) -> None:
    """Choose something in the menu of a row."""
    next(one for one in row.menu().actions() if one.text() == text).trigger()


def pair(lobby: LobbyDialog) -> GuestRow:
    """The row of the two people at one computer."""
    return next(row for row in lobby.rows.values() if row.card.seats == (ANA, BEN))


def open_for_couple(two: Two) -> GuestRow:
    """Open a table for three, two of them at one computer."""
    lobby = two.open(seats=3)
    row = next(row for row in lobby.rows.values() if row.card.seats == (ANA,))
    choose(row, "Player 3")
    return pair(lobby)


def join(two: Two, invitation: str) -> None:
    """Join as Ana and Ben, who type their names."""
    dialog = two.ask(two.guest)
    dialog.name.setText("Ana")
    dialog.invitation.setText(invitation)
    QTest.keyClicks(dialog.others.lines[0], "Ben")
    click(dialog.join)
    two.wait(lambda: two.guest.window.dialogs.shown is not dialog)


def begin(two: Two) -> None:
    """Bring both to the table, and begin."""
    row = open_for_couple(two)
    join(two, row.code.text())
    two.wait(row.yes.isVisible)
    assert row.yes.words == "Yes, let Ana and Ben in"
    click(row.yes)
    two.wait(two.lobby.begin.isEnabled)
    click(two.lobby.begin)
    two.wait(lambda: all(one.window.match_show for one in (two.host, two.guest)))


def screen_of(one: Program) -> Screen:
    assert one.window.match_show is not None
    return one.window.match_show.flow.screen


def lift(one: Program) -> None:
    """Open the gate, as the person on it."""
    assert one.window.match_show is not None
    flow = one.window.match_show.flow
    if isinstance(flow.screen, Gate):
        flow.lift_gate()


def play(two: Two, steps: int) -> list[Screen]:
    """Play n steps, each for the seat that is due; return the screens that the guests' window
    showed.
    """
    seen: list[Screen] = [screen_of(two.guest)]
    for _ in range(steps):
        if bridge_of(two.host).outcome is not None:
            break
        is_here = hosted(two).host.match.to_act == HOST
        one = two.host if is_here else two.guest
        two.wait(lambda: bridge_of(one).to_act == hosted(two).host.match.to_act)  # noqa: B023
        lift(one)
        seen.append(screen_of(two.guest))
        bridge = bridge_of(one)
        two.wait(lambda: bridge.decider is not None)  # noqa: B023
        count = bridge.step_count
        bridge.submit(bridge.legal[0])
        two.wait(lambda: all(each.step_count > count for each in two.bridges))  # noqa: B023
        seen.append(screen_of(two.guest))
    return seen


def until_due(two: Two, seat: Seat) -> None:
    """Play until somebody is due."""
    while hosted(two).host.match.to_act != seat:
        play(two, 1)
    two.wait(lambda: all(bridge.to_act == seat for bridge in two.bridges))


def test_one_invitation_brings_two_people_with_names_of_their_own(two: Two) -> None:
    begin(two)
    names = [player.name for player in bridge_of(two.host).players]
    assert names == ["Mei", "Ana", "Ben"]
    assert bridge_of(two.guest).here == {ANA, BEN}
    seen = play(two, STEPS)
    assert {Own(ANA), Own(BEN)} <= {*seen}
    if bridge_of(two.host).outcome is not None:
        verdict = two.guest.window.table.banners
        two.wait(lambda: "verdict" in verdict)
        assert verdict["verdict"].words.text == fault_text(None)
    table = hosted(two)
    (peer,) = table.lobby.guests
    code = table.lobby.expect(peer)
    again = next(one.kept for one in table.host.roster.peers if one.kept.code == code)
    assert again.names == {ANA: "Ana", BEN: "Ben"}, "they are asked for no name before a rematch"


def take_them_for_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hand_over.Table, "crowd", property(lambda _: Crowd.ONE))


@with_and_without(take_them_for_one)
def test_the_gate_is_between_them(two: Two, fault: Fault | None) -> None:
    begin(two)
    with planted(fault):
        for seat, other in ((ANA, BEN), (BEN, ANA)):
            until_due(two, seat)
            lift(two.guest)
            two.wait(lambda: bridge_of(two.guest).view.viewer == seat)  # noqa: B023
            until_due(two, other)
            assert isinstance(screen_of(two.guest), Gate)
            assert bridge_of(two.guest).view.viewer == PUBLIC


def of_this_screen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_screen, "_acts_elsewhere", lambda _: None)


@with_and_without(of_this_screen)
def test_the_gate_says_for_whom_at_another_computer_the_table_waits(
    two: Two, fault: Fault | None
) -> None:
    begin(two)
    until_due(two, ANA)
    lift(two.guest)
    with planted(fault):
        for seat, told in (
            (HOST, "Mei decides, at another computer."),
            (ANA, "Only Ana should see the screen now."),
        ):
            until_due(two, seat)
            two.wait(lambda: isinstance(screen_of(two.guest), Gate))
            plaque = two.guest.window.table.gate._plaque  # noqa: SLF001 - as it is seen
            two.wait(lambda: plaque._only.text().endswith(told))  # noqa: B023, SLF001


def ask_behind_the_gate(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_screen, "question_text", lambda _: "")


@with_and_without(ask_behind_the_gate)
def test_the_gate_says_who_asks_something(two: Two, fault: Fault | None) -> None:
    begin(two)
    until_due(two, ANA)
    lift(two.guest)
    until_due(two, HOST)
    two.wait(lambda: isinstance(screen_of(two.guest), Gate))
    plaque = two.guest.window.table.gate._plaque  # noqa: SLF001 - as it is seen
    steps = bridge_of(two.host).step_count
    with planted(fault):
        hosted(two).guest.do(Deed(Kind.TAKE_BACK, HOST, length=steps - 1))
        company = bridge_of(two.guest).company
        assert company is not None
        two.wait(lambda: bool(company.asked))
        company.changed.emit()
        assert plaque._only.text().endswith("Mei asks everybody something.")  # noqa: SLF001


def agree_as_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(company_show, "_agree_text", lambda _: "Agree")


@with_and_without(agree_as_one)
def test_both_agree_to_a_take_back_in_their_names(two: Two, fault: Fault | None) -> None:
    begin(two)
    play(two, 2)
    until_due(two, ANA)
    lift(two.guest)
    steps = bridge_of(two.host).step_count
    banners = two.guest.window.table.banners
    with planted(fault):
        hosted(two).guest.do(Deed(Kind.TAKE_BACK, HOST, length=steps - 1))
        two.wait(lambda: "asked" in banners)
        assert [one.text() for one in banners["asked"].buttons] == ["Ana and Ben agree", "No"]
    if not fault:
        click(banners["asked"].buttons[0])
        two.wait(lambda: all(one.step_count == steps - 1 for one in two.bridges))


def test_two_at_the_host_s_computer_sit_there_under_the_names_that_they_typed(two: Two) -> None:
    dialog = two.ask(two.host)
    click(dialog.more)
    QTest.keyClicks(dialog.others.lines[0], "Luca")
    click(dialog.tables[0])
    order = two.host.window.dialogs.shown
    assert isinstance(order, OpenTableDialog)
    assert (order.draft.count, order.draft.elsewhere) == (3, (2,))
    click(order.start)
    two.wait(lambda: two.host.window.dialogs.shown is not order)
    two.begin(two.lobby)
    assert [one.name for one in bridge_of(two.guest).players] == ["Mei", "Luca", "Ana"]
    assert bridge_of(two.host).here == {0, 1}
    asked = two.ask(two.host)
    assert (asked.name.text(), tuple(asked.others.offered)) == ("Mei", ("Luca",))


def test_the_wait_speaks_to_both(two: Two) -> None:
    row = open_for_couple(two)
    join(two, row.code.text())
    waiting = two.guest.window.dialogs.shown
    assert isinstance(waiting, WaitingDialog)
    two.wait(row.yes.isVisible)
    assert "The host sees your names" in waiting.meaning.text()
    click(row.yes)
    two.wait(lambda: "You keep your seats" in waiting.meaning.text())


def test_one_invitation_may_be_parted_again(two: Two) -> None:
    row = open_for_couple(two)
    old = row.code.text()
    choose(row, "Separate computers")
    seats = [row.card.seats for row in two.lobby.rows.values()]
    assert sorted(seats) == [(ANA,), (BEN,)]
    assert old not in [row.code.text() for row in two.lobby.rows.values()]


def test_nobody_who_has_come_loses_the_seat_to_a_choice_that_was_open(two: Two) -> None:
    lobby = two.open(seats=3)
    ana, ben = lobby.rows.values()
    menu = ben.menu()
    two.join(ana.code.text())
    two.wait(ana.yes.isVisible)
    menu.actions()[0].trigger()
    assert [row.card.seats for row in lobby.rows.values()] == [(ANA,), (BEN,)]


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How many seconds later it is than the computer's clock says; nobody gives a sign of life."""
    ahead = [0.0]
    monkeypatch.setattr(lending, "SIGN", 10**7)
    monkeypatch.setattr(table_desk, "time", lambda: time() + ahead[0])
    return ahead


def forget_the_other(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCompany, "together_with", lambda _, seat: (seat,))


def stay_away(two: Two, late: list[float]) -> None:
    """Close the guests' program in Ana's turn, for so long that the host may let bots play."""
    begin(two)
    until_due(two, ANA)
    end(two.guest)
    late[0] += lending.LONG_AWAY
    hosted(two).host.look_round()


def offered_buttons(two: Two) -> list[str]:
    """The words of the buttons of the banner about lent seats at the host's, once there is one."""
    company, banners = bridge_of(two.host).company, two.host.window.table.banners
    assert company is not None
    company.changed.emit()
    two.wait(lambda: SEATS in banners)
    return [button.text() for button in banners[SEATS].buttons]


@pytest.mark.parametrize("at_once", [True, False])
@with_and_without(forget_the_other)
def test_bots_play_for_both_by_one_click_and_they_take_their_seats_back(
    late: list[float], two: Two, fault: Fault | None, at_once: bool
) -> None:
    stay_away(two, late)
    with planted(fault):
        offered = offered_buttons(two)
        click(two.host.window.table.banners[SEATS].buttons[0])
        two.guest = two.start("guest")
        assert offered[0] == "Let bots play"
    if fault:
        return
    two.wait(lambda: people(two) == [True, False, False])
    dialog = two.ask(two.guest)
    two.wait(lambda: bool(dialog.left.rows))
    click(next(iter(dialog.left.rows.values())).go_on)
    for left in (0,) if at_once else (1, 0):
        banners = two.guest.window.table.banners
        two.wait(lambda: SEATS in banners and bool(banners[SEATS].buttons))  # noqa: B023
        if at_once:
            assert banners[SEATS].words.text == "Bots play for Ana and Ben."
            assert banners[SEATS].buttons[1].text() == "Take back the seats of Ana and Ben"
        click(banners[SEATS].buttons[at_once])
        two.wait(lambda: people(two).count(False) == left)  # noqa: B023


def test_the_host_keeps_waiting_for_both_at_once(late: list[float], two: Two) -> None:
    stay_away(two, late)
    assert offered_buttons(two)[1:] == ["Invite again…", "Keep waiting"]
    banners = two.host.window.table.banners
    assert banners[SEATS].words.text.startswith("Ana and Ben have been away since ")
    click(banners[SEATS].buttons[-1])
    assert SEATS not in banners
    two.guest = two.start("guest")


def test_others_are_invited_to_the_seats_of_both_who_have_left(two: Two) -> None:
    begin(two)
    until_due(two, ANA)
    table = room_of(two.guest).laid.table
    assert isinstance(table, JoinedTable)
    room_of(two.guest).laid.give_up(table)
    banners = two.host.window.table.banners
    two.wait(lambda: SEATS in banners)
    assert offered_buttons(two) == ["Let bots play", "Invite somebody else"]
    click(banners[SEATS].buttons[1])
    words = "Invitation to the seats of Ana and Ben: "
    two.wait(lambda: banners[SEATS].words.text.startswith(words))
    assert "-2@" in banners[SEATS].words.text


def people(two: Two) -> list[bool]:
    """Whether a person plays in each seat."""
    return [player.is_human for player in bridge_of(two.host).players]
