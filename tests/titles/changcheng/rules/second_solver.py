"""The worth of a turn, worked out once more, without any of the solver's ways to save work.

Every hidden thing is dealt in every way beforehand; the worlds that the seat cannot tell apart are
played on together by the rules, and the Mongols come to each of them by the rules as well.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.attack import end_game
from changcheng_qt.titles.changcheng.rules.belief import sample
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, Pass, Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import THREAT_VALUES, ActionCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard
from changcheng_qt.titles.changcheng.rules.view import View

World: TypeAlias = tuple[float, State]


def worlds(view: View) -> list[World]:
    """Return every position that agrees with a view, with its weight; things that nobody will see
    in this turn are dealt in one way.
    """
    state = sample(view, Random(1))
    dealt = [
        replace(state, setup=replace(state.setup, threats=threats), cards=cards)
        for threats, cards in product(_threats(view, state), _cards(view, state))
    ]
    return [(1 / len(dealt), one) for one in dealt]


def worth(found: list[World], seat: Seat, *, blind: bool = False) -> float:
    """Return the share of worlds that the seat cannot tell apart in its expectation; `blind` means
    without a look at any threat counter.
    """
    _, state = found[0]
    values = []
    for command in CHANG_CHENG.legal(state):
        if blind and isinstance(command, Peek):
            continue
        if isinstance(command, EndTurn | Pass):
            values.append(sum(weight * _margin(one, seat) for weight, one in found))
            continue
        told: defaultdict[object, list[World]] = defaultdict(list)
        for weight, one in found:
            applied = CHANG_CHENG.apply(one, command)
            told[tuple(event.seen_by(seat) for event in applied.events)].append(
                (weight, applied.after)
            )
        values.append(sum(worth(group, seat, blind=blind) for group in told.values()))
    return max(values) if CHANG_CHENG.to_act(state) == seat else min(values)


def _margin(state: State, seat: Seat) -> int:
    scores = list(end_game(state, []).scores)
    own = scores.pop(seat)
    return own - max(scores)


def _threats(view: View, state: State) -> Iterator[tuple[int, ...]]:
    """Return the counters for every possible order of the unseen ones; equal counters are distinct
    here, so that all orders are equally likely.
    """
    known = {r: value for private in view.privates for r, value in private.seen}
    known |= view.known_threats
    left = sorted((Counter(THREAT_VALUES) - Counter(known.values())).elements())
    unknown = [r for r in state.wall.regions if r not in known and r not in view.removed]
    for values in permutations(left, len(unknown)):
        drawn = known | dict(zip(unknown, values, strict=True))
        yield tuple(drawn.get(r, 0) for r in range(len(THREAT_VALUES)))


def _cards(view: View, state: State) -> Iterator[tuple[PlacedCard, ...]]:
    """Return the cards in play for every possible placing of the other seats' hidden cards."""
    mine = view.turn.seat
    ways = []
    for seat in range(view.seats):
        lying = [card for card in state.cards if card.owner == seat]
        gone = {card.card for card in view.gone if card.owner == seat}
        left = [card for card in ActionCard if card not in gone]
        if seat == mine:
            ways.append([tuple(lying)])
            continue
        ways.append(
            [
                tuple(replace(card, card=drawn) for card, drawn in zip(lying, order, strict=True))
                for chosen in combinations(left, len(lying))
                for order in permutations(chosen)
            ]
        )
    for way in product(*ways):
        yield tuple(sorted((card for cards in way for card in cards), key=lambda card: card.ply))
