"""Points that fly from the region where they were lost to the scores that they are taken from."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QVariantAnimation

from changcheng_qt.i18n.phrases.changcheng.names import owner_name
from changcheng_qt.ui.changcheng.attack.panel import AttackPanel
from changcheng_qt.ui.changcheng.attack.walk import Entry
from changcheng_qt.ui.changcheng.widgets.counting import AwardPill
from changcheng_qt.ui.changcheng.widgets.seats import colours_of

FLIGHT: Final = 420
"""Milliseconds on the way, at ordinary speed."""
_ARC: Final = 36.0
_STEP: Final = 40.0


class FlyingLosses(QObject):
    """The losses of one region at a time, each on a pill in its seat's colour."""

    def __init__(self, panel: AttackPanel) -> None:
        """Fly to the scores of a panel."""
        super().__init__(panel)
        self._panel = panel
        self._pills: list[tuple[AwardPill, QPointF, QPointF]] = []
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._flight.valueChanged.connect(self._on_moved)
        self._flight.finished.connect(self.land)

    @property
    def pills(self) -> tuple[AwardPill, ...]:
        """Return what is on its way."""
        return tuple(pill for pill, _, _ in self._pills)

    def fly(self, entry: Entry, begin: QPointF) -> None:
        """Let the losses of a region fly from a place on the table; without motion they
        are there at once.
        """
        self.land()
        duration = self._panel.appearance.duration(FLIGHT)
        losses = [scored for scored in entry.points if scored.points < 0]
        if not losses or not duration or not self._panel.isVisible():
            return
        view, players = self._panel.view, self._panel.players
        for place, scored in enumerate(losses):
            pill = AwardPill(
                self._panel.appearance,
                colours_of(view, scored.seat),
                scored.points,
                owner_name(players, scored.seat),
                self._panel.table,
                counts=False,
            )
            pill.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            pill.resize(pill.sizeHint())
            step = self._panel.appearance.px(_STEP) * (place - (len(losses) - 1) / 2)
            goal = QPointF(self._panel.score_place(scored.seat))
            self._pills.append((pill, begin + QPointF(0, step), goal))
            pill.show()
            pill.raise_()
        self._panel.await_losses(True)
        self._on_moved(0.0)
        self._flight.setDuration(duration)
        self._flight.start()

    def land(self) -> None:
        """Bring everything to its score at once."""
        self._flight.stop()
        if self._pills:
            for pill, _, _ in self._pills:
                pill.hide()
                pill.deleteLater()
            self._pills.clear()
            self._panel.await_losses(False)

    def _on_moved(self, share: object) -> None:
        if not isinstance(share, float):
            return
        rise = QPointF(0, -4 * self._panel.appearance.px(_ARC) * share * (1 - share))
        for pill, begin, goal in self._pills:
            middle = begin + (goal - begin) * share + rise
            pill.move((middle - QPointF(pill.width() / 2, pill.height() / 2)).toPoint())
