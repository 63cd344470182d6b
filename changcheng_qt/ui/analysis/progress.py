"""The progress of an analysis, its remaining time, and its subject; it can be paused, continued and
cancelled.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.analysis import costs_explained
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.analysis.analyst import Analyst, Stage
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import BODY, NOTE, Words

translate = QCoreApplication.translate

_UNDER_WAY = (Stage.RUNNING, Stage.PAUSED)
_SURE: Final = 3
"""The number of positions after which the remaining time can be estimated."""
_SETTLED: Final = 4.0
"""How many seconds must have passed by then: the first positions may be quick ones."""
_DEARER: Final = 3
"""By which factor the first position takes longer than the last one, at which simulated games are
short.
"""
_MINUTE: Final = 60
_ROUND: Final = 5
"""The number of seconds to which times under two minutes are rounded."""


class AnalysisProgress(Panel):
    """The progress of the analysis until it is finished."""

    given_up = Signal()

    def __init__(
        self,
        analyst: Analyst,
        appearance: Appearance,
        parent: QWidget,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Follow an analyst; `clock` counts seconds."""
        super().__init__(appearance, parent)
        self._analyst = analyst
        self._clock = clock
        self._begun_at: tuple[float, range] | None = None
        """The time from which its pace is measured, and the positions that were left to do; None
        while it does not run.
        """
        self._explain = Words(appearance, BODY, self, wrap=True)
        self.state = Words(appearance, BODY, self, wrap=True)
        self.goes_on = Words(appearance, NOTE, self, wrap=True)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.pause = Button(appearance, parent=self)
        self.cancel = Button(appearance, Rank.QUIET, self)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.pause)
        shown = self._explain, self.state, self.bar, self.goes_on
        self._column = without_margins(QVBoxLayout(self), *shown)
        self._column.addLayout(buttons)
        self._column.addStretch(1)
        analyst.changed.connect(self._tell)
        self.pause.clicked.connect(self._on_pause)
        self.cancel.clicked.connect(self._on_cancel)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._column.setSpacing(self.appearance.px(8))

    def retranslate(self) -> None:
        self.cancel.set_words(translate("Analysis", "Cancel"))
        self._explain.setText(costs_explained(self._analyst.unit))
        self._tell()

    def _tell(self) -> None:
        analyst = self._analyst
        words = translate("Analysis", "Position {done} of {positions}")
        done = analyst.positions - len(self._left)
        numbers = fill(words, done=done, positions=analyst.positions)
        self.bar.setRange(0, analyst.positions)
        self.bar.setValue(done)
        self.bar.setAccessibleName(numbers)
        for widget in (self.bar, self.cancel):
            widget.setVisible(analyst.stage in _UNDER_WAY)
        failed = translate("Analysis", "The game could not be analysed.")
        states = {Stage.RUNNING: numbers, Stage.PAUSED: numbers, Stage.FAILED: failed}
        self.state.setText(states.get(analyst.stage, "") + self._time_left())
        self.goes_on.setText(translate("Analysis", "It continues when you close this page."))
        self.goes_on.setVisible(analyst.stage is Stage.RUNNING)
        deeds = {
            Stage.RUNNING: translate("Analysis", "Pause"),
            Stage.PAUSED: translate("Analysis", "Continue"),
            Stage.FAILED: translate("Analysis", "Try again"),
        }
        self.pause.set_words(deeds.get(analyst.stage, translate("Analysis", "Analyse")))

    @property
    def _left(self) -> range:
        """The positions that are left to do."""
        analyst = self._analyst
        return range(analyst.done, analyst.positions - analyst.ahead)

    def _time_left(self) -> str:
        """Return the remaining time, if known. Its pace is that since this run began, which may be
        at the position where an earlier session was left.
        """
        analyst, now, to_do = self._analyst, self._clock(), self._left
        if analyst.stage is not Stage.RUNNING or not analyst.has_begun:
            self._begun_at = None
        elif self._begun_at is None:
            self._begun_at = now, to_do
        begun, before = self._begun_at or (now, to_do)
        if len(before) - len(to_do) < _SURE or now - begun < _SETTLED:
            return ""
        work = self._work(to_do)
        seconds = (now - begun) * work / (self._work(before) - work)
        if seconds >= 2 * _MINUTE:
            left = translate("Analysis", "about %n minute(s) left", "", round(seconds / _MINUTE))
        else:
            rounded = max(_ROUND, _ROUND * round(seconds / _ROUND))
            left = translate("Analysis", "about %n second(s) left", "", rounded)
        return fill(translate("Analysis", " – {time_left}"), time_left=left)

    def _work(self, positions: range) -> float:
        """Return how much work positions are, the last one of the game being 1."""
        cheaper = (_DEARER - 1) / self._analyst.positions
        return sum(_DEARER - cheaper * one for one in positions)

    def _on_pause(self) -> None:
        if self._analyst.stage is Stage.RUNNING:
            self._analyst.pause()
        else:
            self._analyst.go_on()

    def _on_cancel(self) -> None:
        self._analyst.cancel()
        self.given_up.emit()
