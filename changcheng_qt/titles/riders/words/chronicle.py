"""The chronicle, step by step, as far as the viewer of a View may know.

Events are filtered for their viewer: a hidden good or edict is None and gets the public sentence.
The deed of a seat is a verb phrase without its subject, so that `passages` can join several deeds
of a seat to a sentence. A rider that comes is a clause, which can also follow the deed that brought
it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed, player_name
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.events import Event, OfferEnd
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import (
    edict_in_sentence,
    good_in_sentence,
    good_text,
    goods_text,
    riders_text,
    towers_text,
)
from changcheng_qt.titles.riders.words.places import (
    fort_name,
    ground_name,
    hex_name,
    pass_name,
    sea_name,
    short_corner_name,
    short_hex_names,
    short_road_name,
)
from changcheng_qt.titles.riders.words.result import victory_text

translate = QCoreApplication.translate


def event_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return an event in a sentence or two."""
    if deed := deed_text(event, view, players):
        sentence = translate("RidersChronicle", "{player} {deed}.", "a verb phrase and its subject")
        return fill(sentence, player=player_name(players, _seat_of(event)), deed=deed)
    if clause := rider_clause(event, view):
        return clause_alone(clause)
    for told in (_turn, _roll, _bonus):
        if sentence := told(event, view, players):
            return sentence
    raise TypeError(event)


