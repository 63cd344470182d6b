"""The chronicle, step by step, as far as the viewer of a View may know.

Events are filtered for their viewer: a hidden drawn card is None and gets the public sentence. With
hands hidden, taken open cards are only named for their owner.
"""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name, player_names
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.geography import Region
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.state import TWICE
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.names import (
    alliance_name,
    are_taken_cards_named,
    card_in_sentence,
    colours_of_cards,
    place_name,
    price,
    region_name,
    road_name,
)
from changcheng_qt.titles.china.words.result import victory_text

translate = QCoreApplication.translate

_Placing = events.HousePlaced | events.EmissarySent | events.FortificationPlaced
_Taking = events.CardDiscarded | events.OpenCardTaken | events.CardDrawn
_Pile = events.PileExhausted | events.DiscardsReshuffled | events.OpenCardsFilled


def event_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return a sentence about an event."""
    match event:
        case events.HousePlaced() | events.EmissarySent() | events.FortificationPlaced():
            return _placing(event, view, player_name(players, event.seat))
        case events.CardDiscarded() | events.OpenCardTaken() | events.CardDrawn():
            return _taking(event, view, player_name(players, event.seat))
        case events.PileExhausted() | events.DiscardsReshuffled() | events.OpenCardsFilled():
            return _pile(event, view)
        case events.RegionScored() | events.AllianceScored() | events.RoadsScored():
            return _points(event, view, players)
        case events.TurnBegan(seat, number):
            return fill(
                translate("Chronicle", "Turn {number}: {player}"),
                number=number,
                player=player_name(players, seat),
            )
        case events.TurnEnded(seat):
            sentence = translate("Chronicle", "{player} ends the turn.")
            return fill(sentence, player=player_name(players, seat))
        case events.Passed(seat):
            sentence = translate("ChinaChronicle", "{player} passes.")
            return fill(sentence, player=player_name(players, seat))
        case events.GameEnded(scores, pieces, winners):
            return victory_text(players, winners, scores, pieces)
        case _:
            assert_never(event)


def _placing(event: _Placing, view: View, player: str) -> str:
    board = view.board
    if isinstance(event, events.EmissarySent):
        return fill(
            translate("ChinaChronicle", "{player} sends an emissary to {region} for {cards}."),
            player=player,
            region=region_name(board, event.region),
            cards=price(board, event.region, event.pay),
        )
    if isinstance(event, events.HousePlaced):
        sentence = translate("ChinaChronicle", "{player} builds a house in {place} for {cards}.")
    else:
        sentence = translate(
            "ChinaChronicle", "{player} places a fortification in {place} for {cards}."
        )
    return fill(
        sentence,
        player=player,
        place=place_name(board, event.space),
        cards=price(board, board.region_of(event.space), event.pay),
    )


def _taking(event: _Taking, view: View, player: str) -> str:
    match event:
        case events.CardDiscarded(_, colour):
            sentence = translate("ChinaChronicle", "{player} swaps {card}.")
            return fill(sentence, player=player, card=card_in_sentence(colour))
        case events.OpenCardTaken(seat, _, colour):
            if not are_taken_cards_named(view, seat):
                sentence = translate("ChinaChronicle", "{player} takes an open card.")
                return fill(sentence, player=player)
            sentence = translate("ChinaChronicle", "{player} takes {card} from the open cards.")
            return fill(sentence, player=player, card=card_in_sentence(colour))
        case events.CardDrawn(colour=Colour() as drawn):
            sentence = translate("ChinaChronicle", "{player} draws {card} from the pile.")
            return fill(sentence, player=player, card=card_in_sentence(drawn))
        case events.CardDrawn():
            return fill(translate("ChinaChronicle", "{player} draws a card."), player=player)
        case _:
            assert_never(event)


def _pile(event: _Pile, view: View) -> str:
    match event:
        case events.PileExhausted(time):
            if time == TWICE:
                return translate(
                    "ChinaChronicle",
                    "The pile is used up for the second time: the game ends with this round.",
                )
            return translate("ChinaChronicle", "The pile is used up for the first time.")
        case events.DiscardsReshuffled(count):
            return translate("ChinaChronicle", "%n discard(s) form a new pile.", "", count)
        case events.OpenCardsFilled(colours=colours):
            if not are_taken_cards_named(view):
                return translate("ChinaChronicle", "%n new open card(s).", "", len(colours))
            sentence = translate("ChinaChronicle", "New open cards: {colours}.")
            return fill(sentence, colours=colours_of_cards(colours))
        case _:
            assert_never(event)


def _points(event: events.PointsEvent, view: View, players: Sequence[Player]) -> str:
    match event:
        case events.RegionScored(region, counts):
            if is_full(view, region, counts):
                sentence = translate("ChinaChronicle", "{region} is full: {gains}.")
            else:
                sentence = translate("ChinaChronicle", "{region} is scored: {gains}.")
            return fill(
                sentence,
                region=region_name(view.board, region),
                gains=gains_text(event.points, players),
            )
        case events.AllianceScored(alliance, _, points):
            return _alliance(alliance_name(view.board, alliance), points, players)
        case events.RoadsScored(seat):
            return _roads(event, view, player_name(players, seat))
        case _:
            assert_never(event)


def is_full(view: View, region: Region, counts: Sequence[int]) -> bool:
    """Whether the region was scored because houses filled it, and not at the end of the game."""
    return sum(counts) == len(view.board.spaces_of[region])


def gains_text(points: Sequence[int], players: Sequence[Player]) -> str:
    """Return the points of each seat as a list, or that nobody scored."""
    sentence = translate("Chronicle", "{player} scores {points}")
    gains = [
        fill(sentence, player=player_name(players, seat), points=value)
        for seat, value in enumerate(points)
        if value
    ]
    return listed(gains) if gains else translate("Chronicle", "nobody scores")


def _alliance(name: str, points: Sequence[int], players: Sequence[Player]) -> str:
    """Return the sentence about an alliance; all seats that lead in both courts score the same."""
    seats: list[Seat] = [seat for seat, value in enumerate(points) if value]
    if not seats:
        sentence = translate("ChinaChronicle", "{alliance}: nobody leads in both courts.")
    elif len(seats) == 1:
        sentence = translate(
            "ChinaChronicle", "{alliance}: {players} leads in both courts and scores {points}."
        )
    else:
        sentence = translate(
            "ChinaChronicle", "{alliance}: {players} lead in both courts and score {points} each."
        )
    return fill(sentence, alliance=name, players=player_names(players, seats), points=max(points))


def _roads(event: events.RoadsScored, view: View, player: str) -> str:
    if not event.lines:
        sentence = translate("ChinaChronicle", "{player} has no line of four houses.")
        return fill(sentence, player=player)
    of_line = translate("ChinaChronicle", "{towns} ({points})", "a line and its points")
    lines = [
        fill(of_line, towns=road_name(view.board, line), points=points)
        for line, points in zip(event.lines, event.points, strict=True)
    ]
    return fill(
        translate("ChinaChronicle", "{player} scores {points} for roads: {lines}."),
        player=player,
        points=sum(event.points),
        lines=listed(lines),
    )
