"""Games of Chang Cheng for the corpus."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from changcheng_qt import assets
from changcheng_qt.engine.help import BEGINNERS, USUAL, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import (
    ExtensionTime,
    Options,
    SetupChoices,
    draw_setup,
)
from tests.conformance.rules.corpus import CorpusSample, ticking


def match_of(seed: int, seats: int, options: Options, help: Help = USUAL) -> AnyMatch:
    """Return a match that has not begun."""
    rng = Random(seed)
    choices = SetupChoices(tuple(Colour)[:seats], options=options, events=2)
    setup = draw_setup(choices, load_boards(assets.title_folder("changcheng") / "boards"), rng)
    names = ("P0", "梅", "P2", "P3")
    return Match(CHANG_CHENG, setup, [Player(name) for name in names[:seats]], help)


def play_on(match: AnyMatch, rng: Random) -> Iterator[None]:
    """Give legal commands by chance, one at a time, to the end of the game."""
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
        yield


def finished(seed: int, seats: int, options: Options) -> AnyMatch:
    """Return a match played to its end."""
    match = match_of(seed, seats, options)
    for _ in play_on(match, Random(seed)):
        pass
    return match


def running(seed: int, options: Options) -> AnyMatch:
    """Return a match of three with every kind of record, which runs on after a board was added."""
    match = match_of(seed, 3, options, BEGINNERS)
    rng = Random(seed)
    match.seat_player(2, Player("P2", "club", 100))
    for number, _ in enumerate(play_on(match, rng)):
        if match.undo_barrier is None and number % 7 == 3:
            match.undo()
            match.redo()
        if number % 8 == 4 and match.hint_barrier(match.turn_seat) is None:
            match.note_hint(match.turn_seat)
        if number == 15:
            match.change_help(USUAL, (0, 1))
            match.change_help(BEGINNERS, (0, 1))
        if number == 20:
            match.abandon()
            match.take_back(len(match.steps) - 3, (0, 1))
            match.seat_player(2, Player("P2"))
        if isinstance(match.steps[-1].command, ExtendMap):
            break
    return match


def records() -> Iterator[tuple[str, Record]]:
    at_once = Options(extension_time=ExtensionTime.AT_ONCE)
    clock = ticking(7)
    four = recording(
        finished(1, 4, Options()), Random(4), seed="four", seed_known=True, clock=clock
    )
    yield "finished-four", four.record(Disclosure.EVERYTHING)
    two = recording(finished(2, 2, at_once), Random(5))
    yield "finished-at-once", two.record(Disclosure.EVERYTHING)
    three = recording(running(3, at_once), Random(6), seed="three")
    yield "running-sealed", three.record()
    yield "running-seat", redacted(three.record(), 1)
    yield "running-public", redacted(three.record(), PUBLIC)


def _threats(match: AnyMatch) -> dict[str, Any]:
    return {"threats": list(match.setup.threats)}


SAMPLE: Final = CorpusSample(records, _threats)
