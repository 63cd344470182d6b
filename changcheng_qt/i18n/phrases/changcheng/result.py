"""The result in words: who has won, where the others came, and where points come from."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.games.changcheng.events import Source
from changcheng_qt.games.changcheng.pieces import EventCard
from changcheng_qt.i18n.phrases.changcheng.cards import event_card_name
from changcheng_qt.i18n.phrases.wording import fill, plain, player_name, player_names

translate = QCoreApplication.translate


def victory(players: Sequence[Player], winners: Sequence[Seat], score: int) -> str:
    """Return who has won, alone or together, and with how many points."""
    if len(winners) == 1:
        return fill(
            translate("Victory", "{player} wins with {score} point(s).", "", abs(score)),
            player=player_name(players, winners[0]),
            score=plain(score),
        )
    return fill(
        translate("Victory", "{players} share the win with {score} point(s) each.", "", abs(score)),
        players=player_names(players, winners),
        score=plain(score),
    )


def own_standing(scores: Sequence[int], seat: Seat) -> str:
    """Return where the player at the screen came, and by how many points ahead or behind."""
    ahead, equal = _place(scores, seat)
    behind = max(scores) - scores[seat]
    if not ahead:
        if len(equal) > 1:
            return translate("Victory", "You share the win.")
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return translate("Victory", "You win by %n point(s).", "", lead)
    match ahead, len(equal) > 1:
        case 1, False:
            return translate("Victory", "You came second, %n point(s) behind.", "", behind)
        case 1, True:
            return translate("Victory", "You share second place, %n point(s) behind.", "", behind)
        case 2, False:
            return translate("Victory", "You came third, %n point(s) behind.", "", behind)
        case 2, True:
            return translate("Victory", "You share third place, %n point(s) behind.", "", behind)
        case _:
            return translate("Victory", "You came fourth, %n point(s) behind.", "", behind)


def standings(scores: Sequence[int], players: Sequence[Player], seats: Sequence[Seat]) -> list[str]:
    """Return where several seats came, the best first; the headline names the winners, not this."""
    told: list[str] = []
    for seat in sorted(seats, key=lambda seat: -scores[seat]):
        ahead, equal = _place(scores, seat)
        if ahead and seat == next(one for one in equal if one in seats):
            told.append(_of_others(scores, players, ahead, equal))
    return told


def source_name(source: Source) -> str:
    """Return where points come from, as a heading in the table of the result."""
    return {
        Source.DOUBLE: translate("Source", "Double wall"),
        Source.PROVINCE: translate("Source", "Provinces"),
        Source.REGION: translate("Source", "Mongol attack"),
        Source.DIPLOMACY: event_card_name(EventCard.DIPLOMACY),
        Source.DOMINANCE: event_card_name(EventCard.DOMINANCE),
        Source.IMPERIAL_REWARD: event_card_name(EventCard.IMPERIAL_REWARD),
    }[source]


def _of_others(
    scores: Sequence[int], players: Sequence[Player], ahead: int, equal: Sequence[Seat]
) -> str:
    behind = max(scores) - scores[equal[0]]
    match ahead, len(equal) > 1:
        case 1, False:
            text = translate("Victory", "{player} came second, %n point(s) behind.", "", behind)
        case 1, True:
            text = translate(
                "Victory", "{players} share second place, %n point(s) behind.", "", behind
            )
        case 2, False:
            text = translate("Victory", "{player} came third, %n point(s) behind.", "", behind)
        case 2, True:
            text = translate(
                "Victory", "{players} share third place, %n point(s) behind.", "", behind
            )
        case _:
            text = translate("Victory", "{player} came fourth, %n point(s) behind.", "", behind)
    name, names = player_name(players, equal[0]), player_names(players, equal)
    return fill(text, player=name, players=names)


def _place(scores: Sequence[int], seat: Seat) -> tuple[int, list[Seat]]:
    """Return how many seats are ahead of one, and which have its score."""
    ahead = sum(score > scores[seat] for score in scores)
    return ahead, [other for other, score in enumerate(scores) if score == scores[seat]]
