"""A rematch at a table of several computers: the host asks, guests sit down again without another
invitation, and the new match is played in the same seats.
"""

from pathlib import Path
from typing import Any

import pytest

from changcheng_qt.app.main import Program
from changcheng_qt.app.tables import joining, kept, rematch
from changcheng_qt.app.tables.hosting import HostedTable
from changcheng_qt.app.tables.laid import LaidTable
from changcheng_qt.app.tables.words import refusal_text, rematch_wished_text
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.peers import Peer
from changcheng_qt.net.roster import Roster
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.net.guest_rows import GuestState
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.window import match_actions
from tests.app.tables.test_finished import games_of, is_noted
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

AGAIN = "rematch"


def play_to_the_end(two: Two, late_files: Path) -> None:
    """Play a game that is nearly over, until both computers hold the finished match."""
    two.begin_late(late_files)
    two.play_out()
    two.wait(lambda: two.host.session.match is not None)
    two.wait(lambda: two.guest.session.match is not None)


def wants(one: Program) -> None:
    """Ask for a rematch at a computer."""
    one.window.table_actions["rematch"].trigger()


def offer_always(patch: pytest.MonkeyPatch) -> None:
    possible = match_actions.possible_actions
    patch.setattr(
        match_actions, "possible_actions", lambda *a, **b: {**possible(*a, **b), "rematch": True}
    )


@with_and_without(offer_always)
def test_a_game_that_others_play_has_a_rematch_after_its_end_only(
    two: Two, fault: Fault | None
) -> None:
    with planted(fault):
        two.begin()
        two.play(1)
        for one in (two.host, two.guest):
            assert not one.window.table_actions["rematch"].isEnabled()


def ask_again(two: Two) -> LobbyDialog:
    """Ask for a rematch at the host's computer, and wait until the guest sees it."""
    wants(two.host)
    two.wait(lambda: told(two.guest) == "Mei asks for a rematch.")
    return two.lobby


def told(one: Program) -> str:
    """The banner about a rematch at a computer, empty without one."""
    banners = one.window.table.banners
    return banners[AGAIN].words.text if AGAIN in banners else ""


def test_the_same_people_play_again_without_an_invitation(two: Two, late_files: Path) -> None:
    play_to_the_end(two, late_files)
    guest, before = two.guest.window, bridge_of(two.host)
    players, finished = before.players, hosted(two)
    began = rules_of(before.title).first_seat(finished.host.match.setup)

    lobby = ask_again(two)
    assert guest.table.banners[AGAIN].words.text == "Mei asks for a rematch."
    lobby.reject()
    two.wait(lambda: AGAIN not in guest.table.banners)
    assert hosted(two) is finished

    lobby = ask_again(two)
    assert first(lobby).card.state is GuestState.EXPECTED
    click(guest.table.banners[AGAIN].buttons[1])
    assert AGAIN not in guest.table.banners
    assert not lobby.begin.isEnabled()
    lobby.reject()

    guest.table_actions["abandon"].trigger()
    ask_again(two).reject()
    two.wait(lambda: AGAIN not in guest.table.banners)
    ask_again(two)
    click(guest.table.banners[AGAIN].buttons[0])
    lobby = two.lobby
    two.wait(lobby.begin.isEnabled)
    assert first(lobby).card.state is GuestState.IN
    click(lobby.begin)
    two.wait(lambda: bridge_of(two.guest).outcome is None)
    match = hosted(two).host.match
    assert rules_of(before.title).first_seat(match.setup) == (began + 1) % 2
    assert match.players == players
    two.wait(lambda: not finished.path.exists())
    two.play(2)


def lose_wishes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Peer, "note_wish", lambda *_: False)


def keep_withdrawn_wishes(patch: pytest.MonkeyPatch) -> None:
    note = Peer.note_wish
    patch.setattr(
        Peer,
        "note_wish",
        lambda self, up, match: not self.kept.wishes_again and note(self, up, match),
    )


