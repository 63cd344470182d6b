"""Trade with the supply and with others (RIDERS sections 7 and 17)."""

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import goods_events
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Offer, Refusal, Reject
from changcheng_qt.titles.riders.rules.goods_events import OfferEnd
from changcheng_qt.titles.riders.rules.legality import why_not
from changcheng_qt.titles.riders.rules.setup import OfferLimit, Options
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage
from tests.titles.riders.rules.scene import (
    A,
    B,
    C,
    D,
    after,
    can,
    cards,
    did,
    fixture,
    hand,
    kinds,
    refused,
    turned,
    with_building,
    with_cards,
)


def traders() -> State:
    """A has wood, B ore, C wool; D has no card."""
    state = with_cards(fixture(), A, "wood*2")
    return with_cards(with_cards(state, B, "ore"), C, "wool")


def test_11_the_rates_of_harbours_and_the_pirate_who_closes_one() -> None:
    state = with_building(with_cards(fixture(), B, "wood*4"), B, "3.hills11.SW")
    state = turned(state, seat=B)
    assert hand(after(state, "supply wood ore"), B) == cards("wood*2 ore")
    closed = replace(state, pirate=state.setup.board.sea_of["3.fields5.S"])
    assert hand(after(closed, "supply wood ore"), B) == cards("ore")
    other = with_building(closed, B, "3.hills11.E")
    after_any, happened = did(other, "supply wood ore")
    assert hand(after_any, B) == cards("wood ore")
    assert happened == [goods_events.SupplyTraded(B, 0, 4, 3)]  # type: ignore[arg-type]
    assert refused(closed, "supply wood wood") is Refusal.SAME_GOOD
    assert refused(closed, "supply ore wood") is Refusal.LACKING
    none_left = replace(closed, supply=(0, 19, 19, 19, 0))
    assert refused(none_left, "supply wood ore") is Refusal.SUPPLY_SHORT


def test_17_an_offer_is_answered_and_one_of_the_answers_is_dealt_with() -> None:
    state, happened = did(traders(), "offer wood ore")
    assert happened == [goods_events.OfferMade(A, 1, cards("wood"), cards("ore"), (B, C))]
    assert can(state) == ["accept", "reject", *counters(state)]
    state, happened = did(state, "accept")
    assert happened == [goods_events.OfferAnswered(B, Accept(), is_last=False)]
    state, happened = did(state, "counter wool wood")
    answer = Counter(cards("wool"), cards("wood"))
    told = (A, B, C, D)
    assert happened == [
        goods_events.OfferAnswered(C, answer, is_last=True),
        goods_events.AnswersShown((B, C), (Accept(), answer), told=told),
    ]
    assert can(state) == ["deal 1", "deal 2", "withdraw"]
    with_c, happened = did(state, "deal 2")
    assert hand(with_c, A) == cards("wood wool")
    assert hand(with_c, C) == cards("wood")
    assert happened == [goods_events.DealMade(A, C, cards("wood"), cards("wool"))]
    assert hand(after(state, "deal 1"), A) == cards("wood ore")
    nobody, happened = did(state, "withdraw")
    assert happened == [goods_events.OfferEnded(A, OfferEnd.WITHDRAWN)]
    assert nobody.turn.offer is None
    assert nobody.turn.offers == 1
    assert nobody.stage is Stage.BUILDING


def counters(state: State) -> list[str]:
    """The counters among the legal commands."""
    return [text for text in can(state) if text.startswith("counter")]


def test_an_offer_that_all_reject_is_over() -> None:
    state, happened = did(traders(), "offer wood ore", "reject", "reject")
    assert kinds(happened)[-2:] == ["AnswersShown", "OfferEnded"]
    assert happened[-1] == goods_events.OfferEnded(A, OfferEnd.REFUSED)
    assert state.stage is Stage.BUILDING


def test_18_the_terms_of_an_offer_and_who_is_asked() -> None:
    state = with_cards(traders(), A, "wood*4")
    for text in ("offer wood wood", "offer wood+wood ore+wood"):
        assert refused(state, text) is Refusal.SAME_ON_BOTH_SIDES
    for text in ("offer wood+wood+wood+wood ore", "offer wood+wood ore+ore+ore"):
        assert refused(state, text) is Refusal.NUMBER_OF_CARDS
    assert why_not(state, Offer(cards(""), cards("ore"))) is Refusal.NUMBER_OF_CARDS
    for text in ("offer wood+wood ore+ore", "offer wood ore+ore+ore"):
        assert refused(state, text) is None
    assert refused(state, "offer clay ore") is Refusal.LACKING
    alone = with_cards(with_cards(state, B, ""), C, "")
    assert refused(alone, "offer wood ore") is Refusal.NOBODY_TO_ASK
    assert refused(turned(state, offers=6), "offer wood ore") is Refusal.OFFERS_USED
    few = replace(state, setup=replace(state.setup, options=Options(offers=OfferLimit.THREE)))
    assert refused(turned(few, offers=3), "offer wood ore") is Refusal.OFFERS_USED


def test_33_no_deal_before_the_last_answer() -> None:
    state = after(traders(), "offer wood ore", "accept")
    assert refused(state, "deal 1") is Refusal.NOT_ANSWERED
    assert refused(state, "withdraw") is Refusal.NOT_ANSWERED
    assert refused(state, "end") is Refusal.OFFER_OPEN
    state = after(state, "reject")
    assert can(state) == ["deal 1", "withdraw"]
    assert refused(state, "deal 2") is Refusal.REJECTED
    assert refused(state, "deal 3") is Refusal.REJECTED
    assert refused(state, "end") is Refusal.OFFER_OPEN
    without_ore = after(with_cards(traders(), B, "clay"), "offer wood ore")
    assert refused(without_ore, "accept") is Refusal.LACKING


def test_34_a_counter_that_cannot_be_met() -> None:
    state = with_cards(with_cards(traders(), B, ""), C, "clay")
    state = after(state, "offer wood clay")
    assert refused(state, "counter clay wood") is Refusal.TERMS_UNCHANGED
    assert refused(state, "counter wool wood") is Refusal.LACKING
    assert refused(state, "counter clay clay") is Refusal.SAME_ON_BOTH_SIDES
    state = after(state, "counter clay ore+ore")
    assert can(state) == ["withdraw"]
    assert refused(state, "deal 2") is Refusal.CANNOT_MEET
    assert why_not(state, Reject()) is Refusal.OFFER_OPEN


def test_counters_may_be_left_out() -> None:
    state = traders()
    state = replace(state, setup=replace(state.setup, options=Options(counters=False)))
    state = after(state, "offer wood ore")
    assert can(state) == ["accept", "reject"]
    assert refused(state, "counter ore wood+wood") is Refusal.NO_COUNTERS
