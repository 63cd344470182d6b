"""Tables between two windows in this network: opened, joined, refused, left, and played on."""

import errno
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from changcheng_qt.app.desks.save_words import UNREADABLE, UNSAFE_TABLE
from changcheng_qt.app.main import Program, begin
from changcheng_qt.app.tables import guest_desk, laid, lending, room
from changcheng_qt.app.tables.bots import TableBots
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.app.tables.kept_ways import kept_ways
from changcheng_qt.app.tables.words import refusal_text, trouble_text
from changcheng_qt.net import extra
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.letters import Deed, Kind, Refusal
from changcheng_qt.net.post_trouble import Trouble
from changcheng_qt.ui.flow.screens import Own
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.seam.shown_match import Decisions
from tests.app.refusing import refuse
from tests.app.tables.windows import (
    Two,
    bridge_of,
    click,
    end,
    first,
    hosted,
    offered,
    only,
    room_of,
)
from tests.effort import by_day
from tests.planted import Fault, planted, with_and_without


def all_seats_here(patch: pytest.MonkeyPatch) -> None:
    """Show every hand at each screen."""
    patch.setattr(laid, "TableExecutor", _Open)


class _Open(TableExecutor):
    def __init__(self, guest: Guest, decisions: Decisions) -> None:
        super().__init__(guest, decisions)
        self.bridge._seats = None  # noqa: SLF001


@with_and_without(all_seats_here)
def test_two_people_play_each_at_an_own_window(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        two.begin()
        shown = [one.window.match_show for one in (two.host, two.guest)]
        assert [show.flow.screen for show in shown if show] == [Own(0), Own(1)]
        assert [bridge.here for bridge in two.bridges] == [{0}, {1}]
        assert [player.name for player in two.bridges[1].players] == ["Mei", "Ana"]
        two.play(4)
        for one in two.bridges:
            assert one.company is not None
            assert one.company.away_since(0) is one.company.away_since(1) is None


def test_an_invitation_is_copied_and_typed_by_hand(two: Two) -> None:
    row = first(two.open())
    click(row.copy)
    assert QGuiApplication.clipboard().text() == row.card.invitation
    dialog = two.ask(two.guest)
    dialog.name.setText("Ana")
    dialog.invitation.setText("7K4M-QX2P@post.example.org")
    click(dialog.join)
    assert two.guest.window.dialogs.shown is dialog
    dialog.invitation.setText(row.card.invitation.lower().replace("-", " "))
    click(dialog.join)
    two.wait(row.yes.isVisible)


def forget_it(patch: pytest.MonkeyPatch) -> None:
    nothing = property(lambda _: "", lambda *_: None)
    patch.setattr(guest_desk.GuestDesk, "unanswered", nothing, raising=False)


def keep_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guest_desk.GuestDesk, "_forget_answered", lambda *_: None)


@with_and_without(forget_it, keep_it)
def test_an_invitation_is_typed_once_and_corrected(two: Two, fault: Fault | None) -> None:
    """Nobody answers to one with a wrong letter, so it is offered again until somebody does."""
    row = first(two.open())
    right = row.card.invitation
    wrong = ("A" if right[0] != "A" else "B") + right[1:]
    with planted(fault):
        waiting = two.join(wrong)
        two.wait(lambda: waiting.state.text() == "Asking to join…")
        assert "check the invitation" in waiting.meaning.text()
        waiting.reject()
        again = two.ask(two.guest)
        assert again.invitation.text() == again.invitation.selectedText() == wrong
        again.reject()
        two.begin(two.lobby)
        assert two.ask(two.guest).invitation.text() == ""


def test_a_host_is_called_as_its_person_said_first(two: Two) -> None:
    question = two.ask(two.host)
    question.name.clear()
    QTest.keyClicks(question.name, "Claire")
    click(question.tables[0])
    dialog = two.host.window.dialogs.shown
    assert isinstance(dialog, OpenTableDialog)
    assert dialog.rows[0].name.text() == "Claire"
    click(dialog.start)
    two.lobby.reject()
    assert two.ask(two.host).name.text() == "Claire"


def test_a_lobby_says_how_guests_come_until_all_are_here(two: Two) -> None:
    lobby = two.open()
    assert "Play with others" in lobby.note.text()
    assert lobby.note.isVisible()
    two.join(first(lobby).card.invitation)
    two.wait(first(lobby).yes.isVisible)
    click(first(lobby).yes)
    two.wait(lobby.begin.isEnabled)
    assert not lobby.note.isVisible()


def test_a_refused_guest_is_shown_the_refusal(two: Two) -> None:
    row = first(two.open())
    two.join(row.card.invitation)
    two.wait(row.no.isVisible)
    click(row.no)
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text == refusal_text(Refusal.NOT_ADMITTED)
    assert row.code.isVisible()


