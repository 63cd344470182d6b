"""Riders at the Wall for the engine: the rules of RIDERS.md as an `engine.game.Game`."""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.game import Game, Limits, Outcome, Undoing
from changcheng_qt.engine.seats import EVERYONE, Viewer
from changcheng_qt.titles.riders.rules import (
    belief,
    chance,
    commands,
    knowledge,
    legality,
    notation,
    steps,
)
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.filing import FILING
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Setup
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.view import View, view_of

_LIMITS: Final = Limits(log=70_000, lines=140_000, size=32 * 1024 * 1024)
"""Six seats that make twelve offers a turn have 50,000 commands in 100 rounds, and an offer that is
undone is another entry.
"""


def _legal_seen(state: State, viewer: Viewer) -> Sequence[Command]:
    """Return the legal commands of a decider, for other viewers those that depend on no hand."""
    if viewer is EVERYONE or viewer == state.to_act:
        return legality.legal(state)
    if viewer in state.deciders:
        return legality.legal_for(state, viewer)
    return legality.legal_whatever_is_held(state)


def _undoing(command: Command) -> Undoing:
    """Return how long a step can be undone (RIDERS 12.2): offers, answers and discards interrupt
    the turn, and a seat builds in an extra building round too.
    """
    if isinstance(command, commands.EndTurn | commands.PassExtra):
        return Undoing.UNTIL_HANDED_OVER
    waits = commands.Construction | commands.Offer | commands.Answer | commands.Discard
    return Undoing.UNTIL_DECIDED if isinstance(command, waits) else Undoing.IN_TURN


RIDERS: Final[Game[Setup, State, Command, Event, View, Knowledge]] = Game(
    name="riders",
    place=f"{__name__}:RIDERS",
    filing=FILING,
    seats=lambda setup: setup.seats,
    new=first_state,
    turn_seat=lambda state: state.turn.seat,
    to_act=lambda state: state.to_act,
    legal=legality.legal,
    legal_seen=_legal_seen,
    why_not=legality.why_not,
    apply=steps.apply,
    unknowing=Knowledge,
    learn=knowledge.learn,
    forget_replaced=knowledge.forget_replaced,
    view=view_of,
    sample=belief.sample,
    outcome=lambda state: Outcome(points(state), state.winners) if state.ending else None,
    command_to_text=notation.to_text,
    command_from_text=notation.from_text,
    completed=chance.completed,
    given=chance.given,
    deciders=lambda state: state.deciders,
    undoing=_undoing,
    limits=_LIMITS,
)
