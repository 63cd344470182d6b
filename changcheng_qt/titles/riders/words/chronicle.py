"""The chronicle, step by step, as far as the viewer of a View may know.

The deed of a seat is a phrase of `deeds` with its subject. A rider that comes is a clause, which
can also follow the deed that brought it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import capitalised, fill, join_sentences, player_name
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.pieces import total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.deeds import deed_text
from changcheng_qt.titles.riders.words.names import (
    good_in_sentence,
    good_text,
    goods_text,
    riders_text,
    towers_text,
)
from changcheng_qt.titles.riders.words.places import ground_name, pass_name, short_hex_names
from changcheng_qt.titles.riders.words.result import victory_text

translate = QCoreApplication.translate


def event_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return an event in a sentence or two."""
    if deed := deed_text(event, view, players):
        sentence = translate("RidersChronicle", "{player} {deed}.", "a verb phrase and its subject")
        return fill(sentence, player=player_name(players, _seat_of(event)), deed=deed)
    if clause := rider_clause(event, view):
        return clause_alone(clause)
    for text_of in (_turn, _roll, _bonus):
        if sentence := text_of(event, view, players):
            return sentence
    raise TypeError(event)


def rider_clause(event: Event, view: View) -> str:
    """Return the clause about a rider that gathers, rides up to the wall, or cannot; empty for any
    other event.
    """
    board = view.board
    match event:
        case events.RiderDrawn(numeral=numeral):
            words = translate("RidersChronicle", "rider {numeral} gathers at {ground}")
            return fill(words, numeral=numeral.word, ground=ground_name(board, numeral - 1))
        case events.RiderAssaulted(numeral, _, sector):
            words = translate("RidersChronicle", "rider {numeral} rides up to {fort}")
            return fill(words, numeral=numeral.word, fort=pass_name(board, sector))
        case events.AssaultFull(_, sector):
            words = translate("RidersChronicle", "no room for another rider before {fort}")
            return fill(words, fort=pass_name(board, sector))
        case _:
            return ""


def clause_alone(clause: str) -> str:
    """Return a clause as a sentence of its own."""
    sentence = translate("Chronicle", "{sentence}.")
    return fill(sentence, sentence=capitalised(clause))


def _seat_of(event: Event) -> Seat:
    seat: Seat = getattr(event, "seat")  # noqa: B009 - every deed has one
    return seat


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
            clauses = [
                _answer(answer, player_name(players, seat))
                for seat, answer in zip(asked, answers, strict=True)
            ]
            words = translate("RidersChronicle", "Answers: {answers}.")
            return fill(words, answers=in_a_row(clauses))
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
    row = clauses[0]
    for clause in clauses[1:]:
        row = fill(both, told=row, clause=clause)
    return row


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
        translate("RidersChronicle", "The rider(s) enter {hexes}.", "", len(event.riders)),
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
