"""What is wrong with a file of the owner's own boards, for the owner."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.boards import BoardError, BoardFault
from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate

_SENTENCES: Final[Mapping[BoardFault, Callable[[], str]]] = MappingProxyType(
    {
        BoardFault.COUNT: lambda: translate(
            "Boards", "Found {found} boards; {least} to {most} are needed."
        ),
        BoardFault.NAME_TWICE: lambda: translate("Boards", "Two files describe board {name}."),
        BoardFault.UNREADABLE: lambda: translate("Boards", "This file can't be read: {reason}"),
        BoardFault.ENTRIES: lambda: translate("Boards", "Needs exactly these entries: {entries}."),
        BoardFault.BOARD_NAME: lambda: translate(
            "Boards", "A board's name has 1 to {most} letters or digits."
        ),
        BoardFault.AREA_COUNT: lambda: translate("Boards", "Needs a list of {count}."),
        BoardFault.SQUARES: lambda: translate(
            "Boards", "Needs a whole number from {least} to {most}."
        ),
        BoardFault.NAMES: lambda: translate("Boards", "Needs an object of languages and names."),
        BoardFault.LANGUAGES: lambda: translate(
            "Boards", "Needs an English name (en), and no language twice."
        ),
        BoardFault.AREA_NAME: lambda: translate(
            "Boards", "A name has 1 to {most} printable characters."
        ),
        BoardFault.TOTAL: lambda: translate(
            "Boards", "There are {total} squares in all; {needed} are needed."
        ),
        BoardFault.STAGGER: lambda: translate(
            "Boards", "A province border meets a region border. Stagger them."
        ),
    }
)


def board_error_text(error: BoardError) -> str:
    """Return where the fault is, a line of its own unless all files are meant, and what it is."""
    details = {name: str(detail) for name, detail in error.details.items()}
    sentence = fill(_SENTENCES[error.fault](), **details)
    return "\n".join([error.place, sentence] if error.place else [sentence])
