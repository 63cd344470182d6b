"""The lobby: its questions in little room, its focus, and the question before it is closed; and the
focus where a guest waits.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.net.guest_rows import GuestCard, GuestState
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.nearby import CallerCard
from changcheng_qt.ui.net.opening import TableOrder
from changcheng_qt.ui.net.waiting import WaitingDialog
from changcheng_qt.ui.net.ways import Ways
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.dialogs import Dialogs
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle

INVITED = GuestCard(0, (1,), "7K4M-QX2P-9D3T-H6WB@192.168.1.5")
ASKS = replace(INVITED, name="Ana", state=GuestState.ASKS)
IN = replace(ASKS, state=GuestState.IN)
SIMA = CallerCard(0, ("Sima",), "402719")


def lobby_of(shop: Shop) -> LobbyDialog:
    """The lobby of a table for two, with one invitation."""
    window = shop.window
    title, players = window.titles.current, (Player("Mei", HUMAN), Player("Ana", HUMAN))
    game = GameOrder(title.name, players, title.colours[:2])
    lobby = LobbyDialog(title, TableOrder(game, (1,), Ways()), window.table.appearance, window)
    window.dialogs.show(lobby)
    lobby.show_guests((INVITED,), is_ready=False)
    return lobby


def test_buttons_keep_their_height_where_many_ask(shop: Shop) -> None:
    lobby = lobby_of(shop)
    lobby.show_callers([CallerCard(number, ("Ana",), "402719") for number in range(6)])
    lobby.resize(lobby.minimumSizeHint())
    settle()
    for row in lobby.callers.rows.values():
        assert row.yes.height() >= row.yes.sizeHint().height()


def test_enter_copies_the_invitation_at_first_and_never_closes_the_table(shop: Shop) -> None:
    lobby = lobby_of(shop)
    row = lobby.rows[0]
    assert lobby.focusWidget() is row.copy
    lobby.show_callers((SIMA,))
    assert lobby.focusWidget() is row.copy, "a caller does not take the keyboard"
    lobby.show_guests((ASKS,), is_ready=False)
    assert lobby.focusWidget() is None, "the focus is not the next button, which lets Ana in"
    caller = lobby.callers.rows[SIMA]
    caller.no.setFocus()
    lobby.show_callers(())
    assert lobby.focusWidget() is None
    lobby.show_guests((IN,), is_ready=True)
    lobby.begin.setFocus()
    lobby.show_guests((INVITED,), is_ready=False)
    assert lobby.focusWidget() is row.copy


@pytest.mark.parametrize(
    ("guest", "callers", "question"),
    [
        (ASKS, (), "You haven't answered Ana yet. Close the table?"),
        (INVITED, (SIMA,), "You haven't answered Sima yet. Close the table?"),
        (IN, (), "Ana will have to leave. Close the table?"),
        (IN, (SIMA,), "Ana, Sima will have to leave. Close the table?"),
    ],
)
def test_a_table_where_somebody_would_lose_a_seat_is_closed_after_a_question(
    shop: Shop, guest: GuestCard, callers: tuple[CallerCard, ...], question: str
) -> None:
    lobby = lobby_of(shop)
    lobby.show_guests((guest,), is_ready=False)
    lobby.show_callers(callers)
    lobby.close_table.click()
    assert lobby.notice.text() == question
    assert lobby.focusWidget() is lobby.begin
    assert lobby.begin.text() == "Keep it open"
    QTest.keyClick(lobby, Qt.Key.Key_Escape)
    assert lobby.isVisible(), "Esc is no answer that costs anybody a seat"
    assert lobby.notice.text() != question
    lobby.close_table.click()
    lobby.close_table.click()
    assert not lobby.isVisible()


def test_the_question_goes_with_those_whom_it_is_about(shop: Shop) -> None:
    lobby = lobby_of(shop)
    lobby.show_callers((SIMA,))
    lobby.reject()
    lobby.show_callers(())
    assert lobby.notice.text() == "Waiting for guests…"
    assert lobby.focusWidget() is lobby.rows[0].copy
    lobby.reject()
    assert not lobby.isVisible(), "nobody would lose anything"


def test_a_copied_invitation_is_not_made_useless_without_a_question(shop: Shop) -> None:
    lobby = lobby_of(shop)
    lobby.show_guests((INVITED,), is_ready=False)
    lobby.rows[0].copy.click()
    QTest.keyClick(lobby, Qt.Key.Key_Escape)
    assert lobby.notice.text() == "Copied invitations will stop working. Close the table?"
    QTest.keyClick(lobby, Qt.Key.Key_Escape)
    assert lobby.isVisible()
    lobby.close_table.click()
    lobby.close_table.click()
    assert not lobby.isVisible()


def close_by_force(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LobbyDialog, "may_close", Sheet.may_close)


def forget_the_open_one(patch: pytest.MonkeyPatch) -> None:
    def close_all(self: Dialogs) -> bool:
        dialog, self._open = self._open, None
        if dialog is not None:
            dialog.reject()
        return True

    patch.setattr(Dialogs, "close_all", close_all)


@with_and_without(close_by_force, forget_the_open_one)
def test_nothing_takes_the_place_of_a_lobby_with_guests(shop: Shop, fault: Fault | None) -> None:
    dialogs = shop.window.dialogs
    with planted(fault):
        lobby = lobby_of(shop)
        lobby.show_guests((IN,), is_ready=True)
        dialogs.keys()
        assert dialogs.shown is lobby
        assert lobby.isVisible()
        assert lobby.notice.text() == "Ana will have to leave. Close the table?"
        lobby.begin.click()
        assert dialogs.set_aside() is not None
        assert not dialogs.close_all()
        assert dialogs.shown is lobby
        assert lobby.isVisible()
        lobby.close_table.click()
        assert dialogs.shown is None
        dialogs.keys()
        assert dialogs.shown is not None


def test_enter_gives_up_no_seat_while_a_guest_waits(shop: Shop) -> None:
    window = shop.window
    waiting = WaitingDialog(lambda: ("You are in.", ""), window.table.appearance, window)
    window.dialogs.show(waiting)
    settle()
    QTest.keyClick(waiting.focusWidget() or waiting, Qt.Key.Key_Return)
    assert waiting.isVisible()
    QTest.keyClick(waiting, Qt.Key.Key_Tab)
    assert waiting.focusWidget() is waiting.leave
    QTest.keyClick(waiting.leave, Qt.Key.Key_Return)
    assert not waiting.isVisible()
