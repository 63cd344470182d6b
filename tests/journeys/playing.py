"""A planned game given through the window, of any title and with any input device.

After every command the log is compared with the plan, so the first wrong hit ends the journey.
"""

from typing import Any, Generic

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.step import C, V
from changcheng_qt.titles import title_named
from changcheng_qt.titles.title import Rules
from changcheng_qt.ui.flow.screens import Gate, Own, Public
from tests.journeys.journey import Journey
from tests.journeys.plan import Move, worth_giving
from tests.journeys.shortcut import leave_out


class Playing(Generic[V, C]):
    """Gives the moves of a plan one after the other; subclasses say how, with which hands and on
    which table.
    """

    def __init__(self, journey: Journey, plan: tuple[Move, ...]) -> None:
        """Begin with the first move."""
        self.journey = journey
        self.person = journey.person
        self.plan = plan
        self.given = 0
        """How many moves have been given."""

    @property
    def view(self) -> V:
        """The visible screen."""
        view: V = self.journey.show.bridge.view
        return view

    @property
    def asked_for(self) -> int:
        """The seat that the closed gate names."""
        screen = self.journey.show.flow.screen
        assert isinstance(screen, Gate)
        return screen.seat

    def play(self, count: int | None = None) -> None:
        """Give n more moves, or all that are left."""
        last = len(self.plan) if count is None else self.given + count
        for move in self.plan[self.given : last]:
            self.come_to_the_screen(move)
            if self._rules.forced(move.legal) is None:
                self.give(move.command)
            self.see_it_done(move)

    def play_to_the_end(self) -> None:
        """Give all moves left; by day only those worth it, the rest are made off the screen."""
        for number in worth_giving(self.plan, self.given):
            self.play_next(number)

    def play_next(self, number: int) -> None:
        """Give the move of a number; those before it are made behind the screen."""
        if number > self.given:
            leave_out(self.journey, self.plan[self.given : number])
            self.given = number
        self.play(1)

    def give(self, command: C) -> None:
        """Give a command at the window."""
        raise NotImplementedError

    def words_to_go_on(self) -> tuple[str, ...]:
        """Return the texts of the buttons with which a panel is read on."""
        raise NotImplementedError

    def is_given_in_public(self, command: C) -> bool:
        """Return whether a command is given on the public view, also in the own turn."""
        return False

    def open_gate(self) -> None:
        """Open the gate as the person that it names."""
        raise NotImplementedError

    def ask_for_own_view(self) -> None:
        """Press the button on the banner that opens the own view."""
        raise NotImplementedError

    def read_on(self) -> bool:
        """Press the button with which a panel makes the game wait; return whether there was any."""
        raise NotImplementedError

    def come_to_the_screen(self, move: Move) -> None:
        """Do everything necessary before the seat of a move can decide."""
        flow, bridge = self.journey.show.flow, self.journey.show.bridge
        while True:
            self.person.settle()
            if isinstance(flow.screen, Gate):
                assert bridge.viewer is PUBLIC, "the gate hides a table that shows nothing private"
                self.open_gate()
            elif self.read_on():
                continue
            elif isinstance(flow.screen, Public) and not self.is_given_in_public(move.command):
                self.ask_for_own_view()
            elif isinstance(flow.screen, Own) and bridge.decider is None:
                self.person.wait(
                    lambda: isinstance(flow.screen, Gate) or bridge.decider is not None,
                    lambda: "no gate falls, and nobody can decide",
                )
            else:
                break
        if move.is_foreign:
            self.check_foreign(move)

    def check_foreign(self, move: Move) -> None:
        """Make sure that a foreign decision is taken on the public view."""
        assert self.journey.show.bridge.viewer is PUBLIC

    def see_it_done(self, move: Move) -> None:
        """Make sure that the log goes on with a move, and with no other, and that it is shown."""
        match, number = self.journey.match, self.given
        self.person.wait(lambda: len(match.steps) > number, lambda: f"{move.command} was not given")
        done = match.steps[number].command
        if done != move.command:
            self.person.go_astray(f"{done} was given instead of {move.command}")
        self.given += 1
        self.person.await_disk()

    def name_of(self, seat: int) -> str:
        """Return the name of the person in a seat."""
        return self.journey.match.players[seat].name

    def legal(self, kind: type[Any]) -> list[Any]:
        """Return the legal commands of a kind."""
        return [command for command in self.plan[self.given].legal if type(command) is kind]

    @property
    def _rules(self) -> Rules:
        title = title_named(self.journey.match.game.name)
        assert title
        return title.rules
