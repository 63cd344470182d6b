"""Bots that would trade with the supply ask the others first."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from changcheng_qt.bots.bot import Drawn, Stop, never
from changcheng_qt.bots.search import Node
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.core.flatten import number_of
from changcheng_qt.titles.riders.judging import ClubBot
from changcheng_qt.titles.riders.rules.appraisal import OFFERS
from changcheng_qt.titles.riders.rules.commands import Command, Offer, TradeWithSupply
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.manners import MOST_GIVEN
from changcheng_qt.titles.riders.rules.pieces import Good, Goods
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.trading import LEAST, SURE, TradingBot, cheaper
from tests.titles.riders.test_trading import NODES, ORE, WOOD, hands, view_of

SUPPLY: Final = TradeWithSupply(Good.WOOD, Good.ORE)
MINE: Final = (4, 0, 0, 2, 2)
"""A city but for an ore, which the supply sells for four wood."""
MEETS: Final = (0, 1, 1, 1, 1)
"""An ore to spare, and a settlement but for a wood."""


def asking(theirs: Goods) -> tuple[View, Sequence[Command]]:
    """The view of the seat in turn, and its legal commands, if the next one has some cards."""
    state = hands(MINE, theirs)
    return view_of(state, state.turn.seat), RIDERS.legal(state)


def test_a_good_that_others_may_give_for_less_is_asked_of_them() -> None:
    view, legal = asking(MEETS)
    found = cheaper(view, legal, SUPPLY)
    assert Offer(WOOD, ORE) in found
    assert all(one.want == ORE and sum(one.give) <= MOST_GIVEN for one in found)
    assert not cheaper(*asking((0, 1, 1, 1, 0)), SUPPLY), "nobody has ore"
    assert not cheaper(*asking((0, 0, 0, 2, 3)), SUPPLY), "it needs its ore"


def test_nobody_is_asked_again_nor_where_manners_forbid_it() -> None:
    view, legal = asking(MEETS)
    refused = replace(view.turn, refused=((WOOD, ORE),))
    assert Offer(WOOD, ORE) not in cheaper(replace(view, turn=refused), legal, SUPPLY)
    used_up = replace(view.turn, offers=OFFERS)
    assert not cheaper(replace(view, turn=used_up), legal, SUPPLY)
    assert not cheaper(view, [one for one in legal if not isinstance(one, Offer)], SUPPLY)
    near = replace(view, points=put((2,) * 4, (view.turn.seat + 1) % 4, 9))
    assert not cheaper(near, legal, SUPPLY), "it is about to win"


class Trading(TradingBot):
    """Prefers a trade with the supply."""

    def searched(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
    ) -> tuple[Drawn[Command], list[Node]]:
        node = Node(0, number_of(SUPPLY), view.decider)
        node.visits = 1
        return self.drawn(view, legal, nodes, rng), [node]


@pytest.mark.parametrize(("theirs", "is_asked"), [(MEETS, True), ((0, 1, 1, 1, 0), False)])
def test_a_club_player_asks_before_it_trades_with_the_supply(
    theirs: Goods, *, is_asked: bool
) -> None:
    view, legal = asking(theirs)
    found = ClubBot().asked_first(view, legal, SUPPLY, 8 * NODES, Random(1), never)
    assert found == (Offer(WOOD, ORE) if is_asked else SUPPLY)


@pytest.mark.parametrize("is_welcome", [True, False])
def test_a_searching_bot_asks_where_a_deal_is_clearly_better(
    monkeypatch: pytest.MonkeyPatch, *, is_welcome: bool
) -> None:
    sure: list[float] = []
    weighed: list[object] = []

    def weigh(*asked: object, for_both: bool, errors: float) -> bool:
        assert for_both
        sure.append(errors)
        weighed.append(asked[3])
        return is_welcome

    monkeypatch.setattr("changcheng_qt.titles.riders.trading.is_welcome", weigh)
    view, legal = asking(MEETS)
    found = Trading("strong").choose(view, legal, NODES, Random(1), never)
    assert isinstance(found, Offer) == is_welcome
    assert sure == [SURE]
    assert weighed == [LEAST], "a deal is weighed by more simulations than a choice in plain code"
    Trading("strong").choose(view, legal, 2 * LEAST, Random(1), never)
    assert weighed[1] == 2 * LEAST
