"""The start page leads to the tables that go on, whoever they wait for."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from changcheng_qt.app.desks.table_desk import WAYS_BACK, TableDesk
from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import guest_desk, laid, room, turn
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.words import refusal_text
from changcheng_qt.net.letters import Refusal
from changcheng_qt.ui.net.left import TableCard, TableState
from changcheng_qt.ui.net.nearby import CallerCard
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.net.waiting import WaitingDialog
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.start_page import StartPage
from changcheng_qt.ui.window.banner import Banner
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
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle

IMPORTED = """
import sys
from pathlib import Path
from changcheng_qt.app.desks import table_desk
assert table_desk._left(Path(sys.argv[1]), ()) == ()
own = "changcheng_qt.app.tables", "changcheng_qt.net", "changcheng_qt.ui.net", "nacl"
print([name for name in sys.modules if name.startswith(own)])
import changcheng_qt.app.tables.kept
networks = "changcheng_qt.net.lan", "changcheng_qt.net.post", "nacl", "paho", "zeroconf"
print([name for name in networks if name in sys.modules])
"""


def strips(one: Program) -> list[Banner]:
    """The start page's strips about tables, from top to bottom."""
    banners = one.window.table.banners
    found = [banners[name] for name in banners._banners if name.startswith(WAYS_BACK)]  # noqa: SLF001
    return sorted(found, key=lambda one: one.y())


def texts(one: Program) -> list[str]:
    """The words of the strips."""
    return [strip.words.text for strip in strips(one)]


def looked(two: Two, one: Program) -> list[str]:
    """The words of the strips after a look at the tables."""
    one.tables.look()
    rest(two, one)
    return texts(one)


def card(key: str, state: TableState = TableState.WAITING) -> TableCard:
    """A table of Mei's, of *China*."""
    return TableCard(key, "china", ("Mei",), False, state)


def rest(two: Two, one: Program) -> None:
    """Wait until a program does not check any more, as it does by itself when it starts."""
    two.wait(lambda: not one.tables._looking.is_busy)  # noqa: SLF001


def only_due(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCard, "goes_on", property(lambda one: one.state is TableState.YOURS))


@with_and_without(only_due)
def test_one_click_returns_to_a_table_in_anybodys_turn(two: Two, fault: Fault | None) -> None:
    with planted(fault):
        two.begin()
        two.play(1)
        two.wait(lambda: any(bridge.decider is not None for bridge in two.bridges))
        is_hosts = two.bridges[0].decider is not None
        for name in ("host", "guest"):
            end(getattr(two, name))
            setattr(two, name, two.start(name))
        due, other = (True, False) if is_hosts else (False, True)
        for one, is_due in ((two.host, due), (two.guest, other)):
            words = looked(two, one)
            assert len(words) == 1
            table = "Chang Cheng with Ana" if one is two.host else "Chang Cheng at Mei's table"
            state = "Your turn" if is_due else f"Waiting for {'Ana' if one is two.host else 'Mei'}"
            assert words[0].startswith(f"{table} · {state} since ")
            click(strips(one)[0].buttons[0])
            two.wait(lambda: one.window.match_show is not None)  # noqa: B023
            assert bridge_of(one).step_count == 1
            assert not texts(one)


def unheard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableDesk, "_on_news", lambda _: None)


@with_and_without(unheard)
def test_a_strip_follows_the_open_table(two: Two, fault: Fault | None) -> None:
    two.begin()
    two.wait(lambda: any(bridge.decider is not None for bridge in two.bridges))
    is_hosts = two.bridges[0].decider is not None
    due, other = (two.host, two.guest) if is_hosts else (two.guest, two.host)
    bridge = bridge_of(due)
    with planted(fault):
        other.window.abandon_asked.emit()
        two.wait(lambda: bool(texts(other)))
        assert " · Waiting for " in texts(other)[0]
        while bridge.decider is not None:
            count = bridge.step_count
            bridge.submit(bridge.legal[0])
            two.wait(lambda: bridge.step_count > count)  # noqa: B023
        two.wait(lambda: " · Your turn" in "".join(texts(other)))


def give_up_the_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guest_desk, "_has_seat", lambda _: False)


def keeps_seat(waiting: WaitingDialog) -> bool:
    """Whether the way back keeps a seat; before there is one, another corrects the invitation."""
    return waiting.change.isHidden()


def lead_nowhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room.TableRoom, "_come_back", lambda self, table: self.laid.lay(table))


