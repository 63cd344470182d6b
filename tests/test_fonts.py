"""Every character that the program can show is in a font that it brings along.

A character without one is drawn as a box on some machines. `packaging/dev.py fonts` builds the
fonts again, with all characters that the translations use.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFontDatabase, QFontMetricsF
from pytestqt.qtbot import QtBot

from art import characters
from changcheng_qt.assets import font_files
from changcheng_qt.titles.changcheng import CHANG_CHENG
from changcheng_qt.ui.looks import fonts
from checkout import ROOT
from tests.toy.entry import TOY

REBUILD = "run `python3 packaging/dev.py fonts` and commit its result"
MOST_BYTES = 12 * 1024 * 1024
LATIN = ("en", "fr", "it")
TRANSLATIONS = ROOT / "translations"
SANS = [path for path in font_files() if "ChangchengSans" in path.name]
PLANTED = "\U00017000"


def held_by(*paths: Path) -> frozenset[str]:
    """The characters for which one of the font files has a glyph."""
    return frozenset(chr(code) for path in paths for code in TTFont(path).getBestCmap())


def named(part: str) -> list[Path]:
    return [path for path in font_files() if part in path.name]


def boxes(shown: Iterable[str], held: frozenset[str]) -> str:
    """The characters that would be drawn as boxes, each with its code."""
    return " ".join(f"{sign} U+{ord(sign):04X}" for sign in sorted(set(shown) - held))


@cache
def of_program() -> frozenset[str]:
    """The characters of all texts and of the whole source, which take a while to read."""
    return characters.of_program()


def test_everything_the_program_shows_has_a_glyph() -> None:
    assert not boxes(of_program(), held_by(*font_files())), REBUILD


@cache
def of_latin_texts() -> frozenset[str]:
    """The characters of texts in Latin letters, and the mathematical signs of the source."""
    files = (TRANSLATIONS / f"changcheng_{language}.ts" for language in LATIN)
    texts = (characters.of_translation(path) for path in files)
    books = (characters.of_books(language) for language in LATIN)
    signs = (sign for sign in of_program() if unicodedata.category(sign) == "Sm")
    return frozenset().union(*texts, *books, signs)


@pytest.mark.parametrize("path", SANS)
def test_no_sign_between_latin_letters_is_from_another_font(path: Path) -> None:
    """There it is lower than the figures next to it."""
    assert not boxes(of_latin_texts(), held_by(path))


@pytest.mark.parametrize("path", SANS)
def test_a_minus_is_the_bar_of_the_plus(path: Path) -> None:
    font = TTFont(path)
    signs, names = font.getGlyphSet(), font.getBestCmap()
    bounds = {}
    for sign in "−+":
        pen = BoundsPen(signs)
        signs[names[ord(sign)]].draw(pen)
        bounds[sign] = pen.bounds
    (left, low, right, high), (plus_left, bottom, plus_right, top) = bounds.values()
    assert (left, right) == pytest.approx((plus_left, plus_right), abs=1)
    assert (low + high) / 2 == pytest.approx((bottom + top) / 2, abs=12)
    assert signs[names[ord("−")]].width == signs["plus"].width


def test_the_data_of_every_title_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "resources" / "toy"
    folder.mkdir(parents=True)
    (folder / "tiles.json").write_text(PLANTED, "utf-8")
    (folder / "tiles.webp").write_bytes(b"\xff")
    assert characters.of_titles(tmp_path) == frozenset()
    monkeypatch.setattr(characters, "TITLES", (CHANG_CHENG, TOY))
    assert characters.of_titles(tmp_path) == {PLANTED}


@pytest.mark.parametrize(("language", "script"), characters.CHINESE_FILES.items())
def test_chinese_titles_and_texts_each_have_their_own_font(language: str, script: str) -> None:
    shown = characters.of_chinese(language)
    text = f"CJK{script.lower()}", f"ChangchengHei{script}-Bold"
    for part in ("ChangchengWenKai-Regular", "ChangchengWenKai-Bold", *text):
        assert not boxes(shown, held_by(*named(part))), f"{part}: {REBUILD}"


@pytest.mark.parametrize(
    ("name", "font"),
    [
        ("歐陽靜宜", "CJKtc"),
        ("孙悟空 王小明", "CJKsc"),
        ("Zoë Łukasz Đorđe", ""),
        ("Zoë Łukasz Đorđe", "Garamond-Bold"),
        ("Zoë Łukasz Đorđe", "WenKai-Regular"),
        ("Zoë Łukasz Đorđe", "WenKai-Bold"),
        ("Иван", ""),
    ],
)
def test_names_that_players_type_have_glyphs(name: str, font: str) -> None:
    assert not boxes(name, held_by(*named(font)))


def test_a_missing_character_is_caught(tmp_path: Path) -> None:
    translations = tmp_path / "translations"
    translations.mkdir()
    (translations / "changcheng_zh_TW.ts").write_text(
        f"<TS><message><source>Wall</source><translation>{PLANTED}</translation></message></TS>",
        encoding="utf-8",
    )
    shown = characters.of_program(tmp_path)
    assert "W" in shown
    assert boxes(shown, held_by(*font_files())) == f"{PLANTED} U+17000"


def test_only_families_are_asked_for_that_are_bundled(qtbot: QtBot) -> None:
    added = [QFontDatabase.addApplicationFont(str(path)) for path in font_files()]
    families = {name for font in added for name in QFontDatabase.applicationFontFamilies(font)}
    wanted = {value for name, value in vars(fonts).items() if name.endswith("_FAMILY")}
    assert wanted
    assert wanted <= families


def test_the_fonts_stay_small_and_bring_their_licence() -> None:
    assert sum(path.stat().st_size for path in font_files()) < MOST_BYTES
    text = (font_files()[0].parent / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert [path.name for path in font_files() if path.name not in text] == []


@pytest.mark.parametrize(("marked", "plain"), [("èéêë", "e"), ("ìîï", "i"), ("ÀÄ", "A")])
def test_a_bold_letter_with_a_mark_is_the_bold_letter(marked: str, plain: str) -> None:
    (file,) = named("Garamond-Bold")
    font = TTFont(file)
    widths = {sign: font["hmtx"][font.getBestCmap()[ord(sign)]][0] for sign in marked + plain}
    assert set(widths.values()) == {widths[plain]}
    assert len({font.getBestCmap()[ord(sign)] for sign in widths}) == len(widths)


@pytest.mark.parametrize("text", ["un’altra", "l’estremità", "d’une", "l’ordre"])
def test_an_apostrophe_keeps_to_its_own_place(qtbot: QtBot, text: str) -> None:
    """Kerned it stands on the next letter, like an accent."""
    for path in named("ChangchengSans"):
        QFontDatabase.addApplicationFont(str(path))
    font = fonts.Fonts().text(100)
    before, apostrophe, after = text.partition("’")
    width = QFontMetricsF(font).horizontalAdvance
    apart = width(before) + width(apostrophe) + width(after)
    assert width(text) == pytest.approx(apart, abs=0.1)
    assert width("To") < width("T") + width("o"), "other letters are kerned"
