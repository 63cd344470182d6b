"""Bots ask people little, and nothing twice."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.riders.rules.commands import BuyEdict, Command, Offer
from changcheng_qt.titles.riders.rules.entries import Aside, Entries, Entry, Moved, Offered
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


def seen(*entries: Entry, turn: int = 400, offers: int = 0, person: int = 1) -> View:
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


def made(view: View, *people: int) -> Sequence[Command]:
    """The commands that a bot considers there, where seats are people."""
    players = list(BOTS)
    for person in people or (1, 2):
        players[(view.decider + person) % SEATS] = Player("p")
    return considered(view, LEGAL, players)


def test_bots_among_themselves_offer_as_they_like() -> None:
    view = seen(offers=1)
    assert considered(view, LEGAL, BOTS) == LEGAL
    assert considered(replace(view, hand_counts=(0,) * SEATS), LEGAL, BOTS) == LEGAL
    assert made(view, 2) == LEGAL, "who has no cards is not asked"
    assert considered(view, LEGAL[:1], [Player("p")] * SEATS) == LEGAL[:1]


def test_people_are_asked_by_one_offer_in_a_turn() -> None:
    asked = Offered(1, seen().decider, ORE, goods(Good.CLAY))
    assert made(seen(asked, offers=1)) == [BuyEdict()]
    assert made(seen(asked, offers=0)) == list(LEGAL), "it was in another turn"
    met = replace(asked, want=WOOD)
    assert made(seen(met, offers=1), 1) == [BuyEdict()]


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


def test_no_seat_whose_yes_would_be_refused_is_asked() -> None:
    view = seen()
    points = tuple(9 if seat == (view.decider + 1) % SEATS else 3 for seat in range(SEATS))
    leading = replace(view, points=points)
    assert made(view, 1) == list(LEGAL)
    assert made(leading, 1) == [BuyEdict()]
    assert made(replace(leading, hand_counts=(1,) * SEATS)) == list(LEGAL), "the other may deal"


def test_no_bot_asks_twice() -> None:
    seat = seen().decider
    asked = Offered(1, seat, ORE, WOOD)
    for people in ((1, 2), (1,)):
        assert made(seen(asked), *people) == [LEGAL[0], LEGAL[2]]
        undone = Aside(0, (asked,))
        assert made(seen(undone), *people) == [LEGAL[0], LEGAL[2]], "undone, it was asked"


def test_people_are_not_asked_for_a_card_that_none_of_them_can_have() -> None:
    view = replace(seen(person=2), hand_counts=(1,) * SEATS)
    assert made(view, 1, 3) == [BuyEdict()]
    assert made(view, 2, 3) == list(LEGAL)


def test_offers_that_the_only_person_cannot_meet_are_as_among_bots() -> None:
    view = seen(person=2, turn=0)
    for offers in range(3):
        told = [Offered(1, view.decider, ORE, goods(Good(one + 1))) for one in range(offers)]
        unmet = replace(seen(*told, person=2, turn=0, offers=offers), hand_counts=(1,) * SEATS)
        assert made(unmet, 1) == list(LEGAL)
        assert made(unmet, 2) == list(LEGAL), "the person was not asked before"
    met = Offered(1, view.decider, ORE, WOOD)
    since = Moved(2, (view.decider + 2) % SEATS, WOOD, NO_GOODS)
    gone = replace(seen(met, since, person=2, turn=0), hand_counts=(1,) * SEATS)
    assert made(gone, 2) == list(LEGAL), "nor can it meet them now"
    back = Moved(3, (view.decider + 2) % SEATS, NO_GOODS, WOOD)
    assert made(seen(met, since, back, person=2, turn=23), 2) == [BuyEdict()], "it was asked"
    assert made(seen(met, since, back, person=2, turn=24), 2) == [LEGAL[0], LEGAL[2]]
