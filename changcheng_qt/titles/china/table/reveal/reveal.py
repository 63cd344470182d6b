"""The revealed part of a game of China, and the end of its final scoring."""

from PySide6.QtCore import QObject

from changcheng_qt.titles.china.table.reveal.stages import WalkScript, WalkStage
from changcheng_qt.ui.flow.playhead import Clock
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.reveal import reveal
from changcheng_qt.ui.reveal.stages import StageReveal
from changcheng_qt.ui.seam.bridge import Bridge


class Reveal(reveal.Reveal):
    """Leads one table through its scorings."""

    def __init__(
        self,
        bridge: Bridge,
        appearance: Appearance,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Follow a bridge from now on."""
        super().__init__(bridge, parent)
        self.walk: StageReveal[WalkStage] = StageReveal(
            bridge, WalkScript(), appearance, clock, self
        )
        self._was_final = False
        self.follow(self.walk)
        self.walk.changed.connect(self._on_walked)

    def begin(self) -> None:
        """Show the final scoring from its start, if the game is over."""
        if self.bridge.outcome is not None:
            self.walk.show_again()

    def _on_walked(self) -> None:
        stage = self.walk.stage
        was_final, self._was_final = self._was_final, stage is not None and stage.is_final
        if was_final and stage is None and self.bridge.outcome is not None:
            self.finished.emit()
