"""The first steps: the application, its looks and language, and the window with its start page.

A person waits for the first frame and nothing else, so neither rules nor saved games are imported
here; bots are known by their names, and of `saves` the disk reads the settings. Once the frame is
painted, `main` makes the rest behind the window, and `preloader` imports the modules of the first
dialogs and the first match.

The folder of a computer that has left the network gives no error: a read there may wait for ever.
So everything that the window's own thread reads from a disk as it opens is read `in_time`.

Until the frame is painted no garbage is collected: nearly everything made at a start is kept.

The fonts of the start page are installed first. Qt gets the files, not their contents, and loads
only the parts in use, for the Chinese ones are large. An installer puts new files in the place of
old ones and never writes into them, so an update does not change them underneath.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QIcon, QStyleHints
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt import __version__, assets
from changcheng_qt.app.command_line import DESKTOP_FILE, PROGRAM, Asked
from changcheng_qt.app.paths import Folders, user_folders
from changcheng_qt.app.screen import find_screen
from changcheng_qt.app.settings import (
    Settings,
    SettingsKeeper,
    UnreadSettings,
    kept_from,
    load_settings,
    looks_from,
    save_settings,
)
from changcheng_qt.bots import is_compiled, levels_of
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.titles import TITLES, rules_of
from changcheng_qt.ui.looks.appearance import Appearance, ThemeChoice
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle
from changcheng_qt.ui.window.kept import size_of
from changcheng_qt.ui.window.main_window import MainWindow, Shell

if TYPE_CHECKING:
    from changcheng_qt.app.threads import Writer
    from changcheng_qt.titles.title import Box, Title

ICON_SIZE: Final = 128
"""Pixels of the icon of windows; one file is enough, and is read when it is first drawn."""
BARS_IN_COLOURS: Final = ("win32", "darwin")
"""The systems that paint the bars above windows, and have colours for light and dark ones."""
NOTHING_PAINTED: Final = 500
"""Milliseconds after which the rest no longer waits for a frame, as in a minimised window."""

_LATIN: Final = ("ChangchengSans-Regular", "ChangchengSans-SemiBold")
_CHINESE: Final = (*_LATIN, "ChangchengWenKai-Bold")
FIRST: Final = {
    Script.LATIN: (*_LATIN, "ChangchengGaramond-Bold"),
    Script.TRADITIONAL: (*_CHINESE, "ChangchengHeiTC-Bold", "NotoSansCJKtc-Regular"),
    Script.SIMPLIFIED: (*_CHINESE, "ChangchengHeiSC-Bold", "NotoSansCJKsc-Regular"),
}
"""The names of the font files that the start page needs in a script."""

T = TypeVar("T")
DefaultT = TypeVar("DefaultT")

PATIENCE: Final = 1.0
"""Seconds that the window waits for a folder as it opens."""
READER: Final = "reader"
"""The name of a thread in which it is read."""


class Front(NamedTuple):
    """The window and its dependencies; `boxes` open the box of each title, by its name, and always
    return the same one.
    """

    boxes: "Mapping[str, Callable[[], Box]]"
    window: MainWindow
    appearance: Appearance
    languages: Languages
    others: tuple[QObject, ...]
    unheard: list[Path]
    """The folders that have not answered in time, so far."""
    is_unread: bool = False
    """Whether the disk refused to read the settings, or did not answer."""


GoOn: TypeAlias = Callable[[Front, Folders, Path | None], None]
"""Completes the program behind a window, and brings a game to it."""


class FirstFrame(QObject):
    """Emits when a widget has been painted for the first time."""

    passed = Signal()
    """The frame is on the screen, or none came for a while."""

    def __init__(self, widget: QWidget) -> None:
        """Wait for a widget that is about to be painted."""
        super().__init__(widget)
        self._widget = widget
        self._rest = QTimer(self, interval=NOTHING_PAINTED, singleShot=True)
        self._rest.timeout.connect(self._pass)
        self._rest.start()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit after the turn of the event loop in which the widget is painted."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._rest.start(0)
        return super().eventFilter(watched, event)

    def _pass(self) -> None:
        """Emit, and wait for no frame any more: it may come later, as from a minimised window."""
        self._widget.removeEventFilter(self)
        self.passed.emit()


def run(asked: Asked, go_on: GoOn) -> int:
    """Show the window with the arguments until it is closed; return the exit code. Once it has been
    painted, `go_on` makes the rest of the program behind it; garbage collection covers only later
    objects.
    """
    application = new_application(sys.argv[:1])
    folders = user_folders()
    if _is_handed_over(folders, asked.open):
        return 0
    front = open_window(application, folders, read_settings(folders), asked.lang)
    if is_table_laid(folders, front.unheard) and asked.open is None:
        front.window.show_still()
    front.window.show()
    first_frame = FirstFrame(front.window.table)

    def make_whole() -> None:
        go_on(front, folders, asked.open)
        gc.freeze()

    first_frame.passed.connect(make_whole)
    return application.exec()


def read_settings(folders: Folders) -> Settings:
    """Return the settings; `UnreadSettings` where the disk does not answer."""
    return in_time(partial(load_settings, RealDisk(), folders.settings_file), UnreadSettings())


def is_table_laid(folders: Folders, unheard: list[Path]) -> bool:
    """Return whether the last session ended with a game on the table, as far as the disk
    answers.
    """
    is_laid = in_time(lambda: folders.is_table_laid, None)
    if is_laid is None:
        unheard.append(folders.games)
    return is_laid is True


def in_time(read: Callable[[], T], otherwise: DefaultT, seconds: float = PATIENCE) -> T | DefaultT:
    """Return the result of `read`, or `otherwise` where the disk does not answer in time; a late
    answer is dropped. Raises anything that `read` raises.
    """
    answers: SimpleQueue[T | Exception] = SimpleQueue()

    def ask() -> None:
        try:
            answers.put(read())
        except Exception as fault:
            answers.put(fault)

    Thread(target=ask, name=READER, daemon=True).start()
    try:
        answer = answers.get(timeout=seconds)
    except Empty:
        return otherwise
    if isinstance(answer, Exception):
        raise answer
    return answer


def _is_handed_over(folders: Folders, file: Path | None) -> bool:
    """Return whether a running window has taken over this start; where no folder can hold its
    socket there is none.
    """
    with suppress(OSError):
        if folders.may_have_window:
            from changcheng_qt.app.one_window import hand_over

            return hand_over(folders.socket, file)
    return False


def new_application(arguments: Sequence[str]) -> QApplication:
    """Return the application of this process, in the style that the program is drawn for; raises
    `NoScreen`.

    Its painter fills in its own thread: by default Qt passes every fill of 96 rows or more to other
    threads, 64 rows each, and waits; for the area that a step repaints, that takes two to five
    times as long as the fill.

    The style is set by name: `setStyle` returns a `QStyle`, and wrapping that class with its
    hundreds of constants costs PySide more time than the window.
    """
    find_screen()
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    application = QApplication([*arguments, "-style", "Fusion"])
    application.setApplicationName(PROGRAM)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_FILE)
    application.setWindowIcon(QIcon(str(assets.icon_file(ICON_SIZE))))
    return application


def open_window(
    application: QApplication, folders: Folders, settings: Settings, language: str = ""
) -> Front:
    """Make the window; an empty `language` is that of the settings.

    Where they have none either, as at the first start, the desktop's language is used and
    remembered.
    """
    appearance = _appearance(application, settings)
    languages = Languages(application, assets.translation_file, desktop=QLocale.system())
    languages.changed.connect(appearance.follow_language)
    _install_language(languages, language or settings.language)
    if not language:
        settings = replace(settings, language=languages.current)
    install_first(assets.font_files(), Script.of(languages.current))
    unheard: list[Path] = []
    boxes = {
        title.name: cache(partial(_open_box, title, folders.own_files(title), unheard))
        for title in TITLES
    }
    titles = tuple(title.show(boxes[title.name]) for title in TITLES)
    licences = assets.licence_files()
    shell = Shell(titles, appearance, languages, bots_offered, licences, is_compiled)
    kept = kept_from(settings)
    appearance.follow_window(size_of(kept.geometry))  # before there is anything to style twice
    style = ApplicationStyle(application, appearance)
    window = MainWindow(shell, kept)
    save = partial(save_settings, RealDisk(), folders.settings_file)
    keeper = SettingsKeeper(save, _new_writer, settings, window, appearance, languages)
    is_unread = isinstance(settings, UnreadSettings)
    return Front(boxes, window, appearance, languages, (keeper, style), unheard, is_unread)


def _open_box(title: "Title", own: Path | None, unheard: list[Path]) -> "Box":
    """Open a title's box, without the owner's files where their folder does not answer. Only the
    disk has a time to keep: a busy computer is given all the time that it needs.
    """
    if own and not in_time(partial(_is_read_through, own), False):
        unheard.append(own)
        return title.open_box(None)
    return title.open_box(own)


def _is_read_through(folder: Path) -> bool:
    """Read all files of a folder, as far as they can be read, and return True."""
    with suppress(OSError):
        for name in os.listdir(folder):
            with suppress(OSError):
                (folder / name).read_bytes()
    return True


def bots_offered(title: str) -> tuple[str, ...]:
    """Return the kinds of bots that people are offered for a title, weakest first."""
    return levels_of(rules_of(title))


def install_first(files: Iterable[Path], script: Script) -> None:
    """Load the fonts of the start page."""
    _install(file for file in files if file.stem in FIRST[script])


def install_others(files: Iterable[Path], script: Script) -> None:
    """Load the other fonts."""
    _install(file for file in files if file.stem not in FIRST[script])


def _new_writer() -> "Writer":
    from changcheng_qt.app.threads import WriterThread

    return WriterThread()


def _appearance(application: QApplication, settings: Settings) -> Appearance:
    hints = application.styleHints()
    is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
    appearance = Appearance(looks_from(settings), desktop_is_dark=is_dark)
    if sys.platform in BARS_IN_COLOURS:
        TitleBars(hints, appearance)
    else:
        hints.colorSchemeChanged.connect(appearance.follow_desktop)
    return appearance


class TitleBars(QObject):
    """Has the system paint the bars above windows in the colours of the theme, where it would paint
    them in those of the desktop.

    Qt then takes the theme's colours for the desktop's, which are known only while they are
    followed.
    """

    def __init__(self, hints: QStyleHints, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._hints = hints
        self._appearance = appearance
        self._scheme = Qt.ColorScheme.Unknown
        """The colours that Qt was asked for, unknown for those of the desktop."""
        hints.colorSchemeChanged.connect(self._on_desktop)
        appearance.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        if self._appearance.looks.theme is ThemeChoice.SYSTEM:
            scheme = Qt.ColorScheme.Unknown
        else:
            is_dark = self._appearance.palette.dark
            scheme = Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light
        if scheme is not self._scheme:
            self._scheme = scheme
            self._hints.setColorScheme(scheme)

    def _on_desktop(self, scheme: Qt.ColorScheme) -> None:
        if self._scheme is Qt.ColorScheme.Unknown:
            self._appearance.follow_desktop(scheme)


def _install_language(languages: Languages, code: str) -> None:
    if code:
        languages.install(code)
    else:
        languages.install_for_desktop()


def _install(files: Iterable[Path]) -> None:
    for file in files:
        QFontDatabase.addApplicationFont(str(file))
