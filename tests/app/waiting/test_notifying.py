"""Notifications on each system: on Linux by its bus, with a desktop of the test's own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from changcheng_qt.app.waiting import notifying
from changcheng_qt.app.waiting.notifying import BusNotifier, MacNotifier, TrayNotifier, notifier
from tests.patience import SECONDS

with_bus = pytest.mark.skipif(
    not (shutil.which("dbus-run-session") and shutil.which("gdbus")), reason="no D-Bus here"
)
DESKTOP = ("dbus-run-session", "--", sys.executable, "-m", "tests.app.waiting.desktop")
CLICKING = (sys.executable, "-m", "tests.app.waiting.clicking")
TITLE, TEXT, TABLE = "\"China\" \\ 中國 😀 'x'", "<b>Ana</b> & Ben", Path("/tables/a")


def ran(*command: str) -> list[str]:
    """The lines that a command prints, of which none is the bus's own."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    return done.stdout.splitlines()


@with_bus
def test_a_desktop_on_linux_shows_it_and_a_click_opens_the_table() -> None:
    lines = ran(*DESKTOP, "--click", *CLICKING, TITLE, TEXT, str(TABLE))
    assert set(lines) >= {"told True", f"opened {TABLE}"}
    signature, name, icon, *rest = json.loads(next(one for one in lines if one.startswith("[")))
    assert signature == "susssasa{sv}i"
    assert name == notifying.NAME
    assert os.path.exists(icon)
    assert rest == [TITLE, "&lt;b&gt;Ana&lt;/b&gt; &amp; Ben", ["default", "Open the table"]]


@with_bus
def test_without_a_desktop_it_is_to_be_tried_again() -> None:
    assert ran("dbus-run-session", "--", *CLICKING, TITLE, TEXT, str(TABLE)) == ["told False"]


class Commands:
    """The commands of a system, and the arguments that they received."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
        self.said: list[tuple[str, ...]] = []
        self.fails = False
        monkeypatch.setattr(shutil, "which", lambda name: name if name in names else None)
        monkeypatch.setattr(subprocess, "run", self._run)

    def _run(self, words: tuple[str, ...], **_: object) -> SimpleNamespace:
        self.said.append(words)
        if self.fails:
            raise subprocess.CalledProcessError(1, words)
        return SimpleNamespace(stdout=b"")


def test_notify_send_is_the_second_choice(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    commands = Commands(monkeypatch, "notify-send")
    parent = QObject()
    shown = BusNotifier(lambda _: None, parent)
    assert shown.tell("-title", "-text", TABLE)
    assert commands.said[0][0] == "notify-send"
    assert commands.said[0][-3:] == ("--", "-title", "-text")
    commands.fails = True
    assert not shown.tell("title", "text", TABLE)


def test_without_any_command_nothing_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    commands = Commands(monkeypatch)
    parent = QObject()
    assert BusNotifier(lambda _: None, parent).tell("title", "text", TABLE)
    assert not commands.said


def test_on_macos_words_are_arguments_of_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(monkeypatch, "osascript")
    assert MacNotifier().tell('"; do shell script', TEXT, TABLE)
    assert commands.said[0][-2:] == ('"; do shell script', TEXT)
    assert TEXT not in commands.said[0][2]


def test_on_windows_an_icon_is_there_until_its_message_is_clicked(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    opened, shown = list[Path](), list[str]()
    is_there = [False]
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda _: is_there[0])
    monkeypatch.setattr(QSystemTrayIcon, "showMessage", lambda _, *words: shown.extend(words[:2]))
    monkeypatch.setattr(QSystemTrayIcon, "show", lambda _: shown.append("icon"))
    monkeypatch.setattr(QSystemTrayIcon, "hide", lambda _: shown.append("none"))
    parent = QObject()
    tray = TrayNotifier(opened.append, parent)
    assert not tray.tell(TITLE, TEXT, TABLE)
    is_there[0] = True
    assert tray.tell(TITLE, TEXT, TABLE)
    assert shown == ["icon", TITLE, TEXT]
    icon = tray.findChild(QSystemTrayIcon)
    assert icon is not None
    icon.messageClicked.emit()
    assert opened == [TABLE]
    assert shown[-1] == "none"


@pytest.mark.parametrize(
    ("system", "kind"),
    [("linux", BusNotifier), ("win32", TrayNotifier), ("darwin", MacNotifier)],
)
def test_each_system_has_its_own(
    system: str, kind: type, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    parent = QObject()
    assert isinstance(notifier(lambda _: None, parent), kind)
