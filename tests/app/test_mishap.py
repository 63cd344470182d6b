"""A program error is told calmly, once, and without anything hidden."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.mishap import Mishaps, report_of_error

SECRET = "MASTER_BUILDER"


def error_with_a_secret() -> BaseException:
    hidden = SECRET
    try:
        raise ValueError(f"the card is {hidden}")
    except ValueError as error:
        return error


@pytest.fixture
def mishaps(qtbot: QtBot) -> Iterator[Mishaps]:
    window = QWidget()
    qtbot.addWidget(window)
    watcher = Mishaps(window)
    yield watcher
    watcher.rest()


def test_a_report_names_the_place_and_nothing_hidden() -> None:
    error = error_with_a_secret()
    report = report_of_error(type(error), error.__traceback__)
    assert "ValueError" in report
    assert "test_mishap.py" in report
    assert "error_with_a_secret" in report
    assert SECRET not in report


def test_an_error_is_shown_once(mishaps: Mishaps, capsys: pytest.CaptureFixture[str]) -> None:
    error = error_with_a_secret()
    mishaps.meet(type(error), error, error.__traceback__)
    box = mishaps.shown
    assert box
    mishaps.meet(type(error), error, error.__traceback__)
    assert mishaps.shown is box
    told = box.text() + box.informativeText() + box.detailedText() + capsys.readouterr().err
    assert SECRET not in told
    assert "Your game is kept" in told
    box.close()
    assert mishaps.shown is None


def test_errors_are_taken_over_and_given_back(mishaps: Mishaps) -> None:
    before = sys.excepthook
    mishaps.watch()
    assert sys.excepthook == mishaps.meet
    mishaps.rest()
    assert sys.excepthook is before
    mishaps.rest()
    assert sys.excepthook is before
