"""Why a command is refused: a sentence for each reason, which names the rule; and for the deciding
player the goods that are missing.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.forecast import rates_of
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Goods, goods, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.affording import BUILDS, Build, cost_of
from changcheng_qt.titles.riders.words.names import goods_text

translate = QCoreApplication.translate

_OF_THE_TURN: Final[Mapping[Refusal, Callable[[], str]]] = MappingProxyType(
    {
        Refusal.GAME_OVER: lambda: translate("Refusal", "The game is over."),
        Refusal.NOT_NOW: lambda: translate("RidersRefusal", "You can't do this now."),
        Refusal.FOUNDING: lambda: translate("RidersRefusal", "The founding isn't over yet."),
        Refusal.NOT_ROLLED: lambda: translate("RidersRefusal", "Roll the dice first."),
        Refusal.ROLLED: lambda: translate("RidersRefusal", "The dice have been rolled."),
        Refusal.DISCARD_DUE: lambda: translate(
            "RidersRefusal", "After the seven, cards must be given up first."
        ),
        Refusal.PIRATE_DUE: lambda: translate("RidersRefusal", "Decide about the pirate first."),
        Refusal.ROBBERY_DUE: lambda: translate(
            "RidersRefusal", "First take a card from a player, or none."
        ),
        Refusal.RIDER_DUE: lambda: translate("RidersRefusal", "Draw the rider first."),
        Refusal.OFFER_OPEN: lambda: translate("RidersRefusal", "An offer is still open."),
        Refusal.EDICT_UNFINISHED: lambda: translate("RidersRefusal", "Finish your edict first."),
        Refusal.EXTRA_ROUND: lambda: translate(
            "RidersRefusal", "In the extra building round you can only build and buy edicts."
        ),
        Refusal.IMPOSSIBLE: lambda: translate(
            "RidersRefusal", "This can't have happened: the file is damaged."
        ),
        Refusal.NO_EXTRA_ROUND: lambda: translate(
            "RidersRefusal", "This isn't an extra building round."
        ),
    }
)
_OF_PLACES: Final[Mapping[Refusal, Callable[[], str]]] = MappingProxyType(
    {
        Refusal.SITE_TAKEN: lambda: translate("RidersRefusal", "This site is taken."),
        Refusal.NO_SUCH_PLACE: lambda: translate("RidersRefusal", "There is no land here."),
        Refusal.ROAD_TAKEN: lambda: translate("RidersRefusal", "There is already a road here."),
        Refusal.ROAD_UNCONNECTED: lambda: translate(
            "RidersRefusal", "None of your roads or buildings is next to this."
        ),
        Refusal.BEYOND_BUILDING: lambda: translate(
            "RidersRefusal", "Another player's building is in the way."
        ),
        Refusal.NOT_AT_SETTLEMENT: lambda: translate(
            "RidersRefusal", "The road must begin at what you have just founded."
        ),
        Refusal.NO_ROADS: lambda: translate("RidersRefusal", "You have no roads left."),
        Refusal.CORNER_TAKEN: lambda: translate(
            "RidersRefusal", "There is already a building here."
        ),
        Refusal.NEIGHBOUR_BUILT: lambda: translate(
            "RidersRefusal", "There is a building on the next corner."
        ),
        Refusal.NO_ROAD_THERE: lambda: translate("RidersRefusal", "None of your roads leads here."),
        Refusal.FORT_SITE: lambda: translate("RidersRefusal", "This is the site of a border fort."),
        Refusal.NO_SETTLEMENTS: lambda: translate("RidersRefusal", "You have no settlements left."),
        Refusal.NOT_OWN_SETTLEMENT: lambda: translate(
            "RidersRefusal", "You have no settlement here."
        ),
        Refusal.NO_CITIES: lambda: translate("RidersRefusal", "You have no cities left."),
        Refusal.WALL_COMPLETE: lambda: translate(
            "RidersRefusal", "Your section has all five towers."
        ),
        Refusal.NO_FREE_ROAD: lambda: translate(
            "RidersRefusal", "There is no place for a free road."
        ),
        Refusal.NOT_SEA: lambda: translate("RidersRefusal", "The pirate stays at sea."),
        Refusal.PIRATE_THERE: lambda: translate("RidersRefusal", "The pirate is already here."),
        Refusal.PIRATE_MOVED: lambda: translate(
            "RidersRefusal", "This soldier has already moved the pirate."
        ),
        Refusal.MUST_MOVE_PIRATE: lambda: translate(
            "RidersRefusal", "In this game you must move the pirate."
        ),
        Refusal.NOBODY_TO_ROB: lambda: translate("RidersRefusal", "There is no card to take."),
        Refusal.NO_RIDER_THERE: lambda: translate("RidersRefusal", "There is no rider here."),
        Refusal.SAME_GROUND: lambda: translate(
            "RidersRefusal", "The rider is already on this gathering ground."
        ),
    }
)
_OF_CARDS: Final[Mapping[Refusal, Callable[[], str]]] = MappingProxyType(
    {
        Refusal.LACKING: lambda: translate("RidersRefusal", "You lack the goods for this."),
        Refusal.NO_EDICTS: lambda: translate("RidersRefusal", "There are no edicts left."),
        Refusal.EDICT_FRESH: lambda: translate(
            "RidersRefusal", "You bought this edict only this turn."
        ),
        Refusal.EDICT_PLAYED: lambda: translate(
            "RidersRefusal", "You have already played an edict this turn."
        ),
        Refusal.EDICT_NOT_HELD: lambda: translate("RidersRefusal", "You don't have this edict."),
        Refusal.SUPPLY_SHORT: lambda: translate("RidersRefusal", "The supply has too few of it."),
        Refusal.SAME_GOOD: lambda: translate(
            "RidersRefusal", "Both are the same good: choose another."
        ),
        Refusal.SAME_ON_BOTH_SIDES: lambda: translate(
            "RidersRefusal", "The same good can't be on both sides."
        ),
        Refusal.NUMBER_OF_CARDS: lambda: translate(
            "RidersRefusal", "One to three cards on each side, at most four in all."
        ),
        Refusal.OFFERS_USED: lambda: translate(
            "RidersRefusal", "You have made all your offers for this turn."
        ),
        Refusal.NOBODY_TO_ASK: lambda: translate("RidersRefusal", "Nobody else has a card."),
        Refusal.NO_COUNTERS: lambda: translate(
            "RidersRefusal", "This game is played without counteroffers."
        ),
        Refusal.TERMS_UNCHANGED: lambda: translate(
            "RidersRefusal", "These are the terms of the offer: say yes to it."
        ),
        Refusal.CANNOT_MEET: lambda: translate(
            "RidersRefusal", "You don't have the cards for these terms."
        ),
        Refusal.NOT_ANSWERED: lambda: translate("RidersRefusal", "Not all answers are in yet."),
        Refusal.REJECTED: lambda: translate("RidersRefusal", "The answer was no."),
        Refusal.ORDER_OF_CARDS: lambda: translate(
            "RidersRefusal", "Name the two goods in their usual order."
        ),
    }
)

_SENTENCES: Final = MappingProxyType({**_OF_THE_TURN, **_OF_PLACES, **_OF_CARDS})


def refusal(reason: Refusal) -> str:
    """Return why a command is not accepted now."""
    return _SENTENCES[reason]()


def exact_refusal(reason: Refusal, command: Command, view: View) -> str:
    """Return why a command of the viewer is not accepted now, with the missing goods if the viewer
    sees its own hand.
    """
    if reason in (Refusal.LACKING, Refusal.CANNOT_MEET) and view.to_act is not None:
        missing = missing_goods(command, view, view.to_act)
        if total(missing):
            words = translate("RidersRefusal", "You lack {goods}.", "", total(missing))
            return fill(words, goods=goods_text(missing))
    return refusal(reason)


def refusal_at(reason: Refusal, command: Command, view: View, players: Sequence[Player]) -> str:
    """Return the same for a command at a place of the map, with the owner of a building that is in
    the way.
    """
    if reason is Refusal.BEYOND_BUILDING and isinstance(command, commands.BuildRoad):
        ends = view.board.ends[command.road]
        owner = next(
            built.seat
            for end in ends
            if (built := view.buildings[end]) is not None and built.seat != view.to_act
        )
        words = translate("RidersRefusal", "This is beyond {player}'s building.")
        return fill(words, player=player_name(players, owner))
    return exact_refusal(reason, command, view)


def missing_goods(command: Command, view: View, seat: Seat) -> Goods:
    """Return the goods that a seat lacks for a command; none where the viewer sees no hand."""
    hand = view.hands[seat]
    if hand is None:
        return NO_GOODS
    wanted = _wanted(command, view, seat)
    return tuple(max(0, need - has) for need, has in zip(wanted, hand, strict=True))


def _wanted(command: Command, view: View, seat: Seat) -> Goods:
    """Return the goods that a command of a seat needs."""
    build = BUILDS.get(type(command))
    if build is not None and (build is not Build.TOWER or seat in view.princes):
        return cost_of(view, seat, build)
    match command:
        case commands.Offer(give) | commands.Counter(give):
            return give
        case commands.TradeWithSupply(give):
            return goods(*(give,) * rates_of(view, seat)[give])
        case _:
            return _wanted_for_terms(command, view)


def _wanted_for_terms(command: Command, view: View) -> Goods:
    """Return the goods that an answer to the open offer, or a deal, needs."""
    offer = view.turn.offer
    match command:
        case commands.Accept() if offer is not None:
            return offer.want
        case commands.Deal(seat) if offer is not None and seat in offer.asked and offer.is_answered:
            answer = offer.answers[offer.asked.index(seat)]
            return answer.want if isinstance(answer, commands.Counter) else offer.give
        case _:
            return NO_GOODS
