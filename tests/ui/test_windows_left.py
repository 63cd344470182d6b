"""A test that leaves a window on the screen fails, and the window is gone for the next one."""

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.shop import open_shop
from tests.ui.windows_left import no_window_left, windows_shown


@pytest.mark.parametrize("kind", [QWidget, QDialog, QMenu])
def test_a_test_that_leaves_a_window_fails(qtbot: QtBot, kind: type[QWidget]) -> None:
    left = kind()
    left.setWindowTitle("Careless")
    with (
        pytest.raises(pytest.fail.Exception, match=f"{kind.__name__} 'Careless'"),
        no_window_left(),
    ):
        left.show()
    assert windows_shown() == []


def test_windows_of_before_and_closed_ones_are_not_left(qtbot: QtBot) -> None:
    former, closed = QWidget(), QWidget()
    qtbot.addWidget(former)
    qtbot.addWidget(closed)
    former.show()
    with no_window_left():
        closed.show()
        closed.close()
    assert windows_shown() == [former]


@pytest.mark.parametrize("is_kept", [False, True])
def test_nothing_keeps_a_shop_that_is_closed(qapp: QApplication, is_kept: bool) -> None:
    with open_shop() as shop:
        shop.play("hh")
        window = ref(shop.window)
        keeper = shop.window if is_kept else None
    del shop
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert window() is keeper


def test_every_test_is_watched(request: pytest.FixtureRequest) -> None:
    assert "leaves_no_window" in request.fixturenames


def test_a_picture_of_a_window_that_is_not_painted_is_refused(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    part = QWidget(window)
    part.grab()
    window.setUpdatesEnabled(False)
    for widget in (window, part):
        with pytest.raises(AssertionError, match="not painted"):
            widget.grab()
