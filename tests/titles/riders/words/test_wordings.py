"""Every name, option, refusal, event, command and stage has its words in every language, as the
suites of conformance ask of the titles in the registry.
"""

from dataclasses import fields, replace
from typing import Any

import pytest

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.option_texts import OptionValue
from changcheng_qt.titles.riders.rules.setup import Options
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.options import habit_text, option_texts
from changcheng_qt.titles.riders.words.reference import reference_sections
from changcheng_qt.titles.riders.words.rule_links import rule_now, rule_of
from tests.conformance.words.voice import Wording, check_option, told_apart, whole
from tests.titles.riders.sample.wordings import WORDINGS
from tests.titles.riders.words.positions import POSITIONS
from tests.titles.riders.words.spoken import EVENTS, PLAYERS, view

every_wording = pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)
CHANGES = [
    (option.field, choice.value) for option in option_texts() for choice in option.choices[1:]
]


@every_wording
def test_everything_has_words_of_its_own(language: str, wording: Wording) -> None:
    texts = wording.texts()
    assert all(map(whole, texts))
    assert told_apart(texts)
    if wording.kinds:
        assert {type(thing) for thing in wording.things} == wording.kinds


@every_wording
@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN"])
def test_nothing_is_left_in_english(languages: Languages, code: str, wording: Wording) -> None:
    languages.install("en")
    english = wording.texts()
    languages.install(code)
    told = zip(wording.things, english, wording.texts(), strict=True)
    same = [thing for thing, one, other in told if one == other]
    assert same == list(wording.same.get(code, ()))


@pytest.mark.parametrize("name", POSITIONS)
def test_others_are_told_whose_decision_it_is(language: str, name: str) -> None:
    position, _ = POSITIONS[name]
    seat = position.to_act
    for viewer in (PUBLIC, 2):
        told = telling.prompt(replace(position, viewer=viewer), PLAYERS, ())
        assert whole(told.text)
        assert told.seat == seat
        assert seat is None or PLAYERS[seat].name in told.text


def test_every_option_has_a_line_for_each_choice(language: str) -> None:
    options, default = option_texts(), Options()
    assert [option.field for option in options] == [one.name for one in fields(default)]
    for option in options:
        check_option(option, getattr(default, option.field))


@pytest.mark.parametrize(("field", "value"), CHANGES)
def test_the_rules_at_a_glance_state_each_option(
    language: str, field: str, value: OptionValue
) -> None:
    changes: dict[str, Any] = {field: value}
    usual, told = (
        {line for section in reference_sections(one) for line in section.lines}
        for one in (Options(), replace(Options(), **changes))
    )
    assert len(told - usual) == len(usual - told) == 1


def test_all_things_lead_to_a_section_of_the_rules(language: str) -> None:
    sections = reference_sections()
    anchors = {section.rule for section in sections}
    assert told_apart([section.title for section in sections])
    assert len(anchors) == len(sections)
    assert all(whole(line) for section in sections for line in (section.title, *section.lines))
    things: list[object] = [*Stage, *Barrier, *EVENTS, *(option.field for option in option_texts())]
    things += [thing for name in ("refusal", "good", "card") for thing in WORDINGS[name].things]
    assert [thing for thing in things if rule_of(thing) not in anchors] == []
    assert isinstance(Stage.FORTS, Sectioned)
    assert rule_now(view(stage=Stage.CORVEE)) == "edicts"
    assert [rule_of(thing) for thing in (None, 1.5, "no such option", object())] == [""] * 4


def test_every_level_has_a_habit_of_its_own(language: str) -> None:
    habits = [habit_text(level) for level in ("novice", "club", "strong", "master")]
    assert all(map(whole, habits))
    assert told_apart(habits)
    assert not habit_text("random")


def test_the_options_of_a_match_are_told_and_marked(language: str) -> None:
    assert [line.changed for line in telling.options_in_force(view())] == [False] * 8
    six = telling.options_in_force(view(seats=6, options=Options(extra=False, fort_road=True)))
    assert len(six) == 9
    assert sum(line.changed for line in six) == 2
    assert all(whole(line.name) and whole(line.effect) for line in six)
