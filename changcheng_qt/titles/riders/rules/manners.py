"""The manners of bots that trade with people (RIDERS_TABLE section 7).

An offer asks everybody who has cards. So where people are among them, a bot makes at most one in a
turn and one in some rounds, only terms that a person may be able to meet, and never twice the same.
Bots trade more among themselves: there nobody waits for an answer.
"""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles.riders.rules.commands import Command, Offer
from changcheng_qt.titles.riders.rules.counting import holdings
from changcheng_qt.titles.riders.rules.pieces import Goods, holds
from changcheng_qt.titles.riders.rules.view import View

ROUNDS_APART: Final = 6
"""For each offer that it makes to people, a bot waits this many rounds."""


def considered(
    view: View, legal: Sequence[Command], players: Sequence[Player]
) -> Sequence[Command]:
    """Return the commands that a bot considers among the players."""
    others = (seat for seat in range(view.seats) if seat != view.turn.seat)
    people = [seat for seat in others if players[seat].is_human and view.hand_counts[seat]]
    if not people or not any(isinstance(one, Offer) for one in legal):
        return legal
    made = [terms for terms in view.story.offered if terms[0] == view.decider]
    if view.turn.offers or view.turn.number < view.seats * ROUNDS_APART * len(made):
        return [one for one in legal if not isinstance(one, Offer)]
    most = [_most(view, seat) for seat in people]
    return [
        one
        for one in legal
        if not isinstance(one, Offer)
        or (
            (view.decider, one.give, one.want) not in made
            and any(holds(cards, one.want) for cards in most)
        )
    ]


def _most(view: View, seat: Seat) -> Goods:
    """Return the most cards of each good that a seat may hold."""
    return tuple(held.most for held in holdings(view, seat))
