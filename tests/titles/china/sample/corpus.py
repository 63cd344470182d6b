"""Games of China for the corpus: each is written down several times while it is played."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, Recorder, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.titles.china.rules.events import DiscardsReshuffled
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.state import State
from tests.conformance.rules.corpus import CorpusSample, ticking
from tests.titles.china.rules.play import random_chooser, random_setup

NAMES: Final = ("P0", "梅", "P2", "P3", "P4")


def records() -> Iterator[tuple[str, Record]]:
    """Yield the files of China by name: before the reshuffle, after it, and of the whole game."""
    for name, seats in (("three", 3), ("five", 5)):
        recorder = _begun(seats)
        rng = Random(f"play {seats}")
        play_on(recorder.match, rng, exhausted=0, pile=12)
        yield from _running(f"{name}-before", recorder.record())
        play_on(recorder.match, rng, exhausted=1, pile=30)
        recorder.match.take_back(_reshuffle(recorder.match), range(seats - 1))
        play_on(recorder.match, rng, exhausted=1, pile=15)
        yield from _running(f"{name}-after", recorder.record())
        play_on(recorder.match, rng, exhausted=2, pile=-1)
        yield f"china-{name}-finished", recorder.record(Disclosure.EVERYTHING)


def cards_of(match: AnyMatch) -> dict[str, Any]:
    """The cards that a file of China holds: the pile, top first, with its number alone where cards
    are left out; the hands; and the second pile as it was made.
    """
    state: State = match.steps[-1].after
    if match.setup.hidden:
        return {"pile": len(state.pile), "hands": [_words(hand) for hand in state.hands]}
    return {
        "pile": _words(state.pile),
        "hands": [_words(hand) for hand in state.hands],
        "second_pile": "".join(_words(after.pile) for after in _reshuffled(match)),
    }


def _begun(seats: int) -> Recorder:
    setup = random_setup(Random(f"setup {seats}"), seats)
    setup = replace(setup, options=replace(setup.options, fortifications=seats == len(NAMES)))
    players = [Player(name) for name in NAMES[:seats]]
    players[-1] = Player(NAMES[seats - 1], "club", 50)
    match: AnyMatch = Match(CHINA, setup, players, BEGINNERS)
    salts, seed = Random(f"salts {seats}"), f"seed of {seats}"
    return recording(match, salts, seed=seed, clock=ticking(seats))


def _running(name: str, record: Record) -> Iterator[tuple[str, Record]]:
    yield f"china-{name}-sealed", record
    yield f"china-{name}-seat", redacted(record, 1)
    yield f"china-{name}-public", redacted(record, PUBLIC)


def play_on(match: AnyMatch, rng: Random, exhausted: int, pile: int) -> None:
    """Give commands by chance, with some undone, and hints, until the pile has run out that often
    and has no more than n cards, or to the end of the game.
    """
    choose = random_chooser(rng)
    while match.to_act is not None:
        state: State = match.steps[-1].after if match.steps else match.start
        if (state.exhausted, -len(state.pile)) >= (exhausted, -pile):
            return
        if rng.random() < 0.05 and match.hint_barrier(match.turn_seat) is None:
            match.note_hint(match.turn_seat)
        match.submit(choose(state, CHINA.legal(state)))
        if match.undo_barrier is None and rng.random() < 0.1:
            match.undo()
            if rng.random() < 0.5:
                match.redo()


def _reshuffle(match: AnyMatch) -> int:
    """Return the number of steps before the one in which the discards became the pile."""
    return next(
        number
        for number, step in enumerate(match.steps)
        if any(isinstance(event, DiscardsReshuffled) for event in step.events)
    )


def _reshuffled(match: AnyMatch) -> Iterator[State]:
    for step in match.steps:
        for beat in step.beats:
            if isinstance(beat.event, DiscardsReshuffled):
                yield beat.after


def _words(cards: tuple[Colour, ...]) -> str:
    return " ".join(card.word for card in cards)


SAMPLE: Final = CorpusSample(records, cards_of)
