"""Whether `changcheng-qt waiting` is started when its owner logs in.

On Linux and macOS a file says so, which removes itself at the next login once the program is gone;
on Windows it is a value in the registry, which the uninstaller removes. Nothing is changed for
other people at the computer.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final

from platformdirs import user_config_path

from changcheng_qt.app.command_line import DESKTOP_FILE, PROGRAM
from changcheng_qt.saves.atomic import make_folders, write_whole
from changcheng_qt.saves.disk import RealDisk

COMMAND: Final = "waiting"
AGENT: Final = f"{DESKTOP_FILE.replace('_', '-')}.{COMMAND}"
"""Its name on macOS."""
RUN: Final = r"Software\Microsoft\Windows\CurrentVersion\Run"
"""The key of the registry, for the present user."""


def own_words() -> list[str]:
    """Return the words by which this program is started, without a console on Windows."""
    if getattr(sys, "frozen", False):
        return [os.environ.get("APPIMAGE") or sys.executable]
    folder = os.path.dirname(sys.executable)
    command = os.path.join(folder, PROGRAM)
    if sys.platform == "win32":
        return [os.path.join(folder, "pythonw.exe"), "-m", "changcheng_qt"]
    return [command] if os.path.exists(command) else [sys.executable, "-m", "changcheng_qt"]


def entry(words: Sequence[str], file: Path) -> bytes:
    """Return an entry of the desktop that starts a program."""
    lines = (
        *("[Desktop Entry]", "Type=Application", "Name=Chang Cheng", f"Icon={PROGRAM}"),
        *(f"Exec=sh -c {_as_word(script(words, file))}", "NoDisplay=true"),
    )
    return "".join(f"{line}\n" for line in lines).encode()


def agent(words: Sequence[str], file: Path) -> bytes:
    """Return an agent of macOS that starts a program."""
    import plistlib

    arguments = ["/bin/sh", "-c", script(words, file)]
    return plistlib.dumps({"Label": AGENT, "ProgramArguments": arguments, "RunAtLoad": True})


def script(words: Sequence[str], file: Path) -> str:
    """Return a line of shell that starts a program, or removes a file where it is gone."""
    start = " ".join(map(quote, (*words, COMMAND)))
    return f"if [ -x {quote(words[0])} ]; then exec {start}; else rm -f {quote(str(file))}; fi"


def _as_word(text: str) -> str:
    """Return a text as one argument in an entry of the desktop, which is escaped twice."""
    for special in '\\"`$':
        text = text.replace(special, f"\\{special}")
    return '"' + text.replace("\\", "\\\\").replace("%", "%%") + '"'


def switch(*, on: bool) -> None:
    """Have it started at login, or not; raises OSError."""
    if sys.platform == "win32":
        _register(on=on)
        return
    disk, file = RealDisk(), login_file()
    if on:
        make = agent if sys.platform == "darwin" else entry
        make_folders(disk, file.parent)
        write_whole(disk, file, make(own_words(), file))
    else:
        with suppress(FileNotFoundError):
            disk.remove(file)


def is_on() -> bool:
    """Return whether it is started at login."""
    return _is_registered() if sys.platform == "win32" else os.path.exists(login_file())


def login_file() -> Path:
    """Return the file that starts it at login, on Linux and macOS."""
    if sys.platform == "darwin":
        return Path.home() / "Library/LaunchAgents" / f"{AGENT}.plist"
    return user_config_path("autostart", appauthor=False) / f"{DESKTOP_FILE}.{COMMAND}.desktop"


def _register(*, on: bool) -> None:
    if sys.platform != "win32":
        return
    import winreg
    from subprocess import list2cmdline

    with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, RUN, 0, winreg.KEY_SET_VALUE) as key:
        if on:
            words = list2cmdline((*own_words(), COMMAND))
            winreg.SetValueEx(key, PROGRAM, 0, winreg.REG_SZ, words)
        elif _is_registered():
            winreg.DeleteValue(key, PROGRAM)


def _is_registered() -> bool:
    if sys.platform != "win32":
        return False
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, RUN) as key:
            winreg.QueryValueEx(key, PROGRAM)
    except FileNotFoundError:
        return False
    return True
