"""Bots at the table: they ask a person little and never twice the same, and a deal that leaves a
side worse is found out; `company` measures the same of any games.
"""

from functools import cache
from statistics import median

import pytest

from changcheng_qt.bots import usual_nodes
from changcheng_qt.titles.riders.entry import SIMULATIONS
from changcheng_qt.titles.riders.rules.commands import Accept, Deal, Reject, Withdraw
from changcheng_qt.titles.riders.rules.game import RIDERS
from tests.effort import by_day, by_night, effort
from tests.titles.riders.bots.company import Account, Asked, game, losses
from tests.titles.riders.rules.test_trades_of_bots import A_CITY_BUT_ORE
from tests.titles.riders.test_trading import GIFT, ORE, WOOD, offered, view_of

GAMES = effort(sample=3, nightly=12)
MOST_QUESTIONS = 12
WEIGHED = 400
"""The simulations by which a deal is judged again."""
MOST_WORSE = 1 / 7
"""The share of the deals that may leave a side clearly worse: of those that nobody weighs two in
five do.
"""


@cache
def accounts(kind: str) -> list[Account]:
    """Games with a person and three bots; played while no coverage is measured."""
    nodes = usual_nodes(kind, SIMULATIONS)
    return [game(kind, nodes, f"{seed}", person=kind) for seed in range(GAMES)]


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", by_day(["novice", "club"], slow=["club"]))
def test_a_person_is_asked_little_and_nothing_twice(kind: str) -> None:
    assert median(len(one.questions) for one in accounts(kind)) <= MOST_QUESTIONS
    assert not any(one.repeated for one in accounts(kind))
    assert any(one.accepted for one in accounts(kind)), "some are worth a Yes"


@by_night
@pytest.mark.no_cover
def test_hardly_a_deal_of_club_players_leaves_a_side_worse() -> None:
    """By day `test_club` shows that they weigh what they offer, answer and deal."""
    nodes = usual_nodes("club", SIMULATIONS)
    worse = [
        is_worse
        for seed in range(GAMES)
        for *_, is_worse in losses(game("club", nodes, f"{seed}"), WEIGHED, f"{seed}")
    ]
    assert worse.count(True) <= MOST_WORSE * len(worse) / 2


@pytest.mark.no_cover
def test_bots_without_manners_are_found_out() -> None:
    found = game("novice", 1, "1", person="novice", considered=lambda view, legal, players: legal)
    assert len(found.questions) > MOST_QUESTIONS
    assert found.repeated


def test_a_side_that_a_deal_leaves_worse_is_found_out() -> None:
    seat = GIFT.turn.seat
    asked = (seat + 1) % 4
    account = Account(match=None)  # type: ignore[arg-type]
    give_up = offered((3, 0, 0, 2, 2), (0, 0, 0, 2, 3), WOOD, ORE)
    dealt = offered(A_CITY_BUT_ORE, (0, 1, 1, 1, 1), WOOD, ORE, Accept())
    account.deals = [
        (
            Asked(view_of(dealt, seat), RIDERS.legal(dealt), Deal(asked)),
            Asked(view_of(give_up, asked), [Accept(), Reject()], Accept()),
        )
    ]
    good, bad = losses(account, 200, "1")
    assert (good[2], bad[2]) == (False, True)
    assert good[0] < 0 < bad[0]
    assert Withdraw() in RIDERS.legal(dealt)
