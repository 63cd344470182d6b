"""Counted texts: one thing and several, in every language, in the file and in the program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.languages import LANGUAGES, Languages
from tests.i18n.literals import Text
from tests.i18n.test_translations import messages
from tests.i18n.translation_files import Message

CODES = tuple(language.code for language in LANGUAGES)
FORMS = {"en": 2, "it": 2, "fr": 2, "zh_TW": 1, "zh_CN": 1}
SINGULAR = {"en": (1,), "it": (1,), "fr": (0, 1), "zh_TW": (), "zh_CN": ()}
"""The numbers with the first of two forms; French counts nothing as one thing."""
COUNTS = (0, 1, 2, 5, 11, 21, 101)
VERBS = frozenset(
    {"leads", "loses", "forms", "gives", "wins", "shares", "takes", "enters", "has", "is"}
)
"""English words that end in s for one thing."""
INVARIABLE = {
    "en": frozenset({"wood", "clay", "wool", "grain", "ore", "of"}),
    "fr": frozenset({"pas", "fois", "bois"}),
    "it": frozenset({"città", "penalità"}),
}
"""Nouns that are the same for one thing and for several; and a word behind a share of a number."""
NOUNS_IN_NO = frozenset({"legno", "grano"})
"""Italian nouns for one thing that end like a verb for several."""
VOWELS = frozenset({("a", "e"), ("o", "i"), ("e", "i"), ("a", "i")})
"""Italian endings for one thing and for several."""


LIKE_VERBS = {"win in 100": "victory in 100", "wins in 100": "victories in 100"}
"""English nouns that are spelled like verbs, in words that are not."""


def counted(code: str) -> list[Message]:
    return [message for message in messages(code) if message.text.plural]


def words_of(form: str) -> list[str]:
    for noun, other in LIKE_VERBS.items():
        form = form.replace(noun, other)
    return [word.strip(".,;:!?()…") for word in form.split()]


def is_plural(code: str, one: str, many: str) -> bool:
    """Whether a word for several things may belong to one for a single thing."""
    if code == "en":
        nouns = {f"{one}s", f"{one}es", f"{one[:-1]}ies"}
        is_noun = many in nouns or (one, many) == ("less", "fewer")
        return many not in VERBS and (is_noun or one in VERBS)
    if code == "fr":
        return len(many) > len(one) and many.endswith(("s", "x", "nt"))
    is_verb = many.endswith("no") and not one.endswith("no") and many not in NOUNS_IN_NO
    return is_verb or (one[-1], many[-1]) in VOWELS or many == f"{one}i"


def faults(code: str, message: Message) -> Iterator[str]:
    """The fault of the forms of a counted text."""
    if len(message.forms) != FORMS[code]:
        yield f"{len(message.forms)} forms"
    elif FORMS[code] > 1:
        one, many = map(words_of, message.forms)
        noun = one[one.index("%n") + 1] if "%n" in one[:-1] else ""
        if one == many and noun and noun not in INVARIABLE[code]:
            yield f"{noun} for one and for several"
        if len(one) == len(many):
            others = [word for word in many if word not in one]
            alone = (word for word in one if word not in many)
            yield from (a for a in alone if not any(is_plural(code, a, b) for b in others))


@pytest.mark.parametrize("code", CODES)
def test_one_thing_and_several_have_their_forms(code: str) -> None:
    assert counted(code)
    wrong = {m.text.source: found for m in counted(code) if (found := [*faults(code, m)])}
    assert not wrong


@pytest.mark.parametrize("code", CODES)
def test_no_form_is_taken_for_the_other(code: str) -> None:
    """Each counted text whose forms tell number apart is found with its forms the wrong way."""
    for message in counted(code):
        one, *many = message.forms
        if many and len(words_of(one)) == len(words_of(many[0])) and one != many[0]:
            assert [*faults(code, Message(message.text, (many[0], one)))], message


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ("%n card", "%n card")),
        ("en", ("%n cards", "%n card")),
        ("fr", ("%n carte", "%n carte")),
        ("fr", ("%n cartes", "%n carte")),
        ("it", ("%n carte", "%n carta")),
        ("it", ("%n carta",)),
        ("zh_CN", ("%n张牌", "%n张牌")),
    ],
)
def test_a_planted_fault_is_caught(code: str, forms: tuple[str, ...]) -> None:
    assert [*faults(code, Message(Text("Planted", "%n card(s)", plural=True), forms))]


def misread(code: str, *, is_swapped: bool = False) -> list[str]:
    """The counted texts that come out in another form than their number has."""
    wrong = []
    for message in counted(code):
        forms = message.forms[::-1] if is_swapped else message.forms
        text = message.text
        for count in COUNTS:
            form = forms[0] if count in SINGULAR[code] else forms[-1]
            shown = QCoreApplication.translate(text.context, text.source, text.comment, count)
            if shown != form.replace("%n", str(count)):
                wrong.append(f"{text.source}: {shown}")
    return wrong


@pytest.mark.parametrize("code", CODES)
def test_the_program_says_the_form_of_the_number(languages: Languages, code: str) -> None:
    languages.install(code)
    assert misread(code) == []
    if FORMS[code] > 1:
        assert misread(code, is_swapped=True)
