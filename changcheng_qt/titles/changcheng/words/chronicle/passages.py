"""A turn, a scoring or the attack in one sentence, of public information.

A sentence is a row of clauses. Every clause is a translated text of its own with a verb in it, and
so are the patterns that join them: no language has to build a sentence of single words.
"""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import capitalised, fill, listed, plain, signed
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Event, Source
from changcheng_qt.titles.changcheng.rules.geography import End, Province
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import event_card_name
from changcheng_qt.titles.changcheng.words.chronicle.narrator import Narrator
from changcheng_qt.titles.changcheng.words.names import face_in_sentence

translate = QCoreApplication.translate


def passage_text(happened: Sequence[Event], view: View, players: Sequence[Player]) -> str:
    """Return a turn, a scoring or the attack in one sentence; empty if nothing was done yet."""
    narrator = Narrator(view, players)
    if happened and isinstance(happened[0], events.AttackBegan):
        clauses = [_attack_clause(happened, narrator), *_event_card_clauses(happened, narrator)]
    else:
        after = [*_after_clauses(happened, narrator)]
        clauses = [*_deed_clauses(happened, narrator), *after]
        if clauses and clauses == after:
            clauses[0] = capitalised(clauses[0])
    if not clauses:
        return ""
    sentence = clauses[0]
    for clause in clauses[1:]:
        sentence = fill(translate("Chronicle", "{told}; {clause}"), told=sentence, clause=clause)
    return fill(translate("Chronicle", "{sentence}."), sentence=sentence)


def _deed_clauses(happened: Sequence[Event], narrator: Narrator) -> Iterator[str]:
    """Yield one clause for the builds and plays of the seat, and its peeks."""
    deed = _deed(happened, narrator)
    neutral = next((event for event in happened if isinstance(event, events.NeutralPlaced)), None)
    if neutral is not None:
        deed = _with_neutral(deed, neutral, narrator)
    peeks = [event for event in happened if isinstance(event, events.Peeked)]
    if peeks:
        if deed:
            sentence = translate("Chronicle", "{deed}, and peeked at {regions}")
        else:
            sentence = translate("Chronicle", "{player} peeked at {regions}")
        regions = [narrator.region(region) for region in dict.fromkeys(e.region for e in peeks)]
        player = narrator.player(peeks[0].seat)
        deed = fill(sentence, deed=deed, player=player, regions=listed(regions))
    if deed:
        yield deed


def _deed(happened: Iterable[Event], narrator: Narrator) -> str:
    singles: list[events.SinglePlaced] = []
    cards: list[events.CardPlayed] = []
    for event in happened:
        match event:
            case events.DoublePlaced():
                return _double(event, happened, narrator)
            case events.TowerPlaced(seat, square):
                sentence = translate("Chronicle", "{player} built a tower in {province}")
                province = narrator.province_of(square)
                return fill(sentence, player=narrator.player(seat), province=province)
            case events.TurnPassed(seat):
                sentence = translate("Chronicle", "{player} had no moves left and passed")
                return fill(sentence, player=narrator.player(seat))
            case events.SinglePlaced():
                singles.append(event)
            case events.CardPlayed():
                cards.append(event)
            case _:
                pass
    return _walls_and_cards(singles, cards, narrator)


def _double(event: events.DoublePlaced, happened: Iterable[Event], narrator: Narrator) -> str:
    points = sum(
        scored.points
        for scored in happened
        if isinstance(scored, events.PointsScored) and scored.source is Source.DOUBLE
    )
    places = dict.fromkeys(narrator.province_of(square) for square in (event.west, event.east))
    return fill(
        translate("Chronicle", "{player} built a double wall in {places} and scored {points}"),
        player=narrator.player(event.seat),
        places=listed(list(places)),
        points=points,
    )


def _walls_and_cards(
    singles: Sequence[events.SinglePlaced], cards: Sequence[events.CardPlayed], narrator: Narrator
) -> str:
    if not singles and not cards:
        return ""
    if singles and cards:
        sentence = translate("Chronicle", "{player} played a card and built a wall in {places}")
    elif len(singles) > 1:
        sentence = translate("Chronicle", "{player} built walls in {places}")
    elif singles:
        sentence = translate("Chronicle", "{player} built a wall in {places}")
    elif len(cards) > 1:
        sentence = translate("Chronicle", "{player} played cards in {places}")
    else:
        sentence = translate("Chronicle", "{player} played a card in {places}")
    seat = cards[0].seat if cards else singles[0].seat
    provinces = [card.province for card in cards]
    provinces += [narrator.view.wall.province_of[single.square] for single in singles]
    places = [narrator.province(province) for province in dict.fromkeys(provinces)]
    return fill(sentence, player=narrator.player(seat), places=listed(places))


