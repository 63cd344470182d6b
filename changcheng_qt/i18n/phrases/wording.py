"""The parts of sentences: placeholders, names, lists, separators, signed numbers."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import Player, Seat

translate = QCoreApplication.translate

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_END: Final = re.compile(r"(?<=[^\sA-Z]{2}[.!?])\s+|(?<=\s\d[.!?])\s+|(?<=[。！？])")
"""The end of a sentence, but not of an initial, as in a name; a single digit may be the last word.
"""
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_DIRECTIONAL_ISOLATE: Final = "\u2069"
_MINUS: Final = "\u2212"
_BETWEEN_CHINESE: Final = "、"
_MANY: Final = 2
"""A number with the plural in every language that has one."""


def fill(text: str, **values: str | int) -> str:
    """Return a translated sentence with its `{placeholders}` replaced by values.

    It takes one pass, so a value that looks like a placeholder itself stays as it is.
    """

    def value_of(match: re.Match[str]) -> str:
        return str(values.get(match[1], match[0]))

    return _PLACEHOLDER.sub(value_of, text)


def player_name(players: Sequence[Player], seat: Seat) -> str:
    """Return the name of a player, isolated from the sentence if it is written right to left."""
    name = players[seat].name
    if any(unicodedata.bidirectional(character) in ("R", "AL") for character in name):
        return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_DIRECTIONAL_ISOLATE}"
    return name


def player_names(players: Sequence[Player], seats: Sequence[Seat]) -> str:
    """Return the names of several players as a list."""
    return listed([player_name(players, seat) for seat in seats])


def you_in_list() -> str:
    """Return the word for the viewer among the names of players."""
    return translate("Prospect", "you", "in a list of players")


def listed(items: Sequence[str]) -> str:
    """Return items as a list in the present language, such as "A, B, and C".

    In Chinese all of them are separated by the same mark: Qt's word for "and" doubles the first
    character of some names, and is too close behind a number.
    """
    if QLocale().language() is QLocale.Language.Chinese:
        return _BETWEEN_CHINESE.join(items)
    return QLocale().createSeparatedList(list(items))


def join_sentences(sentences: Iterable[str]) -> str:
    """Return sentences one after another, spaced as in the present language; empty ones are left
    out.
    """
    both = translate("Sentences", "{first} {second}", "two sentences, side by side")
    said = ""
    for sentence in filter(None, sentences):
        said = fill(both, first=said, second=sentence) if said else sentence
    return said


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text made by `join_sentences`, in any language."""
    return [one for one in _END.split(text) if one]


def side_by_side(facts: Iterable[str]) -> str:
    """Return facts about one thing, separated as in the present language; empty ones are left
    out.
    """
    both = translate("Sentences", "{first}, {second}", "facts about one thing, side by side")
    said = ""
    for fact in filter(None, facts):
        said = fill(both, first=said, second=fact) if said else fact
    return said


def labelled(name: str, what: str) -> str:
    """Return a name and its description, separated as in the present language."""
    both = translate("Sentences", "{name}: {what}", "a thing, and what it is or says")
    return fill(both, name=name, what=what)


def sentence(fact: str) -> str:
    """Return a fact as a sentence of its own, with the full stop of the present language."""
    return fill(translate("Sentences", "{fact}.", "a fact as a sentence"), fact=fact)


def capitalised(text: str) -> str:
    """Return a text with a capital letter."""
    return text[:1].upper() + text[1:]


def told_of(place: str, fact: str, named: str = "") -> str:
    """Return a fact about a place as a sentence; without the place where that is the one that the
    sentence before it `named`.
    """
    return sentence(capitalised(fact) if place == named else labelled(place, fact))


def quoted(words: str) -> str:
    """Return the words of a button, quoted within a sentence."""
    return fill(translate("Sentences", "“{words}”", "words that are quoted"), words=words)


def signed(number: int) -> str:
    """Return a number with its sign, with a real minus; 0 has none."""
    if number < 0:
        return f"{_MINUS}{-number}"
    return f"+{number}" if number else "0"


def plain(number: int) -> str:
    """Return a number with a real minus where it is negative."""
    return signed(number).removeprefix("+")


def plural_of(figure: float) -> int:
    """Return a whole number with the grammatical number of a figure shown with one decimal: French
    has the singular for all below 2, other languages the plural for every decimal.
    """
    is_french = QLocale().language() is QLocale.Language.French
    return int(round(abs(figure), 1)) if is_french else _MANY


def percent(share: Fraction | float) -> str:
    """Return a chance or a share as a whole percentage."""
    number = QLocale().toString(round(100 * share))
    return fill(translate("Counting", "{number}%", "a chance"), number=number)
