"""PySide6 keeps references to None; 6.12.0 on Python 3.11 loses them and aborts after a while."""

import ctypes
import sys
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 200
NOISE = 50

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on"
)


def lost_references(call: Callable[[], object]) -> int:
    """How many references to None disappear in many calls."""
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call()
    return before - sys.getrefcount(None)


def test_qt_calls_keep_the_count_of_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    assert abs(lost_references(lambda: label.setText("wall"))) < NOISE


def test_a_binding_that_loses_references_is_caught() -> None:
    none = ctypes.py_object(None)
    lost = lost_references(lambda: ctypes.pythonapi.Py_DecRef(none))
    for _ in range(CALLS):
        ctypes.pythonapi.Py_IncRef(none)
    assert lost >= NOISE
