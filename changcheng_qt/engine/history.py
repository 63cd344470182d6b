"""The line of play: the done and undone steps of a match, the steps that commands add, and the
barriers against undo.

Barriers follow from the steps themselves. A seat may undo its own latest step for as long as nobody
learned anything hidden from it and no other seat has decided anything since. The end of a game
shows everything, so the step that ends it stays. With two or more people at the screen, a step
after which another seat is to act hands the screen over and stays, the end of a turn above all; a
single person may undo that until a bot has moved. Where the title does not say otherwise
(`Game.undoing`), a decision in the turn of another seat stays.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Generic

from changcheng_qt.engine.game import Game, Undoing
from changcheng_qt.engine.luck import Luck
from changcheng_qt.engine.seats import Player, Seat, Viewer, people_of
from changcheng_qt.engine.step import C, E, K, S, Seen, Step, V


class Barrier(Enum):
    """Why there is no undo, no redo, no hint, or no other help; and why a match that accepts less
    than the rules allow, as a lesson or a closed table does, refuses a command.
    """

    NOTHING_DONE = "nothing_done"
    NOTHING_IN_TURN = "nothing_in_turn"
    NOTHING_UNDONE = "nothing_undone"
    HIDDEN_SHOWN = "hidden_shown"
    OTHER_DECIDED = "other_decided"
    DECIDED_SINCE = "decided_since"
    SCREEN_HANDED_OVER = "screen_handed_over"
    NOT_AGREED = "not_agreed"
    ASKED_BEFORE = "asked_before"
    NOTHING_TO_CHANGE = "nothing_to_change"
    LOG_FULL = "log_full"
    NO_HINTS = "no_hints"
    NOT_DECIDING = "not_deciding"
    NO_ROOM_FOR_HINTS = "no_room_for_hints"
    TABLE_CLOSED = "table_closed"
    PLAY_WENT_ON = "play_went_on"
    NOT_ASKED = "not_asked"
    LESSON_OVER = "lesson_over"
    NOT_SAVED = "not_saved"
    COACHED = "coached"


OF_LESSONS: Final = frozenset({Barrier.NOT_ASKED, Barrier.LESSON_OVER})
"""Why a lesson refuses what the rules allow."""


class CannotUndo(Exception):
    """An undo, redo, take-back, hint, change of players or of help is refused, and nothing changes;
    `barrier` says why.
    """

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(barrier.name)
        self.barrier = barrier


@dataclass(slots=True)
class History(Generic[S, C, E]):
    """The line of play: `done` leads to the present state, `undone` can be redone, the latest
    undone step last.
    """

    start: S
    done: list[Step[S, C, E]] = field(default_factory=list)
    undone: list[Step[S, C, E]] = field(default_factory=list)

    @property
    def state(self) -> S:
        """Return the present state."""
        return self.done[-1].after if self.done else self.start

    def add(self, step: Step[S, C, E]) -> None:
        """Append a new step; undone steps can no longer be redone."""
        self.done.append(step)
        self.undone.clear()

    def back(self) -> Step[S, C, E]:
        """Move the latest done step to the undone ones."""
        step = self.done.pop()
        self.undone.append(step)
        return step

    def forward(self) -> Step[S, C, E]:
        """Move the latest undone step back to the done ones."""
        step = self.undone.pop()
        self.done.append(step)
        return step


def play(
    game: Game[Any, S, C, E, Any, K],
    history: History[S, C, E],
    knowledge: K,
    command: C,
    luck: Luck,
) -> K:
    """Complete a command of the seat to act, and add its step; return the knowledge after it.
    Raises `IllegalCommand` if the command is not legal, `NothingToDraw` if it lacks an outcome that
    `luck` does not draw; nothing is changed then.
    """
    before = history.state
    seat = game.to_act(before)
    command = game.completed(before, knowledge, command, luck)
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
    """Return the beats of the step at `ply` as a viewer saw them, each with the knowledge of that
    moment: nothing that only a later beat reveals is in the view of an earlier one. `known` is the
    knowledge of the seats before the step and after it, when it was played last.
    """
    before, after = known
    knowledge, last = game.forget_replaced(before, ply), step.beats[-1]
    seen = []
    for beat in step.beats:
        knowledge = after if beat is last else game.learn(knowledge, beat.after, (beat.event,))
        view = game.view(beat.after, knowledge, viewer)
        seen.append(Seen(beat.event.seen_by(viewer), view))
    return tuple(seen)


def undo_barrier(
    done: Sequence[Step[S, C, E]],
    players: Sequence[Player],
    game: Game[Any, S, C, E, Any, Any],
) -> Barrier | None:
    """Return why the latest step cannot be undone, or None. A person whose own turn is untouched
    only learns that, whatever the barrier is.
    """
    if not done:
        return Barrier.NOTHING_DONE
    to_act, turn_seat = game.to_act(done[-1].after), game.turn_seat(done[-1].after)
    barrier = _step_barrier(done[-1], players, game)
    is_untouched = to_act == turn_seat != done[-1].turn_seat
    if barrier and is_untouched and players[turn_seat].is_human:
        return Barrier.NOTHING_IN_TURN
    return barrier


def agreement_barrier(players: Sequence[Player], agreed: Sequence[Seat]) -> Barrier | None:
    """Return why something that needs the agreement of every person at the table is refused, or
    None.
    """
    people = people_of(players)
    return None if people and people <= set(agreed) else Barrier.NOT_AGREED


def free_steps(
    game: Game[Any, S, C, E, Any, Any], done: Sequence[Step[S, C, E]], players: Sequence[Player]
) -> int:
    """Return how many steps of one seat in the present turn can be undone one after the other."""
    if not done:
        return 0
    free, turn_seat = 0, game.turn_seat(done[-1].after)
    for step in reversed(done):
        is_own = step.turn_seat == turn_seat and step.seat == done[-1].seat
        if not is_own or _step_barrier(step, players, game):
            break
        free += 1
    return free


def _step_barrier(
    step: Step[S, C, E], players: Sequence[Player], game: Game[Any, S, C, E, Any, Any]
) -> Barrier | None:
    to_act = game.to_act(step.after)
    if step.told or to_act is None:
        return Barrier.HIDDEN_SHOWN
    undoing = game.undoing(step.command)
    is_late = undoing is Undoing.IN_TURN and step.seat != step.turn_seat
    if is_late or not players[step.seat].is_human:
        return Barrier.OTHER_DECIDED if people_of(players) else Barrier.DECIDED_SINCE
    is_handed_over = step.seat != to_act and undoing is not Undoing.UNTIL_DECIDED
    if is_handed_over and len(people_of(players)) > 1:
        return Barrier.SCREEN_HANDED_OVER
    return None
