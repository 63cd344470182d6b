"""Texts that people give: names of players, titles of games, seeds; one rule for each of them. And
the names of things on a map, which have a text in each language.

Every text that people type, or that is read from a file, passes through here, so that no file is
written that would be refused when read. Each `as_…` function is idempotent.

*Plain* text has no control characters, surrogates, line ends or bidi controls; files hold no other.

People count an accented letter, a flag or a family of emoji as one *character*, however many code
points it has. The rule is that of Unicode's grapheme clusters (UAX 29), as far as Python's tables
have them. These belong to the character before them:

- a mark (of category M), an emoji's skin tone or tag, a joiner or non-joiner of zero width;
- a symbol behind a joiner, as in a family, and a letter behind a virama, as in Devanagari;
- a letter that continues the Korean syllable before it;
- the second of two regional indicators, which are a flag together.
"""

import json
import unicodedata
from collections.abc import Sequence
from typing import Final, TypeAlias

Names: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of the code of a language and the name in it, such as those of a town; at least one."""

LONGEST_NAME: Final = 24
"""The most characters of a name, as people count them."""
MOST_CODE_POINTS: Final = 120
"""The most code points of a name: each of its characters may have several."""
LONGEST_TITLE: Final = 60
LONGEST_SEED: Final = 64
LONGEST_LINE: Final = 120
"""The most code points of a line that somebody says at a table."""
LARGEST_SECRET: Final = 96
"""The most bytes of a text as JSON in UTF-8 that a file can seal."""
_NUMBERED: Final = 16
"""How many bytes shorter a typed seed must be, since games in a row number theirs."""

_UNPLAIN: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))
_BIDI_CONTROLS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
_INVISIBLE: Final = frozenset(
    "\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\u206a\u206b\u206c\u206d\u206e\u206f"
    "\ufeff\ufff9\ufffa\ufffb"
)
"""Characters that can be pasted unnoticed and are invisible."""
_BLANK_LETTERS: Final = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))

_JOINER: Final = "\u200d"
_EXTENDING: Final = frozenset(
    ("\u200c", _JOINER, "\uff9e", "\uff9f", *map(chr, range(0x1F3FB, 0x1F400)))
) | frozenset(map(chr, range(0xE0020, 0xE0080)))
_VIRAMA: Final = 9
"""The combining class of viramas, which join letters of Indic scripts."""
_INDIC: Final = frozenset(
    letter for letter in map(chr, range(0x900, 0xE00)) if unicodedata.category(letter) == "Lo"
)
_KOREAN: Final = (
    *((0x1100, 0x1160, "L"), (0xA960, 0xA97D, "L")),
    *((0x1160, 0x11A8, "V"), (0xD7B0, 0xD7C7, "V")),
    *((0x11A8, 0x1200, "T"), (0xD7CB, 0xD7FC, "T")),
)
"""The letters of syllables: leading consonants, vowels, trailing consonants."""
_SYLLABLES: Final = range(0xAC00, 0xD7A4)
_TRAILING: Final = 28
"""Precomposed syllables with one leading consonant and vowel; the first of them is open."""
_GOES_ON: Final = frozenset(("LL", "LV", "LO", "LC", "VV", "VT", "OV", "OT", "TT", "CT"))
"""Which Korean letters may follow each other; O is an open syllable, C a closed one."""


def is_plain(text: str) -> bool:
    """Return whether a text is plain, of any length."""
    if text.isascii():
        return text.isprintable()
    return not any(
        unicodedata.category(character) in _UNPLAIN or character in _BIDI_CONTROLS
        for character in text
    )


def as_plain(text: str) -> str:
    """Return a text without characters that are not plain or never visible, white space as single
    blanks and none at either end.
    """
    kept = (one for one in text if one.isspace() or (is_plain(one) and one not in _INVISIBLE))
    return " ".join("".join(kept).split())


def as_name(text: str) -> str:
    """Return a text as the name of a player, empty where nothing of it would be visible."""
    seen = as_plain("".join(one for one in text if unicodedata.category(one) != "Co"))
    while seen and not _is_seen(seen[0]):
        seen = seen[1:]
    return cut_name(seen).rstrip()


def cut_name(text: str) -> str:
    """Return the beginning of a text that is no longer than a name, cut between two characters,
    unless the first is longer by itself.
    """
    parts = characters(text)[:LONGEST_NAME]
    while len(parts) > 1 and sum(map(len, parts)) > MOST_CODE_POINTS:
        parts.pop()
    return "".join(parts)[:MOST_CODE_POINTS]


def distinct_names(names: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Return distinct names: an empty or duplicate name becomes the seat's default, numbered if
    that is used as well.
    """
    made: list[str] = []
    for typed, default in zip(names, defaults, strict=True):
        name = as_name(typed)
        if not name or _key(name) in map(_key, made):
            name = _free_name(default, [*made, *(as_name(other) for other in names)])
        made.append(name)
    return tuple(made)


