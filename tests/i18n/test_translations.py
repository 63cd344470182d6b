"""Every text of the program is translated, completely and by the rules of each language."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import pseudo_language
from changcheng_qt.assets import title_folder
from changcheng_qt.i18n.languages import LANGUAGES
from tests.i18n import literals, translation_files
from tests.i18n.conftest import TRANSLATIONS
from tests.i18n.glossary import other_words
from tests.i18n.literals import Text
from tests.i18n.translation_files import Message

PROGRAM = Path(__file__).parents[2] / "changcheng_qt"
TRANSLATED = tuple(language.code for language in LANGUAGES if language.code != "en")
CHINESE = ("zh_TW", "zh_CN")
WITH_TEXTS = ("ui", "i18n", "app/desks", "titles/*/words", "titles/*/table")
UNTRANSLATED = {"f'{self.rank}. {self.label}'", "f'{file}:{line}: {fault}'"}
"""The rank of a move in a hint, and the number of a line with a fault of the rulebook."""
CHECKS: dict[str, tuple[Callable[[Message], bool], tuple[str, ...]]] = {
    "unfinished": (translation_files.unfinished, ("en", *TRANSLATED)),
    "other placeholders": (translation_files.other_placeholders, ("en", *TRANSLATED)),
    "other mnemonics": (translation_files.other_mnemonics, TRANSLATED),
    "another ending": (translation_files.other_ending, TRANSLATED),
    "a wide or missing space": (translation_files.wide_french_space, ("fr",)),
    "a number off its noun": (translation_files.number_off_its_noun, TRANSLATED),
    "a typewriter's apostrophe": (translation_files.straight_apostrophe, ("it", "fr")),
    "a word that a name would change": (translation_files.unelided_name, ("it", "fr")),
    "a dash in two pieces": (translation_files.broken_dash, CHINESE),
    "Latin punctuation": (translation_files.half_width_punctuation, CHINESE),
    "a number without its space": (translation_files.crowded_number, CHINESE),
}


def messages(language: str) -> list[Message]:
    return translation_files.read(TRANSLATIONS / f"changcheng_{language}.ts")


@cache
def collected() -> frozenset[Text]:
    return frozenset(
        text
        for module in literals.modules(PROGRAM)
        for text in literals.texts(module.read_text("utf-8"))
    )


def test_every_call_of_translate_can_be_collected() -> None:
    wrong = {
        str(module.relative_to(PROGRAM)): found
        for module in literals.modules(PROGRAM)
        if (found := literals.complaints(module.read_text("utf-8")))
    }
    assert not wrong


def test_no_text_has_punctuation_of_the_code() -> None:
    """`wording` has the marks of each language: `labelled`, `side_by_side`, `sentence`."""
    found = {
        text
        for rooms in WITH_TEXTS
        for room in PROGRAM.glob(rooms)
        for module in literals.modules(room)
        for text in literals.pointed(module.read_text("utf-8"))
    }
    assert found == UNTRANSLATED


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_holds_exactly_the_texts_of_the_program(language: str) -> None:
    texts = Counter(message.text for message in messages(language))
    missing, left_over = collected() - set(texts), set(texts) - collected()
    assert (missing, left_over) == (set(), set()), "run `python3 packaging/dev.py translate`"
    assert max(texts.values()) == 1


def test_english_holds_exactly_the_plurals() -> None:
    assert {m.text for m in messages("en")} == {text for text in collected() if text.plural}


@pytest.mark.parametrize(
    ("name", "language"), [(name, code) for name, (_, codes) in CHECKS.items() for code in codes]
)
def test_no_translation_has(name: str, language: str) -> None:
    is_wrong, _ = CHECKS[name]
    assert not [message for message in messages(language) if is_wrong(message)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_one_word_for_one_thing(language: str) -> None:
    wrong = {m: words for m in messages(language) if (words := other_words(m, language))}
    assert not wrong


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_text_is_translated_alike_wherever_it_stands(language: str) -> None:
    forms: dict[tuple[str, str], set[tuple[str, ...]]] = defaultdict(set)
    for message in messages(language):
        forms[message.text.source, message.text.comment].add(message.forms)
    assert not {text: found for text, found in forms.items() if len(found) > 1}


@pytest.mark.parametrize("language", ["it", "fr"])
def test_labels_stay_short_enough_for_their_buttons(language: str) -> None:
    """A short label may grow to twice the English one, or by thirteen letters."""
    longest = [
        (message.text.source, message.shown)
        for message in messages(language)
        if len(message.text.source) <= 16
        and not message.text.plural
        and len(message.shown) > max(2 * len(message.text.source), len(message.text.source) + 13)
    ]
    assert not longest


def beside(codec: str, message: Message) -> str:
    """The Chinese characters of a message that a character set of one script does not have."""
    return "".join(c for c in message.shown if "\u3400" <= c <= "\u9fff" and not fits(codec, c))


def fits(codec: str, character: str) -> bool:
    return bool(character.encode(codec, errors="ignore"))


@pytest.mark.parametrize(("language", "codec"), [("zh_TW", "big5"), ("zh_CN", "gb2312")])
def test_the_two_chinese_scripts_do_not_mix(language: str, codec: str) -> None:
    assert not [m for m in messages(language) if beside(codec, m)]


def test_a_character_of_the_other_script_is_caught() -> None:
    assert beside("big5", planted("Tower", "塔楼")) == "楼"
    assert beside("gb2312", planted("Tower", "塔樓")) == "樓"


def planted(source: str, *forms: str, finished: bool = True) -> Message:
    return Message(Text("Planted", source, plural=len(forms) > 1), forms, finished)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("unfinished", planted("Pass", "Passa", finished=False)),
        ("unfinished", planted("Pass", "")),
        ("unfinished", planted("%n card(s)", "%n carta", "")),
        ("other placeholders", planted("{player} passes.", "{giocatore} passa.")),
        ("other placeholders", planted("{player} passes.", "Passa.")),
        ("other placeholders", planted("%n card(s)", "%n carta", "carte")),
        ("other mnemonics", planted("&Game", "Partita")),
        ("other mnemonics", planted("Game", "&Partita")),
        ("another ending", planted("Pass", "Passa.")),
        ("another ending", planted("Pass.", "跳過")),
        ("another ending", planted("Open…", "Apri")),
        ("a wide or missing space", planted("Card: {card}.", "Carte : {card}.")),
        ("a wide or missing space", planted("Card: {card}.", "Carte: {card}.")),
        ("a wide or missing space", planted("Card: {card}.", "Carte\u00a0: {card}.")),
        ("a wide or missing space", planted("A card", "Une « carte\u202f»")),
        ("a number off its noun", planted("%n card(s)", "%n\u00a0carte", "Les %n cartes")),
        ("a number off its noun", planted("{points} point(s)", "{points} punti")),
        ("a number off its noun", planted("%n card(s)", "%n 張卡")),
        ("a number off its noun", planted("{points} each", "各 {points} 分")),
        ("a number off its noun", planted("Click fields 10.", "Cliquez sur champs 10.")),
        ("a number off its noun", planted("{ways} of 36", "{ways} sur 36")),
        ("a typewriter's apostrophe", planted("The attack", "L'attaque")),
        ("a word that a name would change", planted("{host}'s table", "La table de {host}")),
        ("a word that a name would change", planted("Ask {names}", "Il faut que {names} réponde")),
        ("a word that a name would change", planted("From {fort} on", "Depuis {fort}")),
        ("a dash in two pieces", planted("Pass – now", "跳過——現在")),
        ("Latin punctuation", planted("Pass, now", "跳過, 現在")),
        ("Latin punctuation", planted("Card (yours)", "卡(自己)")),
        ("a number without its space", planted("Player {number}", "玩家{number}")),
        ("a number without its space", planted("%n card(s)", "%n張卡")),
        ("a number without its space", planted("since {when}", "自{when}起")),
    ],
)
def test_a_planted_fault_is_caught(name: str, message: Message) -> None:
    is_wrong, _ = CHECKS[name]
    assert is_wrong(message)


def test_the_checks_accept_good_translations() -> None:
    assert not CHECKS["a wide or missing space"][0](planted("A: b; c", "A\u202f: b\u202f; c"))
    assert not CHECKS["a number off its noun"][0](planted("%n of {all}", "%n\u00a0sur {all}"))
    assert not CHECKS["Latin punctuation"][0](planted("&Game", "遊戲(&G)"))
    assert not CHECKS["another ending"][0](planted("Pass.", "跳過。"))
    assert not CHECKS["a word that a name would change"][0](planted("Ask", "C’est à {host}"))
    assert not CHECKS["other placeholders"][0](planted("{a} and {b}", "{b} e {a}"))


def test_another_word_is_caught() -> None:
    assert other_words(planted("Two boards", "Due tabelloni"), "it") == [r"\bboards?\b"]
    assert not other_words(planted("Two boards", "Due plance"), "it")


@pytest.mark.parametrize(
    "call",
    [
        'translate("C", f"{name} passes.")',
        'translate("C", text)',
        'translate(context, "Pass")',
        'translate("C", "Pass", n=3)',
        'QCoreApplication.translate("C", "a" + "b")',
        'translate("C")',
    ],
)
def test_a_call_that_lupdate_would_miss_is_caught(call: str) -> None:
    assert literals.complaints(call)
    assert not list(literals.texts(call))


def test_punctuation_of_the_code_is_found() -> None:
    wrong = """
