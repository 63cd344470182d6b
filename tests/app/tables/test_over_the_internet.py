"""Tables between two windows over a post office with TLS, logins and the documented rights."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from socket import socket

import pytest

from changcheng_qt.app.tables import host_desk, words
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.host_desk import HostDesk, Trial
from changcheng_qt.app.tables.laid import LaidTable
from changcheng_qt.app.tables.words import trouble_text
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.post_trouble import Trouble
from changcheng_qt.ui.net import waiting as ui_waiting
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.net.waiting import WaitingDialog
from changcheng_qt.ui.net.ways import Office
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.window.company_show import AGAIN
from tests.app.tables.windows import Two, click, end, first, offered, only, room_of
from tests.app.test_host_command import documented
from tests.effort import by_night, effort
from tests.net.broker import NAME, PASSWORD, authority, broker, free_port, with_broker
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle

pytestmark = with_broker
STEPS = effort(sample=3, nightly=60)
NO_LETTERS = "The post office doesn't accept letters."


@pytest.fixture
def club(tmp_path: Path) -> Path:
    return authority(tmp_path)


@pytest.fixture
def post(tmp_path: Path, club: Path) -> Iterator[PostOffice]:
    with broker(tmp_path, *documented(tmp_path, club)) as office:
        yield office


def typed(post: PostOffice, password: str, club: Path) -> Office:
    return Office(f"{post.address}:{post.port}", NAME, password, str(club))


def test_two_people_play_over_a_post_office(
    two: Two, post: PostOffice, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest's computer trusts the authority; the host has named its file."""
    monkeypatch.setenv("SSL_CERT_FILE", str(club))
    two.begin(two.open(office=typed(post, PASSWORD, club)))
    two.play(STEPS)


@by_night
def test_a_rematch_over_a_post_office(
    two: Two, post: PostOffice, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By day one in the network is played (see `test_rematch`)."""
    monkeypatch.setenv("SSL_CERT_FILE", str(club))
    two.begin(two.open(office=typed(post, PASSWORD, club)))
    two.play_out()
    for one in (two.host, two.guest):
        two.wait(lambda: one.session.match is not None)  # noqa: B023
    two.host.window.table_actions["rematch"].trigger()
    banners = two.guest.window.table.banners
    two.wait(lambda: AGAIN in banners)
    click(banners[AGAIN].buttons[0])
    two.wait(two.lobby.begin.isEnabled)
    click(two.lobby.begin)
    two.wait(lambda: all(bridge.outcome is None for bridge in two.bridges))
    two.play(STEPS)
    for one in (two.host, two.guest):
        table = room_of(one).laid.table
        assert table
        assert not any(isinstance(way, LanAddress) for way in table.ways)


def say_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(words, "_TROUBLES", dict.fromkeys(Trouble, str))


@with_and_without(say_nothing)
@pytest.mark.parametrize(
    ("trouble", "next_step"),
    [
        (Trouble.WRONG_LOGIN, "Check the invitation: both are in it."),
        (
            Trouble.UNKNOWN_AUTHORITY,
            "The invitation is right. Ask the host for the certificate file of that authority, and "
            "choose the file here.",
        ),
    ],
)
def test_a_guest_is_shown_why_the_post_office_refuses(
    two: Two,
    post: PostOffice,
    club: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Trouble,
    next_step: str,
    fault: Fault | None,
) -> None:
    told = f"{trouble_text(trouble)} {next_step}"
    invitation = first(two.open(office=typed(post, PASSWORD, club))).card.invitation
    if trouble is Trouble.WRONG_LOGIN:
        monkeypatch.setenv("SSL_CERT_FILE", str(club))
        invitation = invitation.replace(f"{NAME}:", f"{NAME}:not")
    with planted(fault):
        waiting = two.join(invitation)
        two.wait(lambda: waiting.state.text() == NO_LETTERS)
        assert waiting.meaning.text() == told
        click(waiting.change)
        again = two.guest.window.dialogs.shown
        assert isinstance(again, TogetherDialog)
        assert again.invitation.text() == invitation
        assert again.invitation.hasSelectedText()


def test_a_guest_chooses_the_certificate_of_a_club(
    two: Two, post: PostOffice, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked for where it is lacking, and known when the guest comes back."""
    lobby = two.open(office=typed(post, PASSWORD, club))
    waiting = two.join(first(lobby).card.invitation)
    two.wait(waiting.trust.isVisible)
    for chosen in ("", str(club)):
        monkeypatch.setattr(ui_waiting, "asked_certificate", lambda _, chosen=chosen: chosen)
        click(waiting.trust)
    two.wait(first(lobby).yes.isVisible)
    again = two.guest.window.dialogs.shown
    assert isinstance(again, WaitingDialog)
    assert not again.trust.isVisible()
    click(first(lobby).yes)
    two.wait(lobby.begin.isEnabled)
    end(two.guest)
    two.guest = two.start("guest")
    click(only(offered(two, two.guest)).go_on)
    click(lobby.begin)
    two.wait(lambda: all(one.window.match_show for one in (two.host, two.guest)))


@pytest.mark.parametrize("is_closed", [False, True])
def test_an_invitation_that_is_typed_again_keeps_the_certificate(
    two: Two, post: PostOffice, club: Path, monkeypatch: pytest.MonkeyPatch, is_closed: bool
) -> None:
    """While the guest still waits, and where it comes back later."""
    monkeypatch.setattr(ui_waiting, "asked_certificate", lambda _: str(club))
    lobby = two.open(office=typed(post, PASSWORD, club))
    invitation = first(lobby).card.invitation
    waiting = two.join(invitation)
    two.wait(waiting.trust.isVisible)
    click(waiting.trust)
    two.wait(first(lobby).yes.isVisible)
    if is_closed:
        end(two.guest)
        two.guest = two.start("guest")
    else:
        again = two.guest.window.dialogs.shown
        assert isinstance(again, WaitingDialog)
        click(again.back)
    again = two.join(invitation)
    click(first(lobby).yes)
    two.wait(lambda: again.state.text().startswith("You are in."))


def open_unasked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Trial, "start", Trial._pass)  # noqa: SLF001


