"""The twelve problems: proved again, loaded strictly, and judged turn by turn."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt import assets
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng import CHANG_CHENG, PROBLEMS
from changcheng_qt.titles.changcheng.judging import Verdict
from changcheng_qt.titles.changcheng.problems import (
    Problem,
    ProblemError,
    find_problems,
    load_problems,
)
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Peek, SwapWalls
from changcheng_qt.titles.changcheng.rules.events import ProvinceScored
from changcheng_qt.titles.changcheng.rules.problems.proof import best
from changcheng_qt.titles.changcheng.rules.problems.turns import MOST_LEAVES, Unprovable, grow

FOLDER = assets.title_folder("changcheng") / "problems"
QUICK = ("01-tower", "04-last-wall", "06-which-card", "09-swap")
"""Those that take least time to prove."""
REMOVED = object()


@cache
def problem(name: str) -> Problem:
    return Problem.load(FOLDER / f"{name}.json")


def content(name: str, **changes: Any) -> str:  # noqa: ANN401 - JSON values
    """Return the content of a file with other entries."""
    entries = json.loads((FOLDER / f"{name}.json").read_text("utf-8")) | changes
    return json.dumps({key: value for key, value in entries.items() if value is not REMOVED})


def test_there_are_twelve_and_packages_bring_them() -> None:
    loaded = load_problems(PROBLEMS)
    assert [one.name for one in loaded] == list(PROBLEMS)
    assert len(loaded) == 12
    assert sorted(file.stem for file in FOLDER.iterdir()) == list(PROBLEMS)
    assert {f"problems/{name}.json" for name in PROBLEMS} <= set(CHANG_CHENG.files)
    assert {one.setup.seats for one in loaded} >= {2, 3, 4}


@pytest.mark.parametrize("name", PROBLEMS)
def test_it_is_proved(name: str) -> None:
    proof = problem(name).proof()
    assert proof.lead >= 1.5
    assert proof.tree.leaves < MOST_LEAVES
    assert proof.figures == problem(name).figures


def test_one_is_about_a_look_and_one_about_the_neutral_wall() -> None:
    assert [name for name in PROBLEMS if problem(name).figures.sight > 0] == ["11-look"]
    assert [one.name for one in load_problems(PROBLEMS) if one.setup.seats == 2] == ["10-neutral"]


def test_a_planted_worth_of_looks_is_refused() -> None:
    figures = json.loads(content("11-look"))["figures"]
    with pytest.raises(Unprovable, match="the figures are"):
        Problem.from_json("x", content("11-look", figures=figures | {"blind": 0.0})).proof()


@pytest.mark.parametrize("name", QUICK)
def test_its_answer_is_right_and_judged_so(name: str) -> None:
    one = problem(name)
    match = one.match([Player(f"P{seat}") for seat in range(one.setup.seats)])
    before = one.judge(match)
    assert before.verdict is Verdict.OPEN
    assert before.worth == pytest.approx(one.figures.worth, abs=0.01)
    done = give(match, one, one.texts.accept[0])
    assert done.verdict is Verdict.RIGHT
    assert done.worth == pytest.approx(one.figures.worth, abs=0.01)


def give(match: AnyMatch, one: Problem, texts: tuple[str, ...]) -> Any:  # noqa: ANN401
    """Do some commands as soon as each of them is legal, begin scorings, and judge the turn."""
    left = list(texts)
    while left:
        seat = match.to_act
        assert seat is not None
        legal = {match.text_of(command): command for command in match.legal(seat)}
        text = next((text for text in left if text in legal), None)
        if text is None:
            text = next(text for text in legal if text.startswith("score"))
        else:
            left.remove(text)
        match.submit(legal[text])
    return one.judge(match)


TO_BE_HELPED = ("single 1B.3", "single 1B.12", "neutral 1B.13")


def test_the_neutral_wall_is_part_of_the_answer() -> None:
    one = problem("10-neutral")
    match = one.match()
    assert give(match, one, TO_BE_HELPED[:2]).verdict is Verdict.OPEN
    assert give(match, one, TO_BE_HELPED[2:]).verdict is Verdict.RIGHT
    match = one.match()
    elsewhere = (*TO_BE_HELPED[:2], "neutral 1B.4")
    judged = give(match, one, elsewhere)
    assert (judged.verdict, judged.worth) == (Verdict.WRONG, pytest.approx(one.figures.otherwise))


@pytest.mark.parametrize("seed", range(5))
def test_two_provinces_are_held_against_all_decisions_of_rivals(seed: int) -> None:
    one = problem("03-two-provinces")
    rng, match = Random(f"rivals/{seed}"), one.match()
    left = [match.command_of(text) for text in one.texts.accept[0]]
    while match.to_act is not None and match.turn_seat == one.seat:
        legal = match.legal(match.to_act)
        ours = [command for command in left if command in legal]
        own = ours or [c for c in legal if not isinstance(c, Peek | SwapWalls | EndTurn)] or legal
        match.submit(rng.choice(own if match.to_act == one.seat else legal))
        left = [command for command in left if command != match.steps[-1].command]
    scored = [
        event
        for step in match.steps[len(one.commands) :]
        for event in step.events
        if isinstance(event, ProvinceScored)
    ]
    assert [event.winners for event in scored] == [(one.seat,)] * 2


def test_an_equal_answer_is_as_good() -> None:
    one = problem("10-neutral")
    match = one.match()
    judged = give(match, one, ("single 1B.13",))
    assert judged.verdict is Verdict.OPEN
    one = Problem.from_json("x", content("07-shared-loss", accept=[["single 3A.4", "single 3A.3"]]))
    match = one.match()
    assert give(match, one, ("single 3A.4", "single 3A.2")).verdict is Verdict.AS_GOOD


def test_a_wrong_answer_is_wrong_as_soon_as_it_is_given() -> None:
    one = problem("01-tower")
    match = one.match()
    judged = give(match, one, ("card traitor 2A.p2",))
    assert judged.verdict is Verdict.WRONG
    assert judged.worth == pytest.approx(one.figures.otherwise, abs=0.01)
    assert give(one.match(), one, ("single 4B.2",)).worth < one.figures.otherwise


GUIDED = ("single 1A.12", "peek 1A.r3", "single 1A.3")


def judged_after(name: str, *texts: str) -> Any:  # noqa: ANN401
    one = problem(name)
    return give(one.match(), one, texts)


def test_a_look_that_is_worth_something_is_part_of_the_turn() -> None:
    """The counter is a 3: the second wall is to stand in Dunhuang."""
    one = problem("11-look")
    assert one.figures.sight > 0
    assert judged_after("11-look", *GUIDED[:1]).verdict is Verdict.RIGHT, "nothing is lost yet"
    assert judged_after("11-look", *GUIDED, "end").verdict is Verdict.RIGHT
    same_place = ("single 1A.13", *GUIDED[1:])
    assert judged_after("11-look", *same_place, "end").verdict is Verdict.AS_GOOD


@pytest.mark.parametrize(
    "texts",
    [
        ("single 1A.12", "single 1A.3"),
        ("single 1A.12", "single 1A.3", "peek 1A.r3"),
        ("single 1A.12", "peek 1A.r3", "single 4A.5"),
        ("single 1A.3", "single 1A.12"),
        ("single 1A.3", "single 4A.5"),
    ],
    ids=["not looked", "too late", "against what was seen", "in the wrong order", "not there"],
)
def test_not_peeking_or_ignoring_the_peek_is_wrong(texts: tuple[str, ...]) -> None:
    assert judged_after("11-look", *texts).verdict is Verdict.WRONG


def test_the_rest_of_the_turn_does_not_matter_where_peeks_are_worthless() -> None:
    texts = ("single 1B.6", "single 1B.12", "neutral 1B.13", "end")
    judged = judged_after("10-neutral", *texts)
    assert judged.verdict is Verdict.RIGHT
    assert judged.worth < problem("10-neutral").figures.worth


@pytest.mark.parametrize(("value", "then"), [(2, "single 4A.5"), (3, GUIDED[2]), (4, GUIDED[2])])
def test_the_peeked_value_decides_the_place_of_the_second_wall(value: int, then: str) -> None:
    one = problem("11-look")
    match = one.match()
    give(match, one, GUIDED[:2])
    region = match.steps[-1].command.region
    view = match.view(one.seat)
    own = view.private(one.seat)
    seen = tuple((r, value if r == region else other) for r, other in own.seen)
    tree = grow(replace(view, privates=(replace(own, seen=seen),)))
    assert {match.text_of(tree.commands[deed]) for deed in best(tree.root)[1]} == {then}


def test_a_turn_that_is_over_is_judged_by_what_was_done() -> None:
    one = problem("01-tower")
    match = one.match()
    judged = give(match, one, ("card traitor 2A.p2", "card warrior 2A.p1", "end"))
    assert judged.verdict is Verdict.WRONG
    assert judged.worth == pytest.approx(one.figures.otherwise, abs=0.01)
    match = one.match()
    give(match, one, ("tower 4B.2", "end"))
    judged = one.judge(match)
    assert (judged.verdict, judged.worth) == (Verdict.RIGHT, pytest.approx(one.figures.worth))


def test_a_look_that_is_worth_nothing_saves_no_wrong_turn() -> None:
    one = problem("07-shared-loss")
    match = one.match()
    give(match, one, ("single 2A.3",))
    looks = [command for command in match.legal(one.seat) if isinstance(command, Peek)]
    match.submit(looks[0])
    assert one.judge(match).verdict is Verdict.WRONG


WRONG: dict[str, dict[str, Any]] = {
    "x.accept: an answer is needed": {"accept": []},
    "x.accept: unknown place '9Z.1'": {"accept": [["tower 9Z.1"]]},
    "x.commands[1]: unknown command 'tour'": {"commands": ["tour 4B.1"]},
    "x.commands[1]: ACTION_OPEN": {"commands": ["end"]},
    "x.seat: another seat is to play": {"seat": 1},
    "x: title is missing": {"title": REMOVED},
    "x: more is unknown": {"more": 1},
    "x.hints: 3 items expected": {"hints": ["a", "b"]},
    "x.figures.worth: float expected": {
        "figures": {"leaves": 1, "worth": "2", "otherwise": 1.0, "blind": 1.0}
    },
    "x: setup: the threat counters are not those of the box": {"facts": [9] * 32},
    "x: setup: colours is missing": {"setup": {}},
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_file_is_refused_with_its_place(fault: str) -> None:
    with pytest.raises(ProblemError) as error:
        Problem.from_json("x", content("01-tower", **WRONG[fault]))
    assert str(error.value) == fault


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1, "a": 2}', "[" * 100_000])
def test_a_file_without_an_object_of_entries_is_refused(text: str) -> None:
    with pytest.raises(ProblemError, match="x"):
        Problem.from_json("x", text)


def test_a_file_that_is_too_large_or_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(b" " * 1_000_001)
    with pytest.raises(ProblemError, match="larger than 1000000 bytes"):
        Problem.load(file)
    file.write_bytes(b"\xff")
    with pytest.raises(ProblemError, match="no text in UTF-8"):
        Problem.load(file)


def test_figures_that_are_not_the_solvers_are_refused() -> None:
    figures = {"leaves": 331, "worth": 2.5, "otherwise": -1.0, "blind": 2.5}
    with pytest.raises(Unprovable, match="the figures are"):
        Problem.from_json("x", content("01-tower", figures=figures)).proof()


def test_a_planted_wrong_answer_is_refused() -> None:
    with pytest.raises(Unprovable, match="not the best answer"):
        Problem.from_json("x", content("01-tower", accept=[["single 4B.2"]])).proof()


def test_a_problem_is_found_again_in_its_game() -> None:
    one = problem("10-neutral")
    match = one.match()
    give(match, one, TO_BE_HELPED)
    found = list(find_problems(match, most=100))
    assert [each.figures for each in found if each.seat == one.seat][-1] == one.figures
    again = Problem.from_json("again", found[-1].to_json())
    assert (again.commands, again.accept) == (one.commands, one.accept)
