"""Everything that is shown of a finished game, in plain words and numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.result import Ranks, own_standing, standings
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.result.accounts import Account, Moment


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
