"""What every test of something on screen stands on."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.full_width import full_width as separators_of_chinese
from tests.ui.toy_title import Shop, settle


@pytest.fixture(autouse=True)
def unhurried_collection() -> Iterator[None]:
    """Collect no cycles until a test's widgets are closed.

    Widgets and what draws them refer to each other. Once a test has returned, nothing else refers
    to them, and pytest-qt lets them paint once more: collected in the middle of that, they crash.
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def own_dress(qapp: QApplication) -> Iterator[None]:
    """Leave the application to the next test as it was, whatever window has dressed it."""
    sheet, font, palette = qapp.styleSheet(), qapp.font(), qapp.palette()
    locale = QLocale()
    yield
    QLocale.setDefault(locale)
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)
        qapp.setPalette(palette)
    if qapp.font() != font:
        qapp.setFont(font)


@pytest.fixture
def full_width(qapp: QApplication, own_dress: None) -> Iterator[None]:
    """Everything is said with the separators of Chinese, as far as they can be translated."""
    with separators_of_chinese():
        yield


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    """The window of the program around a toy game, without a match."""
    made = Shop()
    made.window.resize(1280, 800)
    made.window.show()
    settle()
    yield made
    made.close()
