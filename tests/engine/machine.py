"""A Hypothesis machine that drives a match of any title at random and checks it against its log.

The truth about a match is its setup and its log: at any time the match must equal one rebuilt from
the log, and its state the result of the commands that were not undone.
"""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum
from functools import partial
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from changcheng_qt.engine.game import IllegalCommand, Undoing
from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.history import Barrier, CannotUndo
from changcheng_qt.engine.match import (
    AnyMatch,
    Entry,
    HelpChanged,
    HintTaken,
    Match,
    Noted,
    Played,
    PlayerChanged,
    Redone,
    TakenBack,
    Undone,
)
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, Viewer

SEEDS = st.integers(0, 2**32 - 1)
CONTROLLERS = st.sampled_from([HUMAN, HUMAN, "random"])


def rebuilt(match: AnyMatch) -> AnyMatch:
    """Another match, rebuilt from the log of this one."""
    other: AnyMatch = Match(match.game, match.setup, match.start_players, match.start_help)
    for entry in match.log:
        apply_entry(other, entry)
    return other


def apply_entry(match: AnyMatch, entry: Entry) -> None:
    """Apply an entry to a match."""
    match entry:
        case Played(_, command):
            match.submit(command)
        case Undone():
            match.undo()
        case Redone():
            match.redo()
        case TakenBack(length, agreed):
            match.take_back(length, agreed)
        case HintTaken(seat):
            match.note_hint(seat)
        case HelpChanged(help, agreed):
            match.change_help(help, agreed)
        case PlayerChanged(seat, player):
            match.seat_player(seat, player)
        case Noted(seat, text):
            match.note(seat, text)
        case _:
            match.abandon()


def refused(action: Callable[[], object]) -> Enum | None:
    """Return why an action is refused, None where it is not."""
    try:
        action()
    except IllegalCommand as error:
        return error.reason
    except CannotUndo as error:
        return error.barrier
    return None


