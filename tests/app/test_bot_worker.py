"""The loop that thinks for bots: it answers the latest question, and keeps nothing."""

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from changcheng_qt.app.workers import bot_worker
from changcheng_qt.app.workers.bot_worker import (
    Cancel,
    Consultation,
    HintReply,
    Prepare,
    Question,
    Reply,
    advised,
    answer,
    left_out,
    serve,
)
from changcheng_qt.bots import BOTS, LEVELS
from changcheng_qt.bots.bot import Stopped
from changcheng_qt.bots.levels import BETWEEN
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from tests.app.own_boards import BOX
from tests.effort import by_day, effort
from tests.titles.changcheng.sample.search import pairs_for

FAR_TOO_MANY = 10**9
"""Simulations for hours."""
WHOLE = 20
NODES = WHOLE * BETWEEN
"""Enough that a search looks twenty times whether it is still wanted."""
PAIRS = effort(sample=3, nightly=150)


class Pipe:
    """A pipe whose other end has put something into it already, and then closes it; `late` comes
    after n looks.
    """

    def __init__(self, *waiting: object, late: object = None, looks: int = 0) -> None:
        self.waiting = list(waiting)
        self.late = late
        self.looks = looks
        self.sent: list[Reply | HintReply] = []

    def poll(self, timeout: float = 0.0) -> bool:
        self.looks -= 1
        if self.looks == 0:
            self.waiting.append(self.late)
        return bool(self.waiting)

    def recv(self) -> object:
        if not self.waiting:
            raise EOFError
        return self.waiting.pop(0)

    def send(self, reply: Reply | HintReply) -> None:
        self.sent.append(reply)


def question(number: int, bot: str = "club", nodes: int = 12) -> Question:
    """Ask for the first choice of a game."""
    state = CHANG_CHENG.new(BOX.draw_usual(2, Random(1)))
    view = CHANG_CHENG.view(state, CHANG_CHENG.unknowing(), state.turn.seat)
    legal = tuple(CHANG_CHENG.legal(state))
    return Question(number, "changcheng", bot, view, legal, nodes, "seed")


def served(pipe: Pipe) -> list[int]:
    """Return the numbers of the questions that are answered."""
    end: Any = pipe
    serve(end)
    return [reply.number for reply in pipe.sent]


@pytest.mark.parametrize("bot", list(BOTS))
def test_a_question_is_answered_with_a_legal_command(bot: str) -> None:
    asked = question(7, bot)
    reply = answer(asked)
    assert reply.number == 7
    assert reply.command in asked.legal
    assert reply == answer(asked)


def test_a_newer_question_ends_the_search_of_the_one_before() -> None:
    assert served(Pipe(question(1, nodes=FAR_TOO_MANY), question(2))) == [2]
    late = Pipe(question(1, nodes=FAR_TOO_MANY), late=question(2), looks=3)
    assert served(late) == [2]


def test_a_cancelled_question_has_no_reply_and_the_next_one_has() -> None:
    assert served(Pipe(question(1, nodes=FAR_TOO_MANY), Cancel(), question(3))) == [3]
    late = Pipe(question(1, nodes=FAR_TOO_MANY), late=Cancel(), looks=5)
    assert served(late) == []


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_leaves_off_soon(level: str) -> None:
    """Forty times as much work as is promised; `bench stop` measures the time."""
    pipe = Pipe(question(1, level, FAR_TOO_MANY), late=Cancel(), looks=3)
    begun = process_time()
    assert served(pipe) == []
    assert process_time() - begun < 2


def test_a_cancel_without_a_question_changes_nothing() -> None:
    assert served(Pipe(Cancel(), Cancel(), question(3))) == [3]


def test_earlier_questions_change_no_answer() -> None:
    first = answer(question(2))
    answer(question(1, "strong", 30))
    with pytest.raises(Stopped):
        answer(question(1, nodes=FAR_TOO_MANY), iter([False, False, True]).__next__)
    assert answer(question(2)) == first


def test_a_stopped_question_says_so() -> None:
    with pytest.raises(Stopped):
        answer(question(1), lambda: True)


class Watched(Pipe):
    """A pipe whose clock goes on by one second whenever a search has looked again, or has waited
    for so long.
    """

    def __init__(self, *waiting: object, late: object = None) -> None:
        super().__init__(*waiting, late=late)
        self.seconds = -1.0
        self.held = 0.0

    def poll(self, timeout: float = 0.0) -> bool:
        self.seconds += timeout or 1
        self.held += timeout
        if timeout and self.late:
            self.waiting.append(self.late)
        return super().poll()


