"""The content of a finished game's sheet, in plain words and numbers."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.replay import hints_by_seat
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.engine import hints_text
from changcheng_qt.i18n.phrases.result import Ranks, own_standing, standings
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, player_name
from changcheng_qt.i18n.telling import OptionLine
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.verdicts.accounts import Account, Moment

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Column:
    """A source of points: its name, and its share of the width; many amounts make long sums."""

    source: Enum
    name: str
    share: int = 2


@dataclass(frozen=True, slots=True)
class Outcome:
    """One outcome of chance: its label, how often it came, how often it is expected, and the band
    in which it is in nine games in ten.
    """

    label: str
    count: int
    expected: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Spread:
    """A chart of outcomes: its name, the meaning of its marks, and a note."""

    name: str
    outcomes: Sequence[Outcome]
    legend: str
    note: str


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A kind of number, with that of each seat; losses are below 0."""

    name: str
    counts: Sequence[int]


@dataclass(frozen=True, slots=True)
class Tally:
    """A chart of numbers by seat, and its name."""

    name: str
    rows: Sequence[TallyRow]


Chart: TypeAlias = Spread | Tally


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title's sheet of a finished game."""

    victory: str
    """The winners."""
    standing: str
    """The places of the others."""
    options: str
    """The options of the game."""
    final: str
    """The name of the final scoring."""
    colours: Mapping[Seat, SeatColours]
    accounts: Sequence[Account]
    """The accounts in the order of the listed seats."""
    moments: Sequence[Moment]
    columns: Sequence[Column]
    """A column for each source of points."""
    charts: Sequence[Chart] = ()
    """Charts besides that of the scores."""
    scores_name: str = ""
    """The name of the chart of scores; empty if there are no others."""


def standing_text(
    scores: Sequence[int],
    players: Sequence[Player],
    here: Collection[Seat],
    ranks: Ranks | None = None,
) -> str:
    """Return the places of the seats `here`: of the only person as "you", of several by their
    names; of all seats if there are none. If more than points decides, `ranks` have the rest.
    """
    order = ranks or [(score,) for score in scores]
    if len(here) == 1:
        return own_standing(scores, min(here), order)
    return join_sentences(standings(scores, players, sorted(here) or range(len(players)), order))


def played_text(options: Iterable[OptionLine], bridge: Bridge) -> str:
    """Return in one line the options that differ from the usual, and who had how many hints."""
    counts = enumerate(hints_by_seat(bridge.marks, len(bridge.players)))
    names = [player_name(bridge.players, seat) for seat in range(len(bridge.players))]
    hints = [hints_text(names[seat], count) for seat, count in counts if count]
    return " · ".join([options_text(options), *hints])


def options_text(options: Iterable[OptionLine]) -> str:
    """Return in one line the options that differ from the usual."""
    changed = [line.name for line in options if line.changed]
    if not changed:
        return translate("Result", "Played with standard rules")
    words = translate("Result", "Played with {options}", "table options that are not usual")
    return fill(words, options=" · ".join(changed))
