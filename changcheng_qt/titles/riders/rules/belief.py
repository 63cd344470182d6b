"""Draws a State that agrees with a View: hidden things are drawn again (RIDERS section 12.3).

Goods have their exact chances (`story`). Edicts that were played, also in plays that were undone,
were each at one of the places where the seat had bought (`purchases`); the kinds that are left are
dealt to the other places, so that each seat has the academies and markets that the end of a game
has shown. An answer that the viewer does not know yet is a Yes or a No with the same chance where
the hand drawn can pay, otherwise a No.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.pieces import Edict, Edicts, Goods, holds
from changcheng_qt.titles.riders.rules.purchases import Places, Placing
from changcheng_qt.titles.riders.rules.setup import Setup, edicts_in_play
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Turn
from changcheng_qt.titles.riders.rules.view import View


def sample(view: View, rng: Random) -> State:
    """Return a State that agrees with everything in a view; its hidden parts are drawn. Raises
    `ValueError` for the view of a faulty file, with which none agrees.
    """
    hands = _hands(view, rng)
    stack, edicts = _edicts(view, rng)
    return State(
        setup=Setup(view.colours, view.first, view.options, stack),
        stage=view.stage,
        turn=_turn(view.turn, hands, rng),
        buildings=view.buildings,
        roads=view.roads,
        pieces=view.pieces,
        princes=view.princes,
        levels=view.levels,
        waiting=view.waiting,
        gathered=view.gathered,
        entered=view.entered,
        bag=view.bag,
        pirate=view.pirate,
        supply=view.supply,
        hands=hands,
        edicts=edicts,
        played=view.played,
        penalties=view.penalties,
        lines=view.lines,
        fresh=view.fresh,
        taken=len(stack) - view.stack,
        long_road=view.long_road,
        great_host=view.great_host,
        founded=view.founded,
        ending=view.ending,
        winners=view.winners,
        best=view.best,
        rolls=view.rolls,
        draws=view.draws,
        ply=view.ply,
    )


def _hands(view: View, rng: Random) -> tuple[Goods, ...]:
    """Return all hands, drawn where the viewer does not see one."""
    if None not in view.hands:
        return tuple(hand for hand in view.hands if hand is not None)
    drawn = view.story.draw(rng)
    return tuple(
        other if hand is None else hand for hand, other in zip(view.hands, drawn, strict=True)
    )


def _turn(turn: Turn, hands: Sequence[Goods], rng: Random) -> Turn:
    """Return the turn with all answers given to an offer."""
    offer = turn.offer
    if offer is None or None not in offer.answers:
        return turn
    answers = tuple(
        _answer(offer, hands[seat], rng) if answer is None else answer
        for seat, answer in zip(offer.asked, offer.answers, strict=False)
    )
    return replace(turn, offer=replace(offer, answers=answers))


def _answer(offer: OpenOffer, hand: Goods, rng: Random) -> Answer:
    can_pay = holds(hand, offer.want)
    return Accept() if can_pay and rng.random() < 0.5 else Reject()


def _edicts(view: View, rng: Random) -> tuple[Edicts, tuple[Places, ...]]:
    """Return the stack, from its first top, and the places of the edicts that the seats hold."""
    story, box = view.story, edicts_in_play(view.seats)
    placing = Placing(story.purchases.plays, story.seen, box, rng)
    held = []
    for bought, done in zip(story.purchases.bought, story.purchases.done, strict=True):
        played = {placing.places[number] for number in done}
        held.append(tuple(place for place in bought if place not in played))
    left = list((Counter(box) - Counter(placing.kinds.values())).elements())
    rng.shuffle(left)
    kinds = placing.kinds
    for places, shown in zip(held, view.point_edicts, strict=False):
        kinds |= _shown(places, shown, kinds, left)
    stack = tuple(kinds[place] if place in kinds else left.pop() for place in range(len(box)))
    return stack, tuple(held)


def _shown(
    places: Places, shown: Edicts, kinds: Mapping[int, Edict], left: list[Edict]
) -> dict[int, Edict]:
    """Deal edicts that are left to the unknown places of a seat, so that it has the academy and the
    market that the end of the game has shown, and no others.
    """
    owed = Counter(shown) - Counter(kinds[place] for place in places if place in kinds)
    due = list(owed.elements())
    dealt = {}
    for place in places:
        if place not in kinds:
            fitting = (due.pop(),) if due else (edict for edict in left if not edict.is_point)
            dealt[place] = next(iter(fitting), left[0])
            left.remove(dealt[place])
    return dealt
