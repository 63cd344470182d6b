"""The search in a rulebook: the sections that match a query, best first.

Theory of operation. Texts are folded: case and accents are removed, and every folded character has
its place in the text as written, so that hits can be marked there. A query is split at spaces into
terms. A term matches the beginning of a word; a term of five letters or more also matches by its
stem, so that "scoring" finds "score". Chinese has no spaces: a term of Chinese characters matches
anywhere, and, without any match, by its pairs of characters.

A section is found if at least one term matches. Its rank is a sum over the terms: a term counts
more the fewer sections it is found in, more in a heading than below it, and more for a whole word
than for its beginning; repetitions count only up to a limit. Sections that have all terms come
before those that do not. The important chapters are first: late ones, such as advice and the
glossary, count a little less. Words like "the" or "can" are ignored if there are others.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log
from typing import Final

from changcheng_qt.i18n.rulebook.blocks import texts_of
from changcheng_qt.i18n.rulebook.chapters import Book, Section

_WORD: Final = re.compile(r"[^\W_]+")
_CHINESE: Final = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_IN_HEADING: Final = 6.0
_IN_CHAPTER: Final = 1.0
_BEGINNING: Final = 0.6
_STEM: Final = 0.5
_PAIR: Final = 0.4
_OFTEN: Final = 3
"""How often a term counts in a section at most."""
_LATER: Final = 0.3
"""How much less a section at the end of the book counts."""
_STEM_LEAST: Final = 5
_STEM_SHARE: Final = 0.6
_IDLE: Final = """
a an and are at be by can do does for from get has have how i if in is it its many may much my no
not of on or than that the there they this to what when where which who why will with you your al
che chi come con cosa da dei del della di e ed gli ha ho il la le lo ma mi nel non o per piu posso
puo quando quante quanti quanto se si sono su un una uno va au aux avec ce combien comment dans de
des du elle en est et ils je les leur mes mon ne ou par pas peut peux plus pour pourquoi qu quand
que quel quelle qui sa ses son sont sur une y
"""
"""Words of English, Italian and French that are no use in a search, folded."""
_IDLE_WORDS: Final = frozenset(_IDLE.split())


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that matches, and its rank."""

    anchor: str
    worth: float


@dataclass(frozen=True, slots=True)
class Folded:
    """A text without case and accents; `places` has for each of its characters its place in the
    text as written.
    """

    text: str
    places: tuple[int, ...]


def fold(text: str) -> str:
    """Return a text without case and accents: the text of `folded`, in a tenth of the time."""
    parts = unicodedata.normalize("NFKD", text).casefold()
    return "".join([part for part in parts if not unicodedata.combining(part)])


def folded(text: str) -> Folded:
    """Fold a text, and keep the places of its characters."""
    characters: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        for part in unicodedata.normalize("NFKD", character).casefold():
            if not unicodedata.combining(part):
                characters.append(part)
                places.append(place)
    return Folded("".join(characters), tuple(places))


def has_terms(text: str, query: str) -> bool:
    """Whether a name in a list has every term of a query; a number only as a whole."""
    text = fold(text)
    numbers = re.findall(r"\d+", text)
    terms = fold(query).split()
    return all(term in numbers if term.isdecimal() else term in text for term in terms)


@dataclass(frozen=True, slots=True)
class _Term:
    """One term of a query, folded."""

    text: str

    @property
    def is_chinese(self) -> bool:
        return _CHINESE.search(self.text) is not None

    @property
    def stem(self) -> str:
        """The stem, common to words of the same family; empty for a short word."""
        if len(self.text) < _STEM_LEAST or self.is_chinese:
            return ""
        return self.text[: max(_STEM_LEAST - 1, round(_STEM_SHARE * len(self.text)))]

    @property
    def pairs(self) -> tuple[str, ...]:
        """Every two adjacent characters."""
        return tuple(self.text[n : n + 2] for n in range(len(self.text) - 1))

    def spans(self, text: str) -> Iterator[tuple[int, int, float]]:
        """Yield the matches of the term in a folded text: begin, end, and how well it matches."""
        if self.is_chinese:
            yield from self._spans_of_characters(text)
            return
        for word in _WORD.finditer(text):
            begin, end = word.span()
            if word[0] == self.text:
                yield begin, end, 1.0
            elif word[0].startswith(self.text):
                yield begin, begin + len(self.text), _BEGINNING
            elif self.stem and word[0].startswith(self.stem):
                yield begin, end, _STEM

    def _spans_of_characters(self, text: str) -> Iterator[tuple[int, int, float]]:
        found = list(re.finditer(re.escape(self.text), text))
        yield from ((*match.span(), 1.0) for match in found)
        if not found:
            for pair in self.pairs:
                yield from ((*m.span(), _PAIR) for m in re.finditer(re.escape(pair), text))


