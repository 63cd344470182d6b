"""Every problem has its texts in every language, short and with nothing left open."""

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.i18n.languages import PSEUDO
from changcheng_qt.i18n.phrases.changcheng.names import colour_name
from changcheng_qt.i18n.phrases.changcheng.problems import problem_text
from changcheng_qt.titles.changcheng import PROBLEMS
from changcheng_qt.titles.changcheng.problems import Problem, load_problems

LOADED = load_problems(PROBLEMS)
LONGEST = 25
"""The most words of a text, in languages that have spaces between them."""
LONGEST_CHINESE = 60


def texts(problem: Problem) -> dict[str, str]:
    """Return the texts of a problem by their keys, in the present language."""
    wall = problem.match().view(problem.seat).wall
    entries = problem.texts
    keys = (entries.title, entries.question, *entries.hints, entries.reason)
    return {
        key: problem_text(key, problem.setup, wall, problem.seat, problem.figures) for key in keys
    }


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_its_texts_are_whole_and_short(language: str, problem: Problem) -> None:
    for key, text in texts(problem).items():
        assert text
        assert "{" not in text, key
        if language != PSEUDO.code:
            assert len(text.split(" ")) <= LONGEST, key
            assert len(text) <= (LONGEST_CHINESE if language.startswith("zh") else 200), key


@pytest.mark.parametrize("problem", LOADED, ids=lambda one: one.name)
def test_its_figures_are_those_of_the_solver(language: str, problem: Problem) -> None:
    told = texts(problem)
    assert QLocale().toString(problem.figures.lead, "f", 1) in told[problem.texts.reason]
    assert colour_name(problem.setup.colours[problem.seat]) in told[problem.texts.title]


def test_no_two_texts_are_alike(language: str) -> None:
    found = [text for problem in LOADED for text in texts(problem).values()]
    assert len(set(found)) == len(found)


def test_no_problem_has_the_texts_of_another() -> None:
    for problem in LOADED:
        name = problem.name[3:].replace("-", "_")
        assert {key.split(".")[0] for key in texts(problem)} == {name}


def test_a_key_that_there_is_not_has_no_text() -> None:
    problem = LOADED[0]
    wall = problem.match().view(problem.seat).wall
    with pytest.raises(KeyError):
        problem_text("tower.more", problem.setup, wall, problem.seat, problem.figures)
