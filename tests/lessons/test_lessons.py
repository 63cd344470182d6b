"""Every lesson of every title, gone through on the model; planted faults are found."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import Barrier
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.lessons.lesson import LessonError, read_lesson
from changcheng_qt.titles.changcheng import CHANG_CHENG, LESSONS
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Peek, PlaceSingle, Refusal
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from tests.effort import effort
from tests.lessons.walking import (
    COURSE_OF,
    EVERY,
    begin,
    by_chance,
    go_through,
    ideal,
    text_keys,
    walk,
)

Plain: TypeAlias = Any
"""The contents of a file of a lesson."""

WAYS = effort(sample=12, nightly=200)


def claims_of(match: GuidedMatch) -> dict[str, tuple[int, int]]:
    """The claims of a lesson's ideal way, and the right ones."""
    return {
        f"{step.say} {claim.name}": (match.fact(claim.fact), claim.value)
        for step in walk(match)
        for claim in step.claims
    }


@pytest.mark.parametrize("name", EVERY)
def test_the_ideal_way_leads_to_the_end_and_its_numbers_are_true(name: str) -> None:
    match = begin(name)
    for claim, (found, wanted) in claims_of(match).items():
        assert found == wanted, claim
    assert match.step is None
    assert match.position == len(match.lesson.steps)


@pytest.mark.parametrize("name", EVERY)
def test_every_way_leads_to_the_end(name: str) -> None:
    for seed in range(WAYS):
        assert go_through(begin(name), by_chance(seed)).step is None


@pytest.mark.parametrize("name", EVERY)
def test_every_question_has_its_right_answer_among_others(name: str) -> None:
    match = begin(name)
    for step in walk(match):
        if step.question:
            right = match.fact(step.question.fact)
            assert right in step.question.answers
            for wrong in set(step.question.answers) - {right}:
                assert not match.answer(wrong)
                assert match.step is step


@pytest.mark.parametrize("name", EVERY)
def test_hints_are_the_coachs(name: str) -> None:
    match = begin(name)
    assert {match.hint_barrier(seat) for seat in range(len(match.players))} == {Barrier.COACHED}


@pytest.mark.parametrize("name", EVERY)
def test_a_command_not_asked_for_is_refused_with_that_reason(name: str) -> None:
    match = begin(name)
    for step in walk(match):
        if step.free or match.to_act != match.learner:
            continue
        asked = set(match.legal(match.learner))
        is_over = step is match.lesson.steps[-1] and not (step.takes_command or step.question)
        reason = Barrier.LESSON_OVER if is_over else Barrier.NOT_ASKED
        for other in set(match.possible(match.learner)) - asked:
            assert match.why_not(other) is reason
            with pytest.raises(IllegalCommand):
                match.submit(other)
        assert match.step is step


def test_looks_are_not_spoken_of_before_they_are_asked_for() -> None:
    offered = dict.fromkeys(LESSONS[:6], False)
    for name in offered:
        match = begin(name)
        for _ in walk(match):
            possible = match.possible(match.learner)
            offered[name] |= any(isinstance(command, Peek) for command in possible)
    assert [name for name, is_offered in offered.items() if is_offered] == ["6-mongols"]


@pytest.mark.parametrize("name", EVERY)
def test_undo_returns_to_the_step_asked_for(name: str) -> None:
    numbers = [number for number, step in enumerate(begin(name).lesson.steps) if step.accept]
    undone = 0
    for number in numbers:
        match = begin(name)
        for _ in walk(match):
            if match.position == number:
                break
        before = match.step
        match.submit(ideal(match, ()))
        if match.undo_barrier is None:
            match.undo()
            undone += 1
            assert match.step is before
    assert undone or not numbers


def test_lessons_have_what_their_names_promise() -> None:
    kinds = {name: set[str]() for name in LESSONS}
    for name in LESSONS:
        match = begin(name)
        first = len(match.steps)
        go_through(match)
        kinds[name] = {
            match.game.command_to_text(step.before, step.command).split(" ")[0]
            for step in match.steps[first:]
            if step.seat == match.learner
        }
    assert {"single", "score", "end"} <= kinds["1-wall"]
    assert {"single", "score"} <= kinds["2-majority"]
    assert {"double", "end"} <= kinds["3-double"]
    assert {"tower", "single"} <= kinds["4-tower"]
    assert {"card", "single", "break"} <= kinds["5-cards"]
    assert {"single", "peek", "tower", "score"} <= kinds["6-mongols"]
    assert {"single", "score", "extend"} <= kinds["7-growing"]


def test_three_cards_are_played_two_cancel_each_other_and_one_is_decided_in_anothers_turn() -> None:
    match = begin("5-cards")
    go_through(match)
    texts = [match.game.command_to_text(s.before, s.command) for s in match.steps]
    own = {
        text.split(" ")[1]
        for text, s in zip(texts, match.steps, strict=True)
        if s.seat == match.learner and text.startswith("card")
    }
    assert own == {"builder", "traitor", "flood"}
    broken = next(s for s, text in zip(match.steps, texts, strict=True) if text.startswith("break"))
    assert (broken.seat, broken.turn_seat) == (0, 1)
    gone = [card.card for card in match.view(0).gone]
    assert gone.count(ActionCard.BUILDER) == 2


