"""China as the engine plays it."""

from collections.abc import Iterable, Sequence
from random import Random

from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import Applied
from changcheng_qt.titles.china.rules import belief, legality, notation, rules
from changcheng_qt.titles.china.rules.commands import Command, Refusal
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.filing import ChinaFiling
from changcheng_qt.titles.china.rules.knowledge import Knowledge, forget_replaced, learn
from changcheng_qt.titles.china.rules.setup import Setup
from changcheng_qt.titles.china.rules.state import State, first_state
from changcheng_qt.titles.china.rules.view import View, to_act, view_of


class China:
    """The rules of CHINA.md behind the seam of `engine.game.Game`."""

    name = "china"
    filing = ChinaFiling()

    def seats(self, setup: Setup) -> int:
        """Return how many play, 3 to 5."""
        return setup.seats

    def new(self, setup: Setup) -> State:
        """Return the position before the first turn."""
        return first_state(setup)

    def turn_seat(self, state: State) -> Seat:
        """Return the seat in turn."""
        return state.turn.seat

    def to_act(self, state: State) -> Seat | None:
        """Return the seat that decides next, always the one in turn."""
        return to_act(state)

    def legal(self, state: State) -> tuple[Command, ...]:
        """Return every command that the seat to act may give."""
        return legality.legal(state)

    def legal_seen(self, state: State, viewer: Viewer) -> Sequence[Command]:
        """Return the legal commands, which depend on the hand, to those who see it."""
        return legality.legal(state) if viewer in (to_act(state), EVERYONE) else ()

    def why_not(self, state: State, command: Command) -> Refusal | None:
        """Return why a command is not legal, or None."""
        return legality.why_not(state, command)

    def apply(self, state: State, command: Command) -> Applied[State, Event]:
        """Return what a command leads to; raises `IllegalCommand`."""
        return rules.apply(state, command)

    def unknowing(self) -> Knowledge:
        """Return what is known before the first turn: nothing of the pile."""
        return Knowledge()

    def learn(self, knowledge: Knowledge, state: State, events: Iterable[Event]) -> Knowledge:
        """Return the knowledge after events that led to a state."""
        return learn(knowledge, events, state.ply - 1)

    def forget_replaced(self, knowledge: Knowledge, ply: int) -> Knowledge:
        """Drop facts about a second pile whose making has been replaced."""
        return forget_replaced(knowledge, ply)

    def view(self, state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        """Return what the viewer sees."""
        return view_of(state, knowledge, viewer)

    def sample(self, view: View, rng: Random) -> State:
        """Return a position that agrees with a view."""
        return belief.sample(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Return scores and winners once the game is over."""
        return Outcome(state.scores, state.winners) if state.over else None

    def command_to_text(self, state: State, command: Command) -> str:
        """Return a command in the notation of files."""
        return notation.to_text(state.setup.board, command)

    def command_from_text(self, state: State, text: str) -> Command:
        """Return the command that a text means in a position; raises `ValueError`."""
        command = notation.from_text(state.setup.board, text)
        return command if state.setup.hidden else _agreeing(state, command)


def _agreeing(state: State, command: Command) -> Command:
    """Return a command without what came of it; raises `ValueError` if it says what does not."""
    bare = notation.bare(command)
    if bare != command and legality.why_not(state, bare) is None:
        told = notation.to_text(state.setup.board, bare)
        came = notation.from_text(
            state.setup.board, notation.as_played(told, rules.apply(state, bare).events)
        )
        if came != command:
            raise ValueError(f"something else comes of {told!r}")
    return bare


CHINA = China()
