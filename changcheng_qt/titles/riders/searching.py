"""Searches of Riders at the Wall by bots: positions of the flat core, drawn from a seat's View.

The dice, riders and robberies that come are drawn again in each simulation; the positions differ in
the hands of the others and in the edicts.
"""

from collections.abc import Sequence
from enum import Enum
from random import Random

from changcheng_qt.bots.bot import Drawn
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.rules.belief import sample
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import ROAD_COST, total
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts.reasons import Reason, Tally


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
        return Drawn([*positions], {number_of(one): one for one in legal})

    def reasons(self, view: View, better: Tally, other: Tally) -> Sequence[Reason[Enum]]:
        """Return nothing: the positions keep no lines of the score."""
        return ()


def _asking(state: State, seat: Viewer) -> FlatGame:
    """Return a position in which a seat decides; of several that decide at once, those before it
    have done so as playouts do.
    """
    position = flatten(state)
    while position.to_act() != seat:
        position.play(choose(position))
    return position
