"""A command played: the step that it adds to the line of play, what the seats know after it, and
what a viewer saw of it beat by beat.
"""

from typing import Any, TypeVar

from changcheng_qt.engine.game import Game
from changcheng_qt.engine.history import History
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.engine.step import Event, Seen, Step

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
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
    step = Step(seat, game.turn_seat(before), command, before, applied.beats)
    history.add(step)
    return game.learn(known, applied.after, applied.events)


def beats_seen(
    game: Game[Any, S, C, E, V, K],
    step: Step[S, C, E],
    ply: int,
    known: tuple[K, K],
    viewer: Viewer,
) -> tuple[Seen[V, E], ...]:
    """Return the beats of the step at `ply` as a viewer saw them, each with what had been learned
    by then: nothing that only a later beat tells is in the view of an earlier one. `known` is what
    the seats knew before the step and after it, when play came there.
    """
    before, after = known
    knowledge, last = game.forget_replaced(before, ply), step.beats[-1]
    seen = []
    for beat in step.beats:
        knowledge = after if beat is last else game.learn(knowledge, beat.after, (beat.event,))
        view = game.view(beat.after, knowledge, viewer)
        seen.append(Seen(beat.event.seen_by(viewer), view))
    return tuple(seen)
