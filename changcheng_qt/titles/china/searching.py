"""Searches of China by bots: positions of the flat core, drawn from a seat's View.

A weak level overlooks the same things as beginners. They are left out of the positions that are
drawn for it, so that its playouts ignore them: a novice's map has no roads.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from changcheng_qt.bots.bot import Drawn, Fated
from changcheng_qt.titles.china.core.flatten import flatten, number_of
from changcheng_qt.titles.china.rules.belief import sample, sample_fated
from changcheng_qt.titles.china.rules.commands import Command, Placement
from changcheng_qt.titles.china.rules.reasons import Why, reasons_between
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.verdicts.reasons import Reason, Tally

BLIND_TO_ROADS: Final = frozenset({"novice"})
"""The levels that ignore roads."""


class ChinaSearching:
    """Draws positions from Views; it never sees a State of the match."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        """Return the end of a turn in which nothing else can be done; None where there may be
        something to weigh. Where only the hand leaves no choice, as before a pass, an immediate
        answer would reveal that: so it is searched.
        """
        return legal[0] if view.stage is Stage.TURN_END else None

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        """Draw positions, without the things that a player of a level overlooks. Open cards of a
        colour are one command.
        """
        states = [sample(view, rng) for _ in range(count)]
        first = flatten(states[0], has_roads=level not in BLIND_TO_ROADS)
        positions = [first, *(flatten(state, first) for state in states[1:])]
        return Drawn([*positions], {number_of(states[0], one): one for one in legal})

    def reasons(self, view: View, better: Tally, other: Tally) -> Sequence[Reason[Why]]:
        """Return why one command is better than another, largest first."""
        return reasons_between(better, other, len(view.board.regions), len(view.board.alliances))

    def outcome(self, action: Sequence[Command]) -> Hashable:
        """Return the pieces of an action and the cards spent on them: which card pays for which
        piece makes no difference.
        """
        placed = [one for one in action if isinstance(one, Placement)]
        pieces = (replace(one, pay=None) if one in placed else one for one in action)
        return frozenset(pieces), frozenset(Counter(one.pay for one in placed).items())


def fated() -> Fated:
    """Return the maker of positions of finished games, for their analysis."""
    return Fated(flatten, sample_fated)
