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
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import BODY, NOTE, Words

translate = QCoreApplication.translate

_UNDER_WAY = (Stage.RUNNING, Stage.PAUSED)
_SURE: Final = 8
"""The number of positions after which the remaining time can be estimated."""
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
        self._begun_at: tuple[float, int] | None = None
        """The time and progress from which its pace is measured; None while it does not run."""
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
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._explain, self.state, self.bar, self.goes_on):
            self._column.addWidget(widget)
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
        numbers = fill(words, done=analyst.done, positions=analyst.positions)
        self.bar.setRange(0, analyst.positions)
        self.bar.setValue(analyst.done)
        self.bar.setAccessibleName(numbers)
        for widget in (self.bar, self.cancel):
            widget.setVisible(analyst.stage in _UNDER_WAY)
        failed = translate("Analysis", "The game could not be analysed.")
        told = {Stage.RUNNING: numbers, Stage.PAUSED: numbers, Stage.FAILED: failed}
        self.state.setText(told.get(analyst.stage, "") + self._time_left())
        self.goes_on.setText(translate("Analysis", "It continues when you close this page."))
        self.goes_on.setVisible(analyst.stage is Stage.RUNNING)
        deeds = {
            Stage.RUNNING: translate("Analysis", "Pause"),
            Stage.PAUSED: translate("Analysis", "Continue"),
            Stage.FAILED: translate("Analysis", "Try again"),
        }
        self.pause.set_words(deeds.get(analyst.stage, translate("Analysis", "Analyse")))

    def _time_left(self) -> str:
        """Return the remaining time, if known. Its pace is that since the first news: this may be
        the position at which an earlier session was left.
        """
        analyst, now = self._analyst, self._clock()
        if analyst.stage is not Stage.RUNNING:
            self._begun_at = None
        elif self._begun_at is None or self._begun_at[1] == 0:
            self._begun_at = now, analyst.done
        begun, before = self._begun_at or (now, analyst.done)
        done = analyst.done - before
        if done < _SURE:
            return ""
        seconds = (now - begun) / done * (analyst.positions - analyst.done)
        if seconds >= 2 * _MINUTE:
            left = translate("Analysis", "about %n minute(s) left", "", round(seconds / _MINUTE))
        else:
            rounded = max(_ROUND, _ROUND * round(seconds / _ROUND))
            left = translate("Analysis", "about %n second(s) left", "", rounded)
        return fill(translate("Analysis", " – {time_left}"), time_left=left)

    def _on_pause(self) -> None:
        if self._analyst.stage is Stage.RUNNING:
            self._analyst.pause()
        else:
            self._analyst.go_on()

    def _on_cancel(self) -> None:
        self._analyst.cancel()
        self.given_up.emit()