def terms_of(typed: str) -> tuple[_Term, ...]:
    """Return the terms of a query; ignored words are left out if there are others."""
    words = [part for word in fold(typed).split() for part in _WORD.findall(word)]
    telling = [word for word in words if word not in _IDLE_WORDS]
    return tuple(_Term(word) for word in dict.fromkeys(telling or words))


def marks(text: str, typed: str) -> list[tuple[int, int]]:
    """Return the matches of a query in a text as written: begin and end of each, in order, without
    overlaps.
    """
    fold = folded(text)
    spans = sorted(
        (fold.places[begin], fold.places[end - 1] + 1)
        for term in terms_of(typed)
        for begin, end, _ in term.spans(fold.text)
    )
    joined: list[tuple[int, int]] = []
    for begin, end in spans:
        if joined and begin < joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((begin, end))
    return joined


class Search:
    """The sections of a book, folded once."""

    def __init__(self, book: Book) -> None:
        self._book = book

    @cached_property
    def _pages(self) -> Sequence["_Page"]:
        return [_page(section, c.title) for c in self._book.chapters for section in c.sections]

    def _parts(self, term: _Term) -> Sequence[_Term]:
        """Return a term, or its pairs of characters if it has no match as a whole."""
        whole = any(term.text in text for page in self._pages for text in page.texts)
        return (term,) if whole or not term.is_chinese else [_Term(pair) for pair in term.pairs]

    def found(self, typed: str) -> list[Hit]:
        """Return the sections that match, best first, equal ones in the order of the book."""
        terms = [part for term in terms_of(typed) for part in self._parts(term)]
        worths = [[page.worth(term) for term in terms] for page in self._pages]
        rare = [
            _rarity(sum(bool(worth[n]) for worth in worths), len(worths)) for n in range(len(terms))
        ]
        hits = []
        for place, (page, worth) in enumerate(zip(self._pages, worths, strict=True)):
            if any(worth):
                total = sum(w * r for w, r in zip(worth, rare, strict=True))
                total *= 1 - _LATER * place / len(worths)
                hits.append((-sum(map(bool, worth)), -total, Hit(page.anchor, total)))
        return [hit for *_, hit in sorted(hits, key=lambda one: one[:2])]


@dataclass(frozen=True, slots=True)
class _Page:
    """A section to search: its heading and its texts, folded."""

    anchor: str
    heading: str
    chapter: str
    text: str

    @property
    def texts(self) -> tuple[str, str]:
        """The heading and the text."""
        return self.heading, self.text

    def worth(self, term: _Term) -> float:
        """Return how well a term matches, 0 where it does not."""
        heading = max((fit for *_, fit in term.spans(self.heading)), default=0.0)
        chapter = max((fit for *_, fit in term.spans(self.chapter)), default=0.0)
        below = sorted((fit for *_, fit in term.spans(self.text)), reverse=True)[:_OFTEN]
        return _IN_HEADING * heading + _IN_CHAPTER * chapter + sum(below)


def _page(section: Section, chapter: str) -> _Page:
    text = "\n".join(text for block in section.blocks for text in texts_of(block))
    title, above = fold(section.title), fold(chapter)
    return _Page(section.anchor, title, "" if above == title else above, fold(text))


def _rarity(found: int, of: int) -> float:
    """Return the weight of a term found in `found` of `of` sections."""
    return log(1 + of / found) if found else 0.0
