"""The choice of the window to be told of news while the program is closed."""

from PySide6.QtCore import QProcess

from changcheng_qt.app.waiting.at_login import COMMAND, is_on, own_words, switch
from changcheng_qt.ui.net.tell_me import AtLogin


def at_login() -> AtLogin:
    """Return the choice. It is in force at once: another process begins to wait, or ends."""
    return AtLogin(is_on, _choose)


def _choose(on: bool) -> bool:
    try:
        switch(on=on)
    except OSError:
        return False
    program, *words = own_words()
    QProcess.startDetached(program, [*words, COMMAND, *(() if on else ("--stop",))])
    return True
