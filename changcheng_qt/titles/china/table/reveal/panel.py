"""The panel of a scoring: a region in play, or the final scoring."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.titles.china.rules.events import RegionScored
from changcheng_qt.titles.china.table.reveal.rows import CountedRow
from changcheng_qt.titles.china.table.reveal.stages import Counted
from changcheng_qt.titles.china.words.names import region_name
from changcheng_qt.titles.china.words.prompts import end_text
from changcheng_qt.ui.reveal.walk import PartsPanel, Said, WalkStage

translate = QCoreApplication.translate


class ScoringPanel(PartsPanel[Counted]):
    """A row for everything that has been scored so far."""

    def rule(self) -> str:
        return "final-scoring" if self.bridge.outcome else "scoring"

    def say(self, stage: WalkStage[Counted]) -> Said:
        first = stage.parts[0]
        if not stage.is_final and isinstance(first, RegionScored):
            region = region_name(self.bridge.view.board, first.region)
            return Said(
                fill(translate("ChinaScoring", "{region} is full"), region=region),
                translate("ChinaScoring", "Its houses are scored at once. Scores so far:"),
                fill(translate("ChinaScoring", "{region} is being scored."), region=region),
            )
        title = translate("ChinaScoring", "Final scoring")
        counted = translate(
            "ChinaScoring", "Regions, alliances and roads are counted. Scores so far:"
        )
        return Said(title, join_sentences((end_text(self.bridge.view), counted)), title)

    def row_of(self, part: Counted, parent: QWidget) -> CountedRow:
        bridge = self.bridge
        return CountedRow(self.appearance, part, bridge.view, lambda: bridge.players, parent)
