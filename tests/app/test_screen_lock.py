"""A locked screen drops the gate, where the desktop says so."""

import shutil
import subprocess
import sys

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.screen_lock import ScreenLock
from tests.patience import SECONDS

LISTEN = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from changcheng_qt.app.screen_lock import ScreenLock

application = QCoreApplication([])
lock = ScreenLock()
heard = []
lock.locked.connect(lambda: heard.append("locked"))
lock.unlocked.connect(lambda: (heard.append("unlocked"), application.quit()))
assert lock.watch()

def say(active):
    message = QDBusMessage.createSignal("/S", "org.freedesktop.ScreenSaver", "ActiveChanged")
    message.setArguments([active])
    QDBusConnection.sessionBus().send(message)

QTimer.singleShot(0, lambda: (say(True), say(False)))
QTimer.singleShot(20000, application.quit)
application.exec()
print(*heard)
"""

LISTEN_ON_WINDOWS = """
import ctypes, os
os.environ["QT_QPA_PLATFORM"] = "windows"
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from changcheng_qt.app.screen_lock import SESSION_CHANGED, ScreenLock

application = QApplication([])
lock = ScreenLock()
heard = []
lock.locked.connect(lambda: heard.append("locked"))
lock.unlocked.connect(lambda: (heard.append("unlocked"), application.quit()))
assert lock.watch()
(window,) = application.topLevelWidgets()
assert (window.width(), window.height()) == (1, 1), "nobody is to take it for a table"

def say(change):
    named = ctypes.c_void_p(window.winId())
    assert ctypes.WinDLL("user32").PostMessageW(named, SESSION_CHANGED, change, 0)

QTimer.singleShot(0, lambda: (say(7), say(8)))
QTimer.singleShot(20000, application.quit)
application.exec()
print(*heard)
"""


def test_the_lock_signal_of_the_desktop_is_passed_on(qtbot: QtBot) -> None:
    lock = ScreenLock()
    with qtbot.waitSignal(lock.locked):
        lock.on_active_changed(True)
    with qtbot.waitSignal(lock.unlocked):
        lock.on_active_changed(False)


def test_elsewhere_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not ScreenLock().watch()


@pytest.mark.skipif(sys.platform != "win32", reason="the messages of Windows")
def test_windows_tells_of_its_locked_session() -> None:
    """On its own desktop, where windows are those of Windows."""
    done = subprocess.run(
        [sys.executable, "-c", LISTEN_ON_WINDOWS],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.stdout == "locked unlocked\n", done.stderr


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="there is no D-Bus here")
def test_a_desktop_is_heard_over_its_bus() -> None:
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", LISTEN],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.stdout == "locked unlocked\n"
