"""Labelled positions from games that bots play against themselves.

Theory of operation. Six of ten games are played by small searches, the others by guided choices;
3 % of the commands are random, and a third of the games begin with up to nine random ones, so that
the estimate also learns positions that good players avoid. At three of ten choices a position is
drawn from the view of the seat to act, as a search draws it; 40 % are played on by one to three
random commands, since most leaves of a tree are no good positions either. A sample is a group of
siblings, which a search has to tell apart: the positions after the three commands of the highest
promise and after another one. Scorings under way are finished by guided choices; then the mean of
24 guided playouts, with the same random numbers for all siblings, is the label of a position.

A game follows from the seed, the number of seats and its own number alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Searching
from changcheng_qt.bots.estimate import FINAL_SPREAD, POINT, share_below
from changcheng_qt.bots.playout import guided_choice, play_out
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.title import Title

PLAYOUTS = 24
"""How many playouts make a label."""
SIMULATIONS = 60
DRAWS = 16
"""The simulations of a small search, and the positions that it draws."""
SEARCHED = 0.6
"""The part of the games that small searches play."""
SAMPLED = 0.3
"""The chance that a choice gives a sample."""
PLAYED_ON = 0.4
MOST_PLAYED_ON = 3
"""The part of the samples that are played on, and by how many random commands at most."""
WILD = 0.03
"""The chance of a random command."""
WILD_GAMES = 1 / 3
MOST_WILD = 9
"""The part of the games that begin with random commands, and with how many at most."""
ANY_SETUP = 0.4
"""The part of the games with options drawn at random."""
PROMISING = 3
"""How many siblings of a sample are among the best; one more is drawn from the rest."""
SHARE = 1 << 16
"""The fixed-point 1 of shares."""


@dataclass(frozen=True, slots=True)
class Sibling:
    """A position as an estimate sees it, and its label.

    Scores in 64ths of a point and the numbers of resources are by seat. The label is summed over
    all playouts: final points in 64ths, and shares of the victory by how far a seat was behind.
    """

    stage: int
    scores: Sequence[int]
    areas: Sequence[int]
    resources: Sequence[int]
    points: Sequence[int]
    shares: Sequence[int]


@dataclass(frozen=True, slots=True)
class Sample:
    """Siblings, and the seat that chooses among them."""

    seat: int
    siblings: Sequence[Sibling]


def samples_of(title: Title, seats: int, seed: str, number: int) -> Iterator[Sample]:
    """Play one game and yield its samples."""
    rng = Random(f"{seed}/{title.name}/{seats}/{number}")
    box = title.open_box(None)
    draw = box.draw_any if rng.random() < ANY_SETUP else box.draw_usual
    players = [Player(f"{seat + 1}", "greedy", 0) for seat in range(seats)]
    match: AnyMatch = Match(title.game, draw(seats, rng), players)
    searching = searching_of(title)
    choose = searched if rng.random() < SEARCHED else guided
    wild = rng.randrange(MOST_WILD + 1) if rng.random() < WILD_GAMES else 0
    while (seat := match.to_act) is not None:
        view, legal = match.view(seat), match.legal(seat)
        if len(legal) > 1 and rng.random() < SAMPLED:
            position = searching.draw(view, legal, 1, ADVISER, rng).positions[0]
            sample = sample_of(position, rng)
            if sample:
                yield sample
        if len(match.steps) < wild or rng.random() < WILD:
            match.submit(rng.choice(legal))
            continue
        only = searching.unsearched(view, legal, ADVISER)
        match.submit(choose(searching, view, legal, rng) if only is None else only)


def searching_of(title: Title) -> Searching[Any, Any]:
    """Return the search of a title; raises ValueError for one that cannot be searched."""
    if title.rules.searching is None:
        raise ValueError(f"{title.name} cannot be searched")
    return title.rules.searching()


def searched(searching: Searching[Any, Any], view: Any, legal: Any, rng: Random) -> Any:  # noqa: ANN401
    """Return the choice of a small search that plays out."""
    drawn = searching.draw(view, legal, DRAWS, ADVISER, rng)
    search = Search(drawn.positions, rng.randrange(1 << 60))
    search.run(SIMULATIONS)
    return drawn.commands[max(search.candidates(), key=lambda one: one.visits).command]


def guided(searching: Searching[Any, Any], view: Any, legal: Any, rng: Random) -> Any:  # noqa: ANN401
    """Return the choice of a playout from a drawn position."""
    drawn = searching.draw(view, legal, 1, ADVISER, rng)
    position = drawn.positions[0]
    position.count()
    return drawn.commands[guided_choice(position, Chance(rng.randrange(1 << 60)))]


def sample_of(position: Core, rng: Random) -> Sample | None:
    """Return the sample of a drawn position, which is played on; None without siblings."""
    chance = Chance(rng.randrange(1 << 60))
    if rng.random() < PLAYED_ON:
        for _ in range(rng.randint(1, MOST_PLAYED_ON)):
            if position.to_act() >= 0:
                position.play(position.pick(chance.below(position.count())))
    quieten(position, chance)
    if position.to_act() < 0:
        return None
    seat = position.to_act()
    luck = rng.randrange(1 << 50)
    siblings = []
    for command in choices_of(position, rng):
        after = position.copy()
        after.count()
        after.play(command)
        quieten(after, Chance(luck))
        if after.to_act() >= 0:
            siblings.append(labelled(after, luck))
    return Sample(int(seat), siblings) if len(siblings) > 1 else None


def quieten(position: Core, chance: Chance) -> None:
    """Play on until nothing is under way that pays points."""
    while position.to_act() >= 0 and not position.is_quiet():
        position.play(guided_choice(position, chance))


def choices_of(position: Core, rng: Random) -> list[int]:
    """Return the most promising commands and another one, one for each edge."""
    commands = [int(position.pick(number)) for number in range(position.count())]
    promises = dict(zip(commands, position.promises(commands), strict=True))
    edges: dict[int, int] = {}
    for command in sorted(commands, key=lambda one: -promises[one]):
        edges.setdefault(int(position.edge(command, position.to_act())), command)
    best = list(edges.values())
    return best[:PROMISING] + rng.sample(best[PROMISING:], min(1, len(best[PROMISING:])))


def labelled(position: Core, luck: int) -> Sibling:
    """Return a position with its label."""
    seats = range(position.seats_playing())
    points, shares = [0 for _ in seats], [0 for _ in seats]
    for playout in range(PLAYOUTS):
        copy = position.copy()
        play_out(copy, Chance(luck + playout * 1000003))
        ends = [int(copy.score(seat)) * POINT for seat in seats]
        weights = [int(share_below(max(ends) - end, FINAL_SPREAD)) for end in ends]
        for seat in seats:
            points[seat] += ends[seat]
            shares[seat] += weights[seat] * SHARE // sum(weights)
    scores = [int(position.score(seat)) * POINT for seat in seats]
    areas = [int(area) for area in position.areas(None) if area]
    resources = [int(position.resources(seat)) for seat in seats]
    return Sibling(int(position.stage()), scores, areas, resources, points, shares)
