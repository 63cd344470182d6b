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
    "en": "Chang Cheng and China, two board games for two to five",
    "it": "Chang Cheng e Cina, due giochi da tavolo da due a cinque persone",
    "fr": "Chang Cheng et Chine, deux jeux de plateau de deux à cinq",
    "zh_TW": "《長城》與《中國》：兩款桌上遊戲，二至五人",
    "zh_CN": "《长城》与《中国》：两款桌面游戏，二至五人",
}
UNOFFICIAL: Final[Mapping[str, str]] = {
    "en": "Unofficial adaptations of board games by Walter Obert (Chang Cheng) and Michael Schacht "
    "(China), made by fans.",
    "it": "Adattamenti non ufficiali, fatti da appassionati, dei giochi da tavolo di Walter Obert "
    "(Chang Cheng) e Michael Schacht (Cina).",
    "fr": "Adaptations non officielles, faites par des passionnés, des jeux de plateau de Walter "
    "Obert (Chang Cheng) et Michael Schacht (Chine).",
    "zh_TW": "由愛好者製作的非官方改編；原桌上遊戲由 Walter Obert（《長城》）"
    "與 Michael Schacht（《中國》）設計。",
    "zh_CN": "由爱好者制作的非官方改编；原桌面游戏由 Walter Obert（《长城》）"
    "与 Michael Schacht（《中国》）设计。",
}
FILE_TYPE: Final[Mapping[str, str]] = {
    "en": "Saved game of Chang Cheng or China",
    "it": "Partita salvata di Chang Cheng o Cina",
    "fr": "Partie enregistrée de Chang Cheng ou Chine",
    "zh_TW": "《長城》或《中國》遊戲存檔",
    "zh_CN": "《长城》或《中国》游戏存档",
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
