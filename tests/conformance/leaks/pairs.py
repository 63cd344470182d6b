"""Pairs of games that one viewer cannot tell apart, ready to be shown in a window.

Each title draws its own, with its secrets permuted in the State or in the setup; neither View nor
`sample` has a part in it. The game shown is read from the bytes of a saved game.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, wraps
from itertools import count, islice
from random import Random
from typing import Any, TypeVar

from changcheng_qt.engine.game import Game
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, Player, Seat, Viewer
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.savefile import read_match, record_to_bytes

KEPT = 64
"""How many files and States of games are kept for other tests."""
NAMES = ("Mei", "Luca", "Claire", "Sima", "Amina")

PairT = TypeVar("PairT")


@dataclass(frozen=True, slots=True)
class Tale:
    """A game of a title that is about to go one command further."""

    setup: Any
    played: tuple[Any, ...]
    last: Any
    game: Game[Any, Any, Any, Any, Any, Any]

    def match(self, *people: int) -> AnyMatch:
        """Return the game before its last command, as it is read from a file, with all help;
        people sit in these seats, bots in the others.
        """
        _, again = read_match(_file(self, people))
        return again

    def state(self) -> Any:  # noqa: ANN401 - the title's
        """Return the State before the last command."""
        return _state(self)

    @property
    def to_act(self) -> Seat | None:
        """Return the seat that gives the last command."""
        return self.game.to_act(self.state())


@lru_cache(maxsize=KEPT)
def _file(tale: Tale, people: tuple[Seat, ...]) -> bytes:
    """The file of a game before its last command."""
    match = _begun(tale, people)
    recorder = recording(match, Random(0))
    for command in tale.played:
        match.submit(command)
    return record_to_bytes(recorder.record())


def _begun(tale: Tale, people: tuple[Seat, ...]) -> AnyMatch:
    """Return the game before its first command."""
    kinds = (HUMAN if seat in people else "greedy" for seat in range(tale.setup.seats))
    players = [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return Match(tale.game, tale.setup, players, BEGINNERS)


@lru_cache(maxsize=KEPT)
def _state(tale: Tale) -> Any:  # noqa: ANN401 - the title's
    match = _begun(tale, ())
    for command in tale.played:
        match.submit(command)
    return match.steps[-1].after if match.steps else match.start


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games that differ in nothing that the viewer may know; motions are looked at when they
    have come a share of their way.
    """

    viewer: Viewer
    real: Tale
    twin: Tale
    share: float


def shortest_first(drawn: Iterable[Pair], most: int) -> list[Pair]:
    """Return the first n pairs, short games before long ones. Each command is played again at every
    computer of a table, and a planted leak is as plain after five commands as after fifty.
    """
    return sorted(islice(drawn, most), key=lambda pair: len(pair.real.played))


def drawn_once(draw: Callable[[], Iterator[PairT]]) -> Callable[[], Iterator[PairT]]:
    """Draw pairs once in a process, for all tests that compare them."""
    drawn: list[PairT] = []
    source = draw()

    @wraps(draw)
    def again() -> Iterator[PairT]:
        for number in count():
            if number == len(drawn):
                drawn.append(next(source))
            yield drawn[number]

    return again