name(f"{player}, {head}")
name(f"{player}: {figure}")
name(f"{heading}.")
"""
    right = """
name(f"{player} {figure}")
name(f"{module}.{name}")
name("a, b: c.")
"""
    assert len(literals.pointed(wrong)) == 3
    assert not literals.pointed(right)


def test_collected_texts_know_their_comment_and_plural() -> None:
    source = """
painter.translate(x, y)
translate("C", "one " "text")
translate("C", "Open", "a door")
QCoreApplication.translate("D", "%n card(s)", "", count)
"""
    assert set(literals.texts(source)) == {
        Text("C", "one text"),
        Text("C", "Open", "a door"),
        Text("D", "%n card(s)", plural=True),
    }


def test_the_pseudo_language_is_at_least_40_percent_longer() -> None:
    for message in messages("it"):
        source = message.text.source
        bare = translation_files.PLACEHOLDER.sub("", source)
        longer = translation_files.PLACEHOLDER.sub("", pseudo_language.stretched(source))
        assert len(longer) >= 1.4 * len(bare) - 1
        assert not translation_files.other_placeholders(
            Message(message.text, (pseudo_language.stretched(source),))
        )


TOWERS_OR_TURNS = re.compile(r"\btours\b(?! de (?:guet|jeu|table|construction))")


def test_several_towers_are_never_read_as_turns_in_french() -> None:
    """“Deux tours” may mean two turns: “de guet” says that they are towers."""
    for message in messages("fr"):
        if re.search(r"\btowers\b", message.text.source, re.IGNORECASE):
            assert not TOWERS_OR_TURNS.search(message.shown), message.text.source
    for path in sorted(title_folder("riders").glob("rulebook/fr/*.md")):
        assert not TOWERS_OR_TURNS.search(path.read_text("utf-8")), path.name


def test_two_towers_without_a_watch_are_caught() -> None:
    assert TOWERS_OR_TURNS.search("La section a deux tours.")
    assert not TOWERS_OR_TURNS.search("La section a deux tours de guet.")
