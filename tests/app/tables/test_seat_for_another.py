"""The seat of a guest who has left for good goes to somebody else, whom the host invites."""

import pytest
from PySide6.QtGui import QGuiApplication

from changcheng_qt.app.tables import lending as app_lending
from changcheng_qt.app.tables.lending import Lending
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.letters import Refusal
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.ui.window.company_show import CompanyShow
from tests.app.tables.test_finished import games_of
from tests.app.tables.test_lent_seats import come_back, until_due
from tests.app.tables.windows import Two, bridge_of, click, end, hosted, room_of
from tests.planted import Fault, planted, with_and_without

SEATS = "lent seats"
GONE = 1
"""The seat of the guest."""


def invite_another(two: Two) -> str:
    """Begin, have the guest leave for good, and invite somebody else at the host's window."""
    two.begin()
    two.play(2)
    laid = room_of(two.guest).laid
    assert laid.table
    laid.give_up(laid.table)
    banners = two.host.window.table.banners
    two.wait(lambda: SEATS in banners)
    assert banners[SEATS].words.text == "Ana has left the game."
    click(banners[SEATS].buttons[1])
    text = banners[SEATS].words.text
    assert text.startswith("Invitation to Ana's seat: ")
    click(banners[SEATS].buttons[1])
    invitation = QGuiApplication.clipboard().text()
    assert text.endswith(invitation)
    return invitation


def nobody_admits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lending, "admit", lambda *_: None)


@with_and_without(nobody_admits)
def test_somebody_else_plays_on_to_the_end(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        invitation = invite_another(two)
        before = hosted(two).host.match.step_count
        end(two.guest)
        two.guest = two.start("another")
        two.join(invitation, "Dora")
        two.wait(lambda: two.guest.window.match_show is not None)
        two.wait(lambda: bridge_of(two.host).players[GONE].name == "Dora")
        two.wait(lambda: SEATS not in two.host.window.table.banners)
        joined = room_of(two.guest).laid.table
        assert joined
        follower = joined.guest.follower
        assert follower
        assert follower.seats == (GONE,)
        assert follower.replica
        assert follower.replica.match.step_count == before
        assert follower.replica.record.disclosure is not Disclosure.EVERYTHING
        assert bridge_of(two.guest).view_for(GONE) == hosted(two).host.match.view(GONE)
        two.play_out()
        two.wait(lambda: games_of(two.guest) == 1)
        assert joined.guest.trouble is None
        assert joined.guest.verdict is None


def test_a_guest_who_left_has_no_seat_and_a_bot_may_still_play(two: Two) -> None:
    invite_another(two)
    (gone,) = (one for one in hosted(two).host.roster.peers if one.kept.has_left)
    assert (gone.kept.gone, gone.kept.seats) == (Refusal.SEAT_TAKEN, ())
    hosted(two).lending.invite(GONE)
    assert len(hosted(two).host.roster.free) == 1
    click(two.host.window.table.banners[SEATS].buttons[0])
    two.wait(lambda: not bridge_of(two.host).players[GONE].is_human)
    two.wait(lambda: SEATS not in two.host.window.table.banners)


def only_those_who_left(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lending, "given_up", ())


@with_and_without(only_those_who_left)
def test_somebody_whose_computer_is_lost_is_invited_again(two: Two, fault: Fault | None) -> None:
    two.begin()
    until_due(two, GONE)
    end(two.guest)
    with planted(fault):
        lending, banners = hosted(two).lending, two.host.window.table.banners
        lending.invite(GONE)
        assert not lending.invitation_for(GONE), "nobody loses a seat who may come back soon"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(app_lending, "LONG_AWAY", 0)
            company = bridge_of(two.host).company
            assert company is not None
            two.wait(lambda: company.away_since(GONE) is not None)
            two.wait(lambda: SEATS in banners)
            click(banners[SEATS].buttons[1])
            click(banners[SEATS].buttons[0])
            assert banners[SEATS].words.text.startswith("Invitation to Ana's seat: ")
            invitation = lending.invitation_for(GONE)
        two.guest = two.start("another computer")
        two.join(invitation, "Ana")
        two.wait(lambda: two.guest.window.match_show is not None)
        assert bridge_of(two.guest).here == {GONE}
        assert [one.name for one in bridge_of(two.host).players] == ["Mei", "Ana"]
        two.wait(lambda: SEATS not in two.host.window.table.banners)


def invite_at_once(patch: pytest.MonkeyPatch) -> None:
    def invite(show: CompanyShow, seat: Seat) -> None:
        show._company.invite_for(seat)  # noqa: SLF001

    patch.setattr(CompanyShow, "_ask_to_invite", invite)


@with_and_without(invite_at_once)
def test_nobody_loses_a_seat_before_the_host_has_said_so_twice(
    two: Two, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr(app_lending, "LONG_AWAY", 0)
    two.begin()
    until_due(two, GONE)
    lending, banners = hosted(two).lending, two.host.window.table.banners
    with planted(fault):
        for is_declined in (False, True):
            end(two.guest)
            two.wait(lambda: SEATS in banners)
            buttons = [one.text for one in banners[SEATS].words.buttons]
            assert buttons == ["Let a bot play for Ana", "Invite again…", "Keep waiting"]
            click(banners[SEATS].buttons[1])
            asked = "Invite Ana again? The computer used so far then loses its place."
            assert banners[SEATS].words.text == asked
            assert not lending.invitation_for(GONE)
            if is_declined:
                click(banners[SEATS].buttons[1])
                assert SEATS not in banners
            come_back(two)
            two.wait(lambda: SEATS not in banners)
