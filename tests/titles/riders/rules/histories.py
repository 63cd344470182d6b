"""Random accounts of hands that nobody played: a true history of moves, robberies, levies, shown
cards and undone commands, at random; and the chances of all hands, by trying every card that each
robbery can have taken.
"""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules.entries import (
    Aside,
    Entries,
    Entry,
    Levied,
    Moved,
    Offered,
    Robbed,
    Showed,
)
from changcheng_qt.titles.riders.rules.pieces import (
    NO_GOODS,
    Good,
    Goods,
    cards_of,
    goods,
    minus,
    plus,
)

AllHands = tuple[Goods, ...]
SEATS = 3


def history(rng: Random, length: int, unseen: int) -> Entries:
    """A true account of that many entries after the first hands, in which at most `unseen`
    robberies are for viewers to guess.
    """
    hands = (NO_GOODS,) * SEATS
    told: list[Entry] = []
    for seat in range(SEATS):
        told.append(Moved(0, seat, NO_GOODS, goods(*rng.choices(list(Good)[:3], k=4))))
        hands = after(hands, told[-1])
    return (*told, *_told(rng, hands, length, [unseen]))


def _told(rng: Random, hands: AllHands, length: int, unseen: list[int]) -> Iterator[Entry]:
    for ply in range(1, length + 1):
        entry = _undone(rng, hands, ply, unseen) if rng.random() < 0.15 else None
        entry = entry or _entry(rng, hands, ply, unseen)
        yield entry
        hands = after(hands, entry)


def _undone(rng: Random, hands: AllHands, ply: int, unseen: list[int]) -> Entry:
    return Aside(ply, tuple(_told(rng, hands, rng.randrange(1, 3), unseen)))


def _entry(rng: Random, hands: AllHands, ply: int, unseen: list[int]) -> Entry:
    seat = rng.randrange(SEATS)
    cards = cards_of(hands[seat])
    few = goods(*rng.sample(cards, min(len(cards), rng.randrange(1, 3))))
    victims = [one for one in range(SEATS) if one != seat and any(hands[one])]
    kind = rng.choice(("rob", "rob", "rob", "pay", "get", "show", "levy"))
    if kind == "rob" and victims and unseen[0]:
        victim = rng.choice(victims)
        unseen[0] -= 1
        return Robbed(ply, seat, victim, rng.choice(cards_of(hands[victim])))
    if kind == "levy":
        good = rng.choice(list(Good)[:3])
        handed = (0 if one == seat else hands[one][good] for one in range(SEATS))
        return Levied(ply, seat, good, tuple(handed))
    if kind == "show":
        return rng.choice((Showed(ply, seat, few), Offered(ply, seat, few, goods(Good.ORE))))
    return Moved(ply, seat, few if kind == "pay" else NO_GOODS, goods(Good(rng.randrange(3))))


def after(hands: AllHands, entry: Entry) -> AllHands:
    """The hands after an entry of which everything is known."""
    match entry:
        case Moved(seat=seat, out=out, into=into):
            return put(hands, seat, plus(minus(hands[seat], out), into))
        case Robbed(seat=seat, victim=victim, good=Good() as good):
            hands = put(hands, victim, minus(hands[victim], goods(good)))
            return put(hands, seat, plus(hands[seat], goods(good)))
        case Levied(seat=seat, good=good, cards=cards):
            for one, count in enumerate(cards):
                hands = put(hands, one, minus(hands[one], goods(*(good,) * count)))
            return put(hands, seat, plus(hands[seat], goods(*(good,) * sum(cards))))
        case _:
            return hands


def robbed_by_counting(entries: Entries) -> tuple[frozenset[Good], ...]:
    """The goods that each robbery can have taken."""
    taken = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Robbed):
            tries = {good: put(entries, place, replace(entry, good=good)) for good in Good}
            goods_there = tries if entry.good is None else [entry.good]
            taken.append(frozenset(good for good in goods_there if by_counting(tries[good])))
    return tuple(taken)


def by_counting(entries: Entries) -> dict[AllHands, Fraction]:
    """The chances of all hands at the end."""
    ends: defaultdict[AllHands, Fraction] = defaultdict(Fraction)
    for hands, chance in _ends((NO_GOODS,) * SEATS, entries):
        ends[hands] += chance
    total = sum(ends.values())
    return {hands: chance / total for hands, chance in ends.items()}


def _ends(hands: AllHands, entries: Entries) -> Iterator[tuple[AllHands, Fraction]]:
    """Each end of each way in which the entries can have come about, with its chance."""
    if not entries:
        yield hands, Fraction(1)
        return
    first, rest = entries[0], entries[1:]
    if isinstance(first, Aside):
        undone = sum((chance for _, chance in _ends(hands, first.entries)), Fraction(0))
        if undone:
            yield from ((end, undone * chance) for end, chance in _ends(hands, rest))
    elif isinstance(first, Robbed):
        cards = cards_of(hands[first.victim])
        for card in cards:
            if first.good in (None, card):
                robbed = after(hands, Robbed(first.ply, first.seat, first.victim, card))
                for end, chance in _ends(robbed, rest):
                    yield end, chance / len(cards)
    elif _held(hands, first):
        yield from _ends(after(hands, first), rest)


def _held(hands: AllHands, entry: Entry) -> bool:
    """Whether the hands can have held the cards of an entry."""
    match entry:
        case (
            Moved(seat=seat, out=need)
            | Showed(seat=seat, goods=need)
            | Offered(seat=seat, give=need)
        ):
            return min(minus(hands[seat], need)) >= 0
        case Levied(seat=seat, good=good, cards=cards):
            return all(hands[one][good] == n for one, n in enumerate(cards) if one != seat)
        case _:
            return True
