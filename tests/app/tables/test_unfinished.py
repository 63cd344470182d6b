"""A game that everybody at a table agrees to leave unfinished: asked at one window, answered at the
other, kept on both shelves without the secrets of others, and played on only on purpose.
"""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.app.main import Program
from changcheng_qt.app.tables.laid import LaidTable
from changcheng_qt.app.tables.turn import TurnCall
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import Abandoned
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.net import letters, outbox
from changcheng_qt.net.deeds import settle
from changcheng_qt.net.follower import Trouble
from changcheng_qt.net.frames import unseal
from changcheng_qt.net.host import Host
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.net.unfinished import UnfinishedDialog
from changcheng_qt.ui.seam.shown_match import ShownMatch
from changcheng_qt.ui.window.company_show import CompanyShow
from tests.app.tables.test_finished import games_of
from tests.app.tables.windows import Two, bridge_of, click, hosted, offered, only, room_of
from tests.net.memory import Office
from tests.net.tables import Table
from tests.planted import Fault, planted, with_and_without

LEFT, ASKED = "left unfinished", "asked"


def propose(two: Two, one: Program) -> None:
    """Ask everybody at one window, and wait until the other one shows it."""
    propose_only(one)
    for each in (two.host, two.guest):
        two.wait(lambda: ASKED in each.window.table.banners)  # noqa: B023


def propose_only(one: Program) -> None:
    action = one.window.table_actions["propose_end"]
    assert action.isEnabled()
    action.trigger()
    dialog = one.window.dialogs.shown
    assert isinstance(dialog, UnfinishedDialog)
    click(dialog.go)


def answer(two: Two, one: Program, *, agrees: bool) -> None:
    banner = one.window.table.banners[ASKED]
    assert banner.words.text.endswith("asks to leave the game unfinished.")
    click(banner.buttons[0 if agrees else 1])
    for each in (two.host, two.guest):
        two.wait(lambda: ASKED not in each.window.table.banners)  # noqa: B023


def test_one_refusal_and_play_goes_on(two: Two) -> None:
    two.begin()
    two.play(1)
    propose(two, two.guest)
    answer(two, two.host, agrees=False)
    told = "Not everybody agrees, so nothing changes."
    two.wait(lambda: two.guest.window.table.toast.text == told)
    assert Abandoned() not in hosted(two).host.match.log
    assert all(LEFT not in one.window.table.banners for one in (two.host, two.guest))
    two.play(1)


def deaf(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CompanyShow, "_on_withdrawn", lambda *_: None)


@with_and_without(deaf)
def test_a_question_is_withdrawn_and_the_others_are_informed(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        two.begin()
        two.play(1)
        for asks, other in ((two.guest, two.host), (two.host, two.guest)):
            propose(two, asks)
            banner = asks.window.table.banners[ASKED]
            assert [one.text() for one in banner.buttons] == ["Withdraw"]
            click(banner.buttons[0])
            assert ASKED not in asks.window.table.banners, "at once"
            name = "Ana" if asks is two.guest else "Mei"
            told = f"{name} has withdrawn the question."
            two.wait(lambda: other.window.table.toast.text == told)  # noqa: B023
            assert ASKED not in other.window.table.banners
            assert asks.window.table.toast.text != told
        propose_only(two.guest)
        again = barrier_text(Barrier.ASKED_BEFORE)
        two.wait(lambda: two.guest.window.table.toast.text == again)
        two.play(1)
        propose(two, two.guest)
        assert not any(LEFT in one.window.table.banners for one in (two.host, two.guest))


def unheard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LaidTable, "_ask_elsewhere", lambda *_: None)


def unmarked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TurnCall, "look_at_questions", lambda *_: None)


@with_and_without(unheard, unmarked)
def test_a_question_reaches_people_at_the_start_page(
    two: Two, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    alerted: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", alerted.append)
    with planted(fault):
        two.begin()
        two.play(1)
        window = two.guest.window
        monkeypatch.setattr(window, "isActiveWindow", lambda: False)
        window.table_actions["abandon"].trigger()
        alerted.clear()
        propose(two, two.host)
        assert window in alerted
        banner = window.table.banners[ASKED]
        assert banner.words.text == "Mei asks everybody something."
        click(banner.buttons[0])
        answer(two, two.guest, agrees=False)
        two.wait(lambda: ASKED not in two.host.window.table.banners)


def never_rests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ShownMatch, "is_resting", False)


