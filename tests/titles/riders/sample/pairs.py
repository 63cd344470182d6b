"""Pairs of games of Riders, in which robbed goods, edicts and answers differ (see `twins`)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.titles.riders.rules.commands import Command, Rob
from changcheng_qt.titles.riders.rules.events import SectionBreached
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.goods_events import GoodsLevied
from changcheng_qt.titles.riders.rules.pieces import cards_of
from changcheng_qt.titles.riders.rules.setup import Options
from tests.conformance.leaks.pairs import NAMES, Pair, Tale, drawn_once
from tests.effort import effort
from tests.titles.riders.rules.play import random_setup
from tests.titles.riders.rules.twins import replayed, state_of, twin_of
from tests.titles.riders.sample.secrets import quick_chooser

TRIES: Final = effort(sample=12, nightly=24)
"""How often something is changed for a twin."""


@drawn_once
def pairs() -> Iterator[Pair]:
    """Draw pairs of Riders without end."""
    for seed in count():
        rng = Random(seed)
        yield from _pairs_of(part_of_a_game(rng), rng)


def with_a_section_breached() -> Iterator[Pair]:
    """Pairs of games whose last command lets riders breach the wall, or levies goods."""
    for seed in count():
        rng = Random(seed)
        for match in _played(rng):
            kinds = SectionBreached | GoodsLevied
            if any(isinstance(event, kinds) for event in match.events(PUBLIC)[-1]):
                yield from _pairs_of(match, rng)
                break


def _pairs_of(match: AnyMatch, rng: Random) -> Iterator[Pair]:
    """Yield pairs of a game and its twins for several viewers."""
    viewers: list[Viewer] = [PUBLIC, *rng.sample(range(len(match.players)), 2)]
    for viewer in viewers:
        other = twin_of(match, viewer, rng, TRIES)
        *_, twin = replayed(match, other.setup, other.log)
        if _hidden(match) != _hidden(twin):
            yield Pair(viewer, _tale(match), _tale(twin), rng.uniform(0.15, 0.85))


def with_a_card_robbed() -> Iterator[Pair]:
    """Pairs of games whose last command robs another card in each."""
    for seed in count():
        rng = Random(seed)
        for match in _played(rng):
            robbed = match.steps[-1].command
            if isinstance(robbed, Rob):
                hand = set(cards_of(match.steps[-1].before.hands[robbed.seat]))
                for good in sorted(hand - {robbed.good}):
                    real = _tale(match)
                    twin = replace(real, last=Rob(robbed.seat, good))
                    yield Pair(PUBLIC, real, twin, share=1.0)
                break


def part_of_a_game(rng: Random) -> AnyMatch:
    """Play the beginning of a random game, up to n commands after a robbery: of those that
    are long ago more is known.
    """
    length, after = rng.randrange(40, 260), rng.choice((1, 3, 6, 30))
    for match in _played(rng):
        if len(match.steps) >= length and isinstance(match.steps[-1 - after].command, Rob):
            break
    return match


def _played(rng: Random) -> Iterator[AnyMatch]:
    """Yield a match of 3 to 5 seats after each of its commands but the last."""
    setup = random_setup(rng, rng.randrange(3, 6), Options())
    players = [Player(name) for name in NAMES[: setup.seats]]
    match: AnyMatch = Match(RIDERS, setup, players, luck=SeededLuck(f"{rng.random()}"))
    choose = quick_chooser(rng)
    while match.to_act is not None:
        match.submit(choose(state_of(match), RIDERS.legal(state_of(match))))
        if match.to_act is not None:
            yield match


def _tale(match: AnyMatch) -> Tale:
    """The game of a match, which is about to give its last command."""
    commands: list[Command] = [step.command for step in match.steps]
    return Tale(match.setup, tuple(commands[:-1]), commands[-1], RIDERS)


def _hidden(match: AnyMatch) -> object:
    """The facts hidden from somebody before the last command."""
    before = match.steps[-1].before
    return before.hands, before.edicts, before.setup.stack
