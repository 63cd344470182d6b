"""A table in this network is listed in the other window, and a seat there is asked for with six
digits on both screens.
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from socket import SO_REUSEADDR, SOL_SOCKET, socket
from threading import Thread, current_thread

import pytest
from PySide6.QtTest import QTest

from changcheng_qt.app.desks.save_words import disk_error_text
from changcheng_qt.app.tables import host_desk, joining
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.kept_ways import kept_ways
from changcheng_qt.app.tables.words import refusal_text
from changcheng_qt.net import beacons, keys, knocking, listing
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.invitations import LanAddress, Way
from changcheng_qt.net.letters import Refusal
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.net.nearby import NearbyCard, shown_digits
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.net.waiting import WaitingDialog
from tests.app.tables.windows import Two, click, end, first, hosted, offered, only, room_of
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
    two.wait(lambda: waiting_of(two).digits.text() == shown_digits(card.digits))
    assert row.digits.text() == shown_digits(card.digits)
    for words in (row.digits, waiting_of(two).digits):
        assert words.fontMetrics().height() > 3 * row.yes.fontMetrics().height(), "across a room"
    assert card.names == ("Ana",)
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


def type_names(two: Two, *others: str) -> TogetherDialog:
    """Ask for a table as Ana, with others at her computer."""
    dialog = two.ask(two.guest)
    dialog.name.setText("Ana")
    for name in others:
        click(dialog.more)
        assert dialog.focusWidget() is dialog.others.lines[-1]
        QTest.keyClicks(dialog.others.lines[-1], name)
    two.wait(lambda: bool(dialog.nearby.buttons))
    return dialog


def alone(patch: pytest.MonkeyPatch) -> None:
    ask = knocking.Asking.__init__
    patch.setattr(knocking.Asking, "__init__", lambda one, name, by, _=(): ask(one, name, by))


@pytest.mark.parametrize("together", [False, True])
@with_and_without(alone)
def test_two_people_at_one_computer_ask_together(
    two: Two, together: bool, fault: Fault | None
) -> None:
    lobby = two.open(seats=3)
    if together:
        next(iter(lobby.rows.values())).menu().actions()[0].trigger()
    with planted(fault):
        click(next(iter(type_names(two, "Ben").nearby.buttons.values())))
        two.wait(lambda: bool(lobby.callers.rows))
        card, row = next(iter(lobby.callers.rows.items()))
        assert card.names == ("Ana", "Ben")
        assert row.yes.words == "Yes, let Ana and Ben in"
        assert row._question.text() == "Ana and Ben ask for seats:"  # noqa: SLF001
        click(row.yes)
        two.wait(lobby.begin.isEnabled)
        assert [one.card.seats for one in lobby.rows.values()] == [(1, 2)]
        click(lobby.begin)
        two.wait(lambda: all(one.window.match_show for one in (two.host, two.guest)))
        assert two.bridges[1].here == {1, 2}
        assert [one.name for one in two.bridges[0].players] == ["Mei", "Ana", "Ben"]


def test_too_many_cannot_ask(two: Two) -> None:
    two.open(seats=3)
    dialog = type_names(two, "Ben", "Sima")
    (button,) = dialog.nearby.buttons.values()
    assert not button.isEnabled()
    assert "Only 2 seats are free at this table." in button.toolTip()
    dialog.others.lines[-1].clear()
    assert button.isEnabled()


def test_the_host_is_not_asked_for_more_seats_than_are_free(two: Two) -> None:
    lobby = two.open(seats=3)
    dialog = type_names(two, "Ben", "Sima")
    (card,) = dialog.nearby.buttons
    dialog.seat_asked.emit(card, "Ana", ("Ben", "Sima"))
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text == "Only 2 seats are free at this table."
    assert not lobby.callers.rows


def test_one_person_gets_no_seat_of_two_who_come_together(two: Two) -> None:
    lobby = two.open(seats=3)
    next(iter(lobby.rows.values())).menu().actions()[0].trigger()
    click(next(iter(type_names(two).nearby.buttons.values())))
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    told = "The free seats are kept for other people, who share a computer."
    assert two.guest.window.table.toast.text == told
    assert not lobby.callers.rows


def test_somebody_is_sent_away_and_the_table_leaves_the_list(two: Two) -> None:
    lobby = two.open()
    ask(two)
    two.wait(lambda: bool(lobby.callers.rows))
    click(next(iter(lobby.callers.rows.values())).no)
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text == refusal_text(Refusal.NOT_ADMITTED)
    dialog = two.ask(two.guest)
    assert dialog.name.text() == "Ana", "nobody types a name twice"
    two.wait(lambda: bool(dialog.nearby.buttons))
    lobby.reject()
    two.wait(lambda: not dialog.nearby.buttons)


def test_somebody_between_host_and_guest_is_reported(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = two.open()
    monkeypatch.setattr(keys, "digits_of", lambda *_: None)
    ask(two)
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text.startswith("Something went wrong")
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
    patch.setattr(beacons.Beacon, "start", lambda _: None)


@contextmanager
def taken_port(way: Way) -> Iterator[None]:
    """Have a port taken, so that a host must choose another one."""
    assert isinstance(way, LanAddress)
    with socket() as other:
        other.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        other.bind(("0.0.0.0", way.port))
        other.listen()
        yield


def open_again(two: Two) -> None:
    """Start the host's program again, and go on at its table."""
    two.host = two.start("host")
    click(only(offered(two, two.host)).go_on)
    two.wait(lambda: two.host.window.match_show is not None)


