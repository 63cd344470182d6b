"""Bots ask people little, and nothing twice."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.riders.rules.commands import BuyEdict, Command, Offer
from changcheng_qt.titles.riders.rules.entries import Aside, Entries, Moved, Offered
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.manners import ROUNDS_APART, considered
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, goods
from changcheng_qt.titles.riders.rules.view import View
from tests.titles.riders.rules.test_appraisal import building

SEATS: Final = 4
WOOD, ORE = goods(Good.WOOD), goods(Good.ORE)
LEGAL: Final = (BuyEdict(), Offer(ORE, WOOD), Offer(goods(Good.ORE, Good.ORE), WOOD))
BOTS: Final = (Player("b", "club"),) * SEATS


def seen(*entries: Offered | Aside, turn: int = 400, offers: int = 0, person: int = 1) -> View:
    """A view of the seat in turn, which knows that a person has a wood and nobody else anything."""
    state = building()
    seat = state.turn.seat
    held: Entries = (
        Moved(0, (seat + person) % SEATS, NO_GOODS, WOOD),
        *(Moved(0, one, NO_GOODS, ORE) for one in (seat, (seat + 2) % SEATS)),
        *entries,
    )
    counts = tuple(int(one == (seat + person) % SEATS) for one in range(SEATS))
    view = RIDERS.view(state, Knowledge(held), seat)
    return replace(view, turn=replace(view.turn, number=turn, offers=offers), hand_counts=counts)


def made(view: View, *, person: int = 1) -> Sequence[Command]:
    """The commands that a bot considers there, where a seat is a person."""
    players = list(BOTS)
    players[(view.decider + person) % SEATS] = Player("p")
    return considered(view, LEGAL, players)


def test_bots_among_themselves_offer_as_they_like() -> None:
    view = seen(offers=1)
    assert considered(view, LEGAL, BOTS) == LEGAL
    assert considered(replace(view, hand_counts=(0,) * SEATS), LEGAL, BOTS) == LEGAL
    assert made(view) == [BuyEdict()], "people are asked by one offer in a turn"
    assert made(view, person=2) == LEGAL, "who has no cards is not asked"
    assert considered(view, LEGAL[:1], [Player("p")] * SEATS) == LEGAL[:1]


def test_an_offer_to_people_is_followed_by_rounds_without() -> None:
    seat = seen().decider
    for offers in range(3):
        told = [Offered(1, seat, ORE, goods(Good(one + 1))) for one in range(offers)]
        turn = SEATS * ROUNDS_APART * offers
        assert made(seen(*told, turn=turn)) == list(LEGAL)
        if offers:
            assert made(seen(*told, turn=turn - 1)) == [BuyEdict()]
    others = Offered(1, (seat + 2) % SEATS, ORE, WOOD)
    assert made(seen(others, turn=0)) == list(LEGAL), "each bot has rounds of its own"


def test_no_bot_asks_twice() -> None:
    seat = seen().decider
    asked = Offered(1, seat, ORE, WOOD)
    assert made(seen(asked)) == [LEGAL[0], LEGAL[2]]
    assert made(seen(Aside(0, (asked,)))) == [LEGAL[0], LEGAL[2]], "undone, it was asked"


def test_nobody_is_asked_for_a_card_that_no_person_can_have() -> None:
    view = seen(person=2)
    assert made(replace(view, hand_counts=(1,) * SEATS)) == [BuyEdict()]
    assert made(view, person=2) == list(LEGAL)
