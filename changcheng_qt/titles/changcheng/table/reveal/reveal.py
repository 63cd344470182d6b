"""The revealed part of a game of Chang Cheng: its scorings, and then the attack."""

from PySide6.QtCore import QObject

from changcheng_qt.titles.changcheng.table.reveal.attack_reveal import AttackReveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import ScoringScript, ScoringStage
from changcheng_qt.ui.flow.playhead import Clock
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.reveal import reveal
from changcheng_qt.ui.reveal.stages import StageReveal
from changcheng_qt.ui.seam.bridge import Bridge


class Reveal(reveal.Reveal):
    """Leads one table through its scorings and the attack."""

    def __init__(
        self,
        bridge: Bridge,
        appearance: Appearance,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Follow a bridge from now on."""
        super().__init__(bridge, parent)
        self.scoring: StageReveal[ScoringStage] = StageReveal(
            bridge, ScoringScript(), appearance, clock, self
        )
        self.attack = AttackReveal(bridge, appearance, clock, self)
        self.follow(self.scoring, self.attack)
        self.attack.finished.connect(self.finished)

    def begin(self) -> None:
        """Show the attack from its start, if the game is over."""
        self.attack.begin()
