"""Texts that several titles share name nothing that only one of them has; and the nouns next to
figures with a decimal stand in the number that the language has there.
"""

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

import changcheng_qt
from changcheng_qt import assets
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.engine import lead_text, own_points_text
from changcheng_qt.i18n.phrases.wording import fill, plural_of
from tests.i18n.literals import modules, texts
from tests.i18n.translation_files import Message, read

PACKAGE: Final = Path(changcheng_qt.__file__).parent
ROOMS: Final = {folder.name for folder in (PACKAGE / "titles").iterdir() if folder.is_dir()}
"""Folders of the package that belong to a title."""
OF_A_TITLE: Final = {
    "en": r"\b(walls?|counters?|provinces?|threats?|towers?|emissar\w+|houses?|courts?)\b",
    "fr": r"\b(jetons?|murailles?|provinces?|épier|émissaires?|maisons?|pièces?)\b",
    "it": r"\b(segnalin\w|mur[oi]|province?|emissari\w*|cas[ae])\b",
    "zh_TW": r"標記|城牆|敵樓|官邸|使節",
    "zh_CN": r"标记|城墙|敌楼|官邸|使节",
}
OF_A_LOOK: Final = re.compile(r"peek")
"""Words about looks, which are used only where a title has some."""
NAMING: Final = "About"
"""The context that names every title."""
FIGURE: Final = re.compile(r"\{\w+\}\s+points\b")
WHOLE: Final = {"Coach", "ChinaCoach", "RidersCoach", "Problems", "Chronicle"}
"""Contexts whose figures are whole numbers that are known to be larger than one."""
ALWAYS_SEVERAL: Final = "Compared with the best choices, this turn costs you about {points} points."


def shared() -> set[tuple[str, str]]:
    """Context and source of every text outside the rooms of titles."""
    found = set()
    for path in modules(PACKAGE):
        if not ROOMS & set(path.relative_to(PACKAGE).parts):
            found |= {(text.context, text.source) for text in texts(path.read_text("utf-8"))}
    return found


def foreign(code: str, words: str) -> bool:
    """Whether words name things that only one title has."""
    return bool(re.search(OF_A_TITLE[code], words, re.IGNORECASE))


def translations(code: str) -> list[Message]:
    return read(PACKAGE.parent / "translations" / f"changcheng_{code}.ts")


def test_no_shared_text_names_what_only_one_title_has() -> None:
    of_all = {one for one in shared() if one[0] != NAMING and not OF_A_LOOK.search(one[1])}
    named = {source for _, source in of_all if foreign("en", source)}
    for code in ("fr", "it", "zh_TW", "zh_CN"):
        messages = [m for m in translations(code) if (m.text.context, m.text.source) in of_all]
        assert len(messages) > 300
        named |= {message.shown for message in messages if foreign(code, message.shown)}
    assert not named


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Every hand and every counter"),
        ("fr", "Majorités d’une pièce"),
        ("it", "Come sono usciti carte e segnalini"),
        ("zh_TW", "只差一段城牆分出的勝負"),
    ],
)
def test_a_word_of_one_title_is_found(code: str, words: str) -> None:
    """The negative control: a text that was there once."""
    assert foreign(code, words)


def test_french_nouns_next_to_figures_have_both_numbers() -> None:
    bare = [
        message.shown
        for message in translations("fr")
        if FIGURE.search(message.shown)
        and not message.text.plural
        and message.text.context not in WHOLE
        and message.text.source != ALWAYS_SEVERAL
    ]
    assert not bare
    both = [m for m in translations("fr") if m.text.plural and FIGURE.search(m.shown)]
    assert len(both) > 15
    assert all(re.search(r"\}\s+point\b", message.forms[0]) for message in both)


@pytest.mark.parametrize(
    ("code", "points", "expected"),
    [
        ("fr", 0.7, "point "),
        ("fr", 1.1, "point "),
        ("fr", 1.96, "points "),
        ("fr", 2.0, "points "),
        ("en", 1.1, "points "),
        ("it", 0.7, "punti "),
    ],
)
def test_a_figure_with_a_decimal_has_its_noun_in_the_right_number(
    languages: Languages, code: str, points: float, expected: str
) -> None:
    assert assets.translation_file(code).exists()
    languages.install(code)
    for gain, named in product((points, -points), (False, True)):
        for fact in (own_points_text(gain, is_named=named), lead_text(gain, is_named=named)):
            assert expected in f"{fill(fact, points='B')} "


def test_only_french_has_a_singular_below_two(languages: Languages) -> None:
    languages.install("it")
    assert plural_of(1.0) == 2
    languages.install("fr")
    assert [plural_of(figure) for figure in (0.0, -1.5, 1.94, 1.96)] == [0, 1, 1, 2]
