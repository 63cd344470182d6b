"""People who share a computer: the host makes one invitation of theirs, or parts it again, and the
guest's program asks for a name of each.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.app.tables.guest_desk import people_invited
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.ui.net import lobby as lobbies
from changcheng_qt.ui.net.guest_rows import GuestCard, GuestRow, GuestState
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.nearby import NearbyCard, NearbyList
from changcheng_qt.ui.net.opening import TableOrder
from changcheng_qt.ui.net.together import MOST_OTHERS, OtherNames, TogetherDialog
from changcheng_qt.ui.net.ways import Ways
from changcheng_qt.ui.seam.title import GameOrder
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle

CODE = "7K4M-QX2P-9D3T-H6WB"
FIRST, SECOND, THIRD = (GuestCard(n, (n + 1,), f"{CODE}@192.168.1.5") for n in range(3))
WATCHING = GuestCard(3, (), f"{CODE}@192.168.1.5")
PAIR = GuestCard(4, (1, 3), f"{CODE}-2@192.168.1.5")
NAMED = replace(PAIR, name="Ana", others=("Ben",))


@pytest.fixture
def lobby(shop: Shop) -> LobbyDialog:
    """The lobby of a table for four, with three invitations, and one to look on."""
    window = shop.window
    title = window.titles.current
    players = tuple(Player(name, HUMAN) for name in ("Mei", "A", "B", "C"))
    game = GameOrder(title.name, players, title.colours[:4])
    order = TableOrder(game, (1, 2, 3), Ways(), may_watch=True)
    lobby = LobbyDialog(title, order, window.table.appearance, window)
    window.dialogs.show(lobby)
    lobby.show_guests((FIRST, SECOND, THIRD, WATCHING), is_ready=False)
    return lobby


def choices(row: GuestRow) -> list[str]:
    """The choices of a row, empty ones for separators."""
    return [action.text() for action in row.menu().actions()]


def choose(row: GuestRow, text: str) -> None:
    """Choose something in the menu of a row."""
    next(one for one in row.menu().actions() if one.text() == text).trigger()


def with_anybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lobbies, "_partners_of", lambda card, cards: [c for c in cards if c is not card])


@with_and_without(with_anybody)
def test_only_players_who_have_not_come_share_an_invitation(
    lobby: LobbyDialog, fault: Fault | None
) -> None:
    with planted(fault):
        asks = replace(SECOND, name="Ana", state=GuestState.ASKS)
        lobby.show_guests((FIRST, asks, THIRD, WATCHING), is_ready=False)
        assert choices(lobby.rows[0]) == ["Player 4"]
        assert choices(lobby.rows[2]) == ["Player 2"]
        assert not lobby.rows[3].share.isVisible()
        assert "only one: choose “Together with…”." in lobby.note.text()
        lobby.show_guests((FIRST, asks, WATCHING), is_ready=False)
        assert not lobby.rows[0].share.isVisible()
        assert "Together" not in lobby.note.text()


def test_the_host_shares_an_invitation_and_parts_it_again(lobby: LobbyDialog) -> None:
    asked: list[tuple[int, ...]] = []
    lobby.shared.connect(lambda *numbers: asked.append(numbers))
    lobby.parted.connect(lambda number: asked.append((number,)))
    choose(lobby.rows[0], "Player 4")
    lobby.show_guests((SECOND, PAIR), is_ready=False)
    assert sorted(lobby.rows) == [1, 4]
    assert choices(lobby.rows[1]) == ["Players 2, 4, at one computer"]
    assert choices(lobby.rows[4]) == ["Player 3", "", "Separate computers"]
    choose(lobby.rows[4], "Separate computers")
    assert asked == [(0, 2), (4,)]
    lobby.show_guests((PAIR,), is_ready=False)
    assert choices(lobby.rows[4]) == ["Separate computers"]


def test_guests_of_the_table_before_are_not_parted(lobby: LobbyDialog) -> None:
    """Their invitation is known at their computer: it goes to nobody else."""
    lobby.show_guests((replace(NAMED, state=GuestState.EXPECTED), FIRST), is_ready=False)
    assert not lobby.rows[4].share.isVisible()
    assert "Together" not in lobby.note.text()
    lobby.show_guests((PAIR, FIRST), is_ready=False)
    assert lobby.rows[4].share.isVisible()


def test_a_number_that_is_another_guest_now_has_another_row(lobby: LobbyDialog) -> None:
    lobby.show_guests((replace(THIRD, number=0), replace(FIRST, number=1)), is_ready=False)
    places = [lobby._column.indexOf(lobby.rows[n]) for n in (0, 1)]  # noqa: SLF001 - as they are seen
    assert places[0] > places[1]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (GuestState.INVITED, "Players 2, 4, at one computer"),
        (GuestState.EXPECTED, "Players 2, 4, at one computer: Ana, Ben have not come yet."),
        (GuestState.ASKS, "Players 2, 4, at one computer: Ana, Ben ask to join."),
        (GuestState.IN, "Players 2, 4, at one computer: Ana, Ben are here."),
    ],
)
def test_all_of_them_are_named(lobby: LobbyDialog, state: GuestState, words: str) -> None:
    lobby.show_guests((replace(NAMED, state=state),), is_ready=False)
    row = lobby.rows[4]
    assert row._words.text() == words  # noqa: SLF001 - as it is seen
    assert row.yes.words == "Yes, let Ana, Ben in"
    if state is GuestState.IN:
        lobby.close_table.click()
        assert lobby.notice.text().startswith("Ana, Ben will have to leave.")


@pytest.fixture
def joining(shop: Shop) -> TogetherDialog:
    """The first question to Ana, who played with Ben the last time."""
    window = shop.window
    dialog = TogetherDialog(tuple(window.titles), "Ana", window.table.appearance, window)
    dialog.ask_everybody(people_invited, ["Ben"])
    window.dialogs.show(dialog)
    settle()
    return dialog


def take_any_names(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OtherNames, "focus_lacking", lambda _: False)


@with_and_without(take_any_names)
def test_everybody_at_a_computer_gives_a_name(joining: TogetherDialog, fault: Fault | None) -> None:
    told: list[tuple[object, ...]] = []
    joining.join_asked.connect(lambda *how: told.append(how))
    with planted(fault):
        assert not joining.others.isVisible()
        joining.invitation.setText(f"{CODE}-3@192.168.1.5")
        assert joining.others.isVisible()
        assert [line.name for line in joining.others.lines] == ["Ben", ""]
        QTest.mouseClick(joining.join, Qt.MouseButton.LeftButton)
        assert joining.focusWidget() is joining.others.lines[1]
        assert told == []
        QTest.keyClicks(joining.others.lines[1], "Sima")
        QTest.mouseClick(joining.join, Qt.MouseButton.LeftButton)
        assert told == [(f"{CODE}-3@192.168.1.5", "Ana", ("Ben", "Sima"))]


def test_an_invitation_for_one_asks_for_no_other_name(joining: TogetherDialog) -> None:
    told: list[object] = []
    joining.join_asked.connect(lambda *how: told.append(how[2]))
    for people in ("-3", "-2", ""):
        joining.invitation.setText(f"{CODE}{people}@192.168.1.5")
        settle()
    assert not joining.others.isVisible()
    QTest.mouseClick(joining.join, Qt.MouseButton.LeftButton)
    assert told == [()]


def forget_the_typed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OtherNames, "typed", ())


@with_and_without(forget_the_typed)
def test_names_stay_while_the_invitation_is_corrected(
    joining: TogetherDialog, fault: Fault | None
) -> None:
    """A wrong letter is replaced after the names were typed: meanwhile it is for nobody."""
    with planted(fault):
        joining.invitation.setText(f"{CODE}-3@192.168.1.5")
        for line, name in zip(joining.others.lines, ("Mei", "Sima"), strict=True):
            line.setText(name)
        for text in (f"{CODE[:-1]}-3@192.168.1.5", f"{CODE}-3@192.168.1.6"):
            joining.invitation.setText(text)
            settle()
        assert [line.text() for line in joining.others.lines] == ["Mei", "Sima"]


def keep_apart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(NearbyList, "ask_for", lambda *_: None)


@with_and_without(keep_apart)
def test_somebody_else_here_has_a_line_that_asks_for_a_seat_too(
    joining: TogetherDialog, fault: Fault | None
) -> None:
    told: list[tuple[object, ...]] = []
    joining.join_asked.connect(lambda *how: told.append(how[1:]))
    joining.seat_asked.connect(lambda *how: told.append(how[1:]))
    (title, *_) = joining.nearby._titles  # noqa: SLF001
    cards = [NearbyCard(str(free), "Mei", title, free) for free in (1, 2, 3)]
    joining.nearby.show_tables(cards)
    few, enough, _ = joining.nearby.buttons.values()
    with planted(fault):
        assert few.isEnabled()
        QTest.mouseClick(joining.more, Qt.MouseButton.LeftButton)
        settle()
        (line,) = joining.others.lines
        assert joining.focusWidget() is line
        assert joining.more.nextInFocusChain() is line
        assert line.selectedText() == "Ben", "the name of the last time, to be kept or typed over"
        assert not few.isEnabled()
        assert "Only 1 seat" in few.toolTip()
        assert "choose a table for the 2 of you" in joining.nearby._note.text()  # noqa: SLF001
        QTest.mouseClick(enough, Qt.MouseButton.LeftButton)
        QTest.mouseClick(joining.join, Qt.MouseButton.LeftButton)
        line.clear()
        assert few.isEnabled(), "an empty line is nobody"
        QTest.mouseClick(few, Qt.MouseButton.LeftButton)
        assert told == [("Ana", ("Ben",)), ("Ana", ("Ben",)), ("Ana", ())]


def test_lines_that_were_opened_outlast_an_invitation(joining: TogetherDialog) -> None:
    others = joining.others
    joining.more.click()
    for people, count in (("-3", 2), ("", 1), ("-2", 1)):
        joining.invitation.setText(f"{CODE}{people}@192.168.1.5")
        settle()
        assert len(others.lines) == count
        assert others._note.isVisible() is bool(people)  # noqa: SLF001 - as it is seen
    while joining.more.isVisible():
        joining.more.click()
        settle()
    assert len(others.lines) == MOST_OTHERS


def test_a_long_name_is_cut_as_the_first_one(joining: TogetherDialog) -> None:
    joining.invitation.setText(f"{CODE}-2@192.168.1.5")
    (line,) = joining.others.lines
    line.clear()
    QTest.keyClicks(line, "B" * 40)
    assert line.name == "B" * 24