class MatchMachine(RuleBasedStateMachine):
    """Submits, takes back, does again and looks; subclasses choose the title."""

    game: Any

    def make_setup(self, rng: Random) -> Any:  # noqa: ANN401 - of any title
        """Return a setup."""
        raise NotImplementedError

    def lasting(self, view: Any) -> set[Hashable]:  # noqa: ANN401 - of any title
        """Return the facts in a view that no undo may take away."""
        raise NotImplementedError

    def choose(self, legal: Sequence[Any], rng: Random) -> Any:  # noqa: ANN401 - of any title
        """Return one of the legal commands."""
        return rng.choice(legal)

    @initialize(seed=SEEDS, controllers=st.lists(CONTROLLERS, min_size=4, max_size=4))
    def begin(self, seed: int, controllers: list[str]) -> None:
        setup = self.make_setup(Random(seed))
        seats = self.game.seats(setup)
        players = [Player(f"p{i}", controllers[i]) for i in range(seats)]
        self.match: AnyMatch = Match(self.game, setup, players, BEGINNERS)
        self.viewers: list[Viewer] = [PUBLIC, *range(seats)]
        self.known: dict[Viewer, set[Hashable]] = {viewer: set() for viewer in self.viewers}
        self.given: list[Any] = []

    @precondition(lambda self: self.match.to_act is not None)
    @rule(seed=SEEDS, count=st.integers(1, 6))
    def submit(self, seed: int, count: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            seat = self.match.to_act
            if seat is not None:
                command = self.choose(self.match.legal(seat), rng)
                step = self.match.submit(command)
                assert (step.seat, step.command) == (seat, command)
                self.given.append(command)
        self.check()

    @rule(seed=SEEDS)
    def submit_what_was_legal_once(self, seed: int) -> None:
        log, steps = self.match.log, self.match.steps
        for command in Random(seed).sample(self.given, min(5, len(self.given))):
            reason = self.match.why_not(command)
            if reason is not None:
                assert refused(partial(self.match.submit, command)) is reason
        assert (self.match.log, self.match.steps) == (log, steps)

    @rule()
    def undo(self) -> None:
        steps, barrier = self.match.steps, self.match.undo_barrier
        assert refused(self.match.undo) is barrier
        if barrier is not None:
            assert self.match.steps == steps
            return
        *kept, undone = steps
        assert self.match.steps == tuple(kept)
        assert not undone.told
        is_in_turn = self.game.undoing(undone.command) is Undoing.IN_TURN
        assert undone.seat == undone.turn_seat or not is_in_turn
        self.check()
        self.check_replay()

    @rule()
    def redo(self) -> None:
        steps, barrier = self.match.steps, self.match.redo_barrier
        assert refused(self.match.redo) is barrier
        assert len(self.match.steps) == len(steps) + (barrier is None)
        self.check()
        self.check_replay()

    @rule(help=st.sampled_from([BEGINNERS, USUAL, PURISTS]), everybody=st.booleans())
    def change_help(self, help: Help, everybody: bool) -> None:
        people = [s for s, player in enumerate(self.match.players) if player.is_human]
        before, steps = self.match.help, self.match.steps
        agreed = people if everybody else people[1:]
        barrier = refused(lambda: self.match.change_help(help, agreed))
        if not (everybody and people):
            assert barrier is Barrier.NOT_AGREED
        elif help == before or self.match.outcome:
            assert barrier is Barrier.NOTHING_TO_CHANGE
        assert self.match.help == (before if barrier else help)
        assert self.match.steps == steps

    @rule(share=st.floats(0, 1), everybody=st.booleans())
    def take_back(self, share: float, everybody: bool) -> None:
        people = [s for s, player in enumerate(self.match.players) if player.is_human]
        steps, is_over = self.match.steps, self.match.outcome is not None
        length = int(share * len(steps))
        agreed = people if everybody else people[1:]
        barrier = refused(lambda: self.match.take_back(length, agreed))
        if is_over:
            assert barrier is Barrier.HIDDEN_SHOWN
        elif not (everybody and people):
            assert barrier is Barrier.NOT_AGREED
        else:
            assert barrier is (Barrier.NOTHING_DONE if length == len(steps) else None)
        assert self.match.steps == (steps[:length] if barrier is None else steps)
        self.check()
        self.check_replay()

    @rule(seat=st.integers(0, 1), controller=CONTROLLERS)
    def change_player(self, seat: int, controller: str) -> None:
        self.match.seat_player(seat, Player("new", controller))
        assert self.match.players[seat].controller == controller

    @rule(seat=st.integers(0, 1))
    def take_hint(self, seat: int) -> None:
        log, steps, undone = self.match.log, self.match.steps, self.match.redo_barrier
        barriers = self.match.undo_barrier, self.match.hint_barrier(seat)
        assert refused(lambda: self.match.note_hint(seat)) is barriers[1]
        assert self.match.log in (log, (*log, HintTaken(seat)))
        assert (self.match.steps, self.match.redo_barrier) == (steps, undone)
        assert self.match.undo_barrier is barriers[0]

    @rule(seat=st.integers(0, 1), text=st.sampled_from(["", "never", "always"]))
    def note(self, seat: int, text: str) -> None:
        """A note changes nothing but itself."""
        match = self.match
        before = match.steps, match.undo_barrier, match.redo_barrier, match.view(PUBLIC)
        match.note(seat, text)
        assert match.note_of(seat) == text
        assert (match.steps, match.undo_barrier, match.redo_barrier, match.view(PUBLIC)) == before

    def check(self) -> None:
        """The state follows from the commands, and nobody has forgotten anything."""
        state = self.game.new(self.match.setup)
        for step in self.match.steps:
            assert step.before == state
            state = self.game.apply(state, step.command).after
            assert step.after == state
        for viewer in self.viewers:
            facts = self.lasting(self.match.view(viewer))
            assert self.known[viewer] <= facts
            self.known[viewer] = facts

    def check_replay(self) -> None:
        """A match that replays the log looks the same, from every seat."""
        other = rebuilt(self.match)
        assert other.log == self.match.log
        for viewer in self.viewers:
            assert other.view(viewer) == self.match.view(viewer)
            assert other.legal(viewer) == self.match.legal(viewer)
            assert other.events(viewer) == self.match.events(viewer)
        seats = range(len(self.match.players))
        assert [other.note_of(seat) for seat in seats] == [self.match.note_of(s) for s in seats]

    def teardown(self) -> None:
        if hasattr(self, "match"):
            self.check_replay()
