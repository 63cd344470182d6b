"""Searches of Riders at the Wall by bots, and for hints: positions of the flat core, drawn from a
seat's View.

The dice, riders and robberies that come are drawn again in each simulation; the positions differ in
the hands of the others and in the edicts.

Theory of operation. Of the many offers only those are searched that both sides might want, and that
depends on the hands. A bot searches in each position the offers that are wanted there and are among
its commands, for of people it asks little. The adviser compares commands on the same positions, so
there the same offers are listed in all of them: those that are wanted in one of a few positions,
which are always drawn alike from the same View; as an answer one counter, too. There the seats
accept as seldom as bots that weigh deals, lest an offer or a counter promise too much. An offer or
counter of a person that is not among these is judged apart from them.

Of moves that simulations cannot tell apart advice names the readiest first, as a good player would
(`readiness`): one that wins at once, one that may, a building, tower or edict, a road, then any
other, such as the end of the turn; of pirate places one that closes a harbour of the leading rival,
last one that closes the seat's own; of robberies that of the largest hand.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial
from random import Random
from typing import Final

from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Drawn
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.commands import command
from changcheng_qt.titles.riders.core.fields import NO_TERMS
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.gains import WARY, best_counter, offers
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.belief import sample
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.counting import unseen_edicts
from changcheng_qt.titles.riders.rules.geography import Sea
from changcheng_qt.titles.riders.rules.pieces import ROAD_COST, VICTORY, total
from changcheng_qt.titles.riders.rules.reasons import Why, reasons_between
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts.reasons import Reason, Tally

POLLED: Final = 8
"""In how many positions the adviser looks for offers that are wanted."""
WINS, MAY_WIN, BUILDS, LAYS, CLOSES_OWN = 4.0, 3.0, 2.0, 1.0, -1.0
"""How ready moves are; the end of a turn is 0."""
LATER: Final = 0.9
"""The share of that which is left if another command comes before."""
MANY_CARDS: Final = 1000
"""More cards than there are: a robbery is never as ready as the place of the pirate before it."""


class RidersSearching:
    """Draws positions from Views; it never sees a State of the match."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        """Return the only command there is, where everybody knows that; None where there may be
        something to weigh. Where only the hand leaves no choice, an immediate answer would reveal
        that: so it is searched.
        """
        seat = view.decider
        match view.stage:
            case Stage.BEFORE_ROLL:
                is_only = view.turn.played or view.edict_counts[seat] == view.fresh[seat]
            case Stage.EXTRA_ROUND:
                is_only = view.hand_counts[seat] < total(ROAD_COST)
            case stage:
                is_only = stage is Stage.RIDER_DUE
        return legal[0] if is_only else None

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        """Draw positions; of the offers only those that another seat might want are searched."""
        positions = [_asking(sample(view, rng), view.viewer) for _ in range(count)]
        numbers = {number_of(one): one for one in legal}
        if level == ADVISER:
            wanted = [number for number in _wanted(view) if number in numbers]
            for position in positions:
                position.proposed = wanted
                position.wary = WARY
            numbers = {
                number: one
                for number, one in numbers.items()
                if number in wanted or not isinstance(one, commands.Offer | commands.Counter)
            }
        elif view.stage is Stage.BUILDING:
            for position in positions:
                position.proposed = [int(one) for one in offers(position) if one in numbers]
        return Drawn([*positions], numbers, number_of=number_of, readiness=partial(readiness, view))

    def reasons(self, view: View, better: Tally, other: Tally) -> Sequence[Reason[Why]]:
        """Return why one command is better than another, largest first."""
        return reasons_between(better, other, is_founding=not view.turn.number)

    def outcome(self, action: Sequence[Command]) -> Hashable:
        """Return the commands of an action, whose order makes no difference."""
        return frozenset(action)


def readiness(view: View, action: Sequence[Command]) -> float:
    """Return how readily a good player takes an action that cannot be told from others: that of the
    first of its commands for which it is not 0, less the later that one is.
    """
    each = (LATER**place * _readiness(view, one) for place, one in enumerate(action))
    return next(filter(None, each), 0.0)


def _readiness(view: View, one: Command) -> float:
    needs_one = view.known_points[view.decider] >= VICTORY - 1
    match one:
        case commands.BuildSettlement() | commands.BuildCity() if needs_one:
            return WINS
        case commands.BuyEdict() if needs_one:
            return MAY_WIN if any(edict.is_point for edict in unseen_edicts(view)) else BUILDS
        case (
            commands.BuildSettlement()
            | commands.BuildCity()
            | commands.RaiseWall()
            | commands.BuyEdict()
        ):
            return BUILDS
        case commands.BuildRoad() | commands.ChaseRider():
            return LAYS
        case commands.MovePirate(sea):
            return _closing(view, sea)
        case commands.Rob(seat):
            return view.hand_counts[seat] / MANY_CARDS
        case _:
            return 0


def _closing(view: View, sea: Sea) -> float:
    """Return how ready a move of the pirate is by the seats whose harbour it closes."""
    corners = (at for one in view.board.harbours if one.sea == sea for at in one.corners)
    seats = {built.seat for at in corners if (built := view.buildings[at])}
    if view.decider in seats:
        return CLOSES_OWN
    return max((LAYS * (1 + view.points[seat]) / (1 + VICTORY) for seat in seats), default=0)


def _wanted(view: View) -> list[int]:
    """Return the offers that both sides might want in some positions that agree with a view; for an
    answer the counter that is best in most of them.
    """
    if view.stage not in (Stage.BUILDING, Stage.ANSWERING):
        return []
    rng = Random(0)
    drawn = [_asking(sample(view, rng), view.viewer) for _ in range(POLLED)]
    if view.stage is Stage.BUILDING:
        return sorted({int(one) for position in drawn for one in offers(position)})
    terms = Counter(int(best_counter(position)) for position in drawn)
    best, _ = terms.most_common(1)[0]
    return [] if best == NO_TERMS else [int(command(flat.COUNTER, 0, best))]


def _asking(state: State, seat: Viewer) -> FlatGame:
    """Return a position in which a seat decides; of several that decide at once, those before it
    have done so as playouts do.
    """
    position = flatten(state)
    while position.to_act() != seat:
        position.play(choose(position))
    return position
