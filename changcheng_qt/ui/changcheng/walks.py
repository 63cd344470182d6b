"""The walks through a scoring and through the attack, and what follows them beside their panels."""

from dataclasses import dataclass

from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.attack.show import AttackShow
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.panels.inspector import Inspector
from changcheng_qt.ui.changcheng.panels.player_rows import PlayerRows
from changcheng_qt.ui.changcheng.scoring.show import ScoringShow


@dataclass(frozen=True, slots=True)
class Walks:
    """Both walks of one table."""

    scoring: ScoringShow
    attack: AttackShow

    def so_far(self, view: View) -> View:
        """Return a view of the present position without what is still to come in the walks."""
        return self.attack.so_far(self.scoring.so_far(view))

    def lead(self, board: BoardView, inspector: Inspector, players: PlayerRows) -> None:
        """Let threats be shown and scores rise only when the walks come to them."""
        board.look_through(self.attack.so_far)
        inspector.look_through(self.attack.so_far)
        players.look_through(self.so_far)
        self.attack.changed.connect(board.show_anew)
        self.attack.changed.connect(inspector.retranslate)
        for walked in (self.scoring, self.attack):
            walked.changed.connect(players.retranslate)
