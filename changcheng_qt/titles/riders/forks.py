"""Chance during play for the analysis: the outcomes that a roll, a rider, a robbery or the purchase
of an edict could have had in a true State, on the flat core.

A robbed card is any of the victim's true hand, and an edict any that is still in the stack: their
seats did not know these chances, but nobody decided the draw.
"""

from collections import Counter
from typing import Final

from changcheng_qt.bots.bot import Fork, Forks
from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.flatten import flatten
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.rules.chance import Drawing
from changcheng_qt.titles.riders.rules.commands import BuyEdict, Command, DrawRider, Rob, RollDice
from changcheng_qt.titles.riders.rules.state import State

ROLLS: Final[dict[int, int]] = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of 36 rolls make a sum."""


class RidersForks(Forks):
    """Forks of finished games of Riders at the Wall."""

    def position(self, truth: State) -> FlatGame:
        return flatten(truth)

    def fork(self, truth: State, command: Command) -> Fork | None:
        match command:
            case RollDice(dice) if dice is not None:
                return _played(Drawing.DICE, truth, flat.ROLL, 0, ROLLS, sum(dice))
            case DrawRider(numeral) if numeral is not None:
                bag = {number: count for number, count in enumerate(truth.bag, 1) if count}
                return _played(Drawing.RIDERS, truth, flat.DRAW, 0, bag, numeral)
            case Rob(victim, good) if good is not None:
                hand = {one + 1: count for one, count in enumerate(truth.hands[victim]) if count}
                return _played(Drawing.ROBBERIES, truth, flat.ROB, victim, hand, good + 1)
            case BuyEdict():
                return _bought(truth)
            case _:
                return None


def _played(
    kind: Drawing, truth: State, command: int, a: int, weights: dict[int, int], came: int
) -> Fork:
    """Return the outcomes of a command of the core that holds its outcome, by their weights."""
    positions = []
    for outcome in weights:
        position = flatten(truth)
        position.play(flat.command(command, a, outcome))
        positions.append(position)
    return Fork(kind.value, tuple(positions), tuple(weights.values()), list(weights).index(came))


def _bought(truth: State) -> Fork:
    """Return the purchases of each kind of edict that is left, in the place of the top one."""
    top = flatten(truth)
    taken, stack = top.taken, top.stack
    weights = Counter(stack[taken:])
    positions = []
    for kind in weights:
        position = top.copy()
        place = stack.index(kind, taken)
        changed = bytearray(stack)
        changed[taken], changed[place] = changed[place], changed[taken]
        position.stack = bytes(changed)
        position.play(flat.command(flat.BUY, 0, 0))
        positions.append(position)
    return Fork(Drawing.EDICTS.value, tuple(positions), tuple(weights.values()), 0)