@with_and_without(open_unasked)
@pytest.mark.parametrize(
    ("trouble", "wrong"),
    [
        (Trouble.UNREACHABLE, "address"),
        (Trouble.WRONG_LOGIN, "password"),
        (Trouble.WRONG_LOGIN, "name"),
        (Trouble.UNKNOWN_AUTHORITY, "authority"),
    ],
)
def test_a_wrong_post_office_is_corrected_where_it_was_typed(
    two: Two, post: PostOffice, club: Path, trouble: Trouble, wrong: str, fault: Fault | None
) -> None:
    right = typed(post, PASSWORD, club)
    offices = {
        "address": replace(right, address=f"127.0.0.1:{free_port()}"),
        "password": replace(right, password="wrong"),
        "name": replace(right, name="", password=""),
        "authority": replace(right, authority=""),
    }
    with planted(fault):
        dialog = two.order(office=offices[wrong])
        told, dialogs = f"{NO_LETTERS} {trouble_text(trouble)}", two.host.window.dialogs
        two.wait(lambda: dialogs.shown is dialog and dialog.notice.text() == told)
        assert room_of(two.host).laid.table is None
        chosen = dialog.ways.ways
        assert chosen is not None
        assert chosen.office == offices[wrong]
        ways = dialog.ways
        lines = {
            "address": ways.address,
            "password": ways.password,
            "name": ways.login,
            "authority": ways.authority,
        }
        assert dialog.focusWidget() is lines[wrong]
        assert dialog.patience.isVisible() == (trouble is Trouble.UNREACHABLE)
        dialog.ways.address.setText(right.address)
        dialog.ways.login.setText(right.name)
        dialog.ways.password.setText(right.password)
        dialog.ways.authority.setText(right.authority)
        click(dialog.start)
        two.wait(lambda: dialogs.shown is not dialog)
        assert two.lobby.notice.text() == "Waiting for guests…"


def give_up_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(host_desk, "PASSING", frozenset())


@with_and_without(give_up_at_once)
def test_a_host_may_wait_for_a_post_office_and_stop_waiting(
    two: Two, tmp_path: Path, fault: Fault | None
) -> None:
    port, dialogs = free_port(), two.host.window.dialogs
    with planted(fault):
        dialog = two.order(office=Office(f"mqtt://127.0.0.1:{port}"))
        two.wait(dialog.patience.isVisible)
        click(dialog.patience)
        told = "Waiting for the post office… The table opens as soon as it answers."
        assert dialog.notice.text() == told
        click(dialog.patience)
        assert not dialog.notice.isVisible()
        assert not dialog.patience.isVisible()
        click(dialog.start)
        two.wait(dialog.patience.isVisible)
        click(dialog.patience)
        two.qtbot.wait(500)
        assert dialog.notice.text() == told
        with broker(tmp_path, port=port):
            two.wait(lambda: dialogs.shown is not dialog)
            assert two.lobby.notice.text() == "Waiting for guests…"


