"""Draws a State that agrees with a View: hidden things are drawn again (RIDERS section 12.3).

Goods have their exact chances (`story`). Edicts are places of the stack. A played one was at a
place where the viewer knows an edict of that kind; if there is none, one of the places at which the
seat held an edict unknown to the viewer is drawn, each with the same chance. A play that was undone
is drawn in the same way, and shows the edict at that place. The kinds that are left are then dealt
to the other places. An answer that the viewer does not know yet is a Yes or a No with the same
chance where the hand drawn can pay, otherwise a No.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.entries import Aside, Bought, Entries, Played, seen_edicts
from changcheng_qt.titles.riders.rules.pieces import Edict, Edicts, Goods, holds
from changcheng_qt.titles.riders.rules.setup import Setup, edicts_in_play
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Turn
from changcheng_qt.titles.riders.rules.view import View

Places: TypeAlias = tuple[int, ...]
"""Places of the stack where a seat bought edicts, in that order."""


def sample(view: View, rng: Random) -> State:
    """Return a State that agrees with everything in a view; its hidden parts are drawn. Raises
    `ValueError` for the view of a faulty file, where none agrees.
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
    entries = view.story.entries
    found = seen_edicts(entries)
    bought: dict[Seat, Places] = dict.fromkeys(range(view.seats), ())
    played: set[int] = set()
    _place_played(entries, bought, played, found, rng)
    kinds = edicts_in_play(view.seats)
    left = list((Counter(kinds) - Counter(found.values())).elements())
    rng.shuffle(left)
    stack = tuple(found[place] if place in found else left.pop() for place in range(len(kinds)))
    held = (tuple(place for place in mine if place not in played) for mine in bought.values())
    return stack, tuple(held)


def _place_played(
    entries: Entries,
    bought: dict[Seat, Places],
    played: set[int],
    found: dict[int, Edict],
    rng: Random,
) -> None:
    """Draw the places of the edicts that were played, and add them to those `played` and `found`;
    `bought` are the places of each seat so far.
    """
    for entry in entries:
        match entry:
            case Bought(seat=seat, place=place):
                bought[seat] += (place,)
            case Played(seat=seat, edict=edict, bought=count):
                held = [place for place in bought[seat][:count] if place not in played]
                fitting = [place for place in held if found.get(place) is edict]
                fitting = fitting or [place for place in held if place not in found]
                place = fitting[rng.randrange(len(fitting))]
                found[place] = edict
                played.add(place)
            case Aside(entries=undone):
                _place_played(undone, dict(bought), set(played), found, rng)
            case _:
                pass
