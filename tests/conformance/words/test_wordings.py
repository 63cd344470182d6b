"""Every card, option, refusal, event, command and stage of a title has its words in every language,
as have the barriers and faults of the shell.
"""

from collections.abc import Sequence
from dataclasses import fields, replace
from enum import Enum

import pytest

from changcheng_qt.app.desks.save_words import save_error_text
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases import engine
from changcheng_qt.i18n.phrases.option_texts import OptionValue, RulesSection
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.ui.flow.screens import Said
from changcheng_qt.ui.gate.plaque import GateAsks, GateCard, lead_text
from changcheng_qt.ui.window.match_screen import said_text
from tests.conformance.samples import every_title, samples
from tests.conformance.words.voice import VoiceSample, Wording, are_distinct, check_option, whole

OF_THE_SHELL = {
    "barrier": Wording(engine.barrier_text, Barrier),
    "asked at the gate": Wording(
        lead_text,
        [
            *(GateCard("Mei", "red", asks) for asks in GateAsks),
            GateCard("Mei", "red", is_for_all=True),
        ],
    ),
    "said": Wording(said_text, Said),
    "fault of a file": Wording(lambda problem: save_error_text(SaveError(problem)), Problem),
}
WORDINGS = OF_THE_SHELL | {
    f"{title} {name}": wording
    for title, sample in samples("voice").items()
    for name, wording in sample.wordings.items()
}
NASTY = ("%1 %n", "{province} {town}", "{region}", "<b>&amp;</b>", "{0} {choice}", "{goods}")

every_wording = pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)


@every_wording
def test_everything_has_words_of_its_own(language: str, wording: Wording) -> None:
    texts = wording.texts()
    assert all(map(whole, texts))
    assert are_distinct(texts)


@every_wording
def test_one_of_each_kind_is_worded(wording: Wording) -> None:
    if wording.kinds:
        assert {type(thing) for thing in wording.things} == wording.kinds


@every_wording
@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN", "xx"])
def test_nothing_is_left_in_english(languages: Languages, code: str, wording: Wording) -> None:
    languages.install("en")
    english = wording.texts()
    languages.install(code)
    told = zip(wording.things, english, wording.texts(), strict=True)
    same = [thing for thing, one, other in told if one == other]
    assert same == list(wording.same.get(code, ()))


def words_for(sample: VoiceSample, players: Sequence[Player]) -> list[str]:
    """The words of every event and prompt, for players of these names."""
    events = sample.wordings["event"].things
    return [
        *(sample.event_text(event, sample.view, players) for event in events),
        *(sample.voice.prompt(one, players, legal).text for one, legal in sample.prompts.values()),
    ]


@every_title("voice")
def test_names_are_shown_as_they_are(language: str, sample: VoiceSample) -> None:
    nasty = [replace(one, name=name) for one, name in zip(sample.players, NASTY, strict=False)]
    told = 0
    for plain, odd in zip(words_for(sample, sample.players), words_for(sample, nasty), strict=True):
        for known, strange in zip(sample.players, nasty, strict=True):
            assert odd.count(strange.name) == plain.count(known.name)
            told += plain.count(known.name)
    assert told > 20


@every_title("voice")
def test_others_read_whose_decision_it_is(language: str, sample: VoiceSample) -> None:
    for name, (position, _) in sample.prompts.items():
        seat = position.to_act
        for viewer in (PUBLIC, 1 if seat == 0 else 0):
            told = sample.voice.prompt(replace(position, viewer=viewer), sample.players, ()).text
            assert whole(told), name
            assert seat is None or sample.players[seat].name in told, name


@every_title("voice")
def test_every_option_has_a_line_for_each_choice(language: str, sample: VoiceSample) -> None:
    options, default = sample.option_texts(), type(sample.options)()
    assert [option.field for option in options] == [one.name for one in fields(default)]
    for option in options:
        check_option(option, getattr(default, option.field))


def other_choices(sample: VoiceSample) -> list[tuple[str, OptionValue]]:
    """The choices that change the rules of a game with every rule."""
    return [
        (option.field, choice.value)
        for option in sample.option_texts()
        for choice in option.choices[1:]
        if choice.value != getattr(sample.options, option.field)
    ]


@every_title("voice")
def test_the_rules_at_a_glance_state_each_option_of_the_game(
    language: str, sample: VoiceSample
) -> None:
    usual = lines_of(sample.sections(sample.options))
    for field, value in other_choices(sample):
        told = lines_of(sample.sections(replace(sample.options, **{field: value})))
        most = sample.most_lines.get(field, 1)
        assert 1 <= len(told - usual) <= most, (field, value)
        assert 1 <= len(usual - told) <= most, (field, value)


def lines_of(sections: Sequence[RulesSection]) -> set[str]:
    return {line for section in sections for line in section.lines}


@every_title("voice")
def test_the_rules_at_a_glance_state_every_section(language: str, sample: VoiceSample) -> None:
    sections = sample.sections()
    assert are_distinct([section.title for section in sections])
    assert all(whole(line) for section in sections for line in (section.title, *section.lines))


class Half(Enum):
    """Two things, one of which is worded badly."""

    WHOLE = "all there"
    LEFT = "{open}"


@pytest.mark.parametrize(
    "fault", [Wording(lambda one: one.value, Half), Wording(lambda one: "alike", Half)]
)
def test_a_text_that_is_open_or_said_twice_is_found(language: str, fault: Wording) -> None:
    with pytest.raises(AssertionError):
        test_everything_has_words_of_its_own(language, fault)


def test_a_text_without_a_translation_is_found(languages: Languages) -> None:
    with pytest.raises(AssertionError):
        test_nothing_is_left_in_english(languages, "it", Wording(lambda one: one.value, Half))
