"""The bots of the title by level, each with its habits (RIDERS_TABLE section 7): novice and club
judge the next step, strong and master search.

A novice forgets the wall until riders are before it, counts no hands, keeps more than seven cards
and accepts any even trade; besides, it is often a little wrong. A club player plans its next
building, offers trades for it, adds towers in time, and weighs deals as those who search do.
Neither makes a trade that might give the partner the win at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.titles.riders.core.flatten import number_of
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.appraisal import BARRED, Appraiser
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.manners import MOST_GIVEN
from changcheng_qt.titles.riders.rules.pieces import total
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.trading import TradingBot, is_welcome

NOVICE_ERROR: Final = 0.35
CLUB_ERROR: Final = 0.02
"""The standard deviation, in points, of the errors in the judgement of a command."""
TRIED: Final = 3
"""How many offers a club player weighs before it does something else."""


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


class ClubBot(TradingBot):
    """Judges the next step, and weighs deals by as many simulations as it has nodes; of an offer it
    weighs its own side alone, and judges whether another may accept it. In the place of a trade
    with the supply an offer need not be clearly better than none: it gives fewer cards.
    """

    weighs_partner = False
    most_tried = TRIED
    sure_in_place = 0
    least_weighed = 0

    def __init__(self) -> None:
        super().__init__("club")
        self.judging = planner()

    def act(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
    ) -> Command:
        weighed = list[Command]()
        legal = [one for one in legal if not _is_lavish(one)]
        chosen = self.judging.choose(view, legal, nodes, rng)
        while isinstance(chosen, commands.Offer) and len(weighed) < TRIED:
            positions = self.drawn(view, [chosen], nodes, rng).positions
            number = number_of(chosen)
            if is_welcome(view, positions, number, nodes, rng, stop, for_both=False):
                return chosen
            weighed.append(chosen)
            others = [one for one in legal if one not in weighed]
            chosen = self.judging.choose(view, others, nodes, rng)
        others = [one for one in legal if not isinstance(one, commands.Offer)]
        if chosen not in others:
            chosen = self.judging.choose(view, others, nodes, rng)
        return self.asked_first(view, legal, chosen, nodes, rng, stop)


def _is_lavish(command: Command) -> bool:
    """Whether a command offers three cards or more: the supply asks hardly more for one."""
    return isinstance(command, commands.Offer) and total(command.give) > MOST_GIVEN


def _is_even(view: View) -> bool:
    """Whether an offer gives as many cards as it wants."""
    offer = view.turn.offer
    return offer is not None and total(offer.give) >= total(offer.want)


def planner() -> JudgingBot:
    """Return the judgement of the club player, which weighs no deals."""
    return JudgingBot(is_careful=True, error=CLUB_ERROR)


def novice() -> JudgingBot:
    """Return the novice."""
    return JudgingBot(is_careful=False, error=NOVICE_ERROR)


def club() -> ClubBot:
    """Return the club player."""
    return ClubBot()


def strong() -> TradingBot:
    """Return the strong player."""
    return TradingBot("strong")


def master() -> TradingBot:
    """Return the master."""
    return TradingBot("master")
