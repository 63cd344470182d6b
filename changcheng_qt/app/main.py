"""The composition root of the window: everything is made here, once, and handed on."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from changcheng_qt import __version__, assets
from changcheng_qt.app import smoke
from changcheng_qt.app.board_notice import say_unusable
from changcheng_qt.app.boards import FoundBoards, find_boards
from changcheng_qt.app.bot_runner import BotRunner
from changcheng_qt.app.command_line import PROGRAM
from changcheng_qt.app.file_choice import FileDialogs
from changcheng_qt.app.memory import Memory, kept_from, looks_from
from changcheng_qt.app.mishap import Mishaps
from changcheng_qt.app.paths import Folders, user_folders
from changcheng_qt.app.screen_lock import ScreenLock
from changcheng_qt.app.session import Session, Tools
from changcheng_qt.app.settings import Settings, load_settings
from changcheng_qt.app.shelf import Shelf
from changcheng_qt.app.titles import CHANG_CHENG, Boards, Title
from changcheng_qt.bots import BOTS
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.appearance_qss import Dress
from changcheng_qt.ui.changcheng.factory import ChangChengUi
from changcheng_qt.ui.main_window import MainWindow, Shell
from changcheng_qt.ui.title import TitleUi

SHOWN: Final[tuple[tuple[Title, Callable[[Boards], TitleUi]], ...]] = ((CHANG_CHENG, ChangChengUi),)
"""Every title with what shows it on given boards; a window shows one, the first."""


@dataclass(frozen=True, slots=True)
class Program:
    """The parts of the running program that live as long as its window."""

    title_ui: TitleUi
    found: FoundBoards
    window: MainWindow
    session: Session
    appearance: Appearance
    languages: Languages
    runner: BotRunner
    others: tuple[QObject, ...]


def run(asked: Namespace) -> int:
    """Show the window that the arguments ask for until it is closed; return the exit code."""
    application = new_application(sys.argv[:1])
    folders = user_folders()
    program = build(application, folders, load_settings(folders.settings_file), asked.lang)
    program.window.show()
    if asked.smoke:
        return _smoke(application, program)
    Mishaps(program.window).watch()
    _watch_lock(program)
    begin(program, asked.open)
    return application.exec()


def begin(program: Program, file: Path | None) -> None:
    """Bring a saved game to the table, or what the last session left there; say first if the
    owner's boards are left out.
    """
    if program.found.fault:
        say_unusable(program.found.fault, program.window)
    if file:
        program.session.open(file)
    else:
        program.session.recover()


def _watch_lock(program: Program) -> None:
    lock = ScreenLock(program.window)
    lock.locked.connect(program.session.cover)
    lock.unlocked.connect(program.session.uncover)
    lock.watch()


def _smoke(application: QApplication, program: Program) -> int:
    """Paint the window once, check what it is made of, and leave."""
    application.processEvents()
    is_painted = not program.window.grab().isNull()
    code = smoke.check(program.languages.current, is_painted, sys.stdout)
    program.window.close()
    return code


def new_application(arguments: Sequence[str]) -> QApplication:
    """Return the application of this process, on a screen where there is one."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(list(arguments))
    application.setApplicationName(PROGRAM)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(PROGRAM)
    return application


def build(
    application: QApplication, folders: Folders, settings: Settings, language: str = ""
) -> Program:
    """Make the window and what stands behind it; an empty `language` is that of the settings."""
    _install_fonts(assets.font_files())
    appearance = _appearance(application, settings)
    languages = Languages(application, assets.translation_file)
    languages.changed.connect(appearance.follow_language)
    _install_language(languages, language or settings.language)
    title, show = SHOWN[0]
    found = find_boards(title, folders.boards)
    title_ui = show(found.boards)
    shell = Shell(title_ui, appearance, languages, tuple(BOTS), assets.licence_files())
    window = MainWindow(shell, kept_from(settings))
    runner = BotRunner(title.game.name)
    window.closing.connect(runner.close)
    rng = SystemRandom()
    shelf = Shelf(folders.games, rng)
    tools = Tools(title_ui, title, found.boards, runner, shelf, FileDialogs(window), rng)
    session = Session(window, tools)
    memory = Memory(folders.settings_file, settings, window, appearance, languages)
    dress = Dress(application, appearance)
    others = (memory, dress)
    return Program(title_ui, found, window, session, appearance, languages, runner, others)


def _install_fonts(files: Iterable[Path]) -> None:
    """Read fonts into memory, so that an update in place does not change them underneath."""
    for file in files:
        QFontDatabase.addApplicationFontFromData(QByteArray(file.read_bytes()))


def _appearance(application: QApplication, settings: Settings) -> Appearance:
    hints = application.styleHints()
    is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
    appearance = Appearance(looks_from(settings), desktop_is_dark=is_dark)
    hints.colorSchemeChanged.connect(
        lambda scheme: appearance.follow_desktop(dark=scheme is Qt.ColorScheme.Dark)
    )
    return appearance


def _install_language(languages: Languages, code: str) -> None:
    if code:
        languages.install(code)
    else:
        languages.install_for_desktop()
