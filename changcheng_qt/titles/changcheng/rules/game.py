"""Chang Cheng as the engine plays it."""

from collections.abc import Iterable
from random import Random

from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import Applied
from changcheng_qt.titles.changcheng.rules import belief, legality, notation, rules
from changcheng_qt.titles.changcheng.rules.attack import winners_of
from changcheng_qt.titles.changcheng.rules.commands import Command, PlayCard, Refusal
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.filing import ChangChengFiling
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge, forget_replaced, learn
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.view import View, to_act, view_of


class ChangCheng:
    """The rules of RULES.md behind the seam of `engine.game.Game`."""

    name = "changcheng"
    filing = ChangChengFiling()

    def seats(self, setup: Setup) -> int:
        """Return how many play, 2 to 4."""
        return setup.seats

    def new(self, setup: Setup) -> State:
        """Return the position before the first turn."""
        return first_state(setup)

    def turn_seat(self, state: State) -> Seat:
        """Return the active seat."""
        return state.turn.seat

    def to_act(self, state: State) -> Seat | None:
        """Return the seat that decides next: in a scoring, the owner of the card in effect."""
        return to_act(state)

    def legal(self, state: State) -> tuple[Command, ...]:
        """Return every command that the seat to act may give."""
        return legality.legal(state)

    def legal_seen(self, state: State, viewer: Viewer) -> tuple[Command, ...]:
        """Return the legal commands that name no card of a hand the viewer cannot see."""
        commands = legality.legal(state)
        if viewer in (to_act(state), EVERYONE):
            return commands
        return tuple(command for command in commands if not isinstance(command, PlayCard))

    def why_not(self, state: State, command: Command) -> Refusal | None:
        """Return why a command is not legal, or None."""
        return legality.why_not(state, command)

    def apply(self, state: State, command: Command) -> Applied[State, Event]:
        """Return what a command leads to; raises `IllegalCommand`."""
        return rules.apply(state, command)

    def unknowing(self) -> Knowledge:
        """Return what is known before the first turn: nothing that is hidden."""
        return Knowledge()

    def learn(self, knowledge: Knowledge, state: State, events: Iterable[Event]) -> Knowledge:
        """Return the knowledge after events that led to a state."""
        return learn(knowledge, events, state.setup.seats)

    def forget_replaced(self, knowledge: Knowledge, ply: int) -> Knowledge:
        """Drop facts about cards whose playing has been replaced."""
        return forget_replaced(knowledge, ply)

    def view(self, state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        """Return what the viewer sees."""
        return view_of(state, knowledge, viewer)

    def sample(self, view: View, rng: Random) -> State:
        """Return a position that agrees with a view."""
        return belief.sample(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Return scores and winners once the game is over."""
        return Outcome(state.scores, winners_of(state.scores)) if state.over else None

    def command_to_text(self, state: State, command: Command) -> str:
        """Return a command in the notation of files."""
        return notation.to_text(state.wall, command)

    def command_from_text(self, state: State, text: str) -> Command:
        """Return the command that a text means in a position; raises `ValueError`."""
        return notation.from_text(state.wall, text)


CHANG_CHENG = ChangCheng()
