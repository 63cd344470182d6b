"""Every state of the table that TABLE names, brought about in the window of the program, for one
person, several people, and bots alone.

Bots answer nothing unless a test says so: whatever happens, happens while they think.
"""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Signal

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, ExtendMap, PlaceSingle
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.hints import Choice
from changcheng_qt.ui.seam.title import GameOrder
from tests.journeys.conftest import Journey
from tests.journeys.plan import Move, plan_of
from tests.journeys.shortcut import arrive
from tests.ui.flow.clockwork import HandThinker

SEED = "2"
"""A game of three in which the first seat extends the map and decides in another one's turn."""
BOT = "greedy"
CROWDS = {
    Crowd.ONE: (HUMAN, BOT, BOT),
    Crowd.SEVERAL: (HUMAN, HUMAN, BOT),
    Crowd.NOBODY: (BOT, BOT, BOT),
}


class SilentBots(HandThinker):
    """Stands where the process of the bots would, and is closed with the window."""

    advised = Signal(int, object)

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        """Think for ever."""
        return 0

    def close(self) -> None:
        """End, as a process would."""


class State(Enum):
    """What the table is waiting for."""

    OWN_TURN = "own_turn"
    SCORING_BY_ANOTHER = "scoring_by_another"
    SCORING_BY_A_BOT = "scoring_by_a_bot"
    EXTENSION = "extension"
    BOARD_IN_MID_TURN = "board_in_mid_turn"
    BOTS_TURN = "bots_turn"
    ATTACK = "attack"
    FINISHED = "finished"


MEETINGS = [
    (state, crowd)
    for state in State
    for crowd in CROWDS
    if not (state in {State.OWN_TURN, State.SCORING_BY_ANOTHER} and crowd is Crowd.NOBODY)
]
"""Where no person sits, every turn is a bot's, and so is every decision."""


def order_of(crowd: Crowd, *, at_once: bool = False) -> GameOrder:
    """Return the order of the game in which all states are met, or the one about boards that are
    added at once.
    """
    names = ("Mei", "Luca", "Claire")
    players = tuple(Player(*one) for one in zip(names, CROWDS[crowd], strict=True))
    choices = {"extension_time": "at_once"} if at_once else {}
    return GameOrder("changcheng", players, ("red", "green", "blue"), seed=SEED, choices=choices)


def bring_about(journey: Journey, state: State, crowd: Crowd) -> tuple[Move, ...]:
    """Bring the table into a state; return the plan of the game."""
    order = order_of(crowd, at_once=state is State.BOARD_IN_MID_TURN)
    journey.program.session.begin(order)
    plan = plan_of(journey.match, int(SEED))
    if state in _SOUGHT:
        arrive(journey, plan, number_of(plan, _SOUGHT[state], order.players))
        return plan
    arrive(journey, plan, len(plan) - 1)
    assert journey.show.bridge.submit(plan[-1].command)
    journey.person.settle()
    if state is State.FINISHED:
        journey.person.lead_on("Result")
    return plan


Sought = Callable[[Move, Move, tuple[Player, ...]], bool]
"""Whether a state is that before a move: the move before it, itself, and the players."""


def number_of(plan: tuple[Move, ...], is_sought: Sought, players: tuple[Player, ...]) -> int:
    """Return the number of the first move that has a state before it."""
    return next(n for n in range(1, len(plan)) if is_sought(plan[n - 1], plan[n], players))


def _is_own_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """One block is placed, and the turn goes on."""
    is_same = before.turn_seat == move.turn_seat == move.seat and players[move.seat].is_human
    return is_same and isinstance(before.command, PlaceSingle) and len(move.legal) > 1


def _is_decision_of_another(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return move.is_foreign and len(move.legal) > 1 and players[move.seat].is_human


def _is_decision_of_a_bot(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return move.is_foreign and len(move.legal) > 1 and not players[move.seat].is_human


def _is_extension(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return isinstance(move.command, ExtendMap)


def _is_board_in_mid_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    return isinstance(move.command, ExtendMap) and not isinstance(before.command, EndTurn)


def _is_bots_turn(before: Move, move: Move, players: tuple[Player, ...]) -> bool:
    """A turn just begun."""
    return isinstance(before.command, EndTurn) and not players[move.seat].is_human


_SOUGHT: dict[State, Sought] = {
    State.OWN_TURN: _is_own_turn,
    State.SCORING_BY_ANOTHER: _is_decision_of_another,
    State.SCORING_BY_A_BOT: _is_decision_of_a_bot,
    State.EXTENSION: _is_extension,
    State.BOARD_IN_MID_TURN: _is_board_in_mid_turn,
    State.BOTS_TURN: _is_bots_turn,
}