@with_and_without(be_dark)
def test_a_guest_finds_its_host_at_another_port(
    two: Two, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr(joining, "LOOK_AFTER", 100)
    two.begin()
    before = room_of(two.guest).laid.table
    assert isinstance(before, JoinedTable)
    old = before.ways
    end(two.host)
    with planted(fault), taken_port(old[0]):
        open_again(two)
        two.wait(lambda: before.ways != old)
        assert isinstance(old[0], LanAddress)
        assert before.ways[0].port == hosted(two).ways[0].port != old[0].port
        two.play(2)
        library = room_of(two.guest)._means.autosave.library  # noqa: SLF001
        assert kept_ways(library, before.path).ways == before.ways


def look_no_more(patch: pytest.MonkeyPatch) -> None:
    give_up = JoinedTable.give_up

    def give_up_at_once(table: JoinedTable, patience: int) -> None:
        table._sought.close()  # noqa: SLF001
        give_up(table, patience)

    patch.setattr(JoinedTable, "give_up", give_up_at_once)


@with_and_without(look_no_more)
def test_a_host_at_another_port_hears_that_a_guest_leaves_for_good(
    two: Two, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    monkeypatch.setattr(joining, "LOOK_AFTER", 100)
    two.begin()
    way = hosted(two).ways[0]
    (seat,) = hosted(two).lobby.guests[0].kept.seats
    for one in (two.host, two.guest):
        end(one)
    two.guest = two.start("guest")
    with planted(fault), taken_port(way):
        open_again(two)
        row = only(offered(two, two.guest))
        click(row.forget)
        click(row.sure)
        two.wait(lambda: hosted(two).host.roster.has_left(seat))


def test_a_program_that_ends_looks_for_no_host_any_more(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others look meanwhile: the list of tables does."""
    lookouts, look = list[Thread](), beacons.Lookout._work  # noqa: SLF001

    def noted(lookout: beacons.Lookout) -> None:
        lookouts.append(current_thread())
        look(lookout)

    monkeypatch.setattr(beacons.Lookout, "_work", noted)
    monkeypatch.setattr(joining, "LOOK_AFTER", 100)
    two.begin()
    for one in (two.host, two.guest):
        end(one)
    for thread in lookouts:
        thread.join()
    lookouts.clear()
    two.guest = two.start("guest")
    row = only(offered(two, two.guest))
    click(row.forget)
    click(row.sure)
    two.wait(lambda: any(one.is_alive() for one in lookouts))
    end(two.guest)
    try:
        two.wait(lambda: not any(one.is_alive() for one in lookouts))
    finally:
        two.host, two.guest = two.start("host"), two.start("guest")


def test_the_choices_stay_where_the_disk_refuses_a_new_table(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = OSError(errno.ENOSPC, "full")

    def refused(*_: object) -> None:
        raise full

    with monkeypatch.context() as patch:
        patch.setattr(host_desk, "open_table", refused)
        dialog = two.order()
        assert two.host.window.dialogs.shown is dialog
        assert dialog.notice.text() == disk_error_text(full)
    click(dialog.start)
    assert two.lobby.isVisible()


def hide_the_company(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Guest, "people", property(lambda _: (), lambda _, people: None), raising=False)


@with_and_without(hide_the_company)
def test_a_guest_who_waits_sees_who_is_at_the_table(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        lobby = two.open()
        waiting = two.join(first(lobby).code.text())
        two.wait(first(lobby).yes.isVisible)
        click(first(lobby).yes)
        two.wait(lobby.begin.isEnabled)
        two.wait(lambda: waiting.state.text().startswith("You are in."))
        assert waiting.state.text() == "You are in. At the table: Mei and Ana."