def test_a_closed_lobby_sends_everybody_home_once_asked_twice(two: Two) -> None:
    lobby = two.open()
    two.join(first(lobby).card.invitation)
    two.wait(first(lobby).yes.isVisible)
    click(first(lobby).yes)
    two.wait(lobby.begin.isEnabled)
    lobby.reject()
    assert lobby.isVisible()
    click(lobby.begin)
    lobby.reject()
    click(lobby.close_table)
    two.wait(lambda: two.guest.window.dialogs.shown is None)
    assert two.guest.window.table.toast.text == refusal_text(Refusal.TABLE_CLOSED)
    assert room_of(two.host).laid.table is None


def test_a_notification_opens_the_guests_table(two: Two) -> None:
    two.begin()
    two.play(2)
    table = room_of(two.guest).laid.table
    assert table is not None
    end(two.guest)
    two.guest = two.start("guest")
    begin(two.guest, table.path)
    two.wait(lambda: two.guest.window.match_show is not None)
    assert two.bridges[1].step_count >= 2
    assert not two.guest.tables.has(table.path / "told.log")


def test_a_table_is_left_and_resumed_at_its_start_page(two: Two) -> None:
    two.begin()
    two.host.window.table_actions["abandon"].trigger()
    page = two.host.window.table.start_page
    assert page.isVisible()
    page.resume_asked.emit()
    two.play(2)


def test_a_table_is_resumed_where_other_games_are_listed(two: Two) -> None:
    window = two.host.window
    page = window.table.start_page
    page.play_now_asked.emit("changcheng")
    two.wait(lambda: window.match_show is not None)
    window.table_actions["abandon"].trigger()
    two.wait(lambda: bool(page.shelf.rows))
    two.begin()
    read: list[object] = []
    page.shelf.wanted.connect(read.append)
    window.table_actions["abandon"].trigger()
    two.wait(lambda: bool(read))
    two.qtbot.wait(300)
    page._resume.click()  # noqa: SLF001
    two.wait(lambda: window.match_show is not None)
    assert bridge_of(two.host).company is not None


@pytest.mark.parametrize("who", ["host", "guest"])
def test_a_table_goes_on_after_a_program_was_closed(two: Two, who: str) -> None:
    two.begin()
    two.play(3)
    end(getattr(two, who))
    setattr(two, who, two.start(who))
    again = getattr(two, who)
    dialog = two.ask(again)
    two.wait(lambda: bool(dialog.left.rows))
    click(next(iter(dialog.left.rows.values())).go_on)
    two.wait(lambda: again.window.match_show is not None)
    assert bridge_of(again).step_count == 3
    two.play(2)


def test_without_the_packages_one_sentence_says_so(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extra, "missing", lambda: ("PyNaCl", "zeroconf"))
    two.guest.window.table_actions["together"].trigger()
    assert two.guest.window.dialogs.shown is None
    assert "PyNaCl and zeroconf" in two.guest.window.table.toast.text


def test_every_reason_has_a_sentence() -> None:
    texts = [*map(refusal_text, Refusal), *map(trouble_text, Trouble)]
    assert len(set(texts)) == len(texts)


def test_the_guests_table_shows_that_the_host_is_gone(two: Two) -> None:
    two.begin()
    banners = two.guest.window.table.banners
    assert "host" not in banners
    room_of(two.host).laid.leave()
    two.wait(lambda: "host" in banners)
    assert "Mei's computer can't be reached" in banners["host"].words.text


def test_taking_back_is_asked_of_everybody(two: Two) -> None:
    two.begin()
    two.play(2)
    own, other = two.bridges
    own.take_back(0, tuple(own.here))
    banners = two.guest.window.table.banners
    two.wait(lambda: "asked" in banners)
    assert banners["asked"].words.text == "Mei asks to go back to “Start of the game”."
    banners["asked"].words.buttons[0].press()
    two.wait(lambda: own.step_count == other.step_count == 0)
    two.wait(lambda: "asked" not in banners)


def no_bots(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableBots, "_play", lambda self: None)


@with_and_without(no_bots)
@pytest.mark.parametrize("title", by_day(range(3), slow=(1, 2)))
def test_a_bot_plays_at_the_host(two: Two, title: int, fault: Fault | None) -> None:
    if title and fault is not None:
        pytest.skip("the same bots play every title")
    with planted(fault):
        two.begin(two.open(title, seats=3, has_bot=True))
        guest = two.bridges[1]
        assert not guest.players[2].is_human

        def has_played() -> bool:
            return any(step == 2 for step in guest.turn_seats)

        while not has_played():
            two.wait(lambda: has_played() or any(one.decider is not None for one in two.bridges))
            if not has_played():
                two.play(1)


