"""Everything that is shown of a finished game, in plain words and numbers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

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
    """A source of points: what it is called, and how much of the width it takes; many amounts make
    long sums.
    """

    source: Enum
    name: str
    share: int = 2


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a title tells of a finished game: who has won, where the others came, by which options
    it was played; what the final scoring is called; accounts in the order in which seats are
    listed, and a column for each source.
    """

    victory: str
    standing: str
    options: str
    final: str
    colours: Mapping[Seat, SeatColours]
    accounts: Sequence[Account]
    moments: Sequence[Moment]
    columns: Sequence[Column]


def standing_text(
    scores: Sequence[int],
    players: Sequence[Player],
    ranks: Ranks | None = None,
) -> str:
    """Say to everybody at the screen where they came: to the only person "you", several by their
    names; where only bots played, of all. Where more than points decides, `ranks` say the rest.
    """
    order = ranks or [(score,) for score in scores]
    people = [seat for seat, player in enumerate(players) if player.is_human]
    if len(people) == 1:
        return own_standing(scores, people[0], order)
    return join_sentences(standings(scores, players, people or range(len(players)), order))


def played_text(options: Iterable[OptionLine], bridge: Bridge) -> str:
    """Say in one line which options make a game another one than usual, and who took how many
    hints.
    """
    counts = enumerate(hints_by_seat(bridge.marks, len(bridge.players)))
    names = [player_name(bridge.players, seat) for seat in range(len(bridge.players))]
    hints = [hints_text(names[seat], count) for seat, count in counts if count]
    return " · ".join([options_text(options), *hints])


def options_text(options: Iterable[OptionLine]) -> str:
    """Say in one line which options make a game another one than usual."""
    changed = [line.name for line in options if line.changed]
    if not changed:
        return translate("Result", "Played with standard rules")
    words = translate("Result", "Played with {options}", "table options that are not usual")
    return fill(words, options=" · ".join(changed))
