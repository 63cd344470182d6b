"""The rulebooks themselves: alike in every language, true to the rules, found by typed words."""

import json
import re
from pathlib import Path

import pytest

from changcheng_qt.i18n.rulebook.blocks import Figure, Listing, Paragraph, Table, texts_of
from changcheng_qt.i18n.rulebook.chapters import Book
from changcheng_qt.i18n.rulebook.reading import Allowed, BookFault, read_book
from changcheng_qt.i18n.rulebook.searching import Search
from tests.i18n.rulebook.books import BOOKS, CODES, WITH_BOOK, WITH_CHAPTERS, book, offered, texts

HERE = Path(__file__).parent
SECTIONS: dict[str, dict[str, list[str]]] = json.loads((HERE / "sections.json").read_text())
SEARCHES: dict[str, dict[str, dict[str, str]]] = json.loads(
    (HERE / "searches.json").read_text("utf-8")
)
TYPED = [
    (name, language, typed, anchor)
    for name, languages in SEARCHES.items()
    for language, searches in languages.items()
    for typed, anchor in searches.items()
]
LONGEST_SECTION = 190
"""Words, in English: a section opened by a link is read in a minute."""


def outline(shown: Book) -> list[tuple[str, tuple[str, ...]]]:
    """Return the parts equal in every language: the anchors, and the contents below each."""
    kinds = {Paragraph: "text", Listing: "list", Table: "table", Figure: "figure"}
    return [
        (anchor, tuple(kinds[type(block)] for block in section.blocks))
        for anchor, section in shown.sections.items()
    ]


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_a_book_is_the_same_in_every_language(name: str, language: str) -> None:
    here, english = book(name, language), book(name, "en")
    assert outline(here) == outline(english)
    assert [f.name for f in here.figures] == [f.name for f in english.figures]
    assert sorted(texts(name, language)) == sorted(texts(name, "en"))
    for anchor, section in here.sections.items():
        links = sorted(run.link for run in section.runs if run.link)
        assert links == sorted(run.link for run in english.sections[anchor].runs if run.link)


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_the_same_numbers_stand_in_the_same_sections(name: str, language: str) -> None:
    def numbers(code: str) -> list[list[str]]:
        parts = [p for _, text in sorted(texts(name, code).items()) for p in text.split("\n#")]
        return [sorted(re.findall(r"\{([a-z_]+)\}", part)) for part in parts]

    assert numbers(language) == numbers("en")


@pytest.mark.parametrize("name", WITH_BOOK)
def test_every_number_and_figure_is_used(name: str) -> None:
    whole = "\n".join(texts(name, "en").values())
    given = offered(name)
    assert set(re.findall(r"\{([a-z_]+)\}", whole)) == set(given.numbers)
    assert {figure.name for figure in book(name, "en").figures} == set(given.figures)


@pytest.mark.parametrize("name", WITH_CHAPTERS)
def test_every_section_of_the_rules_has_its_sections(name: str) -> None:
    anchors = book(name, "en").sections
    named = [anchor for sections in SECTIONS[name].values() for anchor in sections]
    assert [anchor for anchor in named if anchor not in anchors] == []
    assert all(SECTIONS[name].values())


@pytest.mark.parametrize("name", WITH_CHAPTERS)
def test_a_book_has_twelve_to_sixteen_short_chapters(name: str) -> None:
    shown = book(name, "en")
    assert 12 <= len(shown.chapters) <= 16
    for anchor, section in shown.sections.items():
        words = sum(len(text.split()) for block in section.blocks for text in texts_of(block))
        assert words <= LONGEST_SECTION, anchor


@pytest.mark.parametrize(("name", "language", "typed", "anchor"), TYPED)
def test_typed_words_find_the_right_section_first(
    name: str, language: str, typed: str, anchor: str
) -> None:
    found = Search(book(name, language)).found(typed)
    assert [hit.anchor for hit in found[:1]] == [anchor]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("{walls_each}", "14"), "a number of the rules"),
        (("{walls_each}", "{walls_all}"), "no number walls_all"),
        (("(figure:blocks)", "(figure:bricks)"), "no figure bricks"),
        (("{#blocks}", "{#boards}"), "stands for another section"),
        (("{#counters}", "{#tokens}"), None),
    ],
)
def test_a_planted_fault_is_found(change: tuple[str, str], fault: str | None) -> None:
    files = texts("changcheng", "en")
    chapter = "02-material.md"
    files[chapter] = files[chapter].replace(*change)
    given = offered("changcheng")
    allowed = Allowed(given.numbers, given.figures)
    if fault is None:
        assert outline(read_book(files, allowed)) != outline(book("changcheng", "en"))
        return
    with pytest.raises(BookFault, match=fault):
        read_book(files, allowed)


def test_codes_are_those_of_the_interface() -> None:
    assert set(CODES) == {"en", "it", "fr", "zh_TW", "zh_CN"}


@pytest.mark.parametrize(
    ("language", "literal"), [("fr", "deux cartes d’une couleur"), ("it", "due carte di un colore")]
)
def test_the_cards_of_a_pair_have_the_same_colour(language: str, literal: str) -> None:
    """Word for word from English, "two cards of one colour" sounds as if they had several."""
    assert all(literal not in text.lower() for text in texts("china", language).values())