def _free_name(default: str, taken: Sequence[str]) -> str:
    keys = {_key(name) for name in taken}
    numbered = (default, *(f"{default} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in numbered if _key(name) not in keys)


def _key(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def as_title(text: str) -> str:
    """Return a text as the title of a game; it may be empty."""
    return as_plain(text)[:LONGEST_TITLE].rstrip()


def as_line(text: str) -> str:
    """Return a text as a line that somebody says, cut between two characters; empty where nothing
    of it would be visible.
    """
    parts = characters(as_plain("".join(one for one in text if unicodedata.category(one) != "Co")))
    while sum(map(len, parts)) > LONGEST_LINE:
        parts.pop()
    line = "".join(parts).rstrip()
    return line if any(map(_is_seen, line)) else ""


def as_seed(text: str) -> str:
    """Return a text as a seed, so that texts that look the same draw the same; it may be empty."""
    seen = (one for one in as_plain(text) if unicodedata.category(one) != "Cf")
    seed = unicodedata.normalize("NFC", as_plain("".join(seen)))[:LONGEST_SEED]
    while _size(seed) > LARGEST_SECRET - _NUMBERED:
        seed = seed[:-1]
    return seed.rstrip()


def is_secret(text: str) -> bool:
    """Return whether a file may hold a text as a seed, empty where none is known, or as a note."""
    return is_plain(text) and _size(text) <= LARGEST_SECRET


def characters(text: str) -> list[str]:
    """Return the characters of a text, as people count them."""
    parts: list[str] = []
    for one in text:
        if parts and _belongs(parts[-1], one):
            parts[-1] += one
        else:
            parts.append(one)
    return parts


def _belongs(before: str, one: str) -> bool:
    """Return whether a code point continues the character before it."""
    last, category = before[-1], unicodedata.category(one)
    return (
        category[0] == "M"
        or one in _EXTENDING
        or (last == _JOINER and category in ("So", "Sm", "Cn"))
        or (one in _INDIC and unicodedata.combining(last) == _VIRAMA)
        or _korean(last) + _korean(one) in _GOES_ON
        or (_is_indicator(before) and _is_indicator(one))
    )


def _korean(letter: str) -> str:
    code = ord(letter)
    if code in _SYLLABLES:
        return "C" if (code - _SYLLABLES[0]) % _TRAILING else "O"
    return next((kind for first, end, kind in _KOREAN if first <= code < end), "")


def _size(seed: str) -> int:
    return len(json.dumps(seed, ensure_ascii=False).encode())


def _is_indicator(text: str) -> bool:
    return len(text) == 1 and 0x1F1E6 <= ord(text) <= 0x1F1FF


def _is_seen(character: str) -> bool:
    """Return whether a character is visible; one that Python's tables do not know yet may be an
    emoji.
    """
    kind = unicodedata.category(character)
    return (kind[0] in "LNPS" or kind == "Cn") and character not in _BLANK_LETTERS


def name_in(names: Names, language: str) -> str:
    """Return the name in a language, else in its base language, else the first name."""
    by_language = dict(names)
    base = language.partition("_")[0]
    return by_language.get(language) or by_language.get(base) or names[0][1]
