"""Random games with everything that a log can hold, and comparisons of replicas with the truth."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from changcheng_qt.engine.help import BEGINNERS, USUAL
from changcheng_qt.engine.match import AnyMatch, Match, Undone
from changcheng_qt.engine.seats import PUBLIC, Player, Seat, Viewer
from changcheng_qt.saves.feed import Feed, Line
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.replica import Replica
from changcheng_qt.titles.title import Title
from tests.effort import effort

OF_A_TOY = 300
LONGEST = effort(sample=250, nightly=4_000)
"""A game has at most this many entries; it need not end, and a toy fair never does."""


class Differs(AssertionError):
    """A replica answers otherwise than the truth."""


def groups(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Onlookers, people alone at their computers, and two at one."""
    return ((), *((seat,) for seat in range(seats)), (0, seats - 1))


def begun(title: Title, seed: int, setup: Any = None) -> tuple[Recorder, Random]:  # noqa: ANN401
    """A recorded match of any number of people with any table options, before its first entry."""
    rng = Random(f"replica {seed}")
    if setup is None:
        setup = title.open_box(None).draw_any(rng.choice(list(title.rules.seat_counts)), rng)
    players = [Player(f"P{seat}") for seat in range(title.game.seats(setup))]
    match: AnyMatch = Match(title.game, setup, players, BEGINNERS)
    return recording(match, rng, seed=f"seed {seed}"), rng


def grow(match: AnyMatch, rng: Random) -> None:
    """Make something happen at the table, a command more often than not; a toy fair goes on."""
    seat, dice = match.to_act, rng.random()
    assert seat is not None
    people = range(len(match.players))
    if dice < 0.08 and match.undo_barrier is None:
        match.undo()
    elif dice < 0.5 and isinstance(match.log[-1:] and match.log[-1], Undone):
        match.redo()
    elif dice < 0.02 and match.step_count > 3:
        match.take_back(rng.randrange(match.step_count - 3, match.step_count), people)
    elif dice < 0.03:
        match.note(rng.choice(people), rng.choice(["", "a note", "another"]))
    elif dice < 0.04:
        match.change_help(USUAL if match.help == BEGINNERS else BEGINNERS, people)
    elif dice < 0.05:
        match.seat_player(seat, Player(f"Q{len(match.log)}"))
    elif dice < 0.07 and match.hint_barrier(seat) is None:
        match.note_hint(seat)
    else:
        match.submit(rng.choice([one for one in match.legal(seat) if one != "fall"] or ["fall"]))


def game(title: Title, seed: int, setup: Any = None) -> Iterator[tuple[Recorder, Feed]]:  # noqa: ANN401
    """Yield a game and its feed, after each growth again."""
    recorder, rng = begun(title, seed, setup)
    feed, match = Feed(recorder), recorder.match
    longest = OF_A_TOY if title.name == "toy" else LONGEST
    yield recorder, feed
    while match.to_act is not None and match.entry_count < longest:
        grow(match, rng)
        yield recorder, feed


def new_lines(feed: Feed, replica: Replica, seats: Sequence[Seat]) -> list[Line]:
    """The lines that a replica lacks."""
    have = replica.match.entry_count
    return [feed.line(number, seats) for number in range(have, feed.length)]


def agree(
    truth: AnyMatch, replica: AnyMatch, seats: Sequence[Seat], rng: Random, ever: dict[Any, None]
) -> None:
    """Compare everything that a screen of these seats may ask; refusals of a few commands of those
    that were `ever` legal.
    """
    plain = (
        *("players", "start_players", "help", "to_act", "deciders", "turn_seat", "outcome"),
        *("step_count", "undo_barrier", "redo_barrier"),
    )
    for name in plain:
        same(getattr(replica, name), getattr(truth, name), name)
    same([step.told for step in replica.steps[-2:]], [one.told for one in truth.steps[-2:]], "told")
    viewers: tuple[Viewer, ...] = (PUBLIC, *seats)
    for viewer in viewers:
        compare(truth, replica, viewer)
    decider = truth.to_act
    for seat in seats:
        same(replica.hint_barrier(seat), truth.hint_barrier(seat), "hint barrier")
        same(replica.note_of(seat), truth.note_of(seat), "note")
    if decider is not None and decider in seats:
        ever.update(dict.fromkeys(truth.legal(decider)))
        for command in rng.sample(list(ever), min(3, len(ever))):
            same(replica.why_not(command), truth.why_not(command), "refusal")


def compare(truth: AnyMatch, replica: AnyMatch, viewer: Viewer) -> None:
    """Compare everything that one viewer may see."""
    same(replica.view(viewer), truth.view(viewer), "view")
    same(replica.legal(viewer), truth.legal(viewer), "legal commands")
    since = max(0, truth.step_count - 2)
    same(replica.events(viewer, since), truth.events(viewer, since), "events")
    if since < truth.step_count:
        last = truth.step_count - 1
        same(replica.beats(viewer, last), truth.beats(viewer, last), "beats")


def same(here: object, there: object, what: str) -> None:
    """Complain where two answers differ."""
    if here != there:
        raise Differs(f"{what}: {here} and not {there}")
