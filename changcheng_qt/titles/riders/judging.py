"""The bots of the title by level, each with its habits (RIDERS_TABLE section 7): novice and club
judge the next step, strong and master search.

A novice forgets the wall until riders stand before it and takes every even trade; besides, it is
often a little wrong. A club player plans what it builds next, trades for it, and adds towers in
time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Bot, Stop, never
from changcheng_qt.bots.levels import SearchBot
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.appraisal import Appraiser
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import total
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.searching import RidersSearching

NOVICE_ERROR: Final = 0.2
CLUB_ERROR: Final = 0.02
"""The standard deviation, in points, of the errors in the judgement of a command."""


@dataclass(frozen=True, slots=True)
class JudgingBot:
    """Chooses the command that it judges best, by its habits: whether it plans towers early, and
    takes every even trade; `error` is how wrong it is, in points.
    """

    walls_early: bool
    takes_even_trades: bool
    error: float

    def choose(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop = never
    ) -> Command:
        """Return one of the legal commands."""
        if len(legal) == 1:
            return legal[0]
        worths = Appraiser(Outlook(view, view.decider, self.walls_early)).of(legal)
        if self.takes_even_trades and (even := self._even(view, legal)):
            return even
        errors = [rng.gauss(0, self.error) for _ in legal]
        best = max(range(len(legal)), key=lambda place: worths[place] + errors[place])
        return legal[best]

    def _even(self, view: View, legal: Sequence[Command]) -> Command | None:
        offer = view.turn.offer
        if commands.Accept() not in legal or offer is None:
            return None
        return commands.Accept() if total(offer.give) >= total(offer.want) else None


def novice() -> JudgingBot:
    """Return the novice."""
    return JudgingBot(walls_early=False, takes_even_trades=True, error=NOVICE_ERROR)


def club() -> JudgingBot:
    """Return the club player."""
    return JudgingBot(walls_early=True, takes_even_trades=False, error=CLUB_ERROR)


def strong() -> Bot[View, Command]:
    """Return the strong player."""
    return SearchBot("strong", RidersSearching())


def master() -> Bot[View, Command]:
    """Return the master."""
    return SearchBot("master", RidersSearching())
