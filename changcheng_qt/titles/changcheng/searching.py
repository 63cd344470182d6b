"""Searches of Chang Cheng by bots: positions of the flat core, drawn from a seat's View.

A weak level overlooks the same things as beginners. They are left out of the positions that are
drawn for it, so that its playouts ignore them: a novice's positions have no threats.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from changcheng_qt.assets import title_folder
from changcheng_qt.bots.bot import Drawn, Fated
from changcheng_qt.bots.learned import estimate_of
from changcheng_qt.titles.changcheng.core.flatten import flatten, number_of
from changcheng_qt.titles.changcheng.rules.belief import sample, sample_fated
from changcheng_qt.titles.changcheng.rules.commands import Command, Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.judgement.appraisal import teaches
from changcheng_qt.titles.changcheng.rules.judgement.reasons import reasons_between
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.verdicts.reasons import Reason, Tally

FOLDER: Final = title_folder(CHANG_CHENG.name)
"""The resources with the learned estimate."""
BLIND_TO_THREATS: Final = frozenset({"novice"})
"""The levels that ignore threats."""


class ChangChengSearching:
    """Draws positions from Views; it never sees a State of the match."""

    def unsearched(self, view: View, legal: Sequence[Command], level: str) -> Command | None:
        """Return a peek that can teach something, or the only other command; None where there is
        something to weigh.
        """
        if level not in BLIND_TO_THREATS:
            for command in legal:
                if isinstance(command, Peek) and teaches(view, command.region):
                    return command
        others = [command for command in legal if not isinstance(command, Peek)]
        return others[0] if len(others) == 1 else None

    def draw(
        self, view: View, legal: Sequence[Command], count: int, level: str, rng: Random
    ) -> Drawn[Command]:
        """Draw positions, without the things that a player of a level overlooks."""
        states = [sample(view, rng) for _ in range(count)]
        first = flatten(states[0])
        positions = [first, *(flatten(state, first) for state in states[1:])]
        if level in BLIND_TO_THREATS:
            for position in positions:
                position.threats = 0
        others = [command for command in legal if not isinstance(command, Peek)]
        commands = {number_of(states[0], one): one for one in others}
        return Drawn([*positions], commands, estimate_of(FOLDER, len(view.colours)))

    def reasons(self, view: View, better: Tally, other: Tally) -> Sequence[Reason[Why]]:
        """Return why one command is better than another, largest first."""
        return reasons_between(better, other, len(view.wall.provinces))

    def outcome(self, action: Sequence[Command]) -> Hashable:
        """Return the commands of an action, whose order makes no difference."""
        return frozenset(action)


def fated() -> Fated:
    """Return the maker of positions of finished games, for their analysis."""
    return Fated(flatten, sample_fated)
