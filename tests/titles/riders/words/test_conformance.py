"""The suites of conformance for words, until they take the title from the registry."""

import pytest

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.option_texts import OptionValue
from tests.conformance.words import test_whole_games as whole_games
from tests.conformance.words import test_wordings as wordings
from tests.conformance.words.voice import Wording
from tests.titles.riders.sample.voice import SAMPLE

every_wording = pytest.mark.parametrize(
    "wording", SAMPLE.wordings.values(), ids=list(SAMPLE.wordings)
)


@every_wording
def test_everything_has_words_of_its_own(language: str, wording: Wording) -> None:
    wordings.test_everything_has_words_of_its_own(language, wording)
    wordings.test_one_of_each_kind_is_worded(wording)


@every_wording
@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN", "xx"])
def test_nothing_is_left_in_english(languages: Languages, code: str, wording: Wording) -> None:
    wordings.test_nothing_is_left_in_english(languages, code, wording)


@pytest.mark.parametrize("name", SAMPLE.prompts)
def test_others_are_told_whose_decision_it_is(language: str, name: str) -> None:
    wordings.test_others_are_told_whose_decision_it_is(language, SAMPLE, name)


@pytest.mark.parametrize(("field", "value"), wordings.other_choices(SAMPLE))
def test_the_rules_at_a_glance_state_each_option(
    language: str, field: str, value: OptionValue
) -> None:
    wordings.test_the_rules_at_a_glance_state_each_option_of_the_game(
        language, SAMPLE, field, value
    )


def test_names_options_and_rules(language: str) -> None:
    wordings.test_names_are_told_as_they_are(language, SAMPLE)
    wordings.test_every_option_has_a_line_for_each_choice(language, SAMPLE)
    wordings.test_the_rules_at_a_glance_state_every_section(language, SAMPLE)


@pytest.mark.parametrize(("code", "seats"), SAMPLE.games)
def test_a_whole_game_is_told_to_everybody(languages: Languages, code: str, seats: Seat) -> None:
    whole_games.test_a_whole_game_is_told_to_everybody(languages, SAMPLE, code, seats)


def test_a_sentence_that_tells_a_secret_is_found(languages: Languages) -> None:
    whole_games.test_a_sentence_that_tells_a_secret_is_found(languages, SAMPLE)
