"""A desktop's service for notifications, on the bus of this session: it prints each one as a line
of JSON, and with `--click` as its first argument it clicks on it; the others are a command to run
meanwhile.
"""

import json
import subprocess
import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVirtualObject

AT, SERVICE = "/org/freedesktop/Notifications", "org.freedesktop.Notifications"
ARGUMENTS = "".join(
    f'<arg type="{kind}" direction="in"/>' for kind in ("s", "u", "s", "s", "s", "as", "a{sv}", "i")
)
INTERFACE = f"""<interface name="{SERVICE}"><method name="Notify">{ARGUMENTS}
<arg type="u" direction="out"/></method></interface>"""
CLICK = (
    *("gdbus", "emit", "--session", "--object-path", AT),
    *("--signal", f"{SERVICE}.ActionInvoked"),
)


CLICKS = "--click"


class Desktop(QDBusVirtualObject):
    """Takes notifications."""

    count = 0
    clicks = False

    def introspect(self, path: str) -> str:
        return INTERFACE

    def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
        if message.member() != "Notify":
            return False
        self.count += 1
        reply = message.createReply()
        reply.setArguments([self.count])
        bus.send(reply)
        if self.clicks:
            subprocess.run([*CLICK, f"uint32 {self.count}", "'default'"], check=True)
        name, _, icon, title, body, actions, *_ = message.arguments()
        sys.stdout.write(json.dumps([message.signature(), name, icon, title, body, actions]) + "\n")
        sys.stdout.flush()
        return True


def main() -> None:
    """Serve until the command has ended."""
    application = QCoreApplication([])
    bus, desktop = QDBusConnection.sessionBus(), Desktop()
    assert bus.registerVirtualObject(AT, desktop)
    assert bus.registerService(SERVICE)
    desktop.clicks = sys.argv[1] == CLICKS
    with subprocess.Popen(sys.argv[1 + desktop.clicks :]) as process:
        timer = QTimer(interval=100)
        timer.timeout.connect(lambda: process.poll() is None or application.quit())
        timer.start()
        application.exec()


if __name__ == "__main__":
    main()
