"""The sheet that asks who builds in an extra round; *Nobody* answers for all who have not."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.titles.riders.rules.commands import PassExtra
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.sheet import Sheet
from changcheng_qt.ui.actions.steadying import Steadying
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.plates import ITSELF

translate = QCoreApplication.translate


class BuildersSheet(Sheet):
    """Asks who builds, and passes for the others."""

    def __init__(self, bridge: MatchBridge, appearance: Appearance) -> None:
        super().__init__(bridge, appearance)
        self.note = self.note_line()
        self.build = self.button(partial(self._answer_all, ITSELF))
        self.nobody = self.button(self.pass_all, Rank.PRIMARY)
        self.row(self.build, self.nobody)
        self._steady = Steadying(self.nobody)
        bridge.plates.changed.connect(self.refresh)
        self.begin(lambda: "seats")

    def pass_all(self) -> None:
        """Pass for all who have not answered; on an own view for its seat."""
        self._answer_all(PassExtra())

    @property
    def _asked(self) -> tuple[Seat, ...]:
        """The people who are asked here and have not answered; nobody behind a closed gate."""
        viewer, left = self.bridge.viewer, self.bridge.plates.left(self.bridge.here)
        seen = self.bridge.here if viewer is PUBLIC and self.bridge.takes_commands else {viewer}
        return tuple(seat for seat in left if seat in seen)

    def wants(self, view: View) -> bool:
        return view.stage is Stage.EXTRA_ROUND and bool(self._asked)

    def refresh(self) -> None:
        """Take no key meant for the gate, or for the button before."""
        if not self.is_wanted:
            self._steady.mean(None)
        super().refresh()

    def show_view(self, view: View) -> None:
        self.heading.set_title(translate("RidersExtra", "Extra building round"))
        is_own, has_answers = view.viewer in self._asked, bool(self.bridge.plates.answered)
        self.note.setText(translate("RidersExtra", "Who builds? Click for everyone who says so."))
        self.note.setHidden(is_own)
        self.build.set_words(translate("RidersExtra", "Build", "in an extra building round"))
        self.build.setVisible(is_own)
        other = translate("RidersExtra", "Nobody else", "builds")
        nobody = other if has_answers else translate("RidersExtra", "Nobody", "builds")
        self.nobody.set_words(translate("Command", "Pass") if is_own else nobody)
        self._steady.mean((view.turn.number, is_own))

    def _answer_all(self, answer: object) -> None:
        for seat in self._asked:
            self.bridge.plates.answer(seat, answer)
