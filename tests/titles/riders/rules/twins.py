"""Matches of Riders with undo and take-backs in them, and their twins.

A twin has the same log except for things that one viewer does not see: another robbed good, another
order of the stack, another answer to the open offer. It is found by changing these as long as the
rules allow the log and every event shows the viewer the same; other views of the twin are for tests
to compare.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import CannotUndo
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Entry, Match, Played
from changcheng_qt.engine.seats import HUMAN, Player, Viewer
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules.commands import (
    Accept,
    Answer,
    BuyEdict,
    Command,
    Counter,
    PlayLevy,
    Reject,
    Rob,
)
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import Good, goods
from changcheng_qt.titles.riders.rules.setup import Hands, Setup
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.engine.machine import apply_entry
from tests.titles.riders.rules.play import random_chooser, random_setup

CHANGES = ("robbery", "stack", "answer")


@dataclass(frozen=True, slots=True)
class Twin:
    """A setup and a log that a viewer cannot tell from those of a match, and the differences."""

    setup: Setup
    log: tuple[Entry, ...]
    changed: frozenset[str]


def state_of(match: AnyMatch) -> State:
    """The present state of a match."""
    state: State = match.steps[-1].after if match.steps else match.start
    return state


def running(seed: int) -> AnyMatch:
    """A match that is not over, with undo and take-backs; of three seeds one ends with an offer
    that some have answered, if the game does not end before.
    """
    rng = Random(seed)
    setup = random_setup(rng, 3 + seed % 4)
    setup = replace(setup, options=replace(setup.options, hands=Hands.CLOSED))
    players = [Player(f"P{seat}", HUMAN) for seat in range(setup.seats)]
    match: AnyMatch = Match(RIDERS, setup, players, luck=SeededLuck(str(seed)))
    choose, length = random_chooser(rng), rng.randrange(150, 500)
    while len(match.log) < length or (seed % 3 == 0 and not _is_half_answered(match)):
        _go_on(match, rng)
        match.submit(choose(state_of(match), RIDERS.legal(state_of(match))))
        if match.to_act is None:
            *_, match = replayed(match, setup, match.log[:-1])
            return match
    return match


def _go_on(match: AnyMatch, rng: Random) -> None:
    """Undo, redo or take back steps at random."""
    if match.steps and rng.random() < 0.02:
        back = max(0, len(match.steps) - rng.randrange(1, 25))
        match.take_back(back, range(len(match.players)))
    elif match.undo_barrier is None and rng.random() < 0.1:
        match.undo()
        if rng.random() < 0.3:
            match.redo()


def _is_half_answered(match: AnyMatch) -> bool:
    state = state_of(match)
    offer = state.turn.offer
    return state.stage is Stage.ANSWERING and offer is not None and bool(offer.answers)


def replayed(match: AnyMatch, setup: Setup, log: Sequence[Entry]) -> Iterator[AnyMatch]:
    """Replay a log on a match with another setup, entry by entry."""
    other: AnyMatch = Match(RIDERS, setup, match.start_players)
    for entry in log:
        apply_entry(other, entry)
        yield other


def twin_of(match: AnyMatch, viewer: Viewer, rng: Random, tries: int) -> Twin:
    """The twin of a match for a viewer, after n tries to change something."""
    twin = Twin(match.setup, tuple(_bare(entry) for entry in match.log), frozenset())
    seen = list(_seen(match, twin, viewer))
    for number in range(tries):
        kind = CHANGES[number % len(CHANGES)]
        other = _changed(twin, kind, match, viewer, rng)
        if other is not None and _looks_like(match, other, viewer, seen):
            twin = other
    return twin


def _bare(entry: Entry) -> Entry:
    """An entry without the parts that follow from the setup and the hands."""
    if isinstance(entry, Played):
        match entry.command:
            case BuyEdict():
                return Played(entry.seat, BuyEdict())
            case PlayLevy(good):
                return Played(entry.seat, PlayLevy(good))
            case _:
                pass
    return entry


def _changed(twin: Twin, kind: str, match: AnyMatch, viewer: Viewer, rng: Random) -> Twin | None:
    if kind == "stack":
        one, other = rng.sample(range(len(twin.setup.stack)), 2)
        stack = put(twin.setup.stack, one, twin.setup.stack[other])
        stack = put(stack, other, twin.setup.stack[one])
        return replace(
            twin, setup=replace(twin.setup, stack=stack), changed=twin.changed | {"stack"}
        )
    entries = enumerate(twin.log)
    played = [(place, entry) for place, entry in entries if isinstance(entry, Played)]
    hidden: list[tuple[int, Played[Command], Command]]
    if kind == "robbery":
        hidden = [
            (place, entry, replace(entry.command, good=rng.choice(list(Good))))
            for place, entry in played
            if isinstance(entry.command, Rob) and viewer not in (entry.seat, entry.command.seat)
        ]
    else:
        hidden = [
            (place, entry, _other_answer(rng))
            for place, entry in played[-1:]
            if _is_half_answered(match) and entry.seat != viewer
        ]
    if not hidden:
        return None
    place, entry, command = rng.choice(hidden[-2:])
    log = put(twin.log, place, Played(entry.seat, command))
    return replace(twin, log=log, changed=twin.changed | {kind}) if log != twin.log else None


def _other_answer(rng: Random) -> Answer:
    give, want = rng.sample(list(Good), 2)
    return rng.choice((Accept(), Reject(), Counter(goods(give), goods(want))))


def _looks_like(match: AnyMatch, twin: Twin, viewer: Viewer, seen: list[object]) -> bool:
    try:
        others = _seen(match, twin, viewer)
        return all(other == here for other, here in zip(others, seen, strict=True))
    except (IllegalCommand, CannotUndo):
        return False


def _seen(match: AnyMatch, twin: Twin, viewer: Viewer) -> Iterator[Any]:
    """Yield the events of each step as shown."""
    for entry, other in zip(twin.log, replayed(match, twin.setup, twin.log), strict=True):
        if isinstance(entry, Played):
            yield other.steps[-1].seen_by(viewer)
