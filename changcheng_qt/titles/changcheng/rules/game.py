"""Chang Cheng for the engine: the rules of RULES.md as an `engine.game.Game`."""

from typing import Final

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.seats import EVERYONE, Viewer
from changcheng_qt.titles.changcheng.rules import belief, knowledge, legality, notation, steps
from changcheng_qt.titles.changcheng.rules.attack import winners_of
from changcheng_qt.titles.changcheng.rules.commands import Command, PlayCard
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.filing import FILING
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.view import View, to_act, view_of


def _legal_seen(state: State, viewer: Viewer) -> tuple[Command, ...]:
    """Return the legal commands that name no card of a hand the viewer cannot see."""
    commands = legality.legal(state)
    if viewer in (to_act(state), EVERYONE):
        return commands
    return tuple(command for command in commands if not isinstance(command, PlayCard))


def _outcome(state: State) -> Outcome | None:
    return Outcome(state.scores, winners_of(state.scores)) if state.over else None


CHANG_CHENG: Final[Game[Setup, State, Command, Event, View, Knowledge]] = Game(
    name="changcheng",
    place=f"{__name__}:CHANG_CHENG",
    filing=FILING,
    seats=lambda setup: setup.seats,
    new=first_state,
    turn_seat=lambda state: state.turn.seat,
    to_act=to_act,
    legal=legality.legal,
    legal_seen=_legal_seen,
    why_not=legality.why_not,
    apply=steps.apply,
    unknowing=Knowledge,
    learn=lambda known, state, events: knowledge.learn(known, events, state.setup.seats),
    forget_replaced=knowledge.forget_replaced,
    view=view_of,
    sample=belief.sample,
    outcome=_outcome,
    command_to_text=lambda state, command: notation.to_text(state.wall, command),
    command_from_text=lambda state, text: notation.from_text(state.wall, text),
)
