"""The bots of the title by level, each with its habits (RIDERS_TABLE section 7): novice and club
judge the next step, strong and master search.

A novice forgets the wall until riders are before it, counts no hands, keeps more than seven cards
and accepts any even trade; besides, it is often a little wrong. A club player plans its next
building, trades for it, and adds towers in time. Neither makes a trade that might give the partner
the win at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.appraisal import BARRED, Appraiser
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import total
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.trading import TradingBot

NOVICE_ERROR: Final = 0.35
CLUB_ERROR: Final = 0.02
"""The standard deviation, in points, of the errors in the judgement of a command."""


@dataclass(frozen=True, slots=True)
class JudgingBot:
    """Chooses the command that it judges best, by its habits: a careful one plans towers early,
    counts the hands of the others and keeps its own small, and takes no trade for its being even;
    `error` is how wrong it is, in points.
    """

    is_careful: bool
    error: float

    def choose(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop = never
    ) -> Command:
        """Return one of the legal commands."""
        if len(legal) == 1:
            return legal[0]
        outlook, careful = Outlook(view, view.decider, self.is_careful), self.is_careful
        worths = Appraiser(outlook, counts_hands=careful, fears_sevens=careful).of(legal)
        yes = commands.Accept()
        if not careful and yes in legal and worths[legal.index(yes)] > BARRED and _is_even(view):
            return yes
        errors = [rng.gauss(0, self.error) for _ in legal]
        best = max(range(len(legal)), key=lambda place: worths[place] + errors[place])
        return legal[best]


def _is_even(view: View) -> bool:
    """Whether an offer gives as many cards as it wants."""
    offer = view.turn.offer
    return offer is not None and total(offer.give) >= total(offer.want)


def novice() -> JudgingBot:
    """Return the novice."""
    return JudgingBot(is_careful=False, error=NOVICE_ERROR)


def club() -> JudgingBot:
    """Return the club player."""
    return JudgingBot(is_careful=True, error=CLUB_ERROR)


def strong() -> TradingBot:
    """Return the strong player."""
    return TradingBot("strong")


def master() -> TradingBot:
    """Return the master."""
    return TradingBot("master")
