"""The rules at a glance in the rulebook of every title, in every language."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.i18n.rulebook.blocks import Figure, Table, texts_of
from changcheng_qt.i18n.rulebook.chapters import Book, Section
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.rulebook.document import BookType, set_chapters
from changcheng_qt.ui.rulebook.glance import GLANCE, with_glance
from changcheng_qt.ui.rulebook.opening import open_book
from screens.windows import load_fonts
from tests.i18n.rulebook.books import BOOKS, book, offered, shown

KEYS = (("H", "Hint"),)


def glance(name: str, code: str, languages: Languages) -> tuple[Book, tuple[Section, ...]]:
    """The whole book of a title in a language, and the sections of its last chapter."""
    languages.install(code)
    whole = with_glance(book(name, code), offered(name).glance(None), KEYS)
    return whole, whole.chapters[-1].sections


@pytest.mark.parametrize(("name", "code"), BOOKS)
def test_every_section_leads_to_its_rule(name: str, code: str, languages: Languages) -> None:
    whole, (head, *sections, keys) = glance(name, code, languages)
    assert (head.anchor, head.blocks) == (GLANCE, ())
    links = [[run.link for run in section.runs if run.link] for section in sections]
    assert all(len(found) == 1 and found[0] in whole.sections for found in links)
    assert isinstance(keys.blocks[0], Table)
    assert tuple(map(str, texts_of(keys.blocks[0])))[-2:] == ("H", "Hint")


@pytest.mark.parametrize(("name", "code"), BOOKS)
def test_every_figure_is_one_of_the_book(name: str, code: str, languages: Languages) -> None:
    wanted = [told.figure for told in offered(name).glance(None) if told.figure]
    _, sections = glance(name, code, languages)
    blocks = [block for section in sections for block in section.blocks]
    shown = [block.name for block in blocks if isinstance(block, Figure)]
    assert shown == wanted
    assert shown


@pytest.mark.parametrize(("name", "code"), BOOKS)
def test_it_names_the_entry_of_the_menu_that_changes_help(
    name: str, code: str, languages: Languages
) -> None:
    _, sections = glance(name, code, languages)
    entry = QCoreApplication.translate("Actions", "Help for this game…")
    said = [text for section in sections for block in section.blocks for text in texts_of(block)]
    assert any(entry in text for text in said)


@pytest.mark.parametrize(("name", "code"), BOOKS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_word_is_wider_than_the_column_of_a_small_window(
    name: str, code: str, scale: float, languages: Languages
) -> None:
    load_fonts()
    whole, _ = glance(name, code, languages)
    look = BookType(Fonts(Script.of(code)), LIGHT, 15 * scale)
    document = set_chapters(whole.chapters[-1:], look, lambda _: QSizeF(1, 1)).document
    document.setTextWidth(330 * scale)
    assert document.size().width() < 330 * scale + 1, "Qt rounds the lines of lists up"


def test_a_rule_that_the_book_lacks_is_the_section_itself() -> None:
    bare = book(*BOOKS[0])
    told = RulesSection("Nothing", ("A sentence.",), "no-such-rule")
    whole = with_glance(bare, (told, replace(told, rule="")), ())
    assert whole.chapters[-1].sections[1] is whole.sections["no-such-rule"]
    for anchor in ("no-such-rule", f"{GLANCE}-1"):
        assert [run.text for run in whole.sections[anchor].runs] == ["A sentence."]


def test_a_title_without_files_has_the_rules_at_a_glance_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    title, told = shown(BOOKS[0][0]), RulesSection("Rule", ("A sentence.",), "some-rule")
    monkeypatch.setattr(title, "name", "without-files")
    bare = open_book(title, "en")
    assert bare is not None
    assert not bare.chapters
    assert list(with_glance(bare, (told,), KEYS).sections)[:2] == [GLANCE, "some-rule"]
