"""A table in this network is listed in the other window, and a seat there is asked for with six
digits on both screens.
"""

from socket import SO_REUSEADDR, SOL_SOCKET, socket

import pytest

from changcheng_qt.app.tables import nearby
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.kept_ways import kept_ways
from changcheng_qt.app.tables.words import deceived_text, refusal_text
from changcheng_qt.net import keys, listing
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.letters import Refusal
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.net.nearby import NearbyCard, shown_digits
from changcheng_qt.ui.net.waiting import WaitingDialog
from tests.app.tables.windows import Two, click, end, hosted, room_of
from tests.planted import Fault, planted, with_and_without


def waiting_of(two: Two) -> WaitingDialog:
    waiting = two.guest.window.dialogs.shown
    assert isinstance(waiting, WaitingDialog)
    return waiting


def ask(two: Two) -> None:
    """Take the first table of the list."""
    dialog = two.ask(two.guest)
    two.wait(lambda: bool(dialog.nearby.buttons))
    dialog.name.setText("Ana")
    click(next(iter(dialog.nearby.buttons.values())))


def test_a_seat_is_asked_for_and_given(two: Two) -> None:
    lobby = two.open()
    ask(two)
    two.wait(lambda: bool(lobby.callers.rows))
    card, row = next(iter(lobby.callers.rows.items()))
    two.wait(lambda: shown_digits(card.digits) in waiting_of(two).state.text())
    assert card.name == "Ana"
    click(row.yes)
    two.wait(lobby.begin.isEnabled)
    assert not lobby.callers.isVisible()
    assert len(lobby.rows) == 1, "the invitation to that seat is gone"
    click(lobby.begin)
    two.wait(lambda: all(one.window.match_show for one in (two.host, two.guest)))
    assert two.bridges[1].here == {1}
    open_ = [one for one in two.guest.window.findChildren(Sheet) if one.isVisible()]
    assert open_ == [], "nothing hides the board"
    two.play(2)


def test_somebody_is_sent_away_and_the_table_leaves_the_list(two: Two) -> None:
    lobby = two.open()
    ask(two)
    two.wait(lambda: bool(lobby.callers.rows))
    click(next(iter(lobby.callers.rows.values())).no)
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text == refusal_text(Refusal.NOT_ADMITTED)
    dialog = two.ask(two.guest)
    two.wait(lambda: bool(dialog.nearby.buttons))
    lobby.reject()
    two.wait(lambda: not dialog.nearby.buttons)


def test_whoever_is_in_between_is_told_of(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = two.open()
    monkeypatch.setattr(keys, "digits_of", lambda *_: None)
    ask(two)
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text == deceived_text()
    assert not lobby.callers.rows


def believe_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(listing.Announced, "is_fit", True)


@with_and_without(believe_all)
def test_a_table_of_other_rules_cannot_be_asked(two: Two, fault: Fault | None) -> None:
    dialog = two.ask(two.guest)
    card = NearbyCard("x", "Mei", "changcheng", 1, "9.0")
    full = NearbyCard("y", "Luca", "changcheng", 0)
    told = listing.Announced("Mei", "changcheng", 1, 999)
    with planted(fault):
        assert not told.is_fit
        dialog.nearby.show_tables([card, full, NearbyCard("z", "Eve", "chess", 1)])
        assert [one.isEnabled() for one in dialog.nearby.buttons.values()] == [False, False]
        assert "9.0" in dialog.nearby.buttons[card].toolTip()
    dialog.nearby.show_trouble()
    dialog.nearby.show_tables([])
    assert not dialog.nearby.buttons


def be_dark(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(listing.Beacon, "start", lambda _: None)


@with_and_without(be_dark)
def test_a_guest_finds_its_host_at_another_port(
    two: Two, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr(nearby, "LOOK_AFTER", 100)
    two.begin()
    before = room_of(two.guest).laid.table
    assert isinstance(before, JoinedTable)
    old = before.ways
    end(two.host)
    with planted(fault), socket() as other:
        other.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        assert isinstance(old[0], LanAddress)
        other.bind(("0.0.0.0", old[0].port))
        other.listen()
        two.host = two.start("host")
        dialog = two.ask(two.host)
        two.wait(lambda: bool(dialog.left.rows))
        click(next(iter(dialog.left.rows.values())).go_on)
        two.wait(lambda: two.host.window.match_show is not None)
        two.wait(lambda: before.ways != old)
        assert before.ways[0].port == hosted(two).ways[0].port != old[0].port
        two.play(2)
        library = room_of(two.guest)._means.autosave.library  # noqa: SLF001
        assert kept_ways(library, before.path).ways == before.ways
