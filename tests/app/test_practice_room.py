"""Why a game ended as it did, and learning from it, in the real program."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.app.desks import practice_room
from changcheng_qt.app.desks.practice_room import PracticeRoom, again
from changcheng_qt.app.fetching import Fetching, LookedAt, Ready
from changcheng_qt.app.main import Program
from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
from changcheng_qt.app.workers.analysis_worker import Task
from changcheng_qt.engine.luck import NoLuck, NothingToDraw
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, HUMAN, PUBLIC, Player
from changcheng_qt.i18n.phrases.analysis import explained_text
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles.riders.rules.commands import Rob, SpareAll
from changcheng_qt.ui.analysis.analyst import Stage
from changcheng_qt.ui.analysis.dialog import AnalysisDialog
from changcheng_qt.ui.analysis.practice import PracticeGuide, lost_by
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.verdicts.cost import Alternative, Analysis, Judgement, Unit, Verdict, Worth
from screens.costs import made_up
from tests.app.analysed import match_of, task
from tests.app.conftest import Build
from tests.app.learning import coach_of, show_of
from tests.planted import Fault, planted, with_and_without
from tests.saves.renew_corpus import CORPUS
from tests.ui.shop import settle

FEW = 3
"""Mistakes are enough to go through."""


def seat_that_erred(found: Analysis) -> int:
    return next(one.seat for one in found.judgements if one.verdict.is_error)


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    found = made_up(match_of("changcheng"))
    dearest = found.clear_errors(seat_that_erred(found))
    kept = (one for one in found.judgements if one not in dearest[FEW:])
    then = f"single {match_of('changcheng').steps[0].before.wall.faces[0].code}.4"
    return replace(found, judgements=tuple(replace(one, then=then) for one in kept))


def test_a_decision_is_there_again_as_its_seat_saw_it(analysis: Analysis) -> None:
    match = match_of("changcheng")
    for judged in analysis.judgements[::7]:
        made = again(match, judged)
        assert made.to_act == judged.seat
        step = match.steps[judged.ply]
        seen = match.game.view(step.before, match.known[judged.ply], judged.seat)
        assert made.view(judged.seat) == seen
        assert [player.is_human for player in made.players].count(True) == 1


def draw_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(practice_room, "SeededLuck", lambda seed: NoLuck())


@with_and_without(draw_nothing)
def test_an_answer_may_be_a_robbery(fault: Fault | None) -> None:
    """A card is drawn for it; the log of the game that is practised has another answer there."""
    _, match = read_file(RealDisk(), CORPUS / "4-riders-finished.changcheng")
    ply = next(ply for ply, step in enumerate(match.steps) if isinstance(step.command, SpareAll))
    seat = match.steps[ply].seat
    judged = Judgement(ply, seat, "spare", "rob", Worth(4.0), Worth(1.0), Verdict.MISTAKE, ())
    with planted(fault):
        made = again(match, judged)
        seen = match.game.view(match.steps[ply].before, match.known[ply], seat)
        assert made.view(seat) == seen
        robbery = next(one for one in made.legal(seat) if isinstance(one, Rob))
        try:
            step = made.submit(robbery)
        except NothingToDraw as error:
            raise AssertionError from error
        assert step.command != robbery
        assert made.game.given(step.command) == robbery


def test_an_answer_is_as_good_as_the_best_where_the_difference_may_be_luck() -> None:
    judged = Judgement(0, 0, "a", "b", Worth(4.0), Worth(1.0), Verdict.MISTAKE, ())
    answer = Alternative("c", Worth(), Worth(3.0), Worth(1.0))
    assert lost_by(judged, answer, Unit.POINTS) == 3.0
    assert lost_by(judged, replace(answer, deviation=Worth(2.0)), Unit.POINTS) == 0.0
    assert lost_by(judged, replace(answer, command="b"), Unit.POINTS) == 0.0
    small = replace(answer, behind=Worth(0.5), deviation=Worth(0.01))
    assert [lost_by(judged, small, unit) for unit in Unit] == [0.5, 0.0]


class Room:
    """A program with a finished game that was analysed, about to be practised."""

    def __init__(
        self, running: Program, qtbot: QtBot, found: Analysis, *, is_whole: bool = True
    ) -> None:
        """Bring the game."""
        self.running, self.qtbot, self.found = running, qtbot, found
        match = match_of("changcheng")
        record = record_of(match, Random(0), seed_known=False)
        self.task = replace(task("changcheng", None), is_whole=is_whole)
        done: list[None] = []
        running.session.bring(record, match, lambda: done.append(None))
        qtbot.waitUntil(lambda: bool(done) and running.window.replay_show is not None)
        self.room = next(one for one in running.others if isinstance(one, PracticeRoom))

    def begin(self) -> None:
        """Go through the mistakes of somebody who made one."""
        runner = AnalysisRunner(self.task, self.running.window)
        runner.analysis, runner.stage = self.found, Stage.DONE
        self.running.window.requests.practice_asked.emit(runner, seat_that_erred(self.found))
        self.await_guide(1)

    def await_guide(self, number: int) -> PracticeGuide:
        """The guide of a mistake, once it is on the table."""

        def is_there() -> bool:
            show = self.running.window.match_show
            guide = show.coach.guide if show and show.coach else None
            return isinstance(guide, PracticeGuide) and guide.place[0] == number

        self.qtbot.waitUntil(is_there)
        return self.guide

    @property
    def guide(self) -> PracticeGuide:
        guide = coach_of(self.running).guide
        assert isinstance(guide, PracticeGuide)
        return guide

    def give(self, text: str) -> None:
        """Give a command."""
        bridge = show_of(self.running).bridge
        by_text: dict[str, object] = {}
        match = again(match_of("changcheng"), self.guide.judgement)
        for command in match.legal(self.guide.judgement.seat):
            by_text[match.text_of(command)] = command
        assert bridge.submit(by_text[text])
        settle()


@pytest.fixture
def practice(program: Build, qtbot: QtBot, analysis: Analysis) -> Room:
    room = Room(program(), qtbot, analysis)
    room.begin()
    return room


def unweighed(practice: Room) -> str:
    """A command of which the analysis does not know its worth."""
    judged = practice.guide.judgement
    known = {one.command for one in judged.alternatives}
    match = again(match_of("changcheng"), judged)
    others = [match.text_of(one) for one in match.legal(judged.seat)]
    return next(text for text in others if text not in known)


def test_the_best_command_is_as_good_as_it_gets(practice: Room) -> None:
    judged = practice.guide.judgement
    assert "better" in practice.guide.text
    assert not practice.guide.is_read
    practice.give(judged.best)
    assert practice.guide.is_read
    assert "As good as it gets" in practice.guide.text
    assert show_of(practice.running).flow.bots.is_paused


def test_the_played_move_is_no_better_and_can_be_tried_again(practice: Room) -> None:
    practice.give(practice.guide.judgement.chosen)
    assert "No better" in practice.guide.text
    before = practice.guide
    before.offers[0].press()
    practice.qtbot.waitUntil(lambda: practice.guide is not before)
    assert "What would" in practice.guide.text


def test_another_command_is_weighed_now(practice: Room) -> None:
    practice.give(unweighed(practice))
    assert practice.guide.text == "Evaluating…"
    practice.qtbot.waitUntil(lambda: practice.guide.text != "Evaluating…")
    assert "couldn't" not in practice.guide.text


class Scales(AnalysisRunner):
    """Weigh a command when the test says so, and nothing once they are put away."""

    made: ClassVar[list["Scales"]] = []

    def __init__(self, task: Task, parent: QObject) -> None:
        """Remember these as the latest."""
        super().__init__(task, parent)
        self.commands: list[str] = []
        Scales.made.append(self)

    def weigh_command(self, judgement: Judgement, command: str) -> None:
        self.commands.append(command)

    def cancel(self) -> None:
        self.commands.clear()

    def answer(self, behind: float) -> None:
        """Find all commands that are to be weighed n points behind."""
        for command in self.commands:
            self.command_weighed.emit(Alternative(command, Worth(), Worth(behind), Worth()), True)


class EndlessScales(Scales):
    """The planted fault: every weighing runs to its end."""

    def cancel(self) -> None:
        pass


@pytest.mark.parametrize("scales", [Scales, EndlessScales])
def test_an_answer_that_is_undone_while_it_is_weighed_is_not_judged(
    practice: Room, monkeypatch: pytest.MonkeyPatch, scales: type[Scales]
) -> None:
    monkeypatch.setattr("changcheng_qt.app.desks.practice_room.AnalysisRunner", scales)
    practice.give(unweighed(practice))
    bridge, weighing = show_of(practice.running).bridge, Scales.made[-1]
    assert practice.guide.text == "Evaluating…"
    assert bridge.undo()
    weighing.answer(0.0)
    assert practice.guide.is_read == (scales is EndlessScales)
    assert practice.guide.text.startswith("You played")
    if scales is Scales:
        assert bridge.redo()
        assert practice.guide.text == "Evaluating…"
        Scales.made[-1].answer(practice.guide.judgement.error.points / 2)
        assert "behind the best" in practice.guide.text
        Scales.made[-1].command_weighed.emit(None, False)
        assert "couldn't" in practice.guide.text
        assert bridge.undo()
        assert bridge.redo()
        assert practice.guide.text == "Evaluating…"


def test_the_answer_can_be_shown_and_then_what_was_hidden(practice: Room) -> None:
    ply = practice.guide.judgement.ply
    practice.guide.offers[-1].press()
    assert practice.guide.text.startswith("Best was")
    assert ", then a wall in " in practice.guide.text
    practice.guide.offers[-1].press()
    window = practice.running.window
    practice.qtbot.waitUntil(lambda: window.replay_show is not None)
    assert window.replay_show is not None
    assert window.replay_show.bridge.viewer is EVERYONE
    assert window.replay_show.bridge.position == ply
    bar = window.replay_show.bar
    assert bar.leave.accessibleName() == "Back to the exercise"
    bar.leave.click()
    guide = practice.await_guide(1)
    assert guide.judgement.ply == ply
    assert guide.text.startswith("Best was")


def test_the_answer_after_a_wrong_try_is_shown_where_it_belongs(practice: Room) -> None:
    before = practice.guide
    begun = show_of(practice.running).bridge.step_count
    practice.give(before.judgement.chosen)
    assert show_of(practice.running).bridge.step_count > begun
    assert not before.way
    press(practice, "Show the answer")
    practice.qtbot.waitUntil(lambda: practice.guide is not before)
    show = show_of(practice.running)
    assert practice.guide.text.startswith("Best was")
    assert show.bridge.step_count == begun, "the wrong try was taken off the board"
    best = before.judgement.best, before.judgement.then
    assert practice.guide.way == [*map(show.bridge._match.command_of, best)]  # noqa: SLF001


def press(practice: Room, words: str) -> None:
    """Press a button of the coach."""
    next(button for button in coach_of(practice.running).answers if button.words == words).click()


def test_the_others_keep_what_they_are(analysis: Analysis) -> None:
    match = match_of("changcheng")
    players = (Player("Ada", "club"), Player("Bo"), Player("Cy", "master", 40))
    played = Match(match.game, match.setup, players)
    for step in match.steps:
        played.submit(step.command)
    judged = replace(analysis.judgements[0], ply=0, seat=played.steps[0].seat)
    made = again(played, judged)
    kinds = [controller_text(player.controller) for player in made.players]
    usual = [controller_text(player.controller) for player in players]
    usual[judged.seat] = controller_text(HUMAN)
    assert kinds == usual
    assert [player.is_human for player in made.players].count(True) == 1


def test_escape_goes_back_to_the_exercise_too(practice: Room) -> None:
    window = practice.running.window
    practice.guide.give_up()
    practice.guide.offers[-1].press()
    practice.qtbot.waitUntil(lambda: window.replay_show is not None)
    settle()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert practice.await_guide(1).is_given_up


def test_words_follow_the_language(practice: Room) -> None:
    practice.guide.give_up()
    practice.running.languages.install("fr")
    label, sentence = practice.guide.text, explained_text("")
    assert "Best" not in label
    command = practice.guide.way[0]
    view = show_of(practice.running).bridge.view
    words = practice.running.window.titles.current.words
    assert words.way_label(command, view, show_of(practice.running).bridge.players) in label
    assert sentence in label or "–" in label


def test_nobody_is_led_back_from_something_else(practice: Room) -> None:
    window = practice.running.window
    practice.guide.give_up()
    practice.guide.offers[-1].press()
    practice.qtbot.waitUntil(lambda: window.replay_show is not None)
    assert window.replay_show is not None
    window.replay_show.bar.leave.click()
    practice.running.session.show_result()
    practice.qtbot.wait(500)
    assert window.match_show is not None
    assert window.match_show.coach is None


def test_a_game_as_one_seat_knows_it_is_practised_without_uncovering(
    program: Build, qtbot: QtBot, analysis: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a file that another program wrote: ours leave nothing out of a game that is over."""
    seat = seat_that_erred(analysis)

    def look_at(
        _: Fetching, __: object, match: AnyMatch, then: Callable[[Ready], None], *more: object
    ) -> None:
        then(LookedAt(Replay(match, (PUBLIC, seat)), seat, match))

    monkeypatch.setattr(Fetching, "copy", look_at)
    room = Room(program(), qtbot, analysis, is_whole=False)
    room.begin()
    room.guide.give_up()
    assert len(room.guide.offers) == 1
    coach_of(room.running).leave.click()
    qtbot.waitUntil(lambda: room.running.window.replay_show is not None)
    assert room.running.window.replay_show is not None
    assert room.running.window.replay_show.bridge.viewers == (PUBLIC, seat)


