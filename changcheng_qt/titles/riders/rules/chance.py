"""The results of commands that their seats do not choose (RIDERS sections 12.2 and 12.4).

Dice and riders are numbered as the game stands, so that after a take-back the same ones come again;
a numeral that the bag has no more is drawn again. Robberies are numbered over the whole log: none
comes twice. The edict on top of the stack and the cards of a levy are no draws: the State knows
them.

The kinds of the draws are `roll`, below 36, the first die counting six times the second; `robbery`,
below the number of cards in the hand, these sorted by good; `rider`, below the number of all riders
of the game, those of the lowest numeral first. The first riders of each numeral, as many as are in
the bag, are those in it; if another one is drawn there is a draw of the kind `rider 1`, and so on.
"""

from enum import Enum
from itertools import count
from typing import Final

from changcheng_qt.engine.luck import Luck, NothingToDraw
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.edicts import levied
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import DIE, why_not
from changcheng_qt.titles.riders.rules.pieces import RIDERS_EACH, Good, Numeral, cards_of
from changcheng_qt.titles.riders.rules.state import State

_WITH_RESULT: Final = (
    commands.RollDice | commands.DrawRider | commands.Rob | commands.BuyEdict | commands.PlayLevy
)


class Drawing(Enum):
    """The kinds of chance, in the order in which they are shown."""

    DICE = "dice"
    RIDERS = "riders"
    ROBBERIES = "robberies"
    EDICTS = "edicts"


def given(command: Command) -> Command:
    """Return a command without its result."""
    match command:
        case commands.RollDice():
            return commands.RollDice()
        case commands.DrawRider():
            return commands.DrawRider()
        case commands.Rob(seat):
            return commands.Rob(seat)
        case commands.BuyEdict():
            return commands.BuyEdict()
        case commands.PlayLevy(good):
            return commands.PlayLevy(good)
        case _:
            return command


def completed(state: State, knowledge: Knowledge, command: Command, luck: Luck) -> Command:
    """Return a legal command with its result; any other one is returned as it is.

    A robbed good and a bought edict that a file leaves out stay None.
    """
    if not isinstance(command, _WITH_RESULT) or why_not(state, command):
        return command
    match command:
        case commands.RollDice(None):
            one, other = divmod(luck.draw("roll", state.rolls, len(DIE) ** 2), len(DIE))
            return commands.RollDice((DIE[one], DIE[other]))
        case commands.DrawRider(None):
            return commands.DrawRider(_numeral(state, knowledge, luck))
        case commands.Rob(seat, None) if not state.unknown:
            hand = cards_of(state.hands[seat])
            place = luck.draw("robbery", knowledge.robberies, len(hand))
            return commands.Rob(seat, hand[place])
        case commands.BuyEdict(None):
            return commands.BuyEdict(state.setup.stack[state.taken])
        case commands.PlayLevy(good, None):
            return commands.PlayLevy(good, _levied(state, good))
        case _:
            return command


def _numeral(state: State, knowledge: Knowledge, luck: Luck) -> Numeral:
    """Return the numeral of the next rider: as recorded, if the bag has it."""
    for numeral in knowledge.draws[state.draws : state.draws + 1]:
        if state.bag[numeral - 1]:
            return numeral
    below = RIDERS_EACH * len(state.setup.board.grounds)
    kinds = (f"rider {attempt}" if attempt else "rider" for attempt in count())
    drawn = (divmod(luck.draw(kind, state.draws, below), RIDERS_EACH) for kind in kinds)
    return next(Numeral(ground + 1) for ground, rider in drawn if rider < state.bag[ground])


def _levied(state: State, good: Good) -> tuple[int, ...]:
    if state.unknown:
        raise NothingToDraw("levy")
    return levied(state, good)
