"""A roll: the assault, then production, or a seven (RIDERS section 4)."""

from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules.commands import Dice
from changcheng_qt.titles.riders.rules.events import DiceRolled
from changcheng_qt.titles.riders.rules.pieces import SEVEN
from changcheng_qt.titles.riders.rules.pirate import halve_hands
from changcheng_qt.titles.riders.rules.production import produce
from changcheng_qt.titles.riders.rules.riders import assault
from changcheng_qt.titles.riders.rules.state import Beats, State
from changcheng_qt.titles.riders.rules.turn import Stage


def roll(state: State, dice: Dice, beats: Beats) -> State:
    """Roll the dice; a last breach ends the game before anything is produced."""
    number, told = sum(dice), tuple(range(state.setup.seats))
    turn = replace(state.turn, dice=dice)
    state = replace(state, turn=turn, stage=Stage.BUILDING, rolls=state.rolls + 1)
    if number == SEVEN:
        state = halve_hands(state)
    beats.append(Beat(DiceRolled(turn.seat, dice, told=told), state))
    if number == SEVEN:
        return state
    state = assault(state, number, beats)
    return state if state.ending else produce(state, number, beats)
