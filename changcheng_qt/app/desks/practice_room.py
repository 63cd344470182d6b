"""The page *Why?*, and practice on the window's table: the most expensive decisions of one seat in
a replay, to decide again; afterwards the replay returns.

Practice is not saved: there is no journal, and no game in the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.app.threads import Background
from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.replay import Marks
from changcheng_qt.engine.seats import ABSENT, EVERYONE, Player
from changcheng_qt.i18n.advice import Teller, contrast_text
from changcheng_qt.lessons.guided import CoachedMatch
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.analysis.practice import Answers, PracticeGuide, lost_by
from changcheng_qt.ui.flow.bot_turns import BotSetup, Thinker
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.verdicts.cost import mistakes
from changcheng_qt.verdicts.reasons import Way

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.app.session import Session
    from changcheng_qt.app.workers.analysis_worker import Task
    from changcheng_qt.engine.match import AnyMatch
    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.ui.window.main_window import MainWindow
    from changcheng_qt.verdicts.cost import Alternative, Judgement, Unit


def again(match: AnyMatch, judged: Judgement) -> AnyMatch:
    """Return a match at a decision of another match, in which only the deciding seat plays on."""
    players = [
        Player(player.name) if seat == judged.seat else _looking_on(player)
        for seat, player in enumerate(match.players)
    ]
    luck = SeededLuck(f"practice {judged.ply}")
    made = CoachedMatch(match.game, match.setup, players, luck=luck)
    for step in match.steps[: judged.ply]:
        made.submit(step.command)
    made.begin()
    return made


def _looking_on(player: Player) -> Player:
    """Return a player without decisions: bots of their kind, and people as absent."""
    return Player(player.name, ABSENT) if player.is_human else player


@dataclass(frozen=True, slots=True)
class Practice:
    """An exercise: the game, its analysis, and the mistakes."""

    task: Task
    mistakes: Sequence[Judgement]
    unit: Unit


class PracticeRoom(QObject):
    """The room for practising mistakes."""

    def __init__(self, window: MainWindow, session: Session, thinker: Thinker) -> None:
        """Start when the window asks for it."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._thinker = thinker
        self._background = Background(self)
        self._weigher: AnalysisRunner | None = None
        self._guide: PracticeGuide | None = None
        window.requests.why_asked.connect(self.show_why)
        window.requests.practice_asked.connect(self.begin)
        window.lessons.left.connect(self._on_left)

    def show_why(self) -> None:
        """Show the replay of the finished game at hand, with its costs for every seat."""
        self._session.show_again()
        if self._window.replay_show is not None:
            self._window.replay_show.show_analysis()

    def begin(self, analyst: AnalysisRunner, seat: Seat) -> None:
        """Practise the mistakes of a seat in an analysed game."""
        if analyst.analysis is None:
            return
        match = analyst.task.match
        marks = Marks(match.start_players).of(match.log)
        found = mistakes(analyst.analysis, seat, match.players, marks)
        practice = Practice(analyst.task, found, analyst.analysis.unit)
        if practice.mistakes:
            self._soon(partial(self._set, practice, 0))

    def _set(
        self,
        practice: Practice,
        number: int,
        *,
        is_answered: bool = False,
        instead_of: QObject | None = None,
    ) -> None:
        """Go to a mistake, once its position has been replayed in another thread, unless something
        else is shown by then; show the best answer if it was found before.
        """
        judged, shown = practice.mistakes[number], instead_of or self._shown

        def lay(match: AnyMatch) -> None:
            if self._shown is not shown:
                return
            guide = self._lay(practice, number, match)
            if is_answered:
                guide.give_up()

        self._background.run(partial(again, practice.task.match, judged), lay)

    def _lay(self, practice: Practice, number: int, match: AnyMatch) -> PracticeGuide:
        judged, title = practice.mistakes[number], self._window.titles[match.game.name]
        teller = Teller(title.words, match.view(judged.seat), practice.task.match.players)
        chosen, better = match.command_of(judged.chosen), judged.better(match.command_of)
        answers = Answers(
            partial(teller.label, Way(chosen)),
            partial(teller.label, better),
            lambda: contrast_text(better, chosen, teller)[0],
            teller.action(better),
        )
        bridge = MatchBridge(match)
        place = number + 1, len(practice.mistakes)
        is_whole = practice.task.is_whole
        guide = PracticeGuide(
            judged, place, bridge, answers, unit=practice.unit, has_secrets=is_whole
        )
        flow = self._flow_of(bridge)
        guide.answered.connect(flow.bots.pause)
        guide.answered.connect(partial(self._weigh, practice.task, guide, match))
        guide.withdrawn.connect(self._end_weigher)
        guide.again_asked.connect(partial(self._soon, partial(self._set, practice, number)))
        answer = partial(self._set, practice, number, is_answered=True)
        guide.answer_asked.connect(partial(self._soon, answer))
        guide.uncover_asked.connect(partial(self._soon, partial(self._uncover, practice, number)))
        is_last = number + 1 == len(practice.mistakes)
        following = self._leave if is_last else partial(self._set, practice, number + 1)
        guide.next_asked.connect(partial(self._soon, following))
        guide.closed.connect(flow.close)
        guide.closed.connect(self._end_weigher)
        self._session.clear_table()
        self._guide = guide
        self._window.show_match(bridge, flow, guide=guide)
        flow.start()
        return guide

    @property
    def _shown(self) -> QObject | None:
        """The match or replay on the table."""
        return self._window.replay_show or self._window.match_show

    def _weigh(self, task: Task, guide: PracticeGuide, match: AnyMatch) -> None:
        """Judge the answer, from the analysis, or by weighing it now."""
        judged = guide.judgement
        step = match.steps[judged.ply]
        text = match.game.command_to_text(step.before, match.game.given(step.command))
        known = next((one for one in judged.alternatives if one.command == text), None)
        if known is not None:
            guide.judge(lost_by(judged, known, guide.unit))
            return
        self._end_weigher()
        self._weigher = AnalysisRunner(task, self)

        def on_weighed(found: Alternative | None, is_weighed: bool) -> None:
            if guide is not self._guide:
                return
            look = 0.0 if is_weighed else None
            guide.judge(look if found is None else lost_by(judged, found, guide.unit))

        self._weigher.command_weighed.connect(on_weighed)
        self._weigher.weigh_command(judged, text)

    def _on_left(self) -> None:
        """Return to the replay, if a mistake was on the table."""
        show = self._window.match_show
        if show is not None and show.coach is not None and show.coach.guide is self._guide:
            self._leave()

    def _leave(self) -> None:
        """Show the replay."""
        self._guide = None
        self._session.show_replay_again()

    def _uncover(self, practice: Practice, number: int) -> None:
        """Show in the replay everything that was hidden when a mistake was made; the replay offers
        the way back.
        """
        self._leave()
        show = self._window.replay_show
        if show is not None:
            show.bridge.look_as(EVERYONE)
            show.player.jump(practice.mistakes[number].ply)
            back = partial(self._set, practice, number, is_answered=True, instead_of=show)
            show.lead_to_exercise(partial(self._soon, back))

    def _end_weigher(self) -> None:
        if self._weigher is not None:
            self._weigher.cancel()
            self._weigher.deleteLater()
            self._weigher = None

    def _soon(self, then: Callable[[], Any]) -> None:
        """Call in the next turn of the event loop, when the sender of the present event is gone."""
        QTimer.singleShot(0, self, then)

    def _flow_of(self, bridge: MatchBridge) -> TableFlow:
        bot_setup = BotSetup(self._thinker, "", rules_of(bridge.title).weight, lambda _: 1)
        return TableFlow(bridge, bot_setup, QtClock(), lambda _view, _legal: None)
