"""What the coach says: everything that the lessons ask for, short, in every language."""

import re

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.changcheng.lessons import coach_texts, lesson_title, rival_names
from changcheng_qt.lessons.lesson import text_keys
from changcheng_qt.titles.changcheng import LESSONS
from changcheng_qt.ui.changcheng.lessons import ChangChengLessons
from tests.lessons.walking import begin, walk

MOST_WORDS = 25
KEYS = [key for name in LESSONS for key in text_keys(begin(name).lesson)]
CODES = ("en", "it", "fr", "zh_TW", "zh_CN")


def test_there_is_a_text_for_every_key_and_no_other() -> None:
    assert set(KEYS) == set(coach_texts())
    assert len({lesson_title(name) for name in LESSONS}) == len(LESSONS)
    assert len(rival_names()) == 2


def test_no_text_is_long() -> None:
    long = {key: text for key, text in coach_texts().items() if len(text.split()) > MOST_WORDS}
    assert not long


@pytest.mark.parametrize("code", CODES)
def test_every_text_is_filled_in(languages: Languages, qapp: QApplication, code: str) -> None:
    languages.install(code)
    words = ChangChengLessons()
    for name in LESSONS:
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
