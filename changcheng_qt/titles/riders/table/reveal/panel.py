"""The panel of a breach, of a levy, and of the end of a game; and the light on the way of the
riders, which stays visible next to it.
"""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import sentence
from changcheng_qt.titles.riders.rules.events import Event, SectionBreached
from changcheng_qt.titles.riders.rules.goods_events import GoodsLevied
from changcheng_qt.titles.riders.rules.places import HexPlace, Place, SectionPlace
from changcheng_qt.titles.riders.table.reveal.stages import Told, WalkRow, breach_in
from changcheng_qt.titles.riders.table.scene.marks import Mark, spoken_marks
from changcheng_qt.titles.riders.words import breach
from changcheng_qt.titles.riders.words.breach import Part
from changcheng_qt.ui.reveal.walk import PartsPanel, Said, WalkSpotlight, WalkStage
from changcheng_qt.ui.scene.layer import Key


class WalkPanel(PartsPanel[Told]):
    """A row for every part that is revealed."""

    def rule(self) -> str:
        stage = self.reveal.walk.stage
        is_levy = stage is not None and stage.place.part is Part.LEVY
        return "end" if self.bridge.outcome else "edicts" if is_levy else "wall"

    def say(self, stage: WalkStage[Told]) -> Said:
        title = self._title_of(stage)
        if breach_in(stage.parts) is None:
            return Said(title, "", title)
        rolled = breach.rolled_text(stage.parts[0].view, self.bridge.players)
        return Said(title, rolled, sentence(title))

    def row_of(self, part: Told, parent: QWidget) -> WalkRow:
        bridge, number = self.bridge, len(self.rows) + 1
        return WalkRow(self.appearance, number, part, lambda: bridge.players, parent)

    def _title_of(self, stage: WalkStage[Told]) -> str:
        view, last = self.bridge.view, stage.parts[-1].events[-1]
        if (found := breach_in(stage.parts)) is not None:
            return breach.breach_title(found, view)
        if isinstance(last, GoodsLevied):
            return breach.levy_title(last)
        return breach.end_title(view, self.bridge.players)


class Spotlight(WalkSpotlight):
    """Lights the section and the hexes of a breach on one map."""

    def marks_of(self, subject: Told) -> Mapping[Key, Mark]:
        places: list[Place] = []
        for event in subject.events:
            if isinstance(event, SectionBreached):
                places.append(SectionPlace(event.sector))
                if subject.part is not Part.ASSAULT:
                    places += map(HexPlace, event.hexes)
        return dict(spoken_marks(places))

    def events_of(self, subject: Told) -> tuple[Event, ...]:
        return subject.events
