"""A move of a hint that is clicked keeps its mark on the board."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from changcheng_qt.ui.window.hint_panel import HintRow
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle
from tests.ui.window.test_hint_show import controls_of, hinted, panel_of


def close_hint(shop: Shop) -> None:
    panel_of(shop).close_button.click()


def keep_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(HintRow, "isChecked", lambda _: False)


@with_and_without(keep_nothing)
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_row_that_was_clicked_keeps_its_mark(
    shop: Shop, key: Qt.Key, fault: Fault | None
) -> None:
    """The mark went as the pointer left for the board, before the place was found there."""
    panel, asked = hinted(shop), controls_of(shop).asked
    first, second, _ = panel.rows
    with planted(fault):
        QTest.keyClick(first, key)
        panel.close_button.setFocus()
        assert asked[-1] == ("way", "work")
        assert is_told_kept(first)
        QTest.mouseMove(second, QPoint(5, 5))
        settle()
        assert asked[-1] == ("way", "ask 1"), "another is pointed at"
        QTest.mouseMove(panel, QPoint(2, 2))
        settle()
        assert asked[-1] == ("way", "work")


def test_another_row_or_a_second_click_unmarks_it(shop: Shop) -> None:
    panel, asked = hinted(shop), controls_of(shop).asked
    first, second, _ = panel.rows
    for row in (first, second):
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert [is_told_kept(row) for row in panel.rows] == [False, True, False]
    panel.close_button.setFocus()
    QTest.mouseMove(panel, QPoint(2, 2))
    settle()
    assert asked[-1] == ("way", "ask 1")
    shop.window.retranslate()
    settle()
    assert [is_told_kept(row) for row in panel.rows] == [False, True, False]
    panel.rows[1].click()
    panel.close_button.setFocus()
    assert asked[-1] == ("way",)


@pytest.mark.parametrize("ending", [lambda shop: shop.submit("work"), close_hint])
def test_a_kept_mark_goes_with_its_hint(shop: Shop, ending: Callable[[Shop], None]) -> None:
    panel = hinted(shop)
    panel.rows[1].click()
    ending(shop)
    assert controls_of(shop).asked[-1] == ("way",)
    shop.window.table_actions["hint"].trigger()
    assert not any(is_told_kept(row) for row in panel.rows)


def is_told_kept(row: HintRow) -> bool:
    """Whether a screen reader calls it checked."""
    return bool(QAccessible.queryAccessibleInterface(row).state().checked)
