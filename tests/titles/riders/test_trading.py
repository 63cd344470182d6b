"""The bots that search deal only where both sides gain, as far as simulations can tell."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from changcheng_qt.bots.bot import Drawn, Stop, Stopped, never
from changcheng_qt.bots.search import Node
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.core.flatten import flatten, number_of
from changcheng_qt.titles.riders.rules.commands import (
    Accept,
    Answer,
    Command,
    Counter,
    Deal,
    EndTurn,
    Offer,
    Reject,
    Withdraw,
)
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import legal_for
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, goods
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.trading import (
    LEAST,
    MOST,
    NO_DEAL,
    YES,
    TradingBot,
    Trial,
    has_counter,
    is_welcome,
    weighed,
)
from changcheng_qt.verdicts.reasons import Tally
from tests.titles.riders.rules.test_trades_of_bots import A_CITY_BUT_ORE, trading

NODES: Final = 128
ORE, WOOD = goods(Good.ORE), goods(Good.WOOD)
LEADERS: Final = 48
"""The seed of a position in which the two that may trade lead with 6 points each: what both gain
they take from the others.
"""


def hands(mine: Goods, theirs: Goods, seed: int = LEADERS) -> State:
    return trading(mine, theirs, seed=seed)


def offered(
    mine: Goods,
    theirs: Goods,
    give: Goods,
    want: Goods,
    *answers: Answer,
    seed: int = LEADERS,
) -> State:
    """A position in which the seat in turn offered something to the next one."""
    state = hands(mine, theirs, seed)
    offer = OpenOffer(give, want, ((state.turn.seat + 1) % 4,), answers)
    stage = Stage.CHOOSING if answers else Stage.ANSWERING
    return replace(state, stage=stage, turn=replace(state.turn, offer=offer, offers=1))


def view_of(state: State, seat: Seat) -> View:
    return RIDERS.view(state, Knowledge(), seat)


def answer(state: State, stop: Stop = never, points: int | None = None) -> Command:
    """The answer of the seat that is asked; the one in turn has n points, if told."""
    seat = (state.turn.seat + 1) % 4
    view = view_of(state, seat)
    if points is not None:
        view = replace(view, points=put(view.points, state.turn.seat, points))
    return TradingBot("strong").choose(view, legal_for(state, seat), NODES, Random(1), stop)


GIFT: Final = offered((0, 0, 0, 0, 3), (3, 0, 0, 2, 2), ORE, WOOD)
"""An ore for a city, for a wood that is not needed."""


def test_a_clear_gain_is_accepted_and_a_clear_loss_is_not() -> None:
    assert answer(GIFT) == Accept()
    assert answer(offered((3, 0, 0, 2, 2), (0, 0, 0, 2, 3), WOOD, ORE)) == Reject()


def test_nothing_is_dealt_with_a_seat_that_may_win_at_once() -> None:
    def no_search() -> bool:
        raise AssertionError

    assert answer(GIFT, no_search, points=8) == Reject()
    state = offered(A_CITY_BUT_ORE, (0, 1, 1, 1, 1), WOOD, ORE, Accept())
    seat = state.turn.seat
    view, legal = view_of(state, seat), RIDERS.legal(state)
    for points, chosen in ((2, Deal((seat + 1) % 4)), (8, Withdraw())):
        seen = replace(view, points=put((2,) * 4, (seat + 1) % 4, points))
        assert TradingBot("strong").choose(seen, legal, NODES, Random(1)) == chosen


def test_a_seat_that_cannot_accept_thinks_as_long() -> None:
    asked = []
    for theirs in ((3, 0, 0, 2, 2), (0, 0, 3, 2, 2)):
        count = 0

        def stop() -> bool:
            nonlocal count
            count += 1
            return False

        answer(offered((0, 0, 0, 0, 3), theirs, ORE, WOOD), stop)
        asked.append(count)
    assert asked[0] == asked[1] > 4


def test_an_answer_stops() -> None:
    with pytest.raises(Stopped):
        answer(GIFT, lambda: True)


@pytest.mark.parametrize(
    ("asked", "is_dealt"),
    [(goods(Good.WOOD, Good.WOOD), True), (goods(Good.GRAIN, Good.GRAIN), False)],
)
def test_a_counter_must_gain_as_an_offer_must(asked: Goods, is_dealt: bool) -> None:
    state = offered(A_CITY_BUT_ORE, (0, 0, 0, 0, 1), WOOD, ORE, Counter(ORE, asked))
    view = view_of(state, state.turn.seat)
    assert has_counter(view)
    assert not has_counter(view_of(GIFT, GIFT.turn.seat))
    chosen = TradingBot("strong").choose(view, RIDERS.legal(state), NODES, Random(1))
    assert isinstance(chosen, Deal) == is_dealt


@pytest.mark.parametrize(
    ("deal", "answer", "is_dealt"),
    [
        (50.0, Accept(), True),
        (49.9, Accept(), True),
        (40.0, Accept(), False),
        (50.0, Counter(ORE, WOOD), False),
        (60.0, Counter(ORE, WOOD), True),
    ],
)
def test_a_yes_to_its_own_terms_is_taken_unless_that_is_clearly_worse(
    monkeypatch: pytest.MonkeyPatch, deal: float, answer: Answer, *, is_dealt: bool
) -> None:
    def of_mean(mean: float) -> Tally:
        count = 100
        ends, squares = mean * count, mean * mean * count
        return Tally(count, ends, squares, 0, (), (), (), is_judged=True, parts=(ends / 4,) * 4)

    told = [of_mean(deal), of_mean(50.0)]
    monkeypatch.setattr("changcheng_qt.titles.riders.trading.weighed", lambda *_: told)
    state = offered(A_CITY_BUT_ORE, (1, 1, 1, 1, 1), WOOD, ORE, answer)
    view = view_of(state, state.turn.seat)
    chosen = TradingBot("strong").choose(view, RIDERS.legal(state), NODES, Random(1))
    assert isinstance(chosen, Deal) == is_dealt


class Offering(TradingBot):
    """Prefers an offer, then to end its turn."""

    def searched(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
    ) -> tuple[Drawn[Command], list[Node]]:
        drawn = self.drawn(view, legal, nodes, rng)
        found, favoured = [], list[Command]([EndTurn(), Offer(WOOD, ORE)])
        for visits, one in enumerate(one for one in favoured if one in legal):
            node = Node(0, number_of(one), view.decider)
            node.visits = visits + 1
            found.append(node)
        return drawn, found


@pytest.mark.parametrize(("theirs", "is_made"), [((0, 1, 1, 1, 1), True), ((3, 0, 0, 2, 2), False)])
def test_only_an_offer_that_is_welcome_is_made(theirs: Goods, is_made: bool) -> None:
    state = hands(A_CITY_BUT_ORE, theirs)
    view = view_of(state, state.turn.seat)
    chosen = Offering("strong").choose(view, RIDERS.legal(state), NODES, Random(1))
    assert chosen == (Offer(WOOD, ORE) if is_made else EndTurn())


def test_after_a_search_of_offers_alone_the_rest_is_searched() -> None:
    class Hasty(Offering):
        def searched(
            self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
        ) -> tuple[Drawn[Command], list[Node]]:
            drawn, found = super().searched(view, legal, nodes, rng, stop)
            return drawn, found[-1:]

    state = hands(A_CITY_BUT_ORE, (3, 0, 0, 2, 2))
    view = view_of(state, state.turn.seat)
    chosen = Hasty("strong").choose(view, RIDERS.legal(state), NODES, Random(1))
    assert chosen == EndTurn()


def test_an_offer_is_tried_on_each_seat_that_may_accept() -> None:
    state = hands(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    asked = (state.turn.seat + 1) % 4
    trial = Trial([flatten(state)], number_of(Offer(WOOD, ORE)))
    assert set(trial.asked) == set(trial.answered) == {asked}
    assert trial.likeliest([], 1) == asked
    assert trial.likeliest([asked], 1) is None
    assert trial.likeliest([], 2) is None
    nobody = Trial([flatten(hands(A_CITY_BUT_ORE, WOOD))], number_of(Offer(WOOD, ORE)))
    assert nobody.likeliest([], 0) is None


def test_an_offer_that_helps_only_one_side_is_not_welcome() -> None:
    def welcome(mine: Goods, theirs: Goods, give: Goods, want: Goods) -> bool:
        state = hands(mine, theirs)
        view = view_of(state, state.turn.seat)
        number = number_of(Offer(give, want))
        return is_welcome(view, [flatten(state)] * 4, number, NODES, Random(1), never)

    assert welcome(A_CITY_BUT_ORE, (0, 1, 1, 1, 1), WOOD, ORE)
    assert not welcome((0, 0, 0, 2, 3), (3, 0, 0, 2, 2), ORE, WOOD), "it gives up a city"


@pytest.mark.parametrize("for_both", [True, False])
def test_the_other_side_of_an_offer_is_weighed_first_if_it_is_to_gain(
    monkeypatch: pytest.MonkeyPatch, *, for_both: bool
) -> None:
    sides: list[Sequence[int]] = []

    def noted(
        positions: Sequence[Core], numbers: Sequence[int], nodes: int, rng: Random, stop: Stop
    ) -> list[Tally]:
        sides.append(numbers)
        told = weighed(positions, numbers, nodes, rng, stop)
        return told if NO_DEAL in numbers else told[::-1]

    monkeypatch.setattr("changcheng_qt.titles.riders.trading.weighed", noted)
    state = hands(A_CITY_BUT_ORE, (0, 1, 1, 1, 1))
    view, drawn = view_of(state, state.turn.seat), [flatten(state)] * 4
    number = number_of(Offer(WOOD, ORE))
    found = is_welcome(view, drawn, number, NODES, Random(1), never, for_both=for_both)
    assert found != for_both, "the other side is worse off"
    assert [YES in side for side in sides] == [for_both], "its own side need not be weighed then"


def test_more_simulations_make_no_deal_better() -> None:
    assert TradingBot("strong").weighing(1) == LEAST
    assert TradingBot("master").weighing(2000) == MOST
