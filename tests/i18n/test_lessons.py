"""The coach's texts: everything that the lessons ask for, short, in every language."""

import re
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.engine import rival_names
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.changcheng.table.lessons import Lessons as ChangChengLessons
from changcheng_qt.ui.lessons.words import LessonWords
from tests.lessons.walking import begin, text_keys, walk

MOST_WORDS = 25
WITH_LESSONS = [title.name for title in TITLES if title.load_lessons]
CODES = ("en", "it", "fr", "zh_TW", "zh_CN")


def lessons_of(title: str) -> tuple[Sequence[str], ModuleType, LessonWords]:
    """The names of a title's lessons, their phrases, and their wording for the coach."""
    room = f"changcheng_qt.titles.{title}"
    names: Sequence[str] = import_module(room).LESSONS
    words: LessonWords = import_module(f"{room}.table.lessons").Lessons()
    return names, import_module(f"{room}.words.lessons"), words


@pytest.mark.parametrize("title", WITH_LESSONS)
def test_there_is_a_text_for_every_key_and_no_other(title: str) -> None:
    names, phrases, _ = lessons_of(title)
    keys = [key for name in names for key in text_keys(begin(name).lesson)]
    assert set(keys) == set(phrases.coach_texts())
    assert len({phrases.lesson_title(name) for name in names}) == len(names)
    assert len(rival_names()) == 3


@pytest.mark.parametrize("title", WITH_LESSONS)
def test_no_text_is_long(title: str) -> None:
    texts = lessons_of(title)[1].coach_texts()
    assert not {key: text for key, text in texts.items() if len(text.split()) > MOST_WORDS}


@pytest.mark.parametrize("title", WITH_LESSONS)
@pytest.mark.parametrize("code", CODES)
def test_every_text_is_filled_in(
    languages: Languages, qapp: QApplication, code: str, title: str
) -> None:
    languages.install(code)
    names, _, words = lessons_of(title)
    for name in names:
        match = begin(name)
        assert words.title(name)
        for step in walk(match):
            view, facts = match.view(match.learner), match.facts()
            said = words.text(step.say, view, facts)
            assert not re.search(r"[{}]", said)
            if step.question:
                assert words.text(step.question.wrong, view, facts) != said
    assert QLocale().name().startswith(code[:2])


def test_a_text_or_a_name_that_there_is_not_fails() -> None:
    view = begin("1-wall").view(0)
    with pytest.raises(KeyError):
        ChangChengLessons().text("wall.nothing", view, {})
    with pytest.raises(KeyError):
        ChangChengLessons().text("wall.scored", view, {"own": 2})
