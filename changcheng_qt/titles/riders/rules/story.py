"""The account of all hands as one viewer saw it, and the exact chances of the hands (RIDERS section
12.3).

Theory of operation. Only a robbery that the viewer did not see makes hands uncertain: it took each
card of the victim's hand with the same chance. Everything else moves known cards. So the possible
hands are a ledger, which books all known cards, and a number of different offsets from it, each
with a weight. An unseen robbery replaces each offset by one for each good that the victim may hold,
and weighs it by the number of such cards; equal offsets become one. Cards paid, given or shown
remove the offsets in which they were not held; so does a levy those with another number of cards. A
robbery that the viewer saw weighs each offset by the number of cards of that good. All weights have
the same denominator, which is left out: the size of a hand is public.

An aside, the commands that were undone, weighs each offset by the sum of the weights in which the
aside ends that began with that offset alone.

Stories of successive positions have their first entries in common. The results of whole blocks of
entries are cached, so that only the entries after them are weighed again.
"""

from bisect import bisect
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import accumulate
from math import gcd
from random import Random
from typing import Final, Self, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.riders.rules.entries import (
    Aside,
    Entries,
    Entry,
    Levied,
    Moved,
    Offered,
    Robbed,
    Showed,
    seen_edicts,
)
from changcheng_qt.titles.riders.rules.pieces import (
    NO_GOODS,
    Edict,
    Good,
    Goods,
    goods,
    holds,
    minus,
    plus,
)
from changcheng_qt.titles.riders.rules.purchases import Purchases, purchases_of

AllHands: TypeAlias = tuple[Goods, ...]
"""The goods of all seats, or offsets from them."""
Weights: TypeAlias = Mapping[AllHands, int]
Way: TypeAlias = tuple[frozenset[Good], ...]
"""The goods that each robbery so far may have taken."""
Ways: TypeAlias = Mapping[AllHands, Way]
BLOCK: Final = 32
"""How many entries a block has."""
CACHED: Final = 64
"""How many results of blocks are cached: those of all viewers of a long game."""


@dataclass(frozen=True)
class Story:
    """The entries that a viewer saw, from the first of the game on."""

    seats: int
    entries: Entries

    @cached_property
    def outcomes(self) -> Weights:
        """All possible hands, with integer weights in proportion to their chances."""
        blocks, rest = _in_blocks(self.entries)
        ledger, weights = _told(*_told_in_blocks(self.seats, blocks), rest)
        divisor = gcd(*weights.values())
        return {
            tuple(map(plus, ledger, offset)): weight // divisor
            for offset, weight in weights.items()
        }

    def without(self, ply: int, held: AllHands) -> Self:
        """Return the account without goods that each seat is known to hold after that many
        commands.
        """
        gone = (Moved(ply, seat, cards, NO_GOODS) for seat, cards in enumerate(held))
        return replace(self, entries=(*self.entries, *gone))

    def draw(self, rng: Random) -> AllHands:
        """Return possible hands, drawn with their chances; raises `ValueError` if there are none,
        in a faulty file.
        """
        hands, sums = self._sums
        return hands[bisect(sums, rng.randrange(sums[-1] if sums else 0))]

    @cached_property
    def ways(self) -> Ways:
        """All possible hands, with the goods that each robbery may have taken on a way to them;
        those of asides are left out.
        """
        blocks, rest = _in_blocks(self.entries)
        ledger, ways = _ways_told(*_ways_in_blocks(self.seats, blocks), rest)
        return {tuple(map(plus, ledger, offset)): way for offset, way in ways.items()}

    def robbed(self) -> Way:
        """Return the goods that each robbery may have taken; none for a faulty file."""
        return _merged(*self.ways.values())

    @cached_property
    def purchases(self) -> Purchases:
        """The edicts bought and played."""
        return purchases_of(self.seats, self.entries)

    @cached_property
    def seen(self) -> Mapping[int, Edict]:
        """The edicts that the viewer saw, by their places in the stack."""
        return seen_edicts(self.entries)

    @cached_property
    def _sums(self) -> tuple[tuple[AllHands, ...], tuple[int, ...]]:
        return tuple(self.outcomes), tuple(accumulate(self.outcomes.values()))


def _in_blocks(entries: Entries) -> tuple[Entries, Entries]:
    """Return the whole blocks of entries, and the entries after them."""
    count = len(entries) - len(entries) % BLOCK
    return entries[:count], entries[count:]


def _without_last(blocks: Entries) -> int:
    """Return the number of entries before the last blocks: half of a power of 2, so that few
    results lead to any number of blocks.
    """
    return len(blocks) & (len(blocks) - 1)


@lru_cache(maxsize=CACHED)
def _told_in_blocks(seats: int, blocks: Entries) -> tuple[AllHands, Weights]:
    """Return the ledger and the weights of the offsets after whole blocks."""
    if not blocks:
        start = (NO_GOODS,) * seats
        return start, {start: 1}
    cut = _without_last(blocks)
    return _told(*_told_in_blocks(seats, blocks[:cut]), blocks[cut:])