def test_the_mongols_attack_and_a_tower_shelters() -> None:
    match = begin("6-mongols")
    go_through(match)
    assert match.outcome
    scores = match.steps[-1].before.scores
    assert match.outcome.scores[0] == scores[0] - 2, "two in Torghut, nothing behind the tower"


def test_the_files_of_the_lessons_are_the_titles_own() -> None:
    assert {f"lessons/{name}.json" for name in LESSONS} <= set(CHANG_CHENG.files)
    assert [COURSE_OF[LESSONS[0]].after(name) for name in LESSONS] == [*LESSONS[1:], ""]


# Planted faults.


def changed(name: str, change: Callable[[Plain], object]) -> GuidedMatch:
    """A lesson with something else in its file."""
    plain = json.loads(COURSE_OF[name].read(name))
    change(plain)
    content = json.dumps(plain)
    return begin(name, replace(COURSE_OF[name], read=lambda _: content))


def test_a_wrong_number_is_found() -> None:
    def lie(plain: Plain) -> None:
        plain["steps"][6]["claims"][0]["value"] += 1

    wrong = [
        claim for claim, (found, said) in claims_of(changed("1-wall", lie)).items() if found != said
    ]
    assert wrong == ["wall.scored points"]


def test_a_dead_end_is_found() -> None:
    def wall_in(plain: Plain) -> None:
        plain["steps"][1]["accept"] = ["double @1A.p1 @1A.p3"]

    with pytest.raises(AssertionError, match="a dead end"):
        go_through(changed("1-wall", wall_in))


def test_a_reply_that_is_not_legal_is_found() -> None:
    def lie(plain: Plain) -> None:
        plain["steps"][3]["replies"][0] = "single 1A.1"

    with pytest.raises(LessonError, match=r"wall.end: single 1A.1: nothing legal fits"):
        go_through(changed("1-wall", lie))


def test_a_beginning_that_is_not_legal_is_found() -> None:
    def lie(plain: Plain) -> None:
        plain["played"][1] = "single 1A.1"

    with pytest.raises(LessonError, match=r"played\[1\]: single 1A.1"):
        changed("1-wall", lie)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p.pop("learner"), "learner is missing"),
        (lambda p: p.update(colour="red"), "colour is unknown"),
        (lambda p: p.update(steps=[]), "a lesson has steps"),
        (lambda p: p["steps"][0].update(pont=[]), "pont is unknown"),
        (lambda p: p["steps"][0].pop("say"), "say is missing"),
        (lambda p: p["steps"].insert(0, 7), "object expected"),
        (lambda p: p["steps"][1].pop("ideal"), "one ideal command"),
        (lambda p: p["steps"][1].update(refused="reserved"), "asks for one thing"),
        (lambda p: p["steps"][0].update(replies=["end"]), "only a command is replied to"),
        (lambda p: p["steps"][0].update(free=True), "a free step and bots belong together"),
        (
            lambda p: p["steps"][0].update(
                question={"fact": "score 0", "answers": [1], "wrong": "x"}
            ),
            "two or more different answers",
        ),
        (lambda p: p["setup"].update(seats=5), "2 to 4 seats"),
        (lambda p: p["setup"].update(seats="3"), "int expected"),
        (lambda p: p["setup"].update(faces=["1A", "9A"]), "unknown face '9A'"),
        (lambda p: p["setup"].update(threats=[9]), "the box has no such counters"),
    ],
)
def test_a_file_is_read_strictly(change: Callable[[Plain], object], fault: str) -> None:
    with pytest.raises(LessonError, match=fault):
        changed("1-wall", lambda plain: change(plain) and None)


def test_a_file_that_is_no_json_is_refused() -> None:
    with pytest.raises(LessonError, match="odd: "):
        read_lesson("odd", "{")


def test_facts_and_places_are_words_of_the_title() -> None:
    match = begin("1-wall")
    for words in ("luck", "walls 0", "threat 1A.r1", "complete 9A.p1"):
        with pytest.raises(ValueError, match=r"fact|place|seen|unpack|province"):
            match.fact(words)
    view = match.view(0)
    assert match.teaching.is_inside(view, "1A.3", "1A.p1")
    assert match.teaching.is_inside(view, "1A.3", "1A.r1")
    assert not match.teaching.is_inside(view, "1A.3", "1A.p2")
    assert not match.teaching.is_inside(view, "1A.p1", "1A.r1")
    assert not match.teaching.is_inside(view, "1A.3", "1A.3")


def test_reading_and_answering_go_on_only_where_they_are_asked_for() -> None:
    match = begin("1-wall")
    assert not match.answer(4)
    assert not match.be_refused(Refusal.RESERVED)
    match.pass_on()
    second = match.step
    match.pass_on()
    assert match.step is second, "a command is asked for"
    assert match.legal(0)
    assert all(isinstance(command, PlaceSingle) for command in match.legal(0))
    assert match.why_not(EndTurn()) is Refusal.ACTION_OPEN


def test_the_learner_alone_is_led() -> None:
    match = go_through(begin("1-wall"))
    assert match.legal(match.learner) == [], "the lesson is over"
    assert match.facts() == {}
    assert match.points == ()


def test_keys_of_texts_differ() -> None:
    keys = [key for name in EVERY for key in text_keys(begin(name).lesson)]
    assert len(keys) == len(set(keys))