@with_and_without(lose_wishes, keep_withdrawn_wishes)
def test_a_guest_who_would_like_a_rematch_tells_the_host(
    two: Two, late_files: Path, fault: Fault | None
) -> None:
    play_to_the_end(two, late_files)
    banners = two.host.window.table.banners
    with planted(fault):
        wants(two.guest)
        assert told(two.guest) == rematch_wished_text("Mei")
        two.wait(lambda: AGAIN in banners)
        click(two.guest.window.table.banners[AGAIN].buttons[0])
        assert not told(two.guest)
        two.wait(lambda: AGAIN not in banners)
        wants(two.guest)
        two.wait(lambda: AGAIN in banners)
        assert banners[AGAIN].words.text == "Ana would like a rematch."
        click(banners[AGAIN].buttons[1])
        assert AGAIN not in banners
        assert not isinstance(two.host.window.dialogs.shown, LobbyDialog)
        ask_again(two).reject()
        two.wait(lambda: AGAIN not in two.guest.window.table.banners)
        assert AGAIN not in banners, "the guest wishes nothing any more"

        two.host.window.table_actions["abandon"].trigger()
        wants(two.guest)
        two.wait(lambda: AGAIN in banners)
        click(banners[AGAIN].buttons[0])
        two.wait(lambda: told(two.guest) == "Mei asks for a rematch.")
        assert AGAIN not in banners
        two.lobby.reject()


def keep_no_wish(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Roster, "save", lambda _: None)


@with_and_without(keep_no_wish)
def test_a_wish_for_a_rematch_is_kept_while_both_programs_are_closed(
    two: Two, late_files: Path, fault: Fault | None
) -> None:
    play_to_the_end(two, late_files)
    two.wait(lambda: not hosted(two).missing)
    with planted(fault):
        wants(two.guest)
        two.wait(lambda: AGAIN in two.host.window.table.banners)
        end(two.guest)
        end(two.host)
        two.host = two.start("host")
        row = only(offered(two, two.host))
        assert row.state.text() == "Finished. Ana would like a rematch."
        click(row.go_on)
        banners = two.host.window.table.banners
        two.wait(lambda: AGAIN in banners)
        assert banners[AGAIN].words.text == "Ana would like a rematch."
        path = hosted(two).path
        click(banners[AGAIN].buttons[0])
        two.guest = two.start("guest")
        click(only(offered(two, two.guest)).go_on)
        two.wait(lambda: told(two.guest) == "Mei asks for a rematch.")
        click(two.guest.window.table.banners[AGAIN].buttons[0])
        two.wait(two.lobby.begin.isEnabled)
        click(two.lobby.begin)
        two.wait(lambda: bridge_of(two.host).outcome is None)
        two.wait(lambda: not path.exists())
        two.play(1)


def test_a_guest_of_a_closed_table_wishes_for_no_rematch(two: Two, late_files: Path) -> None:
    play_to_the_end(two, late_files)
    hosted(two).host.close()
    company = bridge_of(two.guest).company
    assert company is not None
    two.wait(lambda: company.end is not None)
    wants(two.guest)
    assert two.guest.window.table.toast.text == refusal_text(Refusal.TABLE_CLOSED)


def test_a_rematch_has_people_and_bots_in_their_seats(two: Two) -> None:
    two.begin(two.open(seats=3, has_bot=True))
    table = hosted(two)
    title = two.host.window.titles[bridge_of(two.host).title]
    order = rematch.order_again(title, table)
    assert order.elsewhere == (1,)
    assert [one.is_human for one in order.game.players] == [True, True, False]
    table.lending.host.match.seat_player(1, table.host.match.players[2])
    assert rematch.order_again(title, table).elsewhere == (1,)
    table.host.remove(table.lobby.guests[0])
    assert rematch.order_again(title, table).elsewhere == ()


def swept_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(joining, "OPEN_FOR", 0)
    keep = joining.JoinedTable.keep_over
    patch.setattr(joining.JoinedTable, "keep_over", lambda self, _=0: keep(self, 0))


def begun_alone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kept, "_lobby_card", lambda *_: None)