def _with_neutral(deed: str, neutral: events.NeutralPlaced, narrator: Narrator) -> str:
    if deed:
        sentence = translate("Chronicle", "{deed}, with a neutral wall in {province}")
    else:
        sentence = translate("Chronicle", "{player} built a neutral wall in {province}")
    return fill(
        sentence,
        deed=deed,
        player=narrator.player(neutral.seat),
        province=narrator.province_of(neutral.square),
    )


def _after_clauses(happened: Sequence[Event], narrator: Narrator) -> Iterator[str]:
    """Yield the consequences: threats revealed, provinces completed and scored, a board added."""
    said = {event.province for event in happened if isinstance(event, events.ProvinceScored)}
    for event in happened:
        match event:
            case events.ThreatTurnedUp(region, value):
                sentence = translate("Chronicle", "{region}'s threat is revealed ({value})")
                yield fill(sentence, region=narrator.region(region), value=signed(-value))
            case events.ProvinceCompleted() | events.CardsRevealed() if event.province not in said:
                said.add(event.province)
                sentence = translate("Chronicle", "{province} is complete")
                yield fill(sentence, province=narrator.province(event.province))
            case events.ProvinceScored():
                yield _scoring_clause(event.province, event.winners, event.value, narrator)
            case events.MapExtended():
                yield _extension_clause(event)
            case _:
                pass


def _scoring_clause(
    province: Province, winners: Sequence[Seat], value: int, narrator: Narrator
) -> str:
    if not winners:
        sentence = translate("Chronicle", "{province} is complete: nobody scores")
    elif len(winners) == 1:
        sentence = translate("Chronicle", "{province} is complete: {players} scores {points}")
    else:
        sentence = translate("Chronicle", "{province} is complete: {players} score {points} each")
    return fill(
        sentence,
        province=narrator.province(province),
        players=narrator.all_players(winners),
        points=value,
    )


def _extension_clause(event: events.MapExtended) -> str:
    sentence = {
        End.WEST: translate("Chronicle", "{board} is added in the west"),
        End.EAST: translate("Chronicle", "{board} is added in the east"),
    }[event.end]
    return fill(sentence, board=face_in_sentence(event.face.board, event.face.side))


def _attack_clause(happened: Iterable[Event], narrator: Narrator) -> str:
    losses = _points(happened, (Source.REGION,))
    if not losses:
        return translate("Chronicle", "The Mongols attack, but nobody loses points")
    clauses = [
        fill(
            translate("Chronicle", "{player} loses {points}"),
            player=narrator.player(seat),
            points=plain(-points),
        )
        for seat, points in losses.items()
    ]
    return fill(translate("Chronicle", "The Mongols attack: {losses}"), losses=listed(clauses))


def _event_card_clauses(happened: Sequence[Event], narrator: Narrator) -> Iterator[str]:
    sources = {
        EventCard.DIPLOMACY: Source.DIPLOMACY,
        EventCard.DOMINANCE: Source.DOMINANCE,
        EventCard.IMPERIAL_REWARD: Source.IMPERIAL_REWARD,
    }
    for event in happened:
        if isinstance(event, events.EventCardCounted) and event.card in sources:
            gains = _points(happened, (sources[event.card],))
            clauses = [
                fill(
                    translate("Chronicle", "{player} scores {points}"),
                    player=narrator.player(seat),
                    points=points,
                )
                for seat, points in gains.items()
            ]
            yield fill(
                translate("Chronicle", "{event}: {gains}"),
                event=event_card_name(event.card),
                gains=listed(clauses) or translate("Chronicle", "nobody scores"),
            )


def _points(happened: Iterable[Event], sources: Sequence[Source]) -> dict[Seat, int]:
    """Return the points that each seat gained or lost from sources, in the order of the seats."""
    sums: dict[Seat, int] = {}
    for event in happened:
        if isinstance(event, events.PointsScored) and event.source in sources:
            sums[event.seat] = sums.get(event.seat, 0) + event.points
    return dict(sorted((seat, points) for seat, points in sums.items() if points))
