"""The panel of a scoring: a region in play, or the final scoring."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.titles.china.rules.events import RegionScored
from changcheng_qt.titles.china.table.reveal.reveal import Reveal
from changcheng_qt.titles.china.table.reveal.rows import CountedRow
from changcheng_qt.titles.china.table.reveal.stages import Counted, WalkStage
from changcheng_qt.titles.china.words.names import region_name
from changcheng_qt.titles.china.words.prompts import end_text
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.reveal.walk_panel import WalkPanel
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.seats import colours_in_order

translate = QCoreApplication.translate


class ScoringPanel(WalkPanel):
    """A row for everything that has been scored so far."""

    def __init__(self, reveal: Reveal, appearance: Appearance, parent: QWidget) -> None:
        """Follow the scorings of a reveal from now on."""
        self.reveal = reveal
        bridge = reveal.bridge
        super().__init__(appearance, reveal.walk, colours_in_order(bridge.view), parent)
        tell_rule(self, lambda: "final-scoring" if bridge.outcome else "scoring")
        self._bridge = bridge
        reveal.walk.changed.connect(self._refresh)
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        self.everything.set_words(translate("ChinaScoring", "Show all"))
        self._refresh()

    def _refresh(self) -> None:
        stage = self.reveal.walk.stage
        if stage is None:
            self.leave()
            return
        self._say(stage)
        self.show_rows(stage.counted, self._row_of)
        self.scores.show_scores(self.reveal.view.scores, self._bridge.players)
        go_on = translate("ChinaScoring", "Next")
        result, done = translate("ChinaScoring", "Result"), translate("ChinaScoring", "Continue")
        self.show_footer(go_on, result if stage.is_final else done, stage.counted[0])
        self.show()
        self.controls_changed.emit()

    def _say(self, stage: WalkStage) -> None:
        title = prompt = translate("ChinaScoring", "Final scoring")
        counted = translate(
            "ChinaScoring", "Regions, alliances and roads are counted. Scores so far:"
        )
        note = join_sentences((end_text(self._bridge.view), counted))
        first = stage.counted[0]
        if not stage.is_final and isinstance(first, RegionScored):
            region = region_name(self._bridge.view.board, first.region)
            title = fill(translate("ChinaScoring", "{region} is full"), region=region)
            note = translate("ChinaScoring", "Its houses are scored at once. Scores so far:")
            prompt = fill(translate("ChinaScoring", "{region} is being scored."), region=region)
        self.title.setText(title)
        self.note.setText(note)
        self.setAccessibleName(title)
        self.prompted.emit(prompt)

    def _row_of(self, counted: Counted, parent: QWidget) -> CountedRow:
        view, bridge = self._bridge.view, self._bridge
        return CountedRow(self.appearance, counted, view, lambda: bridge.players, parent)
