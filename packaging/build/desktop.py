"""The menu entry and the type of saved games, as Linux desktops read them."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from typing import Final

from build import product, texts
from changcheng_qt.titles import TITLES

ENTRY_FILE: Final = f"{product.APP_ID}.desktop"
MIME_FILE: Final = f"{product.APP_ID}.xml"
WINDOW_CLASS: Final = product.COMMAND
"""The class of the program's windows under X11: the name that the application gives itself."""
MIME_ICON: Final = product.MIME_TYPE.replace("/", "-")

CATEGORIES: Final = ("Game", "BoardGame")

# A saved game begins with the 64 digits of a hash, a space and a JSON object; the object names the
# game after at most two other keys. See changcheng_qt/saves.
_OBJECT_AT: Final = "64"
_GAME_WITHIN: Final = "65:192"
_READ_AS: Final = {"zh_HK": "zh_TW"}
"""Locales that have no texts of their own, and whose texts they read: desktops look no further than
the language of a locale, and `zh` alone would not say in which characters.
"""
_XML_LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"


def entry() -> str:
    """The text of the ``.desktop`` file."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.1",
        *localised("Name", product.NAME),
        *localised("GenericName", texts.each(lambda words: words.generic_name)),
        *localised("Comment", product.SUMMARY),
        *localised("Keywords", texts.each(lambda words: ";".join(words.keywords) + ";")),
        f"Exec={product.COMMAND} %f",
        f"Icon={product.APP_ID}",
        "Terminal=false",
        f"Categories={';'.join(CATEGORIES)};",
        f"MimeType={product.MIME_TYPE};",
        "StartupNotify=true",
        f"StartupWMClass={WINDOW_CLASS}",
    ]
    return "\n".join(lines) + "\n"


def localised(key: str, text: Mapping[str, str]) -> Iterator[str]:
    """The lines of one key, English without a mark."""
    for language in texts.LANGUAGES:
        mark = "" if language == texts.ENGLISH else f"[{language}]"
        yield f"{key}{mark}={text[language]}"
    for locale, language in _READ_AS.items():
        yield f"{key}[{locale}]={text[language]}"


def mime() -> str:
    """The text of the file that describes saved games to shared-mime-info."""
    root = ET.Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = ET.SubElement(root, "mime-type", type=product.MIME_TYPE)
    add_localised(kind, "comment", product.FILE_TYPE)
    ET.SubElement(kind, "icon", name=MIME_ICON)
    magic = ET.SubElement(kind, "magic", priority="60")
    begins = ET.SubElement(magic, "match", type="string", offset=_OBJECT_AT, value=' {"')
    for title in TITLES:
        game = f'"game":"{title.name}"'
        ET.SubElement(begins, "match", type="string", offset=_GAME_WITHIN, value=game)
    ET.SubElement(kind, "glob", pattern=f"*{product.SUFFIX}")
    return as_text(root)


def add_localised(parent: ET.Element, tag: str, text: Mapping[str, str]) -> None:
    """Add an element for each language, English without a mark."""
    for language in texts.LANGUAGES:
        mark = {} if language == texts.ENGLISH else {_XML_LANG: language}
        ET.SubElement(parent, tag, mark).text = text[language]


def as_text(root: ET.Element) -> str:
    """An XML document as people like to read it."""
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'