def test_a_replay_of_no_exercise_is_closed(practice: Room) -> None:
    window = practice.running.window
    practice.room.show_why()
    assert window.replay_show is not None
    bar = window.replay_show.bar
    assert bar.leave.accessibleName() == "Close replay"
    bar.leave.click()
    assert window.replay_show is None


def test_it_goes_on_to_the_next_and_back_to_the_replay(practice: Room) -> None:
    for number in range(1, practice.guide.place[1] + 1):
        guide = practice.await_guide(number)
        guide.give_up()
        guide.go_on()
    practice.qtbot.waitUntil(lambda: practice.running.window.replay_show is not None)


def test_it_can_be_left(practice: Room) -> None:
    coach_of(practice.running).leave.click()
    practice.qtbot.waitUntil(lambda: practice.running.window.replay_show is not None)
    assert practice.running.window.dialogs.shown is None


def test_why_leads_from_the_result_to_the_page(
    program: Build, qtbot: QtBot, analysis: Analysis
) -> None:
    room = Room(program(), qtbot, analysis)
    window = room.running.window
    room.running.session.show_result()
    assert window.match_show is not None
    result = next(one for one in window.findChildren(Button) if one.words == "Why?")
    result.click()
    page = window.dialogs.shown
    assert isinstance(page, AnalysisDialog)
    assert not page.progress.isHidden()
    page.progress.cancel.click()
    settle()
    assert window.dialogs.shown is None
