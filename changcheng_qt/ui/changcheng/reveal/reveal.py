"""The position as far as it has been revealed, for everything on the table that draws one.

Theory of operation. The rules work out a scoring and the Mongol attack at once, so the present
position already holds their end while people are still being shown how it came about. Each beat of
a command has a view, and board, scores, inspector and counters draw the view of the beat that the
reveal has come to. They draw a `Reveal` in place of a bridge: it has a `view`, and it says
`changed` as a bridge does, once it has queued what a step reveals; `advanced` is said when more of
the same position is revealed.

The order matters: first it is found what there is to be revealed, then everybody draws the position
as far as that goes, and then the panels open and the board is lit.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from changcheng_qt.ui.changcheng.reveal.attack_reveal import AttackReveal
from changcheng_qt.ui.changcheng.reveal.scoring_reveal import ScoringReveal
from changcheng_qt.ui.changcheng.reveal.scoring_stages import Phase
from changcheng_qt.ui.flow.playhead import Clock
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change


class Reveal(QObject):
    """Leads one table through its scorings and the attack."""

    changed = Signal(object)
    """A `Change`, with the view as far as it has been revealed."""
    advanced = Signal()
    """More of the same position has been revealed."""
    busy_changed = Signal(bool)
    """Whether there is anything to be seen before the game should go on."""
    spotlit_changed = Signal()
    """A scoring or the attack is under way now, or neither is any more; a scoring that is only due,
    before which somebody can still peek or go back, is not.
    """

    def __init__(
        self,
        bridge: Bridge,
        appearance: Appearance,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Follow a bridge from now on."""
        super().__init__(parent)
        self.bridge = bridge
        self.scoring = ScoringReveal(bridge, appearance, clock, self)
        self.attack = AttackReveal(bridge, appearance, clock, self)
        self._leads: Sequence[Callable[[], None]] = ()
        self._is_busy = False
        self._is_spotlit = self._is_under_way
        bridge.changed.connect(self._on_changed)
        for part in (self.scoring, self.attack):
            part.busy_changed.connect(self._on_busy_changed)
            part.changed.connect(self._on_advanced)

    @property
    def view(self) -> Any:  # noqa: ANN401 - as a bridge has it
        """The position as far as it has been revealed."""
        return self.attack.view or self.scoring.view or self.bridge.view

    @property
    def is_spotlit(self) -> bool:
        """Whether a province is being scored, or the Mongols are attacking."""
        return self._is_spotlit

    def led_by(self, *leads: Callable[[], None]) -> None:
        """Let these show the next thing when somebody leads on: the panels, and what is counted."""
        self._leads = leads

    def advance(self) -> None:
        """Show what is revealed next, if anything is; what is counted need not be waited for."""
        for lead in self._leads:
            lead()

    def lead_on(self, pace: float | None) -> None:
        """Go on to the end without waiting, that much faster than usual, or wait for the person."""
        self.scoring.lead_on(pace)
        self.attack.lead_on(pace)

    @property
    def _is_under_way(self) -> bool:
        stage = self.scoring.stage
        return (stage is not None and stage.phase is not Phase.DUE) or self.attack.is_open

    def _on_changed(self, change: Change) -> None:
        self.scoring.follow(change)
        self.attack.follow(change)
        self.changed.emit(Change(self.view, change.events, change.motion))
        self.scoring.tell()
        self.attack.tell()

    def _on_advanced(self) -> None:
        if self._is_under_way != self._is_spotlit:
            self._is_spotlit = self._is_under_way
            self.spotlit_changed.emit()
        self.advanced.emit()

    def _on_busy_changed(self) -> None:
        is_busy = self.scoring.is_busy or self.attack.is_open
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)
