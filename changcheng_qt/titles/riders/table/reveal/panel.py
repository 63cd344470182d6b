"""The panel of a breach, and of the end of a game."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.table.reveal.reveal import Reveal
from changcheng_qt.titles.riders.table.reveal.rows import WalkRow
from changcheng_qt.titles.riders.table.reveal.stages import Told, WalkStage
from changcheng_qt.titles.riders.words.places import pass_name
from changcheng_qt.titles.riders.words.result import victory_text
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.reveal import walk_panel
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.seats import colours_in_order

translate = QCoreApplication.translate


class WalkPanel(walk_panel.WalkPanel):
    """A row for every part that is revealed."""

    def __init__(self, reveal: Reveal, appearance: Appearance, parent: QWidget) -> None:
        """Follow the walks of a reveal from now on."""
        self.reveal = reveal
        bridge = reveal.bridge
        super().__init__(appearance, reveal.walk, colours_in_order(bridge.view), parent)
        tell_rule(self, lambda: "end" if bridge.outcome else "wall")
        self._bridge = bridge
        reveal.walk.changed.connect(self._refresh)
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        self.everything.set_words(translate("RidersBreach", "Show all"))
        self._refresh()

    def _refresh(self) -> None:
        stage = self.reveal.walk.stage
        if stage is None:
            self.leave()
            return
        title = self._title_of(stage)
        self.title.setText(title)
        self.note.setText(self._note_of(stage))
        self.setAccessibleName(title)
        self.prompted.emit(title)
        self.show_rows(stage.told, self._row_of)
        self.scores.show_scores(self.reveal.view.scores, self._bridge.players)
        go_on = translate("RidersBreach", "Next")
        result, done = translate("RidersBreach", "Result"), translate("RidersBreach", "Continue")
        self.show_footer(go_on, result if stage.is_final else done, stage.told[0])
        self.show()
        self.controls_changed.emit()

    def _title_of(self, stage: WalkStage) -> str:
        view = self._bridge.view
        breach = stage.breach
        if breach is not None:
            words = translate("RidersBreach", "{fort} is breached.")
            return fill(words, fort=pass_name(view.board, breach.sector))
        if view.ending is None:
            return translate("RidersBreach", "The game is over.")
        players = self._bridge.players
        return victory_text(players, view.ending, view.winners, view.best, view.points)

    def _note_of(self, stage: WalkStage) -> str:
        dice = stage.told[0].view.turn.dice
        if stage.breach is None or dice is None:
            return ""
        words = translate("RidersBreach", "The roll: {one} + {other} = {sum}.")
        return fill(words, one=dice[0], other=dice[1], sum=sum(dice))

    def _row_of(self, told: Told, parent: QWidget) -> WalkRow:
        bridge, number = self._bridge, len(self.rows) + 1
        return WalkRow(self.appearance, number, told, lambda: bridge.players, parent)
