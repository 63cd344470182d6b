"""Positions of China in which something rare is near."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from changcheng_qt.titles.china.rules.pieces import Colour, Supply
from changcheng_qt.titles.china.rules.setup import Follow, Options, Roads
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.turn import Turn
from tests.titles.china.rules.scene import W, X, Y, Z, lay


def corners() -> Iterator[State]:
    """Made positions in which something rare is near."""
    follow = Options(fortifications=True)
    free = replace(follow, follow=Follow.FREE)
    for options in (follow, free):
        for hand in ("red red red", "red green green", "red green yellow"):
            for houses in (20, 0):
                supplies = {X: Supply(houses, 2, 1)}
                yield lay(hand, options=options, supplies=supplies, houses={"wei": {Y: 2}}).state
    yield lay("red red red", options=follow, fortified="puzi").state
    yield lay(courts={"wei": {Y: 1}}).state
    spent = {seat: Supply(0, 2, 0) for seat in range(4)}
    yield lay(supplies=spent, houses={"wei": {X: 2}}).state
    yield lay(supplies={seat: Supply(0, 0, 0) for seat in (X, Y, Z)}, hand="red red red").state
    slots = (None, None, Colour.RED, Colour.RED)
    yield lay("red red", exhausted=1, pile="red", open=slots).state
    yield lay("red red", pile="red", discards="green red yellow orange purple red").state
    begun = Turn(X, 9, region=2, pieces=1)
    yield lay("red red", pile="red", turn=begun).state
    yield lay("red red red", options=follow, houses={"wei": {Y: 2}}).do("fort anyi card").state
    yield last_pieces(Supply(0, 2, 0), houses={"wei": {X: 1}})
    yield last_pieces(Supply(0, 1, 0), houses={"wei": {X: 1}})
    yield last_pieces(Supply(1, 0, 1), houses={"wei": {X: 1}})
    yield last_pieces(Supply(0, 0, 1), houses={"wei": {X: 1}})


def last_pieces(supply: Supply, **more: Any) -> State:  # noqa: ANN401 - the fields of `lay`
    """Return a position in which only the seat in turn has pieces left."""
    supplies = {seat: Supply(0, 0, 0) for seat in range(4)} | {X: supply}
    return lay(supplies=supplies, options=Options(fortifications=True), **more).state


def ends(rng: Random) -> Iterator[State]:
    """Positions full of houses in the last turn of all."""
    for number in range(30):
        options = Options(roads=list(Roads)[number % 2], fortifications=True)
        end = lay("", hands={X: ""}, seat=Z, first=W, exhausted=2, options=options, pile="").state
        houses = tuple(rng.choice((None, X, X, X, Y, Z, W)) for _ in end.houses)
        fortified = frozenset(rng.sample(range(len(houses)), number % 4))
        yield replace(end, houses=houses, fortified=fortified)
