"""Each writing is set in faces of its own, which the program brings along."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.assets import font_files
from changcheng_qt.ui.looks.fonts import (
    BOLD_SIMPLIFIED_FAMILY,
    BOLD_TRADITIONAL_FAMILY,
    CHINESE_TITLE_FAMILY,
    SIMPLIFIED_FAMILY,
    TEXT_FAMILY,
    TITLE_FAMILY,
    TRADITIONAL_FAMILY,
    Fonts,
    Script,
)


def test_each_writing_has_its_own_fonts(qtbot: QtBot) -> None:
    latin, traditional, simplified = (Fonts(script) for script in Script)
    assert latin.title(16).families()[0] == TITLE_FAMILY
    assert CHINESE_TITLE_FAMILY in latin.title(16).families()
    assert traditional.title(16).families()[0] == CHINESE_TITLE_FAMILY
    for fonts, own in ((traditional, TRADITIONAL_FAMILY), (simplified, SIMPLIFIED_FAMILY)):
        assert fonts.text(13).families()[:2] == [TEXT_FAMILY, own]
    assert latin.title(14, italic=True).italic()
    assert not traditional.title(14, italic=True).italic()


def test_bold_chinese_is_a_cut_of_its_own(qtbot: QtBot) -> None:
    """Qt thickens the regular one until the strokes of dense characters run together."""
    cuts = {
        Script.TRADITIONAL: BOLD_TRADITIONAL_FAMILY,
        Script.SIMPLIFIED: BOLD_SIMPLIFIED_FAMILY,
    }
    for script, cut in cuts.items():
        fonts = Fonts(script)
        for font in (fonts.text(13, bold=True), fonts.number(13)):
            assert font.families()[:2] == [TEXT_FAMILY, cut]
        assert cut not in fonts.text(13).families()
        assert cut not in fonts.number(13, bold=False).families()


@pytest.mark.parametrize("script", Script)
def test_numbers_are_never_set_in_the_title_face(qtbot: QtBot, script: Script) -> None:
    assert Fonts(script).number(20).families()[0] == TEXT_FAMILY
    assert Fonts(script).number(20).pixelSize() == 20


def test_every_family_is_bundled() -> None:
    names = " ".join(path.name for path in font_files())
    families = (
        *(TITLE_FAMILY, TEXT_FAMILY, CHINESE_TITLE_FAMILY),
        *(BOLD_TRADITIONAL_FAMILY, BOLD_SIMPLIFIED_FAMILY),
    )
    assert all(family.replace(" ", "") in names for family in families)


@pytest.mark.parametrize(
    ("language", "script"),
    [
        ("en", Script.LATIN),
        ("fr", Script.LATIN),
        ("zh_TW", Script.TRADITIONAL),
        ("zh_CN", Script.SIMPLIFIED),
    ],
)
def test_a_language_has_a_writing(language: str, script: Script) -> None:
    assert Script.of(language) is script
