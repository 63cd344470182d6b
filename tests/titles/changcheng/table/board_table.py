"""A board on screen for tests: a match that begins at any position, and real mouse events on it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.pointer.aiming import place_of
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.pointer.targets import Target
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge

HappenedT = TypeVar("HappenedT")
NAMES = ("Mei", "Luca", "Claire", "Sima")


def from_here(state: State) -> Any:  # noqa: ANN401 - a game of six types
    """The rules, with a position of the test's choice as the first one."""
    return replace(CHANG_CHENG, new=lambda _: state)


@dataclass(slots=True)
class Table:
    """A match, its bridge, the hand and the board on screen."""

    bridge: MatchBridge
    hand: Hand
    appearance: Appearance
    board: BoardView
    events: list[Event]
    refusals: list[object]

    def point(self, target: Target) -> QPoint:
        """Where in the view the middle of a target is drawn."""
        return self.board.view.mapFromScene(place_of(self.board.scene.layout, target))

    def square(self, square: Square, along: float = 0.5) -> QPoint:
        """Where in the view a place on a square is drawn; 0 is its western edge, 1 its eastern."""
        quad = self.board.scene.layout.cell(square)
        west, east = (quad.at(0) + quad.at(3)) / 2, (quad.at(1) + quad.at(2)) / 2
        return self.board.view.mapFromScene(west + (east - west) * along)

    def hover(self, point: QPoint) -> None:
        QTest.mouseMove(self.board.view.viewport(), point)

    def click(self, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.hover(point)
        QTest.mouseClick(self.board.view.viewport(), button, pos=point)

    def press(self, point: QPoint) -> None:
        QTest.mousePress(self.board.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.board.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Drag slowly enough to be seen on the way."""
        self.press(start)
        for share in (0.2, 0.6, 1.0):
            self.hover(start + (end - start) * share)
        self.release(end)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.board.view, key)

    @property
    def note(self) -> str:
        """The text next to the pointer, empty if nothing is."""
        return self.slip.note.words

    @property
    def slip(self) -> HoverNote:
        """The slip next to the pointer, once that has rested."""
        self.rest()
        (slip,) = self.board.findChildren(HoverNote)
        return slip

    @property
    def said_here(self) -> str:
        """The text read aloud about the thing pointed at, once the pointer has rested."""
        self.rest()
        return self.board.view.accessibleDescription()

    def rest(self) -> None:
        """Rest the pointer long enough for the announcement that follows it."""
        for timer in self.board.notes.findChildren(QTimer):
            if timer.isActive():
                rested, wait = QEventLoop(), timer.interval()
                timer.timeout.connect(rested.quit)
                timer.start(0)
                rested.exec()
                timer.setInterval(wait)

    def happened(self, kind: type[HappenedT]) -> HappenedT:
        """The one event of a kind that has happened."""
        (event,) = (event for event in self.events if isinstance(event, kind))
        return event

    def legal(self, kind: type[Command]) -> list[Command]:
        return [command for command in self.bridge.legal if isinstance(command, kind)]


def seat_at(
    qtbot: QtBot,
    state: State,
    viewer: Viewer = 0,
    *,
    players: Sequence[Player] = (),
    motion: MotionSpeed = MotionSpeed.NONE,
    size: tuple[int, int] = (967, 567),
    keys: KeyBindings | None = None,
    window: QWidget | None = None,
    help: Help = PURISTS,
    is_seen: bool = False,
) -> Table:
    """A board of that size on screen, at a position, for a viewer; all are human by default. It
    fills a window, or is one, and is painted only where a test looks at it.
    """
    seats = players or [Player(name) for name in NAMES[: state.setup.seats]]
    bridge = MatchBridge(Match(from_here(state), state.setup, seats, help))
    bridge.look_as(viewer)
    hand = Hand()
    appearance = Appearance(Looks(theme=ThemeChoice.LIGHT, motion=motion))
    board = BoardView(bridge, hand, appearance, window, keys)
    table = Table(bridge, hand, appearance, board, [], [])

    def on_changed(change: Change) -> None:
        table.events.extend(change.events)

    bridge.changed.connect(on_changed)
    bridge.refused.connect(table.refusals.append)
    bridge.setParent(window or board)  # it goes with the window, and all that follows it
    (window or board).setUpdatesEnabled(is_seen)
    qtbot.addWidget(window or board)
    for widget in (window or board, board):
        widget.resize(*size)
        widget.show()
    board.view.setFocus()
    qtbot.waitUntil(board.view.hasFocus)
    return table


seen_at = partial(seat_at, is_seen=True)
"""A board as by `seat_at`, that is painted: for tests of pictures and of the painting."""
