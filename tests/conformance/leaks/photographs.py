"""Pictures of a game at the moments in which real programs have shown hidden things.

| moment | picture |
|---|---|
| `STILL` | the viewer's own view at rest, a game just read from its file |
| `MIDWAY` | the next step, while its motions are under way |
| `UNDO` | the same step taken back, by agreement where it cannot be undone, motions under way |
| `POINTED` | a block held over some squares, and squares that are asked about with empty hands |
| `PAST` | the last round seen again, its first steps, motions under way |
| `LOAD` | a shared screen at first, and behind the gate the viewer's own |
| `HAND_OVER` | the gate falling over the screen of another person, and fallen |
| `MINIMISED` | the window put away while another person looked, and come back |
| `HOVERED` | the pointer over every part of the window, all texts |
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import product
from typing import Any, Final, TypeAlias
from unittest import mock

from PySide6.QtCore import QEvent, QPoint, QPointF, QTimer
from PySide6.QtGui import QCursor, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.flow.screens import Gate, GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest, hold
from screens.stills import HINT_EFFORT, flow_of
from tests.conformance.leaks.pairs import Tale
from tests.effort import NIGHTLY, effort

EFFORT: Final = effort(sample=60_000, nightly=HINT_EFFORT)
"""Of the search for hints and warnings, which both games of a pair are given alike: by day a small
one, which would reveal as much of the hidden things as a large one.
"""
_STEPS_SEEN_AGAIN: Final = 3
PARTS: Final = (8, 5) if NIGHTLY else (5, 3)
"""Into how many parts a window is cut, across and down."""
_PLACES: Final = 8
"""At how many places across a widget a tooltip is asked for."""
_LONGEST_REST: Final = 1000
"""Milliseconds for which a pointer must rest for anything that shows of itself."""


class Moment(Enum):
    """When a picture is taken."""

    STILL = "still"
    MIDWAY = "midway"
    UNDO = "undo"
    POINTED = "pointed"
    PAST = "past"
    LOAD = "load"
    HAND_OVER = "hand_over"
    MINIMISED = "minimised"
    HOVERED = "hovered"


Photograph: TypeAlias = tuple[Moment, QImage | str]
Session: TypeAlias = Callable[[MainWindow, Tale, Viewer, float], Iterator[Photograph]]


def sessions_by_day(title: str, *always: Session, dealt: Sequence[Session]) -> list[Session]:
    """Return all sessions at night; by day those that are always wanted, and one that is dealt to
    the title, to each another.
    """
    if NIGHTLY:
        return [*always, *dealt]
    number = [one.name for one in TITLES].index(title)
    return [*always, dealt[number % len(dealt)]]


def alone(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """The viewer plays against bots; for the public everybody looks at the open table."""
    bridge, _ = watched(window, tale, viewer)
    yield Moment.STILL, picture_of(window)
    bridge.submit(tale.last)
    hold(window, share)
    yield Moment.MIDWAY, picture_of(window)
    if bridge.undo_barrier is None:
        bridge.undo()
    else:
        bridge.take_back(bridge.step_count - 1, people_of(tale, viewer))
    hold(window, share)
    yield Moment.UNDO, picture_of(window)


def pointing_at(
    kind: type[Any], held: Sequence[object], points: Callable[[Any], Iterable[QPointF]]
) -> Session:
    """Return a session in which the viewer holds each of `held` over points of a board, then points
    with empty hands at the things there.
    """

    def pointing(
        window: MainWindow, tale: Tale, viewer: Viewer, share: float
    ) -> Iterator[Photograph]:
        watched(window, tale, viewer)
        (board,) = (board for board in window.findChildren(kind) if not board.isHidden())
        hand = board.findChild(Hand)
        for thing in (*held, None):
            hand.drop() if thing is None else hand.pick(thing)
            for point in points(board):
                there = board.view.mapFromScene(point).toPointF()
                board.hover(board.view.place_at(there))
                if thing is None:
                    board.click(board.view.place_at(there))
                hold(window, share)
                yield Moment.POINTED, picture_of(window)

    return pointing


def looking_back(
    window: MainWindow, tale: Tale, viewer: Viewer, share: float
) -> Iterator[Photograph]:
    """The viewer sees the last round again, as far as its first steps."""
    watched(window, tale, viewer)
    show = window.match_show
    if show is None:
        raise AssertionError("a match is on the table")
    show.last_round.begin()
    for _ in range(_STEPS_SEEN_AGAIN):
        hold(window, share)
        yield Moment.PAST, picture_of(window)
        show.last_round.go_on()


def together(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """People play in all seats at one screen."""
    bridge, flow = shown_in(window, tale.match(*range(tale.setup.seats)))
    hold(window, share)
    yield Moment.LOAD, picture_of(window)
    is_for_viewer = isinstance(flow.screen, Gate) and flow.screen.seat == viewer
    flow.lift_gate()
    if is_for_viewer:
        hold(window, share)
        yield Moment.LOAD, picture_of(window)
    bring_to_rest(window)
    bridge.submit(tale.last)
    hold(window, share)
    flow.drop_gate(GateReason.ASKED)
    hold(window, share)
    yield Moment.HAND_OVER, picture_of(window)
    bring_to_rest(window)
    yield Moment.HAND_OVER, picture_of(window)


def put_away(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """People play in all seats; somebody minimises the window and brings it back."""
    _, flow = shown_in(window, tale.match(*range(tale.setup.seats)))
    flow.lift_gate()
    bring_to_rest(window)
    window.showMinimized()
    hold(window, share)
    yield Moment.MINIMISED, picture_of(window)
    window.showNormal()
    bring_to_rest(window)
    yield Moment.MINIMISED, picture_of(window)


def hovering(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """The viewer plays against bots and points at everything; for the public, at the open table."""
    watched(window, tale, viewer)
    for point in _all_over(window):
        QTest.mouseMove(window.windowHandle(), point)
        let_pass(window, _LONGEST_REST)
        yield Moment.HOVERED, "\n".join(_labels(window))
    yield Moment.HOVERED, "\n".join(_tooltips(window))


def _labels(window: MainWindow) -> list[str]:
    """The texts in the window, as those next to the pointer and of the thing under it; not those of
    tooltips that Qt shows of itself.
    """
    labels = (label for label in window.findChildren(QLabel) if label.window() is window)
    texts = [label.text() for label in labels if label.isVisible()]
    return [*texts, *(note.note.words for note in window.findChildren(HoverNote))]


def _all_over(window: MainWindow) -> Iterator[QPoint]:
    """Points in the middle of equal parts of a window."""
    across, down = PARTS
    for row, column in product(range(down), range(across)):
        x, y = (2 * column + 1) * window.width(), (2 * row + 1) * window.height()
        yield QPoint(x // (2 * across), y // (2 * down))


def let_pass(window: MainWindow, milliseconds: float) -> None:
    """Make everything due within that time happen at once, and finish all motions."""
    for timer in window.findChildren(QTimer):
        if timer.isActive() and timer.isSingleShot() and timer.interval() <= milliseconds:
            timer.stop()
            timer.timeout.emit()
    bring_to_rest(window)


def _tooltips(window: MainWindow) -> Iterator[str]:
    """The tooltips anywhere on each widget.

    None is shown: as a window of its own it would make others think that the pointer has left them.
    """
    said: list[str] = []
    with mock.patch.object(QToolTip, "showText", lambda _, text, *more: said.append(text)):
        for widget in window.findChildren(QWidget):
            if widget.isVisible() and widget.window() is window:
                yield widget.toolTip()
                for step in range(1, 2 * _PLACES, 2):
                    place = QPoint(step * widget.width() // (2 * _PLACES), widget.height() // 2)
                    there = widget.mapToGlobal(place)
                    if not widget.toolTip():
                        event = QHelpEvent(QEvent.Type.ToolTip, place, there)
                        QApplication.sendEvent(widget, event)
    yield from said


def shown_in(window: MainWindow, match: AnyMatch) -> tuple[MatchBridge, TableFlow]:
    """Show a match in a window that is as if nothing had been shown in it before, the pointer over
    nothing that would light up.
    """
    corner = QPoint(1, 1)
    QCursor.setPos(window.mapToGlobal(corner))
    QTest.mouseMove(window.windowHandle(), corner)
    window.show_start(can_resume=False)
    bring_to_rest(window)
    bridge, flow = flow_of(match, effort=EFFORT)
    window.show_match(bridge, flow)
    flow.start()
    return bridge, flow


def people_of(tale: Tale, viewer: Viewer) -> tuple[Seat, ...]:
    """Return the seats of people: all where no seat looks at the screen."""
    return (viewer,) if isinstance(viewer, int) else tuple(range(tale.setup.seats))


def watched(window: MainWindow, tale: Tale, viewer: Viewer) -> tuple[MatchBridge, TableFlow]:
    """Show a game, at rest, to one person who plays against bots; to the public, at the open
    table.
    """
    bridge, flow = shown_in(window, tale.match(*people_of(tale, viewer)))
    if viewer == PUBLIC:
        flow.show_board_only()
    bring_to_rest(window)
    return bridge, flow


def picture_of(window: MainWindow) -> QImage:
    """Return the visible window."""
    return window.grab().toImage()
