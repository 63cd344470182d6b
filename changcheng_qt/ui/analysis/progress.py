"""How far an analysis is, with what it is about; it can be paused, continued and given up."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.analysis import costs_explained
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.analysis.analyst import Analyst, Stage
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import BODY, Words

translate = QCoreApplication.translate

_UNDER_WAY = (Stage.RUNNING, Stage.PAUSED)


class AnalysisProgress(Panel):
    """Shown until everything is found."""

    given_up = Signal()

    def __init__(self, analyst: Analyst, appearance: Appearance, parent: QWidget) -> None:
        """Follow an analyst."""
        super().__init__(appearance, parent)
        self._analyst = analyst
        self._explain = Words(appearance, BODY, self, wrap=True)
        self._state = Words(appearance, BODY, self, wrap=True)
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
        for widget in (self._explain, self._state, self.bar):
            self._column.addWidget(widget)
        self._column.addLayout(buttons)
        self._column.addStretch(1)
        analyst.changed.connect(self._tell)
        self.pause.clicked.connect(self._on_pause)
        self.cancel.clicked.connect(self._on_cancel)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Take distances from the appearance."""
        self._column.setSpacing(self.appearance.px(8))

    def retranslate(self) -> None:
        """Update every text to the language of the interface."""
        self.cancel.set_words(translate("Analysis", "Cancel"))
        self._explain.setText(costs_explained())
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
        self._state.setText(told.get(analyst.stage, ""))
        deeds = {
            Stage.RUNNING: translate("Analysis", "Pause"),
            Stage.PAUSED: translate("Analysis", "Continue"),
            Stage.FAILED: translate("Analysis", "Try again"),
        }
        self.pause.set_words(deeds.get(analyst.stage, translate("Analysis", "Analyse")))

    def _on_pause(self) -> None:
        if self._analyst.stage is Stage.RUNNING:
            self._analyst.pause()
        else:
            self._analyst.go_on()

    def _on_cancel(self) -> None:
        self._analyst.cancel()
        self.given_up.emit()
