"""What joins the widgets of a table alike in every title: who draws more as more is revealed, what
a jump of a replay brings into view, and where keys go that walk off the board.
"""

from typing import Any

from PySide6.QtCore import QObject, Qt

from changcheng_qt.ui.board.board import BoardWidget
from changcheng_qt.ui.panels.inspector import Inspector
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.reveal.reveal import Reveal
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.table import Beyond, Overlay
from changcheng_qt.ui.widgets.overlay_panel import RevealPanel


def draw_reveal(
    reveal: Reveal,
    board: BoardWidget[Any, Any, Any],
    players: PlayerRows[Any],
    inspector: Inspector[Any, Any],
    *panels: RevealPanel,
) -> None:
    """Let board and panels draw more whenever more is revealed; these panels lead it on."""
    reveal.led_by(players.finish, *(panel.lead_on for panel in panels))
    reveal.advanced.connect(board.refresh)
    reveal.advanced.connect(inspector.retranslate)
    reveal.advanced.connect(players.show_advance)


def walk_into(*panels: Overlay) -> Beyond:
    """Return what takes keys that walk off the board to what an open panel offers, if one does."""

    def walk_in(step: int) -> bool:
        for panel in panels:
            if panel.isVisible() and panel.controls:
                panel.controls[0 if step > 0 else -1].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    return walk_in


class JumpInSight(QObject):
    """Brings into view where the step happened after which a jump of a replay has ended."""

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