def table_of(one: Program) -> Path:
    """The folder of the table that is open."""
    table = room_of(one).laid.table
    assert table is not None
    return table.path


def words_of(one: Program, banner: str) -> str:
    banners = one.window.table.banners
    return banners[banner].words.text if banner in banners else ""


def say_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laid, "say_unsafe_table", lambda *_: None)


@with_and_without(say_nothing)
def test_a_guest_whose_disk_refuses_is_warned_and_plays_on(two: Two, fault: Fault | None) -> None:
    two.begin()
    with planted(fault), pytest.MonkeyPatch.context() as patch:
        refuse(patch, errno.EIO, table_of(two.guest))
        note_at_host(two, "one")
        two.wait(lambda: words_of(two.guest, UNSAFE_TABLE) != "")
        assert words_of(two.guest, UNSAFE_TABLE) == (
            "This game isn't being saved. The disk reported a read or write error."
        )
        patch.undo()
        note_at_host(two, "two")
        two.wait(lambda: words_of(two.guest, UNSAFE_TABLE) == "")


def say_nothing_of_the_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Guest, "fault", None)


@with_and_without(say_nothing_of_the_seat)
def test_a_guest_learns_why_its_seat_is_not_kept(
    two: Two, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lending, "SIGN", 200)
    lobby = two.open()
    waiting = two.join(first(lobby).code.text())
    two.wait(first(lobby).yes.isVisible)
    with planted(fault), pytest.MonkeyPatch.context() as patch:
        refuse(patch, errno.ENOSPC, table_of(two.guest))
        click(first(lobby).yes)
        said = "The disk is full. Free some space; joining then continues by itself."
        two.wait(lambda: waiting.meaning.text() == said)
        assert waiting.state.text() == "Your seat can't be saved on this computer."
        patch.undo()
        two.wait(lobby.begin.isEnabled)
        assert waiting.state.text().startswith("You are in.")


def note_at_host(two: Two, text: str) -> None:
    """Write a note at the host: an entry, whoever is to decide."""
    hosted(two).host.do(Deed(Kind.NOTE, 0, text), (0,))


def forgive(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room, "say_unreadable", lambda *_, **__: None)


@with_and_without(forgive)
@pytest.mark.parametrize("is_one", [True, False])
def test_tables_that_cannot_be_read_are_reported(
    two: Two, fault: Fault | None, is_one: bool
) -> None:
    two.begin()
    path = table_of(two.guest) if is_one else table_of(two.guest).parent
    words = "A game can't be read: {}" if is_one else "Games aren't saved: {} can't be read."
    two.guest.window.show_start(can_resume=True)
    with planted(fault), pytest.MonkeyPatch.context() as patch:
        refuse(patch, errno.EACCES, path)
        two.ask(two.guest)
        two.wait(lambda: words_of(two.guest, UNREADABLE) == words.format(path))


def know_no_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guest_desk, "kept_seat", lambda *_, **__: None)


@with_and_without(know_no_seat)
@pytest.mark.parametrize("is_open", [True, False])
def test_a_new_invitation_with_the_same_code_renews_the_ways(
    two: Two, fault: Fault | None, is_open: bool
) -> None:
    lobby = two.open()
    invitation = first(lobby).code.text()
    two.begin(lobby)
    two.play(2)
    path = table_of(two.guest)
    if not is_open:
        end(two.guest)
        two.guest = two.start("guest")
    with planted(fault):
        dialog = two.ask(two.guest)
        dialog.name.setText("Ana")
        dialog.invitation.setText(f"{invitation},127.0.0.2:9")
        click(dialog.join)
        two.wait(lambda: two.guest.window.dialogs.shown is not dialog)
        assert table_of(two.guest) == path
        table = room_of(two.guest).laid.table
        assert table is not None
        assert table.ways[1] == LanAddress("127.0.0.2", 9)
        library = room_of(two.guest)._means.autosave.library  # noqa: SLF001
        assert kept_ways(library, path).ways == table.ways
        two.wait(lambda: two.guest.window.match_show is not None)
        two.play(2)


def test_somebody_whose_program_has_ended_is_away_at_once(two: Two) -> None:
    two.begin()
    company = bridge_of(two.host).company
    assert company is not None
    (guest,) = hosted(two).lobby.guests
    (seat,) = guest.kept.seats
    assert company.away_since(seat) is None
    end(two.guest)
    two.wait(lambda: company.away_since(seat) is not None)
    two.guest = two.start("guest")
    click(only(offered(two, two.guest)).go_on)
    two.wait(lambda: company.away_since(seat) is None)
