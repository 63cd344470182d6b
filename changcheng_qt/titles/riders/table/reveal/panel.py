"""The panel of a breach, of a levy, and of the end of a game; and the light on the way of the
riders, which stays visible next to it.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules.events import Event, SectionBreached
from changcheng_qt.titles.riders.rules.goods_events import GoodsLevied
from changcheng_qt.titles.riders.table.geometry.places import HexPlace, Place, SectionPlace
from changcheng_qt.titles.riders.table.reveal.stages import Part, Told, WalkRow, breach_in
from changcheng_qt.titles.riders.table.scene.marks import Mark, spoken_marks
from changcheng_qt.titles.riders.words.breach import levy_title
from changcheng_qt.titles.riders.words.places import pass_name
from changcheng_qt.titles.riders.words.result import victory_text
from changcheng_qt.ui.reveal.walk import PartsPanel, Said, WalkSpotlight, WalkStage
from changcheng_qt.ui.scene.layer import Key

translate = QCoreApplication.translate


class WalkPanel(PartsPanel[Told]):
    """A row for every part that is revealed."""

    def rule(self) -> str:
        stage = self.reveal.walk.stage
        is_levy = stage is not None and stage.place.part is Part.LEVY
        return "end" if self.bridge.outcome else "edicts" if is_levy else "wall"

    def say(self, stage: WalkStage[Told]) -> Said:
        title = self._title_of(stage)
        return Said(title, _note_of(stage, self.bridge.players), title)

    def row_of(self, part: Told, parent: QWidget) -> WalkRow:
        bridge, number = self.bridge, len(self.rows) + 1
        return WalkRow(self.appearance, number, part, lambda: bridge.players, parent)

    def _title_of(self, stage: WalkStage[Told]) -> str:
        view = self.bridge.view
        breach = breach_in(stage.parts)
        if breach is not None:
            words = translate("RidersBreach", "{fort} is breached.")
            return fill(words, fort=pass_name(view.board, breach.sector))
        last = stage.parts[-1].events[-1]
        if isinstance(last, GoodsLevied):
            return levy_title(last)
        if view.ending is None:
            return translate("RidersBreach", "The game is over.")
        players = self.bridge.players
        return victory_text(players, view.ending, view.winners, view.best, view.points)


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


def _note_of(stage: WalkStage[Told], players: Sequence[Player]) -> str:
    turn = stage.parts[0].view.turn
    if breach_in(stage.parts) is None or turn.dice is None:
        return ""
    words = translate("RidersBreach", "{player} rolled {one} + {other} = {sum}.")
    one, other = turn.dice
    return fill(
        words, player=player_name(players, turn.seat), one=one, other=other, sum=one + other
    )
