"""The files that desktops read: menu entry, type of saved games, metainfo, manual pages."""

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from dataclasses import asdict
from pathlib import Path

import pytest

from build import desktop, manual, metainfo, product, texts
from changcheng_qt import __version__
from changcheng_qt.app import command_line
from changcheng_qt.app.cli import command_parser
from changcheng_qt.titles.changcheng import CHANG_CHENG
from tests.toy.entry import TOY
from titles.changcheng.screens import SCENES

CORPUS = sorted((Path(__file__).parents[1] / "saves" / "corpus").glob("*.changcheng"))
OTHERS = [language for language in texts.LANGUAGES if language != texts.ENGLISH]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def leaves(value: object, path: str = "") -> dict[str, str]:
    """Every text in a tree of texts, by where it is."""
    if isinstance(value, dict):
        parts: list[tuple[object, object]] = list(value.items())
    elif isinstance(value, tuple | list):
        parts = list(enumerate(value))
    else:
        return {path: str(value)}
    return {
        key: text for name, part in parts for key, text in leaves(part, f"{path}/{name}").items()
    }


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(desktop.entry())
    return parser["Desktop Entry"]


def is_matched(content: bytes) -> bool:
    """Whether the magic of the type finds a file to be a saved game."""

    def found(match: ET.Element) -> bool:
        first, _, last = match.attrib["offset"].partition(":")
        value = match.attrib["value"].encode()
        places = range(int(first), int(last or first) + 1)
        inner = list(match)
        here = any(content.startswith(value, place) for place in places)
        return here and (not inner or any(map(found, inner)))

    return any(found(match) for match in ET.fromstring(desktop.mime()).findall(f".//{MIME}magic/*"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_text_that_english_has(language: str) -> None:
    english, other = (leaves(asdict(texts.of(code))) for code in (texts.ENGLISH, language))
    without_keywords = {path for path in english if not path.startswith("/keywords")}
    assert without_keywords == {path for path in other if not path.startswith("/keywords")}
    assert all(text.strip() for text in other.values())


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    english, other = (leaves(asdict(texts.of(code))) for code in (texts.ENGLISH, language))
    sentences = [path for path, text in english.items() if len(text) > 25]
    assert len(sentences) > 20
    assert [path for path in sentences if english[path] == other[path]] == []


def test_the_menu_entry_speaks_every_language() -> None:
    fields = entry()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert all(fields[f"{key}[{language}]"] for language in OTHERS)
    assert fields["Name"] == product.NAME["en"]
    assert fields["MimeType"] == f"{product.MIME_TYPE};"
    assert fields["Exec"] == f"{product.COMMAND} %f"


def test_the_menu_entry_is_read_in_hong_kong_as_in_taiwan() -> None:
    fields = entry()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert fields[f"{key}[zh_HK]"] == fields[f"{key}[zh_TW]"]


def test_windows_have_the_class_that_the_menu_entry_tells() -> None:
    assert entry()["StartupWMClass"] == command_line.PROGRAM


@pytest.mark.parametrize("game", CORPUS, ids=lambda path: path.stem)
def test_the_magic_knows_every_saved_game(game: Path) -> None:
    assert is_matched(game.read_bytes())


@pytest.mark.parametrize("other", [b"", b"{" * 300, b'0 {"game":"changcheng"}'])
def test_the_magic_knows_nothing_else(other: bytes) -> None:
    assert not is_matched(other)
    assert not is_matched(CORPUS[0].read_bytes().replace(b"changcheng", b"schacht-is"))


def test_the_magic_knows_the_games_of_every_title(monkeypatch: pytest.MonkeyPatch) -> None:
    game = CORPUS[0].read_bytes().replace(b'"changcheng"', b'"toy"')
    assert not is_matched(game)
    monkeypatch.setattr(desktop, "TITLES", (CHANG_CHENG, TOY))
    assert is_matched(game)
    assert is_matched(CORPUS[0].read_bytes())


def test_the_type_of_saved_games_has_a_name_in_every_language() -> None:
    comments = ET.fromstring(desktop.mime()).findall(f".//{MIME}comment")
    assert [comment.get(LANG, "en") for comment in comments] == list(texts.LANGUAGES)
    assert ET.fromstring(desktop.mime()).find(f".//{MIME}glob").attrib == {  # type: ignore[union-attr]
        "pattern": "*.changcheng"
    }


@pytest.mark.parametrize("tag", ["name", "summary", "description/p", "description/ul/li"])
def test_the_metainfo_speaks_every_language(tag: str) -> None:
    found = [element.get(LANG, "en") for element in ET.fromstring(metainfo.metainfo()).findall(tag)]
    assert found
    assert found == list(texts.LANGUAGES) * (len(found) // len(texts.LANGUAGES))


def test_every_picture_has_a_caption_in_every_language() -> None:
    screenshots = ET.fromstring(metainfo.metainfo()).findall("screenshots/screenshot")
    assert len(screenshots) >= 3
    for screenshot in screenshots:
        captions = {caption.get(LANG, "en") for caption in screenshot.findall("caption")}
        assert captions == set(texts.LANGUAGES)


def test_every_picture_is_a_screen_of_the_gallery() -> None:
    captions = texts.of(texts.ENGLISH).captions
    assert set(captions) <= set(SCENES)
    assert f"pictures/{next(iter(captions))}.png" in metainfo.metainfo()


def test_the_version_comes_from_the_program() -> None:
    release = ET.fromstring(metainfo.metainfo()).find("releases/release")
    assert release is not None
    assert release.get("version") == __version__ == product.version()
    assert f"{product.COMMAND} {__version__}" in manual.page("fr")


def test_a_version_without_a_day_is_refused() -> None:
    with pytest.raises(Exception, match="RELEASED"):
        metainfo.released("0.0.0")


@pytest.mark.parametrize("errand", ["", "simulate", "replay", "compare", "host", "waiting"])
def test_the_manual_names_every_option(errand: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_parser.parse([*filter(None, [errand]), "--help"])
    options = set(re.findall(r"--[\w-]+", capsys.readouterr().out))
    assert "--help" in options
    for language in texts.LANGUAGES:
        page = manual.page(language).replace("\\-", "-")
        assert [option for option in options if option not in page] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_manual_has_no_bare_hyphen_and_no_stray_request(language: str) -> None:
    lines = manual.page(language).splitlines()
    assert not [line for line in lines if line.startswith("'")]
    bodies = [line for line in lines if not line.startswith(".TH")]
    assert not re.search(r"(?<!\\)-", "\n".join(bodies))


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_validator_of_menu_entries_is_content(tmp_path: Path) -> None:
    file = tmp_path / desktop.ENTRY_FILE
    for text, verdict in ((desktop.entry(), 0), (desktop.entry().replace("Type=", "Tipo="), 1)):
        file.write_text(text, encoding="utf-8")
        command = ["desktop-file-validate", str(file)]
        assert subprocess.run(command, capture_output=True, check=False).returncode == verdict
