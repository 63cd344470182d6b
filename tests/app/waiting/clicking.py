"""A program that shows a message, and prints the table that a click on it opens."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from changcheng_qt.app.waiting import notifying
from tests.patience import PATIENCE, SECONDS


def main() -> None:
    """Wait for the click, and for a bus that is slow."""
    vars(notifying)["PATIENCE"] = float(SECONDS)
    application, parent = QCoreApplication([]), QObject()

    def open_(table: Path) -> None:
        sys.stdout.write(f"opened {table}\n")
        application.quit()

    shown = notifying.notifier(open_, parent)
    is_told = shown.tell(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
    sys.stdout.write(f"told {is_told}\n")
    if is_told:
        QTimer.singleShot(PATIENCE // 2, application.quit)
        application.exec()


if __name__ == "__main__":
    main()
