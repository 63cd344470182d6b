"""The main window: assembly only.

It puts actions, menus, table and dialogs together and shows one match at a time. Files and matches
belong to the composition root, from which it requests them by its signals.

Its first page is shown before the rest of the program is loaded: modules for a match or a dialog
are imported by the function that opens it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.held_keys import HeldKeys, KeyRepeats
from changcheng_qt.ui.actions.keys import key_by_name, key_by_place, keys_from_plain, keys_to_plain
from changcheng_qt.ui.actions.table import BEGINNINGS, GO_ON
from changcheng_qt.ui.looks.appearance import FollowsLanguage
from changcheng_qt.ui.looks.preferences import Preferences
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.window.bookstand import BookStand
from changcheng_qt.ui.window.dialogs import Dialogs
from changcheng_qt.ui.window.kept import (
    Lessons,
    RecentFiles,
    Remembered,
    WindowMemory,
    accepted_file,
    geometry_of,
    take_place,
)
from changcheng_qt.ui.window.menus import WindowMenus
from changcheng_qt.ui.window.places import FIRST_SIZE, SMALLEST
from changcheng_qt.ui.window.table import GameTable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent

    from changcheng_qt.engine.seats import Controller
    from changcheng_qt.i18n.languages import Languages
    from changcheng_qt.ui.analysis.analyst import Analyst
    from changcheng_qt.ui.flow.playhead import Clock, Speed
    from changcheng_qt.ui.flow.table_flow import TableFlow
    from changcheng_qt.ui.lessons.guide import Leading
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.replay.bridge import ReplayBridge
    from changcheng_qt.ui.seam.match_bridge import MatchBridge
    from changcheng_qt.ui.seam.title import TitleUi
    from changcheng_qt.ui.sound.output import Player
    from changcheng_qt.ui.window.match_show import MatchShow
    from changcheng_qt.ui.window.replay_show import ReplayShow
    from changcheng_qt.ui.window.surroundings import Surroundings

translate = QCoreApplication.translate


class Shell(NamedTuple):
    """The parts of the window: at least one title, looks, languages, the kinds of bots offered for
    a title of a name, licences, and whether the bots are compiled by now.
    """

    titles: tuple[TitleUi, ...]
    appearance: Appearance
    languages: Languages
    bots: Callable[[str], tuple[Controller, ...]] = lambda _: ()
    licences: tuple[Path, ...] = ()
    bots_are_compiled: Callable[[], bool] = lambda: False


class MainWindow(FollowsLanguage, QMainWindow):
    """The window of the program."""

    order_placed = Signal(object)
    """Start the game of this `GameOrder`."""
    together_asked = Signal()
    rematch_asked = Signal()
    resume_asked = Signal()
    open_asked = Signal()
    save_asked = Signal()
    abandon_asked = Signal()
    replay_asked = Signal()
    report_asked = Signal()
    file_dropped = Signal(object)
    """The path of a file that was dropped on the window or chosen among recent ones."""
    start_shown = Signal()
    """The page without a match has appeared."""
    closing = Signal()
    """The window is about to close; its state is in `kept`."""

    def __init__(self, shell: Shell, kept: WindowMemory | None = None) -> None:
        super().__init__()
        kept = kept or WindowMemory()
        self.setMinimumSize(SMALLEST)
        self._shell = shell
        self._match: MatchShow | None = None
        self.replay_show: ReplayShow | None = None
        self.requests = Requests(self)
        self.table_actions = Actions(self, shell.appearance, keys_from_plain(kept.keys))
        self._held_keys = HeldKeys(self.table_actions, self)
        take_place(self, kept.geometry)  # the actions follow a window that comes up maximised
        shell.appearance.follow_window(self.size())
        KeyRepeats(self)
        self.titles = TitleChoice(shell.titles)
        self.table = GameTable(self.titles, shell.appearance, self.table_actions, self)
        self.setCentralWidget(self.table)
        self.dialogs = Dialogs(self.titles, shell.appearance, self.table_actions, shell.bots, self)
        self.dialogs.last_games = dict(kept.last_games)
        self.choices = Remembered(kept.choices)
        self.lessons = Lessons(self.table.start_page, self.table_actions, kept, self)
        self.bookstand = BookStand(
            self.table, self.dialogs, self.table_actions, partial(_view_of, self), kept.book_zoom
        )
        self.preferences = Preferences(shell.appearance, shell.languages, self)
        self.preferences.choose_bot_speed(kept.bot_speed)
        self.preferences.take_volume(kept.volume, kept.muted, self.table_actions["mute"])
        self.player: Player | None = None
        menu = self.preferences.menu("language")
        self.table.start_page.offer_languages(menu, shell.languages.native_name)
        self._recent = RecentFiles(kept.recent, self)
        self._recent.chosen.connect(self.file_dropped)
        self.setAcceptDrops(True)
        self._menus = WindowMenus(self.table_actions, self.preferences, self._recent, self)
        self._connect()
        self.table.side_wanted = kept.side_panel
        self.table_actions["side_panel"].setChecked(kept.side_panel)
        self.show_start(can_resume=False)

    @property
    def kept(self) -> WindowMemory:
        """Return the state to save."""
        return WindowMemory(
            geometry=geometry_of(self),
            side_panel=self.table.side_wanted,
            bot_speed=self.preferences.bot_speed.name.lower(),
            volume=self.preferences.volume,
            muted=self.preferences.is_muted,
            keys=keys_to_plain(self.table_actions.bindings.chosen),
            last_games=self.dialogs.last_games,
            choices=self.choices,
            recent=self._recent.files,
            book_zoom=self.bookstand.zoom,
            lessons=self.lessons.done,
            advised=self.lessons.is_advised,
        )

    @property
    def match_show(self) -> MatchShow | None:
        """Return the match on the table."""
        return self._match

    def show_start(self, *, can_resume: bool) -> None:
        """Show the page without a match."""
        self._leave_match()
        _follow_table(self)
        self.table.show_start(can_resume=can_resume)
        self.table_actions.rest_without_match()
        self.start_shown.emit()

    def show_still(self) -> None:
        """Show a closed gate, without controls, until the game to continue is known."""
        self._keep_still(still=True)
        self.table.bar.show_prompt(translate("MainWindow", "Opening your game…"), None)

    def show_match(
        self,
        bridge: MatchBridge,
        flow: TableFlow,
        *,
        at_result: bool = False,
        guide: Leading | None = None,
    ) -> None:
        """Show a match, or its result, or a lesson with its guide; the caller starts its flow
        afterwards.
        """
        from changcheng_qt.ui.window.match_show import MatchShow

        self._leave_match()
        self.titles.use(bridge.title)
        flow.bots.set_speed(self.preferences.bot_speed)
        self._match = MatchShow(
            _surroundings(self, self._shell), bridge, flow, at_result=at_result, guide=guide
        )
        _follow_table(self)

    def show_replay(
        self, bridge: ReplayBridge, clock: Clock, analyst: Analyst | None = None
    ) -> None:
        """Show a recorded match, played by a clock; an `analyst` computes its costs."""
        from changcheng_qt.ui.window.replay_show import ReplayShow

        self._leave_match()
        self.titles.use(bridge.title)
        self.replay_show = ReplayShow(_surroundings(self, self._shell), bridge, clock, analyst)
        _follow_table(self)

    def come_forward(self) -> None:
        """Raise the window, also from behind others or from an icon."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def remember_file(self, file: Path) -> None:
        """Offer a file again in the menu."""
        self._recent.remember(str(file.absolute()))

    def show_toast(self, text: str) -> None:
        """Show a sentence for a moment."""
        self.table.toast.show_sentence(text)

    def retranslate(self) -> None:
        """Update all texts of the window's own."""
        _follow_table(self)
        self.table_actions.retranslate()
        self._menus.retranslate()
        if self._on_table is not None:
            self._on_table.refresh()
        if self.table.start_page.is_still:
            self.show_still()

    def changeEvent(self, event: QEvent) -> None:
        """Cover the table while the window is hidden, and release held keys."""
        if event.type() == QEvent.Type.WindowStateChange:
            self._follow_state()
        elif event.type() == QEvent.Type.ActivationChange:
            self._held_keys.let_go()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle held keys, find others by their position, and advance the present reveal."""
        if self._held_keys.press(event):
            return
        again = event.isAutoRepeat()
        key = key_by_name(event) if again else key_by_place(event, QGuiApplication.platformName())
        if key is not None and self.table_actions.press_key(key, again=again):
            return
        if self.table_actions.bindings.means(event, GO_ON) and self._on_table is not None:
            if not self._held_keys.is_repeat(event):
                self._on_table.hurry()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the action of a held key."""
        if not self._held_keys.release(event):
            super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept one file at a time."""
        accepted_file(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Request the content of the file."""
        if (file := accepted_file(event)) is not None:
            self.file_dropped.emit(file)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close at any moment without a question; a wait for the disk is not visible."""
        self.hide()
        self.closing.emit()
        super().closeEvent(event)

    def sizeHint(self) -> QSize:
        return FIRST_SIZE

    def _connect(self) -> None:
        slots: dict[str, Callable[[], object]] = {
            "new_game": lambda: self.dialogs.new_game(self.titles.current.name),
            "together": self.together_asked.emit,
            "rematch": self.rematch_asked.emit,
            "open_game": self.open_asked.emit,
            "save_as": self.save_asked.emit,
            "abandon": partial(_leave_table, self),
            "quit": self.close,
            "settings": lambda: self.dialogs.settings(self.preferences),
            "keys": self.dialogs.keys,
            "about": lambda: self.dialogs.about(
                self._shell.licences, bots_are_compiled=self._shell.bots_are_compiled()
            ),
            "menu": lambda: self._menus.open_below(self.table.menu_button),
            "switch_theme": self._shell.appearance.switch_theme,
        }
        self.table_actions.connect_slots(slots)
        self.table_actions["full_screen"].toggled.connect(self._on_full_screen)
        self.table_actions["side_panel"].toggled.connect(self.table.show_side)
        self.table.drawer_changed.connect(partial(self.table.bar.show_button, "side_panel"))
        self.table.side_changed.connect(self.table_actions["side_panel"].setChecked)
        self.preferences.bot_speed_chosen.connect(self._on_bot_speed_chosen)
        self.dialogs.ordered.connect(self.order_placed)
        tell_rule(self.table, partial(_rule_now, self))
        _connect_requests(self)

    @property
    def _on_table(self) -> MatchShow | ReplayShow | None:
        return self._match or self.replay_show

    def _leave_match(self) -> None:
        if self._on_table is not None:
            self._on_table.close()
        self._match = self.replay_show = None
        if self.table.start_page.is_still:
            self._keep_still(still=False)

    def _keep_still(self, *, still: bool) -> None:
        self.table.start_page.keep_still(still=still)
        for name in BEGINNINGS:
            self.table_actions.allow(name, possible=not still)

    def _follow_state(self) -> None:
        self.table_actions["full_screen"].setChecked(self.isFullScreen())
        if self._on_table is not None:
            self._on_table.follow_window(is_seen=not self.isMinimized())

    def _on_full_screen(self, wanted: bool) -> None:
        if wanted != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_bot_speed_chosen(self, speed: Speed) -> None:
        if self._match is not None:
            self._match.flow.bots.set_speed(speed)


def _connect_requests(window: MainWindow) -> None:
    """Connect the start page and the parts of a table to their handlers."""
    page, requests, actions = window.table.start_page, window.requests, window.table_actions
    page.play_now_asked.connect(window.dialogs.play_now)
    page.new_game_asked.connect(window.dialogs.new_game)
    page.resume_asked.connect(window.resume_asked)
    page.together_asked.connect(actions["together"].trigger)
    page.open_asked.connect(window.open_asked)
    page.statistics_asked.connect(actions["statistics"].trigger)
    requests.new_game_asked.connect(actions["new_game"].trigger)
    requests.rematch_asked.connect(window.rematch_asked)
    requests.replay_asked.connect(window.replay_asked)
    requests.report_asked.connect(window.report_asked)
    requests.reference_asked.connect(actions["reference"].trigger)
    requests.said.connect(window.show_toast)


def _leave_table(window: MainWindow) -> None:
    """Leave the table: from a lesson to the list of them, from a match to the start page."""
    show = window.match_show
    is_lesson = show is not None and show.coach is not None
    (window.lessons.left if is_lesson else window.abandon_asked).emit()


def _follow_table(window: MainWindow) -> None:
    """Name the window after the title on the table; on the start page after the first title, which
    gives the program its name. An open book follows the same match.
    """
    first, *_ = window.titles
    is_shown = window.match_show is not None or window.replay_show is not None
    window.setWindowTitle((window.titles.current if is_shown else first).shown_name())
    window.bookstand.refresh()


def _rule_now(window: MainWindow) -> str:
    """Return the section of the rulebook about the present decision on the table."""
    shown, book = window.match_show or window.replay_show, window.titles.current.book
    return "" if shown is None or book is None else book.rule_now(shown.bridge.view)


def _view_of(window: MainWindow, title: TitleUi) -> object | None:
    """Return the view of a match or replay of a title, while there is one on the table."""
    shown = window.match_show or window.replay_show
    return None if shown is None or title is not window.titles.current else shown.bridge.view


def _surroundings(window: MainWindow, shell: Shell) -> Surroundings:
    """Return the surroundings of every match and replay of a window."""
    from changcheng_qt.ui.window.surroundings import Surroundings

    actions = window.table_actions
    return Surroundings(
        window.titles,
        window.table,
        actions,
        window.dialogs,
        window.requests,
        shell.bots,
        window.player,
        window.choices,
    )
