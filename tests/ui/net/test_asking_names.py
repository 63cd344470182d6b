"""People give their names before they join or open a table: with one that nobody typed they would
sit there as strangers, a guest with the host's.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSizePolicy

from changcheng_qt.ui.net.nearby import NearbyCard, NearbyList
from changcheng_qt.ui.net.together import TogetherDialog
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle


@pytest.fixture
def ask(shop: Shop) -> Callable[[str], TogetherDialog]:
    def ask(name: str) -> TogetherDialog:
        window = shop.window
        dialog = TogetherDialog(tuple(window.titles), name, window.table.appearance, window)
        title = window.titles.current.name
        dialog.nearby.show_tables([NearbyCard("1", "Mei", title, 1)])
        window.dialogs.show(dialog)
        settle()
        return dialog

    return ask


def take_any_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TogetherDialog, "_own_name", lambda self: self.name.text() or "Mei")


@with_and_without(take_any_name)
def test_nobody_joins_or_opens_without_a_name(
    ask: Callable[[str], TogetherDialog], fault: Fault | None
) -> None:
    with planted(fault):
        dialog = ask("")
        told: list[str] = []
        dialog.seat_asked.connect(lambda _, name, _others: told.append(name))
        dialog.join_asked.connect(lambda _, name, _others: told.append(name))
        dialog.open_asked.connect(lambda _, names: told.extend(names))
        assert dialog.focusWidget() is dialog.name
        (seat,) = dialog.nearby.buttons.values()
        for press in (seat, dialog.join, dialog.tables[0]):
            QTest.mouseClick(press, Qt.MouseButton.LeftButton)
            assert dialog.nameless.isVisible()
            assert dialog.focusWidget() is dialog.name
        assert told == []
        QTest.keyClicks(dialog.name, "Ana")
        assert not dialog.nameless.isVisible()
        for press in (seat, dialog.join, dialog.tables[0]):
            QTest.mouseClick(press, Qt.MouseButton.LeftButton)
        assert told == ["Ana"] * 3


def ask_in_between(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(QSizePolicy, "setRetainSizeWhenHidden", lambda *_: None)


@with_and_without(ask_in_between)
def test_no_button_moves_under_the_mouse_that_clicks_it_without_a_name(
    ask: Callable[[str], TogetherDialog], fault: Fault | None
) -> None:
    with planted(fault):
        dialog = ask("")
        before = dialog.join.mapToGlobal(QPoint())
        QTest.mouseClick(dialog.join, Qt.MouseButton.LeftButton)
        settle()
        assert dialog.join.mapToGlobal(QPoint()) == before


def test_somebody_with_a_name_may_paste_an_invitation_at_once(
    ask: Callable[[str], TogetherDialog],
) -> None:
    dialog = ask("Ana")
    assert dialog.focusWidget() is dialog.invitation


def grow(patch: pytest.MonkeyPatch) -> None:
    plain = NearbyList.show_tables

    def show_tables(one: NearbyList, cards: Sequence[NearbyCard]) -> None:
        plain(one, cards)
        one.area.setFixedHeight(40 * len(cards))

    patch.setattr(NearbyList, "show_tables", show_tables)


@with_and_without(grow)
def test_a_table_that_appears_moves_nothing(
    ask: Callable[[str], TogetherDialog], fault: Fault | None
) -> None:
    with planted(fault):
        dialog = ask("Ana")
        (card,) = dialog.nearby.buttons
        places = set()
        for count in (0, 1, 2, 5):
            dialog.nearby.show_tables([replace(card, key=str(n)) for n in range(count)])
            settle()
            parts = (dialog.name, dialog.invitation, dialog.join, *dialog.tables)
            places.add(tuple(part.mapTo(dialog, QPoint()).toTuple() for part in parts))
        assert len(places) == 1
        assert dialog.nearby.area.verticalScrollBar().maximum() > 0
