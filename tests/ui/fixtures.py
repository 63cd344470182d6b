"""The fixtures that every test of something on screen stands on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.accessible.speaker import interface_of
from screens.painted_once import Paintings, painted_once
from tests.ui.full_width import full_width as separators_of_chinese
from tests.ui.shop import Shop, open_shop
from tests.ui.windows_left import no_window_left


@pytest.fixture(autouse=True)
def leaves_no_window() -> Iterator[None]:
    """Fail a test that leaves a window on the screen."""
    with no_window_left():
        yield


@pytest.fixture(autouse=True)
def boards_painted_once(request: pytest.FixtureRequest, paintings: Paintings) -> Iterator[None]:
    """Copy pieces of another test's board, unless this test may plant a fault."""
    if {"monkeypatch", "fault"}.isdisjoint(request.fixturenames):
        with painted_once(paintings):
            yield
    else:
        yield


@contextmanager
def same_dress(application: QApplication) -> Iterator[None]:
    """Set the style, font, palette and locale of an application back at the end."""
    sheet, font, palette = application.styleSheet(), application.font(), application.palette()
    locale = QLocale()
    try:
        yield
    finally:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QLocale.setDefault(locale)
        if application.styleSheet() != sheet:
            application.setStyleSheet(sheet)
            application.setPalette(palette)
        if application.font() != font:
            application.setFont(font)


@pytest.fixture(autouse=True)
def own_dress(qapp: QApplication) -> Iterator[None]:
    """Leave the application to the next test as it was, whichever window has dressed it."""
    with same_dress(qapp):
        yield
    assert not is_translated(), "a translation is left to the tests that follow"


def is_translated() -> bool:
    """Return whether any translation of the program is installed, the English one included."""
    many = QCoreApplication.translate("Victory", "You win by %n point(s).", "", 2)
    return many != "You win by 2 point(s)."


@pytest.fixture
def languages(qapp: QApplication, own_dress: None) -> Iterator[Languages]:
    """The languages of the program; afterwards none is installed, not even English."""
    is_over = False

    def file(code: str) -> Path:
        return Path("/nowhere") if is_over else assets.translation_file(code)

    installed = Languages(qapp, file)
    yield installed
    is_over = True
    installed.install("en")


@pytest.fixture
def listened_to(qapp: QApplication) -> Iterator[None]:
    """Somebody listens to the texts for a screen reader."""
    QAccessible.installFactory(interface_of)
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def full_width(qapp: QApplication, own_dress: None) -> Iterator[None]:
    """Everything is said with the separators of Chinese, as far as they can be translated."""
    with separators_of_chinese():
        yield


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    """The window of the program around a toy game, without a match."""
    with open_shop() as made:
        yield made
