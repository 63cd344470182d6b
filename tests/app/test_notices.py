"""A program error is reported calmly, once, and without anything hidden."""

import sys

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app.notices import SECONDS_APART, ErrorReporter, report_of_error

SECRET = "MASTER_BUILDER"


def error_with_a_secret() -> BaseException:
    hidden = SECRET
    try:
        raise ValueError(f"the card is {hidden}")
    except ValueError as error:
        return error


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def shown(window: QWidget) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def test_a_report_names_the_place_and_nothing_hidden() -> None:
    error = error_with_a_secret()
    report = report_of_error(type(error), error.__traceback__)
    assert "ValueError" in report
    assert "test_notices.py" in report
    assert "error_with_a_secret" in report
    assert SECRET not in report


def test_an_error_is_shown_once(window: QWidget, capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    error, reporter = error_with_a_secret(), ErrorReporter(window, lambda: now)
    reporter.report(type(error), error, error.__traceback__)
    (box,) = shown(window)
    reporter.report(type(error), error, error.__traceback__)
    assert shown(window) == [box]
    told = box.text() + box.informativeText() + box.detailedText() + capsys.readouterr().err
    assert SECRET not in told
    assert "Your game is safe" in told
    box.close()
    assert shown(window) == []
    reporter.report(type(error), error, error.__traceback__)
    assert shown(window) == [], "an error in painting would come back for ever"
    now = SECONDS_APART
    reporter.report(type(error), error, error.__traceback__)
    assert len(shown(window)) == 1


def test_another_error_is_shown_at_once(window: QWidget) -> None:
    reporter = ErrorReporter(window, lambda: 0.0)
    for kind in (ValueError, KeyError):
        reporter.report(kind, kind(), None)
        (box,) = shown(window)
        box.close()


def test_errors_that_nobody_catches_are_taken_over(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    ErrorReporter(window).watch()
    assert shown(window) == []
    error = error_with_a_secret()
    sys.excepthook(type(error), error, error.__traceback__)
    assert len(shown(window)) == 1