def opens_the_seed(patch: pytest.MonkeyPatch) -> None:
    common = Host._common  # noqa: SLF001

    def with_parts(host: Host) -> letters.Down:
        down = common(host)
        return replace(down, parts=tuple(host.roster.parts)) if down.length else down

    patch.setattr(Host, "_common", with_parts)


@with_and_without(never_rests)
def test_all_agree_and_the_game_rests_on_both_shelves(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        two.begin()
        two.play(2)
        propose(two, two.host)
        answer(two, two.guest, agrees=True)
        assert hosted(two).host.match.log[-1] == Abandoned()
        for one in (two.host, two.guest):
            two.wait(lambda: LEFT in one.window.table.banners)  # noqa: B023
            assert bridge_of(one).decider is None
            assert not one.window.table_actions["propose_end"].isEnabled()
            assert one.window.table.bar.prompt.text == "The game has been left unfinished."
        replicas = [hosted(two).guest.follower, room_of(two.guest).laid.table.guest.follower]  # type: ignore[union-attr]
        for follower in replicas:
            assert follower
            assert follower.replica
            assert follower.replica.record.disclosure is not Disclosure.EVERYTHING
        assert not any(map(games_of, (two.host, two.guest)))
        for one in (two.host, two.guest):
            one.window.table_actions["abandon"].trigger()
            row = only(offered(two, one))
            assert row.state.text() == "Left unfinished"
            click(row.go_on)
            two.wait(lambda: LEFT in one.window.table.banners)  # noqa: B023
        due = next(
            one for one in (two.host, two.guest) if bridge_of(one).here & {*bridge_of(one).deciders}
        )
        idle = two.guest if due is two.host else two.host
        assert not idle.window.table.banners[LEFT].buttons
        name = "Mei" if due is two.host else "Ana"
        hint = f"It is up to {name} to play on."
        assert idle.window.table.banners[LEFT].words.text.endswith(hint)
        assert hint not in due.window.table.banners[LEFT].words.text
        click(due.window.table.banners[LEFT].buttons[0])
        assert LEFT not in due.window.table.banners
        assert LEFT in idle.window.table.banners
        two.play(1)
        two.wait(lambda: LEFT not in idle.window.table.banners)


@with_and_without(opens_the_seed)
def test_the_seed_stays_closed(fault: Fault | None) -> None:
    with planted(fault):
        at = agreed_table()
        down = letters.read(letters.Down, letter_at(at))
        assert down is not None
        assert down.length == at.match.entry_count
        assert not down.parts
        assert not any(guest.is_verified or guest.is_over for guest in at.guests)


def letter_at(at: Table) -> bytes:
    """The latest letter to a guest, opened."""
    peer = at.host.roster.peers[0]
    assert peer.channel is not None
    text = unseal(at.office.boxes[peer.down], peer.channel.down, peer.down)
    assert text is not None
    return text


def agreed_table() -> Table:
    at = Table(TITLES[0], 5, Office(5), ((0,), (1,)), 2)
    at.begin()
    at.guests[0].do(letters.Deed(letters.Kind.ABANDON, 0))
    at.deliver()
    at.guests[1].answer(at.guests[1].asks[0], agrees=True)
    at.deliver()
    assert at.match.is_left
    return at


def agrees_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("changcheng_qt.net.follower.is_agreed", lambda *_: True)


@with_and_without(agrees_to_all)
def test_a_host_cannot_leave_the_game_without_asking(fault: Fault | None) -> None:
    with planted(fault):
        at = Table(TITLES[0], 5, Office(5), ((0,), (1,)), 2)
        at.begin()
        settle(at.match, letters.Deed(letters.Kind.ABANDON, 0), (0, 1))
        at.deliver()
        for guest in at.guests:
            assert guest.trouble is Trouble.FORGED


def test_those_who_look_on_need_not_agree() -> None:
    match = agreed_table().match
    assert outbox.is_agreed(match, Abandoned(), (), ())
    assert not outbox.is_agreed(match, Abandoned(), (0,), ())
    deed = letters.Deed(letters.Kind.ABANDON, 1)
    assert outbox.is_agreed(match, Abandoned(), (0,), (deed,))
