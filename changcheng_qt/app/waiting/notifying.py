"""Desktop notifications, as each system has them; a click on one opens its table, except on macOS.

| system | service |
|---|---|
| Linux | the desktop's service on D-Bus, by `gdbus`; without that, `notify-send` and no click |
| Windows | an icon in the notification area, for as long as there is a message |
| macOS | `osascript` |

Qt's own D-Bus can hear of clicks, but not call the service: Python has no unsigned numbers for it.
"""

import html
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import SLOT, QCoreApplication, QObject, Slot

from changcheng_qt import assets
from changcheng_qt.app.command_line import PROGRAM

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

translate = QCoreApplication.translate

Open = Callable[[Path], object]
"""Opens the program at a table."""
NAME: Final = "Chang Cheng"
PATIENCE: Final = 10.0
"""Seconds for which a desktop may take a message."""
ICON: Final = 128
SERVICE: Final = "org.freedesktop.Notifications"
_AT: Final = "/org/freedesktop/Notifications"
_NUMBER: Final = re.compile(rb"\((?:uint32 )?([0-9]+),\)")
_MAC: Final = (
    "on run words\ndisplay notification (item 2 of words) with title (item 1 of words)\nend"
)


class Notifier(Protocol):
    """Shows messages."""

    def tell(self, title: str, text: str, table: Path) -> bool:
        """Show a message about a table; return False if it should be tried again."""


class BusNotifier(QObject):
    """The notifications of a desktop on Linux."""

    def __init__(self, open_: Open, parent: QObject) -> None:
        """Hear of clicks from now on."""
        super().__init__(parent)
        from PySide6.QtDBus import QDBusConnection

        self._open = open_
        self._tables: dict[int, Path] = {}
        slot = SLOT("on_action(uint,QString)")
        bus = QDBusConnection.sessionBus()
        bus.connect("", _AT, SERVICE, "ActionInvoked", self, slot)  # type: ignore[call-overload]

    def tell(self, title: str, text: str, table: Path) -> bool:
        body, icon = html.escape(text, quote=False), str(assets.icon_file(ICON))
        if not shutil.which("gdbus"):
            send = ("notify-send", f"--app-name={NAME}", f"--icon={icon}", "--", title, body)
            return not shutil.which("notify-send") or _said(send) is not None
        click = translate("Waiting", "Open the table", "a game that has begun")
        actions = f"['default', {_quoted(click)}]"
        words = ("gdbus", "call", "--session", "--dest", SERVICE, "--object-path", _AT)
        what = (_quoted(NAME), "0", _quoted(icon), _quoted(title), _quoted(body), actions)
        said = _said((*words, "--method", f"{SERVICE}.Notify", *what, "{}", "int32 -1"))
        number = _NUMBER.search(said or b"")
        if number:
            self._tables[int(number[1])] = table
        return said is not None

    @Slot("uint", str)
    def on_action(self, number: int, _action: str) -> None:
        """Open the table of a message; a slot by its name in D-Bus."""
        table = self._tables.pop(number, None)
        if table:
            self._open(table)


class MacNotifier:
    """The notifications of macOS, which open nothing: they are those of `osascript`."""

    def tell(self, title: str, text: str, table: Path) -> bool:
        return _said(("osascript", "-e", _MAC, title, text)) is not None


class TrayNotifier(QObject):
    """Messages of an icon in the notification area, as on Windows."""

    def __init__(self, open_: Open, parent: QObject) -> None:
        """Show no icon yet."""
        super().__init__(parent)
        from PySide6.QtGui import QIcon
        from PySide6.QtWidgets import QSystemTrayIcon

        self._open = open_
        self._table: Path | None = None
        self._icon = QSystemTrayIcon(QIcon(str(assets.icon_file(ICON))), self)
        self._icon.setToolTip(NAME)
        self._icon.messageClicked.connect(self.on_clicked)
        self._icon.activated.connect(self.on_clicked)

    def tell(self, title: str, text: str, table: Path) -> bool:
        if not self._icon.isSystemTrayAvailable():
            return False
        self._table = table
        self._icon.show()
        self._icon.showMessage(title, text, self._icon.icon())
        return True

    def on_clicked(self) -> None:
        """Open the table of the latest message; the icon goes."""
        self._icon.hide()
        if self._table:
            self._open(self._table)


def new_application() -> "QCoreApplication | QApplication":
    """Return the application of this process, with widgets only where messages need them."""
    if sys.platform != "win32":
        return QCoreApplication([PROGRAM])
    from PySide6.QtWidgets import QApplication

    application = QApplication([PROGRAM])
    application.setQuitOnLastWindowClosed(False)
    return application


def notifier(open_: Open, parent: QObject) -> Notifier:
    """Return the notifier of this system."""
    if sys.platform == "win32":
        return TrayNotifier(open_, parent)
    return MacNotifier() if sys.platform == "darwin" else BusNotifier(open_, parent)


def _said(words: Sequence[str]) -> bytes | None:
    """Return the output of a command, None if it failed."""
    try:
        return subprocess.run(words, capture_output=True, check=True, timeout=PATIENCE).stdout
    except (OSError, subprocess.SubprocessError):
        return None


def _quoted(text: str) -> str:
    """Return a text as GVariant writes it, which escapes as JSON does."""
    return json.dumps(text, ensure_ascii=False)