@with_and_without(give_up_the_seat, lead_nowhere)
def test_a_guest_who_waits_for_the_start_can_leave_and_return(
    two: Two, fault: Fault | None
) -> None:
    lobby, waiting = two.open(), two.join(first(two.lobby).code.text())
    two.wait(first(lobby).yes.isVisible)
    assert not keeps_seat(waiting), "there is no seat to keep"
    with planted(fault):
        click(first(lobby).yes)
        two.wait(lambda: keeps_seat(waiting))
        waiting.reject()
        two.wait(lambda: texts(two.guest) == ["Chang Cheng at Mei's table · Waiting for Mei"])
        click(strips(two.guest)[0].buttons[0])
        again = two.guest.window.dialogs.shown
        assert isinstance(again, WaitingDialog)
        click(again.back)
        two.wait(lambda: bool(texts(two.guest)))
        two.wait(lobby.begin.isEnabled)
        click(lobby.begin)
        table = room_of(two.guest).laid.table
        two.wait(lambda: bool(table and table.guest.follower and table.guest.follower.shown))
        click(strips(two.guest)[0].buttons[0])
        two.play(2)


def leave_any_match(patch: pytest.MonkeyPatch) -> None:
    def set_aside(self: laid.LaidTable, table: JoinedTable) -> None:
        self._aside = table
        self.window.abandon_asked.emit()

    patch.setattr(laid.LaidTable, "set_aside", set_aside)


@with_and_without(leave_any_match)
def test_a_guest_who_waits_over_another_game_leaves_it_only_by_hand(
    two: Two, fault: Fault | None
) -> None:
    window, lobby = two.guest.window, two.open()
    window.table.start_page.play_now_asked.emit("changcheng")
    two.wait(lambda: window.match_show is not None)
    with planted(fault):
        waiting = two.join(first(lobby).code.text())
        two.wait(first(lobby).yes.isVisible)
        click(first(lobby).yes)
        two.wait(lambda: keeps_seat(waiting))
        assert window.dialogs.close_all()
        assert window.match_show is not None
        table = room_of(two.guest).laid.table
        assert table is not None
        two.guest.tables.go_on(table.path)
        again = window.dialogs.shown
        assert isinstance(again, WaitingDialog)
        click(again.back)
        assert window.match_show is None
        two.wait(lambda: bool(texts(two.guest)))


def test_a_guest_at_the_start_page_is_shown_that_the_table_is_closed(two: Two) -> None:
    lobby, waiting = two.open(), two.join(first(two.lobby).code.text())
    two.wait(first(lobby).yes.isVisible)
    click(first(lobby).yes)
    two.wait(lambda: keeps_seat(waiting))
    click(waiting.back)
    two.wait(lambda: bool(texts(two.guest)))
    lobby.reject()
    click(lobby.close_table)
    two.wait(lambda: not texts(two.guest))
    assert two.guest.window.table.toast.text == refusal_text(Refusal.TABLE_CLOSED)
    assert not looked(two, two.guest)


def ask_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laid.LaidTable, "asked_with", lambda *_: None)


def tell_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.TurnCall, "tell", lambda *_: None)


@with_and_without(ask_again, tell_nothing)
def test_a_guest_who_asks_waits_at_the_start_page_and_is_shown_the_answer(
    two: Two, fault: Fault | None
) -> None:
    lobby, waiting = two.open(), two.join(first(two.lobby).code.text())
    two.wait(first(lobby).yes.isVisible)
    click(waiting.back)
    assert two.guest.window.dialogs.shown is None
    assert room_of(two.guest).laid.table is not None
    with planted(fault):
        table = room_of(two.guest).laid.table
        click(two.ask(two.guest).join)
        settle()
        again = two.guest.window.dialogs.shown
        assert isinstance(again, WaitingDialog)
        assert room_of(two.guest).laid.table is table, "the question is asked once"
        click(again.back)
        click(first(lobby).yes)
        two.wait(lambda: texts(two.guest) == ["Chang Cheng at Mei's table · Waiting for Mei"])
        assert two.guest.window.table.toast.text == "Mei has let you in."
        assert two.ask(two.guest).invitation.text() == ""


def test_a_guest_who_asks_at_the_start_page_is_shown_a_refusal(two: Two) -> None:
    lobby, waiting = two.open(), two.join(first(two.lobby).code.text())
    two.wait(first(lobby).no.isVisible)
    click(waiting.back)
    click(first(lobby).no)
    two.wait(lambda: room_of(two.guest).laid.table is None)
    assert two.guest.window.table.toast.text == refusal_text(Refusal.NOT_ADMITTED)


def stands_out(two: Two, one: Program) -> str:
    """The way that the start page offers first, once the tables have been looked for."""
    one.tables.look()
    rest(two, one)
    buttons = one.window.table.start_page.findChildren(Button)
    (words,) = (one.words for one in buttons if one.isVisible() and one.property("primary"))
    return words


def lessons_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StartPage, "offer_tables", lambda page, *, are_any: None)


