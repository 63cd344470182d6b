"""The blocks of a section of the rulebook, which hold runs of text in one style each."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class RunStyle(Enum):
    """The style of a run of text."""

    PLAIN = "plain"
    EMPHASIS = "emphasis"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one style; `link` is the anchor of its link, empty without one."""

    text: str
    style: RunStyle = RunStyle.PLAIN
    link: str = ""


Runs: TypeAlias = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text; an example is about one case, and set apart."""

    runs: Runs
    is_example: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """Items one below the other, with numbers from 1 where their order matters."""

    items: tuple[Runs, ...]
    is_numbered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with as many cells as the first one, which names the columns."""

    rows: tuple[tuple[Runs, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture that the title paints, by its name; `text` describes it for screen readers."""

    name: str
    text: str


Block: TypeAlias = Paragraph | Listing | Table | Figure


def plain(runs: Runs) -> str:
    """Return the text of runs without their styles."""
    return "".join(run.text for run in runs)


def texts_of(block: Block) -> tuple[str, ...]:
    """Return the texts of a block, in reading order."""
    match block:
        case Paragraph():
            return (plain(block.runs),)
        case Listing():
            return tuple(map(plain, block.items))
        case Table():
            return tuple(plain(cell) for row in block.rows for cell in row)
        case Figure():
            return (block.text,)


def runs_of(block: Block) -> tuple[Run, ...]:
    """Return all runs of a block."""
    match block:
        case Paragraph():
            return block.runs
        case Listing():
            return tuple(run for item in block.items for run in item)
        case Table():
            return tuple(run for row in block.rows for cell in row for run in cell)
        case Figure():
            return ()