def test_a_silent_post_office_is_out_of_reach(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_desk, "PATIENCE", 300)
    with socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        dialog = two.order(office=Office(f"mqtt://127.0.0.1:{silent.getsockname()[1]}"))
        assert dialog.notice.text() == "Asking the post office…"
        told = f"{NO_LETTERS} {trouble_text(Trouble.UNREACHABLE)}"
        two.wait(lambda: dialog.notice.text() == told)
        click(dialog.start)
        dialog.reject()
        assert two.host.window.dialogs.shown is None


def test_enter_in_a_lobby_that_opens_late_copies_an_invitation(two: Two, tmp_path: Path) -> None:
    """Nothing was clicked when the post office answered; the focus was on *Close the table*."""
    with broker(tmp_path) as post:
        lobby = two.open(office=Office(f"mqtt://{post.address}:{post.port}"))
        settle()
        assert lobby.focusWidget() is first(lobby).copy


def keep_the_trouble(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(HostDesk, "_on_reach_changed", lambda _self, _reach: None)


@with_and_without(keep_the_trouble)
def test_a_host_waits_again_once_the_post_office_answers(
    two: Two, tmp_path: Path, fault: Fault | None
) -> None:
    port = free_port()
    with planted(fault):
        with broker(tmp_path, port=port):
            lobby = two.open(office=Office(f"mqtt://127.0.0.1:{port}"))
        two.wait(lambda: lobby.notice.text().startswith(NO_LETTERS))
        with broker(tmp_path, port=port):
            two.wait(lambda: lobby.notice.text() == "Waiting for guests…")


def tell_no_host(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LaidTable, "tell_trouble", lambda *_: None)


def blame_the_host(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCompany, "trouble", None)


@with_and_without(tell_no_host, blame_the_host)
def test_everybody_is_shown_during_a_game_that_the_post_office_is_gone(
    two: Two, tmp_path: Path, fault: Fault | None
) -> None:
    port = free_port()
    all_banners = [one.window.table.banners for one in (two.host, two.guest)]
    with planted(fault):
        with broker(tmp_path, port=port):
            two.begin(two.open(office=Office(f"mqtt://127.0.0.1:{port}")))
            two.play(1)
        for banners in all_banners:
            two.wait(lambda: "host" in banners)  # noqa: B023
        for banners in all_banners:
            two.wait(lambda: banners["host"].words.text.startswith(NO_LETTERS))  # noqa: B023
        with broker(tmp_path, port=port):
            for banners in all_banners:
                two.wait(lambda: "host" not in banners)  # noqa: B023
            two.play(1)


def believe_the_last_letter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCompany, "is_host_here", True)


def miss_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PostCarrier, "_tell_lost", lambda _: None)


@with_and_without(believe_the_last_letter, miss_nobody)
def test_nobody_is_known_to_be_here_without_the_post_office(
    two: Two, tmp_path: Path, fault: Fault | None
) -> None:
    port, told = free_port(), ["Mei can't be reached now.", "Ana has been away since "]
    with planted(fault):
        with broker(tmp_path, port=port):
            two.begin(two.open(office=Office(f"mqtt://127.0.0.1:{port}")))
            two.wait(lambda: dots(two) == ["Mei is here.", "Ana is here."])
        two.wait(lambda: all(map(str.startswith, dots(two), told)))
        with broker(tmp_path, port=port):
            two.wait(lambda: dots(two) == ["Mei is here.", "Ana is here."])


def dots(two: Two) -> list[str]:
    """The presence of the host at the guest's screen, and of the guest at the host's."""
    told = []
    for one, seat in ((two.guest, 0), (two.host, 1)):
        (rows,) = one.window.table.findChildren(PlayerRows)
        dot = rows.rows[seat]._dot  # noqa: SLF001
        told.append(dot.accessibleName() if dot else "")
    return told
