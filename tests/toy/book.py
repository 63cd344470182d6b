"""The rulebook of the toy title: three short chapters in English, one of them in Italian too."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import SlowPicture

SENTENCE = "Whoever has most of them scores. "
CHAPTERS = {
    "01-aim.md": "# Aim {#aim}\n\nScore more than others, with {pieces} pieces. "
    "See [towers](#towers).\n",
    "02-pieces.md": "# Pieces {#pieces}\n\n"
    + "## Walls {#walls}\n\n"
    + (SENTENCE * 12 + "\n\n") * 4
    + "![A wall of stone.](figure:wall)\n\n- One *item*.\n- Another **item**.\n\n"
    + "1. First.\n2. Second.\n\n| Piece | Worth |\n|---|---|\n| wall | one |\n\n"
    + "> With 3 of 5 you lead.\n\n"
    + "## Towers {#towers}\n\nA tower keeps a square. "
    + SENTENCE
    + "\n\n"
    + (SENTENCE * 12 + "\n\n") * 4,
    "03-end.md": "# The end {#end}\n\nIt ends when all towers stand.\n",
}
ITALIAN = {
    "01-aim.md": "# Scopo {#aim}\n\nSegna più punti degli altri.\n",
    "02-pieces.md": "# Pezzi {#pieces}\n\n## Mura {#walls}\n\nMura.\n\n"
    "## Torri {#towers}\n\nUna torre.\n",
    "03-end.md": "# Fine {#end}\n\nFinisce.\n",
}


class SlowSquare:
    """A picture that needs two rounds."""

    def __init__(self, width: int) -> None:
        self.pixmap = QPixmap(QSize(width, width // 2))
        self.pixmap.fill(QColor("white"))
        self.rounds = 0

    def paint_for(self, seconds: float) -> bool:
        self.rounds += 1
        self.pixmap.fill(QColor("blue"))
        return self.rounds > 1


class ToyBook:
    """The toy title's part for its book."""

    numbers: Mapping[str, int] = {"pieces": 7}
    figures: Collection[str] = ("wall",)

    def glance(self, view: object | None) -> Sequence[RulesSection]:
        line = "The usual rules." if view is None else "The rules of this game."
        return (RulesSection("Scoring", (line,), "towers", "wall"),)

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        assert name == "wall"
        return SlowSquare(width)


def lay_book(folder: Path) -> None:
    """Write the book into the folder of a title."""
    for language, chapters in (("en", CHAPTERS), ("it", ITALIAN)):
        place = folder / "rulebook" / language
        place.mkdir(parents=True)
        for name, text in chapters.items():
            (place / name).write_text(text, "utf-8")
