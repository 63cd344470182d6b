"""The report of a program error says the same in two games that differ in hidden things only.

The errors here carry all there is to hide, in their message and in the variables around them.
"""

from collections.abc import Callable
from itertools import islice
from traceback import TracebackException
from types import TracebackType

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.app import notices
from changcheng_qt.app.notices import ErrorReporter
from tests.conformance.leaks.pairs import Tale
from tests.effort import effort
from tests.titles.changcheng.sample.pairs import pairs

PAIRS = effort(sample=5, nightly=300)

Report = Callable[[type[BaseException], TracebackType | None], str]


def report_of(tale: Tale, window: QWidget, capsys: pytest.CaptureFixture[str]) -> str:
    """The report of an error in the middle of a game, in the window and on the terminal."""
    secrets = (tale.setup.threats, tale.setup.reputations, tale.played, tale.last)
    try:
        raise ValueError(secrets)
    except ValueError as error:
        ErrorReporter(window).report(type(error), error, error.__traceback__)
    (box,) = window.findChildren(QMessageBox)
    said = "\n".join((box.text(), box.informativeText(), box.detailedText()))
    box.setParent(None)
    return said + capsys.readouterr().err


def test_a_report_tells_games_apart_in_nothing(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for pair in islice(pairs(), PAIRS):
        assert report_of(pair.real, window, capsys) == report_of(pair.twin, window, capsys)


def test_a_report_with_values_is_found(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(kind: type[BaseException], trace: TracebackType | None) -> str:
        whole = TracebackException(kind, kind(), trace, capture_locals=True)
        return "".join(whole.format())

    monkeypatch.setattr(notices, "report_of_error", leaking)
    window = QWidget()
    qtbot.addWidget(window)
    pair = next(pairs())
    assert report_of(pair.real, window, capsys) != report_of(pair.twin, window, capsys)
