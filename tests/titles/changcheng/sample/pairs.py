"""Pairs of games of Chang Cheng, in which the secrets are permuted in the State, after section 6 of
RULES (see `secrets`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import Command, Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.setup import Setup
from tests.conformance.leaks.pairs import Pair, Tale, drawn_once
from tests.titles.changcheng.rules.play import Ply, play, random_chooser, random_setup
from tests.titles.changcheng.rules.secrets import Twin, learnt_from, twin_of
from tests.titles.changcheng.rules.test_hidden import part_of_a_game, viewers_of

RECENT: Final = 6
"""In this many steps before a pair's last nobody has peeked at anything."""


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
    return Tale(setup, tuple(played), last, CHANG_CHENG)


def _in_twin(twin: Twin, ply: Ply) -> Command:
    seat = CHANG_CHENG.to_act(ply.before)
    assert seat is not None
    return twin.command(seat, ply.command)


@drawn_once
def memory_pairs() -> Iterator[Pair]:
    """Draw pairs of Chang Cheng without end, played with the memory aid off: they differ in
    counters that the viewer has peeked at some turns ago and is to remember, and may differ in
    others that it has never known.
    """
    for seed in count():
        rng = Random(seed)
        setup = random_setup(rng)
        setup = replace(setup, options=replace(setup.options, memory_aid=False))
        game = list(play(setup, random_chooser(rng)))
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