def deed_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return the deed of a seat as a verb phrase in the past tense; empty for any other event."""
    for told in (_founding, _building, _dice, _pirate, _trade, _edict):
        if deed := told(event, view, players):
            return deed
    return ""


def rider_clause(event: Event, view: View) -> str:
    """Return the clause about a rider that gathers, comes before the wall, or cannot; empty for any
    other event.
    """
    board = view.board
    match event:
        case events.RiderDrawn(numeral=numeral):
            words = translate("RidersChronicle", "rider {numeral} gathers at {ground}")
            return fill(words, numeral=numeral.word, ground=ground_name(board, numeral - 1))
        case events.RiderAssaulted(numeral, _, sector):
            words = translate("RidersChronicle", "rider {numeral} comes before {fort}")
            return fill(words, numeral=numeral.word, fort=pass_name(board, sector))
        case events.AssaultFull(_, sector):
            words = translate("RidersChronicle", "no room for another rider before {fort}")
            return fill(words, fort=pass_name(board, sector))
        case _:
            return ""


def clause_alone(clause: str) -> str:
    """Return a clause as a sentence of its own."""
    sentence = translate("Chronicle", "{sentence}.")
    return fill(sentence, sentence=f"{clause[:1].upper()}{clause[1:]}")


def _seat_of(event: Event) -> Seat:
    seat: Seat = getattr(event, "seat")  # noqa: B009 - every deed has one
    return seat


def _founding(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.FortFounded(_, sector):
            words = translate("RidersChronicle", "founded the {fort}")
            return fill(words, fort=fort_name(board, sector))
        case events.SettlementFounded(_, corner):
            words = translate("RidersChronicle", "founded a settlement at {corner}")
            return fill(words, corner=short_corner_name(board, corner))
        case events.RoadLaid(_, road):
            words = translate("RidersChronicle", "laid a road {place}")
            return fill(words, place=short_road_name(board, road))
        case events.StartGoodsTaken(_, goods):
            words = translate("RidersChronicle", "received {goods} to start with")
            nothing = translate("RidersChronicle", "received nothing to start with")
            return fill(words, goods=goods_text(goods)) if total(goods) else nothing
        case _:
            return ""


def _building(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.RoadBuilt(_, road, is_free):
            paid = translate("RidersChronicle", "built a road {place}")
            free = translate("RidersChronicle", "built a free road {place}")
            return fill(free if is_free else paid, place=short_road_name(board, road))
        case events.SettlementBuilt(_, corner):
            words = translate("RidersChronicle", "built a settlement at {corner}")
            return fill(words, corner=short_corner_name(board, corner))
        case events.CityBuilt(_, corner) if corner in board.fort_corners:
            sector = next(n for n, site in enumerate(board.sectors) if site.fort == corner)
            words = translate("RidersChronicle", "made {fort} a border city")
            return fill(words, fort=pass_name(board, sector))
        case events.CityBuilt(_, corner):
            words = translate("RidersChronicle", "built a city at {corner}")
            return fill(words, corner=short_corner_name(board, corner))
        case events.WallRaised(_, _, level):
            return fill(translate("RidersChronicle", "raised tower {level}"), level=level)
        case events.EdictBought(edict=None):
            return translate("RidersChronicle", "bought an edict")
        case events.EdictBought(edict=Edict() as edict):
            words = translate("RidersChronicle", "bought an edict ({edict})")
            return fill(words, edict=edict_in_sentence(edict))
        case _:
            return ""


def _dice(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.DiceRolled(_, dice):
            return fill(translate("RidersChronicle", "rolled {number}"), number=sum(dice))
        case events.GoodsDiscarded(_, good):
            words = translate("RidersChronicle", "gave up {goods}")
            return fill(words, goods=good_text(good, 1))
        case _:
            return ""


def _pirate(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.PirateMoved(_, _, sea):
            words = translate("RidersChronicle", "moved the pirate ({sea})")
            return fill(words, sea=sea_name(view.board, sea))
        case events.PirateStayed():
            return translate("RidersChronicle", "left the pirate in place")
        case events.GoodsRobbed(_, victim, None):
            words = translate("RidersChronicle", "took a card from {player}")
            return fill(words, player=player_name(players, victim))
        case events.GoodsRobbed(_, victim, Good() as good):
            words = translate("RidersChronicle", "took {goods} from {player}")
            goods = good_text(good, 1)
            return fill(words, goods=goods, player=player_name(players, victim))
        case events.AllSpared():
            return translate("RidersChronicle", "took no card")
        case _:
            return ""


def _trade(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.SupplyTraded(_, give, get, rate):
            words = translate("RidersChronicle", "traded {give} for {get} with the supply")
            return fill(words, give=good_text(give, rate), get=good_text(get, 1))
        case events.OfferMade(_, _, given, wanted):
            words = translate("RidersChronicle", "offered {give} for {want}")
            return fill(words, give=goods_text(given), want=goods_text(wanted))
        case events.OfferEnded(end=OfferEnd.WITHDRAWN):
            return translate("RidersChronicle", "withdrew the offer")
        case events.DealMade(_, partner, given, got):
            words = translate("RidersChronicle", "gave {partner} {give} for {get}")
            return fill(
                words,
                partner=player_name(players, partner),
                give=goods_text(given),
                get=goods_text(got),
            )
        case _:
            return ""


def _edict(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.EdictPlayed(_, edict):
            words = translate("RidersChronicle", "played {edict}")
            return fill(words, edict=edict_in_sentence(edict))
        case events.RiderShifted(_, numeral, start, end):
            words = translate("RidersChronicle", "moved rider {numeral} from {start} to {end}")
            return fill(
                words,
                numeral=numeral.word,
                start=ground_name(board, start),
                end=ground_name(board, end),
            )
        case events.RiderChased(_, numeral, hex):
            words = translate("RidersChronicle", "chased rider {numeral} from {hex}")
            return fill(words, numeral=numeral.word, hex=hex_name(board, hex))
        case events.TributeTaken(_, goods):
            words = translate("RidersChronicle", "took {goods} from the supply")
            return fill(words, goods=goods_text(goods))
        case events.GoodsLevied():
            return _levy(event, players)
        case events.EdictFinished():
            return translate("RidersChronicle", "left the rest of the edict unused")
        case _:
            return ""


def _levy(event: events.GoodsLevied, players: Sequence[Player]) -> str:
    if not total(event.cards):
        words = translate("RidersChronicle", "levied {good}, but nobody had any")
        return fill(words, good=good_in_sentence(event.good))
    of_one = translate("Chronicle", "{player} {count}")
    counts = [
        fill(of_one, player=player_name(players, seat), count=count)
        for seat, count in enumerate(event.cards)
        if count
    ]
    words = translate("RidersChronicle", "levied {goods} ({counts})")
    goods = good_text(event.good, total(event.cards))
    return fill(words, goods=goods, counts=listed(counts))


def _turn(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.TurnBegan(seat, number):
            words = translate("Chronicle", "Turn {number}: {player}")
            return fill(words, number=number, player=player_name(players, seat))
        case events.TurnEnded(seat):
            words = translate("Chronicle", "{player} ends the turn.")
            return fill(words, player=player_name(players, seat))
        case events.ExtraRoundBegan(seat):
            words = translate("RidersChronicle", "Extra building round, from {player} on.")
            return fill(words, player=player_name(players, seat))
        case events.ExtraPassed(seat):
            words = translate("RidersChronicle", "{player} passes.")
            return fill(words, player=player_name(players, seat))
        case events.OfferAnswered() | events.AnswersShown() | events.OfferEnded():
            return _answers(event, players)
        case events.GameEnded(ending, winners, best, points):
            return victory_text(players, ending, winners, best, points)
        case _:
            return ""


def _answers(
    event: events.OfferAnswered | events.AnswersShown | events.OfferEnded,
    players: Sequence[Player],
) -> str:
    match event:
        case events.OfferAnswered(seat, None):
            words = translate("RidersChronicle", "{player} has answered.")
            return fill(words, player=player_name(players, seat))
        case events.OfferAnswered(seat, answer) if answer is not None:
            whole = translate("Chronicle", "{sentence}.")
            return fill(whole, sentence=_answer(answer, player_name(players, seat)))
        case events.AnswersShown(asked, answers):
            told = [
                _answer(answer, player_name(players, seat))
                for seat, answer in zip(asked, answers, strict=True)
            ]
            words = translate("RidersChronicle", "Answers: {answers}.")
            return fill(words, answers=in_a_row(told))
        case _:
            words = translate("RidersChronicle", "Nobody accepts {player}'s offer.")
            return fill(words, player=player_name(players, event.seat))


def _answer(answer: Answer, player: str) -> str:
    match answer:
        case Accept():
            return fill(translate("RidersChronicle", "{player} accepts"), player=player)
        case Reject():
            return fill(translate("RidersChronicle", "{player} declines"), player=player)
        case _:
            words = translate("RidersChronicle", "{player} would give {give} for {want}")
            give, want = goods_text(answer.give), goods_text(answer.want)
            return fill(words, player=player, give=give, want=want)


def in_a_row(clauses: Sequence[str]) -> str:
    """Return clauses one after another."""
    both = translate("Chronicle", "{told}; {clause}")
    told = clauses[0]
    for clause in clauses[1:]:
        told = fill(both, told=told, clause=clause)
    return told


def _roll(event: Event, view: View, players: Sequence[Player]) -> str:
    board = view.board
    match event:
        case events.CrownTookSector(sector):
            words = translate("RidersChronicle", "The crown holds {fort} with five towers.")
            return fill(words, fort=pass_name(board, sector))
        case events.SectionBreached():
            return _breach(event, view, players)
        case events.GoodsProduced():
            return _produced(event, view, players)
        case events.SupplyShort(good, _, paid) if any(paid):
            words = translate("RidersChronicle", "Too little in the supply: only {goods}.")
            return fill(words, goods=good_text(good, total(paid)))
        case events.SupplyShort(good):
            words = translate("RidersChronicle", "Too little in the supply: nobody gets {good}.")
            return fill(words, good=good_in_sentence(good))
        case _:
            return ""


def _breach(event: events.SectionBreached, view: View, players: Sequence[Player]) -> str:
    breach = fill(
        translate("RidersChronicle", "Breach at {fort}: {riders} against {towers}."),
        fort=pass_name(view.board, event.sector),
        riders=riders_text(len(event.riders)),
        towers=towers_text(event.towers),
    )
    entered = fill(
        translate("RidersChronicle", "They enter {hexes}."),
        hexes=short_hex_names(view.board, dict.fromkeys(event.hexes)),
    )
    words = translate(
        "RidersChronicle",
        "{player} now has {towers} and %n penalty(ies): breach {number} of {most}.",
        "",
        event.penalties,
    )
    left = fill(
        words,
        player=player_name(players, event.seat),
        towers=towers_text(event.level),
        number=event.breaches,
        most=view.breaches_end,
    )
    return join_sentences((breach, entered, left))


def _produced(event: events.GoodsProduced, view: View, players: Sequence[Player]) -> str:
    to_one = translate("RidersChronicle", "{goods} to {player}")
    gains = [
        fill(to_one, goods=goods_text(goods), player=player_name(players, seat))
        for seat, goods in enumerate(event.goods)
        if total(goods)
    ]
    produced = translate("RidersChronicle", "Nobody gets goods.")
    if gains:
        produced = fill(translate("Chronicle", "{sentence}."), sentence=in_a_row(gains))
    if not event.blocked:
        return produced
    words = translate("RidersChronicle", "Held by riders: {hexes}.")
    blocked = fill(words, hexes=short_hex_names(view.board, event.blocked))
    return join_sentences((produced, blocked))


def _bonus(event: Event, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.LongRoadMoved(None):
            return translate("RidersChronicle", "Nobody holds the Long Road any more.")
        case events.LongRoadMoved(seat, length) if seat is not None:
            words = translate("RidersChronicle", "{player} holds the Long Road ({length}).")
            return fill(words, player=player_name(players, seat), length=length)
        case events.GreatHostMoved(seat, soldiers):
            words = translate(
                "RidersChronicle",
                "{player} holds the Great Host, with %n soldier(s).",
                "",
                soldiers,
            )
            return fill(words, player=player_name(players, seat))
        case _:
            return ""
