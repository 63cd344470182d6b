"""Which characters the program shows: of its texts in every language, the data files of its
titles, and its source.

``fonts.py`` bundles them and ``tests/test_fonts.py`` asks for them. Characters typed by players are
not known beforehand: for that, whole levels of the Chinese character sets are bundled.
"""

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path

from changcheng_qt.titles import TITLES
from checkout import ROOT

CHINESE_FILES = {"zh_TW": "TC", "zh_CN": "SC"}


def of_translation(path: Path) -> frozenset[str]:
    """The characters of a ``.ts`` file, source texts and translations."""
    shown = ("source", "translation", "numerusform")
    elements = ET.parse(path).iter()
    return printable("".join(element.text or "" for element in elements if element.tag in shown))


def of_source(path: Path) -> frozenset[str]:
    """The characters of the string literals of a Python module, docstrings included."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return printable(
        "".join(
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
    )


def of_titles(root: Path = ROOT) -> frozenset[str]:
    """The characters of the titles' data files, such as those of the faces of boards."""
    return _of_files(root, "**/*.json")


def of_books(language: str, root: Path = ROOT) -> frozenset[str]:
    """The characters of the titles' rulebooks in a language; `*` for all of them."""
    return _of_files(root, f"rulebook/{language}/*.md")


def _of_files(root: Path, pattern: str) -> frozenset[str]:
    folders = (root / "resources" / title.name for title in TITLES)
    texts = (path.read_text("utf-8") for folder in folders for path in folder.glob(pattern))
    return printable("".join(texts))


def of_program(root: Path = ROOT) -> frozenset[str]:
    """Every character that the program itself can show."""
    translations = (of_translation(path) for path in (root / "translations").glob("*.ts"))
    sources = (of_source(path) for path in (root / "changcheng_qt").rglob("*.py"))
    return of_titles(root).union(of_books("*", root), *translations, *sources)


def of_chinese(language: str, root: Path = ROOT) -> frozenset[str]:
    """The ideographs of one Chinese translation, with those of the titles' data and books."""
    path = root / "translations" / f"changcheng_{language}.ts"
    translated = of_translation(path) if path.is_file() else frozenset()
    return ideographs(translated | of_titles(root) | of_books(language, root))


def ideographs(characters: Iterable[str]) -> frozenset[str]:
    """The Chinese characters proper among some characters."""
    return frozenset(character for character in characters if "\u3400" <= character <= "\u9fff")


def printable(text: str) -> frozenset[str]:
    """The characters of a text that need a glyph."""
    return frozenset(character for character in text if character.isprintable())


def encoded(codec: str, leads: range, trails: Iterable[range]) -> frozenset[str]:
    """The characters at some lead and trail bytes of a double-byte character set."""
    codes = (bytes((lead, trail)) for lead in leads for span in trails for trail in span)
    return printable("".join(code.decode(codec, errors="ignore") for code in codes))


def big5_level_1() -> frozenset[str]:
    """The 5,401 frequent characters of Big5, with its punctuation, kana excepted."""
    trails = (range(0x40, 0x7F), range(0xA1, 0xFF))
    # Level 1 ends in the middle of row C6.
    frequent = encoded("big5", range(0xA4, 0xC6), trails) | encoded(
        "big5", range(0xC6, 0xC7), trails[:1]
    )
    return frequent | encoded("big5", range(0xA1, 0xA4), trails)


def gb2312_level_1() -> frozenset[str]:
    """The 3,755 frequent characters of GB 2312, with its punctuation, kana and Cyrillic."""
    trails = (range(0xA1, 0xFF),)
    return encoded("gb2312", range(0xB0, 0xD8), trails) | encoded(
        "gb2312", range(0xA1, 0xAA), trails
    )


def latin() -> frozenset[str]:
    """The letters and signs of the languages written with Latin letters."""
    blocks = (range(0x20, 0x250), range(0x1E00, 0x1F00), range(0x2010, 0x20D0))
    return printable("".join(chr(code) for block in blocks for code in block))
