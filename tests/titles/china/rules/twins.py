"""Matches of China with take-backs in them, and their twins.

A twin has the same commands and is dealt other cards, found by swapping cards of its setup as long
as the rules allow the commands and every event shows the viewer the same; other views of the twin
are for tests to compare.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import CannotUndo
from changcheng_qt.engine.match import AnyMatch, Entry, Match, Played
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, Viewer
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.setup import Follow, Hands, Setup
from tests.engine.machine import apply_entry
from tests.titles.china.rules.play import random_chooser, random_setup


def running(seed: int) -> AnyMatch:
    """A match that is not over, with take-backs, by any number of seats with any options."""
    rng = Random(seed)
    setup = random_setup(rng, 3 + seed % 3)
    options = replace(setup.options, hands=Hands.HIDDEN)
    if seed % 2:
        options = replace(setup.options, fortifications=True, follow=Follow.MUST)
    setup = replace(setup, options=options)
    match: AnyMatch = Match(CHINA, setup, [Player(f"P{i}", HUMAN) for i in range(setup.seats)])
    choose = random_chooser(rng)
    for _ in range(rng.randrange(40, 260)):
        if rng.random() < 0.08 and match.steps:
            back = max(0, len(match.steps) - rng.randrange(1, 12))
            match.take_back(back, range(setup.seats))
        state = match.steps[-1].after if match.steps else CHINA.new(setup)
        match.submit(choose(state, CHINA.legal(state)))
        if match.to_act is None:
            match.take_back(len(match.steps) - 5, range(setup.seats))
    return match


@cache
def shared(seed: int) -> AnyMatch:
    """A match as `running`, for all tests that leave it as it is."""
    return running(seed)


@cache
def twins(seed: int, swaps: int) -> dict[Viewer, Setup]:
    """Another setup of that match for each viewer, who cannot tell it from its own."""
    match = shared(seed)
    viewers = (PUBLIC, *range(len(match.players)))
    return {viewer: twin_of(match, viewer, Random(seed), swaps) for viewer in viewers}


def replayed(match: AnyMatch, setup: Setup) -> Iterator[tuple[Entry, AnyMatch]]:
    """Replay the log of a match on one with another setup, entry by entry."""
    other: AnyMatch = Match(CHINA, setup, match.start_players)
    for entry in match.log:
        apply_entry(other, entry)
        yield entry, other


def twin_of(match: AnyMatch, viewer: Viewer, rng: Random, swaps: int) -> Setup:
    """Another setup that the viewer cannot tell from that of a match."""
    setup: Setup = match.setup
    seen = list(_seen(match, setup, viewer))
    for _ in range(swaps):
        other = replace(
            setup,
            deck=_swapped(setup.deck, rng),
            second_order=_swapped(setup.second_order, rng),
        )
        if _looks_like(match, other, viewer, seen):
            setup = other
    return setup


def _swapped(cards: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    one, other = rng.sample(range(len(cards)), 2)
    swapped = list(cards)
    swapped[one], swapped[other] = cards[other], cards[one]
    return tuple(swapped)


def _looks_like(match: AnyMatch, setup: Setup, viewer: Viewer, seen: list[object]) -> bool:
    try:
        others = _seen(match, setup, viewer)
        return all(other == here for other, here in zip(others, seen, strict=True))
    except (IllegalCommand, CannotUndo):
        return False


def _seen(match: AnyMatch, setup: Setup, viewer: Viewer) -> Iterator[object]:
    """Yield the cards open at first, the viewer's first hand, and the events as shown."""
    places = [*setup.dealt_open, *(setup.dealt_to(viewer) if isinstance(viewer, int) else ())]
    yield [setup.deck[place] for place in places]
    for entry, other in replayed(match, setup):
        if isinstance(entry, Played):
            yield other.steps[-1].seen_by(viewer)