@lru_cache(maxsize=CACHED)
def _ways_in_blocks(seats: int, blocks: Entries) -> tuple[AllHands, Ways]:
    """Return the ledger and the ways to the offsets after whole blocks."""
    if not blocks:
        start = (NO_GOODS,) * seats
        return start, {start: ()}
    cut = _without_last(blocks)
    return _ways_told(*_ways_in_blocks(seats, blocks[:cut]), blocks[cut:])


def _ways_told(ledger: AllHands, ways: Ways, entries: Entries) -> tuple[AllHands, Ways]:
    """Return the ledger and the ways to the offsets after entries."""
    for entry in entries:
        if isinstance(entry, Robbed) and entry.good is None:
            ways = _ways_after(ledger, ways, entry.seat, entry.victim)
        else:
            ways = {one: ways[one] for one in weighed(ledger, dict.fromkeys(ways, 1), entry)}
            if isinstance(entry, Robbed) and entry.good is not None:
                taken = frozenset((entry.good,))
                ways = {one: (*way, taken) for one, way in ways.items()}
        ledger = _booked(ledger, entry)
    return ledger, ways


def _told(ledger: AllHands, weights: Weights, entries: Entries) -> tuple[AllHands, Weights]:
    """Return the ledger and the weights of the offsets after entries."""
    for entry in entries:
        weights = weighed(ledger, weights, entry)
        ledger = _booked(ledger, entry)
    return ledger, weights


def weighed(ledger: AllHands, weights: Weights, entry: Entry) -> Weights:
    """Return the offsets after an entry, with their weights; the ledger is that before it."""
    match entry:
        case (
            Moved(seat=seat, out=need)
            | Showed(seat=seat, goods=need)
            | Offered(seat=seat, give=need)
        ):
            return _holding(ledger, weights, seat, need)
        case Robbed(seat=seat, victim=victim, good=None):
            return after_unseen_robbery(ledger, weights, seat, victim)
        case Robbed(victim=victim, good=Good() as good):
            held = ledger[victim][good]
            return {
                offset: weight * (held + offset[victim][good])
                for offset, weight in weights.items()
                if held + offset[victim][good]
            }
        case Levied(seat=seat, good=good, cards=cards):
            handed = [(one, n - ledger[one][good]) for one, n in enumerate(cards) if one != seat]
            return {
                offset: weight
                for offset, weight in weights.items()
                if all(offset[one][good] == extra for one, extra in handed)
            }
        case Aside(entries=entries):
            return {
                offset: weight * likely
                for offset, weight in weights.items()
                if (likely := sum(_told(ledger, {offset: 1}, entries)[1].values()))
            }
        case _:
            return weights


def _holding(ledger: AllHands, weights: Weights, seat: Seat, need: Goods) -> Weights:
    """Return the offsets in which a seat holds goods."""
    if need == NO_GOODS:
        return weights
    least = minus(need, ledger[seat])
    return {one: weight for one, weight in weights.items() if holds(one[seat], least)}


def after_unseen_robbery(ledger: AllHands, weights: Weights, seat: Seat, victim: Seat) -> Weights:
    """Return the offsets after an unseen robbery."""
    after: defaultdict[AllHands, int] = defaultdict(int)
    for offset, weight in weights.items():
        held = plus(ledger[victim], offset[victim])
        for good in Good:
            if held[good]:
                after[_passed(offset, victim, seat, good)] += weight * held[good]
    return after


def _ways_after(ledger: AllHands, ways: Ways, seat: Seat, victim: Seat) -> Ways:
    """Return the offsets after an unseen robbery, with the goods of all robberies."""
    after: dict[AllHands, Way] = {}
    for offset, way in ways.items():
        for good in Good:
            if ledger[victim][good] + offset[victim][good]:
                end, longer = _passed(offset, victim, seat, good), (*way, frozenset((good,)))
                after[end] = _merged(after[end], longer) if end in after else longer
    return after


def _merged(*ways: Way) -> Way:
    return tuple(frozenset[Good]().union(*goods) for goods in zip(*ways, strict=True))


def _booked(ledger: AllHands, entry: Entry) -> AllHands:
    """Return the ledger after an entry."""
    match entry:
        case Moved(seat=seat, out=out, into=into):
            return put(ledger, seat, plus(minus(ledger[seat], out), into))
        case Robbed(seat=seat, victim=victim, good=Good() as good):
            return _passed(ledger, victim, seat, good)
        case Levied(seat=seat, good=good, cards=cards):
            for one, count in enumerate(cards):
                for _ in range(count):
                    ledger = _passed(ledger, one, seat, good)
            return ledger
        case _:
            return ledger


def _passed(hands: AllHands, giver: Seat, taker: Seat, good: Good) -> AllHands:
    """Return hands after a card changed hands."""
    card = goods(good)
    hands = put(hands, giver, minus(hands[giver], card))
    return put(hands, taker, plus(hands[taker], card))
