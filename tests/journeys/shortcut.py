"""The way to a position that a journey begins at, without clicking through all that came before."""

from collections.abc import Sequence

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.commands import Decision
from changcheng_qt.ui.flow.screens import Gate, Public
from changcheng_qt.ui.seam.title import GameOrder
from tests.journeys.journey import Journey
from tests.journeys.plan import Move, plan_of

NAMES = ("Mei", "Luca", "Claire", "Sima")


def order(count: int, seed: str, **choices: str) -> GameOrder:
    """A game of n people."""
    colours = ("red", "green", "blue", "violet")[:count]
    players = tuple(Player(name) for name in NAMES[:count])
    return GameOrder("changcheng", players, colours, seed=seed, choices=choices)


def arrive(journey: Journey, plan: tuple[Move, ...], number: int) -> None:
    """Go on with a game from the move with a number of its plan, as after all those before it."""
    leave_out(journey, plan[:number])
    come(journey, plan[number])


def leave_out(journey: Journey, moves: Sequence[Move]) -> None:
    """Have moves made behind the screen, and the game come back to it."""
    for move in moves:
        journey.match.submit(move.command)
    before = journey.show
    journey.program.session.resume()
    journey.person.wait(lambda: journey.show is not before, lambda: "the game does not come back")
    journey.person.settle()


def come(journey: Journey, move: Move) -> None:
    """Open the screens needed before the seat of a move can decide, if a person sits there."""
    flow = journey.show.flow
    if isinstance(flow.screen, Gate):
        flow.lift_gate()
    is_own = journey.match.players[move.seat].is_human and not isinstance(move.command, Decision)
    if isinstance(flow.screen, Public) and is_own:
        flow.look_at_notes(move.seat)
        flow.lift_gate()
    journey.person.settle()


def begin(journey: Journey, count: int = 2, seed: str = "14") -> tuple[Move, ...]:
    """Start a game of people; return its plan, which is that of the journeys by mouse and keys."""
    choices = {"events": "two"} if count == 4 else {}
    journey.program.session.begin(order(count, seed, **choices))
    journey.person.settle()
    return plan_of(journey.match, int(seed))
