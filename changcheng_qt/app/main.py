"""The composition root of the program behind its window: everything is made here, once, and passed
on.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from time import time

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication

from changcheng_qt import assets
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.file_choice import FileDialogs
from changcheng_qt.app.desks.file_desk import FileDesk
from changcheng_qt.app.desks.kept_games import KeptGames
from changcheng_qt.app.desks.lesson_room import LessonRoom
from changcheng_qt.app.desks.new_games import NewGames
from changcheng_qt.app.desks.practice_room import PracticeRoom
from changcheng_qt.app.desks.save_words import say_unread_settings, say_unreadable
from changcheng_qt.app.desks.statistics_desk import StatisticsDesk
from changcheng_qt.app.desks.table_desk import TableDesk
from changcheng_qt.app.memory import give_back_large_blocks
from changcheng_qt.app.notices import ErrorReporter, say_unusable
from changcheng_qt.app.one_window import FileEvents, SingleInstance
from changcheng_qt.app.opening import Front, install_others, open_window
from changcheng_qt.app.paths import Folders
from changcheng_qt.app.preloader import Preloader
from changcheng_qt.app.screen import is_seen
from changcheng_qt.app.screen_lock import ScreenLock
from changcheng_qt.app.session import Session, Tools
from changcheng_qt.app.settings import Settings
from changcheng_qt.app.threads import Collector, WriterThread
from changcheng_qt.app.workers.bot_runner import BotRunner
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.sound.player import Player
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Box
from changcheng_qt.ui.accessible.speaker import interface_of
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.sound.output import give_player
from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Program:
    """The parts of the running program that live as long as its window."""

    boxes: Mapping[str, Callable[[], Box]]
    folders: Folders
    window: MainWindow
    session: Session
    files: FileDesk
    tables: TableDesk
    appearance: Appearance
    languages: Languages
    runner: BotRunner
    others: tuple[QObject, ...]
    unheard: list[Path]
    """The folders that have not answered in time, so far."""
    is_unread: bool = False
    """Whether the disk refused to read the settings, or did not answer."""


def build(
    application: QApplication, folders: Folders, settings: Settings, language: str = ""
) -> Program:
    """Make the window and the program behind it; an empty `language` is that of the settings."""
    return put_behind(open_window(application, folders, settings, language), folders)


def go_on(front: Front, folders: Folders, file: Path | None) -> None:
    """Complete the program after its first frame, and bring a game to its table."""
    program = put_behind(front, folders)
    _let_be_heard(program.window)
    ErrorReporter(program.window).watch()
    _watch_lock(program)
    _listen(program, folders)
    begin(program, file)
    Preloader(program.window)


def put_behind(front: Front, folders: Folders) -> Program:
    """Make the program behind a window."""
    give_back_large_blocks()
    QAccessible.installFactory(interface_of)
    window = front.window
    install_others(assets.font_files(), Script.of(front.languages.current))
    runner = BotRunner()
    window.closing.connect(runner.close)
    rng = SystemRandom()
    autosave = Autosave(Library(RealDisk(), folders.games, rng), WriterThread())
    tools = Tools(NewGames(window.titles, front.boxes, rng, time), runner, autosave, runner)
    session = Session(window, tools)
    lessons = LessonRoom(window, session, runner)
    practice = PracticeRoom(window, session, runner)
    kept_games = KeptGames(window, session, autosave)
    files = FileDesk(window, session, autosave.library, FileDialogs(window), WriterThread())
    statistics = StatisticsDesk(window, session, autosave, files, folders.own)
    tables = TableDesk(window, session, autosave, folders.tables)
    others = (kept_games, lessons, practice, statistics, tables, *front.others)
    Collector(window)
    return Program(
        front.boxes,
        folders,
        window,
        session,
        files,
        tables,
        front.appearance,
        front.languages,
        runner,
        others,
        front.unheard,
        front.is_unread,
    )


def begin(program: Program, file: Path | None) -> None:
    """Bring a saved game to the table, or the game of the last session; report first if the
    settings or the games could not be read, or the owner's files for a title are left out.
    """
    if program.is_unread:
        say_unread_settings(program.window, program.folders.config)
    if program.folders.games in program.unheard:
        say_unreadable(program.window, program.folders.games, of_one=False)
    for title in TITLES:
        fault, own = program.boxes[title.name]().fault, program.folders.own_files(title)
        if own and own in program.unheard:
            say_unusable(own, translate("Boards", "The folder can't be read."), program.window)
        elif own and fault:
            say_unusable(own, fault.words(), program.window)
    if file:
        _open(program, file)
    else:
        program.session.recover()


def _listen(program: Program, folders: Folders) -> None:
    """Open the files of later starts of the program, where people would see the result."""
    if not is_seen(QGuiApplication.platformName()) or not folders.make_way_to_socket(RealDisk()):
        return
    window = program.window
    instance = SingleInstance(folders.socket, window)
    window.closing.connect(instance.close)

    def on_called(file: Path | None) -> None:
        window.come_forward()
        if file is not None:
            _open(program, file)

    instance.called.connect(on_called)
    application = QCoreApplication.instance()
    if sys.platform == "darwin" and application is not None:
        FileEvents(application, window).asked.connect(on_called)


def _open(program: Program, file: Path) -> None:
    """Open a file, or the table whose folder it is."""
    if program.tables.has(file):
        program.tables.go_on(file)
    else:
        program.files.open(file)


def _let_be_heard(window: MainWindow) -> None:
    """Connect the window to its sounds, where people would hear them; nothing is loaded before a
    match is on the table.
    """
    if is_seen(QGuiApplication.platformName()):
        player = Player()
        give_player(window, player)
        window.closing.connect(player.close)


def _watch_lock(program: Program) -> None:
    lock = ScreenLock(program.window)
    lock.locked.connect(program.session.cover)
    lock.unlocked.connect(program.session.uncover)
    lock.watch()
