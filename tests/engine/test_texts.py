"""Names, titles and seeds: the part kept of a text typed, pasted or written into a file."""

import pytest
from hypothesis import given

from changcheng_qt.engine.seats import Player
from changcheng_qt.engine.texts import (
    LONGEST_LINE,
    as_line,
    as_name,
    as_seed,
    as_title,
    characters,
    cut_name,
    distinct_names,
    is_plain,
    is_secret,
)
from tests.engine.pasted import FAMILY, MARKS, TEXTS


@pytest.mark.parametrize(
    "character",
    [
        "e\u0301",
        "a" + MARKS,
        FAMILY,
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "\u2764\ufe0f\u200d\U0001f525",
        "1\ufe0f\u20e3",
        "\U0001f1ee\U0001f1f9",
        "\U0001f3f4\U000e0067\U000e0062\U000e007f",
        "\u1112\u1161\u11ab",
        "\ud558\u11ab",
        "\u0915\u094d\u0937",
        "\u0e01\u0e47",
        "\uff76\uff9e",
        "\u0645\u200c",
        "\U0001fae8",
    ],
    ids=ascii,
)
def test_a_character_to_people_counts_as_one(character: str) -> None:
    assert characters(character) == [character]
    assert characters(f"x{character}x{character}") == ["x", character, "x", character]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Mei Lin", 7),
        ("\U0001f1ee\U0001f1f9\U0001f1eb\U0001f1f7\U0001f1ee", 3),
        ("\ud55c\uad6d", 2),
        ("\ud55c\u1112", 2),
        ("\u0915\u094d\u6885", 2),
        ("\U0001f469\U0001f469", 2),
        ("x\u200dy", 2),
        ("", 0),
    ],
    ids=ascii,
)
def test_several_characters_to_people_count_as_several(text: str, count: int) -> None:
    assert len(characters(text)) == count


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Mei \n Lin\t", "Mei Lin"),
        ("\u202eevil\u2066", "evil"),
        ("\x00\x1b[31m", "[31m"),
        ("\u200b\u200d", ""),
        ("\u0301\u200d", ""),
        ("\u3164\u2800", ""),
        ("\ue000", ""),
        ("\U0001fae8", "\U0001fae8"),
        ("Me\u00adi\ufeff", "Mei"),
        ("梅" * 30, "梅" * 24),
        ("e\u0301" * 30, "e\u0301" * 24),
        ("x" * 23 + " yz", "x" * 23),
        (FAMILY * 18, FAMILY * 17),
        ("abcdefg" + MARKS, "abcdefg" + MARKS),
        ("abcdef" + MARKS + "g" + MARKS, "abcdef" + MARKS),
        ("g" + MARKS * 2 + "abc", "g" + (MARKS * 2)[:119]),
        ("<img src='x'>", "<img src='x'>"),
    ],
    ids=ascii,
)
def test_a_name_is_cleaned_and_cut_between_characters(text: str, name: str) -> None:
    assert as_name(text) == name


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (" Well played! ", "Well played!"),
        ("x" * 130, "x" * LONGEST_LINE),
        (FAMILY * 60, FAMILY * (LONGEST_LINE // len(FAMILY))),
        ("a\ue000b", "ab"),
        ("\u200b\u2060", ""),
        ("", ""),
    ],
    ids=ascii,
)
def test_a_line_is_cleaned_and_cut_between_characters(text: str, line: str) -> None:
    assert as_line(text) == line


@pytest.mark.no_cover
@given(TEXTS)
def test_a_name_keeps_its_limits_and_stays(text: str) -> None:
    name = as_name(text)
    assert len(characters(name)) <= 24
    assert len(name) <= 120
    assert is_plain(name)
    assert as_name(name) == name == cut_name(name)
    assert "".join(characters(text)) == text
    if name:
        Player(name)


@pytest.mark.parametrize("name", ["", " Mei", "x" * 25, "a\u202e", "a\tb", "a" + MARKS * 2])
def test_nobody_has_a_name_that_no_file_could_hold(name: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        Player(name)


@pytest.mark.no_cover
@given(TEXTS)
def test_a_title_keeps_its_limits_and_stays(text: str) -> None:
    title = as_title(text)
    assert len(title) <= 60
    assert is_plain(title)
    assert as_title(title) == title


def test_empty_names_and_twins_get_a_default() -> None:
    defaults = ("A", "B", "C", "D")
    assert distinct_names(["", "Ann", "ann", "  "], defaults) == ("A", "Ann", "C", "D")
    assert distinct_names(["", "A"], defaults[:2]) == ("A 2", "A")
    assert len(set(distinct_names(["x"] * 4, ["x"] * 4))) == 4


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        (" 7 ", "7"),
        ("great\twall\u2028\u200b", "great wall"),
        ("\u202egreat \u200dwall\ufeff", "great wall"),
        ("e\u0301", "\u00e9"),
        ("\ud83d", ""),
        ("x" * 99, "x" * 64),
        ("梅" * 64, "梅" * 26),
        ('"' * 64, '"' * 39),
    ],
    ids=ascii,
)
def test_seeds_that_look_the_same_are_the_same(text: str, seed: str) -> None:
    assert as_seed(text) == seed


@pytest.mark.no_cover
@given(TEXTS)
def test_a_seed_keeps_its_limits_and_stays(text: str) -> None:
    seed = as_seed(text)
    assert is_secret(seed)
    assert is_secret(f"{seed}-99999999999999")
    assert as_seed(seed) == seed


@pytest.mark.parametrize("text", ["a\tb", "\u2066", "\ud83d", "x" * 95, "梅" * 32])
def test_other_texts_are_no_seeds(text: str) -> None:
    assert not is_secret(text)
    assert is_secret(text[: len(text) - 1].strip("a\t"))


@pytest.mark.parametrize("text", ["\n", "\x7f", "\u2028", "\u2066", "a\ud800", "é\x85"])
def test_some_texts_are_not_plain(text: str) -> None:
    assert not is_plain(text)


def test_any_script_and_emoji_is_plain() -> None:
    assert is_plain("Ζωή 梅 👩\u200d🚀")
