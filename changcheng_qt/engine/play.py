"""A command played: the step that it adds to the line of play, and what the seats know after it."""

from typing import Any, TypeVar

from changcheng_qt.engine.game import Game
from changcheng_qt.engine.history import History
from changcheng_qt.engine.step import Event, Step

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
K = TypeVar("K")


def play(
    game: Game[Any, S, C, E, Any, K], history: History[S, C, E], knowledge: K, command: C
) -> K:
    """Add the step of a command for the seat to act; return the knowledge after it. Raises
    `IllegalCommand` and changes nothing if the command is not legal.
    """
    before = history.state
    seat = game.to_act(before)
    applied = game.apply(before, command)
    if seat is None:
        raise AssertionError("a game that is over accepts no command")
    known = game.forget_replaced(knowledge, len(history.done))
    step = Step(seat, game.turn_seat(before), command, before, applied.after, applied.events)
    history.add(step)
    return game.learn(known, applied.after, applied.events)
