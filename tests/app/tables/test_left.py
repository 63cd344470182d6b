"""The tables that were left, as the first question lists them."""

import pytest
from PySide6.QtCore import QDateTime

from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.ui.net.left import TableCard, TableState
from changcheng_qt.ui.net.together import TogetherDialog
from tests.app.tables.windows import Two, bridge_of, click, end, offered, only
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle

DAY = 86_400


def listed(two: Two, *cards: TableCard) -> TogetherDialog:
    """The first question, with these tables."""
    dialog = two.ask(two.guest)
    settle()
    dialog.show_left(cards)
    return dialog


def since(days: int) -> int:
    return QDateTime.currentSecsSinceEpoch() - days * DAY


def test_a_card_says_for_whom_it_waits_and_since_when() -> None:
    card = TableCard("1", "china", ("Mei",), False)
    assert card.state_text == "Waiting for Mei"
    assert TableCard("1", "china", ("Mei",), True, TableState.YOURS).state_text == "Your turn"
    told = [
        TableCard("1", "china", ("Mei",), False, state, ("Ben",), since(days)).state_text
        for state in (TableState.YOURS, TableState.WAITING)
        for days in (1, 9)
    ]
    assert told[0] == "Your turn since yesterday"
    assert told[1].startswith("Your turn since ")
    assert told[2] == "Waiting for Ben since yesterday"
    assert told[3].startswith("Waiting for Ben since ")
    over = TableCard("1", "china", ("Mei", "Ben"), True, TableState.OVER, ("Ben",), since(0))
    assert over.state_text == "Finished. Not told yet: Ben"
    unfinished = TableCard("1", "china", ("Mei",), False, TableState.UNFINISHED)
    assert unfinished.state_text == "Left unfinished"
    finished = TableCard("1", "china", ("Mei",), False, TableState.FINISHED)
    assert finished.state_text == "Finished. Mei may ask for a rematch."
    closed = TableCard("1", "china", ("Mei",), False, TableState.CLOSED)
    assert closed.state_text == "Closed by Mei"
    lost = TableCard("1", "china", ("Mei",), False, TableState.LOST)
    assert lost.state_text == "You are no longer at this table"


def test_the_question_names_the_host(two: Two) -> None:
    card = TableCard("1", "china", ("Mei",), False, TableState.WAITING, ("Luca",))
    (row,) = listed(two, card).left.rows.values()
    click(row.forget)
    assert "until Mei invites somebody else" in row.question.text()


def test_somebody_who_types_is_not_interrupted_by_the_list(two: Two) -> None:
    dialog = two.ask(two.guest)
    before = dialog.focusWidget()
    dialog.show_left((TableCard("1", "china", ("Mei",), False),))
    assert dialog.focusWidget() is before is dialog.name


def know_nothing_yet(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCompany, "is_host_here", True)


@with_and_without(know_nothing_yet)
def test_everybody_counts_as_away_while_the_host_has_never_answered(
    two: Two, fault: Fault | None
) -> None:
    two.begin()
    for one in (two.guest, two.host):
        end(one)
    two.guest = two.start("guest")
    click(only(offered(two, two.guest)).go_on)
    two.wait(lambda: two.guest.window.match_show is not None)
    company = bridge_of(two.guest).company
    assert company is not None
    with planted(fault):
        assert [company.away_since(seat) for seat in (0, 1)] == [0, None]
