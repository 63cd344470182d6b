"""Pictures are filled in the thread that paints; seen in processes of their own."""

import os
import subprocess
import sys

import pytest

_FILL = """
import os
{application}
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

def threads():
    return len(os.listdir("/proc/self/task"))

image = QImage(400, 400, QImage.Format.Format_RGB32)
before = threads()
with QPainter(image) as painter:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(QRectF(image.rect()), 8, 8)
print(threads() - before)
"""
_PLAIN = """
from PySide6.QtWidgets import QApplication
application = QApplication([])
"""
_OURS = """
from changcheng_qt.app.opening import new_application
application = new_application([])
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")


def threads_for(application: str) -> int:
    """Return how many threads a large fill begins."""
    source = _FILL.format(application=application)
    plain = {name: text for name, text in os.environ.items() if name != "QT_NO_GUI_THREADPOOL"}
    run = subprocess.run(
        [sys.executable, "-c", source], check=True, env=plain, stdout=subprocess.PIPE
    )
    return int(run.stdout)


def test_a_fill_waits_for_no_other_thread() -> None:
    assert threads_for(_OURS) == 0


def test_by_itself_qt_would_hand_it_to_others() -> None:
    assert threads_for(_PLAIN) > 0
