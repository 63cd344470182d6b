"""Pairs of games that one viewer cannot tell apart, ready to be shown in a window.

The secrets are permuted in the State, after RULES section 6 (see `secrets`), or in the setup, after
CHINA section 9 (see `twins`); neither View nor `sample` has a part in it. What is shown comes from
the bytes of a saved game.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import wraps
from itertools import count, islice
from random import Random
from typing import Any, Final

from changcheng_qt.engine.game import Game
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, HUMAN, PUBLIC, Player, Viewer
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.changcheng.rules.commands import Command, Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.china.rules.game import CHINA
from tests.titles.changcheng.rules.play import Ply
from tests.titles.changcheng.rules.play import play as play_walls
from tests.titles.changcheng.rules.play import random_chooser as wall_chooser
from tests.titles.changcheng.rules.play import random_setup as random_setup_of_walls
from tests.titles.changcheng.rules.secrets import Twin, learnt_from, twin_of
from tests.titles.changcheng.rules.test_hidden import part_of_a_game, viewers_of
from tests.titles.china.rules import twins
from tests.titles.china.rules.play import play, random_chooser, random_setup

NAMES = ("Mei", "Luca", "Claire", "Sima", "Amina")


@dataclass(frozen=True, slots=True)
class Tale:
    """A game of a title that is about to go one command further."""

    setup: Any
    played: tuple[Any, ...]
    last: Any
    game: Game[Any, Any, Any, Any, Any, Any] = CHANG_CHENG

    def match(self, *people: int) -> AnyMatch:
        """Return the game before its last command, as it is read from a file, with all help;
        people sit in these seats, bots in the others.
        """
        kinds = (HUMAN if seat in people else "greedy" for seat in range(self.setup.seats))
        players = [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
        match: AnyMatch = Match(self.game, self.setup, players, BEGINNERS)
        recorder = recording(match, Random(0))
        for command in self.played:
            match.submit(command)
        _, again = read_match(record_to_bytes(recorder.record()))
        return again


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games that differ in nothing that the viewer may know; motions are looked at when they
    have come a share of their way.
    """

    viewer: Viewer
    real: Tale
    twin: Tale
    share: float


def drawn_once(draw: Callable[[], Iterator[Pair]]) -> Callable[[], Iterator[Pair]]:
    """Draw pairs once in a process, for all tests that compare them."""
    drawn: list[Pair] = []
    source = draw()

    @wraps(draw)
    def again() -> Iterator[Pair]:
        for number in count():
            if number == len(drawn):
                drawn.append(next(source))
            yield drawn[number]

    return again


@drawn_once
def pairs() -> Iterator[Pair]:
    """Draw pairs of Chang Cheng without end; the secrets of both games are different ones in each
    of them.
    """
    for seed in count():
        game, rng = part_of_a_game(seed), Random(seed)
        setup, learnt = game[0].before.setup, learnt_from(game)
        for viewer in viewers_of(game[-1].after, rng):
            twin = twin_of(setup, learnt, viewer, rng)
            if twin.state(game[-1].before) != game[-1].before:
                real = _tale(setup, [ply.command for ply in game])
                other = _tale(twin.setup, [_in_twin(twin, ply) for ply in game])
                yield Pair(viewer, real, other, rng.uniform(0.15, 0.85))


def _tale(setup: Setup, commands: Sequence[Command]) -> Tale:
    *played, last = commands
    return Tale(setup, tuple(played), last)


def _in_twin(twin: Twin, ply: Ply) -> Command:
    seat = CHANG_CHENG.to_act(ply.before)
    assert seat is not None
    return twin.command(seat, ply.command)


RECENT: Final = 6
"""In so many steps before a pair's last nobody has peeked at anything."""
SWAPS: Final = 30
"""How many swaps of two cards are tried for a twin of China."""


@drawn_once
def china_pairs() -> Iterator[Pair]:
    """Draw pairs of China without end, the same commands in both; before and after the reshuffle,
    with hands shown and hidden.
    """
    for seed in count():
        rng = Random(seed)
        match = _part_of_a_game_of_china(rng)
        played = [step.command for step in match.steps]
        viewers: list[Viewer] = [PUBLIC, *rng.sample(range(len(match.players)), 2)]
        for viewer in viewers:
            twin = twins.twin_of(match, viewer, rng, SWAPS)
            real = Tale(match.setup, tuple(played[:-1]), played[-1], CHINA)
            other = replace(real, setup=twin)
            if _hidden(real) != _hidden(other):
                yield Pair(viewer, real, other, rng.uniform(0.15, 0.85))


def _part_of_a_game_of_china(rng: Random) -> AnyMatch:
    """Play the beginning of a random game, up to a command that leaves somebody to act."""
    setup = random_setup(rng)
    match: AnyMatch = Match(CHINA, setup, [Player(name) for name in NAMES[: setup.seats]])
    for ply in islice(play(setup, random_chooser(rng)), rng.randrange(4, 190)):
        if CHINA.to_act(ply.after) is None:
            break
        match.submit(ply.command)
    return match


def _hidden(tale: Tale) -> object:
    """Return what is hidden from somebody in a game before its last command."""
    match = tale.match()
    return [match.view(EVERYONE).laid_bare, *match.view(EVERYONE).privates]


@drawn_once
def memory_pairs() -> Iterator[Pair]:
    """Draw pairs of Chang Cheng without end, played with the memory aid off: they differ in what
    the viewer has peeked at some turns ago and is to remember, and may differ in what it has never
    known.
    """
    for seed in count():
        rng = Random(seed)
        setup = random_setup_of_walls(rng)
        setup = replace(setup, options=replace(setup.options, memory_aid=False))
        game = list(play_walls(setup, wall_chooser(rng)))
        game = game[: rng.randint(len(game) // 3, len(game) - 1)]
        viewer, learnt = CHANG_CHENG.to_act(game[-1].before), learnt_from(game)
        if viewer is None or any(isinstance(ply.command, Peek) for ply in game[-RECENT:]):
            continue
        peeked = {
            (seat, region)
            for seat, region in learnt.threats
            if seat == viewer and (PUBLIC, region) not in learnt.threats
        }
        twin = twin_of(setup, replace(learnt, threats=learnt.threats - peeked), viewer, rng)
        if any(twin.setup.threats[region] != setup.threats[region] for _, region in peeked):
            real = _tale(setup, [ply.command for ply in game])
            other = _tale(twin.setup, [_in_twin(twin, ply) for ply in game])
            yield Pair(viewer, real, other, rng.uniform(0.15, 0.85))
