"""News of the tables of this computer on the command line: told as they come, without a window."""

import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.app.paths import Folders, user_folders
from changcheng_qt.net.extra import missing

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from changcheng_qt.app.waiting.news import News
    from changcheng_qt.app.waiting.notifying import Notifier
    from changcheng_qt.app.waiting.vigil import Vigil

ON, OFF = "on", "off"
NOT_SWITCHED = 1


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Tell news until somebody ends it, or switch its start at login; return the exit code."""
    folders = user_folders()
    if arguments.stop or arguments.at_login:
        return _switch(arguments, folders, complaints)
    if lacking := missing():
        complain(complaints, f"play between computers needs {', '.join(lacking)}")
        return WRONG_ARGUMENTS
    return _wait(arguments.lang, folders, out)


def _switch(arguments: Asked, folders: Folders, complaints: TextIO) -> int:
    from changcheng_qt.app.waiting import at_login
    from changcheng_qt.app.waiting.alone import end_other

    try:
        if arguments.at_login:
            at_login.switch(on=arguments.at_login == ON)
    except OSError as error:
        complain(complaints, f"cannot change what starts at login: {error.strerror}")
        return NOT_SWITCHED
    if arguments.stop or arguments.at_login == OFF:
        end_other(folders)
    return 0


def _wait(language: str, folders: Folders, out: TextIO) -> int:
    """Wait until this process is ended; at once if another one waits."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop gives Python no chance to hear of it.
    from PySide6.QtCore import QObject

    from changcheng_qt.app.cli.saved_games import speaking
    from changcheng_qt.app.threads import Collector
    from changcheng_qt.app.waiting.alone import Alone
    from changcheng_qt.app.waiting.at_login import own_words
    from changcheng_qt.app.waiting.notifying import new_application, notifier

    application = new_application()
    parent = QObject()
    Collector(parent)
    alone = Alone(parent)
    if not alone.take(folders):
        return 0
    alone.ended.connect(application.quit)
    with speaking(language or _usual_language(folders)):
        notify = notifier(_open, parent)
        vigil = _vigil(folders, notify, out, parent)
        program = own_words()[0]
        vigil.looked.connect(lambda: end_without_program(program, application.quit))
        code = application.exec()
        vigil.close()
    alone.close()
    parent.deleteLater()
    return code


def end_without_program(program: str, end: Callable[[], object]) -> None:
    """End where the file that started this process was removed: nothing opens a table any more."""
    if not os.path.exists(program):
        end()


def _vigil(folders: Folders, notify: "Notifier", out: TextIO, parent: "QObject") -> "Vigil":
    from changcheng_qt.app.one_window import is_heard
    from changcheng_qt.app.waiting.vigil import Vigil
    from changcheng_qt.app.waiting.words import news_text, table_text

    def tell(path: Path, news: "News") -> bool:
        title, text = table_text(news), news_text(news)
        is_told = notify.tell(title, text, path)
        if is_told:
            out.write(f"{title}: {text}\n")
            out.flush()
        return is_told

    return Vigil(folders.tables, tell, lambda: is_heard(folders.socket), parent)


def _open(table: Path) -> None:
    """Open the program at a table."""
    from PySide6.QtCore import QProcess

    from changcheng_qt.app.waiting.at_login import own_words

    program, *words = own_words()
    QProcess.startDetached(program, [*words, str(table)])


def _usual_language(folders: Folders) -> str:
    """Return the code of the language in the settings, or else of the desktop's."""
    from PySide6.QtCore import QLocale

    from changcheng_qt.i18n.languages import fitting_language

    wanted = list(QLocale.system().uiLanguages())
    with suppress(OSError, ValueError, AttributeError):
        chosen = json.loads(folders.settings_file.read_bytes()).get("language")
        wanted = [chosen] if chosen and isinstance(chosen, str) else wanted
    return fitting_language(wanted).code