def watched(pipe: Watched) -> list[int]:
    """Return the numbers of the questions that are answered."""
    end: Any = pipe
    serve(end, lambda: max(0.0, pipe.seconds))
    return [reply.number for reply in pipe.sent]


def asked_in_pairs(level: str) -> Iterator[tuple[Question, Question]]:
    """Draw questions in two games that the public cannot tell apart, where there is a search."""
    for real, other in pairs_for(PUBLIC):
        if ChangChengSearching().unsearched(real.view, real.legal, level) is None:
            first, second = (
                Question(1, "changcheng", level, one.view, tuple(one.legal), NODES, "seed")
                for one in (real, other)
            )
            yield first, second


@pytest.mark.parametrize("level", by_day(LEVELS, slow={"novice"}))
def test_an_answer_comes_no_sooner_for_what_only_its_seat_knows(level: str) -> None:
    spans, held = set(), set()
    for pair in islice(asked_in_pairs(level), PAIRS):
        for asked in pair:
            pipe = Watched(asked)
            assert watched(pipe) == [1]
            spans.add(round(pipe.seconds))
            held.add(pipe.held > 0)
    assert spans <= {WHOLE - 1, WHOLE}
    assert (True in held) == (level in ("strong", "master")), "else nothing is shown here"


def test_nobody_waits_for_an_answer_that_is_no_longer_wanted() -> None:
    for asked, _ in asked_in_pairs("master"):
        pipe = Watched(asked, late=Cancel())
        assert watched(pipe) == ([] if pipe.held else [1])
        if pipe.held:
            return


def test_only_a_search_that_ended_early_is_held_back() -> None:
    assert left_out(NODES, 0, 5) == 0, "without a search"
    assert left_out(NODES, WHOLE, 5) == 0, "whole"
    assert left_out(NODES, WHOLE // 2 + 1, 5) == pytest.approx(5)


def consultation(number: int, effort: int = 20_000, title: str = "changcheng") -> Consultation:
    """Ask for a hint for the first choice of a game."""
    asked = question(number)
    return Consultation(number, title, asked.view, asked.legal, effort, 0)


def test_a_hint_tells_legal_ways_to_go_on_always_the_same() -> None:
    asked = consultation(7)
    reply = advised(asked)
    assert reply.number == 7
    assert len(reply.ways) == len({way.command for way in reply.ways}) == 3
    assert {way.command for way in reply.ways} <= set(asked.legal)
    assert reply == advised(asked)


def test_a_hint_may_compare_what_was_chosen_with_the_best() -> None:
    asked = consultation(7)
    *better, chosen = advised(replace(asked, chosen=asked.legal[-1])).ways
    assert chosen.command == asked.legal[-1]
    assert len(better) <= 1


def test_consultations_are_answered_dropped_and_cancelled_as_questions_are() -> None:
    long = consultation(1, FAR_TOO_MANY)
    assert served(Pipe(consultation(4))) == [4]
    assert served(Pipe(long, question(2))) == [2]
    assert served(Pipe(question(1, nodes=FAR_TOO_MANY), consultation(2))) == [2]
    assert served(Pipe(long, late=Cancel(), looks=4)) == []
    assert served(Pipe(long, Cancel(), consultation(3))) == [3]


def test_a_hint_is_left_off_within_50_milliseconds_or_so() -> None:
    """Twenty times as much work as is promised, for it may be plain code."""
    pipe = Pipe(consultation(1, FAR_TOO_MANY), late=Cancel(), looks=3)
    begun = process_time()
    assert served(pipe) == []
    assert process_time() - begun < 1


def test_a_worker_ends_quietly_when_its_program_is_killed_before_it_has_read_an_answer() -> None:
    program, worker = multiprocessing.Pipe()
    worker.send("unread")
    program.close()
    serve(worker)
    worker.close()


def test_a_worker_ends_quietly_when_its_program_is_killed_before_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program, worker = multiprocessing.Pipe()
    program.send(consultation(0))
    monkeypatch.setattr(bot_worker, "advised", lambda *_: program.close())
    serve(worker)
    worker.close()


def test_a_worker_does_not_end_quietly_over_a_truncated_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python finds the end of a truncated module too early."""

    def import_half(_title: str) -> None:
        raise EOFError("marshal data too short")

    program, worker = multiprocessing.Pipe()
    program.send(Prepare("changcheng"))
    program.close()
    monkeypatch.setattr(bot_worker, "prepare", import_half)
    with pytest.raises(EOFError):
        serve(worker)
    worker.close()
