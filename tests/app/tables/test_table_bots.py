"""The host plays for bots, by notes, and for people who are away and have no choice."""

import pytest

from changcheng_qt.app.tables.bots import AGAIN, TableBots
from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.flow.playhead import REST
from tests.app.tables.screens import Screens
from tests.ui.flow.clockwork import HandClock, HandThinker

pytestmark = pytest.mark.usefixtures("qapp")

ENOUGH = 5_000
"""Milliseconds, longer than any bot seems to think."""


class Hosted(Screens):
    """Two people at screens of their own, one with a bot in the seat."""

    def __init__(self) -> None:
        super().__init__(TITLES[0], 4, (0,), (1,))
        self.match, self.clock, self.thinker = self.at.match, HandClock(), HandThinker()
        self.bots = TableBots(self.at.host, self.thinker, "luck", self.clock)
        self.failures: list[int] = []
        self.bots.failed.connect(self.failures.append)
        seat = self.match.to_act
        assert seat is not None
        self.seat = seat

    def give_to_bot(self, nodes: int = 0) -> None:
        self.match.seat_player(self.seat, Player("Ana", "novice", nodes))
        self.wait()

    def wait(self, milliseconds: int = ENOUGH) -> None:
        self.clock.pass_time(milliseconds)
        self.at.deliver()


def test_a_bot_is_asked_with_its_own_view_and_all_see_its_step() -> None:
    hosted = Hosted()
    hosted.wait()
    assert hosted.thinker.questions == []
    hosted.give_to_bot()
    (asked,) = hosted.thinker.questions
    assert asked.view == hosted.match.view(hosted.seat)
    hosted.thinker.answer(asked.legal[0])
    hosted.at.deliver()
    assert hosted.match.step_count == 1
    for screen in hosted.all:
        screen.agrees_with(hosted.at)


def test_a_bot_thinks_while_people_follow_the_step_before() -> None:
    hosted = Hosted()
    hosted.match.seat_player(hosted.seat, Player("Ana", "novice", 0))
    hosted.wait(1)
    (asked,) = hosted.thinker.questions
    hosted.thinker.answer(asked.legal[0])
    hosted.wait(REST - 2)
    assert hosted.match.step_count == 0
    hosted.wait()
    assert hosted.match.step_count == 1


def test_a_choice_that_came_early_is_forgotten_with_its_question() -> None:
    hosted = Hosted()
    hosted.match.seat_player(hosted.seat, Player("Ana", "novice", 0))
    hosted.wait(1)
    hosted.thinker.answer(hosted.thinker.questions[0].legal[0])
    hosted.match.seat_player(hosted.seat, Player("Ana"))
    hosted.wait()
    assert hosted.match.step_count == 0


def test_a_bot_that_fails_early_is_not_asked_again_at_once() -> None:
    hosted = Hosted()
    hosted.match.seat_player(hosted.seat, Player("Ana", "novice", 0))
    hosted.wait(1)
    hosted.thinker.fail()
    hosted.wait(REST)
    assert len(hosted.thinker.questions) == 1
    hosted.wait(AGAIN)
    assert len(hosted.thinker.questions) == 2


def test_a_game_left_unfinished_rests_until_somebody_plays_on() -> None:
    hosted = Hosted()
    hosted.give_to_bot()
    hosted.match.abandon()
    asked = len(hosted.thinker.questions)
    hosted.wait()
    assert len(hosted.thinker.questions) == asked
    assert hosted.at.host.match.is_left
    hosted.bots.play_on()
    question = hosted.thinker.questions[-1]
    hosted.thinker.answer(question.legal[0])
    assert not hosted.match.is_left
    hosted.match.abandon()
    hosted.bots.close()
    asked = len(hosted.thinker.questions)
    hosted.bots.play_on()
    assert len(hosted.thinker.questions) == asked


def test_a_bot_of_another_program_gets_the_usual_nodes_on_record() -> None:
    hosted = Hosted()
    hosted.give_to_bot(nodes=3)
    hosted.wait()
    usual = usual_nodes("novice", own=hosted.at.title.rules.simulations)
    assert hosted.match.players[hosted.seat].nodes == usual
    assert [asked.nodes for asked in hosted.thinker.questions] == [usual]


def test_a_person_who_takes_the_seat_back_cancels_the_question() -> None:
    hosted = Hosted()
    hosted.give_to_bot()
    hosted.of(hosted.seat).bridge.seat_player(hosted.seat, Player("Ana"))
    hosted.wait()
    (asked,) = hosted.thinker.questions
    hosted.thinker.answered.emit(asked.number, asked.legal[0])
    assert hosted.match.step_count == 0


def test_a_bot_that_fails_is_asked_again_later() -> None:
    hosted = Hosted()
    hosted.give_to_bot()
    hosted.thinker.fail()
    hosted.wait(AGAIN)
    hosted.thinker.answer("nothing that is legal")
    hosted.wait(AGAIN)
    assert hosted.failures == [hosted.seat, hosted.seat]
    assert len(hosted.thinker.questions) == 3
    hosted.bots.close()
    hosted.wait(AGAIN)
    assert len(hosted.thinker.questions) == 3
