"""Typed words find sections, in any case, and with any accents or endings."""

import pytest

from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.reading import Allowed, read_book
from changcheng_qt.i18n.rulebook.searching import Search, fold, folded, marks

TEXT = """\
# Éléments {#pieces}

Walls and houses. The towers.

## Scoring a province {#scoring}

The majority scores. A tie is shared. A province is scored when it is complete.

## Towers {#towers}

A tower keeps a square. Nobody takes it in the province.

## 雙城牆 {#double}

放置一座雙城牆，立即計分。
"""


@pytest.fixture
def book() -> Book:
    return read_book({"01-a.md": TEXT}, Allowed({}, ()))


@pytest.mark.parametrize(
    ("typed", "anchor"),
    [
        ("elements", "pieces"),
        ("ÉLÉM", "pieces"),
        ("score province", "scoring"),
        ("how do I score?", "scoring"),
        ("tower", "towers"),
        ("tied towers", "towers"),
        ("tie", "scoring"),
        ("雙城牆", "double"),
        ("雙牆計分", "double"),
        ("province square", "towers"),
    ],
)
def test_the_best_section_comes_first(book: Book, typed: str, anchor: str) -> None:
    assert Search(book).found(typed)[0].anchor == anchor


@pytest.mark.parametrize("typed", ["", "  ", "?!", "zebra", "城門"])
def test_words_in_no_section_find_nothing(book: Book, typed: str) -> None:
    assert Search(book).found(typed) == []


def test_idle_words_count_where_nothing_else_is_typed(book: Book) -> None:
    assert {hit.anchor for hit in Search(book).found("the")} == {"pieces", "scoring", "towers"}
    assert [hit.anchor for hit in Search(book).found("the zebra")] == []


def test_sections_with_all_that_was_typed_come_before_others(book: Book) -> None:
    found = [hit.anchor for hit in Search(book).found("province tower")]
    assert found[0] == "towers"
    assert set(found) == {"towers", "scoring", "pieces"}


@pytest.mark.parametrize(
    ("text", "typed", "marked"),
    [
        ("Él a été là", "ete", ["été"]),
        ("Towers and a tower.", "tower", ["Tower", "tower"]),
        ("Scored, scoring, score", "scoring", ["Scored", "scoring", "score"]),
        ("ﬁnal fin", "fin", ["ﬁn", "fin"]),
        ("立即計分。計分", "計分", ["計分", "計分"]),
        ("雙城牆", "雙城牆上", ["雙城牆"]),
        ("a b", "zebra", []),
        ("", "a", []),
    ],
)
def test_hits_are_marked_in_the_text_as_written(text: str, typed: str, marked: list[str]) -> None:
    assert [text[begin:end] for begin, end in marks(text, typed)] == marked


@pytest.mark.parametrize("text", ["", "Été À la ﬁn", "ŒÉß İı", "雙城牆 Ǆ", "Ｗａｌｌ ½"])
def test_both_ways_to_fold_agree(text: str) -> None:
    assert fold(text) == folded(text).text


def test_a_folded_text_knows_where_its_characters_come_from() -> None:
    fold = folded("ŒÉß")
    assert fold.text == "œess"
    assert fold.places == (0, 1, 2, 2)
