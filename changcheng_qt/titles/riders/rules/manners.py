"""The manners of bots as traders (RIDERS_TABLE section 7): offers to people, and counteroffers.

An offer asks everybody who has cards. So where people are among them, a bot makes at most one in a
turn and one in some rounds, only terms that a person may be able to meet, and never twice the same;
none where it would refuse their Yes, since they are about to win. Bots trade more among themselves:
there nobody waits for an answer. Nor does anybody where the only person provably cannot meet an
offer: the table rejects it for the person.

A counteroffer has terms that differ by two cards at most from those offered, such as one card more
or another good, and of these the seat may hope for most. Nobody is asked for cards that it cannot
have, nor for as many as the supply asks, and no three cards are given. What a seat has shown in a
counteroffer or a Yes it does not show again before a hand has changed, so no terms come twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles.riders.rules.appraisal import LIKELY, PARTNER, Appraiser
from changcheng_qt.titles.riders.rules.commands import Command, Counter, Offer
from changcheng_qt.titles.riders.rules.entries import Offered, Showed, offers_in
from changcheng_qt.titles.riders.rules.partners import is_barred, is_dearer
from changcheng_qt.titles.riders.rules.pieces import Good, Goods, holds, total
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.story import Story
from changcheng_qt.titles.riders.rules.turn import OpenOffer
from changcheng_qt.titles.riders.rules.view import View

ROUNDS_APART: Final = 6
"""For each offer that it makes to people, a bot waits this many rounds."""
NEAR: Final = 2
"""By how many cards terms may differ from those offered."""
MOST_GIVEN: Final = 2
"""The most cards that are given for others."""


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


def counter_to(view: View, legal: Sequence[Command]) -> Counter | None:
    """Return the counteroffer to the open offer that promises most, if any promises something."""
    offer = view.turn.offer
    assert offer is not None, "there is something to answer"
    judged, shown = Appraiser(Outlook(view, view.decider)), [*_shown(view)]
    near = [
        one
        for one in legal
        if isinstance(one, Counter)
        and total(one.give) <= MOST_GIVEN
        and one.give not in shown
        and (one.want, one.give) not in view.turn.refused
        and _apart(offer, one) <= NEAR
        and not is_dearer(view, view.turn.seat, one.want, one.give)
    ]
    hopes = {one: _hope(judged, one) for one in near}
    best = max(near, key=lambda one: hopes[one], default=None)
    return best if best is not None and hopes[best] > 0 else None


def _apart(offer: OpenOffer, counter: Counter) -> int:
    """Return how many cards come, go or are others in the terms of a counteroffer."""
    sides = ((offer.give, counter.want), (offer.want, counter.give))
    return sum(abs(one - other) for pair in sides for one, other in zip(*pair, strict=True))


def _shown(view: View) -> Iterator[Goods]:
    """Yield what the seat has shown in its answers since a hand changed."""
    for entry in reversed(view.story.entries):
        if isinstance(entry, Showed):
            if entry.seat == view.decider:
                yield entry.goods
        elif not isinstance(entry, Offered):
            return


def _hope(judged: Appraiser, counter: Counter) -> float:
    """Return the points that a counteroffer promises, 0 if it is not likely to be taken."""
    give, want, partner = counter.give, counter.want, judged.view.turn.seat
    gain = judged.trade(give, want, partner)
    if gain <= 0:
        return 0.0
    likely = judged.partners.chance_of(partner, give, want, PARTNER)
    return gain * likely if likely >= LIKELY else 0.0
