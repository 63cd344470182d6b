"""A turn or the final scoring in one sentence, of public information.

A sentence is a row of clauses. Every clause is a translated text of its own with a verb in it, and
so are the patterns that join them: no language has to build a sentence of single words.
"""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.geography import Space
from changcheng_qt.titles.china.rules.state import TWICE
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.chronicle import gains_text, is_full
from changcheng_qt.titles.china.words.names import (
    are_taken_cards_named,
    card_in_sentence,
    colours_of_cards,
    place_name,
    region_name,
    town_name,
)

translate = QCoreApplication.translate


def turn_text(happened: Sequence[Event], view: View, players: Sequence[Player]) -> str:
    """Return a turn, or the part of one after a mark of the chronicle, in one sentence; empty if
    nothing was done yet.
    """
    deed = _deed(happened, view, players)
    clauses = deed, _taken(happened, view), *_after(happened, view, players)
    sentence = _sentence(clause for clause in clauses if clause)
    return sentence if deed else sentence[:1].upper() + sentence[1:]


def final_text(happened: Sequence[Event], players: Sequence[Player]) -> str:
    """Return the points of each seat in the final scoring, or a part of it, in one sentence."""
    kinds: dict[type[events.PointsEvent], str] = {
        events.RegionScored: translate("ChinaChronicle", "regions: {gains}"),
        events.AllianceScored: translate("ChinaChronicle", "alliances: {gains}"),
        events.RoadsScored: translate("ChinaChronicle", "roads: {gains}"),
    }
    scored = [event for event in happened if isinstance(event, events.PointsEvent)]
    clauses = []
    for kind, sentence in kinds.items():
        if of_kind := [event for event in scored if isinstance(event, kind)]:
            gains = gains_text(_sums(of_kind, len(players)), players)
            clauses.append(fill(sentence, gains=gains))
    head = translate("ChinaChronicle", "Final scoring – {told}")
    return fill(head, told=_sentence(clauses))


def _sentence(clauses: Iterable[str]) -> str:
    sentence = ""
    for clause in clauses:
        both = translate("Chronicle", "{told}; {clause}")
        sentence = fill(both, told=sentence, clause=clause) if sentence else clause
    return fill(translate("Chronicle", "{sentence}."), sentence=sentence) if sentence else ""


def _sums(happened: Iterable[events.PointsEvent], seats: int) -> list[int]:
    sums = [0] * seats
    for event in happened:
        points = dict(enumerate(event.points))
        if isinstance(event, events.RoadsScored):
            points = {event.seat: sum(event.points)}
        for seat, value in points.items():
            sums[seat] += value
    return sums


def _deed(happened: Sequence[Event], view: View, players: Sequence[Player]) -> str:
    for event in happened:
        match event:
            case events.Passed(seat):
                sentence = translate("ChinaChronicle", "{player} passed")
                return fill(sentence, player=player_name(players, seat))
            case events.CardDiscarded(seat, colour):
                sentence = translate("ChinaChronicle", "{player} swapped {card}")
                player = player_name(players, seat)
                return fill(sentence, player=player, card=card_in_sentence(colour))
            case _:
                pass
    houses = [event for event in happened if isinstance(event, events.HousePlaced)]
    emissaries = [event for event in happened if isinstance(event, events.EmissarySent)]
    forts = [event for event in happened if isinstance(event, events.FortificationPlaced)]
    placed: list[Seat] = [house.seat for house in houses]
    placed += [event.seat for event in emissaries] + [event.seat for event in forts]
    if not placed:
        return ""
    region = emissaries[0].region if emissaries else None
    return fill(
        _fortified(len(houses), len(emissaries)) if forts else _built(len(houses), len(emissaries)),
        player=player_name(players, placed[0]),
        towns=_places([house.space for house in houses], view),
        region="" if region is None else region_name(view.board, region),
        fort=_places([fort.space for fort in forts], view),
    )


def _built(houses: int, emissaries: int) -> str:
    match houses, emissaries:
        case 1, 0:
            return translate("ChinaChronicle", "{player} built a house in {towns}")
        case 1, _:
            return translate(
                "ChinaChronicle",
                "{player} built a house in {towns} and sent an emissary to {region}",
            )
        case 0, 1:
            return translate("ChinaChronicle", "{player} sent an emissary to {region}")
        case 0, _:
            return translate("ChinaChronicle", "{player} sent two emissaries to {region}")
        case _:
            return translate("ChinaChronicle", "{player} built houses in {towns}")


def _fortified(houses: int, emissaries: int) -> str:
    if houses:
        return translate("ChinaChronicle", "{player} fortified {fort} and built a house in {towns}")
    if emissaries:
        return translate(
            "ChinaChronicle", "{player} fortified {fort} and sent an emissary to {region}"
        )
    return translate("ChinaChronicle", "{player} fortified {fort}")


def _places(spaces: Sequence[Space], view: View) -> str:
    """Return towns of one region, with its name once."""
    if not spaces:
        return ""
    names = [town_name(view.board, space) for space in spaces[:-1]]
    return listed([*names, place_name(view.board, spaces[-1])])


def _taken(happened: Sequence[Event], view: View) -> str:
    """Return the taken open cards, if they may be named to all."""
    taken = [event.colour for event in happened if isinstance(event, events.OpenCardTaken)]
    if not taken or not are_taken_cards_named(view):
        return ""
    sentence = translate("ChinaChronicle", "open card(s) taken: {colours}", "", len(taken))
    return fill(sentence, colours=colours_of_cards(tuple(taken)))


def _after(happened: Sequence[Event], view: View, players: Sequence[Player]) -> Iterator[str]:
    """Yield the consequences: full regions, and the end of the pile."""
    for event in happened:
        match event:
            case events.RegionScored(region, counts, _, points) if is_full(view, region, counts):
                yield fill(
                    translate("ChinaChronicle", "{region} is full: {gains}", "a clause"),
                    region=region_name(view.board, region),
                    gains=gains_text(points, players),
                )
            case events.PileExhausted(time) if time == TWICE:
                yield translate(
                    "ChinaChronicle", "the pile is used up, and the game ends with this round"
                )
            case events.DiscardsReshuffled():
                yield translate(
                    "ChinaChronicle", "the pile is used up, and the discards become a new one"
                )
            case _:
                pass
