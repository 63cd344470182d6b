"""Pictures of a game at the moments in which real programs have shown what they should not.

| moment | what is photographed |
|---|---|
| `STILL` | the viewer's own view at rest, a game just read from its file |
| `MIDWAY` | the next step, while its motions are under way |
| `UNDO` | the same step taken back, by agreement where it cannot be undone, motions under way |
| `POINTED` | a block held over some squares, and squares that are asked about with empty hands |
| `PAST` | the last round seen again, its first steps, motions under way |
| `LOAD` | a shared screen at first, and behind the gate what is the viewer's |
| `HAND_OVER` | the gate falling over what another person has just seen, and fallen |
"""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtGui import QImage

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.pointer.hand import Hand, HeldBlock, Pile
from changcheng_qt.ui.flow.screens import Gate, GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.main_window import MainWindow
from changcheng_qt.ui.match_bridge import MatchBridge
from gallery_positions import flow_of
from gallery_stillness import bring_to_rest, hold
from tests.ui.leaks.pairs import Tale

_STEPS_SEEN_AGAIN: Final = 3
_SQUARES_APART: Final = 9


class Moment(Enum):
    """When a picture is taken."""

    STILL = "still"
    MIDWAY = "midway"
    UNDO = "undo"
    POINTED = "pointed"
    PAST = "past"
    LOAD = "load"
    HAND_OVER = "hand_over"


Photograph: TypeAlias = tuple[Moment, QImage]
Session: TypeAlias = Callable[[MainWindow, Tale, Viewer, float], Iterator[Photograph]]


def alone(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """The viewer plays against bots; for the public everybody looks at the open table."""
    people = tuple(range(tale.setup.seats)) if not isinstance(viewer, int) else (viewer,)
    bridge, flow = _shown(window, tale.match(*people))
    if viewer == PUBLIC:
        flow.show_board_only()
    bring_to_rest(window)
    yield Moment.STILL, _picture(window)
    bridge.submit(tale.last)
    hold(window, share)
    yield Moment.MIDWAY, _picture(window)
    if bridge.undo_barrier is None:
        bridge.undo()
    else:
        bridge.take_back(bridge.step_count - 1, people)
    hold(window, share)
    yield Moment.UNDO, _picture(window)


def pointing(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """The viewer holds a wall over squares here and there, and asks what others are."""
    people = range(tale.setup.seats) if viewer == PUBLIC else (viewer,)
    _, flow = _shown(window, tale.match(*people))
    if viewer == PUBLIC:
        flow.show_board_only()
    bring_to_rest(window)
    board = next(board for board in window.findChildren(BoardView) if not board.isHidden())
    hand = board.findChild(Hand)
    if hand is None:
        raise AssertionError("a match is on the table")
    for held in (HeldBlock(Pile.SINGLE), HeldBlock(Pile.TOWER), None):
        hand.drop() if held is None else hand.pick(held)
        for square in board.scene.view.wall.west_to_east[2::_SQUARES_APART]:
            place = board.view.mapFromScene(board.scene.layout.centre(square))
            board.hover(board.view.place_at(place.toPointF()))
            if held is None:
                board.click(board.view.place_at(place.toPointF()))
            hold(window, share)
            yield Moment.POINTED, _picture(window)


def looking_back(
    window: MainWindow, tale: Tale, viewer: Viewer, share: float
) -> Iterator[Photograph]:
    """The viewer sees the last round again, as far as its first steps."""
    people = tuple(range(tale.setup.seats)) if not isinstance(viewer, int) else (viewer,)
    _, flow = _shown(window, tale.match(*people))
    if viewer == PUBLIC:
        flow.show_board_only()
    bring_to_rest(window)
    show = window.match_show
    if show is None:
        raise AssertionError("a match is on the table")
    show.last_round.begin()
    for _ in range(_STEPS_SEEN_AGAIN):
        hold(window, share)
        yield Moment.PAST, _picture(window)
        show.last_round.go_on()


def together(window: MainWindow, tale: Tale, viewer: Viewer, share: float) -> Iterator[Photograph]:
    """People play in all seats at one screen."""
    bridge, flow = _shown(window, tale.match(*range(tale.setup.seats)))
    hold(window, share)
    yield Moment.LOAD, _picture(window)
    is_for_viewer = isinstance(flow.screen, Gate) and flow.screen.seat == viewer
    flow.lift_gate()
    if is_for_viewer:
        hold(window, share)
        yield Moment.LOAD, _picture(window)
    bring_to_rest(window)
    bridge.submit(tale.last)
    hold(window, share)
    flow.drop_gate(GateReason.ASKED)
    hold(window, share)
    yield Moment.HAND_OVER, _picture(window)
    bring_to_rest(window)
    yield Moment.HAND_OVER, _picture(window)


def _shown(window: MainWindow, match: AnyMatch) -> tuple[MatchBridge, TableFlow]:
    """Show a match in a window that is as if nothing had been shown in it before."""
    window.show_start(can_resume=False)
    bring_to_rest(window)
    bridge, flow = flow_of(match)
    window.show_match(bridge, flow)
    flow.start()
    return bridge, flow


def _picture(window: MainWindow) -> QImage:
    return window.grab().toImage()
