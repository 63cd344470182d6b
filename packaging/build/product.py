"""What is built: the version, the names and the texts that every kind of package gives to people.

Standard library only. The version is the program's own, and what ``pyproject.toml`` says is read
from there, so that nothing here can disagree with the wheel.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from checkout import ROOT

COMMAND: Final = "changcheng-qt"
"""What people type; also the name of packages and, without an ending, of the executable."""
APP_ID: Final = "org.changcheng_qt.ChangchengQt"
"""How desktops know the program. No domain has an underscore in it, so this one is nobody's."""
SUFFIX: Final = ".changcheng"
MIME_TYPE: Final = "application/x-changcheng"
MAINTAINER: Final = "The changcheng_qt authors"
LICENCE: Final = "MIT"
"""That of the program itself; `licences` tells what else a bundle holds."""

NAME: Final[Mapping[str, str]] = {
    "en": "Chang Cheng",
    "it": "Chang Cheng",
    "fr": "Chang Cheng",
    "zh_TW": "長城",
    "zh_CN": "长城",
}
SUMMARY: Final[Mapping[str, str]] = {
    "en": "Build the Great Wall, in a board game for two to four",
    "it": "Costruite la Grande Muraglia, in un gioco da tavolo da due a quattro persone",
    "fr": "Bâtissez la Grande Muraille, un jeu de plateau de deux à quatre",
    "zh_TW": "合力修築長城的桌上遊戲，二至四人",
    "zh_CN": "合力修筑长城的桌上游戏，二至四人",
}
UNOFFICIAL: Final[Mapping[str, str]] = {
    "en": "An unofficial adaptation of Walter Obert's board game, made by fans.",
    "it": "Adattamento non ufficiale del gioco da tavolo di Walter Obert, fatto da appassionati.",
    "fr": "Adaptation non officielle du jeu de plateau de Walter Obert, faite par des passionnés.",
    "zh_TW": "由愛好者製作的非官方改編，原桌上遊戲由 Walter Obert 設計。",
    "zh_CN": "由爱好者制作的非官方改编，原桌上游戏由 Walter Obert 设计。",
}
FILE_TYPE: Final[Mapping[str, str]] = {
    "en": "Saved game of Chang Cheng",
    "it": "Partita salvata di Chang Cheng",
    "fr": "Partie enregistrée de Chang Cheng",
    "zh_TW": "長城遊戲存檔",
    "zh_CN": "长城游戏存档",
}


def version() -> str:
    """The version, such as ``0.1.0``, as the program tells it."""
    source = (ROOT / "changcheng_qt" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if found is None:
        raise ValueError("changcheng_qt/__init__.py tells no version")
    return found[1]


def project() -> dict[str, Any]:
    """The table ``project`` of ``pyproject.toml``."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["project"]
    return table
