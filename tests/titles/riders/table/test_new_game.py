"""The dialog for a new game of Riders: several people are asked about hands on its first page."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.titles.riders.rules.setup import Hands
from changcheng_qt.titles.riders.table.dialogs.setup_form import RidersSetupForm
from changcheng_qt.titles.riders.table.factory import RidersUi
from changcheng_qt.ui.dialogs.choice_row import ChoiceRow
from changcheng_qt.ui.dialogs.game_draft import Offer
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import plain_looks
from tests.ui.shop import settle


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[NewGameDialog]:
    """The dialog with its options folded, and one person against bots."""
    window, title = QWidget(), RidersUi()
    qtbot.addWidget(window)
    offer = Offer(title.colours, title.seat_counts, ("novice", "club"))
    made = NewGameDialog(title, plain_looks(), offer, {}, window)
    made.show()
    yield made
    made.close()


def seat(dialog: NewGameDialog, place: int, controller: str) -> None:
    """Choose who plays at a place."""
    place_there = dialog.rows[place].controller
    place_there.choose(controller)
    place_there.chosen.emit(controller)
    QApplication.processEvents()


def form_of(dialog: NewGameDialog) -> RidersSetupForm:
    (form,) = dialog.findChildren(RidersSetupForm)
    return form


def test_two_people_choose_open_or_closed_hands_on_the_first_page(dialog: NewGameDialog) -> None:
    form = form_of(dialog)
    hands = form.rows["hands"]
    assert not hands.list.isVisible(), "folded away among the options"
    seat(dialog, 1, HUMAN)
    assert hands.list.isVisible()
    assert hands.list.parentWidget() is not form
    hands.choose(Hands.OPEN.value)
    assert form.choices()["hands"] == Hands.OPEN.value
    seat(dialog, 1, "club")
    assert hands.list.parentWidget() is form
    assert form.choices()["hands"] == Hands.OPEN.value, "the choice is kept"


def keep_a_column_for_the_rule(patch: pytest.MonkeyPatch) -> None:
    def laid_out(row: ChoiceRow, grid: QGridLayout, place: int) -> None:
        for column, widget in enumerate((row.title, row.list, row.rule), start=1):
            grid.addWidget(widget, place, column)

    patch.setattr(ChoiceRow, "visit", laid_out)


def columns_of(dialog: NewGameDialog) -> list[tuple[int, int]]:
    """Where the questions about the first seat begin, and their widths, once all is laid out."""
    settle()
    return [(one.x(), one.width()) for one in dialog.rows[0].widgets[:3]]


@with_and_without(keep_a_column_for_the_rule)
def test_the_question_about_hands_moves_no_other_list(
    dialog: NewGameDialog, fault: Fault | None
) -> None:
    with planted(fault):
        before = columns_of(dialog)
        seat(dialog, 1, HUMAN)
        assert columns_of(dialog) == before


def test_a_person_beyond_the_last_seat_does_not_count(dialog: NewGameDialog) -> None:
    dialog.show_count(4)
    seat(dialog, 3, HUMAN)
    assert form_of(dialog).rows["hands"].list.isVisible()
    dialog.show_count(3)
    QApplication.processEvents()
    assert not form_of(dialog).rows["hands"].list.isVisible()
