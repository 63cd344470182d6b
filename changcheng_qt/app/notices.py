"""Message boxes over the window: an error of the program, after which the game goes on from its
log, or unusable boards of the owner's, which are left out.

The report of an error names its kind and the lines of the program that led to it. It leaves out the
message and every value, for these could reveal a card or a counter.
"""

import platform
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from traceback import extract_tb
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from changcheng_qt import __version__

translate = QCoreApplication.translate

QUEUED: Final = Qt.ConnectionType.QueuedConnection
SECONDS_APART: Final = 30.0
"""Seconds for which a repeated error is not shown again: one in painting recurs as soon as the box
over it is closed, and nobody could get past it.
"""


def report_of_error(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return the report of an error, without secrets."""
    where = [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)
    ]
    system = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()}"
    return "\n".join((f"changcheng-qt {__version__}, {system}", kind.__name__, *where))


def say_unusable(folder: Path, fault: str, window: QWidget) -> QMessageBox:
    """Show that boards cannot be used, with folder and fault as plain text, since their words may
    be from files.
    """
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(translate("Boards", "Custom boards"))
    text = translate("Boards", "Your custom boards were not loaded.")
    box.setText(f"{text}\n\n{folder}\n{fault}")
    box.open()
    return box


class ErrorReporter(QObject):
    """Shows errors that nobody caught, in any thread, one at a time."""

    _raised_in_thread = Signal(object)

    def __init__(self, window: QWidget, clock: Callable[[], float] = monotonic) -> None:
        """Show errors over a window, from `watch` on; `clock` counts seconds."""
        super().__init__(window)
        self._window = window
        self._clock = clock
        self._is_shown = False
        self._closed: dict[str, float] = {}
        """By report: when its box was last closed."""
        self._raised_in_thread.connect(self._on_raised_in_thread, QUEUED)

    def watch(self) -> None:
        """Install the hooks for uncaught errors."""
        sys.excepthook = self.report
        threading.excepthook = self._raised_in_thread.emit

    def _on_raised_in_thread(self, raised: threading.ExceptHookArgs) -> None:
        if raised.exc_value is not None:
            self.report(raised.exc_type, raised.exc_value, raised.exc_traceback)

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Show an error; a second one meanwhile, and the same one again soon afterwards, are
        dropped.
        """
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        report = report_of_error(kind, trace)
        sys.stderr.write(f"{report}\n")
        last = self._closed.get(report)
        is_back = last is not None and self._clock() - last < SECONDS_APART
        if not self._is_shown and not is_back:
            self._show_report(report)

    def _show_report(self, report: str) -> None:
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(translate("Mishap", "Something went wrong"))
        box.setText(translate("Mishap", "Something went wrong. Your game is safe."))
        box.setInformativeText(
            translate("Mishap", "If anything looks wrong, close the window and open it again.")
        )
        box.setDetailedText(report)
        box.finished.connect(lambda: self._on_finished(report))
        self._is_shown = True
        box.open()

    def _on_finished(self, report: str) -> None:
        self._is_shown = False
        self._closed[report] = self._clock()
