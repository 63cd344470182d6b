"""How sentences are put together, with any names of people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.wording import fill, listed, plain, player_name, signed


@given(name=st.text(max_size=24), other=st.text(max_size=24))
def test_a_value_is_put_in_as_it_is(name: str, other: str) -> None:
    filled = fill("{player} beats {other}.", player=name, other=other)
    assert filled == name + " beats " + other + "."


@pytest.mark.parametrize("name", ["{other}", "%1", "%n", "{0}", "{", "}", r"\1", "\\g<0>", "{{x}}"])
def test_a_name_that_looks_like_a_placeholder_stays_as_it_is(name: str) -> None:
    assert fill("{player}, {other}", player=name, other="B") == f"{name}, B"


def test_a_placeholder_without_a_value_stays_visible() -> None:
    assert fill("{player} and {nobody}", player="Mei") == "Mei and {nobody}"


def test_a_name_from_right_to_left_keeps_the_sentence_in_order() -> None:
    assert player_name([Player("Mei")], 0) == "Mei"
    assert player_name([Player("שרה")], 0) == "\u2068שרה\u2069"
    assert player_name([Player("梅")], 0) == "梅"


@pytest.mark.parametrize(("number", "text"), [(3, "+3"), (0, "0"), (-2, "\u22122")])
def test_signed_numbers_have_their_sign(number: int, text: str) -> None:
    assert signed(number) == text


@pytest.mark.parametrize(("number", "text"), [(23, "23"), (0, "0"), (-11, "\u221211")])
def test_a_score_below_zero_has_a_real_minus(number: int, text: str) -> None:
    assert plain(number) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "A, B, and C"),
        ("it", "A, B e C"),
        ("fr", "A, B et C"),
        ("zh_TW", "A、B、C"),
        ("zh_CN", "A、B、C"),
    ],
)
def test_a_list_is_written_as_in_its_language(languages: Languages, code: str, text: str) -> None:
    languages.install(code)
    assert listed(["A", "B", "C"]) == text
    assert listed(["A"]) == "A"
    assert listed([]) == ""


@pytest.mark.parametrize("code", ["zh_TW", "zh_CN"])
def test_no_word_of_a_chinese_list_runs_into_a_name_or_a_number(
    languages: Languages, code: str
) -> None:
    languages.install(code)
    assert listed(["察哈爾", "和碩特"]) == "察哈爾、和碩特"
    assert listed(["蘭州 4", "固原 3"]) == "蘭州 4、固原 3"