@with_and_without(lessons_first)
def test_a_start_for_a_table_shows_the_table_before_the_lessons(
    two: Two, fault: Fault | None
) -> None:
    with planted(fault):
        assert stands_out(two, two.guest) == "Learn to play"
        lobby, waiting = two.open(), two.join(first(two.lobby).code.text())
        two.wait(first(lobby).yes.isVisible)
        click(waiting.back)
        assert stands_out(two, two.guest) == "Play with others"
        click(first(lobby).no)
        two.wait(lambda: room_of(two.guest).laid.table is None)
        assert stands_out(two, two.guest) == "Learn to play"


def test_a_table_left_for_good_is_no_longer_offered(two: Two) -> None:
    two.begin()
    end(two.guest)
    two.guest = two.start("guest")
    assert looked(two, two.guest)
    row = only(offered(two, two.guest))
    click(row.forget)
    click(row.sure)
    assert not texts(two.guest)
    assert not looked(two, two.guest)


def know_none(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableDesk, "_know", lambda *_: None)


@with_and_without(know_none)
def test_tables_that_were_left_have_their_room_from_the_start(
    two: Two, fault: Fault | None
) -> None:
    two.begin()
    end(two.guest)
    two.guest = two.start("guest")
    with planted(fault):
        assert looked(two, two.guest)
        early = two.ask(two.guest)
        settle()
        row, place = only(early), early.geometry()
        button = early.tables[0].mapToGlobal(QPoint())
        answered: list[object] = []
        room_of(two.guest)._means.autosave.ask_library(lambda _: None, answered.append)  # noqa: SLF001
        two.wait(lambda: bool(answered))
        settle()
        assert only(early) is row
        assert early.geometry() == place
        assert early.tables[0].mapToGlobal(QPoint()) == button
        click(row.forget)
        click(row.sure)
        assert not two.ask(two.guest).left.rows


def sweep_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laid.LaidTable, "in_use", frozenset())


@with_and_without(sweep_all)
@pytest.mark.parametrize("who", ["host", "guest"])
def test_a_table_that_is_being_left_is_not_swept_away(
    two: Two, who: str, fault: Fault | None
) -> None:
    two.begin()
    end(getattr(two, who))
    setattr(two, who, two.start(who))
    one: Program = getattr(two, who)
    row = only(offered(two, one))
    click(row.forget)
    click(row.sure)
    means = room_of(one)._means  # noqa: SLF001
    two.wait(lambda: bool(means.leaving))
    with planted(fault):
        for _ in range(2):
            assert not offered(two, one).left.rows
            assert not looked(two, one)
            assert means.autosave.library.keys()


def test_a_notification_takes_no_guest_its_table(two: Two) -> None:
    two.begin()
    before = hosted(two).path
    two.host.window.table_actions["abandon"].trigger()
    lobby = two.open()
    lobby.show_callers((CallerCard(0, ("Sima",), "402719"),))
    open_now = hosted(two)
    two.host.tables.go_on(before)
    assert two.host.window.dialogs.shown is lobby
    assert lobby.notice.text() == "You haven't answered Sima yet. Close the table?"
    assert hosted(two) is open_now


def test_of_many_tables_the_last_strip_has_the_rest(two: Two) -> None:
    rest(two, two.guest)
    two.guest.tables._on_found([card(key) for key in "123"])  # noqa: SLF001
    assert texts(two.guest) == ["China at Mei's table · Waiting for Mei"] * 3
    two.guest.tables._on_found([card(key) for key in "1234"])  # noqa: SLF001
    assert texts(two.guest)[2:] == ["You sit at 2 more tables."]
    click(strips(two.guest)[2].buttons[0])
    assert isinstance(two.guest.window.dialogs.shown, TogetherDialog)


def test_a_strip_goes_when_it_is_read_or_a_game_begins(two: Two) -> None:
    window, tables = two.guest.window, two.guest.tables
    rest(two, two.guest)
    tables._on_found([card("1"), card("2", TableState.YOURS)])  # noqa: SLF001
    click(strips(two.guest)[0].buttons[1])
    assert texts(two.guest) == ["China at Mei's table · Your turn"]
    tables._on_found([card("1"), card("2", TableState.YOURS)])  # noqa: SLF001
    assert texts(two.guest) == ["China at Mei's table · Your turn"], "as it was read"
    window.table.start_page.hide()
    settle()
    assert not texts(two.guest)
    tables._on_found([card("1")])  # noqa: SLF001
    assert not texts(two.guest), "no start page is shown"


def test_a_look_imports_nothing_of_tables_without_any_and_no_network(tmp_path: Path) -> None:
    command = (sys.executable, "-c", IMPORTED, str(tmp_path / "tables"))
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "[]"]
