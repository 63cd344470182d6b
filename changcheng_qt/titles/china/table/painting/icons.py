"""The pieces as line drawings, for `ui.looks.icons`."""

from enum import Enum

from changcheng_qt.ui.looks.icons import Drawing


class PieceIcon(Enum):
    """The pieces as icons."""

    HOUSE = Drawing(
        "M -11 -1 C -7 -2 -6 -5 -5 -8 L 5 -8 C 6 -5 7 -2 11 -1 Z M -7.5 -1 L -7.5 8 L 7.5 8 "
        "L 7.5 -1 M -2.4 8 L -2.4 2.6 L 2.4 2.6 L 2.4 8"
    )
    EMISSARY = Drawing(
        "O -2 -4.4 2.8 M -4.4 -1.4 C -7 2 -7.6 5 -8 9 L 4 9 C 3.6 5 3 2 0.4 -1.4 "
        "M 7 9 L 7 -10 L -0.6 -10 L 7 -5.6"
    )
    FORTIFICATION = Drawing(
        "M -10 9 L -10 -4 L -10 -7 L -6 -7 L -6 -4 L -2 -4 L -2 -7 L 2 -7 L 2 -4 L 6 -4 L 6 -7 "
        "L 10 -7 L 10 9 Z M -3 9 L -3 5 C -3 1 3 1 3 5 L 3 9"
    )
