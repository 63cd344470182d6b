"""The deeds of a person in a screen of the gallery: pick a card up, point at a square, and so on.

Dialogs are windows of their own, which a picture of the main window would leave out; here they are
put into it, over a shade.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.dialogs.players import WhoPlays
from changcheng_qt.ui.insight.dialog import KnowledgeDialog
from changcheng_qt.ui.net.tell_me import AtLogin
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import Fold
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.window.hint_panel import HintPanel
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from changcheng_qt.ui.window.match_show import MatchShow

WidgetT = TypeVar("WidgetT", bound=QWidget)

Deed: TypeAlias = Callable[["StagedWindow"], None]
"""Something that is done in a window."""

_SHADE: Final = QColor(14, 10, 7, 150)


class StagedWindow(MainWindow):
    """The main window, which does something as soon as it is shown."""

    def __init__(self, shell: Shell, deeds: tuple[Deed, ...]) -> None:
        """Remember the deeds."""
        super().__init__(shell)
        self._deeds = deeds

    def showEvent(self, event: QShowEvent) -> None:
        """Do it once the layouts have settled."""
        super().showEvent(event)
        QTimer.singleShot(0, self._act)

    def child(self, kind: type[WidgetT]) -> WidgetT:
        """Return the one widget of a kind; raises LookupError where there is none."""
        found = self.findChild(kind)
        if found is None:
            raise LookupError(kind)
        return found

    @property
    def match(self) -> MatchShow:
        """The match on the table; raises LookupError where there is none."""
        if self.match_show is None:
            raise LookupError("no match is on the table")
        return self.match_show

    def _act(self) -> None:
        deeds, self._deeds = self._deeds, ()
        for do in deeds:
            do(self)
            QApplication.processEvents()


class Shade(QWidget):
    """Darkens the window below a dialog."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shade."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), _SHADE)


def lift_gate(window: StagedWindow) -> None:
    """Lift the gate for the person whom it names."""
    window.table.gate.opened.emit()


def show_board_only(window: StagedWindow) -> None:
    """Show the public view instead of the gate."""
    window.table.gate.board_only_asked.emit()


def press(window: StagedWindow, name: str) -> None:
    """Trigger a menu entry or key."""
    window.table_actions[name].trigger()


def point_at_way(window: StagedWindow, number: int) -> None:
    """Walk to a way to go on that a hint shows, from 0."""
    window.child(HintPanel).rows[number].setFocus()


TOLD: Final = AtLogin(lambda then: then(True), lambda on, then: then(on))
"""Somebody who is notified of turns from login on."""


def open_dialog(window: StagedWindow, name: str) -> None:
    """Open a dialog, and put it into the window over a shade."""
    window.dialogs.at_login = lambda: TOLD
    window.table_actions[name].trigger()
    put_in(window)


def open_analysis(window: StagedWindow) -> None:
    """Open the page of the costs of the game in the replay."""
    show = window.replay_show
    if show is None:
        raise LookupError("nothing is shown again")
    show.show_analysis()
    put_in(window)


def come_from_exercise(window: StagedWindow) -> None:
    """Show the replay at the end of an exercise: the things hidden then."""
    if window.replay_show is None:
        raise LookupError("nothing is shown again")
    window.replay_show.lead_to_exercise(window.replay_show.refresh)


def open_insight(window: StagedWindow, seat: Seat | None = None) -> None:
    """Open the insight page in the replay that is shown, for one seat or all."""
    show = window.replay_show
    if show is None:
        raise LookupError("nothing is shown again")
    show.bar.insight.click()
    put_in(window)
    for page in window.findChildren(KnowledgeDialog):
        page.finish()
        page.whose.setCurrentIndex(0 if seat is None else seat + 1)


def open_rulebook(window: StagedWindow, anchor: str = "", typed: str = "") -> None:
    """Open the rulebook at a section, or at the results for a search."""
    window.bookstand.open(anchor)
    if typed and window.bookstand.page is not None:
        window.bookstand.page.head.type(typed)


def choose_levels(window: StagedWindow, name: str) -> None:
    """Open the dialog of an action, a new game with as many seats as it has, and choose a bot of
    another level for each seat, the weakest first.
    """
    window.table_actions[name].trigger()
    for dialog in window.findChildren(NewGameDialog):
        dialog.show_count(len(dialog.rows))
    for level, choice in enumerate(window.findChildren(WhoPlays), 1):
        choice.setCurrentIndex(level)
    QApplication.processEvents()
    put_in(window)


def seat_two_people(window: StagedWindow) -> None:
    """Open the dialog for a new game, with people in the first two seats."""
    window.table_actions["new_game"].trigger()
    window.findChildren(WhoPlays)[1].setCurrentIndex(0)
    put_in(window)


def open_new_game_options(window: StagedWindow) -> None:
    """Open the dialog for a new game, and the options in it."""
    window.table_actions["new_game"].trigger()
    window.child(NewGameDialog).options.heading.click()
    put_in(window)


def ask_what_to_share(window: StagedWindow) -> None:
    """Open the question about the content of a copy, with somebody before the screen."""
    match = window.match
    window.dialogs.share(match.bridge.players, 0, lambda _: None, match.flow.screen_changed)
    put_in(window)


def put_in(window: StagedWindow) -> None:
    """Put the dialog that is open into its window, over a shade."""
    dialog = window.dialogs.shown
    if dialog is None:
        raise LookupError("no dialog is open")
    shade = Shade(window)
    shade.setGeometry(window.rect())
    shade.show()
    size = dialog.size()
    dialog.setParent(window, Qt.WindowType.Widget)
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(window.rect().center())
    dialog.setGeometry(place)
    dialog.setAutoFillBackground(True)
    dialog.show()
    dialog.raise_()


def look_at_board(window: StagedWindow) -> None:
    """Fold the result, to look at the board."""
    window.child(ResultView).fold()


def open_turns(window: StagedWindow) -> None:
    """Open the latest turn of the chronicle in which a province was scored, and its scoring."""
    view = window.child(Chronicle).findChild(LinesView)
    if view is None:
        raise LookupError(LinesView)
    for depth in (0, 1):
        rows = [
            row
            for row, entry in enumerate(view.lines.entries)
            if entry.fold is Fold.CLOSED
            and entry.depth == depth
            and (depth or entry.line.kind is LineKind.MARK)
        ]
        view.chosen.emit(rows[-1])


def read_in_drawer(window: StagedWindow) -> None:
    """Open the drawer, and scroll it to the chronicle."""
    window.table_actions["side_panel"].trigger()
    QApplication.processEvents()
    scroll = window.table.side.findChild(QScrollArea)
    if scroll is None:
        raise LookupError(QScrollArea)
    scroll.ensureWidgetVisible(window.table.chronicle)


def look_back(window: StagedWindow, steps: int) -> None:
    """See the last round again, as far as its first steps."""
    last_round = window.match.last_round
    last_round.begin()
    for _ in range(steps):
        last_round.go_on()


def give(window: StagedWindow, kind: type[Command]) -> None:
    """Give the first legal command of a kind."""
    bridge = window.match.bridge
    bridge.submit(next(command for command in bridge.legal if isinstance(command, kind)))