@with_and_without(swept_at_once, begun_alone)
def test_a_guest_whose_program_was_closed_hears_of_a_rematch(
    two: Two, late_files: Path, fault: Fault | None
) -> None:
    with planted(fault):
        play_to_the_end(two, late_files)
        two.wait(lambda: not hosted(two).missing and is_noted(two.guest))
        end(two.guest)
        wants(two.host)
        come_back(two, "Finished. Mei may ask for a rematch.")
        banners = two.guest.window.table.banners
        two.wait(lambda: AGAIN in banners)
        click(banners[AGAIN].buttons[0])
        two.wait(two.lobby.begin.isEnabled)
        assert first(two.lobby).card.state is GuestState.IN
        end(two.guest)
        click(two.lobby.begin)
        two.wait(lambda: bridge_of(two.host).outcome is None)
        come_back(two, "Waiting for Mei")
        two.wait(lambda: two.guest.window.match_show is not None)
        two.play(2)
        assert games_of(two.guest) == 1


def come_back(two: Two, told: str) -> None:
    """Start the guest's program again, and open the only table on its shelf."""
    two.guest = two.start("guest")
    rows = list(offered(two, two.guest).left.rows.values())
    assert [row.state.text() for row in rows] == [told]
    click(rows[0].go_on)


def have_it_at_hand_anyway(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LaidTable, "_is_shown", property(lambda _: True))


def test_a_finished_game_that_is_kept_late_does_not_take_the_place_of_another(
    two: Two, late_files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two.begin_late(late_files)
    fetching = room_of(two.guest).laid._fetching  # noqa: SLF001
    copy, late = fetching.copy, list[tuple[Any, ...]]()
    monkeypatch.setattr(fetching, "copy", lambda *given: late.append(given))
    two.play_out()
    two.wait(lambda: bool(late))
    two.guest.window.table_actions["abandon"].trigger()
    two.guest.window.dialogs.play_now("changcheng")
    other = two.guest.session.match
    assert other is not None
    for fault in (None, have_it_at_hand_anyway):
        with planted(fault):
            copy(*late[0])
            two.wait(lambda: not fetching.is_busy)
            assert two.guest.session.match is other


def note_open_tables_alone(patch: pytest.MonkeyPatch) -> None:
    on_kept = LaidTable._on_kept  # noqa: SLF001

    def note(laid: Any, table: HostedTable, replica: Any) -> None:  # noqa: ANN401
        if laid.table is table:
            on_kept(laid, table, replica)

    patch.setattr(LaidTable, "_on_kept", note)


@pytest.mark.parametrize("is_begun", [False, True])
@with_and_without(note_open_tables_alone)
def test_the_rematch_of_a_game_that_is_kept_late_leaves_no_finished_table(
    two: Two, late_files: Path, monkeypatch: pytest.MonkeyPatch, fault: Fault | None, is_begun: bool
) -> None:
    two.begin_late(late_files)
    laid, late = room_of(two.host).laid, list[tuple[Any, ...]]()
    finished, banners = hosted(two), two.guest.window.table.banners
    monkeypatch.setattr(laid, "_on_kept", lambda *given: late.append(given))
    two.play_out()
    two.wait(lambda: two.guest.session.match is not None and bool(late))
    with planted(fault):
        wants(two.guest)
        two.wait(lambda: AGAIN in two.host.window.table.banners)
        click(two.host.window.table.banners[AGAIN].buttons[0])
        two.wait(lambda: told(two.guest) == "Mei asks for a rematch.")
        if not is_begun:
            LaidTable._on_kept(laid, *late[0])  # noqa: SLF001
            two.wait(lambda: two.host.session.match is not None)
            two.lobby.reject()
            two.wait(lambda: AGAIN not in banners)
            ask_again(two)
        click(banners[AGAIN].buttons[0])
        two.wait(two.lobby.begin.isEnabled)
        click(two.lobby.begin)
        two.wait(lambda: bridge_of(two.guest).outcome is None)
        if is_begun:
            LaidTable._on_kept(laid, *late[0])  # noqa: SLF001
        two.wait(lambda: not finished.path.exists())
