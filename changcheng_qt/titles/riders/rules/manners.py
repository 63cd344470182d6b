"""The manners of bots that trade with people (RIDERS_TABLE section 7).

An offer asks everybody who has cards. So where people are among them, a bot makes at most one in a
turn and one in some rounds, only terms that a person may be able to meet, and never twice the same;
none where it would refuse their Yes, since they are about to win. Bots trade more among themselves:
there nobody waits for an answer. Nor does anybody where the only person provably cannot meet an
offer: the table rejects it for the person.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles.riders.rules.commands import Command, Offer
from changcheng_qt.titles.riders.rules.entries import Offered, offers_in
from changcheng_qt.titles.riders.rules.partners import is_barred
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, holds
from changcheng_qt.titles.riders.rules.story import Story
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
    is_alone = sum(player.is_human for player in players) == 1
    made = list(_made(view, people[0] if is_alone else None))
    asked = {(one.give, one.want) for one, _ in made}
    waits = view.turn.number < view.seats * ROUNDS_APART * len(asked)
    would_deal = not all(is_barred(view, seat) for seat in people)
    may_ask = would_deal and not waits and not any(is_now for _, is_now in made)
    most = [_most(view.story, seat) for seat in people]
    return [
        one
        for one in legal
        if not isinstance(one, Offer)
        or (
            may_ask and (one.give, one.want) not in asked
            if any(holds(cards, one.want) for cards in most)
            else is_alone
        )
    ]


def _made(view: View, person: Seat | None) -> Iterator[tuple[Offered, bool]]:
    """Yield the offers of the deciding seat, and whether each is of this turn; of a person those
    that it may have been able to meet.
    """
    entries = view.story.entries
    made = [
        (place, one)
        for place, entry in enumerate(entries)
        for one in offers_in((entry,))
        if one.seat == view.decider
    ]
    for number, (place, one) in enumerate(made):
        before = replace(view.story, entries=entries[:place])
        if person is None or holds(_most(before, person), one.want):
            yield one, number >= len(made) - view.turn.offers


def _most(story: Story, seat: Seat) -> Goods:
    """Return the most cards of each good that a seat may hold."""
    hands = [every[seat] for every in story.outcomes]
    return tuple(max((hand[good] for hand in hands), default=0) for good in Good)
