"""The texts of desktops, software centres and manual pages, in five languages.

The texts are in ``texts``, a file for each language; names and summary are in `product`.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "it", "fr", "zh_TW", "zh_CN")
"""English first: it stands where a desktop asks for a language that is not here."""
ENGLISH: Final = LANGUAGES[0]
FOLDER: Final = Path(__file__).with_name("texts")


@dataclass(frozen=True, slots=True)
class Manual:
    """The headings and sentences of the manual page; the tables are by the words to type."""

    name: str
    synopsis: str
    description: str
    options: str
    errands: str
    keys: str
    files: str
    status: str
    network: str
    file: str
    exits: str
    option_texts: Mapping[str, str]
    errand_texts: Mapping[str, str]
    key_texts: Mapping[str, str]
    file_texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Installer:
    """The texts of the installer for Windows; ``$(^Name)`` is the program's name there."""

    choose: str
    running: str


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts of one language; the captions are by the name of the gallery's screen."""

    generic_name: str
    keywords: tuple[str, ...]
    description: tuple[str, ...]
    features: tuple[str, ...]
    release: str
    captions: Mapping[str, str]
    manual: Manual
    installer: Installer


def of(language: str) -> Texts:
    """The texts of one of the languages; a text that is missing or unknown is a `TypeError`."""
    table = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    for name in ("keywords", "description", "features"):
        table[name] = tuple(table[name])
    return Texts(
        **{
            **table,
            "manual": Manual(**table["manual"]),
            "installer": Installer(**table["installer"]),
        }
    )


def each(pick: Callable[[Texts], str]) -> dict[str, str]:
    """One of the texts in every language."""
    return {language: pick(of(language)) for language in LANGUAGES}
