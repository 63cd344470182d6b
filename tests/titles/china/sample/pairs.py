"""Pairs of games of China, in which cards are swapped in the setup, after CHINA section 9 (see
`twins`).
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from random import Random
from typing import Final

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from changcheng_qt.titles.china.rules.commands import DrawCard
from changcheng_qt.titles.china.rules.events import RegionScored
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.setup import Setup
from tests.conformance.leaks.pairs import NAMES, Pair, Tale, drawn_once
from tests.titles.china.rules.play import play, random_chooser, random_setup
from tests.titles.china.rules.twins import twin_of

SWAPS: Final = 30
"""How many swaps of two cards are tried for a twin of China."""


@drawn_once
def pairs() -> Iterator[Pair]:
    """Draw pairs of China without end, the same commands in both; before and after the reshuffle,
    with hands shown and hidden.
    """
    for seed in count():
        rng = Random(seed)
        yield from _pairs_of(_part_of_a_game(rng), rng)


def with_a_region_filled() -> Iterator[Pair]:
    """Pairs of games whose last command fills a region, the first of the game."""
    for seed in count():
        rng = Random(seed)
        match, setup = _begun(rng)
        for ply in play(setup, random_chooser(rng)):
            match.submit(ply.command)
            if any(isinstance(event, RegionScored) for event in match.events(PUBLIC)[-1]):
                yield from _pairs_of(match, rng)
                break


def _pairs_of(match: AnyMatch, rng: Random) -> Iterator[Pair]:
    """Yield pairs of a game and its twins for several viewers."""
    played = [step.command for step in match.steps]
    viewers: list[Viewer] = [PUBLIC, *rng.sample(range(len(match.players)), 2)]
    for viewer in viewers:
        twin = twin_of(match, viewer, rng, SWAPS)
        real = Tale(match.setup, tuple(played[:-1]), played[-1], CHINA)
        other = replace(real, setup=twin)
        if _hidden(real) != _hidden(other):
            yield Pair(viewer, real, other, rng.uniform(0.15, 0.85))


def _begun(rng: Random) -> tuple[AnyMatch, Setup]:
    """Draw a setup, and a match of it."""
    setup = random_setup(rng)
    return Match(CHINA, setup, [Player(name) for name in NAMES[: setup.seats]]), setup


def _part_of_a_game(rng: Random) -> AnyMatch:
    """Play the beginning of a random game, up to a command that leaves somebody to act."""
    match, setup = _begun(rng)
    for ply in islice(play(setup, random_chooser(rng)), rng.randrange(4, 190)):
        if CHINA.to_act(ply.after) is None:
            break
        match.submit(ply.command)
    return match


def _hidden(tale: Tale) -> object:
    """Return the facts hidden from somebody in a game before its last command."""
    match = tale.match()
    return [match.view(EVERYONE).laid_bare, *match.view(EVERYONE).privates]


def with_a_card_drawn() -> Iterator[Pair]:
    """Pairs of short games whose last command draws another card in each."""
    for seed in count():
        rng = Random(seed)
        match, setup = _begun(rng)
        for ply in play(setup, random_chooser(rng)):
            match.submit(ply.command)
            if isinstance(ply.command, DrawCard):
                break
        played = [step.command for step in match.steps]
        real = Tale(setup, tuple(played[:-1]), played[-1], CHINA)
        twin = replace(real, setup=twin_of(match, PUBLIC, rng, SWAPS))
        if _last_event(real) != _last_event(twin):
            yield Pair(PUBLIC, real, twin, share=1.0)


def _last_event(tale: Tale) -> object:
    match = tale.match()
    return match.submit(tale.last).events[0]
