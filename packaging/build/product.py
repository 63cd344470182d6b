"""The product: the version, the names and the texts that every kind of package gives to people.

Standard library only. The version is the program's own, and the entries of ``pyproject.toml`` are
read from there, so that nothing here can disagree with the wheel.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from checkout import ROOT

COMMAND: Final = "changcheng-qt"
"""The command; also the name of packages and, without an ending, of the executable."""
APP_ID: Final = "org.changcheng_qt.ChangchengQt"
"""How desktops know the program. No domain has an underscore in it, so this one is nobody's."""
SUFFIX: Final = ".changcheng"
MIME_TYPE: Final = "application/x-changcheng"
MAINTAINER: Final = "The changcheng_qt authors"
LICENCE: Final = "MIT"
"""The licence of the program itself; `licences` has those of the other contents of a bundle."""

NAME: Final[Mapping[str, str]] = {
    "en": "Chang Cheng",
    "it": "Chang Cheng",
    "fr": "Chang Cheng",
    "zh_TW": "長城",
    "zh_CN": "长城",
}
SUMMARY: Final[Mapping[str, str]] = {
    "en": "Chang Cheng, China and Riders at the Wall: board games for two to six",
    "it": "Chang Cheng, Cina e Cavalieri alle Mura: giochi da tavolo da due a sei",
    "fr": "Chang Cheng, Chine et Cavaliers au pied du Mur : des jeux de deux à six",
    "zh_TW": "《長城》、《中國》與《長城烽煙》：三款桌上遊戲，二至六人",
    "zh_CN": "《长城》、《中国》与《长城烽烟》：三款桌面游戏，二至六人",
}
UNOFFICIAL: Final[Mapping[str, str]] = {
    "en": "Unofficial adaptations of board games by Walter Obert (Chang Cheng), Michael Schacht "
    "(China) and Klaus Teuber (Riders at the Wall, after a scenario of his), made by fans.",
    "it": "Adattamenti non ufficiali, fatti da appassionati, dei giochi da tavolo di Walter Obert "
    "(Chang Cheng), Michael Schacht (Cina) e Klaus Teuber (Cavalieri alle Mura, da un suo "
    "scenario).",
    "fr": "Adaptations non officielles, faites par des passionnés, des jeux de plateau de Walter "
    "Obert (Chang Cheng), Michael Schacht (Chine) et Klaus Teuber (Cavaliers au pied du Mur, "
    "d’après un de ses scénarios).",
    "zh_TW": "由愛好者製作的非官方改編；原桌上遊戲由 Walter Obert（《長城》）、"
    "Michael Schacht（《中國》）與 Klaus Teuber（《長城烽煙》，取自其劇本）設計。",
    "zh_CN": "由爱好者制作的非官方改编；原桌面游戏由 Walter Obert（《长城》）、"
    "Michael Schacht（《中国》）与 Klaus Teuber（《长城烽烟》，取自其剧本）设计。",
}
FILE_TYPE: Final[Mapping[str, str]] = {
    "en": "Saved game of Chang Cheng, China or Riders at the Wall",
    "it": "Partita salvata di Chang Cheng, Cina o Cavalieri alle Mura",
    "fr": "Partie enregistrée de Chang Cheng, Chine ou Cavaliers au pied du Mur",
    "zh_TW": "《長城》、《中國》或《長城烽煙》遊戲存檔",
    "zh_CN": "《长城》、《中国》或《长城烽烟》游戏存档",
}


def version() -> str:
    """The version, such as ``0.1.0``, as the program prints it."""
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
