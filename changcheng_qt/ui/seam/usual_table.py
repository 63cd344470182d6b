"""The common base of titles' tables: the same board, panels and reveal in a match and in a replay,
which differ in the tray, and the connections between them.

A title derives a table from `UsualTable` with its permanent widgets, and from that one for a match,
whose constructor ends with `begin_match`, and one for a replay, which ends with `begin_replay`.
Their `parts` replace any parts of the title's own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.board.board import BoardWidget, PlacesBoard
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.inspector import Inspector
from changcheng_qt.ui.panels.player_rows import PlayerRow, PlayerRows
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.result.view import ResultView, SheetOf
from changcheng_qt.ui.reveal.reveal import Late, Reveal
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import (
    Beyond,
    Overlay,
    ReplayContext,
    Spot,
    TableContext,
    TableParts,
    spot_of,
)
from changcheng_qt.ui.tray.player_tray import PlayerTray
from changcheng_qt.ui.tray.replay_tray import TRAY_OF_HANDS, MakeRow, ReplayTray
from changcheng_qt.ui.widgets.overlay_panel import RevealPanel

AnyContext: TypeAlias = TableContext | ReplayContext


class UsualTable(QObject):
    """The widgets of a match or replay, connected; lives as long as its board."""

    board: BoardWidget[Any, Any, Any]
    reveal: Reveal
    inspector: Inspector[Any, Any]
    tray: QWidget
    result: ResultView
    """The sheet at the end of a match; the shell shows that of a replay."""
    counters: QWidget
    """The widget in the bar, made by the title."""
    reveal_panels: Sequence[RevealPanel]
    """The panels of reveals, made by the title."""
    lesson_places: ClassVar[Mapping[str, Callable[[int], Any]]] = {}
    """The kinds of places in lessons."""

    def __init__(
        self,
        context: AnyContext,
        board: Callable[..., BoardWidget[Any, Any, Any]],
        reveal: Callable[..., Reveal],
        rows: type[PlayerRow],
        inspector: type[Inspector[Any, Any]],
    ) -> None:
        """Build the board of a context, which shows as much as is revealed, and the panels at its
        side.
        """
        bridge, looks, hand = context.bridge, context.appearance, Hand[Any]()
        revealed = reveal(bridge, looks, context.clock)
        made = board(bridge, hand, looks, context.parent, context.keys, revealed)
        super().__init__(made)
        self.board, self.reveal, self.hand = made, revealed, hand
        revealed.setParent(self)
        hand.setParent(self)
        is_match = isinstance(context, TableContext)
        shown = self.shown_beside()
        self.side_shown: Shown = Late(bridge, shown, self) if is_match else shown
        self.players: PlayerRows[Any] = PlayerRows(bridge, looks, rows, shown=self.side_shown)
        self.inspector = inspector(bridge, looks, shown=self.side_shown)

    def shown_beside(self) -> Shown:
        """Return the position for the panels next to the board: as far as it is revealed."""
        return self.reveal

    def begin_match(
        self,
        context: TableContext,
        tray: PlayerTray,
        sheet_of: SheetOf,
        walked: Sequence[Overlay],
    ) -> None:
        """Play from a tray, with a result at the end; keys walk from the board to these panels, and
        back. A finished game is revealed, or only its result shown.
        """
        bridge, requests = context.bridge, context.requests
        self.tray = tray
        self.inspector.forget_at_hand_over()
        self.result = ResultView(bridge, sheet_of, requests, context.appearance, context.parent)
        tray.drag_begun.connect(self.board.begin_drag)
        self.board.way_marks.changed.connect(tray.show_way)
        tray.said.connect(requests.said)
        tray.withdrawn.connect(requests.withdrawn)
        tray.advance_asked.connect(partial(self._press_next, requests))
        self.hand.changed.connect(requests.held_changed)
        for panel in walked:
            panel.beyond = self.board.keys.walk_in
        self.board.keys.beyond = walk_into(*walked)
        for steps_back in (self.board.wait, tray.step_back):
            self.reveal.busy_changed.connect(steps_back)
        if not context.is_lesson:
            self.reveal.finished.connect(self.result.celebrate)
        self._join(context)
        if context.at_result:
            self.result.open()
        else:
            self.reveal.begin()

    def begin_replay(self, context: ReplayContext, make_row: MakeRow) -> None:
        """Show everybody's hands above the bar of a replay."""
        bridge, bar, looks = context.bridge, context.bar, context.appearance
        self.tray = ReplayTray(bridge, bar, looks, make_row, context.parent)
        JumpInSight(bridge, self.board)
        self.reveal.finished.connect(context.requests.result_asked)
        self._join(context)

    def parts(self) -> TableParts:
        """Return the widgets for the shell to lay out."""
        board = self.board
        usual = TableParts(
            board=board,
            controls=board,
            reveals=self.reveal,
            tray=self.tray,
            counters=self.counters,
            side=(self.players, self.inspector),
            overlays=tuple(self.reveal_panels),
        )
        if isinstance(self.tray, ReplayTray):
            return replace(usual, tray_least=TRAY_OF_HANDS)
        return replace(
            usual,
            home=board.view,
            overlays=(*usual.overlays, self.result),
            spot=self.spot,
            signs=board.signs,
            conceal=self.inspector.conceal,
        )

    def spot(self, kind: str, number: int) -> Spot | None:
        """Return the outline of a place of the board, or of a part of the table by its role; None
        for any other kind.
        """
        if (part := self.spoken_parts().get(kind)) is not None:
            return spot_of(part)
        outline, view = self.outline_of(kind, number), self.board.view
        return None if outline is None else (view.viewport(), view.mapFromScene(outline))

    def spoken_parts(self) -> Mapping[str, QWidget]:
        """Return the parts of the table that lessons name, by their roles."""
        return {}

    def outline_of(self, kind: str, number: int) -> QPainterPath | None:
        """Return the outline of a place of the board in the scene; None for an unknown kind."""
        place = self.lesson_places.get(kind)
        if place is None or not isinstance(self.board, PlacesBoard):
            return None
        outline: QPainterPath = self.board.sights.outline_of(place(number))
        return outline

    def _press_next(self, requests: Requests) -> None:
        """Press the primary button of an open reveal."""
        for panel in self.reveal_panels:
            first = panel.first_control if panel.isVisible() else None
            if isinstance(first, Button) and first.property(Rank.PRIMARY.value):
                requests.press_asked.emit(first)

    def _join(self, context: AnyContext) -> None:
        reveal, board, requests = self.reveal, self.board, context.requests
        board.hovered.connect(self.inspector.look_at)
        board.tree.actions.answered.connect(requests.spoken)
        for panel in self.reveal_panels:
            panel.prompted.connect(requests.prompted)
        reveal.advance_with(
            self.players.finish, *(panel.advance_as_key for panel in self.reveal_panels)
        )
        reveal.advanced.connect(board.refresh)
        reveal.advanced.connect(self.inspector.retranslate)
        reveal.advanced.connect(self.players.show_advance)
        reveal.busy_changed.connect(requests.busy_changed)


def walk_into(*panels: Overlay) -> Beyond:
    """Return a handler that moves keys from the board to the controls of an open panel, if any."""

    def walk_in(step: int) -> bool:
        for panel in panels:
            if panel.isVisible() and panel.controls:
                panel.controls[0 if step > 0 else -1].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    return walk_in


class JumpInSight(QObject):
    """Scrolls to the place of the step after which a jump of a replay has ended."""

    def __init__(self, bridge: Bridge, board: BoardWidget[Any, Any, Any]) -> None:
        """Follow a bridge for as long as the board lives."""
        super().__init__(board)
        self._bridge = bridge
        self._board = board
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, change: Change) -> None:
        if change.motion is Motion.JUMP:
            latest = self._bridge.events(max(0, self._bridge.step_count - 1))
            self._board.reveal_events([event for step in latest for event in step])
