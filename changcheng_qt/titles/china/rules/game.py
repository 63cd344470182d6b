"""China for the engine: the rules of CHINA.md as an `engine.game.Game`."""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.game import Game, Outcome
from changcheng_qt.engine.seats import EVERYONE, Viewer
from changcheng_qt.titles.china.rules import belief, knowledge, legality, notation, steps
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.filing import FILING
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.setup import Setup
from changcheng_qt.titles.china.rules.state import State, first_state
from changcheng_qt.titles.china.rules.view import View, to_act, view_of


def _legal_seen(state: State, viewer: Viewer) -> Sequence[Command]:
    """Return the legal commands, which depend on the hand, for viewers who see it."""
    return legality.legal(state) if viewer in (to_act(state), EVERYONE) else ()


def _command_from_text(state: State, text: str) -> Command:
    command = notation.from_text(state.setup.board, text)
    return command if state.setup.hidden else _agreeing(state, command)


def _agreeing(state: State, command: Command) -> Command:
    """Return a command without its outcome; raises `ValueError` if the outcome is wrong."""
    bare = notation.bare(command)
    if bare != command and legality.why_not(state, bare) is None:
        text = notation.to_text(state.setup.board, bare)
        came = notation.from_text(
            state.setup.board, notation.as_played(text, steps.apply(state, bare).events)
        )
        if came != command:
            raise ValueError(f"something else comes of {text!r}")
    return bare


CHINA: Final[Game[Setup, State, Command, Event, View, Knowledge]] = Game(
    name="china",
    place=f"{__name__}:CHINA",
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
    learn=lambda known, state, events: knowledge.learn(known, events, state.ply - 1),
    forget_replaced=knowledge.forget_replaced,
    view=view_of,
    sample=belief.sample,
    outcome=lambda state: Outcome(state.scores, state.winners) if state.over else None,
    command_to_text=lambda state, command: notation.to_text(state.setup.board, command),
    command_from_text=_command_from_text,
)
