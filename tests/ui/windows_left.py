"""Windows that a test leaves on the screen, where they take the clicks of the tests after it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def no_window_left() -> Iterator[None]:
    """Fail where a window is on the screen at the end that was not there before, and remove it.

    It is hidden, not closed: a window may answer that with a question.
    """
    before = windows_shown()
    yield
    _delete_what_is_to_be_deleted()
    left = [window for window in windows_shown() if window not in before]
    names = [f"{type(window).__name__} {window.windowTitle()!r}" for window in left]
    for window in left:
        window.hide()
        window.deleteLater()
    _delete_what_is_to_be_deleted()
    if names:
        pytest.fail(f"left on the screen: {', '.join(names)}")


def windows_shown() -> list[QWidget]:
    """Return the windows, dialogs, menus and tooltips that are on the screen."""
    return [window for window in QApplication.topLevelWidgets() if window.isVisible()]


def _delete_what_is_to_be_deleted() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
